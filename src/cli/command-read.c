/* command-read.c: alea-cli position
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-position-text.h"
#include "cli-file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* No game is longer. */
#define MAX_TEXT (64 << 20)

/* What comes on the standard input, up to a limit; NULL after an error. */
static GByteArray *
read_input (void)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  guint8 buffer[8192];
  gsize n;

  while (bytes->len < MAX_TEXT && (n = fread (buffer, 1, sizeof buffer, stdin)) > 0)
    g_byte_array_append (bytes, buffer, (guint) n);

  if (!ferror (stdin))
    return g_steal_pointer (&bytes);

  cli_fail ("stdin: %s", g_strerror (errno));
  return NULL;
}

static void
print_found (const AleaPositionText *found)
{
  char fen[ALEA_FEN_SIZE];

  g_print ("game: %s\nfen: %s\n", found->rules->id, alea_fen_write (&found->setup, found->rules, fen));
  for (guint i = 0; i < found->assumed->len; i++)
    {
      char sentence[ALEA_TEXT_SIZE];

      g_print ("assumed: %s\n", alea_text_expand (&g_array_index (found->assumed, AleaText, i), NULL, sentence,
                                                  sizeof sentence));
    }
}

/* Where nothing looks like a position there is no place to name. */
static CliStatus
fail (const char         *source,
      const GByteArray   *bytes,
      const AleaFenError *error)
{
  char sentence[ALEA_TEXT_SIZE];

  if (error->column <= 0)
    return cli_fail_text (source, &error->text);

  return cli_fail_at (source, cli_find_place ((const char *) bytes->data, (gsize) error->column - 1),
                      alea_text_expand (&error->text, NULL, sentence, sizeof sentence));
}

static gboolean
is_empty (const AleaSetup *setup)
{
  for (int i = 0; i < setup->geometry->files * setup->geometry->ranks; i++)
    if (setup->pieces[i] != ALEA_NO_PIECE)
      return FALSE;

  return TRUE;
}

CliStatus
command_read_position (int    argc,
                       char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_auto(AleaPositionText) found = { 0 };
  g_autoptr(GByteArray) bytes = NULL;
  AleaFenError error;

  if (!cli_parse (&argc, &argv, entries, "position", 0, 1))
    return CLI_BAD_INPUT;

  if (argc > 1)
    {
      bytes = g_byte_array_new ();
      g_byte_array_append (bytes, (const guint8 *) argv[1], (guint) strlen (argv[1]));
    }
  else if ((bytes = read_input ()) == NULL)
    return CLI_BAD_INPUT;

  if (!alea_position_text_read (&found, (const char *) bytes->data, bytes->len, NULL, &error))
    return fail (argc > 1 ? "position" : "stdin", bytes, &error);

  if (is_empty (&found.setup))
    return cli_fail ("%s: there are no pieces on this board", argc > 1 ? "position" : "stdin");

  print_found (&found);
  return CLI_GOOD;
}
