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

typedef struct Evaluator Evaluator;

/* evaluate.c is compiled twice, for any processor and for x86 with the bit
 * instructions of 2013 and later. */
typedef struct
{
  int (*evaluate) (const Evaluator    *self,
                   const AleaPosition *position,
                   int                *counts,
                   int                *fullness);
} EvaluateTable;

extern const EvaluateTable evaluate_any;
extern const EvaluateTable evaluate_bmi2;

/* Weights laid out for one board. */
struct Evaluator
{
  const EvaluateTable *table;
  const Weights      *weights;
  const AleaGeometry *geometry;
  Weight              square[2][ALEA_N_PIECE_TYPES][ALEA_MAX_PLAY_SQUARES];   /* material too */
  AleaSquareSet       file[ALEA_MAX_PLAY_SQUARES];       /* of the square */
  AleaSquareSet       beside[ALEA_MAX_PLAY_SQUARES];     /* the files beside it */
  AleaSquareSet       front[2][ALEA_MAX_PLAY_SQUARES];   /* its file and those beside, further on */
  uint8_t             rank[2][ALEA_MAX_PLAY_SQUARES];    /* as TERM_SQUARE counts them */
};

/* All that an evaluation counts may come to: a full board. */
#define FULLNESS 24

void evaluator_init (Evaluator          *self,
                     const Weights      *weights,
                     const AleaGeometry *geometry);

/* In centipawns, for the side to move.  Both kings are on the board. */
static inline int
evaluate (const Evaluator    *self,
          const AleaPosition *position)
{
  int fullness;

  return self->table->evaluate (self, position, NULL, &fullness);
}

/* The same, and how often each term counts: for White less for Black, on a
 * board that is *fullness of FULLNESS full.  For fitting weights. */
static inline int
evaluate_trace (const Evaluator    *self,
                const AleaPosition *position,
                int                 counts[static N_TERMS],
                int                *fullness)
{
  return self->table->evaluate (self, position, counts, fullness);
}
