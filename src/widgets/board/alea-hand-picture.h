/* alea-hand-picture.h: what a hand shows on the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-hand-private.h"

G_BEGIN_DECLS

/* The board while it is being filled in: its pieces, its marks, and what is said
 * of each square.  Later notes replace earlier ones. */
typedef struct
{
  const AleaGeometry *geometry;
  AleaSetup           setup;
  GArray             *marks;    /* of AleaSceneMark */
  GArray             *ghosts;   /* of AleaScenePiece */
  GArray             *ways;     /* of AleaBoardWay */
  const char        **notes;    /* static, one a square */
  AleaSquareSet       waiting;
  unsigned            lit_terraces;
} AleaHandPicture;

/* Half a square to the right for the left, to the left for the right square
 * of a piece that stands across two: its marks go where it is drawn. */
double   alea_hand_get_shift (const AleaHandPicture *picture,
                              AleaSquare             square);

/* A screen reader tells what is not marked, too: it can be asked square by
 * square, and not seen at a glance. */
void     alea_hand_add_mark (AleaHandPicture    *picture,
                             AleaMark            mark,
                             AleaSquare          square,
                             const char         *note);

/* A piece that may come to @square, unless somebody stands there: @shift squares
 * to the right of its middle, @size of the usual size. */
void     alea_hand_add_ghost (AleaHandPicture   *picture,
                              AleaPiece          piece,
                              AleaSquare         square,
                              double             shift,
                              double             size);

/* During set-up: the squares that the last event has filled. */
void     alea_hand_show_placed (AleaGameView    *view,
                                AleaHandPicture *picture);

/* And what may come. */
void     alea_hand_show_set_up (AleaHand        *self,
                                const AleaState *state,
                                AleaHandPicture *picture);

G_END_DECLS
