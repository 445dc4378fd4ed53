/* alea-players.h: the window that asks who plays, with which dice and clock
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-desk.h"

G_BEGIN_DECLS

/* Shows it over @parent.  Names and dice take effect at once, the clock with
 * the next game; the match is that of @desk. */
void alea_players_show (GtkWindow *parent,
                        GSettings *settings,
                        AleaDesk  *desk);

G_END_DECLS
