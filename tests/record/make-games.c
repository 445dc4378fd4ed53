/* make-games.c: a game file of random games, for measuring
 *
 *   make-games GAME COUNT MAX-EVENTS [POSITIONS] >FILE
 *
 * GAME may name options, "jepps:setup=free-play entries=roman".  A game ends
 * before a king relocates, which no other program knows.
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
#include <string.h>

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

static gboolean
is_relocation (const AleaEvent *event)
{
  return event->type == ALEA_EVENT_DECISION && event->decision.act == ALEA_ACT_MOVE
         && alea_move_type (event->decision.move) == ALEA_MOVE_RELOCATION;
}

static void
cut_relocations (AleaRecord *record)
{
  for (guint i = 0; i < record->events->len; i++)
    if (is_relocation (alea_record_get_event (record, i)))
      {
        g_array_set_size (record->events, i);
        return;
      }
}

static void
read_options (const AleaRules *rules,
              const char      *text,
              AleaOptions     *options)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (alea_rules_set_option (rules, options, words[i], strlen (words[i]), NULL));
}

int
main (int    argc,
      char **argv)
{
  g_auto(GStrv) game = argc > 1 ? g_strsplit (argv[1], ":", 2) : NULL;
  AleaOptions options = { { 0 } };
  guint64 stream = 960;
  FILE *positions = NULL;

  if (argc != 4 && argc != 5)
    g_error ("usage: make-games GAME COUNT MAX-EVENTS [POSITIONS]");
  if (argc == 5 && (positions = fopen (argv[4], "w")) == NULL)
    g_error ("%s cannot be written", argv[4]);

  if (game[1] != NULL)
    read_options (test_rules (game[0]), game[1], &options);

  for (int i = 0; i < atoi (argv[2]); i++)
    {
      g_autoptr(AleaRecord) record = random_record_new_plain (test_rules (game[0]), &options, (guint) atoi (argv[3]),
                                                              &stream);
      g_autoptr(GString) text = g_string_new (NULL);
      g_autoptr(GError) error = NULL;

      cut_relocations (record);
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
