/* test-undo.c: back and forward, while the dice stay what they were
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"

#include "alea-notation.h"
#include "alea-session.h"

static void
test_undo_goes_before_a_decision (void)
{
  AleaGame *game = game_new ("toy");

  game_play (game, "1 2 3");
  g_assert_false (alea_game_get_can_undo (game));
  alea_game_undo (game);
  game_assert_words (game, "1 2 3");

  game_play (game, "e4 d4 1-3 e5 2");
  alea_game_undo (game);
  game_assert_words (game, "1 2 3 e4 d4 1-3");
  alea_game_undo (game);
  game_assert_words (game, "1 2 3 e4");
  alea_game_undo (game);
  game_assert_words (game, "1 2 3");
  g_assert_false (alea_game_get_can_undo (game));

  alea_game_redo (game);
  game_assert_words (game, "1 2 3 e4");
  alea_game_redo (game);
  game_assert_words (game, "1 2 3 e4 d4 1-3");
  alea_game_redo (game);
  game_assert_words (game, "1 2 3 e4 d4 1-3 e5 2");
  g_assert_false (alea_game_get_can_redo (game));
  alea_game_redo (game);
  game_assert_words (game, "1 2 3 e4 d4 1-3 e5 2");

  g_assert_finalize_object (game);
}

static void
test_same_decision_keeps_redo (void)
{
  AleaGame *game = game_new ("toy");

  game_play (game, "1 2 2 e4 1-3 e5 4 Nf3");
  alea_game_undo (game);
  alea_game_undo (game);
  alea_game_undo (game);
  game_play (game, "e4");
  g_assert_true (alea_game_get_can_redo (game));

  /* Half a step was done by hand; the rest of it is the roll. */
  alea_game_redo (game);
  game_assert_words (game, "1 2 2 e4 1-3");
  alea_game_redo (game);
  game_assert_words (game, "1 2 2 e4 1-3 e5 4");
  game_play (game, "Nc3");
  g_assert_false (alea_game_get_can_redo (game));

  g_assert_finalize_object (game);
}

/* In the order in which they fell, whatever was undone. */
static void
assert_fallen (AleaGame   *game,
               const char *rolls)
{
  g_autoptr(GArray) fallen = alea_game_list_fallen (game);
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < fallen->len; i++)
    {
      char roll[ALEA_ROLL_TEXT_SIZE];

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              alea_roll_to_text (g_array_index (fallen, AleaFallenRoll, i).roll, roll));
    }
  g_assert_cmpstr (text->str, ==, rolls);
}

static void
test_dice_stay_the_same (void)
{
  AleaGame *game = game_new ("toy");

  game_play (game, "1 2 2 e4 1-3 e5 4 Nf3 2-4 Nc6 6");
  for (int i = 0; i < 4; i++)
    alea_game_undo (game);
  game_assert_words (game, "1 2 2");
  assert_fallen (game, "1 2 2 1-3 4 2-4 6");

  game_play (game, "d4");
  assert_fallen (game, "1 2 2 1-3 4 2-4 6");
  game_play (game, "? d5 ? c4 ? Nf6 ?");
  game_assert_words (game, "1 2 2 d4 1-3 d5 4 c4 2-4 Nf6 6");

  /* All are used up: now anything may come. */
  game_play (game, "reroll 2 Nc3 3-1");
  g_assert_finalize_object (game);
}

/* Dice wait for a roll of as many with as many sides, whatever comes first. */
static void
test_dice_wait_for_their_kind (void)
{
  AleaGame *game = game_new ("toy");

  game_play (game, "1 2 6 e4 2-2 e5 4");
  alea_game_undo (game);
  alea_game_undo (game);
  game_assert_words (game, "1 2 6");

  game_play (game, "reroll 2 d4 ? d5 ?");
  game_assert_words (game, "1 2 6 reroll 2 d4 2-2 d5 4");

  g_assert_finalize_object (game);
}

static void
test_typed_roll_must_agree (void)
{
  AleaGame *game = game_new ("toy");
  GameWatch *watch;

  game_play (game, "1 2 2 e4 1-3 e5 4");
  alea_game_undo (game);
  alea_game_undo (game);
  game_play (game, "d4");
  watch = game_watch_new (game);

  game_assert_refused (game, watch, "4-4", "This roll has already been made: 1-3.");
  game_assert_refused (game, watch, "3", "This roll takes 2 dice.");

  /* Two dice have no order; the roll stays what it was, and whose. */
  g_assert_true (game_try (game, "3-1", ALEA_SOURCE_HAND, NULL));
  game_assert_words (game, "1 2 2 d4 1-3");
  g_assert_cmpint (alea_game_get_event (game, 4)->source, ==, ALEA_SOURCE_PROGRAM);
  game_watch_check (watch);

  game_play (game, "d5");
  game_watch_check (watch);
  game_assert_refused (game, watch, "3", "This roll has already been made: 4.");
  game_watch_free (watch);
  game_play (game, "4 c4");

  /* Now a real die may be thrown. */
  g_assert_true (game_try (game, "2-2", ALEA_SOURCE_HAND, NULL));
  g_assert_cmpint (alea_game_get_event (game, 8)->source, ==, ALEA_SOURCE_HAND);

  g_assert_finalize_object (game);
}

/* A resignation where a roll was due: undone, the roll is due again. */
static void
test_undo_resignation_before_roll (void)
{
  AleaGame *game = game_new ("toy");
  AleaGameView *view = alea_game_view_new (game);

  game_play (game, "1 2 2 e4 resign");
  game_assert_rows (view, "Set-up 1 | 2; 1. [2]e4 | -; Result 1-0 | -; ");
  alea_game_undo (game);
  g_assert_true (alea_game_view_get_asks_roll (view));
  g_assert_true (alea_game_get_can_redo (game));
  game_play (game, "2-2");
  g_assert_false (alea_game_get_can_redo (game));
  game_assert_rows (view, "Set-up 1 | 2; 1. [2]e4 | -; ");

  g_object_unref (view);
  g_assert_finalize_object (game);
}

/* A refused event leaves what can be done again. */
static void
test_errors_keep_redo (void)
{
  AleaGame *game = game_new ("toy");
  AleaDecision move = alea_decision_move (alea_move (ALEA_PAWN, 12, 36, ALEA_MOVE_PLAIN, ALEA_NO_PIECE_TYPE));

  game_play (game, "1 2 2 e4 1-1");
  alea_game_undo (game);
  g_assert_false (alea_game_decide (game, &move, NULL));
  alea_game_redo (game);
  game_assert_words (game, "1 2 2 e4 1-1");

  g_assert_finalize_object (game);
}

static void
test_several_rolls_or_none_after_undo (void)
{
  AleaGame *game = game_new ("toy");
  g_autoptr(GError) error = NULL;
  AleaRoll rolls[] = { { .n = 2, .face = { 2, 2 } }, { .n = 2, .face = { 1, 1 } } };

  game_play (game, "1 2 4 e4 2-2");
  alea_game_undo (game);
  game_play (game, "d4");

  g_assert_false (alea_game_apply_rolls (game, rolls, 2, ALEA_SOURCE_HAND, &error));
  g_assert_cmpstr (error->message, ==, "No roll is due now.");
  game_assert_words (game, "1 2 4 d4");

  /* The roll that was part of it still waits. */
  game_play (game, "?");
  game_assert_words (game, "1 2 4 d4 2-2");

  g_assert_finalize_object (game);
}

/* A roll goes only while nothing has come of it, and leaves what was taken back; everybody hears
 * of it. */
static void
test_take_back (void)
{
  AleaGame *game = game_new ("toy");
  GameWatch *watch;
  const AleaTakenRoll *taken;

  g_assert_false (alea_game_get_can_take_back (game));
  alea_game_take_back (game);
  game_assert_words (game, "");
  game_play (game, "1 2");
  g_assert_true (alea_game_get_can_take_back (game));
  watch = game_watch_new (game);
  alea_game_take_back (game);
  game_watch_check (watch);
  g_assert_cmpuint (alea_game_view_get_number (game_watch_get_view (watch)), ==, 1);
  game_watch_free (watch);
  game_assert_words (game, "1");
  g_assert_cmpuint (alea_game_get_taken (game)->len, ==, 1);
  taken = &g_array_index (alea_game_get_taken (game), AleaTakenRoll, 0);
  g_assert_cmpuint (taken->n_events, ==, 1);
  g_assert_cmpuint (taken->roll.face[0], ==, 2);
  g_assert_cmpuint (taken->draw, ==, 2);

  /* One that the players have rolled themselves has no number. */
  g_assert_true (game_try (game, "4", ALEA_SOURCE_HAND, NULL));
  alea_game_take_back (game);
  g_assert_cmpuint (alea_game_get_taken (game)->len, ==, 2);
  g_assert_cmpuint (g_array_index (alea_game_get_taken (game), AleaTakenRoll, 1).draw, ==, 0);

  game_play (game, "2 3 e4");
  g_assert_false (alea_game_get_can_take_back (game));
  alea_game_take_back (game);
  game_assert_words (game, "1 2 3 e4");
  g_assert_finalize_object (game);
}

static void
append_word (GArray     *events,
             AleaGame   *game,
             const char *word)
{
  AleaEvent event = { .type = ALEA_EVENT_DECISION };

  g_assert_true (alea_decision_parse (alea_game_get_state (game), word, &event.decision, NULL));
  g_array_append_val (events, event);
}

/* What was undone comes back as far as the rules allow; of rolls that wait only rolls. */
static void
test_set_undone (void)
{
  AleaGame *game = game_new ("chess");
  g_autoptr(GArray) redo = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  g_autoptr(GArray) rolls = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  const AleaEvent roll = alea_event_roll ((AleaRoll) { .n = 1, .sides = 6, .face = { 4 } }, ALEA_SOURCE_PROGRAM);

  for (guint i = 0; i < 2; i++)
    append_word (redo, game, "e4");
  append_word (rolls, game, "d4");
  g_array_append_val (rolls, roll);
  for (guint i = 0; i < 2; i++)
    {
      GameWatch *watch = game_watch_new (game);

      alea_game_set_undone (game, redo, rolls);
      game_watch_check (watch);
      game_watch_free (watch);
      g_assert_cmpuint (alea_game_get_redo (game)->len, ==, 1);
      g_assert_cmpuint (alea_game_get_rolls (game)->len, ==, 1);
      g_assert_cmpint (g_array_index (alea_game_get_rolls (game), AleaEvent, 0).type, ==, ALEA_EVENT_ROLL);
    }
  alea_game_redo (game);
  game_assert_words (game, "e4");
  g_assert_false (alea_game_get_can_redo (game));

  alea_game_add_taken (game, &(AleaTakenRoll) { .n_events = 1, .draw = 7 });
  g_assert_cmpuint (alea_game_get_taken (game)->len, ==, 1);
  g_assert_cmpuint (g_array_index (alea_game_get_taken (game), AleaTakenRoll, 0).draw, ==, 7);
  g_assert_finalize_object (game);
}

/* No time passes, however slow the machine. */
static gint64
get_start (gpointer data)
{
  return 0;
}

/* Whoever comes when something has been undone knows no times of it: what comes again
 * takes the time it takes. */
static void
test_redo_at_another_table (void)
{
  const AleaClockControl control = { .kind = ALEA_CLOCK_PER_MOVE, .seconds = { 30, 40 } };
  AleaGame *game = game_new ("chess");
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) clock = alea_clock_new (&control);
  g_autoptr(AleaSession) session = NULL;

  alea_clock_set_source (clock, get_start, NULL);
  game_play (game, "e4 e5 Nf3 Nc6");
  alea_game_undo (game);
  alea_game_undo (game);
  session = alea_session_new (game, match, clock);
  for (guint number = 3; number <= 4; number++)
    {
      AleaClockTimes times;

      alea_session_redo (session);
      g_assert_cmpuint (alea_game_get_n_events (game), ==, number);
      g_assert_cmpint (alea_clock_get_running (clock), ==, number % 2);
      alea_session_get_times_at (session, number, &times);
      g_assert_cmpint (times.running, ==, number % 2);
      g_assert_cmpint (times.left[0], ==, 30000);
      g_assert_cmpint (times.left[1], ==, 40000);
    }

  g_assert_finalize_object (g_steal_pointer (&session));
  g_assert_finalize_object (game);
}

/* A table at which a game that has begun goes on knows whose time ran, and what the game
 * has ended with. */
static void
test_table_that_comes_late (void)
{
  static const int running[] = { ALEA_NO_PERSON, 1, 0, 1, ALEA_NO_PERSON };
  const AleaClockControl control = { .kind = ALEA_CLOCK_PER_MOVE, .seconds = { 30, 40 } };
  AleaGame *game = game_new ("chess");
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) clock = alea_clock_new (&control);
  g_autoptr(AleaSession) session = NULL;

  game_play (game, "f3 e5 g4 Qh4");
  session = alea_session_new (game, match, clock);
  g_assert_cmpstr (alea_match_get_score (match), ==, "0–1");
  for (guint number = 0; number < G_N_ELEMENTS (running); number++)
    {
      AleaClockTimes times;

      alea_session_get_times_at (session, number, &times);
      g_assert_cmpint (times.running, ==, running[number]);
      g_assert_cmpint (times.left[0], ==, 30000);
      g_assert_cmpint (times.left[1], ==, 40000);
    }
  alea_session_undo (session);
  g_assert_cmpint (alea_clock_get_running (clock), ==, 1);

  g_assert_finalize_object (g_steal_pointer (&session));
  g_assert_finalize_object (game);
}

/* A roll that was made stays the next one, be it the last thing that was undone, or the game given
 * up meanwhile; and it is used once. */
static void
test_last_roll_waits (void)
{
  g_autoptr(AleaGame) game = game_new ("guardener");

  game_play (game, "2-3 d4 2-3");
  alea_game_undo (game);
  game_assert_words (game, "2-3");
  game_play (game, "d4");
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_false (game_try (game, "1-1", ALEA_SOURCE_HAND, &error));
      g_assert_cmpstr (error->message, ==, "This roll has already been made: 2-3.");
      if (i == 1)
        break;
      game_play (game, "resign");
      alea_game_undo (game);
      game_assert_words (game, "2-3 d4");
    }

  game_play (game, "2-3 d5 1-1");
  game_assert_words (game, "2-3 d4 2-3 d5 1-1");
}

/* Also where more was undone, and nothing came between. */
static void
test_roll_is_used_once (void)
{
  static const struct { const char *words; guint n_undone; } rows[] = { { "2-3 d4 2-3", 1 }, { "2-3 d4 2-3 d5", 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = game_new ("guardener");
      g_autoptr(GError) error = NULL;

      game_play (game, rows[i].words);
      for (guint n = 0; n < rows[i].n_undone; n++)
        alea_game_undo (game);
      game_assert_words (game, "2-3");
      game_play (game, "d4");
      g_assert_false (game_try (game, "1-1", ALEA_SOURCE_HAND, &error));
      g_assert_cmpstr (error->message, ==, "This roll has already been made: 2-3.");
      game_play (game, "2-3 e5 1-1");
      game_assert_words (game, "2-3 d4 2-3 e5 1-1");
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/undo/undo-goes-before-a-decision", test_undo_goes_before_a_decision);
  g_test_add_func ("/model/undo/same-decision-keeps-redo", test_same_decision_keeps_redo);
  g_test_add_func ("/model/undo/dice-stay-the-same", test_dice_stay_the_same);
  g_test_add_func ("/model/undo/dice-wait-for-their-kind", test_dice_wait_for_their_kind);
  g_test_add_func ("/model/undo/typed-roll-must-agree", test_typed_roll_must_agree);
  g_test_add_func ("/model/undo/undo-resignation-before-roll", test_undo_resignation_before_roll);
  g_test_add_func ("/model/undo/errors-keep-redo", test_errors_keep_redo);
  g_test_add_func ("/model/undo/several-rolls-or-none-after-undo", test_several_rolls_or_none_after_undo);
  g_test_add_func ("/model/undo/take-back", test_take_back);
  g_test_add_func ("/model/undo/set-undone", test_set_undone);
  g_test_add_func ("/model/undo/redo-at-another-table", test_redo_at_another_table);
  g_test_add_func ("/model/undo/table-that-comes-late", test_table_that_comes_late);
  g_test_add_func ("/model/undo/last-roll-waits", test_last_roll_waits);
  g_test_add_func ("/model/undo/roll-is-used-once", test_roll_is_used_once);

  return g_test_run ();
}
