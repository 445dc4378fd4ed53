/* test-survey.c: a game that is asked, not looked at
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "game-watch.h"
#include "test-support.h"

#include "alea-captured.h"
#include "alea-survey.h"

/* @sentence is (transfer full). */
#define assert_says(sentence, expected) \
  G_STMT_START { \
    g_autofree char *said = (sentence); \
    g_assert_cmpstr (said, ==, (expected)); \
  } G_STMT_END

static AleaSquare
square (AleaGame   *game,
        const char *name)
{
  AleaSquare found = alea_geometry_parse (alea_game_get_rules (game)->geometry, name, NULL);

  g_assert_cmpint (found, !=, ALEA_NO_SQUARE);
  return found;
}

/* Of a game that is begun as its rules say where @fen is NULL. */
static AleaGameView *
view_new (const char *id,
          const char *fen,
          const char *moves)
{
  g_autoptr(AleaGame) game = NULL;

  if (fen != NULL)
    {
      AleaSetup setup;

      test_read_fen (id, fen, &setup);
      game = alea_game_new_from_setup (test_rules (id), NULL, &setup, NULL);
    }
  else
    game = game_new (id);
  game_play (game, moves);
  return alea_game_view_new (game);
}

static void
test_beginning (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);

  assert_says (alea_survey_last_move (view), "Nobody has moved yet.");
  assert_says (alea_survey_dice (view), "No dice have been rolled.");
  assert_says (alea_survey_lost (view), "Neither side has lost a piece.");
  assert_says (alea_survey_pieces (view, ALEA_BLACK),
               "Black has king e8; queen d8; rooks a8, h8; bishops c8, f8; knights b8, g8; "
               "pawns a7, b7, c7, d7, e7, f7, g7, h7.");
  assert_says (alea_survey_pieces (view, ALEA_WHITE),
               "White has king e1; queen d1; rooks a1, h1; bishops c1, f1; knights b1, g1; "
               "pawns a2, b2, c2, d2, e2, f2, g2, h2.");
  assert_says (alea_survey_moves (view, square (game, "b1")), "From b1: a3, c3.");
  assert_says (alea_survey_moves (view, square (game, "a1")), "The piece on a1 has nowhere to go.");
  assert_says (alea_survey_moves (view, square (game, "e4")), "There is no piece on e4.");
}

/* Captures, castling, en passant and promotion each in its words, and each
 * square once. */
static void
test_moves (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);

  game_play (game, "e4 d5 exd5 c5");
  assert_says (alea_survey_moves (view, square (game, "d5")), "From d5: d6, takes en passant on c6.");
  game_play (game, "dxc6 Nf6 Nf3 g6 Be2 Bg7");
  assert_says (alea_survey_moves (view, square (game, "e1")), "From e1: f1, castles with the rook on h1.");
  assert_says (alea_survey_moves (view, square (game, "c6")), "From c6: c7, takes on b7.");
  game_play (game, "cxb7 O-O");
  assert_says (alea_survey_moves (view, square (game, "b7")), "From b7: takes on a8, takes on c8.");
  assert_says (alea_survey_lost (view), "Black has lost 3 pawns; White has lost nothing.");
  assert_says (alea_survey_last_move (view), "Black castles on the h-side: king g8, rook f8.");

  /* What is looked at, not where the game stands. */
  alea_game_view_set_number (view, 3);
  assert_says (alea_survey_lost (view), "Black has lost 1 pawn; White has lost nothing.");
}

/* What only some games have. */
static void
test_moves_of_all_games (void)
{
  static const struct { const char *game, *fen, *moves, *square, *sentence; } rows[] = {
    { "chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "", "a7", "From a7: a8." },
    { "chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "", "a1", "From a1: b1, a2, b2." },
    { "jepps", "k7/8/8/8/8/8/8/K6R w Kk - 0 1", "", "a1",
      "From a1: b1, a2, b2, relocates to c1, relocates to e1, relocates to g1." },
    { "guardener", NULL, "1-2 e4 2-2", "b8", "From b8: a6, c6." },
    { "guardener", NULL, "1-2 e4 2-2 reroll 3-3", "b8",
      "From b8: a6, c6, teleports to z3, teleports to z4, teleports to z5, teleports to z6." },
    { "guardener", NULL, "1-2 e4 2-2 reroll 3-3", "d8",
      "From d8: c9, teleports to z3, teleports to z4, teleports to z5, teleports to z6." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGameView) view = view_new (rows[i].game, rows[i].fen, rows[i].moves);
      assert_says (alea_survey_moves (view, square (alea_game_view_get_game (view), rows[i].square)), rows[i].sentence);
    }
}

static void
test_both_lost (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);

  game_play (game, "e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2");
  assert_says (alea_survey_lost (view), "White has lost 2 pawns; Black has lost 1 queen, 1 pawn.");
}

/* What stands on the board counts: a queen that was a pawn is worth more, and a side
 * may have less from the start. */
static void
test_lead (void)
{
  static const struct { const char *game, *fen, *moves; int white; } rows[] = {
    { "chess", NULL, "", 0 },
    { "chess", NULL, "e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2", 8 },
    { "chess", "8/P6k/8/8/8/8/8/K6r w - - 0 1", "", -4 },
    { "chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=Q", 9 },
    { "chess", "8/P6k/8/8/8/8/8/K1N4r w - - 0 1", "a8=N Rxc1", -2 },
    { "jepps", NULL, "2-3 N", 0 },
    { "guardener", "***4***/*4k3*/*8*/10/p2p5p/10/10/*8*/*4K3*/***4*** w - - 0 1", "", -3 },
    /* One that stands on two squares is one piece (G4). */
    { "guardener", NULL, "1-2 e4 1-4 Gf9", 0 },
    { "guardener", "***4***/*4k3*/*8*/10/10/10/10/*8*/*4K3*/***1GG1*** w - - 0 1", "", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGameView) view = view_new (rows[i].game, rows[i].fen, rows[i].moves);
      g_assert_cmpint (alea_captured_get_lead (view, ALEA_WHITE), ==, rows[i].white);
      g_assert_cmpint (alea_captured_get_lead (view, ALEA_BLACK), ==, -rows[i].white);
    }
}

/* One of each kind, and more of them. */
static void
test_each_kind_lost (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);

  game_play (game, "e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2 Nc6 Bxc6+ bxc6 Nd5 cxd5 Qg4 Bxg4");
  assert_says (alea_survey_lost (view), "White has lost 1 queen, 1 bishop, 1 knight, 2 pawns; Black has lost 1 "
                                        "queen, 1 knight, 1 pawn.");
  game_play (game, "Ne2 Bxe2 Kxe2 d4 d3 e5 Bg5 f6 Bxf6 Nxf6 Rhg1 h6 Rxg7 Bxg7 Rg1 O-O-O Rxg7");
  assert_says (alea_survey_lost (view),
               "White has lost 1 queen, 1 rook, 2 bishops, 2 knights, 2 pawns; Black has lost 1 queen, 2 bishops, "
               "1 knight, 3 pawns.");
}

/* In Guardener Chess the table keeps the account of what is lost. */
static void
test_lost_by_the_table (void)
{
  g_autoptr(AleaGame) game = game_new ("guardener");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);

  assert_says (alea_survey_lost (view), "Neither side has lost a piece.");
  game_play (game, "3-2 Nc3 1-2 d5 2-4 Nxd5");
  assert_says (alea_survey_lost (view), "Black has lost 1 pawn; White has lost nothing.");
  game_play (game, "3-3 Qxd5");
  assert_says (alea_survey_lost (view), "White has lost 1 knight; Black has lost 1 pawn.");
}

/* Also what is seldom lost: kings where they are captured, and Guardeners. */
static void
test_kings_and_guardeners_lost (void)
{
  static const struct { const char *game, *fen, *moves, *sentence; } rows[] = {
    { "random-move", "4k3/8/8/8/8/8/4R3/4K3 b - - 0 10", "1 3 Rxe8", "Black has lost 1 king; White has lost nothing." },
    { "guardener", "***4***/*7k*/*8*/10/10/10/10/*7R*/*K7*/***4*** w - - 0 1 lost=Gq", "",
      "White has lost 1 Guardener; Black has lost 1 queen." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGame) game = NULL;
      g_autoptr(AleaGameView) view = NULL;
      AleaSetup setup;

      test_read_fen (rows[i].game, rows[i].fen, &setup);
      game = alea_game_new_from_setup (test_rules (rows[i].game), NULL, &setup, NULL);
      view = alea_game_view_new (game);
      game_play (game, rows[i].moves);
      assert_says (alea_survey_lost (view), rows[i].sentence);
    }
}

static void
test_empty_board (void)
{
  AleaSetup setup;

  alea_setup_init (&setup, alea_rules_find ("chess")->geometry);
  assert_says (alea_survey_setup (&setup, ALEA_WHITE), "White has no pieces on the board.");
  assert_says (alea_survey_setup (&setup, ALEA_BLACK), "Black has no pieces on the board.");
}

static void
test_dice (void)
{
  g_autoptr(AleaGame) game = game_new ("guardener");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);

  assert_says (alea_survey_dice (view), "White: roll both dice.");
  assert_says (alea_survey_moves (view, square (game, "b1")), "White: roll both dice.");
  assert_says (alea_survey_pieces (view, ALEA_WHITE),
               "White has king e1; Guardener d0, e0; queen d1; rooks a1, h1; bishops c1, f1; knights b1, g1; "
               "pawns a2, b2, c2, d2, e2, f2, g2, h2.");
  game_play (game, "3-2");
  assert_says (alea_survey_dice (view),
               "White rolls 3-2. White: move a knight, or move a pawn, the king or the Guardener without capturing.");
  assert_says (alea_survey_moves (view, square (game, "d1")), "A queen needs a double.");
}

/* Dice of a set-up that is over are of the past. */
static void
test_dice_of_set_up (void)
{
  static const struct { const char *rules, *moves, *said; } rows[] = {
    { "random-move", "4", "Second player, roll the die: the higher roll gets White, and after a tie you both roll again." },
    { "random-move", "4 2", "White to move: the first move is made without the die." },
    { "random-move", "4 2 e4", "Black to move: the first move is made without the die." },
    { "random-move", "4 2 e4 e5 5", "White rolls 5: one move." },
    { "random-move", "4 2 e4 e5 5 d4", "Black, roll the die: it decides how many moves you make." },
    { "chess960", "4 2 5 3 1", "White to move." },
    { "chess960", "4 2 5 3 1 e4 resign", "Black has resigned: White wins." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaGameView) view = view_new (rows[i].rules, NULL, rows[i].moves);

      assert_says (alea_survey_dice (view), rows[i].said);
    }
}

static void
test_set_up (void)
{
  g_autoptr(AleaGame) game = game_new ("chess960");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);

  assert_says (alea_survey_pieces (view, ALEA_WHITE), "White has pawns a2, b2, c2, d2, e2, f2, g2, h2.");
  assert_says (alea_survey_last_move (view), "Nobody has moved yet.");
  assert_says (alea_survey_moves (view, square (game, "e4")), "There is no piece on e4.");
  assert_says (alea_survey_moves (view, square (game, "e2")),
               "Roll the die: it decides which dark square the first bishop takes.");
}

static void
test_clocks (void)
{
  g_autoptr(AleaGame) game = game_new ("chess");
  g_autoptr(AleaMatch) match = alea_match_new ();
  g_autoptr(AleaClock) none = alea_clock_new (&(AleaClockControl) { .kind = ALEA_CLOCK_NONE });
  g_autoptr(AleaSession) untimed = alea_session_new (game, match, none);
  g_autoptr(AleaClock) clock = NULL;
  g_autoptr(AleaSession) session = NULL;

  assert_says (alea_survey_clocks (untimed), "This game is played without a clock.");
  g_clear_object (&untimed);

  clock = alea_clock_new (&(AleaClockControl) { .kind = ALEA_CLOCK_FISCHER, .seconds = { 300, 300 } });
  session = alea_session_new (game, match, clock);
  assert_says (alea_survey_clocks (session), "White has 5:00 and Black has 5:00. The clock is not running.");
  game_play (game, "e4");
  assert_says (alea_survey_clocks (session), "White’s clock shows 5:00; Black’s shows 5:00 and is running.");
  game_play (game, "e5");
  assert_says (alea_survey_clocks (session), "White’s clock shows 5:00 and is running; Black’s shows 5:00.");
  alea_clock_pause (clock);
  assert_says (alea_survey_clocks (session), "White has 5:00 and Black has 5:00. The clock is not running.");
}

/* Time belongs to persons, who change colours from game to game. */
static void
test_clocks_of_persons (void)
{
  for (guint first = 0; first < 2; first++)
    {
      g_autoptr(AleaGame) game = game_new ("chess");
      g_autoptr(AleaMatch) match = alea_match_new ();
      g_autoptr(AleaClock) clock = alea_clock_new (&(AleaClockControl) { .kind = ALEA_CLOCK_FISCHER,
                                                                         .seconds = { 300, 180 } });
      g_autoptr(AleaSession) session = NULL;

      alea_match_set_first_player (match, first);
      session = alea_session_new (game, match, clock);
      assert_says (alea_survey_clocks (session),
                   first == 0 ? "White has 5:00 and Black has 3:00. The clock is not running."
                              : "White has 3:00 and Black has 5:00. The clock is not running.");
      game_play (game, "e4");
      assert_says (alea_survey_clocks (session),
                   first == 0 ? "White’s clock shows 5:00; Black’s shows 3:00 and is running."
                              : "White’s clock shows 3:00; Black’s shows 5:00 and is running.");
      game_play (game, "e5");
      assert_says (alea_survey_clocks (session),
                   first == 0 ? "White’s clock shows 5:00 and is running; Black’s shows 3:00."
                              : "White’s clock shows 3:00 and is running; Black’s shows 5:00.");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/survey/beginning", test_beginning);
  g_test_add_func ("/survey/moves", test_moves);
  g_test_add_func ("/survey/moves-of-all-games", test_moves_of_all_games);
  g_test_add_func ("/survey/both-lost", test_both_lost);
  g_test_add_func ("/survey/lead", test_lead);
  g_test_add_func ("/survey/each-kind-lost", test_each_kind_lost);
  g_test_add_func ("/survey/lost-by-the-table", test_lost_by_the_table);
  g_test_add_func ("/survey/kings-and-guardeners-lost", test_kings_and_guardeners_lost);
  g_test_add_func ("/survey/empty-board", test_empty_board);
  g_test_add_func ("/survey/dice", test_dice);
  g_test_add_func ("/survey/dice-of-set-up", test_dice_of_set_up);
  g_test_add_func ("/survey/set-up", test_set_up);
  g_test_add_func ("/survey/clocks", test_clocks);
  g_test_add_func ("/survey/clocks-of-persons", test_clocks_of_persons);

  return g_test_run ();
}
