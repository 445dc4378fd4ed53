/* alea-game-chooser.h: which game of a file?
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-game-file.h"

G_BEGIN_DECLS

typedef void (*AleaGameChosen) (AleaGameFile *file,
                                guint         number,
                                gpointer      data);

/* Shows the games of @file, which was read, in a window over @parent, and
 * calls @chosen for the one that is picked.  @data must live as long as
 * @parent. */
void alea_game_chooser_show (GtkWindow      *parent,
                             AleaGameFile   *file,
                             AleaGameChosen  chosen,
                             gpointer        data);

G_END_DECLS
