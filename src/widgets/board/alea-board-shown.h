/* alea-board-shown.h: what is shown on a board beside its pieces
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-board.h"

G_BEGIN_DECLS

/* The terraces that the dice have opened, one bit each as the geometry numbers
 * them. */
void                alea_board_set_lit_terraces (AleaBoard         *self,
                                                 unsigned           terraces);

/* The pieces that cannot move now are faint and without a shadow. */
void                alea_board_set_waiting     (AleaBoard           *self,
                                                AleaSquareSet        squares);

/* A dotted line, from whence a ghost comes. */
typedef struct
{
  AleaSquare from;
  AleaSquare to;
} AleaBoardWay;

/* All replace what was there; the arrays are copied.  Ghosts are pieces that
 * only show where something would stand. */
void                alea_board_set_marks       (AleaBoard           *self,
                                                const AleaSceneMark *marks,
                                                guint                n_marks);
void                alea_board_set_ghosts      (AleaBoard            *self,
                                                const AleaScenePiece *ghosts,
                                                guint                 n_ghosts);
void                alea_board_set_ways        (AleaBoard            *self,
                                                const AleaBoardWay   *ways,
                                                guint                 n_ways);

/* What somebody points out on the board, marks and drawings; they stay when
 * the marks are replaced.  The arrays are copied. */
void                alea_board_set_hints       (AleaBoard           *self,
                                                const AleaSceneMark *marks,
                                                guint                n_marks,
                                                const AleaDrawing   *drawings,
                                                guint                n_drawings);

/* None of all these: for a board that comes to something else. */
void                alea_board_show_nothing    (AleaBoard           *self);

G_END_DECLS
