/* tune-scale.c: chances that are what they say
 *
 * What the search has seen is log-odds of so many units; how often it was then
 * won, drawn and lost says how long a unit is, and how much draws are worth
 * ("Platt scaling").
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tune.h"

#define N_HALVINGS 24
#define N_ROUNDS   4

/* Of a unit as the search saw it; and of drawishness. */
#define MIN_LENGTH 0.25
#define MAX_LENGTH 4.0
#define MIN_DRAWN  0.001
#define MAX_DRAWN  4.0

/* Below and above them a chance is as good as certain. */
#define CERTAIN 1e-6

static double
get_loss (double chance)
{
  return -log (fmax (chance, CERTAIN));
}

/* How surprising the results are: the negative logarithm of how likely they were. */
static double
get_surprise (const TuneSamples *samples,
              double             length,
              double             drawishness)
{
  double sum = 0;

  for (size_t i = 0; i < samples->n; i++)
    {
      const double units = length * samples->samples[i].units, score = samples->samples[i].score;
      const double win = tune_logistic (units - drawishness), loss = tune_logistic (-units - drawishness);

      sum += get_loss (score == 1 ? win : score == 0 ? loss : 1 - win - loss);
    }

  return sum;
}

/* As many draws are expected as there were. */
static double
fit_drawishness (const TuneSamples *samples,
                 double             length)
{
  double low = MIN_DRAWN, high = MAX_DRAWN;

  for (int n = 0; n < N_HALVINGS; n++)
    {
      const double middle = (low + high) / 2;
      double sum = 0;

      for (size_t i = 0; i < samples->n; i++)
        {
          const double units = length * samples->samples[i].units;

          sum += 1 - tune_logistic (units - middle) - tune_logistic (-units - middle)
                 - (samples->samples[i].score == 0.5);
        }
      if (sum < 0)
        low = middle;
      else
        high = middle;
    }

  return low;
}

/* "Golden section" */
static double
fit_length (const TuneSamples *samples,
            double             drawishness)
{
  const double part = (sqrt (5) - 1) / 2;
  double low = MIN_LENGTH, high = MAX_LENGTH;

  for (int n = 0; n < N_HALVINGS; n++)
    {
      const double step = part * (high - low);

      if (get_surprise (samples, high - step, drawishness) < get_surprise (samples, low + step, drawishness))
        high = low + step;
      else
        low = high - step;
    }

  return (low + high) / 2;
}

TuneScale
tune_find_scale (const TuneSamples *samples)
{
  TuneScale scale = { .length = 1 };

  for (int n = 0; n < N_ROUNDS; n++)
    {
      scale.drawishness = fit_drawishness (samples, scale.length);
      scale.length = fit_length (samples, scale.drawishness);
    }

  return scale;
}
