/* bench.h: the parts of alea-cli bench
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "commands.h"

#include <time.h>

/* Seconds that the program has had the processor. */
static inline double
bench_get_cpu_time (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

/* Prints how fast and how far each game is searched. */
void      bench_search      (void);

/* Prints how many games of each kind a player of the middle plays. */
void      bench_games       (void);

/* Prints how many nodes a fixed set of searches takes: the same on every
 * machine, until somebody changes the search. */
CliStatus bench_count_nodes (void);
