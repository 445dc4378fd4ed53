/* tune-fit.c: the weights that foretell results best
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tune.h"

#include <string.h>

/* The weights move towards the better by steps of about STEP centipawns
 * ("Adam"). */
#define N_STEPS 240
#define STEP    1.0

/* What it costs to be one centipawn from where a weight began, squared: games
 * have to give reason for it. */
#define RELUCTANCE 6e-4

#define N_WEIGHTS (2 * N_TERMS)

/* Each weight of a full board, then each of an empty one. */
typedef struct
{
  double at[N_WEIGHTS];
} Vector;

static double
get_units (const TuneSamples *samples,
           const TuneSample  *sample,
           const Vector      *weights,
           double             steepness)
{
  const TuneCount *counts = &samples->counts[sample->first];
  double full = 0, empty = 0;

  for (size_t i = 0; i < sample->n; i++)
    {
      full += counts[i].times * weights->at[counts[i].term];
      empty += counts[i].times * weights->at[N_TERMS + counts[i].term];
    }

  return (full * sample->fullness + empty * (1 - sample->fullness)) / steepness;
}

/* See scale.c. */
static double
get_score (double units,
           double drawishness)
{
  return (1 + tune_logistic (units - drawishness) - tune_logistic (-units - drawishness)) / 2;
}

static double
get_slope (double units,
           double drawishness)
{
  const double win = tune_logistic (units - drawishness), loss = tune_logistic (-units - drawishness);

  return (win * (1 - win) + loss * (1 - loss)) / 2;
}

static Vector
spread (const Weights *weights)
{
  Vector vector;

  for (int i = 0; i < N_TERMS; i++)
    {
      vector.at[i] = weights->term[i].full;
      vector.at[N_TERMS + i] = weights->term[i].empty;
    }

  return vector;
}

static int16_t
round_weight (double weight)
{
  return (int16_t) lround (fmax (fmin (weight, INT16_MAX), INT16_MIN));
}

/* --- drawishness ---------------------------------------------------------------- */

static double
count_draws_expected (const TuneSamples *samples,
                      const Vector      *weights,
                      double             steepness,
                      double             drawishness)
{
  double sum = 0;

  for (size_t i = 0; i < samples->n; i++)
    {
      const double units = get_units (samples, &samples->samples[i], weights, steepness);

      sum += 1 - tune_logistic (units - drawishness) - tune_logistic (-units - drawishness);
    }

  return sum;
}

/* As many draws are expected as there were. */
static double
fit_drawishness (const TuneSamples *samples,
                 const Vector      *weights,
                 double             steepness)
{
  double low = 0.001, high = 4;
  size_t n_drawn = 0;

  for (size_t i = 0; i < samples->n; i++)
    n_drawn += samples->samples[i].score == 0.5;

  for (int i = 0; i < 24; i++)
    {
      const double middle = (low + high) / 2;

      if (count_draws_expected (samples, weights, steepness, middle) < (double) n_drawn)
        low = middle;
      else
        high = middle;
    }

  return round (1000 * low) / 1000;
}

/* --- weights -------------------------------------------------------------------- */

/* Which way the weights would be worse. */
static void
find_gradient (const TuneSamples *samples,
               const Vector      *weights,
               const Vector      *start,
               const Weights     *scale,
               Vector            *gradient)
{
  for (int i = 0; i < N_WEIGHTS; i++)
    gradient->at[i] = 2 * RELUCTANCE * (weights->at[i] - start->at[i]);

  for (size_t i = 0; i < samples->n; i++)
    {
      const TuneSample *sample = &samples->samples[i];
      const TuneCount *counts = &samples->counts[sample->first];
      const double units = get_units (samples, sample, weights, scale->steepness);
      const double pull = 2 * (get_score (units, scale->drawishness) - sample->score)
                          * get_slope (units, scale->drawishness) / scale->steepness;

      for (size_t k = 0; k < sample->n; k++)
        {
          gradient->at[counts[k].term] += pull * counts[k].times * sample->fullness;
          gradient->at[N_TERMS + counts[k].term] += pull * counts[k].times * (1 - sample->fullness);
        }
    }
}

void
tune_fit (const TuneSamples *samples,
          Weights           *weights)
{
  const Vector start = spread (weights);
  Vector now = start, gradient, mean, square;

  memset (&mean, 0, sizeof mean);
  memset (&square, 0, sizeof square);
  weights->drawishness = fit_drawishness (samples, &now, weights->steepness);

  for (int step = 1; step <= N_STEPS; step++)
    {
      find_gradient (samples, &now, &start, weights, &gradient);
      for (int i = 0; i < N_WEIGHTS; i++)
        {
          mean.at[i] += 0.1 * (gradient.at[i] - mean.at[i]);
          square.at[i] += 0.01 * (gradient.at[i] * gradient.at[i] - square.at[i]);
          now.at[i] -= STEP * (mean.at[i] / (1 - pow (0.9, step)))
                       / (sqrt (square.at[i] / (1 - pow (0.99, step))) + 1e-9);
        }
    }

  for (int i = 0; i < N_TERMS; i++)
    weights->term[i] = (Weight) { round_weight (now.at[i]), round_weight (now.at[N_TERMS + i]) };
  now = spread (weights);
  weights->drawishness = fit_drawishness (samples, &now, weights->steepness);
}

double
tune_get_error (const TuneSamples *samples,
                const Weights     *weights)
{
  const Vector vector = spread (weights);
  double sum = 0;

  for (size_t i = 0; i < samples->n; i++)
    {
      const double units = get_units (samples, &samples->samples[i], &vector, weights->steepness);
      const double off = get_score (units, weights->drawishness) - samples->samples[i].score;

      sum += off * off;
    }

  return samples->n > 0 ? sqrt (sum / (double) samples->n) : 0;
}
