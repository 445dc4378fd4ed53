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

/* The mean score of a pair, 0 .. 1, and the variance of a pair. */
static double
get_mean (const MatchScore *self,
          double           *variance)
{
  const double n = count_pairs (self);
  double mean = 0, square = 0;

  *variance = 0;
  if (n == 0)
    return 0.5;

  for (int i = 0; i < 5; i++)
    mean += self->pairs[i] * i / 4.0 / n;
  for (int i = 0; i < 5; i++)
    square += self->pairs[i] * (i / 4.0 - mean) * (i / 4.0 - mean) / n;

  *variance = square;
  return mean;
}

LabEstimate
match_score_get_elo (const MatchScore *self)
{
  double variance, n[5];

  for (int i = 0; i < 5; i++)
    n[i] = self->pairs[i];

  return lab_estimate_to_elo (lab_estimate_around (get_mean (self, &variance), n));
}

double
match_score_get_llr (const MatchScore *self,
                     double            elo0,
                     double            elo1)
{
  const double n = count_pairs (self), low = alea_score_of_elo (elo0), high = alea_score_of_elo (elo1);
  double variance;
  const double mean = get_mean (self, &variance);

  if (variance <= 0)
    return 0;

  return n * (high - low) * (2 * mean - low - high) / (2 * variance);
}
