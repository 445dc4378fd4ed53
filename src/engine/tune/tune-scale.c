/* tune-scale.c: chances that are what they say
 *
 * What the search has seen is log-odds of so many units; what was then scored
 * says how long a unit is ("Platt scaling", by least squares), and how often
 * it was drawn, how much draws are worth.  Where dice fall the search averages
 * chances: there drawishness is no matter of telling alone, but of how it
 * plays, and stays as it was.
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

static double
get_square_error (const TuneSamples *samples,
                  double             length,
                  double             drawishness)
{
  double sum = 0;

  for (size_t i = 0; i < samples->n; i++)
    {
      const double off = samples->samples[i].score - tune_get_score (length * samples->samples[i].units, drawishness);

      sum += off * off;
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

      if (get_square_error (samples, high - step, drawishness) < get_square_error (samples, low + step, drawishness))
        high = low + step;
      else
        low = high - step;
    }

  return (low + high) / 2;
}

TuneScale
tune_find_scale (const TuneRequest *request,
                 const TuneSamples *samples,
                 double             drawishness)
{
  const bool has_dice = request->rules->turn_dice.n > 0;
  TuneScale scale = { .length = 1, .drawishness = drawishness };

  for (int n = 0; n < N_ROUNDS; n++)
    {
      if (!has_dice)
        scale.drawishness = fit_drawishness (samples, scale.length);
      scale.length = fit_length (samples, scale.drawishness);
    }

  return scale;
}
