/* tune-samples.h: what the games say that weights are fitted to
 *
 * Private to tune/.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search-private.h"

#define TUNE_MAX_UNITS 8

typedef struct
{
  const AleaRules *rules;
  uint64_t         seed;
  int              generations;
  int              games;   /* in each */
  int              nodes;   /* for each decision */
  int              share;   /* one position in so many is noted, by chance: those of a game
                             * say much the same */
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
  bool   is_check;
  double score;       /* of the player who had White then, in the end: 0, 0.5 or 1 */
  double units;       /* log-odds of that player, as the search saw them; at most TUNE_MAX_UNITS
                       * either way */
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
