/* match-score.c: what a match says about the strength of two players
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "match-score.h"

#include "alea-elo.h"

void
match_score_add (MatchScore *self,
                 guint       first,
                 guint       second)
{
  const guint games[] = { first, second };

  for (int i = 0; i < 2; i++)
    {
      self->won += games[i] == 2;
      self->drawn += games[i] == 1;
      self->lost += games[i] == 0;
    }
  self->pairs[first + second]++;
}

static guint
count_pairs (const MatchScore *self)
{
  guint n = 0;

  for (int i = 0; i < 5; i++)
    n += self->pairs[i];

  return n;
}

/* The mean score of a pair, 0 .. 1. */
static double
get_mean (const MatchScore *self)
{
  const double n = count_pairs (self);
  double mean = 0;

  if (n == 0)
    return 0.5;

  for (int i = 0; i < 5; i++)
    mean += self->pairs[i] * i / 4.0 / n;

  return mean;
}

LabEstimate
match_score_get_elo (const MatchScore *self)
{
  double n[5];

  for (int i = 0; i < 5; i++)
    n[i] = self->pairs[i];

  return lab_estimate_to_elo (lab_estimate_around (get_mean (self), n));
}

/* Pairs that all went the same way do not vary, which would settle nothing, or all
 * with the first that differs: the variance is that of the interval. */
double
match_score_get_llr (const MatchScore *self,
                     double            elo0,
                     double            elo1)
{
  const double low = alea_score_of_elo (elo0), high = alea_score_of_elo (elo1);
  double n[5];

  for (int i = 0; i < 5; i++)
    n[i] = self->pairs[i];

  return count_pairs (self) * (high - low) * (2 * get_mean (self) - low - high) / (2 * lab_estimate_get_variance (n));
}
