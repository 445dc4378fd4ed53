/* alea-honesty.c: whether one who plays both sides is fair to both
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-honesty.h"

#include "alea-mean.h"

#include <math.h>

#define N_DEALS 999
#define SEED    2026

/* A gap that comes by chance less often than that is one. */
#define RARE 0.05

/* The decisions with a choice, game after game. */
typedef struct
{
  GArray *errors;   /* of double */
  GArray *players;  /* of int: for whom; one for each error */
  GArray *ends;     /* of guint: where each game ends in them */
} Decisions;

static void
collect (Decisions *self,
         GPtrArray *ledgers)
{
  for (guint i = 0; i < ledgers->len; i++)
    {
      const AleaLedger *ledger = g_ptr_array_index (ledgers, i);

      for (guint j = 0; j < ledger->entries->len; j++)
        {
          const AleaLedgerEntry *entry = &g_array_index (ledger->entries, AleaLedgerEntry, j);

          if (entry->type != ALEA_EVENT_DECISION || !entry->is_choice)
            continue;
          g_array_append_val (self->errors, entry->error);
          g_array_append_val (self->players, entry->player);
        }
      g_array_append_val (self->ends, self->errors->len);
    }
}

/* --- the interval --------------------------------------------------------- */

/* Student's t for 95 %, by the expansion of Cornish and Fisher: right to a
 * hundredth from four degrees of freedom on. */
static double
get_quantile (double n_free)
{
  return 1.95996 + (2.37227 + (2.82250 + 2.55585 / n_free) / n_free) / n_free;
}

/* How far the gap may be off, by the spread of the games. */
static double
find_half_width (GPtrArray         *ledgers,
                 const AleaHonesty *found,
                 const double       n_choices[2])
{
  double squares = 0;

  for (guint i = 0; i < ledgers->len; i++)
    {
      double pull = 0;

      for (int player = 0; player < 2; player++)
        {
          const AleaMeanGame game = alea_mean_game_new (g_ptr_array_index (ledgers, i), player);
          const double rest = (game.error - found->mean[player] * game.n_choices) / n_choices[player];

          pull += player == 1 ? rest : -rest;
        }
      squares += pull * pull;
    }

  return get_quantile (ledgers->len - 1) * sqrt (squares * ledgers->len / (ledgers->len - 1));
}

/* --- dealing out ---------------------------------------------------------- */

static double
get_gap (const Decisions *self)
{
  double sums[2] = { 0 }, ns[2] = { 0 };

  for (guint i = 0; i < self->errors->len; i++)
    {
      const int player = g_array_index (self->players, int, i);

      sums[player] += g_array_index (self->errors, double, i);
      ns[player]++;
    }

  return sums[1] / ns[1] - sums[0] / ns[0];
}

/* Which decision was for whom, anew in each game. */
static void
deal (Decisions *self,
      GRand     *random)
{
  guint start = 0;

  for (guint game = 0; game < self->ends->len; game++)
    {
      const guint end = g_array_index (self->ends, guint, game);

      for (guint i = end; i > start + 1; i--)
        {
          const guint j = (guint) g_rand_int_range (random, (gint32) start, (gint32) i);
          const int player = g_array_index (self->players, int, i - 1);

          g_array_index (self->players, int, i - 1) = g_array_index (self->players, int, j);
          g_array_index (self->players, int, j) = player;
        }
      start = end;
    }
}

static double
find_chance (GPtrArray *ledgers,
             double     gap)
{
  Decisions decisions = {
    .errors = g_array_new (FALSE, FALSE, sizeof (double)), .players = g_array_new (FALSE, FALSE, sizeof (int)),
    .ends = g_array_new (FALSE, FALSE, sizeof (guint)),
  };
  GRand *random = g_rand_new_with_seed (SEED);
  guint n_as_large = 1;

  collect (&decisions, ledgers);
  for (guint i = 0; i < N_DEALS; i++)
    {
      deal (&decisions, random);
      /* What differs by the order of adding up is the same. */
      n_as_large += fabs (get_gap (&decisions)) >= fabs (gap) - 1e-12;
    }

  g_rand_free (random);
  g_array_unref (decisions.errors);
  g_array_unref (decisions.players);
  g_array_unref (decisions.ends);
  return n_as_large / (N_DEALS + 1.0);
}

AleaHonesty
alea_honesty_look (GPtrArray *ledgers)
{
  AleaHonesty found = { .n_games = ledgers->len, .chance = 1 };
  double n_choices[2] = { 0 }, half_width;

  for (guint i = 0; i < ledgers->len; i++)
    for (int player = 0; player < 2; player++)
      {
        const AleaMeanGame game = alea_mean_game_new (g_ptr_array_index (ledgers, i), player);

        found.mean[player] += game.error;
        n_choices[player] += game.n_choices;
      }
  for (int player = 0; player < 2; player++)
    if (n_choices[player] > 0)
      found.mean[player] /= n_choices[player];
  if (ledgers->len < ALEA_MEAN_MIN_GAMES || n_choices[0] == 0 || n_choices[1] == 0)
    return found;

  half_width = find_half_width (ledgers, &found, n_choices);
  found.gap = found.mean[1] - found.mean[0];
  found.low = found.gap - half_width;
  found.high = found.gap + half_width;
  if (found.low <= 0 && found.high >= 0)
    return found;

  found.chance = find_chance (ledgers, found.gap);
  if (found.chance < RARE)
    found.verdict = found.gap > 0 ? ALEA_HONESTY_FOR_WHITE : ALEA_HONESTY_FOR_BLACK;
  return found;
}
