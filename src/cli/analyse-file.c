/* analyse-file.c: the games of a file, with luck and errors
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "analyse-file.h"

#include "alea-export.h"
#include "alea-pgn-writer.h"
#include "alea-review-notes.h"
#include "read-games.h"

#define TABLE_BYTES (64u << 20)

typedef struct
{
  const AnalyseFile *file;
  AleaSearch        *search;
  GString           *text;       /* for the output */
  guint              n_games;
  gboolean           is_good;
} Run;

/* --- a game --------------------------------------------------------------- */

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
  AleaSearchLimits limits = self->file->limits;

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
    cli_fail_at (self->file->path, game->fault_place, alea_text_expand (&game->fault, NULL, sentence, sizeof sentence));
  else if (!analyse_record (self, game->record, &error))
    cli_fail ("%s: game %u: %s", self->file->path, self->n_games, error->message);
  else
    return TRUE;

  self->is_good = FALSE;
  return TRUE;
}

/* --- the file ------------------------------------------------------------- */

static gboolean
write_output (const Run *self)
{
  g_autoptr(GBytes) bytes = g_bytes_new_static (self->text->str, self->text->len);
  g_autoptr(GError) error = NULL;

  if (self->file->output == NULL || self->text->len == 0 || alea_export_write (bytes, self->file->output, &error))
    return TRUE;

  cli_fail ("%s", error->message);
  return FALSE;
}

CliStatus
analyse_file (const AnalyseFile *self)
{
  g_autoptr(GString) text = g_string_new (NULL);
  Run run = { .file = self, .text = text, .is_good = TRUE, .search = alea_search_new (TABLE_BYTES, self->n_threads) };

  if (run.search == NULL)
    return cli_fail ("analyse: there is not enough memory");

  run.is_good = cli_read_games (self->path, analyse_game, &run) && run.is_good;
  run.is_good = write_output (&run) && run.is_good;
  alea_search_free (run.search);
  return run.is_good ? CLI_GOOD : CLI_BAD_INPUT;
}
