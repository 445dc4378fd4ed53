/* alea-rank-picture.h: a rank of a board, small
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-piece.h"

G_BEGIN_DECLS

/* At first nobody on the rank is known. */
#define ALEA_TYPE_RANK_PICTURE (alea_rank_picture_get_type ())

G_DECLARE_FINAL_TYPE (AleaRankPicture, alea_rank_picture, ALEA, RANK_PICTURE, GtkWidget)

#define ALEA_RANK_SQUARES 8

/* ALEA_NO_PIECE for one that nobody knows yet. */
void       alea_rank_picture_set_pieces (AleaRankPicture *self,
                                         const AleaPiece  pieces[static ALEA_RANK_SQUARES]);

/* The side of a square at most, in pixels. */
void       alea_rank_picture_set_size   (AleaRankPicture *self,
                                         int              size);

G_END_DECLS
