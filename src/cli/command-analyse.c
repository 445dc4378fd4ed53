/* command-analyse.c: alea-cli analyse
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "commands.h"

#include "alea-export.h"
#include "alea-notation.h"
#include "alea-pgn-writer.h"
#include "alea-review-notes.h"
#include "alea-search.h"
#include "cli-file.h"

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
      || !cli_read_number ("--nodes", arguments->nodes, 1, ALEA_SEARCH_MAX_NODES, &nodes)
      || !cli_read_number ("--time", arguments->msec, 1, ALEA_SEARCH_MAX_MSEC, &msec)
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

/* NULL after an error has been printed. */
static AleaSearch *
make_search (unsigned n_threads)
{
  AleaSearch *search = alea_search_new (TABLE_BYTES, n_threads);

  if (search == NULL)
    cli_fail ("analyse: there is not enough memory");

  return search;
}

/* --- a position ---------------------------------------------------------------- */

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
  AleaSearch *search = make_search (n_threads);

  if (search == NULL)
    return CLI_BAD_INPUT;

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

/* --- the games of a file, with luck and errors -------------------------------- */

typedef struct
{
  const char       *path;
  AleaSearchLimits  limits;     /* of each look; none at all: what the game asks for */
  AleaSearch       *search;
  GString          *text;       /* for the output */
  guint             n_games;
  gboolean          is_good;
} Run;

/* Ten decimals: that they add up can be seen to the ninth. */
static void
print_sums (guint             number,
            const AleaLedger *ledger)
{
  const double sums[] = {
    ledger->start, ledger->luck[0], ledger->luck[1], ledger->error[0], ledger->error[1], ledger->revisions, ledger->end,
  };

  g_print ("game %u", number);
  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    g_print ("\t%.10f", sums[i]);
  g_print ("\n");
}

static gboolean
has_limits (const AleaSearchLimits *limits)
{
  return limits->depth > 0 || limits->nodes > 0 || limits->usec > 0;
}

static gboolean
analyse_record (Run         *self,
                AleaRecord  *record,
                GError     **error)
{
  g_autoptr(AleaLedger) ledger = NULL;
  AleaSearchLimits limits = self->limits;

  if (!has_limits (&limits))
    limits.depth = alea_ledger_get_depth (record->rules);

  ledger = alea_ledger_new (record, self->search, &limits, NULL, NULL, error);
  if (ledger == NULL)
    return FALSE;

  print_sums (self->n_games, ledger);
  alea_review_notes_write (record, ledger, PACKAGE_VERSION);
  return alea_pgn_write (record, self->text, error);
}

static gboolean
analyse_game (AleaPgnGame *game,
              gpointer     data)
{
  Run *self = data;
  g_autoptr(GError) error = NULL;
  char sentence[ALEA_TEXT_SIZE];

  self->n_games++;
  if (game->is_bad)
    cli_fail_at (self->path, game->fault_place, alea_text_expand (&game->fault, NULL, sentence, sizeof sentence));
  else if (!analyse_record (self, game->record, &error))
    cli_fail ("%s: game %u: %s", self->path, self->n_games, error->message);
  else
    return TRUE;

  self->is_good = FALSE;
  return TRUE;
}

/* The games with what was found. */
static gboolean
write_output (const Run  *self,
              const char *path)
{
  g_autoptr(GBytes) bytes = g_bytes_new_static (self->text->str, self->text->len);
  g_autoptr(GError) error = NULL;

  if (path == NULL || self->text->len == 0 || alea_export_write (bytes, path, &error))
    return TRUE;

  return cli_refuse ("%s", error->message);
}

/* To find that out after hours would be late. */
static gboolean
can_write (const char *path)
{
  g_autoptr(GError) error = NULL;

  if (path == NULL || alea_export_check (path, &error))
    return TRUE;

  return cli_refuse ("%s", error->message);
}

static CliStatus
analyse_games (const Arguments *arguments)
{
  g_autoptr(GString) text = g_string_new (NULL);
  Run run = { .path = arguments->file, .text = text, .is_good = TRUE };
  unsigned n_threads;

  if (arguments->fen != NULL || arguments->options != NULL)
    return cli_fail ("analyse: --fen and --option cannot be used with --file: the games in the file settle both");
  if (!read_limits (arguments, &run.limits, &n_threads) || !can_write (arguments->output)
      || (run.search = make_search (n_threads)) == NULL)
    return CLI_BAD_INPUT;

  run.is_good = cli_read_games (run.path, analyse_game, &run) && run.is_good;
  run.is_good = write_output (&run, arguments->output) && run.is_good;
  alea_search_free (run.search);
  return run.is_good ? CLI_GOOD : CLI_BAD_INPUT;
}

/* --- the command ------------------------------------------------------------- */

CliStatus
command_analyse (int    argc,
                 char **argv)
{
  Arguments arguments = { 0 };
  const GOptionEntry entries[] = {
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &arguments.fen, NULL, NULL },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments.options, NULL, NULL },
    { "depth", 0, 0, G_OPTION_ARG_STRING, &arguments.depth, NULL, NULL },
    { "nodes", 0, 0, G_OPTION_ARG_STRING, &arguments.nodes, NULL, NULL },
    { "time", 0, 0, G_OPTION_ARG_STRING, &arguments.msec, NULL, NULL },
    { "threads", 0, 0, G_OPTION_ARG_STRING, &arguments.threads, NULL, NULL },
    { "file", 0, 0, G_OPTION_ARG_FILENAME, &arguments.file, NULL, NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &arguments.output, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto(CliValues) values = entries;

  if (!cli_parse (&argc, &argv, entries, "analyse", 0, 1))
    return CLI_BAD_INPUT;
  if (argc == 2 && arguments.file == NULL)
    return analyse_position (argv[1], &arguments);
  if (argc == 1 && arguments.file != NULL)
    return analyse_games (&arguments);

  return cli_fail (argc == 2 ? "analyse: GAME cannot be used with --file"
                             : "analyse: name a game, or give a file of games with --file");
}
