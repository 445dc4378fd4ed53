/* perft-suite.c: counts the moves of every position in a file
 *
 * A line is a FEN and then, each behind a semicolon, a depth and the number of
 * nodes that is known for it: "FEN ;D1 20 ;D2 400".
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-movegen.h"
#include "test-support.h"

#include <string.h>

typedef struct
{
  const AleaMovegen *movegen;
  guint64            nodes;
  guint              counts;
  guint              wrong;
} Tally;

static char *game = NULL;
static char *generator = NULL;
static gint64 max_nodes = G_MAXINT64;
static int max_depth = 30;

static const GOptionEntry entries[] = {
  { "game", 0, 0, G_OPTION_ARG_STRING, &game, "The game, chess when left out", "ID" },
  { "generator", 0, 0, G_OPTION_ARG_STRING, &generator, "Only this generator", "NAME" },
  { "max-nodes", 0, 0, G_OPTION_ARG_INT64, &max_nodes, "Pass over larger counts", "N" },
  { "max-depth", 0, 0, G_OPTION_ARG_INT, &max_depth, "Pass over deeper counts", "N" },
  G_OPTION_ENTRY_NULL
};

/* "D4 197281 ". */
static void
read_count (const char *field,
            int        *depth,
            guint64    *nodes)
{
  char *end = NULL;

  if (*field == 'D')
    *depth = (int) g_ascii_strtoull (field + 1, &end, 10);
  if (end == NULL || *end != ' ')
    g_error ("“%s” is no depth and count", field);

  *nodes = g_ascii_strtoull (end + 1, &end, 10);
  if (*nodes == 0 || *g_strchug (end) != '\0')
    g_error ("“%s” is no depth and count", field);
}

static void
check_position (const char         *fen,
                const AleaPosition *position,
                char              **fields,
                Tally              *tally)
{
  /* Whoever does nothing is at one place. */
  g_assert_cmpuint (alea_position_perft (position, 0), ==, 1);
  for (guint i = 0; fields[i] != NULL; i++)
    {
      int depth = 0;
      guint64 known, counted;

      read_count (fields[i], &depth, &known);
      if (depth > max_depth || known > (guint64) max_nodes)
        continue;

      counted = alea_position_perft (position, depth);
      tally->nodes += counted;
      tally->counts++;
      if (counted == known)
        continue;

      tally->wrong++;
      g_printerr ("%s: %s: depth %d: %" G_GUINT64_FORMAT " nodes, not %" G_GUINT64_FORMAT "\n",
                  tally->movegen->name, fen, depth, counted, known);
    }
}

static void
check_line (const char *line,
            Tally      *tally)
{
  g_auto(GStrv) fields = g_strsplit (line, ";", -1);
  AleaPosition position;

  if (*line == '\0' || *line == '#')
    return;

  test_position (game != NULL ? game : "chess", g_strchomp (fields[0]), &position);
  test_use_generator (&position, tally->movegen);
  check_position (fields[0], &position, fields + 1, tally);
}

/* The number of counts that are wrong, or of nothing counted at all. */
static guint
check_file (const AleaMovegen *movegen,
            const char        *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  gint64 start = g_get_monotonic_time ();
  Tally tally = { .movegen = movegen };

  for (guint i = 0; lines[i] != NULL; i++)
    check_line (g_strchomp (lines[i]), &tally);

  g_print ("%s: %u counts, %u wrong, %" G_GUINT64_FORMAT " nodes, %.1f s\n", movegen->name,
           tally.counts, tally.wrong, tally.nodes,
           (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);

  return tally.counts > 0 ? tally.wrong : 1;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GOptionContext) context = g_option_context_new ("FILE");
  const AleaMovegen *const *generators = test_generators ();
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;
  guint wrong = 0, used = 0;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error)
      || argc != 2
      || !g_file_get_contents (argv[1], &text, NULL, &error))
    {
      g_printerr ("perft-suite: %s\n", error != NULL ? error->message : "give one file");
      return 2;
    }

  for (guint i = 0; generators[i] != NULL; i++)
    if (generator == NULL || strcmp (generator, generators[i]->name) == 0)
      {
        wrong += check_file (generators[i], text);
        used++;
      }

  return wrong == 0 && used > 0 ? 0 : 1;
}
