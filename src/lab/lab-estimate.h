/* lab-estimate.h: what counts say, and how surely
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-counts.h"

G_BEGIN_DECLS

/* What was found, and the interval of 95 % for what is true. */
typedef struct
{
  double value;
  double low;
  double high;
} LabEstimate;

/* A score, 0 .. 1, of which games, or pairs, brought 0, 1/4, 1/2, 3/4 and 1.  The
 * interval is that of Agresti and Coull, as if two more had been won and two lost:
 * right for few games too, and where all went the same way. */
LabEstimate lab_estimate_around (double         score,
                                 const double   n[static 5]);

/* How much a game, or pair, differs from the next, seen in the same way: never 0. */
double      lab_estimate_get_variance (const double n[static 5]);

/* What a score is in Elo; infinite where all games are won, or lost. */
LabEstimate lab_estimate_to_elo (LabEstimate    score);

/* The score of the player that is counted, 0 .. 1. */
LabEstimate lab_estimate_score  (const LabCell *cell);
LabEstimate lab_estimate_elo    (const LabCell *cell);

/* Moves of pieces in a game. */
LabEstimate lab_estimate_plies  (const LabCell *cell);

G_END_DECLS
