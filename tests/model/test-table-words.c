/* test-table-words.c: who answers, whose time is over, and who has won, in words
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"

#include "alea-fen.h"
#include "alea-session.h"
#include "alea-table-words.h"
#include "test-support.h"

static AleaMatch *
make_match (const char *first,
            const char *second,
            guint       first_player)
{
  AleaMatch *match = alea_match_new ();

  alea_person_set_name (alea_match_get_person (match, 0), first);
  alea_person_set_name (alea_match_get_person (match, 1), second);
  alea_match_set_first_player (match, first_player);
  return match;
}

static AleaGame *
make_game (const char *rules,
           const char *moves)
{
  AleaGame *game = game_new (rules);

  game_play (game, moves);
  return game;
}

/* Whom the game waits for; a person who plays is no computer, and whoever throws for
 * one that has real dice is none either. */
static void
test_answerer (void)
{
  static const struct { const char *game, *moves; guint levels[2]; gboolean has_dice; const char *sentence; } rows[] = {
    { "chess", "", { 0, 0 }, FALSE, NULL },
    { "chess", "", { 1, 0 }, FALSE, "The computer is thinking." },
    { "chess", "e4", { 1, 0 }, FALSE, NULL },
    { "chess", "", { 0, 1 }, FALSE, NULL },
    { "chess", "e4", { 0, 1 }, FALSE, "The computer is thinking." },
    { "chess", "", { 1, 2 }, FALSE, "The computer is thinking for White." },
    { "chess", "e4", { 1, 2 }, FALSE, "The computer is thinking for Black." },
    { "chess", "f3 e5 g4 Qh4", { 1, 2 }, FALSE, NULL },
    { "guardener", "", { 1, 0 }, FALSE, "The computer rolls the dice." },
    { "guardener", "1-2", { 1, 0 }, FALSE, "The computer is thinking." },
    { "guardener", "", { 1, 1 }, FALSE, "The computer rolls the dice for White." },
    { "guardener", "1-2", { 1, 1 }, FALSE, "The computer is thinking for White." },
    { "guardener", "1-2 e4", { 1, 1 }, FALSE, "The computer rolls the dice for Black." },
    { "guardener", "", { 1, 1 }, TRUE, NULL },
    { "guardener", "1-2", { 1, 1 }, TRUE, "The computer is thinking for White." },
    { "guardener", "1-2 e4", { 1, 1 }, TRUE, "The computer rolls the dice for Black." },
    { "random-move", "", { 1, 1 }, FALSE, "The computer rolls the dice." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaMatch) match = make_match ("", "", 0);
      g_autoptr(AleaGame) game = make_game (rows[i].game, rows[i].moves);
      g_autofree char *sentence = NULL;

      for (guint person = 0; person < ALEA_N_PERSONS; person++)
        alea_person_set_level (alea_match_get_person (match, person), rows[i].levels[person]);
      alea_person_set_has_own_dice (alea_match_get_person (match, 0), rows[i].has_dice);
      sentence = alea_answerer_find (alea_game_get_state (game), match);
      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

/* Whoever looks on when the table is gone knows of nobody there. */
static void
test_view_that_stays (void)
{
  g_autoptr(AleaMatch) match = make_match ("", "", 0);
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaClock) clock = alea_clock_new (&(AleaClockControl) { 0 });
  AleaSession *session = alea_session_new (game, match, clock);
  g_autoptr(AleaGameView) view = g_object_ref (alea_session_get_view (session));

  alea_person_set_level (alea_match_get_person (match, 0), 1);
  g_assert_cmpstr (alea_game_view_get_prompt (view), ==, "The computer is thinking.");
  g_assert_finalize_object (session);
  alea_game_view_renew (view);
  g_assert_false (alea_game_view_get_is_answered (view));
  g_assert_cmpstr (alea_game_view_get_prompt (view), ==, "White to move.");
}

static void
test_time_over (void)
{
  static const struct { const char *names[2]; guint first_player; int person; const char *sentence; } rows[] = {
    { { "Ann", "" }, 0, ALEA_NO_PERSON, "" },
    { { "Ann", "" }, 0, 0, "Ann has no time left." },
    { { "Ann", "" }, 0, 1, "Black has no time left." },
    { { "Ann", "" }, 1, 0, "Ann has no time left." },
    { { "Ann", "" }, 1, 1, "White has no time left." },
    { { "", "Ben" }, 0, 0, "White has no time left." },
    { { "", "Ben" }, 0, 1, "Ben has no time left." },
    { { "", "Ben" }, 1, 0, "Black has no time left." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaMatch) match = make_match (rows[i].names[0], rows[i].names[1], rows[i].first_player);
      g_autoptr(AleaGame) game = game_new ("chess");
      g_autofree char *sentence = alea_table_words_make_time_over (match, alea_game_get_state (game), rows[i].person);

      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

static void
test_result (void)
{
  static const char white[] = "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7", black[] = "f3 e5 g4 Qh4", draw[] = "e4 draw", none[] = "e4";
  static const struct
  {
    const char    *moves, *names[2];
    guint          first_player;
    AleaToldEnding told;
    const char    *sentence;
  } rows[] = {
    { none, { "Ann", "Ben" }, 0, { 0 }, "" },
    { none, { "Ann", "Ben" }, 0, { 1, ALEA_RESULT_NONE, TRUE }, "" },
    { white, { "Ann", "Ben" }, 0, { 0 }, "Ann wins as White." },
    { white, { "Ann", "Ben" }, 1, { 0 }, "Ben wins as White." },
    { white, { "Ann", "Ben" }, 0, { 1, ALEA_RESULT_NONE, TRUE }, "Ann wins on time as White." },
    { white, { "", "Ben" }, 0, { 0 }, "White wins." },
    { white, { "", "Ben" }, 0, { 1, ALEA_RESULT_NONE, TRUE }, "White wins on time." },
    { black, { "Ann", "Ben" }, 0, { 0 }, "Ben wins as Black." },
    { black, { "Ann", "Ben" }, 1, { 1, ALEA_RESULT_NONE, TRUE }, "Ann wins on time as Black." },
    { black, { "Ann", "" }, 0, { 0 }, "Black wins." },
    { black, { "Ann", "" }, 0, { 1, ALEA_RESULT_NONE, TRUE }, "Black wins on time." },
    { draw, { "Ann", "Ben" }, 0, { 0 }, "Ann and Ben draw." },
    { draw, { "Ann", "Ben" }, 1, { 0 }, "Ben and Ann draw." },
    { draw, { "Ann", "" }, 0, { 0 }, "The game is drawn." },
    { draw, { "", "Ben" }, 0, { 1, ALEA_RESULT_NONE, TRUE }, "The game is drawn." },
    { none, { "Ann", "Ben" }, 0, { 1, ALEA_RESULT_WHITE, TRUE }, "Ann wins on time as White." },
    { none, { "Ann", "" }, 0, { 1, ALEA_RESULT_BLACK, FALSE }, "Black wins." },
    { none, { "Ann", "Ben" }, 0, { 1, ALEA_RESULT_DRAW, FALSE }, "Ann and Ben draw." },
    { black, { "Ann", "Ben" }, 0, { 1, ALEA_RESULT_WHITE, FALSE }, "Ben wins as Black." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaMatch) match = make_match (rows[i].names[0], rows[i].names[1], rows[i].first_player);
      g_autoptr(AleaGame) game = make_game ("chess", rows[i].moves);
      g_autofree char *sentence = alea_table_words_make_result (match, alea_game_get_state (game), &rows[i].told);

      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

/* The name of who is to do something stands for the colour, and for the first and the second
 * player before there are colours. */
static void
test_prompts (void)
{
  static const struct { const char *game, *moves, *names[2]; guint first; const char *prompt; } rows[] = {
    { "chess", "", { "Ann", "Ben" }, 0, "Ann to move." },
    { "chess", "", { "Ann", "Ben" }, 1, "Ben to move." },
    { "chess", "e4", { "Ann", "Ben" }, 0, "Ben to move." },
    { "chess", "e4", { "Ann", "" }, 0, "Black to move." },
    { "random-move", "", { "Ann", "Ben" }, 0, "Ann, roll the die: the higher roll gets White." },
    { "random-move", "5", { "Ann", "Ben" }, 0,
      "Ben, roll the die: the higher roll gets White, and after a tie you both roll again." },
    { "random-move", "5", { "Ann", "Ben" }, 1,
      "Ann, roll the die: the higher roll gets White, and after a tie you both roll again." },
    { "random-move", "5", { "Ann", "" }, 0,
      "Second player, roll the die: the higher roll gets White, and after a tie you both roll again." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaMatch) match = make_match (rows[i].names[0], rows[i].names[1], rows[i].first);
      g_autoptr(AleaGame) game = make_game (rows[i].game, rows[i].moves);
      g_autoptr(AleaGameView) view = alea_game_view_new (game);
      g_autofree char *prompt = alea_table_words_make_prompt (match, view);

      g_assert_cmpstr (prompt, ==, rows[i].prompt);
    }
}

/* What is long is told each player once; what was undone has not been told. */
static void
test_brief_prompts (void)
{
  static const struct { const char *move, *prompt; } rows[] = {
    { "", "Ann to move. Instead of castling, the king may relocate once, to an empty home-rank square of the same colour." },
    { "e4", "Ben to move. Instead of castling, the king may relocate once, to an empty home-rank square of the same colour." },
    { "e5", "Ann to move. The king may relocate." },
    { "d4", "Ben to move. The king may relocate." },
    { "Kg8", "Ann to move. The king may relocate." },
    { "d5", "Ben to move." },
  };
  g_autoptr(AleaMatch) match = make_match ("Ann", "Ben", 0);
  g_autoptr(AleaGame) game = NULL;
  g_autoptr(AleaGameView) view = NULL;
  AleaSetup setup;

  g_assert_true (alea_fen_read ("r3k3/3pp3/8/8/8/8/3PP3/R3K3 w Kk - 0 1", test_rules ("jepps"), &setup, NULL));
  game = alea_game_new_from_setup (test_rules ("jepps"), NULL, &setup, NULL);
  view = alea_game_view_new (game);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *prompt = NULL;

      game_play (game, rows[i].move);
      prompt = alea_table_words_make_prompt (match, view);
      g_assert_cmpstr (prompt, ==, rows[i].prompt);
    }

  for (int i = (int) G_N_ELEMENTS (rows) - 1; i > 0; i--)
    {
      g_autofree char *prompt = NULL;

      alea_game_undo (game);
      prompt = alea_table_words_make_prompt (match, view);
      g_assert_cmpstr (prompt, ==, rows[i - 1].prompt);
    }
}

/* Whoever has no name is called by the colour, whichever person plays it. */
static void
test_names (void)
{
  static const struct { const char *names[2]; guint first; const char *white, *black; } rows[] = {
    { { "", "" }, 0, "White", "Black" },
    { { "Anna", "" }, 0, "Anna", "Black" },
    { { "Anna", "" }, 1, "White", "Anna" },
    { { "Anna", "Ben" }, 1, "Ben", "Anna" },
    { { "An\na", "Ben" }, 0, "An a", "Ben" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaClockControl control = { .kind = ALEA_CLOCK_NONE };
      g_autoptr(AleaMatch) match = make_match (rows[i].names[0], rows[i].names[1], rows[i].first);
      g_autoptr(AleaGame) game = make_game ("chess", "");
      g_autoptr(AleaClock) clock = alea_clock_new (&control);
      g_autoptr(AleaSession) session = alea_session_new (game, match, clock);
      g_autofree char *white = alea_session_make_name (session, 0), *black = alea_session_make_name (session, 1);

      g_assert_cmpstr (white, ==, rows[i].white);
      g_assert_cmpstr (black, ==, rows[i].black);
    }
}

/* What whoever is asked has to do; nobody sets up before there are colours. */
static void
test_due (void)
{
  static const struct { const char *game, *moves, *due; } rows[] = {
    { "chess", "", "To move" },
    { "guardener", "", "To roll" },
    { "guardener", "1-2", "To move" },
    { "guardener", "1-1", "To move" },
    { "guardener", "1-1 reroll", "To roll" },
    { "guardener", "1-2 e4", "To roll" },
    { "jepps", "", "Setting up" },
    { "jepps", "1-2", "Setting up" },
    { "random-move", "", "Rolling for colours" },
    { "random-move", "4", "Rolling for colours" },
    { "random-move", "4 2", "To move" },
    { "random-move", "4 2 e4 e5", "To roll" },
    { "random-move", "4 2 e4 e5 6", "To move" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = make_game (rows[i].game, rows[i].moves);
      g_autoptr(AleaGameView) view = alea_game_view_new (game);

      g_assert_cmpstr (alea_game_view_get_due (view), ==, rows[i].due);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/table-words/answerer", test_answerer);
  g_test_add_func ("/table-words/view-that-stays", test_view_that_stays);
  g_test_add_func ("/table-words/time-over", test_time_over);
  g_test_add_func ("/table-words/result", test_result);
  g_test_add_func ("/table-words/prompts", test_prompts);
  g_test_add_func ("/table-words/brief-prompts", test_brief_prompts);
  g_test_add_func ("/table-words/names", test_names);
  g_test_add_func ("/table-words/due", test_due);

  return g_test_run ();
}
