/* alea-carry.h: a piece that is carried onto a board from beside it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-board.h"

G_BEGIN_DECLS

#define ALEA_TYPE_CARRY (alea_carry_get_type ())

G_DECLARE_FINAL_TYPE (AleaCarry, alea_carry, ALEA, CARRY, GObject)

/* The piece of @widget, which lies in @source; ALEA_NO_PIECE for none. */
typedef AleaPiece (*AleaCarryFind) (GtkWidget *source,
                                  GtkWidget *widget);

/* A board of another kind than AleaBoard: its square at a point of it, and how it
 * draws a piece with its middle at a point of @screen. */
typedef struct
{
  AleaSquare (*find_square) (gpointer     screen,
                             double       x,
                             double       y);
  void       (*draw_piece)  (gpointer     screen,
                             GtkSnapshot *snapshot,
                             AleaPiece    piece,
                             double       x,
                             double       y);
} AleaCarryBoard;

/* Carries pieces that @find finds in @source to @board, both of which lie in
 * @screen and live as long as this; @kind is NULL for an AleaBoard.  It emits
 * "dropped" with the piece and the square where he was let go. */
AleaCarry *alea_carry_new      (GtkWidget            *screen,
                                GtkWidget            *source,
                                AleaCarryFind         find,
                                GtkWidget            *board,
                                const AleaCarryBoard *kind) G_GNUC_WARN_UNUSED_RESULT;

/* Draws the piece that is carried, for the end of the snapshot of the screen. */
void       alea_carry_snapshot (AleaCarry            *self,
                                GtkSnapshot          *snapshot);

/* Lets him go back; FALSE when nobody is carried. */
gboolean   alea_carry_cancel   (AleaCarry            *self);

G_END_DECLS
