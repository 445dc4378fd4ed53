/* test-endings.c: how games end, and how they do not
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-commentary.h"
#include "test-support.h"

#include <string.h>

#define START   "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KNIGHTS "Nf3 Nf6 Ng1 Ng8"

/* --- ends that come by themselves, and by decision ------------------------ */

typedef struct
{
  const char *fen;
  const char *events;    /* "" for none */
  const char *expected;  /* "1-0 checkmate"; "" while the game goes on */
} Case;

static const Case cases[] = {
  { START, "", "" },
  { START, "f3 e5 g4 Qh4#", "0-1 checkmate" },
  { START, "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#", "1-0 checkmate" },
  { "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf7", "1/2-1/2 stalemate" },
  { "R6k/8/6K1/8/8/8/8/8 b - - 0 1", "", "1-0 checkmate" },
  { "8/8/8/8/8/1k6/1q6/K7 w - - 0 1", "", "0-1 checkmate" },
  { "8/8/8/8/8/1k6/2q5/K7 w - - 0 1", "", "1/2-1/2 stalemate" },
  /* Stalemate has happened; that nobody could have mated matters no more. */
  { "k7/8/1K6/8/8/8/7B/8 b - - 0 1", "", "1/2-1/2 stalemate" },
  { "k7/8/8/8/8/8/1p6/K7 w - - 0 1", "Kxb2", "1/2-1/2 dead position" },

  { START, "resign", "0-1 resignation" },
  { START, "e4 resign", "1-0 resignation" },
  { START, "draw", "1/2-1/2 agreement" },
  { START, "e4 draw", "1/2-1/2 agreement" },

  /* Three times may be claimed, five times end the game. */
  { START, KNIGHTS " draw", "1/2-1/2 agreement" },
  { START, KNIGHTS " " KNIGHTS, "" },
  { START, KNIGHTS " " KNIGHTS " draw", "1/2-1/2 threefold repetition" },
  { START, KNIGHTS " " KNIGHTS " e4 draw", "1/2-1/2 agreement" },
  { START, KNIGHTS " " KNIGHTS " Nf3 Nf6 draw", "1/2-1/2 threefold repetition" },
  { START, KNIGHTS " " KNIGHTS " " KNIGHTS " Nf3 Nf6 Ng1", "" },
  { START, KNIGHTS " " KNIGHTS " " KNIGHTS " " KNIGHTS, "1/2-1/2 fivefold repetition" },
  { START, "a3 a6 " KNIGHTS " " KNIGHTS " draw", "1/2-1/2 threefold repetition" },
  /* It goes before the seventy-five moves. */
  { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 134 70", KNIGHTS " " KNIGHTS " " KNIGHTS " " KNIGHTS,
    "1/2-1/2 fivefold repetition" },
  { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 135 70", KNIGHTS " " KNIGHTS " " KNIGHTS " Nf3 Nf6 Ng1",
    "1/2-1/2 seventy-five moves" },

  /* The right to castle is part of the position. */
  { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rb1 Rb8 Ra1 Ra8 Rb1 Rb8 Ra1 Ra8 draw", "1/2-1/2 agreement" },
  { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rb1 Rb8 Ra1 Ra8 Rb1 Rb8 Ra1 Ra8 Rb1 Rb8 Ra1 Ra8 draw",
    "1/2-1/2 threefold repetition" },
  /* So is the right to take en passant, but only where there is one: the
   * first pawn on d4 could take, the second shields its king and may not. */
  { "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1 draw", "1/2-1/2 agreement" },
  { "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1 draw",
    "1/2-1/2 threefold repetition" },
  { "8/8/8/8/R2p3k/8/4P3/4K3 w - - 0 1", "e4 Kh5 Kd1 Kh4 Ke1 Kh5 Kd1 Kh4 Ke1 draw",
    "1/2-1/2 threefold repetition" },
  { "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1 draw", "1/2-1/2 threefold repetition" },

  /* Fifty moves may be claimed, seventy-five end the game. */
  { "7k/8/6K1/8/8/8/8/1Q6 w - - 98 90", "Qb4 draw", "1/2-1/2 agreement" },
  { "7k/8/6K1/8/8/8/8/1Q6 w - - 99 90", "Qb4 draw", "1/2-1/2 fifty moves" },
  { "7k/8/6K1/8/8/8/8/1Q6 w - - 148 90", "Qb4", "" },
  { "7k/8/6K1/8/8/8/8/1Q6 w - - 149 90", "Qb4", "1/2-1/2 seventy-five moves" },
  { "7k/8/6K1/8/8/8/8/1Q6 w - - 150 90", "", "1/2-1/2 seventy-five moves" },
  /* Mate on the last of them wins; a capture or a pawn starts afresh. */
  { "7k/8/6K1/8/8/8/8/1Q6 w - - 149 90", "Qb8#", "1-0 checkmate" },
  { "7k/8/6K1/1p6/8/8/8/1Q6 w - - 149 90", "Qxb5", "" },
  { "7k/8/6K1/8/8/8/P7/1Q6 w - - 149 90", "a4", "" },
  { "7k/8/6K1/8/Pp6/8/8/1Q6 b - a3 149 90", "bxa3", "" },
  { "r3k3/8/8/8/8/8/8/4K3 b q - 149 90", "O-O-O", "1/2-1/2 seventy-five moves" },
};

static char *
describe_result (const AleaState *state)
{
  AleaQuestion question;

  alea_state_ask (state, &question);
  if (question.ask != ALEA_ASK_OVER)
    return g_strdup ("");

  return g_strdup_printf ("%s %s", alea_result_to_string (question.result),
                          alea_ending_to_string (question.ending));
}

static void
test_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *result = NULL;
      AleaState state;

      g_test_message ("%s: %s", cases[i].fen, cases[i].events);
      test_state ("chess", cases[i].fen, &state);
      if (*cases[i].events != '\0')
        test_decide_all (&state, cases[i].events);

      result = describe_result (&state);
      g_assert_cmpstr (result, ==, cases[i].expected);
    }
}

/* --- claims -------------------------------------------------------------- */

static void
test_claims_off (void)
{
  const AleaRules *rules = test_rules ("chess");
  g_autofree char *result = NULL;
  AleaOptions options = { { 0 } };
  AleaState state;

  g_assert_true (alea_rules_set_option (rules, &options, "claims=off", strlen ("claims=off"), NULL));
  alea_state_init (&state, rules, &options);
  test_decide_all (&state, KNIGHTS " " KNIGHTS);
  g_assert_cmpint (alea_state_get_claim (&state), ==, ALEA_ENDING_NONE);
  test_decide (&state, "draw");
  result = describe_result (&state);
  g_assert_cmpstr (result, ==, "1/2-1/2 agreement");
}

static void
test_over (void)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaDecision decision = alea_decision_act (ALEA_ACT_DRAW);
  AleaEvent event;
  AleaState state, before;
  AleaText why = { 0 };

  test_state ("chess", START, &state);
  test_decide_all (&state, "f3 e5 g4 Qh4#");
  before = state;

  g_assert_cmpuint (alea_state_list_decisions (&state, decisions), ==, 0);
  g_assert_cmpint (alea_state_get_claim (&state), ==, ALEA_ENDING_NONE);

  event = alea_event_decision (decision);
  g_assert_false (alea_state_apply (&state, &event, &why));
  g_assert_cmpstr (why.singular, ==, "The game is over.");
  event = alea_event_roll ((AleaRoll) { .n = 1, .face = { 1 } }, ALEA_SOURCE_HAND);
  g_assert_false (alea_state_apply (&state, &event, NULL));
  test_assert_same_state (&state, &before);
}

/* --- dead positions ------------------------------------------------------ */

static const struct
{
  const char *board;
  bool        is_dead;
} boards[] = {
  { "8/8/4k3/8/8/3K4/8/8", true },
  { "8/8/4k3/8/8/3K4/8/6N1", true },
  { "6n1/8/4k3/8/8/3K4/8/8", true },
  { "8/8/4k3/8/8/3K4/8/6B1", true },
  { "8/8/4k3/8/8/3K4/8/5B2", true },
  { "8/8/4k3/2b5/8/3K4/8/6B1", true },      /* bishops of one colour of squares */
  { "8/8/4k3/8/8/3K4/8/4B1B1", true },
  { "8/b1b5/4k3/8/8/3K4/8/4B1B1", true },
  { "8/8/4k3/3b4/8/3K4/8/6B1", false },     /* of both */
  { "8/8/4k3/8/8/3K4/8/5BB1", false },
  { "8/8/4k3/8/8/3K4/8/5NN1", false },
  { "6n1/8/4k3/8/8/3K4/8/6N1", false },
  { "6n1/8/4k3/8/8/3K4/8/6B1", false },
  { "8/8/4k3/8/8/3K4/8/5NB1", false },
  { "8/8/4k3/8/8/3K4/8/R7", false },
  { "8/8/4k3/8/8/3K4/8/Q7", false },
  { "8/8/4k3/8/8/3K4/P7/8", false },
  { "8/p7/4k3/8/8/3K4/8/8", false },
  /* Pawns that stop each other for good, and kings that cannot come round. */
  { "4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3", true },
  { "4k3/8/8/8/p1p1p1p1/P1P1P1P1/8/4K3", true },
  { "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3", true },
  { "4k3/8/8/1p1p1p1p/1P1P1P1P/8/4K3/8", true },
  { "4k3/8/2p3p1/1pPp1pPp/1P1P1P1P/8/8/4K3", true },
  { "4k3/8/p1p5/P1P1p1p1/4P1P1/8/8/4K3", true },    /* a wall with a step */
  { "4k3/8/8/p1p1p3/P1P1P3/8/8/4K3", false },       /* round the h-file */
  { "4k3/8/8/1p1p1p2/1P1P1P2/8/8/4K3", false },     /* and by one square alone */
  { "4k3/8/p1p1p1p1/P1P1P1P1/8/7P/8/4K3", false },  /* a pawn runs free */
  { "4k3/8/p1p1p1p1/P1P1P2P/8/8/8/4K3", false },    /* a pawn can be taken */
  { "4k3/7p/p1p1p1p1/P1P1P1P1/8/8/8/4K3", false },
  { "8/4k3/p1p1p1p1/P1P1P1P1/8/8/8/4K2B", false },  /* the bishop takes */
  { "8/8/8/8/1pK1k1p1/1P4P1/8/8", false },          /* the king takes */
  { "4k3/8/8/1p1p1p1p/1P1P1P1P/7K/8/8", true },     /* beside the edge of the board */
  { "7k/8/8/1p1p1p1p/1P1P1P1P/8/8/K7", true },
  /* One king is shut in, the other comes up by one square. */
  { "4k3/1p1p1p1p/1P1P1P1P/1p1p1p2/1P1P1P2/8/8/4K3", false },
  { "4k3/1p1p1p1p/1P1P1P1P/1p1p1p2/1P1P1P2/8/8/K7", false },   /* out of a corner */
};

/* @board with the a-file for the h-file, or from the other side with the other
 * colours; (transfer full). */
static char *
turn_board (const char *board,
            gboolean    is_mirrored,
            gboolean    is_turned)
{
  g_auto(GStrv) ranks = g_strsplit (board, "/", -1);
  g_autoptr(GString) turned = g_string_new (NULL);

  for (guint i = 0; i < 8; i++)
    {
      char *rank = ranks[is_turned ? 7 - i : i];

      g_string_append_printf (turned, "%s%s", i > 0 ? "/" : "", is_mirrored ? g_strreverse (rank) : rank);
    }
  for (char *p = turned->str; is_turned && *p != '\0'; p++)
    *p = g_ascii_isupper (*p) ? g_ascii_tolower (*p) : g_ascii_toupper (*p);

  return g_string_free (g_steal_pointer (&turned), FALSE);
}

static void
test_dead (void)
{
  for (guint i = 0; i < 8 * G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *board = turn_board (boards[i / 8].board, i & 1, i & 2);
      g_autofree char *fen = g_strdup_printf ("%s %c - - 0 1", board, "wb"[i / 4 % 2]);
      AleaPosition position;
      AleaState state;

      g_test_message ("%s", fen);
      test_position ("chess", fen, &position);
      g_assert_cmpint (alea_position_is_dead (&position), ==, boards[i / 8].is_dead);
      test_state ("chess", fen, &state);
      g_assert_cmpint (state.ending == ALEA_ENDING_DEAD_POSITION, ==, boards[i / 8].is_dead);
    }
}

/* One look leaves nothing behind for the next one: the first has attacked the
 * square by which the second has a way in. */
static void
test_dead_one_after_the_other (void)
{
  static const struct { const char *walled, *open; } rows[] = {
    { "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "4k3/8/8/1p1p1p2/1P1P1P2/8/8/4K3 w - - 0 1" },
    { "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", "4k3/8/8/2p1p1p1/2P1P1P1/8/8/4K3 w - - 0 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaPosition walled, open;

      test_position ("chess", rows[i].walled, &walled);
      test_position ("chess", rows[i].open, &open);
      g_assert_true (alea_position_is_dead (&walled));
      g_assert_false (alea_position_is_dead (&open));
    }
}

/* Only the end by a dead position is taken back, and that of a long game
 * comes in its place. */
static void
test_revive (void)
{
  static const struct { const char *fen; AleaEnding ending; gsize n; } ends[] = {
    { "4k3/8/8/8/8/8/8/K7 w - - 0 1", ALEA_ENDING_NONE, 3 },
    { "4k3/8/8/8/8/8/8/K7 w - - 150 99", ALEA_ENDING_SEVENTY_FIVE_MOVES, 0 },
    { "7k/8/6K1/8/8/8/8/1Q6 b - - 150 200", ALEA_ENDING_SEVENTY_FIVE_MOVES, 0 },
    { "kb6/1B6/1K6/8/8/8/8/8 b - - 0 1", ALEA_ENDING_CHECKMATE, 0 },
    { "8/8/8/8/8/1k6/2q5/K7 w - - 0 1", ALEA_ENDING_STALEMATE, 0 },
    { START, ALEA_ENDING_NONE, 20 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      AleaDecision decisions[ALEA_MAX_DECISIONS];
      AleaState state;

      test_state ("chess", ends[i].fen, &state);
      alea_state_revive (&state);
      g_assert_cmpint (state.ending, ==, ends[i].ending);
      g_assert_cmpint (state.result == ALEA_RESULT_NONE, ==, ends[i].n > 0);
      g_assert_cmpint (state.stage, ==, ends[i].n > 0 ? ALEA_STAGE_PLAY : ALEA_STAGE_OVER);
      g_assert_cmpuint (alea_state_list_decisions (&state, decisions), ==, ends[i].n);
    }
}

/* With these pieces there is a mate, so a position with them is not dead. */
static void
test_mates_with_little (void)
{
  static const char *const fens[] = {
    "kn6/2N5/1K6/8/8/8/8/8 b - - 0 1",
    "kn6/1B6/1K6/8/8/8/8/8 b - - 0 1",
    "kb6/1B6/1K6/8/8/8/8/8 b - - 0 1",
    "k7/2NN4/1K6/8/8/8/8/8 b - - 0 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (fens); i++)
    {
      AleaPosition position;
      AleaState state;

      test_state ("chess", fens[i], &state);
      g_assert_cmpint (state.ending, ==, ALEA_ENDING_CHECKMATE);
      test_position ("chess", fens[i], &position);
      g_assert_false (alea_position_is_dead (&position));
    }
}

/* With these pieces there is no mate, wherever they stand. */
static void
check_no_mate (AleaPiece piece)
{
  guint n = 0;

  for (AleaSquare white = 0; white < 64; white++)
    for (AleaSquare black = 0; black < 64; black++)
      for (AleaSquare square = 0; square < 64; square++)
        {
          AleaSetup setup;
          AleaPosition position;

          if (white == black || white == square || black == square)
            continue;

          alea_setup_init (&setup, &alea_geometry_8x8);
          setup.pieces[white] = alea_piece (ALEA_WHITE, ALEA_KING);
          setup.pieces[black] = alea_piece (ALEA_BLACK, ALEA_KING);
          setup.pieces[square] = piece;
          setup.turn = ALEA_BLACK;
          if (alea_position_init (&position, test_rules ("chess"), NULL, &setup) != ALEA_FAULT_NONE)
            continue;

          n++;
          g_assert_true (alea_position_is_dead (&position));
          g_assert_true (alea_position_get_checkers (&position) == 0
                         || alea_position_count_moves (&position) > 0);
        }

  g_assert_cmpuint (n, >, 100000);
}

static void
test_no_mate_with_less (void)
{
  check_no_mate (alea_piece (ALEA_WHITE, ALEA_KNIGHT));
  check_no_mate (alea_piece (ALEA_WHITE, ALEA_BISHOP));
}

/* --- long games ------------------------------------------------------------- */

/* A way over 32 squares and back to the first. */
static const char *const long_way[] = {
  "Kb1", "Kc1", "Kd1", "Ke1", "Kf1", "Kg1", "Kh1", "Kh2", "Kh3", "Kh4", "Kg4", "Kg3", "Kg2", "Kf2", "Kf3", "Kf4",
  "Ke4", "Ke3", "Ke2", "Kd2", "Kd3", "Kd4", "Kc4", "Kc3", "Kc2", "Kb2", "Kb3", "Kb4", "Ka4", "Ka3", "Ka2", "Ka1",
};

/* White's king takes the long way and Black's goes to and fro, later somewhere else, so that
 * each position comes again after 64 turns: however long the game, it has come three times
 * after 128 of them. */
static void
test_long_game (void)
{
  static const char *const black[2][2] = { { "Kg8", "Kh8" }, { "Kg7", "Kh7" } };
  const AleaRoll roll = { .n = 2, .sides = 4, .face = { 1, 2 } };
  AleaState state;

  test_state ("guardener", "***4***/*7k*/*8*/10/10/10/10/*8*/*K7*/***4*** w - - 0 1 pass=-", &state);
  for (guint turn = 0; turn < 700; turn++)
    {
      /* Black's king has left for good after 402 turns. */
      const gboolean is_late = turn >= 400;
      const guint n_alike = turn < 402 ? turn : turn - 402;

      g_assert_cmpint (alea_state_get_claim (&state) == ALEA_ENDING_THREEFOLD, ==, n_alike >= 128);
      alea_state_roll (&state, roll);
      test_decide (&state, turn % 2 == 0 ? long_way[turn / 2 % G_N_ELEMENTS (long_way)] : black[is_late][turn / 2 % 2]);
    }
}

/* --- words --------------------------------------------------------------- */

static void
test_words (void)
{
  static const struct { const char *fen, *events, *guide; } words[] = {
    { START, "e4", "Black to move." },
    { START, "e4 f6 Qh5", "Black is in check: move the king, take the attacking piece or block the check." },
    { START, KNIGHTS " " KNIGHTS,
      "White to move. This position has occurred three times: a draw may be claimed." },
    { "7k/8/6K1/8/8/8/8/1Q6 w - - 99 90", "Qb4",
      "Black to move. There have been fifty moves without a capture or a pawn move: a draw may be claimed." },
    { START, "f3 e5 g4 Qh4#", "Checkmate: Black wins." },
    { START, "e4 resign", "Black has resigned: White wins." },
    { START, "draw", "Draw by agreement." },
    { START, KNIGHTS " " KNIGHTS " draw", "Draw: the same position has occurred three times." },
    { START, KNIGHTS " " KNIGHTS " " KNIGHTS " " KNIGHTS,
      "Draw: the same position has occurred five times." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *sentence = NULL;
      AleaState state;
      AleaText text;

      test_state ("chess", words[i].fen, &state);
      test_decide_all (&state, words[i].events);
      alea_state_guide (&state, &text);
      sentence = test_sentence (&text);
      g_assert_cmpstr (sentence, ==, words[i].guide);
    }
}

/* How each end is told, and by which rule: as chess has it, and where a game has
 * words or rules of its own. */
static const struct
{
  const char *game;
  AleaEnding  ending;
  AleaResult  result;
  const char *rule, *sentence;
} tellings[] = {
  { "chess", ALEA_ENDING_NONE, ALEA_RESULT_NONE, NULL, "" },
  { "chess", ALEA_ENDING_CHECKMATE, ALEA_RESULT_WHITE, "B14", "Checkmate: White wins." },
  { "chess", ALEA_ENDING_CHECKMATE, ALEA_RESULT_BLACK, "B14", "Checkmate: Black wins." },
  { "chess", ALEA_ENDING_STALEMATE, ALEA_RESULT_DRAW, "B15",
    "Draw by stalemate: the side to move has no legal move and is not in check." },
  { "chess", ALEA_ENDING_RESIGNATION, ALEA_RESULT_WHITE, "B16", "Black has resigned: White wins." },
  { "chess", ALEA_ENDING_AGREEMENT, ALEA_RESULT_DRAW, "B16", "Draw by agreement." },
  { "chess", ALEA_ENDING_THREEFOLD, ALEA_RESULT_DRAW, "B17", "Draw: the same position has occurred three times." },
  { "chess", ALEA_ENDING_FIVEFOLD, ALEA_RESULT_DRAW, "B17", "Draw: the same position has occurred five times." },
  { "chess", ALEA_ENDING_FIFTY_MOVES, ALEA_RESULT_DRAW, "B17",
    "Draw: fifty moves by each side without a capture or a pawn move." },
  { "chess", ALEA_ENDING_SEVENTY_FIVE_MOVES, ALEA_RESULT_DRAW, "B17",
    "Draw: seventy-five moves by each side without a capture or a pawn move." },
  { "chess", ALEA_ENDING_DEAD_POSITION, ALEA_RESULT_DRAW, "B18", "Draw: with the pieces left, checkmate is impossible." },

  { "guardener", ALEA_ENDING_KING_CAPTURED, ALEA_RESULT_BLACK, "G3", "The king is captured: Black wins." },
  { "guardener", ALEA_ENDING_STALEMATE, ALEA_RESULT_DRAW, "G23",
    "Draw by stalemate: the side to move cannot move any piece, and its pass is used up." },
  { "guardener", ALEA_ENDING_AGREEMENT, ALEA_RESULT_DRAW, "GA28", "Draw by agreement." },
  { "guardener", ALEA_ENDING_THREEFOLD, ALEA_RESULT_DRAW, "GA28", "Draw: the same position has occurred three times." },
  { "guardener", ALEA_ENDING_FIFTY_MOVES, ALEA_RESULT_DRAW, "GA28",
    "Draw: fifty moves by each side without a capture or a pawn move." },

  { "random-move", ALEA_ENDING_KING_CAPTURED, ALEA_RESULT_WHITE, "RA9", "The king is captured: White wins." },
  { "random-move", ALEA_ENDING_STALEMATE, ALEA_RESULT_DRAW, "RA13",
    "Draw by stalemate: the side to move has no legal move and is not in check." },
  { "random-move", ALEA_ENDING_FIVEFOLD, ALEA_RESULT_DRAW, "RA19", "Draw: the same position has occurred five times." },
  { "random-move", ALEA_ENDING_FIFTY_MOVES, ALEA_RESULT_DRAW, "RA20",
    "Draw: the two players have made a hundred moves in all without a capture or a pawn move." },
  { "random-move", ALEA_ENDING_SEVENTY_FIVE_MOVES, ALEA_RESULT_DRAW, "RA20",
    "Draw: the two players have made a hundred and fifty moves in all without a capture or a pawn move." },
  { "random-move", ALEA_ENDING_DEAD_POSITION, ALEA_RESULT_DRAW, "RA21",
    "Draw: with the pieces left, checkmate is impossible." },
  { "random-move", ALEA_ENDING_SIX_SIXES, ALEA_RESULT_BLACK, "R6", "666 twice! Black wins." },
};

static void
test_tellings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tellings); i++)
    {
      g_autofree char *sentence = NULL;
      AleaText text;

      alea_ending_describe (test_rules (tellings[i].game), tellings[i].result, tellings[i].ending, &text);
      sentence = test_sentence (&text);
      g_assert_cmpstr (sentence, ==, tellings[i].sentence);
      g_assert_cmpstr (text.rule, ==, tellings[i].rule);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/endings/cases", test_cases);
  g_test_add_func ("/endings/claims-off", test_claims_off);
  g_test_add_func ("/endings/over", test_over);
  g_test_add_func ("/endings/dead", test_dead);
  g_test_add_func ("/endings/dead-one-after-the-other", test_dead_one_after_the_other);
  g_test_add_func ("/endings/revive", test_revive);
  g_test_add_func ("/endings/mates-with-little", test_mates_with_little);
  g_test_add_func ("/endings/no-mate-with-less", test_no_mate_with_less);
  g_test_add_func ("/endings/long-game", test_long_game);
  g_test_add_func ("/endings/words", test_words);
  g_test_add_func ("/endings/tellings", test_tellings);

  return g_test_run ();
}
