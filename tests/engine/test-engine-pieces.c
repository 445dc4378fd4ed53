/* test-engine-pieces.c: what pieces are worth is found again where it is known
 *
 * Made up: games that are decided by what their positions count, and by dice.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-support.h"
#include "tune.h"

#include <string.h>

#define Z 1.959964

#define N_TRIES   40
#define N_GAMES   1000
#define PER_GAME  10     /* positions that say the same ten times */
#define MAX_TIMES 2

/* In log-odds, in the order of TuneValues. */
static const double truth[TUNE_N_VALUES] = { 0.4, 1.2, 1.3, 1.9, 3.5, 0.8, 0.1, -0.2, 0.3 };

static const int terms[TUNE_N_VALUES] = {
  TERM_MATERIAL + ALEA_PAWN, TERM_MATERIAL + ALEA_KNIGHT, TERM_MATERIAL + ALEA_BISHOP, TERM_MATERIAL + ALEA_ROOK,
  TERM_MATERIAL + ALEA_QUEEN, TERM_MATERIAL + ALEA_GUARDENER, -1, TERM_TO_MOVE, TERM_MOVES_LEFT,
};

typedef struct
{
  TuneSamples samples;
  TuneSample  sample[N_GAMES * (PER_GAME + 1)];
  TuneCount   count[N_GAMES * TUNE_N_VALUES];
} Games;

/* One half point and another, each with the chance that the counts say. */
static double
draw_score (GRand  *random,
            double  units)
{
  const double chance = tune_logistic (units);

  return 0.5 * (g_rand_double (random) < chance) + 0.5 * (g_rand_double (random) < chance);
}

/* All positions of a game count alike; one that is not quiet says the opposite. */
static void
add_game (Games *self,
          int    game,
          GRand *random,
          int    first_value)
{
  const size_t first = self->samples.n_counts;
  double units = truth[6], score;

  for (int i = first_value; i < TUNE_N_VALUES; i++)
    {
      const int times = g_rand_int_range (random, -MAX_TIMES, MAX_TIMES + 1);

      if (terms[i] < 0 || times == 0)
        continue;
      units += times * truth[i];
      self->count[self->samples.n_counts++] = (TuneCount) { (int16_t) terms[i], (int16_t) times };
    }

  score = draw_score (random, units);
  for (int i = 0; i <= PER_GAME; i++)
    self->sample[self->samples.n++] = (TuneSample) {
      .game = game,
      .is_quiet = i < PER_GAME,
      .score = i < PER_GAME ? score : 1 - score,
      .first = first,
      .n = self->samples.n_counts - first,
    };
}

static void
play (Games *self,
      GRand *random,
      int    first_value)
{
  memset (self, 0, sizeof *self);
  self->samples.samples = self->sample;
  self->samples.counts = self->count;
  for (int i = 0; i < N_GAMES; i++)
    add_game (self, i, random, first_value);
}

/* 95 of 100 intervals hold what is true, however often a game is asked. */
static void
test_intervals (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20);
  g_autofree Games *games = g_new (Games, 1);
  int n_held = 0, n_pawns_held = 0;
  TuneValues values;

  for (int try = 0; try < N_TRIES; try++)
    {
      play (games, random, 0);
      tune_find_values (&games->samples, &values);
      g_assert_cmpint (values.n_games, ==, N_GAMES);
      g_assert_cmpint (values.n_samples, ==, N_GAMES * PER_GAME);
      for (int i = 0; i < TUNE_N_VALUES; i++)
        {
          const TuneValue *value = &values.values[i];

          n_held += fabs (value->value - truth[i]) < Z * value->error;
          n_pawns_held += i > 0 && fabs (value->pawns - truth[i] / truth[0]) < Z * value->pawns_error;
        }
    }

  g_test_message ("%d of %d, %d of %d", n_held, N_TRIES * TUNE_N_VALUES, n_pawns_held, N_TRIES * (TUNE_N_VALUES - 1));
  g_assert_cmpint (n_held, >=, N_TRIES * TUNE_N_VALUES * 92 / 100);
  g_assert_cmpint (n_held, <=, N_TRIES * TUNE_N_VALUES * 98 / 100);
  g_assert_cmpint (n_pawns_held, >=, N_TRIES * (TUNE_N_VALUES - 1) * 90 / 100);
}

/* What never stood otherwise than even is worth nothing known. */
static void
test_absent (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (21);
  g_autofree Games *games = g_new (Games, 1);
  TuneValues values;

  play (games, random, 1);
  tune_find_values (&games->samples, &values);
  g_assert_cmpint (values.values[0].n_samples, ==, 0);
  g_assert_cmpint (values.values[0].n_games, ==, 0);
  g_assert_cmpfloat (fabs (values.values[0].value), <, 1e-9);
  g_assert_cmpint (values.values[1].n_samples, ==, PER_GAME * values.values[1].n_games);
  g_assert_cmpint (values.values[1].n_games, <, N_GAMES);
  g_assert_cmpint (values.values[6].n_games, ==, N_GAMES);
}

/* Where all games are won by whoever has more, there is a value all the same. */
static void
test_certain (void)
{
  TuneCount counts[] = { { TERM_MATERIAL + ALEA_QUEEN, 1 }, { TERM_MATERIAL + ALEA_QUEEN, -1 } };
  TuneSample both[] = {
    { .game = 0, .is_quiet = true, .score = 1, .first = 0, .n = 1 },
    { .game = 1, .is_quiet = true, .score = 0, .first = 1, .n = 1 },
  };
  const TuneSamples samples = { .n = 2, .samples = both, .n_counts = 2, .counts = counts };
  TuneValues values;

  /* Of three positions, two are won and one is even. */
  tune_find_values (&samples, &values);
  g_assert_cmpfloat_with_epsilon (tune_logistic (values.values[4].value), 2.5 / 3, 1e-9);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/pieces/intervals", test_intervals);
  g_test_add_func ("/engine/pieces/absent", test_absent);
  g_test_add_func ("/engine/pieces/certain", test_certain);

  return g_test_run ();
}
