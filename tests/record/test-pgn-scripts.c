/* test-pgn-scripts.c: every script of events survives being a game file
 *
 * The scripts are those of tests/data/scripts and the transcripts of
 * "alea-cli play" in tests/cli.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fen.h"
#include "alea-pgn-reader.h"
#include "alea-pgn-writer.h"
#include "alea-script.h"
#include "test-support.h"

#include <string.h>

/* Fewer would mean that the files are not understood any more. */
#define MIN_SCRIPTS 80

typedef struct
{
  GString *game;      /* its id; empty: no script */
  GString *option;
  GString *fen;
  GString *play;
  guint    n_scripts; /* that had events */
} Script;

/* How often the players change sides. */
static guint
count_changes (const AleaRecord *record)
{
  AleaState state;
  guint n = 0;

  g_assert_true (alea_record_begin (record, &state, NULL));
  for (guint i = 0; i < record->events->len; i++)
    {
      const bool is_set_up = state.stage != ALEA_STAGE_SETUP;
      const int white = is_set_up ? alea_state_get_player (&state, ALEA_WHITE) : 0;

      g_assert_true (alea_state_apply (&state, alea_record_get_event (record, i), NULL));
      n += is_set_up && alea_state_get_player (&state, ALEA_WHITE) != white;
    }

  return n;
}

static guint
count_words (const char *text,
             const char *word)
{
  guint n = 0;

  for (const char *p = strstr (text, word); p != NULL; p = strstr (p + 1, word))
    n++;
  return n;
}

static void
assert_round_trip (const AleaRecord *record)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaPgnReader) reader = NULL;
  g_autoptr(AleaPgnGame) game = NULL;

  alea_pgn_write (record, text, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_words (text->str, "[%seats "), ==, count_changes (record));
  reader = alea_pgn_reader_new_for_text (text->str, text->len);
  g_assert_true (alea_pgn_reader_next (reader, &game, NULL, NULL));
  g_assert_nonnull (game);
  if (game->is_bad)
    g_error ("%u:%u: %s\n%s", game->fault_place.line, game->fault_place.column, test_sentence (&game->fault), text->str);

  g_assert_cmpuint (game->record->events->len, ==, record->events->len);
  for (guint i = 0; i < record->events->len; i++)
    g_assert_true (alea_record_same_event (alea_record_get_event (game->record, i), alea_record_get_event (record, i)));
  g_assert_cmpint (game->end, ==, (goffset) strlen (g_strchomp (text->str)));
}

/* Plays as far as the rules allow; scripts that cannot begin say nothing about
 * files. */
static void
finish_script (Script *script)
{
  const AleaRules *rules = alea_rules_find (script->game->str);
  g_autoptr(AleaRecord) record = NULL;
  AleaOptions options = { { 0 } };
  AleaSetup setup;
  AleaState state;

  if (rules == NULL
      || (script->option->len > 0
          && !alea_rules_set_option (rules, &options, script->option->str, script->option->len, NULL))
      || (script->fen->len > 0 && !alea_fen_read (script->fen->str, rules, &setup, NULL)))
    return;

  record = alea_record_new (rules, &options, script->fen->len > 0 ? &setup : NULL);
  if (!alea_record_begin (record, &state, NULL))
    return;

  alea_script_play (script->play->str, &state, record->events, NULL, NULL);
  script->n_scripts += record->events->len > 0;
  assert_round_trip (record);
}

static void
begin_script (Script     *script,
              const char *game)
{
  finish_script (script);
  g_string_assign (script->game, game);
  g_string_truncate (script->option, 0);
  g_string_truncate (script->fen, 0);
  g_string_truncate (script->play, 0);
}

static void
take_block_line (Script     *script,
                 const char *line)
{
  if (g_str_has_prefix (line, "name "))
    begin_script (script, "random-move");
  else if (g_str_has_prefix (line, "option "))
    g_string_assign (script->option, g_strstrip ((char *) line + strlen ("option ")));
  else if (g_str_has_prefix (line, "fen "))
    g_string_assign (script->fen, g_strstrip ((char *) line + strlen ("fen ")));
  else if (g_str_has_prefix (line, "play "))
    g_string_assign (script->play, line + strlen ("play "));
}

static void
begin_command (Script     *script,
               const char *line)
{
  g_auto(GStrv) words = NULL;

  g_assert_true (g_shell_parse_argv (line + strlen ("$ alea-cli play "), NULL, &words, NULL));
  begin_script (script, words[0]);
  for (guint i = 1; words[i] != NULL; i++)
    if (g_str_equal (words[i], "--fen"))
      g_string_assign (script->fen, words[++i]);
    else if (g_str_equal (words[i], "--option"))
      g_string_assign (script->option, words[++i]);
}

static void
take_transcript_line (Script     *script,
                      const char *line)
{
  if (g_str_has_prefix (line, "$ alea-cli play ") && strlen (line) > strlen ("$ alea-cli play "))
    begin_command (script, line);
  else if (g_str_has_prefix (line, "$"))
    begin_script (script, "");
  else if (g_str_has_prefix (line, "< "))
    g_string_append_printf (script->play, "%s\n", line + 2);
}

static void
take_file (Script     *script,
           const char *path,
           void      (*take_line) (Script *, const char *))
{
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    take_line (script, lines[i]);
  begin_script (script, "");
}

static void
take_folder (Script     *script,
             const char *folder,
             void      (*take_line) (Script *, const char *))
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, NULL);
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".txt"))
      {
        g_autofree char *file = g_build_filename (path, name, NULL);

        take_file (script, file, take_line);
      }
}

static void
test_scripts (void)
{
  Script script = { g_string_new (NULL), g_string_new (NULL), g_string_new (NULL), g_string_new (NULL), 0 };

  take_folder (&script, "data/scripts", take_block_line);
  take_folder (&script, "cli", take_transcript_line);
  g_test_message ("%u scripts", script.n_scripts);
  g_assert_cmpuint (script.n_scripts, >=, MIN_SCRIPTS);

  g_string_free (script.game, TRUE);
  g_string_free (script.option, TRUE);
  g_string_free (script.fen, TRUE);
  g_string_free (script.play, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pgn/scripts", test_scripts);

  return g_test_run ();
}
