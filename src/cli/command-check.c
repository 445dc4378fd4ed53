/* command-check.c: alea-cli check
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-pgn-reader.h"

typedef struct
{
  guint n_games;
  guint n_faults;
} Count;

static void
print_fault (const char        *path,
             const AleaPgnGame *game)
{
  char sentence[ALEA_TEXT_SIZE];

  g_print ("%s:%u:%u: %s\n", path, game->fault_place.line, game->fault_place.column,
           alea_text_expand (&game->fault, NULL, sentence, sizeof sentence));
}

/* FALSE after an error has been printed: the file cannot be read to its end. */
static gboolean
check_file (const char *path,
            Count      *count)
{
  g_autoptr(GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr(GFileInputStream) stream = NULL;
  g_autoptr(AleaPgnReader) reader = NULL;
  g_autoptr(GError) error = NULL;

  stream = g_file_read (file, NULL, &error);
  if (stream != NULL)
    reader = alea_pgn_reader_new (G_INPUT_STREAM (stream));

  while (reader != NULL)
    {
      g_autoptr(AleaPgnGame) game = NULL;

      if (!alea_pgn_reader_next (reader, &game, NULL, &error))
        break;
      if (game == NULL)
        return TRUE;

      count->n_games++;
      count->n_faults += game->is_bad;
      if (game->is_bad)
        print_fault (path, game);
    }

  cli_fail ("%s: %s", path, cli_explain_file (error));
  return FALSE;
}

CliStatus
command_check (int    argc,
               char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  Count count = { 0, 0 };
  gboolean good = TRUE;

  if (!cli_parse (&argc, &argv, entries, "check", 1, G_MAXINT - 1))
    return CLI_BAD_INPUT;

  for (int i = 1; i < argc; i++)
    good &= check_file (argv[i], &count);

  g_print ("%u games, %u faults\n", count.n_games, count.n_faults);
  if (!good)
    return CLI_BAD_INPUT;

  return count.n_faults > 0 ? CLI_NO : CLI_GOOD;
}
