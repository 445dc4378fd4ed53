/* test-chess960.c: the 960 starts, by number and by rolls
 *
 * The table data/facts/chess960-numbers.csv has each number, its home rank and
 * the two sequences of throws that lead to it.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-chess960.h"
#include "alea-commentary.h"
#include "test-support.h"

#include <stdlib.h>
#include <string.h>

/* How many values count in each throw (C7). */
static const int choices[ALEA_CHESS960_ROLLS] = { 4, 4, 6, 5, 4 };

static void
start (AleaState *state)
{
  alea_state_init (state, test_rules ("chess960"), NULL);
}

static void
assert_asks_roll (const AleaState *state)
{
  AleaQuestion question;

  alea_state_ask (state, &question);
  g_assert_cmpint (question.ask, ==, ALEA_ASK_ROLL);
  g_assert_cmpint (question.who, ==, ALEA_WHO_WHITE);
  g_assert_cmpint (question.dice.n, ==, 1);
  g_assert_cmpint (question.dice.sides, ==, 6);
}

/* The number of the start that five throws lead to. */
static int
roll_all (AleaState    *state,
          const guint8  faces[ALEA_CHESS960_ROLLS])
{
  AleaSetup setup;

  start (state);
  for (int i = 0; i < ALEA_CHESS960_ROLLS; i++)
    {
      assert_asks_roll (state);
      g_assert_true (test_roll (state, faces[i], NULL));
    }

  g_assert_cmpint (state->stage, ==, ALEA_STAGE_PLAY);
  alea_state_get_setup (state, &setup);
  return alea_chess960_of_setup (&setup);
}

static void
assert_array (const AleaSetup *setup,
              const char      *letters)
{
  for (int file = 0; file < 8; file++)
    {
      g_assert_cmpint (alea_piece_to_letter (setup->pieces[file]), ==, letters[file]);
      g_assert_cmpint (alea_piece_to_letter (setup->pieces[56 + file]), ==, g_ascii_tolower (letters[file]));
    }
}

/* C11: each king may castle with the rook on either side of it. */
static void
assert_rights (const AleaSetup *setup)
{
  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    {
      const AleaSquare king = alea_setup_find (setup, alea_piece (colour, ALEA_KING));

      for (int wing = 0; wing < ALEA_N_WINGS; wing++)
        {
          const AleaSquare rook = setup->castle_rook[colour][wing];

          g_assert_true (rook < 64 && setup->pieces[rook] == alea_piece (colour, ALEA_ROOK));
          g_assert_cmpint (rook / 8, ==, king / 8);
          g_assert_cmpint (rook < king, ==, wing == ALEA_WING_A);
        }
    }
}

static void
parse_throws (const char *text,
              guint8      faces[ALEA_CHESS960_ROLLS])
{
  g_assert_cmpuint (strlen (text), ==, 9);
  for (int i = 0; i < ALEA_CHESS960_ROLLS; i++)
    faces[i] = (guint8) g_ascii_digit_value (text[2 * i]);
}

/* --- the table ----------------------------------------------------------- */

/* One line: "518,RNBQKBNR,2-3-3-2-3 2-3-3-4-2". */
static void
check_line (const char *line,
            int         number)
{
  g_auto(GStrv) field = g_strsplit (line, ",", -1);
  g_auto(GStrv) throws = NULL;

  g_assert_cmpuint (g_strv_length (field), ==, 3);
  g_assert_cmpint (atoi (field[0]), ==, number);
  throws = g_strsplit (field[2], " ", -1);
  g_assert_cmpuint (g_strv_length (throws), ==, 2);

  for (int which = 0; which < 2; which++)
    {
      guint8 faces[ALEA_CHESS960_ROLLS], own[ALEA_CHESS960_ROLLS];
      AleaSetup setup;
      AleaState state;

      parse_throws (throws[which], faces);
      alea_chess960_get_rolls (number, which, own);
      g_assert_cmpmem (own, sizeof own, faces, sizeof faces);

      g_assert_cmpint (roll_all (&state, faces), ==, number);
      alea_state_get_setup (&state, &setup);
      assert_array (&setup, field[1]);
      assert_rights (&setup);
    }
}

static void
test_table (void)
{
  g_auto(GStrv) lines = test_read_lines ("facts", "chess960-numbers.csv");

  g_assert_cmpuint (g_strv_length (lines), ==, ALEA_CHESS960_STARTS + 1);
  for (int number = 0; number < ALEA_CHESS960_STARTS; number++)
    {
      g_test_message ("%s", lines[number + 1]);
      check_line (lines[number + 1], number);
    }
}

/* Whatever the throws that count, each start comes up by two of them. */
static void
test_fair (void)
{
  guint times[ALEA_CHESS960_STARTS] = { 0 };
  guint8 faces[ALEA_CHESS960_ROLLS] = { 1, 1, 1, 1, 1 };
  guint n = 0;
  int i;

  do
    {
      AleaState state;
      int number = roll_all (&state, faces);

      g_assert_cmpint (number, >=, 0);
      times[number]++;
      n++;

      for (i = 0; i < ALEA_CHESS960_ROLLS && ++faces[i] > choices[i]; i++)
        faces[i] = 1;
    }
  while (i < ALEA_CHESS960_ROLLS);

  g_assert_cmpuint (n, ==, 1920);
  for (int number = 0; number < ALEA_CHESS960_STARTS; number++)
    g_assert_cmpuint (times[number], ==, 2);
}

/* C2, C5: of all orders of the eight pieces 960 are starts, each with a number
 * of its own.  An order is a number of base 8 with every digit once. */
static void
test_arrays (void)
{
  static const AleaPieceType pieces[8] = { ALEA_ROOK, ALEA_ROOK, ALEA_KNIGHT, ALEA_KNIGHT,
                                   ALEA_BISHOP, ALEA_BISHOP, ALEA_QUEEN, ALEA_KING };
  guint times[ALEA_CHESS960_STARTS] = { 0 };
  guint n_starts = 0;

  for (guint order = 0; order < 1u << 24; order++)
    {
      AleaPieceType array[8], again[8];
      guint used = 0;
      int number;

      for (int file = 0; file < 8; file++)
        {
          used |= 1u << (order >> 3 * file & 7);
          array[file] = pieces[order >> 3 * file & 7];
        }

      /* Each array comes eight times, for the pieces of a pair are equal. */
      if (used != 0xff)
        continue;

      number = alea_chess960_get_number (array);
      if (number < 0)
        continue;

      times[number]++;
      n_starts++;
      alea_chess960_get_array (number, again);
      g_assert_cmpmem (array, sizeof array, again, sizeof again);
    }

  g_assert_cmpuint (n_starts, ==, 8 * ALEA_CHESS960_STARTS);
  for (int number = 0; number < ALEA_CHESS960_STARTS; number++)
    g_assert_cmpuint (times[number], ==, 8);
}

/* --- single throws ------------------------------------------------------- */

static void
test_does_not_count (void)
{
  const guint8 faces[ALEA_CHESS960_ROLLS] = { 2, 3, 3, 2, 3 };
  AleaState state;
  guint n = 0;

  start (&state);
  for (int i = 0; i < ALEA_CHESS960_ROLLS; i++)
    {
      for (int face = choices[i] + 1; face <= 6; face++, n++)
        {
          AleaState before = state;
          AleaEvent event = alea_event_roll ((AleaRoll) { .n = 1, .sides = 6, .face = { (guint8) face } },
                                             ALEA_SOURCE_PROGRAM);
          g_autofree char *sentence = NULL;
          AleaText text;

          g_assert_true (alea_state_apply (&state, &event, NULL));
          test_assert_same_state (&state, &before);
          assert_asks_roll (&state);

          alea_state_describe (&before, &event, &state, &text);
          sentence = test_sentence (&text);
          g_assert_nonnull (strstr (sentence, "does not count"));
          g_assert_nonnull (strstr (sentence, "Roll again."));
          g_assert_cmpint (g_ascii_digit_value (sentence[0]), ==, face);
        }
      g_assert_true (test_roll (&state, faces[i], NULL));
    }

  g_assert_cmpuint (n, ==, 2 + 2 + 0 + 1 + 2);
}

static void
assert_refused (AleaState  *state,
                AleaEvent   event,
                const char *expected)
{
  AleaState before = *state;
  AleaText why = { 0 };
  g_autofree char *sentence = NULL;

  g_assert_false (alea_state_apply (state, &event, &why));
  sentence = test_sentence (&why);
  g_assert_cmpstr (sentence, ==, expected);
  test_assert_same_state (state, &before);
  g_assert_false (alea_state_apply (state, &event, NULL));
}

static AleaEvent
roll_of (guint8 n,
         guint8 sides,
         guint8 first,
         guint8 second)
{
  return alea_event_roll ((AleaRoll) { .n = n, .sides = sides, .face = { first, second } }, ALEA_SOURCE_HAND);
}

static void
test_refused (void)
{
  const guint8 faces[ALEA_CHESS960_ROLLS] = { 2, 3, 3, 2, 3 };
  AleaMove move = alea_move (ALEA_PAWN, test_square ("e2"), test_square ("e4"), ALEA_MOVE_DOUBLE_STEP, ALEA_NO_PIECE_TYPE);
  AleaEvent decision = alea_event_decision (alea_decision_move (move));
  AleaEvent resignation = alea_event_decision (alea_decision_act (ALEA_ACT_RESIGN));
  AleaEvent draw = alea_event_decision (alea_decision_act (ALEA_ACT_DRAW));
  AleaState state;

  start (&state);
  for (int i = 0; i < ALEA_CHESS960_ROLLS; i++)
    {
      assert_refused (&state, roll_of (1, 6, 0, 0), "A die with 6 sides cannot show 0.");
      assert_refused (&state, roll_of (1, 6, 7, 0), "A die with 6 sides cannot show 7.");
      assert_refused (&state, roll_of (1, 6, 255, 0), "A die with 6 sides cannot show 255.");
      assert_refused (&state, roll_of (2, 6, 3, 3), "This roll takes 1 die.");
      assert_refused (&state, roll_of (0, 6, 0, 0), "This roll takes 1 die.");
      assert_refused (&state, roll_of (1, 4, 3, 0), "This roll takes 1 die.");
      assert_refused (&state, decision, "A roll is needed first.");
      assert_refused (&state, resignation, "A player can resign only once play has begun.");
      assert_refused (&state, draw, "A draw can be agreed only once play has begun.");
      g_assert_true (test_roll (&state, faces[i], NULL));
    }

  assert_refused (&state, roll_of (1, 6, 3, 0), "No roll is due now.");
  g_assert_true (alea_state_apply (&state, &decision, NULL));
}

/* --- words --------------------------------------------------------------- */

static void
test_words (void)
{
  static const struct { int face; const char *guide, *said; } rolls[ALEA_CHESS960_ROLLS] = {
    { 1, "Roll the die: it decides which dark square the first bishop takes.",
      "1: the bishop goes to the first dark square, a1." },
    { 4, "Roll the die: it decides which light square the other bishop takes.",
      "4: the bishop goes to the fourth light square, h1." },
    { 6, "Roll the die: it decides which empty square the queen takes.",
      "6: the queen goes to the sixth empty square, g1." },
    { 2, "Roll the die: it decides which empty square the first knight takes.",
      "2: the knight goes to the second empty square, c1." },
    { 4, "Roll the die: it decides which empty square the second knight takes.",
      "4: the knight goes to the fourth empty square, f1. The king goes to d1, between the rooks: start number 659." },
  };
  AleaState state;

  start (&state);
  for (int i = 0; i < ALEA_CHESS960_ROLLS; i++)
    {
      AleaEvent event = roll_of (1, 6, (guint8) rolls[i].face, 0);
      AleaState before = state;
      g_autofree char *guide = NULL, *said = NULL;
      AleaText text;

      alea_state_guide (&state, &text);
      guide = test_sentence (&text);
      g_assert_cmpstr (guide, ==, rolls[i].guide);

      g_assert_true (alea_state_apply (&state, &event, NULL));
      alea_state_describe (&before, &event, &state, &text);
      said = test_sentence (&text);
      g_assert_cmpstr (said, ==, rolls[i].said);
      g_assert_cmpstr (text.rule, ==, "C7");
    }
}

static void
test_other_setups (void)
{
  static const char *const fens[] = {
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNN w Qkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1",
    "rkbqnbnr/pppppppp/8/8/8/8/PPPPPPPP/RKBQNNBR w - - 0 1",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    /* One piece more, on the first square and on the last one. */
    "rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/7n/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    /* One pawn, or one piece of one side, is another. */
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPN/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/npppppp1/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/rNBQKBNR w - - 0 1",
    "rnbqkbnn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1",
  };
  AleaGeometry plain;
  AleaSetup setup;

  for (guint i = 0; i < G_N_ELEMENTS (fens); i++)
    {
      test_read_fen ("chess960", fens[i], &setup);
      g_assert_cmpint (alea_chess960_of_setup (&setup), ==, -1);
    }

  /* The same pieces on a board that is wider, or higher. */
  test_read_fen ("chess960", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &setup);
  g_assert_cmpint (alea_chess960_of_setup (&setup), ==, 518);
  setup.geometry = &plain;
  for (int i = 0; i < 2; i++)
    {
      alea_geometry_init_plain (&plain, i == 0 ? 9 : 8, i == 0 ? 8 : 9);
      g_assert_cmpint (alea_chess960_of_setup (&setup), ==, -1);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chess960/table", test_table);
  g_test_add_func ("/chess960/fair", test_fair);
  g_test_add_func ("/chess960/arrays", test_arrays);
  g_test_add_func ("/chess960/does-not-count", test_does_not_count);
  g_test_add_func ("/chess960/refused", test_refused);
  g_test_add_func ("/chess960/words", test_words);
  g_test_add_func ("/chess960/other-setups", test_other_setups);

  return g_test_run ();
}
