/* alea-board-square.h: one square of a board, for keyboard and screen reader
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-geometry.h"

G_BEGIN_DECLS

#define ALEA_TYPE_BOARD_SQUARE (alea_board_square_get_type ())

G_DECLARE_FINAL_TYPE (AleaBoardSquare, alea_board_square, ALEA, BOARD_SQUARE, GtkWidget)

GtkWidget  *alea_board_square_new       (AleaSquare       square) G_GNUC_WARN_UNUSED_RESULT;

AleaSquare  alea_board_square_get       (AleaBoardSquare *self);

/* What a screen reader says: "e4, white pawn, may move". */
void        alea_board_square_set_label (AleaBoardSquare *self,
                                         const char      *label);

/* Binds the keys of a board of such squares: an arrow calls @move with how many
 * files and ranks to the right and up, "(ii)", as the board is seen; Escape
 * calls @cancel. */
void        alea_board_square_bind_keys (GtkWidgetClass  *board_class,
                                         GtkShortcutFunc  move,
                                         GtkShortcutFunc  cancel);

G_END_DECLS
