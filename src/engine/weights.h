/* weights.h: what the evaluation counts, and what each of it is worth
 *
 * Private to the engine.
 *
 * An evaluation is a sum: each term is counted, for the side to move less for
 * the other side, and multiplied by its weight.  So a table of weights can be
 * fitted to the results of games, see tune/.  A weight is two numbers of
 * centipawns, for a full board and for an empty one; what lies between is
 * weighted by the pieces that are left.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-geometry.h"
#include "alea-piece.h"

/* Squares are told apart by the rank as the side sees it and by the distance
 * from the nearer edge, counted as on the Guardener board, where rank 1 is
 * the second and the a-file too. */
#define N_SQUARE_RANKS 10
#define N_SQUARE_FILES 5
#define N_MOBILITIES   16
#define N_ATTACKERS    8

/* How many terms each group has. */
#define N_SQUARE_TERMS   (ALEA_N_PIECE_TYPES * N_SQUARE_RANKS * N_SQUARE_FILES)
#define N_MOBILITY_TERMS (ALEA_N_PIECE_TYPES * N_MOBILITIES)

/* Where each group of terms begins, and what is added to find one of them. */
enum
{
  TERM_MATERIAL,                                            /* + type */
  TERM_SQUARE = TERM_MATERIAL + ALEA_N_PIECE_TYPES,         /* + (type * ranks + rank) * files + file */
  TERM_MOBILITY = TERM_SQUARE + N_SQUARE_TERMS,             /* + type * N_MOBILITIES + squares */
  TERM_KING_RING = TERM_MOBILITY + N_MOBILITY_TERMS,        /* + type: squares beside the enemy king that a
                                                             * piece of the type attacks */
  TERM_KING_ATTACKERS = TERM_KING_RING + ALEA_N_PIECE_TYPES,  /* + pieces that attack such squares */
  TERM_KING_HIT = TERM_KING_ATTACKERS + N_ATTACKERS,        /* + type: pieces that attack the king itself */
  TERM_THREAT = TERM_KING_HIT + ALEA_N_PIECE_TYPES,         /* + type: pieces of it that a lesser one attacks */
  TERM_LOOSE = TERM_THREAT + ALEA_N_PIECE_TYPES,            /* + type: pieces of it attacked, not defended */
  TERM_PASSED = TERM_LOOSE + ALEA_N_PIECE_TYPES,            /* + rank */
  TERM_SUPPORTED = TERM_PASSED + N_SQUARE_RANKS,            /* + rank: pawns that pawns defend */
  TERM_ISOLATED = TERM_SUPPORTED + N_SQUARE_RANKS,
  TERM_DOUBLED,
  TERM_BISHOP_PAIR,
  TERM_ROOK_OPEN,
  TERM_ROOK_HALF_OPEN,
  TERM_SHIELD,                                              /* pawns in front of the king */
  TERM_PASS_LEFT,
  TERM_MOVES_LEFT,                                          /* of a series */
  TERM_TO_MOVE,
  N_TERMS,
};

typedef struct
{
  int16_t full;
  int16_t empty;
} Weight;

typedef struct
{
  const char *game;        /* the id of the game it was fitted for; NULL: any other */

  /* The chance of winning is a logistic function of the evaluation, which
   * gains a unit of log-odds in so many centipawns, ... */
  double      steepness;
  /* ... and an even position is drawn as often as this many units say. */
  double      drawishness;

  Weight      term[N_TERMS];
} Weights;

/* Written by build-aux/tune. */
extern const Weights weights_chess;
extern const Weights weights_guardener;
extern const Weights weights_random_move;

typedef enum
{
  WEIGHTS_FITTED,    /* to games of the engine, weights-GAME.c */
  WEIGHTS_BY_HAND,   /* as books weigh: what fitting begins with */
  WEIGHTS_PIECES,    /* pieces alone, the same in every game */
} WeightsSource;

/* The table of a game; never NULL: of a game that is not known pieces alone. */
const Weights *weights_find         (const char    *game,
                                     WeightsSource  source);

/* Only pieces and where they stand, as @weights has them. */
Weights        weights_keep_pieces  (const Weights *weights);

/* The rank of a square as the side sees it, of N_SQUARE_RANKS. */
int weights_get_rank        (const AleaGeometry *geometry,
                             AleaColour          colour,
                             AleaSquare          square);

/* Which entry of Weights.term a piece counts on a square. */
int weights_get_square_term (const AleaGeometry *geometry,
                             AleaColour          colour,
                             AleaPieceType       type,
                             AleaSquare          square);
