/* tune-table.c: what pieces are worth, as a table
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "tune.h"

#include "alea-elo.h"

#include <inttypes.h>

/* Rounded first, so that nothing is "-0.0". */
static void
write_rounded (double  number,
               int     digits,
               FILE   *file)
{
  const double unit = pow (10, -digits);

  fprintf (file, ",%.*f", digits, round (number / unit) * unit + 0.0);
}

static void
write_interval (double  value,
                double  error,
                int     digits,
                FILE   *file)
{
  write_rounded (value, digits, file);
  write_rounded (value - ALEA_ELO_Z * error, digits, file);
  write_rounded (value + ALEA_ELO_Z * error, digits, file);
}

static void
write_value (const TuneValue *value,
             bool             has_pawns,
             FILE            *file)
{
  fputs (value->name, file);
  write_interval (alea_elo_of_log_odds (value->value), alea_elo_of_log_odds (value->error), 1, file);
  if (has_pawns)
    write_interval (value->pawns, value->pawns_error, 2, file);
  else
    fputs (",,,", file);
  fprintf (file, ",%d,%d\n", value->n_games, value->n_samples);
}

/* Pawns are no measure where they may be worth nothing. */
bool
tune_write_values (const TuneRequest *request,
                   const TuneValues  *values,
                   FILE              *file)
{
  const TuneValue *pawn = &values->values[0];
  const bool has_pawns = pawn->value > ALEA_ELO_Z * pawn->error;

  fprintf (file,
           "# alea-tune pieces, format 1\n"
           "# version: " PACKAGE_VERSION "\n"
           "# command: alea-tune pieces %s %" PRIu64 " %d %d\n"
           "factor,elo,elo_low,elo_high,pawns,pawns_low,pawns_high,games,positions\n",
           request->rules->id, request->seed, request->games, request->nodes);
  for (int i = 0; i < TUNE_N_VALUES; i++)
    if (values->values[i].n_samples > 0)
      write_value (&values->values[i], has_pawns, file);

  return ferror (file) == 0;
}
