/* alea-runs.c: runs of equal rolls, and what they are worth
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-runs.h"

AleaRun
alea_run_after (AleaRun before,
                int     face)
{
  if (before.value != face)
    return (AleaRun) { .value = (uint8_t) face, .length = 1 };

  if (before.length < UINT8_MAX)
    before.length++;
  return before;
}

/* A run of sixes may be longer than six, for rolls for colours count without
 * ending the game (RA3); any further six is no better than the sixth. */
AleaRunEffect
alea_run_effect (AleaRun run)
{
  if (run.value == 6 && run.length >= 6)
    return ALEA_RUN_LOSS;
  if (run.value == 6 && run.length == 3)
    return ALEA_RUN_SWAP;

  return ALEA_RUN_MOVES;
}

int
alea_run_moves (AleaRun run)
{
  if (run.length == 0 || alea_run_effect (run) != ALEA_RUN_MOVES)
    return 0;

  switch (run.value)
    {
    case 1:
      return run.length - 1;
    case 6:
      return run.length + 1;
    default:
      return run.length;
    }
}

void
alea_run_describe (AleaRun   run,
                   AleaText *text)
{
  int moves = alea_run_moves (run);

  switch (alea_run_effect (run))
    {
    case ALEA_RUN_MOVES:
      if (moves == 0)
        alea_text_set (text, "R6", N_("The player misses a turn"));
      else
        alea_text_set_plural (text, "R6", "{n} move", "{n} moves", (unsigned long) moves);
      break;
    case ALEA_RUN_SWAP:
      alea_text_set (text, "R6", N_("the players change sides (666, three sixes in a row)"));
      break;
    case ALEA_RUN_LOSS:
      alea_text_set (text, "R6", N_("the game is lost (666 twice, six sixes in a row)"));
      break;
    }
}
