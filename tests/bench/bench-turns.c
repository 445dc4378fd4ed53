/* bench-turns.c: moves made roll by roll, next to chess
 *
 * Perft of Guardener Chess generates a board once for all rolls that lead to
 * it.  A game does not: it lays each roll on the table and asks for the moves.
 * This counts nodes as a game meets them, by the functions that it uses, in
 * both games, and prints both speeds and their ratio.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-state.h"

#include "alea-position-dice.h"

#include <glib.h>
#include <stdlib.h>
#include <time.h>

#define N_RUNS 9

static guint64 count_turns (const AleaPosition *position,
                            int                 depth);

static guint64
count_moves (const AleaPosition *position,
             int                 depth)
{
  AleaMove moves[ALEA_MAX_MOVES];
  guint64 nodes = 0;
  size_t n;

  if (depth == 1)
    return alea_position_count_moves (position);

  n = alea_position_list_moves (position, moves);
  for (size_t i = 0; i < n; i++)
    {
      AleaPosition after = *position;

      alea_position_play (&after, moves[i]);
      nodes += count_turns (&after, depth - 1);
    }

  return nodes;
}

/* A branch for each distinct roll, as in perft. */
static guint64
count_turns (const AleaPosition *position,
             int                 depth)
{
  AleaRoll roll = alea_roll_first (position->rules->turn_dice);
  guint64 nodes = 0;

  if (position->rules->turn_dice.n == 0)
    return count_moves (position, depth);

  do
    {
      AleaPosition rolled = *position;

      alea_position_lay_roll (&rolled, roll);
      nodes += count_moves (&rolled, depth);
    }
  while (alea_roll_next (&roll));

  return nodes;
}

/* Million nodes a second of the processor: the best of some runs. */
static double
measure (const char *game,
         int         depth)
{
  AleaState state;
  double best = 0;

  alea_state_init (&state, alea_rules_find (game), NULL);
  for (int i = 0; i < N_RUNS; i++)
    {
      clock_t start = clock ();
      guint64 nodes = count_turns (&state.position, depth);
      double seconds = (double) (clock () - start) / CLOCKS_PER_SEC;

      if (nodes != alea_position_perft (&state.position, depth))
        g_error ("%s: perft counts otherwise", game);
      best = MAX (best, (double) nodes / 1e6 / seconds);
    }

  return best;
}

int
main (int    argc,
      char **argv)
{
  const double chess = measure ("chess", 5), guardener = measure ("guardener", 3);

  g_print ("turns-chess %.1f Mnodes/s\n", chess);
  g_print ("turns-guardener %.1f Mnodes/s\n", guardener);
  g_print ("turns-guardener-to-chess %.2f ratio\n", guardener / chess);
  return EXIT_SUCCESS;
}
