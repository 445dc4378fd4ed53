/* lab-estimate.c: what counts say, and how surely
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-estimate.h"

#include "alea-elo.h"

/* Games, or pairs, that are added on either side: a few that all went one way prove little. */
#define ADDED 2

/* Games, or pairs, by what they brought: 0, 1/4, 1/2, 3/4, 1. */
static void
count_scores (const LabCell *cell,
              double         n[static 5])
{
  double sum = 0;

  for (int i = 0; i < 5; i++)
    sum += n[i] = (double) cell->n[LAB_PAIRS + i];
  if (sum > 0)
    return;

  n[0] = (double) cell->n[LAB_LOSSES];
  n[2] = (double) cell->n[LAB_DRAWS];
  n[4] = (double) cell->n[LAB_WINS];
}

/* *@sum: how many there are then, and *@mean what they score. */
static double
get_variance (const double  n[static 5],
              double       *sum,
              double       *mean)
{
  double all[5], variance = 0;

  *sum = *mean = 0;
  for (int i = 0; i < 5; i++)
    *sum += all[i] = n[i] + (i % 4 == 0 ? ADDED : 0);
  for (int i = 0; i < 5; i++)
    *mean += all[i] * i / 4 / *sum;
  for (int i = 0; i < 5; i++)
    variance += all[i] * (i / 4.0 - *mean) * (i / 4.0 - *mean) / *sum;

  return variance;
}

double
lab_estimate_get_variance (const double n[static 5])
{
  double sum, mean;

  return get_variance (n, &sum, &mean);
}

LabEstimate
lab_estimate_around (double       score,
                     const double n[static 5])
{
  double sum, mean;
  const double variance = get_variance (n, &sum, &mean), error = ALEA_ELO_Z * sqrt (variance / sum);

  return (LabEstimate) { .value = score, .low = MAX (mean - error, 0), .high = MIN (mean + error, 1) };
}

LabEstimate
lab_estimate_score (const LabCell *cell)
{
  const double n_games = (double) cell->n[LAB_GAMES];
  const double points = (double) cell->n[LAB_WINS] + (double) cell->n[LAB_DRAWS] / 2;
  double n[5];

  count_scores (cell, n);
  return lab_estimate_around (n_games > 0 ? points / n_games : 0.5, n);
}

LabEstimate
lab_estimate_to_elo (LabEstimate score)
{
  return (LabEstimate) {
    .value = alea_elo_of_score (score.value),
    .low = alea_elo_of_score (score.low),
    .high = alea_elo_of_score (score.high),
  };
}

LabEstimate
lab_estimate_elo (const LabCell *cell)
{
  return lab_estimate_to_elo (lab_estimate_score (cell));
}

LabEstimate
lab_estimate_plies (const LabCell *cell)
{
  const double n = (double) cell->n[LAB_GAMES];
  const double mean = n > 0 ? (double) cell->n[LAB_PLIES] / n : 0;
  const double variance = n > 1 ? ((double) cell->n[LAB_SQUARES] - n * mean * mean) / (n - 1) : 0;
  const double error = n > 0 ? ALEA_ELO_Z * sqrt (MAX (variance, 0) / n) : 0;

  return (LabEstimate) { .value = mean, .low = MAX (mean - error, 0), .high = mean + error };
}
