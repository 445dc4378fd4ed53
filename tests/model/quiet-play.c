/* quiet-play.c: games of chess that hardly ever end
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "quiet-play.h"

/* Of 150, after which the game would be drawn. */
#define LATE 140

gboolean
quiet_play_choose (const AleaState *state,
                   GRand           *rand,
                   AleaMove        *move)
{
  AleaMove moves[ALEA_MAX_MOVES], quiet[ALEA_MAX_MOVES], others[ALEA_MAX_MOVES];
  const size_t n = alea_position_list_moves (&state->position, moves);
  int n_quiet = 0, n_others = 0;

  if (state->stage != ALEA_STAGE_PLAY || n == 0)
    return FALSE;

  for (size_t i = 0; i < n; i++)
    {
      AleaPosition after = state->position;

      alea_position_play (&after, moves[i]);
      if (after.halfmove_clock > 0)
        quiet[n_quiet++] = moves[i];
      else
        others[n_others++] = moves[i];
    }

  if (n_quiet > 0 && (n_others == 0 || state->position.halfmove_clock < LATE))
    *move = quiet[g_rand_int_range (rand, 0, n_quiet)];
  else
    *move = others[g_rand_int_range (rand, 0, n_others)];
  return TRUE;
}
