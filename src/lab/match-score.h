/* match-score.h: what a match says about the strength of two players
 *
 * Games come in pairs, with colours changed and dice shared, so that the two
 * games of a pair are not independent: pairs are what is counted.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-estimate.h"

G_BEGIN_DECLS

/* Counts of one player, A. */
typedef struct
{
  guint won;
  guint drawn;
  guint lost;
  guint pairs[5];   /* by the half points that A has scored in the pair */
} MatchScore;

/* The result of the two games of a pair, in half points of A. */
void        match_score_add      (MatchScore       *self,
                                  guint             first,
                                  guint             second);
LabEstimate match_score_get_elo  (const MatchScore *self);

/* The logarithm of how much likelier the pairs are if A is stronger by @elo1
 * than if by @elo0; the generalised sequential probability ratio test. */
double      match_score_get_llr  (const MatchScore *self,
                                  double            elo0,
                                  double            elo1);

G_END_DECLS
