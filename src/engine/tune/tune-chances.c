/* tune-chances.c: whether chances come true
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "tune.h"

#include <inttypes.h>

/* A tenth of all scores that may be expected; and that of what is certain. */
#define N_BUCKETS 10

typedef struct
{
  int    n;          /* positions */
  int    n_games;
  int    last_game;
  double expected;   /* sums of the scores of who had White: what the search expected */
  double scored;     /* ... and what came */
} Bucket;

static void
add_sample (Bucket           *buckets,
            const TuneSample *sample,
            double            drawishness)
{
  const double expected = tune_get_score (sample->units, drawishness);
  const int i = (int) (expected * N_BUCKETS);
  Bucket *bucket = &buckets[i < N_BUCKETS ? i : N_BUCKETS - 1];

  bucket->n_games += bucket->n == 0 || bucket->last_game != sample->game;
  bucket->last_game = sample->game;
  bucket->n++;
  bucket->expected += expected;
  bucket->scored += sample->score;
}

bool
tune_write_chances (const TuneRequest *request,
                    const TuneSamples *samples,
                    double             drawishness,
                    FILE              *file)
{
  Bucket buckets[N_BUCKETS] = { { 0 } };

  for (size_t i = 0; i < samples->n; i++)
    add_sample (buckets, &samples->samples[i], drawishness);

  fprintf (file,
           "# alea-tune chances, format 1\n"
           "# version: " PACKAGE_VERSION "\n"
           "# command: alea-tune chances %s %" PRIu64 " %d %d\n"
           "from,to,games,positions,expected,scored,difference\n",
           request->rules->id, request->seed, request->games, request->nodes);
  for (int i = 0; i < N_BUCKETS; i++)
    if (buckets[i].n > 0)
      {
        const double expected = 100 * buckets[i].expected / buckets[i].n;
        const double scored = 100 * buckets[i].scored / buckets[i].n;

        fprintf (file, "%d,%d,%d,%d,%.1f,%.1f,%.1f\n", i * 100 / N_BUCKETS, (i + 1) * 100 / N_BUCKETS,
                 buckets[i].n_games, buckets[i].n, expected, scored, scored - expected);
      }

  return ferror (file) == 0;
}
