/* make-games.c: a game file of random games, for measuring
 *
 *   make-games GAME COUNT MAX-EVENTS [POSITIONS] >FILE
 *
 * The same in every run.  POSITIONS becomes a file with a line for the end of
 * each game, as a FEN.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fen.h"
#include "alea-pgn-writer.h"
#include "random-record.h"
#include "test-support.h"

#include <stdio.h>
#include <stdlib.h>

static void
write_position (const AleaRecord *record,
                FILE             *positions)
{
  char fen[ALEA_FEN_SIZE];
  AleaState state;
  AleaSetup setup;

  g_assert_true (alea_record_replay (record, G_MAXUINT, &state, NULL));
  alea_state_get_setup (&state, &setup);
  fprintf (positions, "%s\n", alea_fen_write (&setup, record->rules, fen));
}

int
main (int    argc,
      char **argv)
{
  guint64 stream = 960;
  FILE *positions = NULL;

  if (argc != 4 && argc != 5)
    g_error ("usage: make-games GAME COUNT MAX-EVENTS [POSITIONS]");
  if (argc == 5 && (positions = fopen (argv[4], "w")) == NULL)
    g_error ("%s cannot be written", argv[4]);

  for (int i = 0; i < atoi (argv[2]); i++)
    {
      g_autoptr(AleaRecord) record = random_record_new_plain (test_rules (argv[1]), (guint) atoi (argv[3]), &stream);
      g_autoptr(GString) text = g_string_new (NULL);
      g_autoptr(GError) error = NULL;

      if (!alea_pgn_write (record, text, &error))
        g_error ("%s", error->message);
      fwrite (text->str, 1, text->len, stdout);
      if (positions != NULL)
        write_position (record, positions);
    }

  if (positions != NULL)
    fclose (positions);
  return 0;
}
