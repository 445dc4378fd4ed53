/* evaluator.c: weights laid out for one board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "evaluate.h"

#include <string.h>

static const AleaSquareSet one = 1;

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
      self->rank[colour][square] = (uint8_t) weights_get_rank (geometry, colour, square);
      for (AleaPieceType kind = ALEA_PAWN; kind < ALEA_N_PIECE_TYPES; kind++)
        {
          const Weight *here = &term[weights_get_square_term (geometry, colour, kind, square)];

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

static const EvaluateTable *
find_table (void)
{
#ifdef ENGINE_HAVE_BMI2
  if (__builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi") && __builtin_cpu_supports ("bmi2")
      && __builtin_cpu_supports ("popcnt"))
    return &evaluate_bmi2;
#endif

  return &evaluate_any;
}

void
evaluator_init (Evaluator          *self,
                const Weights      *weights,
                const AleaGeometry *geometry)
{
  memset (self, 0, sizeof *self);
  self->table = find_table ();
  self->weights = weights;
  self->geometry = geometry;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    init_square (self, (AleaSquare) i);
}
