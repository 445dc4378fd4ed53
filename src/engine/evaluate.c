/* evaluate.c: what a position is worth, at a glance
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "evaluate.h"

#include <string.h>

#define INLINE static inline __attribute__ ((always_inline))

/* How much of the men that fill a board a man is; all of one array together
 * are FULLNESS. */
static const uint8_t fullness_of[ALEA_N_KINDS] = {
  [ALEA_KNIGHT] = 1, [ALEA_BISHOP] = 1, [ALEA_ROOK] = 2, [ALEA_QUEEN] = 4,
};
#define FULLNESS 24

static const AleaSquareSet one = 1;

/* --- laying out ---------------------------------------------------------- */

static int
count_rank (const AleaGeometry *geometry,
            AleaColour          colour,
            AleaSquare          square)
{
  const int rank = alea_geometry_rank (geometry, square);
  const int own = colour == ALEA_WHITE ? rank : geometry->ranks - 1 - rank;

  if (geometry->ranks == N_SQUARE_RANKS)
    return own;

  /* From the second to the last but one, however many ranks there are. */
  return 1 + own * (N_SQUARE_RANKS - 3) / (geometry->ranks > 1 ? geometry->ranks - 1 : 1);
}

static int
count_file (const AleaGeometry *geometry,
            AleaSquare          square)
{
  const int file = alea_geometry_file (geometry, square);
  const int edge = file < geometry->files - 1 - file ? file : geometry->files - 1 - file;
  const int counted = geometry->files == 2 * N_SQUARE_FILES ? edge : edge + 1;

  return counted < N_SQUARE_FILES ? counted : N_SQUARE_FILES - 1;
}

static int
square_term (const AleaGeometry *geometry,
             AleaColour          colour,
             AleaKind            kind,
             AleaSquare          square)
{
  return TERM_SQUARE + ((int) kind * N_SQUARE_RANKS + count_rank (geometry, colour, square)) * N_SQUARE_FILES
         + count_file (geometry, square);
}

static void
init_square (Evaluator  *self,
             AleaSquare  square)
{
  const AleaGeometry *geometry = self->geometry;
  const Weight *term = self->weights->term;
  const int n = geometry->files * geometry->ranks;
  const int file = alea_geometry_file (geometry, square), rank = alea_geometry_rank (geometry, square);

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      self->rank[colour][square] = (uint8_t) count_rank (geometry, colour, square);
      for (AleaKind kind = ALEA_PAWN; kind < ALEA_N_KINDS; kind++)
        {
          const Weight *here = &term[square_term (geometry, colour, kind, square)];

          self->square[colour][kind][square] = (Weight) {
            .full = (int16_t) (term[TERM_MATERIAL + kind].full + here->full),
            .empty = (int16_t) (term[TERM_MATERIAL + kind].empty + here->empty),
          };
        }
    }

  for (int i = 0; i < n; i++)
    {
      const int files_off = alea_geometry_file (geometry, (AleaSquare) i) - file;
      const int ranks_off = alea_geometry_rank (geometry, (AleaSquare) i) - rank;

      if (files_off == 0)
        self->file[square] |= one << i;
      else if (files_off == 1 || files_off == -1)
        self->beside[square] |= one << i;
      if (files_off >= -1 && files_off <= 1 && ranks_off != 0)
        self->front[ranks_off > 0 ? ALEA_WHITE : ALEA_BLACK][square] |= one << i;
    }
}

void
evaluator_init (Evaluator          *self,
                const Weights      *weights,
                const AleaGeometry *geometry)
{
  memset (self, 0, sizeof *self);
  self->weights = weights;
  self->geometry = geometry;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    init_square (self, (AleaSquare) i);
}

/* --- counting ------------------------------------------------------------ */

/* The men of a position, and the sums so far. */
typedef struct
{
  const Evaluator    *evaluator;
  const AleaPosition *position;
  AleaAttack          men[ALEA_MAX_PLAY_SQUARES];
  size_t              n_men;
  AleaSquareSet       of[2][ALEA_N_KINDS];        /* where they stand */
  AleaSquareSet       all[2];
  AleaSquareSet       attacked[2];                /* by any man of the colour */
  AleaSquareSet       attacked_by[2][ALEA_N_KINDS];
  AleaSquareSet       ring[2];                    /* the king of the colour, and the squares beside it */
  int                 fullness;
  int                 full;
  int                 empty;
  int                *counts;                     /* NULL: nobody asks */
} Tally;

INLINE void
count (Tally      *self,
       AleaColour  colour,
       int         term,
       int         n)
{
  const Weight weight = self->evaluator->weights->term[term];
  const int times = colour == ALEA_WHITE ? n : -n;

  self->full += times * weight.full;
  self->empty += times * weight.empty;
  if (self->counts != NULL)
    self->counts[term] += times;
}

INLINE void
count_square (Tally      *self,
              AleaColour  colour,
              AleaKind    kind,
              AleaSquare  square)
{
  const Weight weight = self->evaluator->square[colour][kind][square];
  const int sign = colour == ALEA_WHITE ? 1 : -1;

  self->full += sign * weight.full;
  self->empty += sign * weight.empty;
  if (self->counts != NULL)
    {
      self->counts[TERM_MATERIAL + kind] += sign;
      self->counts[square_term (self->evaluator->geometry, colour, kind, square)] += sign;
    }
}

/* A Guardener that stands on two squares is one man. */
static void
gather (Tally *self)
{
  size_t n = 0;

  self->n_men = alea_position_list_attacks (self->position, self->men);
  for (size_t i = 0; i < self->n_men; i++)
    {
      const AleaAttack man = self->men[i];
      const AleaColour colour = alea_man_colour (man.man);
      const AleaKind kind = alea_man_kind (man.man);

      self->attacked[colour] |= man.attacks;
      self->attacked_by[colour][kind] |= man.attacks;
      self->all[colour] |= one << man.square;
      if (kind == ALEA_GUARDENER && self->of[colour][kind] != 0)
        continue;

      self->of[colour][kind] |= one << man.square;
      self->fullness += fullness_of[kind];
      if (kind == ALEA_KING)
        self->ring[colour] = man.attacks | one << man.square;
      self->men[n++] = man;
    }

  self->n_men = n;
  if (self->fullness > FULLNESS)
    self->fullness = FULLNESS;
}

INLINE void
count_pawn (Tally      *self,
            AleaColour  us,
            AleaSquare  square)
{
  const Evaluator *evaluator = self->evaluator;
  const AleaSquareSet ours = self->of[us][ALEA_PAWN];
  const AleaSquareSet theirs = self->of[!us][ALEA_PAWN];
  const AleaSquareSet front = evaluator->front[us][square];
  const int rank = evaluator->rank[us][square];

  if ((theirs & front) == 0)
    count (self, us, TERM_PASSED + rank, 1);
  if (self->attacked_by[us][ALEA_PAWN] >> square & 1)
    count (self, us, TERM_SUPPORTED + rank, 1);
  if ((ours & evaluator->beside[square]) == 0)
    count (self, us, TERM_ISOLATED, 1);
  if (ours & front & evaluator->file[square])
    count (self, us, TERM_DOUBLED, 1);
}

INLINE void
count_rook (Tally      *self,
            AleaColour  us,
            AleaSquare  square)
{
  const AleaSquareSet file = self->evaluator->file[square];

  if (file & self->of[us][ALEA_PAWN])
    return;

  count (self, us, file & self->of[!us][ALEA_PAWN] ? TERM_ROOK_HALF_OPEN : TERM_ROOK_OPEN, 1);
}

/* The squares that men of @colour attack who are worth less than @kind. */
INLINE AleaSquareSet
attacked_by_less (const Tally *self,
                  AleaColour   colour,
                  AleaKind     kind)
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
    case ALEA_NO_KIND:
    case ALEA_PAWN:
    case ALEA_KING:
    case ALEA_N_KINDS:
      break;
    }

  return 0;
}

INLINE void
count_man (Tally            *self,
           const AleaAttack *man,
           int               attackers[2])
{
  const AleaColour us = alea_man_colour (man->man), them = alea_colour_other (us);
  const AleaKind kind = alea_man_kind (man->man);
  const AleaSquareSet here = one << man->square;
  const int beside_king = alea_square_set_count (man->attacks & self->ring[them]);

  count_square (self, us, kind, man->square);

  if (kind == ALEA_PAWN)
    count_pawn (self, us, man->square);
  else if (kind != ALEA_KING)
    {
      const AleaSquareSet free = ~self->all[us] & ~self->attacked_by[them][ALEA_PAWN];
      const int squares = alea_square_set_count (man->attacks & free);

      count (self, us, TERM_MOBILITY + (int) kind * N_MOBILITIES + (squares < N_MOBILITIES ? squares : N_MOBILITIES - 1),
             1);
      if (kind == ALEA_ROOK)
        count_rook (self, us, man->square);
      if (here & attacked_by_less (self, them, kind))
        count (self, us, TERM_THREAT + (int) kind, 1);
    }

  if (kind != ALEA_KING && here & self->attacked[them] & ~self->attacked[us])
    count (self, us, TERM_LOOSE + (int) kind, 1);

  if (beside_king == 0)
    return;

  attackers[us] += kind != ALEA_PAWN && kind != ALEA_KING;
  count (self, us, TERM_KING_RING + (int) kind, beside_king);
  if (man->attacks & self->of[them][ALEA_KING])
    count (self, us, TERM_KING_HIT + (int) kind, 1);
}

static void
count_side (Tally      *self,
            AleaColour  us,
            int         attackers)
{
  const AleaTable *table = &self->position->table;
  const AleaSquareSet king = self->of[us][ALEA_KING];

  count (self, us, TERM_KING_ATTACKERS + (attackers < N_ATTACKERS ? attackers : N_ATTACKERS - 1), 1);

  if (alea_square_set_count (self->of[us][ALEA_BISHOP]) >= 2)
    count (self, us, TERM_BISHOP_PAIR, 1);
  if (king != 0)
    count (self, us, TERM_SHIELD,
           alea_square_set_count (self->ring[us] & self->of[us][ALEA_PAWN]
                                  & self->evaluator->front[us][alea_square_set_first (king)]));
  if (!table->passed[us])
    count (self, us, TERM_PASS_LEFT, 1);
  if (alea_position_get_turn (self->position) == us)
    {
      count (self, us, TERM_TO_MOVE, 1);
      count (self, us, TERM_MOVES_LEFT, table->moves_left);
    }
}

/* In centipawns, for White. */
INLINE int
sum (Tally *self)
{
  int attackers[2] = { 0, 0 };

  gather (self);
  for (size_t i = 0; i < self->n_men; i++)
    count_man (self, &self->men[i], attackers);
  count_side (self, ALEA_WHITE, attackers[ALEA_WHITE]);
  count_side (self, ALEA_BLACK, attackers[ALEA_BLACK]);

  return (self->full * self->fullness + self->empty * (FULLNESS - self->fullness)) / FULLNESS;
}

static void
tally_init (Tally              *self,
            const Evaluator    *evaluator,
            const AleaPosition *position,
            int                *counts)
{
  /* All but the men, which are many and are written before they are read. */
  self->evaluator = evaluator;
  self->position = position;
  self->fullness = self->full = self->empty = 0;
  self->counts = counts;
  memset (self->of, 0, sizeof self->of);
  memset (self->all, 0, sizeof self->all);
  memset (self->attacked, 0, sizeof self->attacked);
  memset (self->attacked_by, 0, sizeof self->attacked_by);
  memset (self->ring, 0, sizeof self->ring);
}

int
evaluate (const Evaluator    *self,
          const AleaPosition *position)
{
  Tally tally;
  int white;

  tally_init (&tally, self, position, NULL);
  white = sum (&tally);

  return alea_position_get_turn (position) == ALEA_WHITE ? white : -white;
}

int
evaluate_trace (const Evaluator    *self,
                const AleaPosition *position,
                int                 counts[static N_TERMS],
                double             *fullness)
{
  Tally tally;
  int white;

  memset (counts, 0, N_TERMS * sizeof *counts);
  tally_init (&tally, self, position, counts);
  white = sum (&tally);
  *fullness = (double) tally.fullness / FULLNESS;

  return alea_position_get_turn (position) == ALEA_WHITE ? white : -white;
}
