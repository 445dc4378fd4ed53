/* bench-games.c: how many whole games are played on this machine
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench.h"

#include "lab-run.h"

#define PLAYER "engine:level=3"

static gboolean
goes_on_cb (const LabCounts *counts,
            gpointer         data)
{
  const double *end = data;

  return bench_get_cpu_time () < *end;
}

void
bench_games (void)
{
  for (size_t i = 0; alea_games[i] != NULL; i++)
    {
      const char *id = alea_games[i]->id;
      g_autofree char *text = g_strdup_printf ("game: %s\nwhite: " PLAYER "\nblack: " PLAYER "\n"
                                               "games: 100000\nseed: bench\n", id);
      g_autoptr(LabCounts) counts = lab_counts_new (lab_plan_read (text, "bench", 1, NULL), 0, 1);
      const double start = bench_get_cpu_time ();
      double end = start + 1;

      lab_run (counts, "bench", goes_on_cb, &end, NULL);
      g_print ("games-%s %.1f games/s\n", id,
               (double) counts->cells[0].n[LAB_GAMES] / MAX (bench_get_cpu_time () - start, 1e-6));
    }
}
