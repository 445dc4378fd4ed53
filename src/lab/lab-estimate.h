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

typedef struct
{
  double low;
  double high;
} LabInterval;

/* Of 95 % for a score, 0 .. 1, of which games, or pairs, brought 0, 1/4, 1/2, 3/4 and 1.
 * It is that of Agresti and Coull, as if two more had been won and two lost: right for
 * few games too, and where all went the same way. */
LabInterval lab_estimate_interval (const double n[static 5]);

/* The score of the player that is counted, 0 .. 1. */
LabEstimate lab_estimate_score (const LabCell *cell);

/* The same in Elo; infinite where all games are won, or lost. */
LabEstimate lab_estimate_elo   (const LabCell *cell);

/* Moves of pieces in a game. */
LabEstimate lab_estimate_plies (const LabCell *cell);

G_END_DECLS
