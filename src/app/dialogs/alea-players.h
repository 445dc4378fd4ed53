/* alea-players.h: the window that asks who plays, with which dice and clock
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows it over @parent.  Names and dice take effect at once, the clock with
 * the next game. */
void alea_players_show (GtkWindow *parent,
                        GSettings *settings);

G_END_DECLS
