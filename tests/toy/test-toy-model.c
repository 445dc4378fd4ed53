/* test-toy-model.c: the model plays and teaches a game that src/ knows not
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

/* It has no other home than a header that asks for this. */
#define G_SETTINGS_ENABLE_BACKEND

#include "config.h"

#include "courtyard.h"

#include "alea-editor-beside.h"
#include "alea-editor-faults.h"
#include "alea-editor.h"
#include "alea-game-view.h"
#include "alea-guide.h"
#include "alea-house-rules.h"
#include "alea-lesson.h"
#include "alea-practice.h"
#include "alea-script.h"

#include <gio/gsettingsbackend.h>

static void
apply (AleaGame   *game,
       const char *word)
{
  g_autoptr(GError) error = NULL;
  AleaEvent event;

  g_assert_true (alea_script_parse_event (alea_game_get_state (game), word, &event, &error));
  g_assert_true (alea_game_apply (game, &event, &error));
  g_assert_no_error (error);
}

static void
test_game (void)
{
  g_autoptr(AleaGame) game = alea_game_new (alea_rules_find ("courtyard"), NULL);
  g_autoptr(AleaGameView) view = alea_game_view_new (game);

  g_assert_cmpstr (alea_game_view_get_prompt (view), ==, "Toss the coin: it says who begins.");
  apply (game, "2");
  g_assert_cmpstr (alea_game_view_get_news (view), ==, "The coin says that Black begins.");

  g_assert_cmpstr (alea_game_view_get_prompt (view), ==, "Toss the coin.");
  apply (game, "2");
  g_assert_cmpstr (alea_game_view_get_news (view), ==, "The coin allows a pass.");
  apply (game, "Nc4");
  alea_game_undo (game);
  alea_game_undo (game);
  g_assert_cmpuint (alea_game_get_n_events (game), ==, 2);
}

/* What is known of a board is kept for the next game on it, and there is room for more boards. */
static void
test_boards (void)
{
  for (int i = 0; i < 20; i++)
    g_object_unref (alea_game_new (alea_rules_find ("guardener"), NULL));

  test_game ();
}

/* What lies beside the board comes and goes in a FEN, and is set by hand. */
static void
test_editor (void)
{
  g_autoptr(AleaEditor) editor = alea_editor_new (&courtyard_rules);
  const char *fen = "3k2/6/6/6/6/3K2 b - - 0 7 dice=2 passes=1/2";
  const AleaField *field;
  AleaFenError error;
  AleaSetup setup;

  g_assert_true (alea_editor_set_fen (editor, fen, &error));
  g_assert_cmpstr (alea_editor_get_fen (editor), ==, fen);
  g_assert_true (alea_editor_get_is_playable (editor));
  g_assert_false (alea_fen_read ("3k2/6/6/6/6/3K2 b - - 0 7 passes=1/4", &courtyard_rules, &setup, &error));
  g_assert_cmpint (error.column, ==, 37);

  g_assert_cmpuint (alea_editor_get_n_fields (editor), ==, 2);
  field = alea_editor_get_field (editor, 1);
  g_assert_cmpstr (field->title, ==, "Passes of Black");
  g_assert_cmpuint (field->get (alea_editor_get_setup (editor), field->number), ==, 2);
  g_assert_cmpuint (alea_field_get_max (field, alea_editor_get_setup (editor)), ==, 3);
  alea_editor_set_value (editor, 1, 7);
  g_assert_true (g_str_has_suffix (alea_editor_get_fen (editor), "passes=1/3"));
  alea_editor_flip (editor);
  g_assert_true (g_str_has_suffix (alea_editor_get_fen (editor), "passes=3/1"));
}

/* What the players agree on is kept, and the next game begins with it. */
static void
test_house_rules (void)
{
  g_autoptr(GSettingsBackend) backend = g_memory_settings_backend_new ();
  g_autoptr(GSettings) settings = g_settings_new_with_backend (APPLICATION_ID, backend);
  AleaOptions options = { { 0 } };
  g_autoptr(AleaGame) game = NULL;
  g_autoptr(AleaGameView) view = NULL;

  g_assert_cmpuint (alea_house_rules_list (&courtyard_rules, NULL), ==, 2);
  g_assert_true (alea_rules_set_option (&courtyard_rules, &options, "heads=black", 11, NULL));
  alea_house_rules_store (settings, &courtyard_rules, &options);
  options = (AleaOptions) { { 0 } };
  alea_house_rules_load (settings, &courtyard_rules, &options);

  game = alea_game_new (&courtyard_rules, &options);
  view = alea_game_view_new (game);
  apply (game, "1");
  g_assert_cmpstr (alea_game_view_get_news (view), ==, "The coin says that Black begins.");
}

/* The guide has the chapter though guide.txt does not name it, and reading it
 * tries everything in it on the rules. */
static void
test_chapter (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGuide) guide = alea_guide_new_built_in (&error);
  g_autoptr(AleaLesson) lesson = NULL;
  AleaGuideChapter *chapter;

  g_assert_no_error (error);
  chapter = alea_guide_find_chapter (guide, "courtyard");
  g_assert_nonnull (chapter);
  g_assert_true (alea_guide_chapter_get_rules (chapter) == &courtyard_rules);
  g_assert_cmpuint (alea_guide_chapter_get_pages (chapter)->len, ==, 2);
  g_assert_null (alea_guide_find_reference (guide, &courtyard_rules));

  lesson = alea_lesson_new (alea_guide_find_lesson (guide, "Y1"));
  g_assert_true (alea_game_roll (alea_lesson_get_game (lesson), &error));
  g_assert_no_error (error);
  g_assert_cmpint (alea_lesson_get_stage (lesson), ==, ALEA_LESSON_DONE);
}

/* The rules name no moment, but the game begins with a roll. */
static void
test_practice (void)
{
  g_autoptr(AleaGame) game = NULL;
  g_autoptr(AleaGameView) view = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_cmpuint (alea_practice_get_n (&courtyard_rules), ==, 1);
  g_assert_cmpstr (alea_practice_get_title (&courtyard_rules, 0), ==, "At the beginning");

  game = alea_practice_begin (&courtyard_rules, 0, NULL);
  view = alea_game_view_new (game);
  g_assert_true (alea_game_view_get_asks_roll (view));
  g_assert_true (alea_game_roll (game, &error));
  g_assert_no_error (error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/toy/boards", test_boards);
  g_test_add_func ("/toy/game", test_game);
  g_test_add_func ("/toy/editor", test_editor);
  g_test_add_func ("/toy/house-rules", test_house_rules);
  g_test_add_func ("/toy/chapter", test_chapter);
  g_test_add_func ("/toy/practice", test_practice);

  return g_test_run ();
}
