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
 * From such games it also finds what a piece is worth, see tune-pieces.c.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search-private.h"

#include <math.h>
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
  int    game;        /* its number; the samples of a game follow each other */
  bool   is_quiet;    /* what was decided captured nothing and promoted nothing */
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

/* What a result depends on, one thing of it. */
typedef struct
{
  const char *name;
  int         n_games;       /* in which it stood otherwise than even in a quiet sample */
  int         n_samples;
  double      value;         /* in log-odds of the expected score */
  double      error;         /* its standard deviation; games are taken as independent */
  double      pawns;         /* the same as a multiple of what a pawn is worth */
  double      pawns_error;
} TuneValue;

#define TUNE_N_VALUES 9

typedef struct
{
  int       n_games;         /* that have a quiet sample */
  int       n_samples;       /* that are quiet */
  TuneValue values[TUNE_N_VALUES];
} TuneValues;

static inline double
tune_logistic (double x)
{
  return 1 / (1 + exp (-x));
}

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

void   tune_find_values  (const TuneSamples *samples,
                          TuneValues        *values);

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

/* Writes what was found as a table; false where that failed. */
bool   tune_write_values (const TuneRequest *request,
                          const TuneValues  *values,
                          FILE              *file);
