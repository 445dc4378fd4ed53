/* test-game.c: the game that widgets bind to, step by step
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"

#include "alea-game-words.h"
#include "alea-words.h"
#include "test-support.h"

#include "alea-chess960.h"
#include "alea-fen.h"
#include "alea-turn.h"

#include <string.h>

/* --- beginning ------------------------------------------------------------ */

static void
test_new_game_asks (void)
{
  AleaGame *game = game_new ("chess960");
  AleaGameView *view = alea_game_view_new (game);

  g_assert_cmpstr (alea_game_get_title (game), ==, "Chess960");
  g_assert_true (alea_game_get_rules (game) == test_rules ("chess960"));
  g_assert_cmpuint (alea_game_get_n_events (game), ==, 0);
  g_assert_cmpuint (alea_game_view_get_number (view), ==, 0);
  g_assert_true (alea_game_view_get_is_live (view));
  g_assert_true (alea_game_view_get_asks_roll (view));
  g_assert_false (alea_game_view_get_asks_decision (view));
  g_assert_false (alea_game_view_get_is_over (view));
  g_assert_cmpstr (alea_game_view_get_prompt (view), ==,
                   "Roll the die: it decides which dark square the first bishop takes.");
  g_assert_cmpstr (alea_game_view_get_news (view), ==, "");
  g_assert_cmpint (alea_game_view_get_start_number (view), ==, -1);
  g_assert_cmpuint (g_list_model_get_n_items (alea_game_view_get_turns (view)), ==, 0);
  g_assert_false (alea_game_get_can_undo (game));
  g_assert_false (alea_game_get_can_redo (game));

  g_object_unref (view);
  g_assert_finalize_object (game);
}

static void
test_set_up_with_rolls (void)
{
  AleaGame *game = game_new ("chess960");
  GameWatch *watch = game_watch_new (game);
  AleaGameView *view = game_watch_get_view (watch);

  g_assert_cmpuint (alea_game_view_get_roll (view).n, ==, 0);
  game_play (game, "2");
  game_watch_expect (watch, "n-events number");
  g_assert_cmpuint (alea_game_view_get_roll (view).n, ==, 1);
  g_assert_cmpuint (alea_game_view_get_roll (view).face[0], ==, 2);
  g_assert_cmpstr (alea_game_view_get_news (view), ==, "2: the bishop goes to the second dark square, c1.");

  /* A roll that does not count asks the same again. */
  game_play (game, "6");
  game_watch_expect (watch, "n-events number");
  game_assert_rows (view, "Set-up [2]Bc1 | -;  6 | -; ");

  game_watch_free (watch);
  game_play (game, "3 3 2");
  g_assert_false (alea_game_get_can_undo (game));
  g_assert_cmpint (alea_game_get_start_number (game), ==, -1);

  watch = game_watch_new (game);
  view = game_watch_get_view (watch);
  game_play (game, "3");
  game_watch_expect (watch, "n-events number");
  g_assert_cmpint (alea_game_view_get_start_number (view), ==, 518);
  game_assert_rows (view, "Set-up RNBQKBNR | - { [2]Bc1 | -;  6 | -;  [3]Bf1 | -;  [3]Qd1 | -;  [2]Nb1 | -;  [3]Ng1 | -}; ");

  /* The number is no news from before the last roll. */
  alea_game_view_set_number (view, 4);
  g_assert_cmpuint (alea_game_view_get_roll (view).face[0], ==, 3);
  g_assert_cmpint (alea_game_view_get_start_number (view), ==, -1);

  game_watch_free (watch);

  /* After a move no roll is to be seen. */
  game_play (game, "e4");
  view = alea_game_view_new (game);
  g_assert_cmpuint (alea_game_view_get_roll (view).n, ==, 0);
  g_object_unref (view);
  g_assert_finalize_object (game);
}

static void
test_start_by_number (void)
{
  for (int number = 0; number < ALEA_CHESS960_STARTS; number++)
    {
      AleaGame *game = game_new ("chess960");
      GameWatch *watch = game_watch_new (game);
      AleaGameView *view = game_watch_get_view (watch);
      g_autoptr(GError) error = NULL;
      guint8 faces[ALEA_CHESS960_ROLLS];
      AleaRoll rolls[ALEA_CHESS960_ROLLS];

      alea_chess960_get_rolls (number, number % 2, faces);
      for (int i = 0; i < ALEA_CHESS960_ROLLS; i++)
        rolls[i] = (AleaRoll) { .n = 1, .sides = 6, .face = { faces[i] } };

      g_assert_true (alea_game_apply_rolls (game, rolls, ALEA_CHESS960_ROLLS, ALEA_SOURCE_CHOSEN, &error));
      g_assert_no_error (error);
      game_watch_expect (watch, "n-events number");
      g_assert_cmpint (alea_game_view_get_start_number (view), ==, number);
      g_assert_cmpint (alea_game_get_event (game, 4)->source, ==, ALEA_SOURCE_CHOSEN);

      game_watch_free (watch);
      g_assert_finalize_object (game);
    }
}

static void
test_several_rolls_or_none (void)
{
  AleaGame *game = game_new ("chess960");
  GameWatch *watch = game_watch_new (game);
  g_autoptr(GError) error = NULL;
  AleaRoll rolls[] = {
    { .n = 1, .sides = 6, .face = { 3 } },
    { .n = 1, .sides = 6, .face = { 7 } },
  };

  g_assert_false (alea_game_apply_rolls (game, rolls, 2, ALEA_SOURCE_HAND, &error));
  g_assert_error (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT);
  g_assert_cmpstr (error->message, ==, "A die with 6 sides cannot show 7.");
  g_assert_cmpuint (alea_game_get_n_events (game), ==, 0);
  game_watch_expect (watch, "");

  game_watch_free (watch);
  g_assert_finalize_object (game);
}

static void
test_from_setup (void)
{
  g_autoptr(GError) error = NULL;
  AleaGame *game;
  AleaGameView *view;
  AleaSetup setup;

  test_read_fen ("chess", "8/8/8/8/8/8/8/P3K3 w - - 0 1", &setup);
  g_assert_null (alea_game_new_from_setup (test_rules ("chess"), NULL, &setup, &error));
  g_assert_error (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_SETUP);
  g_assert_nonnull (strchr (error->message, ' '));
  g_clear_error (&error);

  test_read_fen ("chess", "4k3/8/8/8/8/8/8/R3K3 b - - 5 30", &setup);
  game = alea_game_new_from_setup (test_rules ("chess"), NULL, &setup, &error);
  g_assert_no_error (error);
  view = alea_game_view_new (game);
  g_assert_cmpint (alea_game_view_get_who (view), ==, ALEA_WHO_BLACK);
  g_assert_cmpint (alea_game_view_get_start_number (view), ==, -1);
  game_play (game, "Ke7 Ra7+");
  game_assert_rows (view, "30. - | Ke7; 31. Ra7+ | -; ");

  g_object_unref (view);
  g_assert_finalize_object (game);
}

/* --- notifications and turns ---------------------------------------------- */

static void
test_whole_game (void)
{
  AleaGame *game = game_new ("chess");
  GameWatch *watch = game_watch_new (game);
  AleaGameView *view = game_watch_get_view (watch);
  g_autoptr(AleaTurn) last = NULL;

  game_play (game, "e4");
  game_watch_expect (watch, "n-events number");
  game_play (game, "e5");
  game_watch_expect (watch, "n-events number");
  g_assert_cmpstr (alea_game_view_get_news (view), ==, "Black: pawn from e7 to e5.");
  g_assert_cmpstr (alea_game_view_get_prompt (view), ==, "White to move.");
  game_watch_free (watch);

  game_play (game, "Qh5 Nc6 Bc4 Nf6");
  watch = game_watch_new (game);
  view = game_watch_get_view (watch);
  game_play (game, "Qxf7#");
  game_watch_expect (watch, "n-events number");
  game_assert_rows (view, "1. e4 | e5; 2. Qh5 | Nc6; 3. Bc4 | Nf6; 4. Qxf7# | -; Result 1-0 | -; ");

  last = g_list_model_get_item (alea_game_view_get_turns (view), 4);
  g_assert_cmpuint (alea_turn_get_last (last), ==, 7);
  g_assert_cmpuint (alea_entry_get_number (alea_turn_get_white (last)), ==, 7);
  g_assert_cmpstr (alea_entry_get_detail (alea_turn_get_white (last)), ==, "Checkmate: White wins.");
  g_assert_null (alea_turn_get_black (last));

  game_assert_refused (game, watch, "resign", "The game is over.");
  game_watch_free (watch);
  g_assert_finalize_object (game);
}

static void
test_resignation_and_draw (void)
{
  AleaGame *game = game_new ("chess");
  AleaGameView *view = alea_game_view_new (game);
  AleaDecision resign = alea_decision_act (ALEA_ACT_RESIGN);

  /* Also out of turn. */
  game_play (game, "e4 e5");
  resign.colour = ALEA_BLACK;
  g_assert_true (alea_game_decide (game, &resign, NULL));
  g_assert_cmpstr (alea_game_view_get_news (view), ==, "Black has resigned: White wins.");
  game_assert_rows (view, "1. e4 | e5; Result 1-0 | -; ");

  alea_game_undo (game);
  game_assert_rows (view, "1. e4 | e5; ");
  game_play (game, "draw");
  game_assert_rows (view, "1. e4 | e5; Result ½-½ | -; ");
  g_assert_false (alea_game_get_can_redo (game));

  g_object_unref (view);
  g_assert_finalize_object (game);
}

/* Which rolls say already what is to do. */
static void
test_news_that_guides (void)
{
  static const struct
  {
    const char *id;
    const char *events;
    gboolean    guides;
  } games[] = {
    /* A roll that does not count, and one that does. */
    { "chess960", "5", TRUE },
    { "chess960", "2", FALSE },
    { "jepps", "2-3 N", FALSE },
    { "jepps", "2-3", TRUE },
    /* How many moves, and that a check comes first; that a turn is missed. */
    { "random-move", "5 2 e4 e5 4", TRUE },
    { "random-move", "5 2 e4 e5 6", TRUE },
    { "random-move", "5 2 e4 f6 4 Qh5+ 4", FALSE },
    { "random-move", "5 2 e4 e5 1", FALSE },
    { "random-move", "5", FALSE },
    { "jepps", "3-1 B 3-4 B 1-5 K 5-4 Q 4-2 R 4-6 R 4-4", TRUE },
    { "guardener", "3-3", TRUE },
    { "guardener", "2-3", FALSE },
    { "guardener", "3-3 reroll", FALSE },
    { "chess", "e4", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      AleaGame *game = game_new (games[i].id);
      AleaGameView *view = alea_game_view_new (game);

      game_play (game, games[i].events);
      g_test_message ("%s: %s", games[i].id, alea_game_view_get_news (view));
      g_assert_cmpint (alea_game_view_get_news_prompts (view), ==, games[i].guides);
      g_object_unref (view);
      g_assert_finalize_object (game);
    }
}

/* What is placed without a choice is part of the news, and told apart; an undo
 * forgets it. */
static void
test_forced (void)
{
  const char *forced = "The bishop needs a light square, so the knight goes to g1. Only the bishop is left for h1.";
  g_autoptr(AleaGame) game = game_new ("jepps");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);
  GameWatch *watch;
  g_autofree char *news = g_strconcat ("White: rook to f1. ", forced, NULL);

  game_play (game, "1-4 K 2-3 N 3-1 B 4-2 R 5-4 Q 4-5");
  g_assert_cmpstr (alea_game_view_get_forced (view), ==, "");
  watch = game_watch_new (game);
  game_play (game, "R");
  game_watch_expect (watch, "n-events number");
  g_assert_cmpstr (alea_game_view_get_forced (view), ==, forced);
  g_assert_cmpstr (alea_game_view_get_news (view), ==, news);
  alea_game_undo (game);
  g_assert_cmpstr (alea_game_view_get_forced (view), ==, "");
  game_watch_free (watch);
}

/* Why nothing can be decided. */
static void
test_obstacle (void)
{
  g_autoptr(AleaGame) game = game_new ("jepps");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);
  const char *rule;

  g_assert_cmpstr (alea_game_view_get_obstacle (view, &rule), ==, alea_game_view_get_prompt (view));
  g_assert_cmpstr (rule, ==, "J4");
  game_play (game, "1-4");
  g_assert_null (alea_game_view_get_obstacle (view, &rule));
  g_assert_null (rule);
  alea_game_view_set_number (view, 0);
  g_assert_cmpstr (alea_game_view_get_obstacle (view, &rule), ==,
                   "This is an earlier position. Go to the last move to play on.");
  g_assert_null (rule);
}

/* Why not, and by which rule. */
static void
test_explain_move (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autofree char *move = NULL, *place = NULL, *castling = NULL;
  const char *rule = NULL;

  move = alea_game_explain_move (game, test_square ("a1"), test_square ("a3"), &rule);
  g_assert_cmpstr (move, ==, "The way is blocked at a2.");
  g_assert_cmpstr (rule, ==, "B3");
  place = alea_game_explain_place (game, ALEA_QUEEN, &rule);
  g_assert_cmpstr (place, ==, "All pieces are already on the board.");
  g_assert_null (rule);
  castling = alea_game_explain_castling (game, ALEA_WING_H, &rule);
  g_assert_cmpstr (castling, ==, "Castling requires f1 to be empty.");
  g_assert_cmpstr (rule, ==, "B11");
}

/* Set-up by two players, a series, a lost turn, a roll that was not used. */
static void
test_turns_with_dice (void)
{
  AleaGame *game = game_new ("toy");
  AleaGameView *view = alea_game_view_new (game);

  g_assert_cmpint (alea_game_view_get_who (view), ==, ALEA_WHO_FIRST);
  game_play (game, "4");
  g_assert_cmpint (alea_game_view_get_who (view), ==, ALEA_WHO_SECOND);
  game_play (game, "4 5 2");
  game_assert_rows (view, "Set-up 4 | 4;  5 | 2; ");

  /* A roll stands with the move that it allows. */
  game_play (game, "3");
  game_assert_rows (view, "Set-up 4 | 4;  5 | 2; ");
  game_play (game, "e4");
  game_assert_rows (view, "Set-up 4 | 4;  5 | 2; 1. [3]e4 | -; ");
  game_play (game, "d4 2-2 e5 6 reroll 1");
  game_assert_rows (view, "Set-up 4 | 4;  5 | 2; 1. [3]e4, d4 | [2-2]e5; 2. [6, 1]re-roll, -- | -; ");
  game_play (game, "1-1 d6 4 resign");
  game_assert_rows (view, "Set-up 4 | 4;  5 | 2; 1. [3]e4, d4 | [2-2]e5; 2. [6, 1]re-roll, -- | [1-1]d6; "
                          "Result [4]0-1 | -; ");

  g_object_unref (view);
  g_assert_finalize_object (game);
}

/* Whoever rolls next has the same colour, and is another person (R8). */
static void
test_change_of_sides (void)
{
  g_autoptr(AleaGame) game = NULL;
  g_autoptr(AleaGameView) view = NULL;
  AleaSetup setup;

  g_assert_true (alea_fen_read ("4k3/8/8/8/8/8/8/R3K3 w - - 0 10 runs=6x2/4x1", test_rules ("random-move"), &setup, NULL));
  game = alea_game_new_from_setup (test_rules ("random-move"), NULL, &setup, NULL);
  view = alea_game_view_new (game);
  game_play (game, "6 3 Ra2 5 Kd8 6");
  game_assert_rows (view, "10. [6]666: change of sides | -;  [3]Ra2 | [5]Kd8; ");
  alea_game_undo (game);
  game_assert_rows (view, "10. [6]666: change of sides | -;  [3]Ra2 | -; ");
}

/* Where a roll for colours stands is settled with them: in the column of whoever rolled it (R3). */
static void
test_rolls_for_colours (void)
{
  static const struct { const char *last, *rows; } cases[] = {
    { "4", "Set-up 2 | 2;  4 | 2; 1. e4 | -; " }, { "1", "Set-up 2 | 2;  2 | 1; 1. e4 | -; " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(AleaGame) game = game_new ("random-move");
      g_autoptr(AleaGameView) view = alea_game_view_new (game);

      game_play (game, "2 2 2");
      game_assert_rows (view, "Set-up 2 | 2;  2 | -; ");
      game_play (game, cases[i].last);
      game_play (game, "e4");
      game_assert_rows (view, cases[i].rows);
      g_assert_cmpuint (alea_turn_find_last (alea_game_view_get_turns (view), 3), ==, 3);
      g_assert_cmpuint (alea_turn_find_last (alea_game_view_get_turns (view), 4), ==, 4);
    }
}

/* The numbers of Free Play (J29). */
static void
test_numbers_of_entries (void)
{
  static const char *const rows[] = {
    "1. [1-2]Na1 | [1-6]Kh8; 2. [3-4]Bb1 | -; ", "i. [1-2]Na1 | [1-6]Kh8; ii. [3-4]Bb1 | -; ",
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = NULL;
      g_autoptr(AleaGameView) view = NULL;
      AleaOptions options = { { 0 } };

      g_assert_true (alea_rules_set_option (test_rules ("jepps"), &options, "setup=free-play", 15, NULL));
      g_assert_true (i == 0 || alea_rules_set_option (test_rules ("jepps"), &options, "entries=roman", 13, NULL));
      game = alea_game_new (test_rules ("jepps"), &options);
      view = alea_game_view_new (game);
      game_play (game, "1-2 N 1-6 K 3-4 B");
      game_assert_rows (view, rows[i]);
    }
}

static void
test_details_are_sentences (void)
{
  AleaGame *game = game_new ("toy");
  AleaGameView *view = alea_game_view_new (game);
  g_autoptr(AleaTurn) row = NULL;

  game_play (game, "4 5 3 e4 d4");
  row = g_list_model_get_item (alea_game_view_get_turns (view), 1);
  g_assert_cmpstr (alea_entry_get_detail (alea_turn_get_white (row)), ==,
                   "White: pawn from e2 to e4. White: pawn from d2 to d4.");
  g_assert_cmpuint (alea_entry_get_number (alea_turn_get_white (row)), ==, 5);

  g_object_unref (view);
  g_assert_finalize_object (game);
}

/* --- looking back and holding --------------------------------------------- */

static void
test_look_back_and_decide (void)
{
  AleaGame *game = game_new ("chess");
  AleaGameView *view;
  GameWatch *watch;

  game_play (game, "e4 e5 Nf3 Nc6");
  watch = game_watch_new (game);
  view = game_watch_get_view (watch);

  alea_game_view_set_number (view, 1);
  game_watch_expect (watch, "number");
  g_assert_cmpstr (alea_game_view_get_news (view), ==, "White: pawn from e2 to e4.");
  g_assert_true (alea_game_view_get_state (view) == alea_game_get_state_at (game, 1));

  alea_game_view_set_number (view, 1);
  game_watch_expect (watch, "");

  /* A move is one of where the game stands, and shows that again. */
  game_play (game, "Bb5");
  game_watch_expect (watch, "n-events number");
  g_assert_cmpuint (alea_game_view_get_number (view), ==, 5);
  game_assert_words (game, "e4 e5 Nf3 Nc6 Bb5");

  alea_game_view_set_number (view, 0);
  game_watch_check (watch);
  game_assert_refused (game, watch, "?", "No roll is due now.");
  g_assert_cmpuint (alea_game_view_get_number (view), ==, 0);

  alea_game_view_set_number (view, G_MAXUINT);
  g_assert_cmpuint (alea_game_view_get_number (view), ==, 5);
  game_watch_check (watch);

  game_watch_free (watch);
  g_assert_finalize_object (game);
}

static void
test_hold_and_release (void)
{
  AleaGame *game = game_new ("chess960");
  AleaGameView *view;
  GameWatch *watch;

  game_play (game, "2 3 3 2");
  watch = game_watch_new (game);
  view = game_watch_get_view (watch);

  alea_game_view_hold (view);
  game_watch_expect (watch, "is-held");
  alea_game_view_hold (view);
  game_watch_expect (watch, "");

  /* What the dice mean is not told yet. */
  game_play (game, "3");
  game_watch_expect (watch, "n-events");
  g_assert_cmpint (alea_game_view_get_start_number (view), ==, -1);
  g_assert_true (alea_game_view_get_asks_roll (view));
  game_assert_rows (view, "Set-up [2]Bc1 | -;  [3]Bf1 | -;  [3]Qd1 | -;  [2]Nb1 | -; ");

  alea_game_view_release (view);
  game_watch_expect (watch, "is-held number");
  game_assert_rows (view, "Set-up RNBQKBNR | - { [2]Bc1 | -;  [3]Bf1 | -;  [3]Qd1 | -;  [2]Nb1 | -;  [3]Ng1 | -}; ");
  alea_game_view_release (view);
  game_watch_expect (watch, "");

  game_watch_free (watch);
  g_assert_finalize_object (game);
}

static void
test_undo_while_held (void)
{
  AleaGame *game = game_new ("chess");
  AleaGameView *view;
  GameWatch *watch;

  game_play (game, "e4 e5 Nf3");
  watch = game_watch_new (game);
  view = game_watch_get_view (watch);
  alea_game_view_hold (view);
  game_watch_check (watch);

  alea_game_undo (game);
  game_watch_check (watch);
  alea_game_undo (game);
  game_watch_check (watch);
  g_assert_cmpuint (alea_game_view_get_number (view), ==, 1);
  g_assert_true (alea_game_view_get_is_live (view));
  game_assert_rows (view, "1. e4 | -; ");

  alea_game_redo (game);
  game_watch_check (watch);
  g_assert_cmpuint (alea_game_view_get_number (view), ==, 1);
  game_assert_rows (view, "1. e4 | -; ");

  alea_game_view_release (view);
  game_watch_check (watch);
  g_assert_cmpuint (alea_game_view_get_number (view), ==, 2);

  game_watch_free (watch);
  g_assert_finalize_object (game);
}

/* --- errors --------------------------------------------------------------- */

static void
test_errors_change_nothing (void)
{
  AleaGame *game = game_new ("toy");
  GameWatch *watch = game_watch_new (game);
  g_autoptr(GError) error = NULL;
  AleaDecision move = alea_decision_move (alea_move (ALEA_PAWN, 12, 36, ALEA_MOVE_PLAIN, ALEA_NO_PIECE_TYPE));

  game_assert_refused (game, watch, "7", "A die with 6 sides cannot show 7.");
  game_assert_refused (game, watch, "resign", "A player can resign only once play has begun.");
  game_watch_free (watch);
  game_play (game, "1 2 2");

  watch = game_watch_new (game);
  game_assert_refused (game, watch, "?", "No roll is due now.");
  g_assert_false (alea_game_decide (game, &move, &error));
  g_assert_error (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT);
  g_assert_cmpstr (error->message, ==, "The rules do not allow this now.");
  g_assert_false (alea_game_decide (game, &move, NULL));
  game_watch_expect (watch, "");

  game_watch_free (watch);
  g_assert_finalize_object (game);
}

static gboolean
fail_to_fill (guint8   *bytes,
              gsize     n_bytes,
              gpointer  data)
{
  (void) bytes;
  (void) n_bytes;
  (void) data;
  return FALSE;
}

static void
test_dice_fail (void)
{
  AleaGame *game = game_new ("chess960");
  GameWatch *watch = game_watch_new (game);
  g_autoptr(GError) error = NULL;

  alea_game_set_dice (game, alea_dice_new_custom (fail_to_fill, NULL));
  g_assert_false (alea_game_roll (game, &error));
  g_assert_error (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_DICE);
  game_watch_expect (watch, "");

  game_watch_free (watch);
  g_assert_finalize_object (game);
}

/* --- listeners that act --------------------------------------------------- */

static void
roll_if_due (AleaGame *game)
{
  AleaQuestion question;

  alea_state_ask (alea_game_get_state (game), &question);
  if (question.ask == ALEA_ASK_ROLL)
    g_assert_true (alea_game_roll (game, NULL));
}

/* One that rolls whenever a roll is due, out of each kind of signal. */
static void
test_listener_rolls (gconstpointer data)
{
  const char *signal = data;
  AleaGame *game = game_new ("chess960");
  AleaGameView *view = alea_game_view_new (game);
  gpointer source = g_str_equal (signal, "items-changed") ? (gpointer) alea_game_view_get_turns (view) : view;
  g_autoptr(AleaTurn) set_up = NULL;

  alea_game_set_dice (game, alea_dice_new_seeded ("listener"));
  g_signal_connect_object (source, signal, G_CALLBACK (roll_if_due), game, G_CONNECT_SWAPPED);
  roll_if_due (game);

  g_assert_true (alea_game_view_get_asks_decision (view));
  g_assert_cmpint (alea_game_view_get_start_number (view), >=, 0);
  set_up = g_list_model_get_item (alea_game_view_get_turns (view), 0);
  g_assert_cmpuint (g_list_model_get_n_items (alea_turn_get_parts (set_up)), ==, alea_game_get_n_events (game));

  g_object_unref (view);
  g_assert_finalize_object (game);
}

static void
let_go (AleaGame **game)
{
  g_clear_object (game);
}

/* One that drops the last reference. */
static void
test_listener_lets_go (void)
{
  AleaGame *game = game_new ("chess960");
  gpointer watched = game;

  g_object_add_weak_pointer (G_OBJECT (game), &watched);
  g_signal_connect_swapped (game, "notify::n-events", G_CALLBACK (let_go), &game);
  g_assert_true (alea_game_roll (game, NULL));
  g_assert_null (watched);
}

/* Two who look at one game: one at what was, one not yet at what the dice show. */
static void
test_two_views (void)
{
  AleaGame *game = game_new ("chess");
  AleaGameView *back = alea_game_view_new (game), *held = alea_game_view_new (game);

  game_play (game, "e4 e5");
  alea_game_view_set_number (back, 1);
  alea_game_view_hold (held);
  g_assert_cmpuint (alea_game_view_get_number (back), ==, 1);
  g_assert_cmpuint (alea_game_view_get_number (held), ==, 2);
  g_assert_false (alea_game_view_get_is_live (back));
  g_assert_true (alea_game_view_get_is_live (held));

  game_play (game, "Nf3");
  g_assert_cmpuint (alea_game_view_get_number (back), ==, 3);
  g_assert_cmpuint (alea_game_view_get_number (held), ==, 2);
  game_assert_rows (back, "1. e4 | e5; 2. Nf3 | -; ");
  game_assert_rows (held, "1. e4 | e5; ");

  g_object_unref (back);
  alea_game_view_release (held);
  g_assert_cmpuint (alea_game_view_get_number (held), ==, 3);
  g_object_unref (held);
  g_assert_finalize_object (game);
}

/* As the inventor records them: squares that one piece alone fits are in the
 * list too (J8, J27), so is what the mediator says, and Free Play is moves 1
 * to 8 (J29). */
static void
test_rows_of_jepps (void)
{
  g_autoptr(AleaGame) game = game_new ("jepps");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);
  g_autofree char *setup = NULL, *entries = NULL;
  g_autoptr(AleaGame) free_play = NULL;
  g_autoptr(AleaGameView) free_view = NULL;
  AleaOptions options = { { 0 } };

  game_play (game, "4-1 R 4-1 R 1-2 K 3-2 B 5-2 Q");
  game_assert_rows (view, "Set-up [4-1]Ra1 | -;  [4-1]Rb1 | -;  [1-2]Kc1 | -;  [3-2]Bd1 | -;  [5-2]Qe1 | -; "
                          " Nf1 | -;  Bg1 | -;  Nh1 | -; ");
  game_play (game, "3-3");
  game_play (game, "accept");
  game_assert_rows (view, "Set-up RRKBQNBN · Reverse | - { [4-1]Ra1 | -;  [4-1]Rb1 | -;  [1-2]Kc1 | -;  [3-2]Bd1 | -; "
                          " [5-2]Qe1 | -;  Nf1 | -;  Bg1 | -;  Nh1 | [3-3]Reverse}; ");
  setup = alea_words_setup (alea_game_get_state (game));
  g_assert_cmpstr (setup, ==, "White: Ra1, Rb1, Kc1, Bd1, Qe1, Nf1, Bg1, Nh1\nBlack: Reverse");
  alea_game_undo (game);
  alea_game_undo (game);
  game_assert_rows (view, "Set-up [4-1]Ra1 | -;  [4-1]Rb1 | -;  [1-2]Kc1 | -;  [3-2]Bd1 | -; ");

  g_assert_true (alea_rules_set_option (test_rules ("jepps"), &options, "setup=free-play", 15, NULL));
  free_play = alea_game_new (test_rules ("jepps"), &options);
  free_view = alea_game_view_new (free_play);
  game_play (free_play, "4-1 R 2-3 N 4-1");
  game_assert_rows (free_view, "1. [4-1]Ra1 | [2-3]Nh8; ");
  game_play (free_play, "K 3-3 reroll 1-5 Q 3-3 B");
  game_assert_rows (free_view, "1. [4-1]Ra1 | [2-3]Nh8; 2. [4-1]Kb1 | [3-3]re-roll;  - | [1-5]Qg8; 3. [3-3]Bc1 | -; ");
  entries = alea_words_setup (alea_game_get_state (free_play));
  g_assert_cmpstr (entries, ==, "1. Ra1 Nh8 2. Kb1 Qg8 3. Bc1");
}

int
main (int   argc,
      char *argv[])
{
  static const char *const listener_signals[] = { "changed", "notify::number", "items-changed" };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/game/a-new-game-asks", test_new_game_asks);
  g_test_add_func ("/model/game/rolls-set-up", test_set_up_with_rolls);
  g_test_add_func ("/model/game/start-by-number", test_start_by_number);
  g_test_add_func ("/model/game/several-rolls-or-none", test_several_rolls_or_none);
  g_test_add_func ("/model/game/rows-of-jepps", test_rows_of_jepps);
  g_test_add_func ("/model/game/two-views", test_two_views);
  g_test_add_func ("/model/game/from-setup", test_from_setup);
  g_test_add_func ("/model/game/whole-game", test_whole_game);
  g_test_add_func ("/model/game/resignation-and-draw", test_resignation_and_draw);
  g_test_add_func ("/model/game/news-that-guides", test_news_that_guides);
  g_test_add_func ("/model/game/turns-with-dice", test_turns_with_dice);
  g_test_add_func ("/model/game/change-of-sides", test_change_of_sides);
  g_test_add_func ("/model/game/rolls-for-colours", test_rolls_for_colours);
  g_test_add_func ("/model/game/numbers-of-entries", test_numbers_of_entries);
  g_test_add_func ("/model/game/forced", test_forced);
  g_test_add_func ("/model/game/obstacle", test_obstacle);
  g_test_add_func ("/model/game/explain-move", test_explain_move);
  g_test_add_func ("/model/game/details-are-sentences", test_details_are_sentences);
  g_test_add_func ("/model/game/look-back-and-decide", test_look_back_and_decide);
  g_test_add_func ("/model/game/hold-and-release", test_hold_and_release);
  g_test_add_func ("/model/game/undo-while-held", test_undo_while_held);
  g_test_add_func ("/model/game/errors-change-nothing", test_errors_change_nothing);
  g_test_add_func ("/model/game/dice-fail", test_dice_fail);
  g_test_add_func ("/model/game/listener-lets-go", test_listener_lets_go);

  for (guint i = 0; i < G_N_ELEMENTS (listener_signals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/game/listener-rolls/%u", i);

      g_test_add_data_func (path, listener_signals[i], test_listener_rolls);
    }

  return g_test_run ();
}
