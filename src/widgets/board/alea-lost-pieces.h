/* alea-lost-pieces.h: a row of captured pieces
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-piece.h"

G_BEGIN_DECLS

#define ALEA_TYPE_LOST_PIECES (alea_lost_pieces_get_type ())

G_DECLARE_FINAL_TYPE (AleaLostPieces, alea_lost_pieces, ALEA, LOST_PIECES, GtkWidget)

/* The side of a piece, in pixels. */
void       alea_lost_pieces_set_size (AleaLostPieces *self,
                                      int             size);

/* How many pieces of each kind @colour has lost; @counts is copied. */
void       alea_lost_pieces_set (AleaLostPieces *self,
                                 AleaColour      colour,
                                 const guint     counts[ALEA_N_PIECE_TYPES]);

G_END_DECLS
