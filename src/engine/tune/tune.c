/* tune.c: alea-tune GAME SEED GENERATIONS GAMES NODES
 *         alea-tune pieces GAME SEED GAMES NODES
 *
 * Writes the weights that it comes to on its standard output, or what the
 * pieces are worth; see build-aux/tune.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tune.h"

#include <stdlib.h>
#include <string.h>

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
      || !read_number (argv[5], INT32_MAX, &request->nodes))
    return false;

  request->seed = (uint64_t) seed;
  return true;
}

/* "pieces" in place of the generations. */
static bool
read_pieces_request (int           argc,
                     char        **argv,
                     TuneRequest  *request)
{
  char one[] = "1";
  char *words[] = { argv[0], argv[2], argv[3], one, argv[4], argv[5], NULL };

  return read_request (argc, words, request);
}

static bool
find_values (const TuneRequest *request)
{
  TuneSamples samples = { .n = 0 };
  TuneValues values;
  bool is_written = false;

  if (tune_play (request, 0, weights_find (request->rules->id), &samples))
    {
      tune_find_values (&samples, &values);
      is_written = tune_write_values (request, &values, stdout);
    }

  tune_samples_free (&samples);
  return is_written;
}

/* Each generation begins where the weights made by hand are, so that what one
 * has found by accident is not kept by the next. */
static bool
tune (const TuneRequest *request)
{
  const Weights *start = weights_find_start (request->rules->id);
  TuneSamples samples = { .n = 0 };
  Weights weights = *start;
  bool is_written;

  for (int i = 0; i < request->generations; i++)
    {
      tune_samples_free (&samples);
      if (!tune_play (request, i, &weights, &samples))
        return false;
      weights = *start;
      tune_fit (&samples, &weights);
      fprintf (stderr, "generation %d: %zu positions, off by %.4f, before %.4f\n", i + 1, samples.n,
               tune_get_error (&samples, &weights), tune_get_error (&samples, start));
    }

  is_written = tune_write (request, &samples, start, &weights, stdout);
  tune_samples_free (&samples);
  return is_written;
}

int
main (int    argc,
      char **argv)
{
  TuneRequest request;

  if (argc == 6 && strcmp (argv[1], "pieces") == 0 && read_pieces_request (argc, argv, &request))
    return find_values (&request) ? 0 : 1;
  if (read_request (argc, argv, &request))
    return tune (&request) ? 0 : 1;

  fputs ("Usage: alea-tune GAME SEED GENERATIONS GAMES NODES\n"
         "       alea-tune pieces GAME SEED GAMES NODES\n",
         stderr);
  return 2;
}
