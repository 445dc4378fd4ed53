/* alea-move-list.h: what has been done, row by row
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-game-view.h"

G_BEGIN_DECLS

#define ALEA_TYPE_MOVE_LIST (alea_move_list_get_type ())

G_DECLARE_FINAL_TYPE (AleaMoveList, alea_move_list, ALEA, MOVE_LIST, GtkWidget)

/* @view may be NULL. */
void       alea_move_list_set_view (AleaMoveList *self,
                                    AleaGameView *view);

/* Whether it can be less wide than its rows, which are scrolled sideways then. */
void       alea_move_list_set_is_narrow (AleaMoveList *self,
                                         gboolean      is_narrow);

G_END_DECLS
