/* command-analyse.c: alea-cli analyse
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-notation.h"
#include "alea-search.h"
#include "analyse-file.h"

/* Unless something else is asked for. */
#define DEFAULT_MSEC 1000
#define TABLE_BYTES  (64u << 20)

typedef struct
{
  char   *fen;
  char  **options;
  char   *depth;
  char   *nodes;
  char   *msec;
  char   *threads;
  char   *file;
  char   *output;
} Arguments;

static gboolean
read_limits (const Arguments  *arguments,
             AleaSearchLimits *limits,
             unsigned         *n_threads)
{
  guint64 depth = 0, nodes = 0, msec = 0, threads = 1;

  if (!cli_read_number ("--depth", arguments->depth, 1, ALEA_SEARCH_MAX_DEPTH, &depth)
      || !cli_read_number ("--nodes", arguments->nodes, 1, CLI_MAX_NODES, &nodes)
      || !cli_read_number ("--time", arguments->msec, 1, CLI_MAX_MSEC, &msec)
      || !cli_read_number ("--threads", arguments->threads, 1, ALEA_SEARCH_MAX_THREADS, &threads))
    return FALSE;

  if (depth == 0 && nodes == 0 && msec == 0 && arguments->file == NULL)
    msec = DEFAULT_MSEC;

  *limits = (AleaSearchLimits) {
    .depth = (int) depth, .nodes = nodes, .usec = (gint64) msec * 1000, .wants_all = true,
  };
  *n_threads = (unsigned) threads;
  return TRUE;
}

/* "0.412 0.100 0.488" */
static void
print_chances (const char  *before,
               AleaChances  chances)
{
  g_print ("%s%.3f %.3f %.3f\n", before, chances.win, chances.draw, chances.loss);
}

static void
print_verdict (const AleaState   *state,
               const AleaVerdict *verdict)
{
  print_chances ("chances ", verdict->chances);
  g_print ("depth %d\nnodes %" G_GUINT64_FORMAT "\n", verdict->depth, verdict->nodes);

  for (size_t i = 0; i < verdict->n_alternatives; i++)
    {
      const AleaAlternative *alternative = &verdict->alternatives[i];
      char san[ALEA_MOVE_TEXT_SIZE], coordinates[ALEA_MOVE_TEXT_SIZE];

      g_print ("%s\t%s\t", alea_decision_to_text (state, &alternative->decision, san),
               alea_decision_to_coordinates (state, &alternative->decision, coordinates));
      print_chances ("", alternative->chances);
    }

  for (size_t i = 0; i < verdict->n_outcomes; i++)
    {
      const AleaOutcome *outcome = &verdict->outcomes[i];

      g_print ("roll %d", outcome->roll.face[0]);
      for (int die = 1; die < outcome->roll.n; die++)
        g_print ("-%d", outcome->roll.face[die]);
      g_print ("\t%u/%u\t", outcome->weight, verdict->total_weight);
      print_chances ("", outcome->chances);
    }
}

static CliStatus
analyse (const AleaState        *state,
         const AleaSearchLimits *limits,
         unsigned                n_threads)
{
  g_autofree AleaVerdict *verdict = g_new (AleaVerdict, 1);
  AleaSearch *search = alea_search_new (TABLE_BYTES, n_threads);

  if (search == NULL)
    return cli_fail ("analyse: there is not enough memory");

  if (alea_search_run (search, state, limits, verdict))
    print_verdict (state, verdict);
  else
    cli_print_question (state);

  alea_search_free (search);
  return CLI_GOOD;
}

static CliStatus
analyse_position (const char      *game,
                  const Arguments *arguments)
{
  const AleaRules *rules;
  AleaSearchLimits limits;
  AleaOptions options;
  AleaState state;
  unsigned n_threads;

  if (arguments->output != NULL)
    return cli_fail ("analyse: -o works only with --file");
  if ((rules = cli_find_game (game)) != NULL
      && cli_read_options (rules, arguments->options, &options)
      && read_limits (arguments, &limits, &n_threads)
      && cli_read_state (rules, &options, arguments->fen, FALSE, &state))
    return analyse (&state, &limits, n_threads);

  return CLI_BAD_INPUT;
}

static CliStatus
analyse_games (const Arguments *arguments)
{
  AnalyseFile file = { .path = arguments->file, .output = arguments->output };

  if (arguments->fen != NULL || arguments->options != NULL)
    return cli_fail ("analyse: --fen and --option cannot be used with --file: the games in the file settle both");
  if (!read_limits (arguments, &file.limits, &file.n_threads))
    return CLI_BAD_INPUT;

  return analyse_file (&file);
}

CliStatus
command_analyse (int    argc,
                 char **argv)
{
  Arguments arguments = { 0 };
  const GOptionEntry entries[] = {
    { "fen", 0, 0, G_OPTION_ARG_STRING, &arguments.fen, NULL, NULL },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments.options, NULL, NULL },
    { "depth", 0, 0, G_OPTION_ARG_STRING, &arguments.depth, NULL, NULL },
    { "nodes", 0, 0, G_OPTION_ARG_STRING, &arguments.nodes, NULL, NULL },
    { "time", 0, 0, G_OPTION_ARG_STRING, &arguments.msec, NULL, NULL },
    { "threads", 0, 0, G_OPTION_ARG_STRING, &arguments.threads, NULL, NULL },
    { "file", 0, 0, G_OPTION_ARG_FILENAME, &arguments.file, NULL, NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &arguments.output, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  CliStatus status = CLI_BAD_INPUT;

  if (!cli_parse (&argc, &argv, entries, "analyse", 0, 1))
    status = CLI_BAD_INPUT;
  else if (argc == 2 && arguments.file == NULL)
    status = analyse_position (argv[1], &arguments);
  else if (argc == 1 && arguments.file != NULL)
    status = analyse_games (&arguments);
  else
    cli_fail (argc == 2 ? "analyse: GAME cannot be used with --file"
                        : "analyse: name a game, or give a file of games with --file");

  g_free (arguments.fen);
  g_strfreev (arguments.options);
  g_free (arguments.depth);
  g_free (arguments.nodes);
  g_free (arguments.msec);
  g_free (arguments.threads);
  g_free (arguments.file);
  g_free (arguments.output);
  return status;
}
