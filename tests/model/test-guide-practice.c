/* test-guide-practice.c: rolls for practice, and widgets at the gate of a lesson
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "alea-game-view.h"
#include "alea-game-words.h"
#include "alea-lesson.h"
#include "alea-practice.h"
#include "alea-series.h"
#include "alea-script.h"
#include "game-watch.h"
#include "guide-support.h"
#include "toy-game.h"

#include <string.h>

/* --- the practice room ---------------------------------------------------- */

static void
assert_rolls (const AleaRules *rules,
              guint            number)
{
  g_autoptr(AleaGame) game = alea_practice_begin (rules, number, NULL);
  g_autoptr(AleaGameView) view = alea_game_view_new (game);
  g_autoptr(GError) error = NULL;

  g_assert_true (alea_game_get_rules (game) == rules);
  g_assert_cmpuint (strlen (alea_practice_get_title (rules, number)), >, 4);
  g_assert_true (alea_game_view_get_asks_roll (view));

  g_assert_true (alea_game_roll (game, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (strlen (alea_game_view_get_news (view)), >, 4);
}

static void
test_every_moment_asks_for_dice (void)
{
  guint n = 0;

  for (int i = 0; alea_games[i] != NULL; i++)
    for (guint j = 0; j < alea_practice_get_n (alea_games[i]); j++, n++)
      assert_rolls (alea_games[i], j);

  g_assert_cmpuint (n, >, 8);
  g_assert_cmpuint (alea_practice_get_n (alea_rules_find ("chess")), ==, 0);
}

/* Where a moment is not the beginning, what leads to it has happened. */
static void
test_moments_are_reached (void)
{
  static const struct { const char *game; guint number; const char *title; const char *words; } rows[] = {
    { "chess960", 0, "A bishop on a dark square", "" },
    { "chess960", 3, "The first knight", "3 2 4" },
    { "jepps", 2, "The mediator roll", "1-4 Ka1 2-3 Nb1 3-1 Bc1 4-2 Rd1 5-4 Qe1 4-5 Rf1" },
    { "guardener", 0, "At the beginning", "" },
    { "guardener", 3, "A double rolled again", "4-4 reroll" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaRules *rules = alea_rules_find (rows[i].game);
      g_autoptr(AleaGame) game = alea_practice_begin (rules, rows[i].number, NULL);

      g_assert_cmpstr (alea_practice_get_title (rules, rows[i].number), ==, rows[i].title);
      game_assert_words (game, rows[i].words);
    }
}

/* A game that names none is practised from its beginning. */
static void
test_no_moments (void)
{
  g_autoptr(AleaGame) game = alea_practice_begin (&toy_rules, 0, NULL);

  g_assert_cmpuint (alea_practice_get_n (&toy_rules), ==, 1);
  g_assert_cmpstr (alea_practice_get_title (&toy_rules, 0), ==, "At the beginning");
  g_assert_true (alea_game_get_rules (game) == &toy_rules);
  g_assert_cmpuint (alea_game_get_n_events (game), ==, 0);
  g_assert_true (alea_game_roll (game, NULL));
}

static AleaGame *
roll_after (AleaGame *last,
            guint8    face)
{
  AleaGame *game = alea_practice_begin (alea_rules_find ("random-move"), 0, last);
  const AleaEvent event = alea_event_roll ((AleaRoll) { .n = 1, .sides = 6, .face = { face } }, ALEA_SOURCE_PROGRAM);

  g_assert_true (alea_game_apply (game, &event, NULL));
  return game;
}

/* A six, another, a third: 666, though each roll has a game of its own. */
static void
test_runs_go_on (void)
{
  g_autoptr(AleaGame) first = roll_after (NULL, 6), second = roll_after (first, 6), third = roll_after (second, 6);
  AleaSetup setup;

  alea_state_get_setup (alea_game_get_state (third), &setup);
  g_assert_cmpuint (alea_series_get (&setup.table)->runs[0].value, ==, 6);
  g_assert_cmpuint (alea_series_get (&setup.table)->runs[0].length, ==, 3);
  g_assert_true (alea_series_get (&setup.table)->seats_swapped);
}

/* --- the gate ------------------------------------------------------------- */

static AleaLesson *
open_lesson (AleaGuide  *guide,
             const char *id)
{
  return alea_lesson_new (alea_guide_find_page (guide, id));
}

static gboolean
decide (AleaGame    *game,
        const char  *word,
        GError     **error)
{
  AleaEvent event;

  g_assert_true (alea_script_parse_event (alea_game_get_state (game), word, &event, NULL));
  return alea_game_decide (game, &event.decision, error);
}

/* Dice fall as the page says; a piece that it does not ask for stays in hand. */
static void
test_widgets_ask_the_lesson (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(AleaLesson) lesson = open_lesson (guide, "jepps-double");
  AleaGame *game = alea_lesson_get_game (lesson);
  guint n = alea_game_get_n_events (game);
  g_autoptr(GError) error = NULL;

  g_assert_true (alea_game_roll (game, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (alea_game_get_event (game, n)->roll.face[0], ==, 3);

  g_assert_false (decide (game, "B", &error));
  g_assert_error (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT);
  g_assert_cmpstr (error->message, ==, alea_lesson_get_message (lesson));
  g_assert_cmpint (alea_lesson_get_answer (lesson), ==, ALEA_ANSWER_WRONG);
  g_assert_cmpuint (alea_game_get_n_events (game), ==, n + 1);

  g_clear_error (&error);
  g_assert_true (decide (game, "reroll", &error));
  g_assert_cmpint (alea_lesson_get_stage (lesson), ==, ALEA_LESSON_DONE);

  /* It goes no further. */
  g_assert_false (alea_game_roll (game, &error));
  g_assert_error (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT);
}

/* What can be asked by name is what the functions say, before and after an answer. */
static void
test_properties (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(AleaLesson) lesson = open_lesson (guide, "jepps-double");

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(AleaGame) game = NULL;

      g_object_get (lesson, "game", &game, NULL);
      g_assert_true (game == alea_lesson_get_game (lesson));
      g_assert_true (alea_game_roll (game, NULL));
      g_assert_true (decide (game, "reroll", NULL));
      g_assert_cmpint (alea_lesson_get_stage (lesson), ==, ALEA_LESSON_DONE);
      alea_lesson_reset (lesson);
    }
}

/* The page knows better than the rules why not. */
static void
test_reasons_come_from_the_page (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(AleaLesson) lesson = open_lesson (guide, "basics-lines");
  g_autoptr(AleaLesson) relocation = open_lesson (guide, "jepps-relocate");
  const AleaGeometry *geometry = alea_rules_find ("jepps")->geometry;
  AleaSquare from = alea_geometry_parse (geometry, "d1", NULL), to = alea_geometry_parse (geometry, "g1", NULL);
  const char *rule = "";
  g_autofree char *silent = alea_game_explain_move (alea_lesson_get_game (lesson), from, to, &rule);
  g_autofree char *reason = NULL;

  g_assert_cmpstr (silent, ==, "");
  g_assert_null (rule);

  reason = alea_game_explain_move (alea_lesson_get_game (relocation), from, to, &rule);
  g_assert_cmpstr (reason, ==, "The king is on a light square, and g1 is dark. It must stay on the same colour.");
  g_assert_cmpstr (rule, ==, "J21");
}

/* Also of a piece that the dice do not offer, for as long as the page is open. */
static void
test_reasons_against_pieces (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  g_autoptr(AleaLesson) lesson = open_lesson (guide, "jepps-double");
  AleaGame *game = alea_lesson_get_game (lesson);
  const char *rule = NULL;
  g_autofree char *reason = alea_game_explain_place (game, ALEA_KING, &rule), *silent = NULL;

  g_assert_cmpstr (reason, ==, alea_lesson_get_message (lesson));
  g_assert_cmpstr (rule, ==, alea_lesson_get_rule (lesson));
  g_assert_cmpint (alea_lesson_get_answer (lesson), ==, ALEA_ANSWER_WRONG);

  alea_lesson_show_solution (lesson);
  silent = alea_game_explain_place (alea_lesson_get_game (lesson), ALEA_KING, &rule);
  g_assert_cmpstr (silent, ==, "");
  g_assert_null (rule);
}

/* A game that somebody has kept is free when the lesson has another. */
static void
test_gate_goes_with_the_lesson (void)
{
  g_autoptr(AleaGuide) guide = guide_load ();
  AleaLesson *lesson = open_lesson (guide, "basics-pawn");
  g_autoptr(AleaGame) kept = g_object_ref (alea_lesson_get_game (lesson));

  g_assert_false (decide (kept, "e3", NULL));
  alea_lesson_reset (lesson);
  g_assert_true (alea_lesson_get_game (lesson) != kept);
  g_assert_null (alea_game_get_gate (kept));
  g_assert_true (decide (kept, "e3", NULL));

  g_set_object (&kept, alea_lesson_get_game (lesson));
  g_object_unref (lesson);
  g_assert_null (alea_game_get_gate (kept));
}

/* Without a gate the rules explain, and name the rule. */
static void
test_reasons_have_rules (void)
{
  g_autoptr(AleaGame) game = alea_game_new (alea_rules_find ("jepps"), NULL);
  g_autoptr(AleaGameView) view = alea_game_view_new (game);
  const char *rule = NULL;
  g_autofree char *reason = alea_game_explain_place (game, ALEA_KING, &rule);

  g_assert_cmpuint (strlen (reason), >, 4);
  g_assert_cmpstr (rule, ==, "J4");
  g_assert_cmpstr (alea_game_view_get_rule (view), ==, "J4");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/guide-practice/every-moment-asks-for-dice", test_every_moment_asks_for_dice);
  g_test_add_func ("/model/guide-practice/moments-are-reached", test_moments_are_reached);
  g_test_add_func ("/model/guide-practice/no-moments", test_no_moments);
  g_test_add_func ("/model/guide-practice/runs-go-on", test_runs_go_on);
  g_test_add_func ("/model/guide-practice/widgets-ask-the-lesson", test_widgets_ask_the_lesson);
  g_test_add_func ("/model/guide-practice/properties", test_properties);
  g_test_add_func ("/model/guide-practice/reasons-come-from-the-page", test_reasons_come_from_the_page);
  g_test_add_func ("/model/guide-practice/reasons-against-pieces", test_reasons_against_pieces);
  g_test_add_func ("/model/guide-practice/gate-goes-with-the-lesson", test_gate_goes_with_the_lesson);
  g_test_add_func ("/model/guide-practice/reasons-have-rules", test_reasons_have_rules);

  return g_test_run ();
}
