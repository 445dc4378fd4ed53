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
 * have to give reason for it.  The positions of a game have one result between
 * them, so that it takes more of them than squares of errors alone would say. */
#define RELUCTANCE 4e-3

/* How much of an outcome is the result; the rest is what the search expected. */
#define BELIEF 0.5

#define MIN_STEEPNESS 100.0
#define MAX_STEEPNESS 2000.0
#define N_HALVINGS    20

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

/* Who is in check is not evaluated, nor in the middle of an exchange. */
static bool
is_fit (const TuneSample *sample)
{
  return sample->is_quiet && !sample->is_check;
}

static double
get_outcome (const TuneSample *sample,
             TuneScale         scale)
{
  return BELIEF * sample->score + (1 - BELIEF) * tune_get_score (scale.length * sample->units, scale.drawishness);
}

/* --- how far it is off ---------------------------------------------------------- */

static double
get_mean_square (const TuneSamples *samples,
                 TuneScale          scale,
                 const Vector      *weights,
                 double             steepness)
{
  double sum = 0;
  size_t n = 0;

  for (size_t i = 0; i < samples->n; i++)
    {
      const TuneSample *sample = &samples->samples[i];
      double off;

      if (!is_fit (sample))
        continue;

      off = tune_get_score (get_units (samples, sample, weights, steepness), scale.drawishness)
            - get_outcome (sample, scale);
      sum += off * off;
      n++;
    }

  return n > 0 ? sum / (double) n : 0;
}

/* The steepness at which the evaluation alone says most: less of it than where
 * it is the last word of a search ("golden section"). */
static double
find_steepness (const TuneSamples *samples,
                TuneScale          scale,
                const Vector      *weights)
{
  const double part = (sqrt (5) - 1) / 2;
  double low = MIN_STEEPNESS, high = MAX_STEEPNESS;

  for (int n = 0; n < N_HALVINGS; n++)
    {
      const double step = part * (high - low);

      if (get_mean_square (samples, scale, weights, high - step) < get_mean_square (samples, scale, weights, low + step))
        high = low + step;
      else
        low = high - step;
    }

  return (low + high) / 2;
}

double
tune_get_error (const TuneSamples *samples,
                TuneScale          scale,
                const Weights     *weights)
{
  const Vector vector = spread (weights);

  return sqrt (get_mean_square (samples, scale, &vector, find_steepness (samples, scale, &vector)));
}

/* --- weights -------------------------------------------------------------------- */

/* Which way the weights would be worse. */
static void
find_gradient (const TuneSamples *samples,
               TuneScale          scale,
               const Vector      *weights,
               const Vector      *start,
               double             steepness,
               Vector            *gradient)
{
  for (int i = 0; i < N_WEIGHTS; i++)
    gradient->at[i] = 2 * RELUCTANCE * (weights->at[i] - start->at[i]);

  for (size_t i = 0; i < samples->n; i++)
    {
      const TuneSample *sample = &samples->samples[i];
      const TuneCount *counts = &samples->counts[sample->first];
      double units, pull;

      if (!is_fit (sample))
        continue;

      units = get_units (samples, sample, weights, steepness);
      pull = 2 * (tune_get_score (units, scale.drawishness) - get_outcome (sample, scale))
             * get_slope (units, scale.drawishness) / steepness;
      for (size_t k = 0; k < sample->n; k++)
        {
          gradient->at[counts[k].term] += pull * counts[k].times * sample->fullness;
          gradient->at[N_TERMS + counts[k].term] += pull * counts[k].times * (1 - sample->fullness);
        }
    }
}

void
tune_fit (const TuneSamples *samples,
          TuneScale          scale,
          Weights           *weights)
{
  const Vector start = spread (weights);
  const double steepness = find_steepness (samples, scale, &start);
  Vector now = start, gradient, mean, square;

  memset (&mean, 0, sizeof mean);
  memset (&square, 0, sizeof square);

  for (int step = 1; step <= N_STEPS; step++)
    {
      find_gradient (samples, scale, &now, &start, steepness, &gradient);
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
}
