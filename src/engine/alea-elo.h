/* alea-elo.h: a score as a difference of rating, and the other way round
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <math.h>

/* 95 % of a normal distribution lie within so many standard deviations. */
#define ALEA_ELO_Z 1.959964

/* @score is 0 .. 1; infinite at either end. */
static inline double
alea_elo_of_score (double score)
{
  if (score <= 0)
    return -INFINITY;
  if (score >= 1)
    return INFINITY;

  return 400 * log10 (score / (1 - score));
}

/* So many Elo are a unit of log-odds. */
static inline double
alea_elo_of_log_odds (double log_odds)
{
  return 400 / log (10) * log_odds;
}

static inline double
alea_score_of_elo (double elo)
{
  return 1 / (1 + pow (10, -elo / 400));
}
