/* test-notation.c: moves as text
 *
 * That every move of random positions is written and read back is tested in
 * test-random-play.c.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-support.h"

#define START    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define CASTLING "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
#define KNIGHTS  "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1"
#define ROOKS    "7k/8/8/R7/8/8/8/R3K3 w - - 0 1"
#define CORNERS  "R7/8/8/4k3/8/8/3K4/R6R w - - 0 1"
#define QUEENS   "8/k7/8/8/4Q2Q/8/1K6/7Q w - - 0 1"
#define GOAL     "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1"
#define PASSING  "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"

typedef struct
{
  const char *fen;
  const char *coordinates;
  const char *text;
} Case;

/* --- writing ------------------------------------------------------------- */

static const Case written[] = {
  { START, "e2e4", "e4" },
  { START, "g1f3", "Nf3" },
  { KNIGHTS, "b1d2", "Nbd2" },
  { KNIGHTS, "f3d2", "Nfd2" },
  { KNIGHTS, "b1a3", "Na3" },
  { ROOKS, "a1a3", "R1a3" },
  { ROOKS, "a5a3", "R5a3" },
  { ROOKS, "a5b5", "Rb5" },
  { QUEENS, "h4e1", "Qh4e1" },
  { QUEENS, "e4e1", "Qee1" },
  { QUEENS, "h1e1", "Q1e1" },
  /* A piece that may not go there needs no telling apart. */
  { "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2" },
  /* A king has no like. */
  { CASTLING, "e1e2", "Ke2" },
  { CASTLING, "a1a8", "Rxa8+" },
  { CASTLING, "e1h1", "O-O" },
  { CASTLING, "e1a1", "O-O-O" },
  { "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "O-O+" },
  { "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1a1", "O-O-O+" },
  { GOAL, "e7e8q", "e8=Q+" },
  { GOAL, "e7e8n", "e8=N" },
  { GOAL, "e7d8r", "exd8=R+" },
  { GOAL, "e7d8b", "exd8=B" },
  { PASSING, "e5d6", "exd6" },
  { PASSING, "e5e6", "e6" },
  { "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "d8h4", "Qh4#" },
  { "7k/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "Ra8#" },
  { "5rkr/5ppp/8/8/8/6N1/8/4K3 w - - 0 1", "g3f5", "Nf5" },
  { "5rkr/5ppp/8/5N2/8/8/8/4K3 w - - 0 1", "f5e7", "Ne7#" },
  /* Discovered and double check are checks like others. */
  { "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "e4c5", "Nc5+" },
  { "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "e4f6", "Nf6+" },
};

static void
test_written (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    {
      char san[ALEA_MOVE_TEXT_SIZE], coordinates[ALEA_MOVE_TEXT_SIZE];
      AleaPosition position;
      AleaMove move = ALEA_MOVE_NONE;

      g_test_message ("%s: %s", written[i].fen, written[i].text);
      test_position ("chess", written[i].fen, &position);
      g_assert_true (alea_move_parse (&position, written[i].coordinates, &move, NULL));
      g_assert_cmpstr (alea_move_to_san (&position, move, san), ==, written[i].text);
      g_assert_cmpstr (alea_move_to_coordinates (&position, move, coordinates), ==, written[i].coordinates);
    }
}

/* --- reading ------------------------------------------------------------- */

static const Case readable[] = {
  { START, "e2e4", "e4!" },
  { START, "e2e4", "e4?!" },
  { START, "e2e4", "e4+" },
  { START, "e2e4", "Pe4" },
  { START, "e2e4", "e2-e4" },
  { START, "e2e4", "e2e4" },
  { START, "g1f3", "Nf3#" },
  { START, "g1f3", "Ngf3" },
  { START, "g1f3", "N1f3" },
  { START, "g1f3", "Ng1f3" },
  { START, "g1f3", "Ng1-f3" },
  { START, "g1f3", "Nxf3" },
  { START, "g1f3", "g1xf3" },
  { KNIGHTS, "b1d2", "Nb1d2" },
  { KNIGHTS, "b1d2", "N1d2" },
  { QUEENS, "h4e1", "Qh4-e1" },
  /* On the edges, too, a file and a rank tell pieces apart. */
  { CORNERS, "a1d1", "Rad1" },
  { CORNERS, "h1d1", "Rhd1" },
  { CORNERS, "a1a5", "R1a5" },
  { CORNERS, "a8a5", "R8a5" },
  { CORNERS, "a1d1", "a1d1" },
  { CORNERS, "h1d1", "h1-d1" },
  { CASTLING, "a1a8", "Ra8" },
  { CASTLING, "e1h1", "0-0" },
  { CASTLING, "e1h1", "o-o" },
  { CASTLING, "e1h1", "O~O" },
  { CASTLING, "e1h1", "0~0+" },
  { CASTLING, "e1h1", "O-O+" },
  { CASTLING, "e1h1", "e1g1" },
  { CASTLING, "e1h1", "Ke1g1" },
  { CASTLING, "e1h1", "e1h1" },
  { CASTLING, "e1a1", "0-0-0" },
  { CASTLING, "e1a1", "O~O~O" },
  { CASTLING, "e1a1", "O-O-O!" },
  { CASTLING, "e1a1", "e1c1" },
  { GOAL, "e7e8q", "e8Q" },
  { GOAL, "e7e8q", "e8=q" },
  { GOAL, "e7e8q", "e8(Q)" },
  { GOAL, "e7e8q", "e8/Q+" },
  { GOAL, "e7e8n", "e7e8N" },
  { GOAL, "e7e8n", "e7-e8=n" },
  { GOAL, "e7d8b", "exd8B" },
  { GOAL, "e7d8b", "ed8=B" },
  { GOAL, "e7d8b", "e7xd8=B" },
  { PASSING, "e5d6", "ed6" },
  { PASSING, "e5d6", "e5xd6" },
  { PASSING, "e5d6", "exd6e.p." },
  { PASSING, "e5d6", "e5xd6ep!" },
};

static const Case readable_960[] = {
  /* The king's step and castling are told apart. */
  { "1k6/8/8/8/8/8/8/5K1R w H - 0 1", "f1g1", "Kg1" },
  { "1k6/8/8/8/8/8/8/5K1R w H - 0 1", "f1g1", "f1g1" },
  { "1k6/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1", "O-O" },
  { "1k6/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1", "f1h1" },
  { "1k6/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "O-O" },
  { "1k6/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "O-O" },
  { "7k/8/8/8/8/8/8/1RK5 w B - 0 1", "c1b1", "O-O-O" },
  { "7k/8/8/8/8/8/8/RK6 w A - 0 1", "b1a1", "O-O-O" },
  { "7k/8/8/8/8/8/8/RK6 w A - 0 1", "b1c1", "b1c1" },
  { "7k/8/8/8/8/8/8/1K3R2 w F - 0 1", "b1f1", "b1g1" },
};

static void
check_readable (const char *game,
                const Case *test_case)
{
  char coordinates[ALEA_MOVE_TEXT_SIZE];
  AleaPosition position;
  AleaMove move;

  g_test_message ("%s: %s", test_case->fen, test_case->text);
  test_position (game, test_case->fen, &position);
  g_assert_true (alea_move_parse (&position, test_case->text, &move, NULL));
  g_assert_cmpstr (alea_move_to_coordinates (&position, move, coordinates), ==, test_case->coordinates);
}

static void
test_readable (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (readable); i++)
    check_readable ("chess", &readable[i]);
  for (guint i = 0; i < G_N_ELEMENTS (readable_960); i++)
    check_readable ("chess960", &readable_960[i]);
}

/* --- refusing ------------------------------------------------------------ */

#define UNLIKE_A_MOVE "“%s” does not look like a move."
#define NOT_ALLOWED   "The rules do not allow “%s” here."
#define NOT_ALONE     "“%s” can mean more than one move."

typedef struct
{
  const char *fen;
  const char *text;
  const char *sentence;
} Refused;

static const Refused refused[] = {
  { START, "", UNLIKE_A_MOVE },
  { START, "x", UNLIKE_A_MOVE },
  { START, "N", UNLIKE_A_MOVE },
  { START, "QB", UNLIKE_A_MOVE },
  { START, "e9", UNLIKE_A_MOVE },
  { START, "i4", UNLIKE_A_MOVE },
  { START, "e4e5e6", UNLIKE_A_MOVE },
  { START, "e.p.", UNLIKE_A_MOVE },
  { START, "e4e.p.", NOT_ALLOWED },
  { START, "e2e4xyz", UNLIKE_A_MOVE },
  { START, "Nf3x", UNLIKE_A_MOVE },
  { START, "+e4", UNLIKE_A_MOVE },
  { START, "e4+e5", UNLIKE_A_MOVE },
  { START, "O-O-O-O", UNLIKE_A_MOVE },
  { START, "O-0", UNLIKE_A_MOVE },
  { START, "O-O-", UNLIKE_A_MOVE },
  { START, "O-Ox", UNLIKE_A_MOVE },
  { START, "O-O-Ox", UNLIKE_A_MOVE },
  { START, "O~O-O", UNLIKE_A_MOVE },
  { START, "O.O", UNLIKE_A_MOVE },
  { START, "pass", UNLIKE_A_MOVE },
  { START, "12", UNLIKE_A_MOVE },
  { START, "N99999999999999999999f3", UNLIKE_A_MOVE },
  { START, "N0f3", UNLIKE_A_MOVE },
  { START, "N9f3", UNLIKE_A_MOVE },
  { START, "e5", NOT_ALLOWED },
  { START, "Nf6", NOT_ALLOWED },
  { START, "Nbf3", NOT_ALLOWED },
  { START, "N2f3", NOT_ALLOWED },
  { START, "Bf3", NOT_ALLOWED },
  { START, "bf3", NOT_ALLOWED },
  { START, "e7e5", NOT_ALLOWED },
  { START, "e2e4q", NOT_ALLOWED },
  { START, "e4=Q", NOT_ALLOWED },
  { START, "O-O", NOT_ALLOWED },
  { START, "O~O~O", NOT_ALLOWED },
  { START, "e1g1", NOT_ALLOWED },
  { KNIGHTS, "Nd2", NOT_ALONE },
  { QUEENS, "Qe1", NOT_ALONE },
  { QUEENS, "Qhe1", NOT_ALONE },
  { GOAL, "e8", NOT_ALLOWED },
  { CASTLING, "Ke1h1", NOT_ALLOWED },
  { CASTLING, "Kh1", NOT_ALLOWED },
  { CASTLING, "Ke1a1", NOT_ALLOWED },
  { GOAL, "e7e8", NOT_ALLOWED },
  { GOAL, "e8=K", NOT_ALLOWED },
  { GOAL, "e8=P", NOT_ALLOWED },
  { GOAL, "e7e8p", NOT_ALLOWED },
  { GOAL, "e8=G", NOT_ALLOWED },
  { GOAL, "e8=", UNLIKE_A_MOVE },
  { PASSING, "exf6", NOT_ALLOWED },
  /* Only a king castles, and becomes nobody else. */
  { CASTLING, "Kg1", NOT_ALLOWED },
  { CASTLING, "Kh1", NOT_ALLOWED },
  { CASTLING, "Ne1g1", NOT_ALLOWED },
  { CASTLING, "Re1g1", NOT_ALLOWED },
  { CASTLING, "e1g1q", NOT_ALLOWED },
  { CASTLING, "Ke1g1=Q", NOT_ALLOWED },
  { CASTLING, "e1h1q", NOT_ALLOWED },
  { CASTLING, "e8g8", NOT_ALLOWED },
};

static const Refused refused_960[] = {
  /* A king that stays where it is goes nowhere. */
  { "1k6/8/8/8/8/8/8/6KR w H - 0 1", "g1g1", NOT_ALLOWED },
  { "1k6/8/8/8/8/8/8/6KR w H - 0 1", "Kg1", NOT_ALLOWED },
  { "1k6/8/8/8/8/8/8/5KR1 w G - 0 1", "Kg1", NOT_ALLOWED },
  { "1k6/8/8/8/8/8/8/5KR1 w G - 0 1", "O-O-O", NOT_ALLOWED },
};

static void
check_refused (const char    *game,
               const Refused *test_case)
{
  g_auto(GStrv) parts = g_strsplit (test_case->sentence, "%s", 2);
  g_autofree char *expected = g_strconcat (parts[0], test_case->text, parts[1], NULL);
  g_autofree char *sentence = NULL;
  AleaPosition position;
  AleaText why = { 0 };
  AleaMove move;

  g_test_message ("%s: %s", test_case->fen, test_case->text);
  test_position (game, test_case->fen, &position);
  g_assert_false (alea_move_parse (&position, test_case->text, &move, &why));
  sentence = test_sentence (&why);
  g_assert_cmpstr (sentence, ==, expected);
  g_assert_false (alea_move_parse (&position, test_case->text, &move, NULL));
}

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    check_refused ("chess", &refused[i]);
  for (guint i = 0; i < G_N_ELEMENTS (refused_960); i++)
    check_refused ("chess960", &refused_960[i]);
}

/* Whatever is typed, it is a legal move or refused with a sentence. */
static void
test_anything (void)
{
  static const char letters[] = "KQRBNPGabcdefgh12345678xO0o-=+#!?(): /@\xc3\xa4";
  static const char *const fens[] = { START, CASTLING, QUEENS, GOAL, PASSING };
  guint64 stream = G_GUINT64_CONSTANT (0x5a1);

  for (guint i = 0; i < 200000; i++)
    {
      char text[40];
      guint length = test_random (&stream, i % 10 == 0 ? sizeof text : 8);
      AleaPosition position;
      AleaText why = { 0 };
      AleaMove move;

      for (guint j = 0; j < length; j++)
        text[j] = letters[test_random (&stream, sizeof letters - 1)];
      text[length] = '\0';

      test_position ("chess", fens[i % G_N_ELEMENTS (fens)], &position);
      if (alea_move_parse (&position, text, &move, &why))
        g_assert_true (alea_position_is_legal (&position, move));
      else
        g_assert_nonnull (why.singular);
    }
}

/* --- decisions ----------------------------------------------------------- */

static void
test_decisions (void)
{
  char text[ALEA_MOVE_TEXT_SIZE];
  AleaDecision decision;
  AleaState state;

  test_state ("chess", START, &state);

  g_assert_true (alea_decision_parse (&state, "Nf3", &decision, NULL));
  g_assert_cmpint (decision.act, ==, ALEA_ACT_MOVE);
  g_assert_cmpstr (alea_decision_to_text (&state, &decision, text), ==, "Nf3");
  g_assert_cmpstr (alea_decision_to_coordinates (&state, &decision, text), ==, "g1f3");

  g_assert_true (alea_decision_parse (&state, "resign", &decision, NULL));
  g_assert_cmpint (decision.act, ==, ALEA_ACT_RESIGN);
  g_assert_cmpint (decision.colour, ==, ALEA_WHITE);
  g_assert_cmpstr (alea_decision_to_text (&state, &decision, text), ==, "resign");
  test_decide (&state, "e4");
  g_assert_true (alea_decision_parse (&state, "resign", &decision, NULL));
  g_assert_cmpint (decision.colour, ==, ALEA_BLACK);

  g_assert_true (alea_decision_parse (&state, "draw", &decision, NULL));
  g_assert_cmpint (decision.act, ==, ALEA_ACT_DRAW);
  g_assert_cmpstr (alea_decision_to_coordinates (&state, &decision, text), ==, "draw");

  g_assert_false (alea_decision_parse (&state, "pass", &decision, NULL));
  g_assert_false (alea_decision_parse (&state, "accept", &decision, NULL));
  g_assert_false (alea_decision_parse (&state, "Resign", &decision, NULL));
}

static void
test_decisions_out_of_time (void)
{
  AleaDecision decision;
  AleaText why = { 0 };
  AleaState state;
  g_autofree char *too_soon = NULL, *too_late = NULL;

  alea_state_init (&state, test_rules ("chess960"), NULL);
  g_assert_false (alea_decision_parse (&state, "Nf3", &decision, &why));
  too_soon = test_sentence (&why);
  g_assert_cmpstr (too_soon, ==, "A roll is needed before “Nf3”.");

  test_state ("chess", START, &state);
  test_decide_all (&state, "f3 e5 g4 Qh4#");
  g_assert_false (alea_decision_parse (&state, "Nf3", &decision, &why));
  too_late = test_sentence (&why);
  g_assert_cmpstr (too_late, ==, "The game is over; it is too late for “Nf3”.");
}

/* Each is equal to itself alone, whatever lies in fields that are not its own. */
static void
test_equal_decisions (void)
{
  const AleaDecision decisions[] = {
    { .act = ALEA_ACT_MOVE, .move = alea_move (ALEA_KNIGHT, 1, 18, ALEA_MOVE_PLAIN, ALEA_NO_PIECE_TYPE) },
    { .act = ALEA_ACT_MOVE, .move = alea_move (ALEA_KNIGHT, 1, 16, ALEA_MOVE_PLAIN, ALEA_NO_PIECE_TYPE) },
    { .act = ALEA_ACT_PLACE, .piece_type = ALEA_ROOK, .square = 3 },
    { .act = ALEA_ACT_PLACE, .piece_type = ALEA_ROOK, .square = 4 },
    { .act = ALEA_ACT_PLACE, .piece_type = ALEA_KING, .square = 3 },
    { .act = ALEA_ACT_RESIGN, .colour = ALEA_WHITE },
    { .act = ALEA_ACT_RESIGN, .colour = ALEA_BLACK },
    { .act = ALEA_ACT_ACCEPT },
    { .act = ALEA_ACT_REROLL },
    { .act = ALEA_ACT_PASS },
    { .act = ALEA_ACT_DRAW },
  };

  for (guint i = 0; i < G_N_ELEMENTS (decisions); i++)
    for (guint j = 0; j < G_N_ELEMENTS (decisions); j++)
      {
        AleaEvent a = alea_event_decision (decisions[i]), b = alea_event_decision (decisions[j]);

        g_assert_cmpint (alea_decision_equal (&decisions[i], &decisions[j]), ==, i == j);
        b.source = ALEA_SOURCE_HAND;
        if (b.decision.act == ALEA_ACT_DRAW)
          b.decision.square = 9;
        g_assert_cmpint (alea_event_equal (&a, &b), ==, i == j);
      }
}

/* Where a roll comes from does not count, its dice and all their faces do. */
static void
test_equal_rolls (void)
{
  const AleaRoll roll = { .n = 2, .sides = 4, .face = { 1, 2 } };
  const AleaRoll others[] = {
    { .n = 2, .sides = 4, .face = { 2, 1 } }, { .n = 2, .sides = 4, .face = { 1, 3 } },
    { .n = 2, .sides = 4, .face = { 3, 2 } }, { .n = 1, .sides = 4, .face = { 1, 2 } },
  };
  AleaEvent a = alea_event_roll (roll, ALEA_SOURCE_HAND), b = alea_event_roll (roll, ALEA_SOURCE_PROGRAM);

  g_assert_true (alea_event_equal (&a, &b));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      b = alea_event_roll (others[i], ALEA_SOURCE_HAND);
      g_assert_false (alea_event_equal (&a, &b));
    }

  b = alea_event_decision (alea_decision_act (ALEA_ACT_PASS));
  g_assert_false (alea_event_equal (&a, &b));
  g_assert_true (alea_roll_shows_same (roll, others[0]));
  for (guint i = 1; i < G_N_ELEMENTS (others); i++)
    g_assert_false (alea_roll_shows_same (roll, others[i]));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/written", test_written);
  g_test_add_func ("/notation/readable", test_readable);
  g_test_add_func ("/notation/refused", test_refused);
  g_test_add_func ("/notation/anything", test_anything);
  g_test_add_func ("/notation/decisions", test_decisions);
  g_test_add_func ("/notation/decisions-out-of-time", test_decisions_out_of_time);
  g_test_add_func ("/notation/equal-decisions", test_equal_decisions);
  g_test_add_func ("/notation/equal-rolls", test_equal_rolls);

  return g_test_run ();
}
