/* tune.h: weights of the evaluation, fitted to the results of games
 *
 * Private to tune/.
 *
 * The engine plays games against itself and notes what its evaluation counts
 * in their positions.  Then the weights are moved to where the outcome is
 * foretold best, least squares of the expected score ("Texel's method"), but
 * no further from where they began than the games give reason for.  The
 * outcome is half the result of the game and half what the search expected,
 * who saw further than the evaluation does: results alone are mostly luck.
 * The scale is moved to where chances are what they say, see tune-scale.c.
 * With the new weights it plays again.  From such games it also finds what a piece
 * is worth, see tune-pieces.c.  The same request writes the same bytes.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "tune-samples.h"

#include <math.h>
#include <stdio.h>

/* One game in so many finds the scale, with so many times the nodes. */
#define TUNE_SCALE_GAMES 10
#define TUNE_SCALE_NODES 4

/* Chances that come true, where the search saw some units of log-odds. */
typedef struct
{
  double length;       /* of a unit */
  double drawishness;  /* see Weights */
} TuneScale;

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

/* The score to expect at @units; see scale.c. */
static inline double
tune_get_score (double units,
                double drawishness)
{
  return (1 + tune_logistic (units - drawishness) - tune_logistic (-units - drawishness)) / 2;
}

/* The games that the scale is found by: fewer, with more nodes a decision. */
static inline TuneRequest
tune_get_scale_request (const TuneRequest *request)
{
  TuneRequest fewer = *request;

  fewer.games = (request->games + TUNE_SCALE_GAMES - 1) / TUNE_SCALE_GAMES;
  fewer.nodes = TUNE_SCALE_NODES * request->nodes;
  return fewer;
}

/* Finds the scale on which what the search saw comes true; it saw that with
 * @drawishness. */
TuneScale tune_find_scale (const TuneRequest *request,
                           const TuneSamples *samples,
                           double             drawishness);

/* Fits @weights, which say where to begin, to @samples; not their scale. */
void   tune_fit          (const TuneSamples *samples,
                          TuneScale          scale,
                          Weights           *weights);

void   tune_find_values  (const TuneSamples *samples,
                          TuneValues        *values);

/* How far the scores that the evaluation expects, on the scale that suits it
 * best, are from the outcomes: the root of the mean square. */
double tune_get_error    (const TuneSamples *samples,
                          TuneScale          scale,
                          const Weights     *weights);

/* Writes a source file; false where that failed. */
bool   tune_write        (const TuneRequest *request,
                          const TuneSamples *samples,
                          TuneScale          scale,
                          const Weights     *start,
                          const Weights     *weights,
                          FILE              *file);

/* Write as a table what was found, and how often what the search expected came
 * true, by tenths of the score; false where that failed. */
bool   tune_write_values (const TuneRequest *request,
                          const TuneValues  *values,
                          FILE              *file);
bool   tune_write_chances (const TuneRequest *request,
                           const TuneSamples *samples,
                           double             drawishness,
                           FILE              *file);
