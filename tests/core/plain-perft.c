/* plain-perft.c: counts moves with nothing but the C library
 *
 *   plain-perft GAME MAX-NODES FILE
 *
 * For systems where the rest of the project has no libraries: see
 * build-aux/test-on-machine.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fen.h"
#include "alea-position.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int n_counts, n_wrong;

/* "D4 197281 ;D5 4865609" */
static void
check_counts (const AleaPosition *position,
              const char         *line,
              const char         *text,
              uint64_t            max_nodes)
{
  for (const char *p = strchr (text, 'D'); p != NULL; p = strchr (p, 'D'))
    {
      char *end;
      const int depth = (int) strtol (p + 1, &end, 10);
      const uint64_t known = strtoull (end, &end, 10);
      uint64_t counted;

      p = end;
      if (known > max_nodes)
        continue;
      counted = alea_position_perft (position, depth);
      n_counts++;
      if (counted == known)
        continue;
      n_wrong++;
      fprintf (stderr, "%s: depth %d: %" PRIu64 " nodes, not %" PRIu64 "\n", line, depth, counted, known);
    }
}

static void
check_line (const AleaRules *rules,
            char            *line,
            uint64_t         max_nodes)
{
  char *counts = strchr (line, ';');
  AleaPosition position;
  AleaSetup setup;

  if (*line == '#' || counts == NULL)
    return;

  *counts++ = '\0';
  while (counts - line > 1 && line[strlen (line) - 1] == ' ')
    line[strlen (line) - 1] = '\0';
  if (!alea_fen_read (line, rules, &setup, NULL)
      || alea_position_init (&position, rules, NULL, &setup) != ALEA_FAULT_NONE)
    {
      n_wrong++;
      fprintf (stderr, "%s: no position\n", line);
      return;
    }
  check_counts (&position, line, counts, max_nodes);
}

int
main (int    argc,
      char **argv)
{
  const AleaRules *rules = argc == 4 ? alea_rules_find (argv[1]) : NULL;
  FILE *file = rules != NULL ? fopen (argv[3], "r") : NULL;
  static char line[4096];

  if (file == NULL)
    {
      fputs ("usage: plain-perft GAME MAX-NODES FILE\n", stderr);
      return 2;
    }

  while (fgets (line, sizeof line, file) != NULL)
    check_line (rules, line, strtoull (argv[2], NULL, 10));
  fclose (file);

  printf ("%s: %d counts, %d wrong\n", argv[1], n_counts, n_wrong);
  return n_counts > 0 && n_wrong == 0 ? 0 : 1;
}
