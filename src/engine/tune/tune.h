/* tune.h: weights of the evaluation, fitted to the results of games
 *
 * Private to tune/.
 *
 * The engine plays games against itself and notes what its evaluation counts
 * in their positions.  Then the weights are moved to where the results are
 * foretold best, least squares of the expected score ("Texel's method"), but
 * no further from where they began than the games give reason for.  With the
 * new weights it plays again.  The same request writes the same bytes.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search-private.h"

#include <stdio.h>

typedef struct
{
  const AleaRules *rules;
  uint64_t         seed;
  int              generations;
  int              games;   /* in each */
  int              nodes;   /* for each decision */
} TuneRequest;

/* What the evaluation counts in a position: White less Black. */
typedef struct
{
  int16_t term;
  int16_t times;
} TuneCount;

typedef struct
{
  double score;       /* of the player who had White then, in the end: 0, 0.5 or 1 */
  double fullness;    /* of the board, 0 .. 1 */
  size_t first;       /* of TuneSamples.counts */
  size_t n;
} TuneSample;

typedef struct
{
  size_t      n;
  size_t      room;
  TuneSample *samples;   /* owned */
  size_t      n_counts;
  size_t      counts_room;
  TuneCount  *counts;    /* owned */
} TuneSamples;

/* Plays the games of a generation and adds their positions to @samples; false
 * where there is no memory. */
bool   tune_play         (const TuneRequest *request,
                          int                generation,
                          const Weights     *weights,
                          TuneSamples       *samples);
void   tune_samples_free (TuneSamples       *samples);

/* Fits @weights, which say where to begin, to @samples. */
void   tune_fit          (const TuneSamples *samples,
                          Weights           *weights);

/* How far the expected scores are from the results: the root of the mean
 * square. */
double tune_get_error    (const TuneSamples *samples,
                          const Weights     *weights);

/* Writes a source file; false where that failed. */
bool   tune_write        (const TuneRequest *request,
                          const TuneSamples *samples,
                          const Weights     *start,
                          const Weights     *weights,
                          FILE              *file);
