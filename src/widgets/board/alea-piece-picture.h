/* alea-piece-picture.h: one piece, for buttons and rows
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-piece.h"

G_BEGIN_DECLS

#define ALEA_TYPE_PIECE_PICTURE (alea_piece_picture_get_type ())

G_DECLARE_FINAL_TYPE (AleaPiecePicture, alea_piece_picture, ALEA, PIECE_PICTURE, GtkWidget)

/* @size is that of the square it would stand on, in pixels. */
GtkWidget *alea_piece_picture_new   (AleaPiece       piece,
                                     int             size) G_GNUC_WARN_UNUSED_RESULT;

void       alea_piece_picture_set_size  (AleaPiecePicture *self,
                                         int               size);

void       alea_piece_picture_set_piece (AleaPiecePicture *self,
                                         AleaPiece         piece);

/* Turns him by so many quarters, clockwise, as fairy pieces are. */
void       alea_piece_picture_set_turns (AleaPiecePicture *self,
                                         guint             turns);

G_END_DECLS
