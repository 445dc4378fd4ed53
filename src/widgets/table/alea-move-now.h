/* alea-move-now.h: what is being done now, as a row of the list of moves
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-view.h"
#include "alea-turn.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *alea_move_now_new      (void);

/* @view may be NULL.  There is nothing to be seen but while the game waits. */
void       alea_move_now_update   (GtkWidget    *now,
                                   AleaGameView *view);

/* Whether it has its place in the row of @last, which may be NULL, beside what White did. */
gboolean   alea_move_now_is_reply (GtkWidget    *now,
                                   AleaTurn     *last);

/* So that it lies over @place, that of Black in its row, of which both have the same
 * parent; at @y, @height pixels high.  Where that is too narrow it is not shown. */
void       alea_move_now_reply    (GtkWidget    *now,
                                   GtkWidget    *place,
                                   int           y,
                                   int           height);

G_END_DECLS
