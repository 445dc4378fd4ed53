/* mate-solver.c: whether a side can force mate, found the plain way
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "mate-solver.h"

/* Whether the side to move is mated in at most @n moves of the other side. */
static gboolean
is_lost (const AleaPosition *position,
         int                 n)
{
  AleaMove moves[ALEA_MAX_MOVES];
  const size_t n_moves = alea_position_list_moves (position, moves);

  if (n_moves == 0)
    return alea_position_get_checkers (position) != 0;
  if (n == 0)
    return FALSE;

  for (size_t i = 0; i < n_moves; i++)
    {
      AleaPosition after = *position;

      alea_position_play (&after, moves[i]);
      if (!solver_mates (&after, n))
        return FALSE;
    }

  return TRUE;
}

gboolean
solver_mates (const AleaPosition *position,
              int                 n)
{
  AleaMove moves[ALEA_MAX_MOVES];
  const size_t n_moves = n > 0 ? alea_position_list_moves (position, moves) : 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      AleaPosition after = *position;

      alea_position_play (&after, moves[i]);
      /* The last move of a mate gives check. */
      if ((n > 1 || alea_position_get_checkers (&after) != 0) && is_lost (&after, n - 1))
        return TRUE;
    }

  return FALSE;
}
