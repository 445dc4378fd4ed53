/* tune.c: alea-tune GAME SEED GENERATIONS GAMES NODES
 *         alea-tune pieces GAME SEED GAMES NODES
 *         alea-tune chances GAME SEED GAMES NODES
 *
 * Writes the weights that it comes to on its standard output, or what the
 * pieces are worth, or whether chances come true; see build-aux/tune.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tune.h"

#include <stdlib.h>
#include <string.h>

/* What a piece is worth, and whether chances come true, is no matter of detail. */
#define SHARE 3

static bool
read_number (const char *text,
             long        max,
             int        *number)
{
  char *end;
  const long read = strtol (text, &end, 10);

  *number = (int) read;
  return end != text && *end == '\0' && read >= 1 && read <= max;
}

static bool
read_request (int           argc,
              char        **argv,
              TuneRequest  *request)
{
  int seed;

  *request = (TuneRequest) { .rules = argc == 6 ? alea_rules_find (argv[1]) : NULL };
  if (request->rules == NULL
      || !read_number (argv[2], INT32_MAX, &seed)
      || !read_number (argv[3], 100, &request->generations)
      || !read_number (argv[4], 10000000, &request->games)
      || !read_number (argv[5], INT32_MAX / TUNE_SCALE_NODES, &request->nodes))
    return false;

  request->seed = (uint64_t) seed;
  request->share = 1;
  return true;
}

/* What is to be found out in place of the generations, of which it takes one. */
static bool
read_question (int           argc,
               char        **argv,
               const char   *question,
               TuneRequest  *request)
{
  char one[] = "1";
  char *words[] = { argv[0], argv[2], argv[3], one, argv[4], argv[5], NULL };

  if (strcmp (argv[1], question) != 0 || !read_request (argc, words, request))
    return false;

  request->share = SHARE;
  return true;
}

static bool
find_values (const TuneRequest *request)
{
  TuneSamples samples = { .n = 0 };
  TuneValues values;
  bool is_written = false;

  if (tune_play (request, 0, weights_find (request->rules->id, WEIGHTS_BY_HAND), &samples))
    {
      tune_find_values (&samples, &values);
      is_written = tune_write_values (request, &values, stdout);
    }

  tune_samples_free (&samples);
  return is_written;
}

static bool
try_chances (const TuneRequest *request)
{
  const Weights *weights = weights_find (request->rules->id, WEIGHTS_FITTED);
  TuneSamples samples = { .n = 0 };
  const bool is_written = tune_play (request, 0, weights, &samples)
                          && tune_write_chances (request, &samples, weights->drawishness, stdout);

  tune_samples_free (&samples);
  return is_written;
}

/* Chances of @weights come true on another scale than those of the weights
 * that they were fitted with, and who asks for them has more time than all
 * those games had. */
static bool
set_scale (const TuneRequest *request,
           Weights           *weights)
{
  const TuneRequest fewer = tune_get_scale_request (request);
  TuneSamples samples = { .n = 0 };
  const bool is_played = tune_play (&fewer, request->generations, weights, &samples);

  if (is_played)
    {
      const TuneScale scale = tune_find_scale (request, &samples, weights->drawishness);

      weights->drawishness = round (1000 * scale.drawishness) / 1000;
      weights->steepness = round (weights->steepness / scale.length);
    }

  tune_samples_free (&samples);
  return is_played;
}

/* Each generation begins where the weights made by hand are, so that what one
 * has found by accident is not kept by the next. */
static bool
tune (const TuneRequest *request)
{
  const Weights *start = weights_find (request->rules->id, WEIGHTS_BY_HAND);
  TuneSamples samples = { .n = 0 };
  Weights weights = *start;
  TuneScale scale;
  bool is_written;

  for (int i = 0; i < request->generations; i++)
    {
      const Weights was = weights;

      tune_samples_free (&samples);
      if (!tune_play (request, i, &weights, &samples))
        return false;
      weights = *start;
      scale = tune_find_scale (request, &samples, was.drawishness);
      tune_fit (&samples, scale, &weights);
      weights.drawishness = scale.drawishness;
      weights.steepness = was.steepness / scale.length;
      fprintf (stderr, "generation %d: %zu positions, off by %.4f, before %.4f\n", i + 1, samples.n,
               tune_get_error (&samples, scale, &weights), tune_get_error (&samples, scale, start));
    }

  is_written = set_scale (request, &weights) && tune_write (request, &samples, scale, start, &weights, stdout);
  tune_samples_free (&samples);
  return is_written;
}

int
main (int    argc,
      char **argv)
{
  TuneRequest request;

  if (argc == 6 && read_question (argc, argv, "pieces", &request))
    return find_values (&request) ? 0 : 1;
  if (argc == 6 && read_question (argc, argv, "chances", &request))
    return try_chances (&request) ? 0 : 1;
  if (read_request (argc, argv, &request))
    return tune (&request) ? 0 : 1;

  fputs ("Usage: alea-tune GAME SEED GENERATIONS GAMES NODES\n"
         "       alea-tune pieces GAME SEED GAMES NODES\n"
         "       alea-tune chances GAME SEED GAMES NODES\n",
         stderr);
  return 2;
}
