/* evaluate.h: what a position is worth, at a glance
 *
 * Private to the engine.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-position.h"
#include "weights.h"

/* Weights laid out for one board. */
typedef struct
{
  const Weights      *weights;
  const AleaGeometry *geometry;
  Weight              square[2][ALEA_N_KINDS][ALEA_MAX_PLAY_SQUARES];   /* material too */
  AleaSquareSet       file[ALEA_MAX_PLAY_SQUARES];       /* of the square */
  AleaSquareSet       beside[ALEA_MAX_PLAY_SQUARES];     /* the files beside it */
  AleaSquareSet       front[2][ALEA_MAX_PLAY_SQUARES];   /* its file and those beside, further on */
  uint8_t             rank[2][ALEA_MAX_PLAY_SQUARES];    /* as TERM_SQUARE counts them */
} Evaluator;

void evaluator_init (Evaluator          *self,
                     const Weights      *weights,
                     const AleaGeometry *geometry);

/* In centipawns, for the side to move.  Both kings are on the board. */
int  evaluate       (const Evaluator    *self,
                     const AleaPosition *position);

/* The same, and how often each term counts: for White less for Black, by
 * phase.  @counts is cleared first.  For fitting weights. */
int  evaluate_trace (const Evaluator    *self,
                     const AleaPosition *position,
                     int                 counts[static N_TERMS],
                     double             *fullness);
