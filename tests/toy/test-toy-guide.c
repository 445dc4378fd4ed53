/* test-toy-guide.c: the guide and the model play a game that src/ knows not
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "courtyard.h"

#include "alea-game.h"
#include "alea-guide.h"
#include "alea-script.h"

/* Reading a chapter tries everything in it on the rules. */
static void
test_chapter (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "toy", "courtyard.txt", NULL);
  g_autofree char *text = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGuideChapter) chapter = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new (text, length);

  chapter = alea_guide_chapter_new ("courtyard.txt", bytes, &error);
  g_assert_no_error (error);
  g_assert_true (alea_guide_chapter_get_rules (chapter) == &courtyard_rules);
  g_assert_cmpuint (g_list_model_get_n_items (alea_guide_chapter_get_pages (chapter)), ==, 2);
}

static void
test_game (void)
{
  g_autoptr(AleaGame) game = alea_game_new (alea_rules_find ("courtyard"), NULL);
  g_autoptr(GError) error = NULL;
  AleaEvent event;

  g_assert_cmpstr (alea_game_get_guide (game), ==, "Toss the coin: it says who begins.");
  g_assert_true (alea_script_parse_event (alea_game_get_state (game), "2", &event, &error));
  g_assert_true (alea_game_apply (game, &event, &error));
  g_assert_cmpstr (alea_game_get_news (game), ==, "The coin says that Black begins.");

  g_assert_true (alea_script_parse_event (alea_game_get_state (game), "Nc4", &event, &error));
  g_assert_true (alea_game_apply (game, &event, &error));
  g_assert_no_error (error);
  alea_game_undo (game);
  alea_game_undo (game);
  g_assert_cmpuint (alea_game_get_n_events (game), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/toy/chapter", test_chapter);
  g_test_add_func ("/toy/game", test_game);

  return g_test_run ();
}
