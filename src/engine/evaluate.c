/* evaluate.c: what a position is worth, at a glance
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "evaluate.h"

#include "alea-position-attacks.h"
#include "guardener.h"

#include <string.h>

#define INLINE static inline __attribute__ ((always_inline))

/* How much of the pieces that fill a board a piece is; all of one array together
 * are FULLNESS. */
static const uint8_t fullness_of[ALEA_N_PIECE_TYPES] = {
  [ALEA_KNIGHT] = 1, [ALEA_BISHOP] = 1, [ALEA_ROOK] = 2, [ALEA_QUEEN] = 4,
};
static const AleaSquareSet one = 1;

/* --- counting ------------------------------------------------------------ */

/* The pieces of a position, and the sums so far. */
typedef struct
{
  const Evaluator    *evaluator;
  const AleaPosition *position;
  AleaAttack          pieces[ALEA_MAX_PLAY_SQUARES];
  size_t              n_pieces;
  AleaSquareSet       of[2][ALEA_N_PIECE_TYPES];        /* where they stand */
  AleaSquareSet       all[2];
  AleaSquareSet       attacked[2];                /* by any piece of the colour */
  AleaSquareSet       attacked_by[2][ALEA_N_PIECE_TYPES];
  AleaSquareSet       ring[2];                    /* the king of the colour, and the squares beside it */
  int                 fullness;
  int                 full;
  int                 empty;
  int                *counts;                     /* of N_TERMS; only where somebody asks */
} Tally;

/* Whether the terms are counted one by one; a constant wherever it is passed,
 * so that it costs nothing where they are not. */
typedef const bool Traced;

INLINE void
count (Tally      *self,
       Traced      is_traced,
       AleaColour  colour,
       int         term,
       int         n)
{
  const Weight weight = self->evaluator->weights->term[term];
  const int times = colour == ALEA_WHITE ? n : -n;

  self->full += times * weight.full;
  self->empty += times * weight.empty;
  if (is_traced)
    self->counts[term] += times;
}

INLINE void
count_square (Tally      *self,
              Traced      is_traced,
              AleaColour  colour,
              AleaPieceType    kind,
              AleaSquare  square)
{
  const Weight weight = self->evaluator->square[colour][kind][square];
  const int sign = colour == ALEA_WHITE ? 1 : -1;

  self->full += sign * weight.full;
  self->empty += sign * weight.empty;
  if (is_traced)
    {
      self->counts[TERM_MATERIAL + kind] += sign;
      self->counts[weights_get_square_term (self->evaluator->geometry, colour, kind, square)] += sign;
    }
}

/* A Guardener that stands on two squares is one piece. */
static void
gather (Tally *self)
{
  size_t n = 0;

  self->n_pieces = alea_position_list_attacks (self->position, self->pieces);
  for (size_t i = 0; i < self->n_pieces; i++)
    {
      const AleaAttack piece = self->pieces[i];
      const AleaColour colour = alea_piece_colour (piece.piece);
      const AleaPieceType kind = alea_piece_type (piece.piece);

      self->attacked[colour] |= piece.attacks;
      self->attacked_by[colour][kind] |= piece.attacks;
      self->all[colour] |= one << piece.square;
      if (kind == ALEA_GUARDENER && self->of[colour][kind] != 0)
        continue;

      self->of[colour][kind] |= one << piece.square;
      self->fullness += fullness_of[kind];
      if (kind == ALEA_KING)
        self->ring[colour] = piece.attacks | one << piece.square;
      self->pieces[n++] = piece;
    }

  self->n_pieces = n;
  if (self->fullness > FULLNESS)
    self->fullness = FULLNESS;
}

INLINE void
count_pawn (Tally      *self,
            Traced      is_traced,
            AleaColour  us,
            AleaSquare  square)
{
  const Evaluator *evaluator = self->evaluator;
  const AleaSquareSet ours = self->of[us][ALEA_PAWN];
  const AleaSquareSet theirs = self->of[!us][ALEA_PAWN];
  const AleaSquareSet front = evaluator->front[us][square];
  const int rank = evaluator->rank[us][square];

  if ((theirs & front) == 0)
    count (self, is_traced, us, TERM_PASSED + rank, 1);
  if (self->attacked_by[us][ALEA_PAWN] >> square & 1)
    count (self, is_traced, us, TERM_SUPPORTED + rank, 1);
  if ((ours & evaluator->beside[square]) == 0)
    count (self, is_traced, us, TERM_ISOLATED, 1);
  if (ours & front & evaluator->file[square])
    count (self, is_traced, us, TERM_DOUBLED, 1);
}

INLINE void
count_rook (Tally      *self,
            Traced      is_traced,
            AleaColour  us,
            AleaSquare  square)
{
  const AleaSquareSet file = self->evaluator->file[square];

  if (file & self->of[us][ALEA_PAWN])
    return;

  count (self, is_traced, us, file & self->of[!us][ALEA_PAWN] ? TERM_ROOK_HALF_OPEN : TERM_ROOK_OPEN, 1);
}

/* The squares that pieces of @colour attack who are worth less than @kind. */
INLINE AleaSquareSet
attacked_by_less (const Tally *self,
                  AleaColour   colour,
                  AleaPieceType     kind)
{
  const AleaSquareSet *by = self->attacked_by[colour];

  switch (kind)
    {
    case ALEA_QUEEN:
      return by[ALEA_PAWN] | by[ALEA_KNIGHT] | by[ALEA_BISHOP] | by[ALEA_GUARDENER] | by[ALEA_ROOK];
    case ALEA_ROOK:
      return by[ALEA_PAWN] | by[ALEA_KNIGHT] | by[ALEA_BISHOP] | by[ALEA_GUARDENER];
    case ALEA_KNIGHT:
    case ALEA_BISHOP:
    case ALEA_GUARDENER:
      return by[ALEA_PAWN];
    case ALEA_NO_PIECE_TYPE:
    case ALEA_PAWN:
    case ALEA_KING:
    case ALEA_N_PIECE_TYPES:
      break;
    }

  return 0;
}

INLINE void
count_piece (Tally            *self,
           Traced            is_traced,
           const AleaAttack *piece,
           int               attackers[2])
{
  const AleaColour us = alea_piece_colour (piece->piece), them = alea_colour_other (us);
  const AleaPieceType kind = alea_piece_type (piece->piece);
  const AleaSquareSet here = one << piece->square;
  const int beside_king = alea_square_set_count (piece->attacks & self->ring[them]);

  count_square (self, is_traced, us, kind, piece->square);

  if (kind == ALEA_PAWN)
    count_pawn (self, is_traced, us, piece->square);
  else if (kind != ALEA_KING)
    {
      const AleaSquareSet free = ~self->all[us] & ~self->attacked_by[them][ALEA_PAWN];
      const int squares = alea_square_set_count (piece->attacks & free);

      const int mobility = squares < N_MOBILITIES ? squares : N_MOBILITIES - 1;

      count (self, is_traced, us, TERM_MOBILITY + (int) kind * N_MOBILITIES + mobility, 1);
      if (kind == ALEA_ROOK)
        count_rook (self, is_traced, us, piece->square);
      if (here & attacked_by_less (self, them, kind))
        count (self, is_traced, us, TERM_THREAT + (int) kind, 1);
    }

  if (kind != ALEA_KING && here & self->attacked[them] & ~self->attacked[us])
    count (self, is_traced, us, TERM_LOOSE + (int) kind, 1);

  if (beside_king == 0)
    return;

  attackers[us] += kind != ALEA_PAWN && kind != ALEA_KING;
  count (self, is_traced, us, TERM_KING_RING + (int) kind, beside_king);
  if (piece->attacks & self->of[them][ALEA_KING])
    count (self, is_traced, us, TERM_KING_HIT + (int) kind, 1);
}

INLINE void
count_side (Tally      *self,
            Traced      is_traced,
            AleaColour  us,
            int         attackers)
{
  const AleaPosition *position = self->position;
  const AleaSquareSet king = self->of[us][ALEA_KING];

  count (self, is_traced, us, TERM_KING_ATTACKERS + (attackers < N_ATTACKERS ? attackers : N_ATTACKERS - 1), 1);

  if (alea_square_set_count (self->of[us][ALEA_BISHOP]) >= 2)
    count (self, is_traced, us, TERM_BISHOP_PAIR, 1);
  if (king != 0)
    count (self, is_traced, us, TERM_SHIELD,
           alea_square_set_count (self->ring[us] & self->of[us][ALEA_PAWN]
                                  & self->evaluator->front[us][alea_square_set_first (king)]));
  if (position->rules->needs.open != NULL && !guardener_get_table (&position->table)->passed[us])
    count (self, is_traced, us, TERM_PASS_LEFT, 1);
  if (alea_position_get_turn (position) == us)
    {
      count (self, is_traced, us, TERM_TO_MOVE, 1);
      if (position->rules->turn.get_moves_left != NULL)
        count (self, is_traced, us, TERM_MOVES_LEFT, (int) position->rules->turn.get_moves_left (position));
    }
}

/* In centipawns, for White. */
INLINE int
sum (Tally  *self,
     Traced  is_traced)
{
  int attackers[2] = { 0, 0 };

  gather (self);
  for (size_t i = 0; i < self->n_pieces; i++)
    count_piece (self, is_traced, &self->pieces[i], attackers);
  count_side (self, is_traced, ALEA_WHITE, attackers[ALEA_WHITE]);
  count_side (self, is_traced, ALEA_BLACK, attackers[ALEA_BLACK]);

  return (self->full * self->fullness + self->empty * (FULLNESS - self->fullness)) / FULLNESS;
}

static int
evaluate_position (const Evaluator    *evaluator,
                   const AleaPosition *position,
                   int                *counts,
                   int                *fullness)
{
  Tally tally;
  int white;

  /* All but the pieces, which are many and are written before they are read. */
  tally.evaluator = evaluator;
  tally.position = position;
  tally.fullness = tally.full = tally.empty = 0;
  tally.counts = counts;
  memset (tally.of, 0, sizeof tally.of);
  memset (tally.all, 0, sizeof tally.all);
  memset (tally.attacked, 0, sizeof tally.attacked);
  memset (tally.attacked_by, 0, sizeof tally.attacked_by);
  memset (tally.ring, 0, sizeof tally.ring);
  if (counts != NULL)
    memset (counts, 0, N_TERMS * sizeof *counts);

  white = counts != NULL ? sum (&tally, true) : sum (&tally, false);
  *fullness = tally.fullness;

  return alea_position_get_turn (position) == ALEA_WHITE ? white : -white;
}

const EvaluateTable EVALUATE_TABLE = { .evaluate = evaluate_position };
