/* alea-move-steps.h: to and fro through a game, below its list of moves
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A row of buttons: to the beginning, back, forward, to the last move.  By Tab it is
 * passed over, since keys do the same from everywhere. */
GtkWidget *alea_move_steps_new        (void);

/* @view may be NULL.  The row is not there before there is anything to go back to, and
 * a button does nothing where there is nowhere to go. */
void       alea_move_steps_update     (GtkWidget     *steps,
                                       AleaGameView  *view);

/* What it gets of @width by @height pixels: 0 where others need them more. */
int        alea_move_steps_get_height (GtkWidget     *steps,
                                       int            width,
                                       int            height);

G_END_DECLS
