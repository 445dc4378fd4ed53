/* test-editor-random.c: what holds whatever is done in the editor
 *
 * Random edits of every game; after each the FEN reads back as the same
 * position, what is playable begins a game, and every fix mends its fault.
 * All of it undone is the beginning, redone the end.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "editor-script.h"

#include "alea-editor-faults.h"
#include "test-support.h"

#include <string.h>

#define EDITS 300

/* Words with a place for each thing that is drawn: S a square, M a piece, C a
 * colour, B yes or no, N a number, F a face, T a start, D a roll, G a game. */
static const char *const any_game[] = {
  "put S M", "put S M", "put S M", "put S M", "erase S", "move S S", "move S S", "copy S S", "clear", "start",
  "number T", "flip", "mirror", "turn C", "castle C S", "castle C a -", "castle C h -", "relocate C B", "passed S B",
  "clock N", "fullmove N", "game G", "undo", "redo", "end", "mend 0",
};
static const char *const guardener[] = {
  "straddle C B", "pass C B", "doubles N", "lost C Q N", "lost C R N", "lost C G N", "roll D", "roll -",
};
static const char *const random_move[] = {
  "run-value 0 F", "run-length 0 N", "run-value 1 F", "run-length 1 N", "seats B", "left N", "roll F", "roll -",
};

static void
append_thing (GString    *command,
              AleaEditor *editor,
              char        thing,
              guint64    *stream)
{
  const AleaGeometry *geometry = alea_editor_get_rules (editor)->geometry;
  AleaSquare square;
  char name[ALEA_SQUARE_NAME_SIZE];

  switch (thing)
    {
    case 'S':
      do
        square = (AleaSquare) test_random (stream, (guint) (geometry->files * geometry->ranks));
      while (!alea_geometry_has_square (geometry, square));
      g_string_append (command, alea_geometry_name (geometry, square, name));
      break;
    case 'M':
      g_string_append_c (command, "PNBRQKGpnbrqkg"[test_random (stream, 14)]);
      break;
    case 'C':
      g_string_append_c (command, "wb"[test_random (stream, 2)]);
      break;
    case 'G':
      g_string_append (command, alea_games[test_random (stream, 5)]->id);
      break;
    case 'D':
      g_string_append_printf (command, "%u-%u", test_random (stream, 4) + 1, test_random (stream, 4) + 1);
      break;
    case 'F':
      g_string_append_printf (command, "%u", test_random (stream, 6) + 1);
      break;
    case 'B':
      g_string_append_printf (command, "%u", test_random (stream, 2));
      break;
    case 'T':
      g_string_append_printf (command, "%u", test_random (stream, 960));
      break;
    default:
      g_string_append_printf (command, "%u", test_random (stream, 5));
    }
}

static const char *
pick_template (AleaEditor *editor,
               guint64    *stream)
{
  if (alea_rules_has_piece (alea_editor_get_rules (editor), ALEA_GUARDENER) && test_random (stream, 3) == 0)
    return guardener[test_random (stream, G_N_ELEMENTS (guardener))];
  if (alea_editor_get_rules (editor)->turn.get_moves_left != NULL && test_random (stream, 3) == 0)
    return random_move[test_random (stream, G_N_ELEMENTS (random_move))];

  return any_game[test_random (stream, G_N_ELEMENTS (any_game))];
}

static char *
make_command (AleaEditor *editor,
              guint64    *stream)
{
  const char *template = pick_template (editor, stream);
  g_autoptr(GString) command = g_string_new (NULL);
  g_auto(GStrv) words = g_strsplit (template, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (command, ' ');
      /* A lone capital is a thing to draw, unless it is the piece of "lost". */
      if (strlen (words[i]) == 1 && strchr ("SMCBNFTDG", *words[i]) != NULL
          && !(i == 2 && g_str_has_prefix (template, "lost")))
        append_thing (command, editor, *words[i], stream);
      else
        g_string_append (command, words[i]);
    }

  return g_string_free (g_steal_pointer (&command), FALSE);
}

static void
check_fen (AleaEditor *editor)
{
  char fen[ALEA_FEN_SIZE];
  AleaSetup setup;

  g_assert_true (alea_fen_read (alea_editor_get_fen (editor), alea_editor_get_rules (editor), &setup, NULL));
  g_assert_cmpstr (alea_fen_write (&setup, alea_editor_get_rules (editor), fen), ==, alea_editor_get_fen (editor));
  g_assert_true (test_is_same_setup (&setup, alea_editor_get_setup (editor)));
}

static gboolean
has_fault (AleaEditor *editor,
           const char *sentence)
{
  for (guint i = 0; i < alea_editor_get_n_faults (editor); i++)
    if (g_str_equal (alea_editor_get_fault (editor, i)->sentence, sentence))
      return TRUE;

  return FALSE;
}

/* A fix does what it says, in one step. */
static void
check_fixes (AleaEditor *editor)
{
  for (guint i = 0; i < alea_editor_get_n_faults (editor); i++)
    {
      const AleaEditorFault *fault = alea_editor_get_fault (editor, i);
      g_autoptr(AleaEditor) other = alea_editor_new_from_setup (alea_editor_get_rules (editor), NULL,
                                                                alea_editor_get_setup (editor));
      g_autofree char *before = g_strdup (alea_editor_get_fen (other));
      g_autofree char *sentence = g_strdup (fault->sentence);

      g_assert_cmpstr (sentence, !=, "");
      if (fault->fix == NULL)
        continue;

      alea_editor_mend (other, i);
      g_assert_false (has_fault (other, sentence));
      alea_editor_undo (other);
      g_assert_cmpstr (alea_editor_get_fen (other), ==, before);
      g_assert_false (alea_editor_get_can_undo (other));
    }
}

/* All fixes, one after the other, lead to a position wherever each has one. */
static void
check_mending (AleaEditor *editor)
{
  g_autoptr(AleaEditor) other = alea_editor_new_from_setup (alea_editor_get_rules (editor), NULL,
                                                            alea_editor_get_setup (editor));
  guint rounds = 0;

  while (alea_editor_get_n_faults (other) > 0 && alea_editor_get_fault (other, 0)->fix != NULL)
    {
      alea_editor_mend (other, 0);
      g_assert_cmpuint (rounds++, <, 20);
    }
}

static void
check_game (AleaEditor *editor)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGame) game = alea_editor_make_game (editor, &error);

  g_assert_cmpint (game != NULL, ==, alea_editor_get_is_playable (editor));
  g_assert_cmpint (error == NULL, ==, alea_editor_get_is_playable (editor));
  g_assert_cmpint (alea_editor_get_n_faults (editor) == 0, ==, alea_editor_get_is_playable (editor));
}

static void
check_undo (AleaEditor *editor,
            const char *start,
            const char *start_game)
{
  g_autofree char *end = NULL, *end_game = NULL;

  while (alea_editor_get_can_redo (editor))
    alea_editor_redo (editor);
  end = g_strdup (alea_editor_get_fen (editor));
  end_game = g_strdup (alea_editor_get_rules (editor)->id);

  while (alea_editor_get_can_undo (editor))
    editor_do (editor, "undo");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, start);
  g_assert_cmpstr (alea_editor_get_rules (editor)->id, ==, start_game);

  while (alea_editor_get_can_redo (editor))
    editor_do (editor, "redo");
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, end);
  g_assert_cmpstr (alea_editor_get_rules (editor)->id, ==, end_game);
}

static void
test_random_edits (gconstpointer data)
{
  const AleaRules *rules = data;
  guint64 stream = g_str_hash (rules->id);

  for (guint round = 0; round < test_get_amount ("ALEA_TEST_GAMES", 8); round++)
    {
      g_autoptr(AleaEditor) editor = alea_editor_new (rules);
      g_autofree char *start = g_strdup (alea_editor_get_fen (editor));

      for (guint i = 0; i < EDITS; i++)
        {
          g_autofree char *command = make_command (editor, &stream);

          if (!g_str_equal (command, "mend 0") || alea_editor_get_n_faults (editor) > 0)
            editor_do (editor, command);
          check_fen (editor);
          check_game (editor);
          check_fixes (editor);
          check_mending (editor);
        }

      check_undo (editor, start, rules->id);
    }
}

/* Two turns are none, unless it is a question which of two kings a right
 * belongs to. */
static void
test_turned_twice (void)
{
  guint64 stream = 7;

  for (guint i = 0; alea_games[i] != NULL; i++)
    for (guint round = 0; round < 50; round++)
      {
        g_autoptr(AleaEditor) editor = alea_editor_new (alea_games[i]);
        g_autofree char *before = NULL;

        for (guint n = 0; n < 20; n++)
          {
            g_autoptr(GString) command = g_string_new ("put ");

            append_thing (command, editor, 'S', &stream);
            g_string_append_c (command, ' ');
            append_thing (command, editor, 'M', &stream);
            editor_do (editor, command->str);
          }

        before = g_strdup (alea_editor_get_fen (editor));
        editor_do (editor, "flip");
        g_assert_cmpstr (alea_editor_get_fen (editor), !=, before);
        editor_do (editor, "flip");
        if (alea_setup_count (alea_editor_get_setup (editor), alea_piece (ALEA_WHITE, ALEA_KING)) <= 1
            && alea_setup_count (alea_editor_get_setup (editor), alea_piece (ALEA_BLACK, ALEA_KING)) <= 1)
          g_assert_cmpstr (alea_editor_get_fen (editor), ==, before);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; alea_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/editor-random/%s", alea_games[i]->id);

      g_test_add_data_func (path, alea_games[i], test_random_edits);
    }
  g_test_add_func ("/model/editor-random/turned-twice", test_turned_twice);

  return g_test_run ();
}
