/* tune-pieces.c: what a piece is worth, by the results of games
 *
 * The log-odds of the score that White may expect are a sum: so much for each
 * piece more than Black has, for being White, and for being to move ("logistic
 * regression").  What makes the results likeliest is found by Newton's method.
 *
 * The positions of a game have one result between them.  So the errors come
 * from how much games differ, not positions: each game pulls at the values
 * with all its positions at once ("sandwich estimate, clustered").
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tune.h"

#include <string.h>

#define N TUNE_N_VALUES

/* As if in so many positions each had stood alone on one side, and half of
 * them had been won: so there is a value even where all were. */
#define ADDED 1

#define MAX_STEPS 100
#define MAX_STEP  1.0     /* further than that the curve is another one */
#define NEAR      1e-10

/* What a value is about, and the term of the evaluation that counts it. */
typedef struct
{
  const char *name;
  int         term;
} Factor;

enum
{
  PAWN,
  WHITE = N - 3,
};

static const Factor factors[N] = {
  [PAWN] = { "pawn", TERM_MATERIAL + ALEA_PAWN },
  { "knight", TERM_MATERIAL + ALEA_KNIGHT },
  { "bishop", TERM_MATERIAL + ALEA_BISHOP },
  { "rook", TERM_MATERIAL + ALEA_ROOK },
  { "queen", TERM_MATERIAL + ALEA_QUEEN },
  { "guardener", TERM_MATERIAL + ALEA_GUARDENER },
  [WHITE] = { "white", -1 },
  { "to-move", TERM_TO_MOVE },
  { "moves-left", TERM_MOVES_LEFT },
};

/* Which way the values would be better, and how fast that changes. */
typedef struct
{
  double pull[N];
  double bend[N][N];
} Slope;

static void
count_factors (const TuneSamples *samples,
               const TuneSample  *sample,
               double             times[static N])
{
  for (int i = 0; i < N; i++)
    {
      times[i] = i == WHITE;
      for (size_t k = 0; k < sample->n; k++)
        if (samples->counts[sample->first + k].term == factors[i].term)
          times[i] = samples->counts[sample->first + k].times;
    }
}

static double
expect_score (const double times[static N],
              const double values[static N])
{
  double units = 0;

  for (int i = 0; i < N; i++)
    units += times[i] * values[i];

  return tune_logistic (units);
}

/* --- the values -------------------------------------------------------------------- */

static void
add_sample (Slope       *self,
            const double times[static N],
            double       score,
            double       expected)
{
  for (int i = 0; i < N; i++)
    {
      self->pull[i] += (score - expected) * times[i];
      for (int k = 0; k < N; k++)
        self->bend[i][k] += expected * (1 - expected) * times[i] * times[k];
    }
}

static void
find_slope (const TuneSamples *samples,
            const double       values[static N],
            Slope             *slope)
{
  memset (slope, 0, sizeof *slope);
  for (int i = 0; i < N; i++)
    {
      const double expected = tune_logistic (values[i]);

      slope->pull[i] = ADDED * (0.5 - expected);
      slope->bend[i][i] = ADDED * expected * (1 - expected);
    }

  for (size_t i = 0; i < samples->n; i++)
    if (samples->samples[i].is_quiet)
      {
        double times[N];

        count_factors (samples, &samples->samples[i], times);
        add_sample (slope, times, samples->samples[i].score, expect_score (times, values));
      }
}

/* Gauss and Jordan; @matrix is positive definite, so that no row has to wait. */
static void
invert (double matrix[static N][N])
{
  for (int pivot = 0; pivot < N; pivot++)
    {
      const double by = 1 / matrix[pivot][pivot];

      matrix[pivot][pivot] = 1;
      for (int k = 0; k < N; k++)
        matrix[pivot][k] *= by;
      for (int i = 0; i < N; i++)
        {
          const double times = matrix[i][pivot];

          if (i == pivot)
            continue;
          matrix[i][pivot] = 0;
          for (int k = 0; k < N; k++)
            matrix[i][k] -= times * matrix[pivot][k];
        }
    }
}

/* Leaves in @spread how the values follow a pull. */
static void
fit (const TuneSamples *samples,
     double             values[static N],
     double             spread[static N][N])
{
  double longest = 1;

  memset (values, 0, N * sizeof *values);
  for (int n = 0; n < MAX_STEPS && longest > NEAR; n++)
    {
      double step[N] = { 0 };
      Slope slope;

      find_slope (samples, values, &slope);
      memcpy (spread, slope.bend, sizeof slope.bend);
      invert (spread);
      longest = 0;
      for (int i = 0; i < N; i++)
        {
          for (int k = 0; k < N; k++)
            step[i] += spread[i][k] * slope.pull[k];
          longest = fmax (longest, fabs (step[i]));
        }
      for (int i = 0; i < N; i++)
        values[i] += step[i] * fmin (1, MAX_STEP / fmax (longest, NEAR));
    }
}

/* --- their errors ------------------------------------------------------------------ */

/* What one game, whose pull is @pull, does to the covariance of the values. */
static void
add_game (const double pull[static N],
          double       spread[static N][N],
          double       covariance[static N][N])
{
  double moved[N] = { 0 };

  for (int i = 0; i < N; i++)
    for (int k = 0; k < N; k++)
      moved[i] += spread[i][k] * pull[k];
  for (int i = 0; i < N; i++)
    for (int k = 0; k < N; k++)
      covariance[i][k] += moved[i] * moved[k];
}

/* Also counts games and samples. */
static void
find_covariance (const TuneSamples *samples,
                 const double       fitted[static N],
                 double             spread[static N][N],
                 TuneValues        *values,
                 double             covariance[static N][N])
{
  double pull[N] = { 0 };
  int seen_in[N];
  int game = -1;

  memset (covariance, 0, N * sizeof covariance[0]);
  memset (seen_in, -1, sizeof seen_in);
  for (size_t s = 0; s < samples->n; s++)
    {
      const TuneSample *sample = &samples->samples[s];
      double times[N], off;

      if (!sample->is_quiet)
        continue;
      if (sample->game != game)
        {
          add_game (pull, spread, covariance);
          memset (pull, 0, sizeof pull);
          game = sample->game;
          values->n_games++;
        }
      values->n_samples++;
      count_factors (samples, sample, times);
      off = sample->score - expect_score (times, fitted);
      for (int i = 0; i < N; i++)
        {
          pull[i] += off * times[i];
          values->values[i].n_samples += times[i] != 0;
          values->values[i].n_games += times[i] != 0 && seen_in[i] != game;
          if (times[i] != 0)
            seen_in[i] = game;
        }
    }
  add_game (pull, spread, covariance);
}

void
tune_find_values (const TuneSamples *samples,
                  TuneValues        *values)
{
  double fitted[N], spread[N][N], covariance[N][N];

  *values = (TuneValues) { .n_games = 0 };
  fit (samples, fitted, spread);
  find_covariance (samples, fitted, spread, values, covariance);

  for (int i = 0; i < N; i++)
    {
      TuneValue *value = &values->values[i];
      const double pawns = fitted[i] / fitted[PAWN];
      const double variance = covariance[i][i] - 2 * pawns * covariance[i][PAWN]
                              + pawns * pawns * covariance[PAWN][PAWN];

      value->name = factors[i].name;
      value->value = fitted[i];
      value->error = sqrt (covariance[i][i]);
      value->pawns = pawns;
      value->pawns_error = sqrt (fmax (variance, 0)) / fabs (fitted[PAWN]);
    }
}
