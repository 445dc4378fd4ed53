/* test-jepps-setup.c: set-ups of Jepps Random Chess, event by event
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-commentary.h"
#include "alea-fen.h"
#include "alea-jepps.h"
#include "alea-offer.h"
#include "jepps-support.h"

#include <string.h>

#define RANDOM_SETUPS 300
#define SEED          G_GUINT64_CONSTANT (0x7e990000a1ea0002)

/* White's BBKQRRNN: two knights are left for the last two squares (JA6). */
#define SIX_THROWS   "3-1 B 3-4 B 1-5 K 5-4 Q 4-2 R 4-6 R"
/* White's KNBRQRNB: the bishop of the light squares must end on h1 (J8). */
#define SIX_BISHOP   "1-4 K 2-3 N 3-1 B 4-2 R 5-4 Q 4-5 R"
/* White's RRKBQNBN: two knights and a bishop of the dark squares (JA6). */
#define FIVE_THROWS  "4-1 R 4-1 R 1-2 K 3-2 B 5-2 Q"
/* White's BBKQRNNR: knight and rook are left for g1. */
#define SEVEN_THROWS "3-1 B 3-4 B 1-5 K 5-4 Q 4-2 R 2-4 N 2-4 N"

/* --- what the board and the question are --------------------------------- */

typedef struct
{
  const char *options;
  const char *words;
  const char *fen;
  const char *question;
} Row;

static const Row rows[] = {
  /* J1, J4, J6: one throw a square from a1, and one of the two pieces shown. */
  { NULL, NULL, "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", "white roll 2d6" },
  { NULL, "2-3", "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", "white decide 2" },
  { NULL, "2-3 N", "8/pppppppp/8/8/8/8/PPPPPPPP/N7 w - - 0 1", "white roll 2d6" },
  { NULL, "2-3 Ba1", "8/pppppppp/8/8/8/8/PPPPPPPP/B7 w - - 0 1", "white roll 2d6" },
  { NULL, "1-4 K 4-5 Rb1", "8/pppppppp/8/8/8/8/PPPPPPPP/KR6 w K - 0 1", "white roll 2d6" },

  /* J2: a 6 offers whatever is left; JA2: two of them also a new throw. */
  { NULL, "6-1", "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", "white decide 5" },
  { NULL, "6-6", "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", "white decide 6" },
  { NULL, "6-6 Q", "8/pppppppp/8/8/8/8/PPPPPPPP/Q7 w - - 0 1", "white roll 2d6" },
  { NULL, "6-6 reroll", "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", "white roll 2d6" },
  { NULL, "6-6 Q 6-2", "8/pppppppp/8/8/8/8/PPPPPPPP/Q7 w - - 0 1", "white decide 4" },
  { "double=reroll", "6-6", "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", "white roll 2d6" },
  { "double=reroll", "6-6 2-6 Q", "8/pppppppp/8/8/8/8/PPPPPPPP/Q7 w - - 0 1", "white roll 2d6" },

  /* J5, JA1: a double. */
  { NULL, "3-3", "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", "white decide 2" },
  { NULL, "3-3 B", "8/pppppppp/8/8/8/8/PPPPPPPP/B7 w - - 0 1", "white roll 2d6" },
  { NULL, "3-3 reroll", "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", "white roll 2d6" },
  { NULL, "3-3 reroll 3-3 reroll 3-3", "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", "white decide 2" },
  { "double=reroll", "3-3", "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", "white roll 2d6" },
  { "double=reroll", "3-3 1-1 5-5 2-3 N", "8/pppppppp/8/8/8/8/PPPPPPPP/N7 w - - 0 1", "white roll 2d6" },

  /* JA3, JA4: one of the two pieces, or neither, can still be placed. */
  { NULL, "1-4 K 1-2", "8/pppppppp/8/8/8/8/PPPPPPPP/K7 w K - 0 1", "white decide 1" },
  { NULL, "1-4 K 1-1", "8/pppppppp/8/8/8/8/PPPPPPPP/K7 w K - 0 1", "white roll 2d6" },
  { NULL, "1-4 K 1-5 Q 5-1", "8/pppppppp/8/8/8/8/PPPPPPPP/KQ6 w K - 0 1", "white roll 2d6" },
  { NULL, "1-4 K 1-5 Q 5-1 1-5 1-2 N", "8/pppppppp/8/8/8/8/PPPPPPPP/KQN5 w K - 0 1", "white roll 2d6" },

  /* J7: a1 and c1 are dark, b1 is light. */
  { NULL, "3-1 B 3-3", "8/pppppppp/8/8/8/8/PPPPPPPP/B7 w - - 0 1", "white decide 2" },
  { NULL, "3-1 B 2-4 N 3-3", "8/pppppppp/8/8/8/8/PPPPPPPP/BN6 w - - 0 1", "white roll 2d6" },
  { NULL, "3-1 B 2-4 N 3-1", "8/pppppppp/8/8/8/8/PPPPPPPP/BN6 w - - 0 1", "white decide 1" },
  { NULL, "3-1 B 2-4 N 6-3", "8/pppppppp/8/8/8/8/PPPPPPPP/BN6 w - - 0 1", "white decide 4" },

  /* J8, JA6: squares that need no throw. */
  { NULL, SIX_THROWS, "8/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN b K - 0 1", "black roll 2d6" },
  { NULL, SIX_BISHOP, "8/pppppppp/8/8/8/8/PPPPPPPP/KNBRQRNB b K - 0 1", "black roll 2d6" },
  { NULL, FIVE_THROWS, "8/pppppppp/8/8/8/8/PPPPPPPP/RRKBQNBN b K - 0 1", "black roll 2d6" },
  { NULL, SEVEN_THROWS, "8/pppppppp/8/8/8/8/PPPPPPPP/BBKQRNNR b K - 0 1", "black roll 2d6" },

  /* J11 to J15, JA8. */
  { NULL, SIX_THROWS " 2-4", "bbkqrrnn/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN w Kk - 0 1", "white decide 19" },
  { NULL, SIX_THROWS " 5-1", "nnrrqkbb/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN w Kk - 0 1", "white decide 19" },
  { NULL, SIX_THROWS " 5-6", "8/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN b K - 0 1", "black roll 2d6" },
  { NULL, SIX_THROWS " 4-4", "8/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN b K - 0 1", "black decide 2" },
  { NULL, SIX_THROWS " 4-4 accept", "bbkqrrnn/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN w Kk - 0 1", "white decide 19" },
  { NULL, SIX_THROWS " 6-6 accept", "bbkqrrnn/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN w Kk - 0 1", "white decide 19" },
  { NULL, SIX_THROWS " 3-3 accept", "nnrrqkbb/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN w Kk - 0 1", "white decide 19" },
  { NULL, SIX_THROWS " 4-4 reroll", "8/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN b K - 0 1", "black roll 2d6" },
  { NULL, SIX_THROWS " 4-4 reroll 3-3 accept",
    "nnrrqkbb/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN w Kk - 0 1", "white decide 19" },
  { "double=reroll", SIX_THROWS " 4-4", "8/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN b K - 0 1", "black decide 2" },

  /* J14, J16, JA11: Black throws from a8. */
  { NULL, SIX_THROWS " 1-2 2-3", "8/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN b K - 0 1", "black decide 2" },
  { NULL, SIX_THROWS " 1-2 1-3 K", "k7/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN b Kk - 0 1", "black roll 2d6" },
  { NULL, SIX_THROWS " 1-2 " FIVE_THROWS, "rrkbqnbn/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN w Kk - 0 1", "white decide 19" },

  /* J19, JA11: in turn, White from a1 and Black from h8; each entry is a move. */
  { "setup=free-play", NULL, "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", "white roll 2d6" },
  { "setup=free-play", "1-2 N", "8/pppppppp/8/8/8/8/PPPPPPPP/N7 b - - 0 1", "black roll 2d6" },
  { "setup=free-play", "1-2 N 1-6 Kh8", "7k/pppppppp/8/8/8/8/PPPPPPPP/N7 w k - 0 2", "white roll 2d6" },
  { "setup=free-play", "1-2 N 1-6 K 3-3", "7k/pppppppp/8/8/8/8/PPPPPPPP/N7 w k - 0 2", "white decide 2" },
  { "setup=free-play", "1-2 N 1-6 K 3-3 reroll", "7k/pppppppp/8/8/8/8/PPPPPPPP/N7 w k - 0 2", "white roll 2d6" },
  { "setup=free-play", "1-2 N 1-6 K 3-4 B 1-1", "7k/pppppppp/8/8/8/8/PPPPPPPP/NB6 b k - 0 2", "black roll 2d6" },
  /* JA13: Black's bishop may begin on the colour of White's, and on the other one. */
  { "setup=free-play", "3-1 B 3-1 B", "7b/pppppppp/8/8/8/8/PPPPPPPP/B7 w - - 0 2", "white roll 2d6" },
  { "setup=free-play", "3-1 B 4-1 R 4-2 R 3-1 B", "6br/pppppppp/8/8/8/8/PPPPPPPP/BR6 w - - 0 3", "white roll 2d6" },
  { "setup=free-play double=reroll", "1-2 N 3-3", "8/pppppppp/8/8/8/8/PPPPPPPP/N7 b - - 0 1", "black roll 2d6" },
};

static void
check_row (const Row *row)
{
  g_autofree char *question = NULL;
  char fen[ALEA_FEN_SIZE];
  AleaSetup setup;
  AleaState state;

  jepps_start (&state, row->options);
  if (row->words != NULL)
    jepps_apply (&state, row->words);

  alea_state_get_setup (&state, &setup);
  g_assert_cmpstr (alea_fen_write (&setup, state.rules, fen), ==, row->fen);
  question = jepps_question (&state);
  g_assert_cmpstr (question, ==, row->question);
}

static void
test_rows (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s", rows[i].words != NULL ? rows[i].words : "");
      check_row (&rows[i]);
    }
}

/* Free Play to its end: White has two knights left after six throws, Black a
 * knight and a rook, so that g1, then h1 and a8 are entered without a throw,
 * each in its turn (JA12). */
static void
test_free_play_ends_forced (void)
{
  static const Row steps[] = {
    { NULL, "3-1 B 3-1 B 3-4 B 3-4 B 1-5 K 1-5 K 5-4 Q 5-4 Q 4-2 R 4-2 R 4-6 R",
      "3rqkbb/pppppppp/8/8/8/8/PPPPPPPP/BBKQRR2 b Kk - 0 6", "black roll 2d6" },
    { NULL, "2-4 N",
      "2nrqkbb/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRN1 b Kk - 0 7", "black roll 2d6" },
    { NULL, "2-4 N",
      "rnnrqkbb/pppppppp/8/8/8/8/PPPPPPPP/BBKQRRNN w Kk - 0 9", "white decide 19" },
  };
  char text[ALEA_JEPPS_TEXT_SIZE], fen[ALEA_FEN_SIZE];
  AleaState state;

  jepps_start (&state, "setup=free-play");

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *question = NULL;
      AleaSetup setup;

      jepps_apply (&state, steps[i].words);
      alea_state_get_setup (&state, &setup);
      g_assert_cmpstr (alea_fen_write (&setup, state.rules, fen), ==, steps[i].fen);
      question = jepps_question (&state);
      g_assert_cmpstr (question, ==, steps[i].question);
    }

  g_assert_cmpstr (alea_jepps_write_entries (&state, text), ==,
                   "1. Ba1 Bh8 2. Bb1 Bg8 3. Kc1 Kf8 4. Qd1 Qe8 5. Re1 Rd8 6. Rf1 Nc8 7. Ng1 Nb8 8. Nh1 Ra8");
}

/* --- the record ---------------------------------------------------------- */

static void
test_record (void)
{
  static const struct
  {
    const char *words, *white, *black;
  } records[] = {
    { "1-4 K", "Ka1", "" },
    { "1-4 K 2-3 N", "Ka1, Nb1", "" },
    { SIX_THROWS, "Ba1, Bb1, Kc1, Qd1, Re1, Rf1, Ng1, Nh1", "" },
    { SIX_THROWS " 4-4", "Ba1, Bb1, Kc1, Qd1, Re1, Rf1, Ng1, Nh1", "" },
    { SIX_THROWS " 2-4", "Ba1, Bb1, Kc1, Qd1, Re1, Rf1, Ng1, Nh1", "Mirror" },
    { SIX_THROWS " 3-3 accept", "Ba1, Bb1, Kc1, Qd1, Re1, Rf1, Ng1, Nh1", "Reverse" },
    { SIX_THROWS " 3-4 1-4 K", "Ba1, Bb1, Kc1, Qd1, Re1, Rf1, Ng1, Nh1", "Ka8" },
    { FIVE_THROWS " 1-2 " SIX_BISHOP, "Ra1, Rb1, Kc1, Bd1, Qe1, Nf1, Bg1, Nh1",
      "Ka8, Nb8, Bc8, Rd8, Qe8, Rf8, Ng8, Bh8" },
    /* The record stays as it is while the pieces move on. */
    { SIX_THROWS " 2-4 Nf3 Nf6 e4 Nxe4", "Ba1, Bb1, Kc1, Qd1, Re1, Rf1, Ng1, Nh1", "Mirror" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (records); i++)
    {
      char text[ALEA_JEPPS_TEXT_SIZE];
      AleaState state;

      jepps_start (&state, NULL);
      jepps_apply (&state, records[i].words);
      g_assert_cmpstr (alea_jepps_write_setup (&state, ALEA_WHITE, text), ==, records[i].white);
      g_assert_cmpstr (alea_jepps_write_setup (&state, ALEA_BLACK, text), ==, records[i].black);
    }
}

static void
test_record_of_fen_is_empty (void)
{
  char text[ALEA_JEPPS_TEXT_SIZE];
  AleaState state;

  test_state ("jepps", "4k3/8/8/8/8/8/4P3/4K3 w K - 0 1", &state);
  g_assert_cmpstr (alea_jepps_write_setup (&state, ALEA_WHITE, text), ==, "");
  g_assert_cmpstr (alea_jepps_write_setup (&state, ALEA_BLACK, text), ==, "");
  g_assert_cmpstr (alea_jepps_write_entries (&state, text), ==, "");
}

/* --- reasons and sentences ----------------------------------------------- */

static void
test_refusals (void)
{
  static const struct
  {
    const char *words, *word, *reason;
  } refusals[] = {
    { "2-3", "Q", "The dice do not offer the queen." },
    { "2-3", "Nb1", "“Nb1” is not a choice here: the square to fill is a1." },
    { "2-3", "P", "The pawns are already in place." },
    { "2-3", "G", "There is no Guardener in this game." },
    { "2-3", "n", "“n” is not a choice here." },
    { "2-3", "N!", "“N!” is not a choice here." },
    { "2-3", "reroll", "Only a double may be rolled again." },
    { "2-3", "pass", "“pass” is not a choice here." },
    { "2-3", "accept", "“accept” is not a choice here." },
    { "2-3", "e4", "“e4” is not a choice here." },
    { "1-4 K 1-2", "K", "Your king is already in place." },
    { "2-2 N 2-2 N 2-4", "N", "Both your knights are already in place." },
    { "3-1 B 2-4 N 3-4", "B", "Your other bishop is already on a dark square." },
    { "2-1 N 3-1 B 2-4 N 3-4", "B", "Your other bishop is already on a light square." },
    { SIX_THROWS " 4-4", "N", "“N” is not a choice here." },
    { "2-3 N", "N", "A roll is needed before “N”." },
    { "2-3 N", "reroll", "A roll is needed before “reroll”." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *reason = NULL;
      AleaDecision decision;
      AleaText why = { 0 };
      AleaState state;

      jepps_start (&state, NULL);
      jepps_apply (&state, refusals[i].words);
      g_assert_false (alea_decision_parse (&state, refusals[i].word, &decision, &why));
      reason = test_sentence (&why);
      g_assert_cmpstr (reason, ==, refusals[i].reason);
      g_assert_false (alea_decision_parse (&state, refusals[i].word, &decision, NULL));
    }
}

#define MEDIATOR "Black: roll both dice. The mediator roll decides whether " \
                 "Black’s pieces mirror White’s, reverse their order or are rolled for."

/* The last of @words said by alea_state_describe(), then what is to do. */
static const struct
{
  const char *options, *words, *word, *event, *guide;
} sentences[] = {
  { NULL, NULL, "2-3", "2 and 3: choose the knight or the bishop for a1.", "White: choose the knight or the bishop for a1." },
  { NULL, "1-4 K", "2-1", "2 and 1: of the pieces offered, only the knight can go to b1.",
    "White: place the knight on b1." },
  { NULL, "1-4 K", "1-1", "1 and 1: no piece offered can go to b1. Roll again.",
    "White: roll both dice. They decide which pieces you may place on b1." },
  { NULL, NULL, "4-6", "4 and 6: a 6 is a free choice. Choose any remaining piece for a1.",
    "White: choose any remaining piece for a1." },
  { NULL, NULL, "6-6", "6 and 6: a free choice. Choose any remaining piece for a1, or roll again.",
    "White: choose any remaining piece for a1, or roll again." },
  { NULL, NULL, "5-5", "5 and 5: place the queen on a1, or roll again.",
    "White: place the queen on a1, or roll again." },
  { NULL, "3-1 B 2-4 N", "6-3", "6 and 3: a 6 is a free choice. Choose any piece but a bishop for c1.",
    "White: choose any piece but a bishop for c1." },
  { NULL, "3-1 B 2-4 N", "6-6", "6 and 6: a free choice. Choose any piece but a bishop for c1, or roll again.",
    "White: choose any piece but a bishop for c1, or roll again." },
  { NULL, "3-1 B 3-4 B 1-5 K 5-4 Q 4-2 R", "6-1", "6 and 1: choose the knight or the rook for f1.",
    "White: choose the knight or the rook for f1." },
  { "double=reroll", NULL, "5-5", "5 and 5: a double does not count. Roll again.",
    "White: roll both dice. They decide which pieces you may place on a1." },
  { "double=reroll", NULL, "6-6", "6 and 6: a double does not count. Roll again.",
    "White: roll both dice. They decide which pieces you may place on a1." },
  { NULL, "5-5", "reroll", "White rolls again for a1.",
    "White: roll both dice. They decide which pieces you may place on a1." },
  { NULL, "2-3", "N", "White: knight to a1.",
    "White: roll both dice. They decide which pieces you may place on b1." },
  { NULL, "3-1 B 3-4 B 1-5 K 5-4 Q 4-2 R 2-4 N 2-4", "N",
    "White: knight to g1. Only the rook is left for h1.",
    MEDIATOR },
  { NULL, "4-1 R 4-1 R 1-2 K 3-2 B 5-2", "Q",
    "White: queen to e1. The bishop needs a dark square, so the knight goes to f1. "
    "The bishop needs a dark square, so it goes to g1. Only the knight is left for h1.",
    MEDIATOR },
  { NULL, "1-4 K 2-3 N 3-1 B 4-2 R 5-4 Q 4-5", "R",
    "White: rook to f1. The bishop needs a light square, so the knight goes to g1. Only the bishop is left for h1.",
    MEDIATOR },
  { NULL, "2-1 N 3-1 B 1-2 K 5-4 Q 4-2 R 4-5", "R",
    "White: rook to f1. The bishop needs a dark square, so it goes to g1. Only the knight is left for h1.",
    MEDIATOR },
  { NULL, SIX_THROWS " 1-2 4-1 R 3-1 B 1-2 K 5-4 Q 4-2", "R",
    "Black: rook to e8. The bishop needs a light square, so the knight goes to f8. "
    "The bishop needs a light square, so it goes to g8. Only the knight is left for h8.",
    "White to move." },
  { "setup=free-play", "4-1 R 4-1 R 4-1 R 4-1 R 1-2 K 1-2 K 3-2 B 3-2 B 5-2 Q 5-2", "Q",
    "Black: queen to d8. The bishop needs a dark square, so the knight goes to f1. "
    "The bishop needs a dark square, so the knight goes to c8. The bishop needs a dark square, so it goes to g1. "
    "The bishop needs a dark square, so it goes to b8. Only the knight is left for h1. "
    "Only the knight is left for a8.",
    "White to move." },
  { NULL, SIX_THROWS, "2-4",
    "2 and 4, both even: Mirror. Black’s pieces match White’s, file by file.", "White to move." },
  { NULL, SIX_THROWS, "5-1", "5 and 1, both odd: Reverse. Black’s pieces match White’s, on the opposite files.",
    "White to move." },
  { NULL, SIX_THROWS, "5-6", "5 and 6, one odd and one even: Randomize. Black rolls for every square from a8 to h8.",
    "Black: roll both dice. They decide which pieces you may place on a8." },
  { NULL, SIX_THROWS, "4-4", "4 and 4, an even double: Black may accept Mirror or roll again.",
    "Black: accept Mirror, or roll again." },
  { NULL, SIX_THROWS, "3-3", "3 and 3, an odd double: Black may accept Reverse or roll again.",
    "Black: accept Reverse, or roll again." },
  { NULL, SIX_THROWS " 4-4", "accept", "Black accepts Mirror: Black’s pieces match White’s, file by file.",
    "White to move." },
  { NULL, SIX_THROWS " 3-3", "accept", "Black accepts Reverse: Black’s pieces match White’s, on the opposite files.",
    "White to move." },
  { NULL, SIX_THROWS " 3-3", "reroll", "Black repeats the mediator roll.",
    MEDIATOR },
  { NULL, "3-1 B 1-4 K 2-4 N 2-4 N 4-5 R 4-5", "R", "White: rook to f1. The bishop needs a light square, so the queen goes "
    "to g1. Only the bishop is left for h1.", MEDIATOR },
  { NULL, "3-1 B 5-4 Q 2-4 N 2-4 N 4-1 R 4-1", "R", "White: rook to f1. The bishop needs a light square, so the king goes "
    "to g1. Only the bishop is left for h1.", MEDIATOR },
};

/* What was done, and what followed by itself. */
static char *
describe (const AleaState *before,
          const AleaEvent *event,
          const AleaState *after)
{
  GString *all = g_string_new (NULL);
  g_autofree char *first = NULL;
  AleaDecision decision;
  AleaText text = { 0 };

  alea_state_describe (before, event, after, &text);
  first = test_sentence (&text);
  g_string_append (all, first);

  for (unsigned n = 0; alea_state_get_forced (before, event, after, n, &decision, &text); n++)
    {
      g_autofree char *sentence = test_sentence (&text);

      g_assert_cmpint (decision.act, ==, ALEA_ACT_PLACE);
      g_assert_cmpint (alea_piece_type (alea_state_get_piece (after, decision.square)), ==, decision.piece_type);
      g_assert_cmpint (alea_state_get_piece (before, decision.square), ==, ALEA_NO_PIECE);
      g_assert_nonnull (text.rule);
      g_string_append_printf (all, " %s", sentence);
    }

  return g_string_free (all, FALSE);
}

static void
test_sentences (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autofree char *described = NULL, *guided = NULL;
      AleaText text = { 0 };
      AleaState before, after;
      AleaEvent event;

      jepps_start (&before, sentences[i].options);
      if (sentences[i].words != NULL)
        jepps_apply (&before, sentences[i].words);

      after = before;
      event = jepps_event (&before, sentences[i].word);
      g_assert_true (alea_state_apply (&after, &event, NULL));

      described = describe (&before, &event, &after);
      g_assert_cmpstr (described, ==, sentences[i].event);

      alea_state_guide (&after, &text);
      guided = test_sentence (&text);
      g_assert_cmpstr (guided, ==, sentences[i].guide);
    }
}

/* --- what a window asks -------------------------------------------------- */

static void
test_offer (void)
{
  const unsigned any = 1u << ALEA_KING | 1u << ALEA_KNIGHT | 1u << ALEA_BISHOP | 1u << ALEA_ROOK | 1u << ALEA_QUEEN;
  AleaText why = { 0 };
  AleaState state;

  jepps_start (&state, NULL);
  g_assert_cmpuint (alea_state_get_table_roll (&state).n, ==, 0);
  g_assert_cmpuint (alea_state_get_offer (&state, 0), ==, 0);
  g_assert_cmpuint (alea_state_get_target (&state), ==, test_square ("a1"));
  alea_state_explain_place (&state, ALEA_QUEEN, &why);
  g_assert_cmpstr (why.singular, ==, "Roll the dice first: they decide which pieces you may place.");

  jepps_apply (&state, "4-6");
  g_assert_cmpuint (alea_state_get_table_roll (&state).n, ==, 2);
  g_assert_cmpuint (alea_state_get_table_roll (&state).face[1], ==, 6);
  g_assert_cmpuint (alea_state_get_offer (&state, 0), ==, 1u << ALEA_ROOK);
  g_assert_cmpuint (alea_state_get_offer (&state, 1), ==, any);
  g_assert_cmpuint (alea_state_get_offer (&state, 2), ==, 0);
  g_assert_cmpuint (alea_state_get_offer (&state, -1), ==, 0);
  g_assert_cmpint (alea_state_get_offer_colour (&state), ==, ALEA_WHITE);
  g_assert_cmpint (alea_state_count_in_hand (&state, ALEA_ROOK), ==, 2);
  jepps_apply (&state, "Ra1");
  g_assert_cmpint (alea_state_count_in_hand (&state, ALEA_ROOK), ==, 1);

  jepps_start (&state, NULL);
  jepps_apply (&state, SIX_THROWS " 3-4");
  g_assert_cmpint (alea_state_get_offer_colour (&state), ==, ALEA_BLACK);
  g_assert_cmpint (alea_state_count_in_hand (&state, ALEA_ROOK), ==, 2);

  jepps_start (&state, NULL);
  jepps_apply (&state, SIX_THROWS " 4-4");
  g_assert_cmpuint (alea_state_get_target (&state), ==, ALEA_NO_SQUARE);
  g_assert_cmpuint (alea_state_get_offer (&state, 0), ==, 0);
  g_assert_cmpuint (alea_state_get_table_roll (&state).face[0], ==, 4);
  alea_state_explain_place (&state, ALEA_ROOK, &why);
  g_assert_cmpstr (why.singular, ==, "The mediator roll comes first: it decides how Black’s pieces are set up.");

  jepps_apply (&state, "accept");
  g_assert_cmpuint (alea_state_get_target (&state), ==, ALEA_NO_SQUARE);
  g_assert_cmpuint (alea_state_get_table_roll (&state).n, ==, 0);
  g_assert_cmpuint (alea_state_get_offer (&state, 0), ==, 0);
  g_assert_cmpint (alea_state_count_in_hand (&state, ALEA_ROOK), ==, 0);
  alea_state_explain_place (&state, ALEA_ROOK, &why);
  g_assert_cmpstr (why.singular, ==, "All pieces are already on the board.");
}

/* What the mediator roll may say, and when it does. */
static void
test_mediations_in_words (void)
{
  static const struct { AleaMediation mediation; const char *word, *condition; } words[] = {
    { ALEA_MEDIATION_NONE, "Free Play", NULL },
    { ALEA_MEDIATION_MIRROR, "Mirror", "Both even" },
    { ALEA_MEDIATION_REVERSE, "Reverse", "Both odd" },
    { ALEA_MEDIATION_RANDOMIZE, "Randomize", "One of each" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_assert_cmpstr (alea_mediation_word (words[i].mediation), ==, words[i].word);
      g_assert_cmpstr (alea_mediation_condition (words[i].mediation), ==, words[i].condition);
    }
}

/* Why a square cannot be filled, and by which rule. */
static void
test_fill (void)
{
  static const struct
  {
    const char *options, *words, *square, *rule, *reason;
  } rows_of_fill[] = {
    { NULL, "2-3", "a1", NULL, "" },
    { NULL, "2-3", "e1", "J6", "Only a1 can be filled now: White fills the home rank from a1 to h1." },
    { NULL, "2-3", "e2", "J6", "Only a1 can be filled now: White fills the home rank from a1 to h1." },
    { NULL, "2-3 N 2-3", "a1", "J6", "Only b1 can be filled now: White fills the home rank from a1 to h1." },
    { NULL, "2-3 N", "b1", "J4", "White: roll both dice. They decide which pieces you may place on b1." },
    { NULL, SIX_THROWS, "a8", "J10", MEDIATOR },
    { NULL, SIX_THROWS " 4-4", "a8", "JA8", "Black: accept Mirror, or roll again." },
    { NULL, SIX_THROWS " 1-2 2-3", "h8", "J16", "Only a8 can be filled now: Black fills the home rank from a8 to h8." },
    { "setup=free-play", "2-3", "h8", "J19", "Only a1 can be filled now: White fills the home rank from a1 to h1." },
    { "setup=free-play", "1-2 N 1-6", "a8", "J19", "Only h8 can be filled now: Black fills the home rank from h8 "
                                                   "to a8." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows_of_fill); i++)
    {
      g_autofree char *reason = NULL;
      AleaText why = { 0 };
      AleaState state;

      jepps_start (&state, rows_of_fill[i].options);
      jepps_apply (&state, rows_of_fill[i].words);
      alea_state_explain (&state, test_square (rows_of_fill[i].square), ALEA_NO_SQUARE, &why);
      reason = test_sentence (&why);
      g_assert_cmpstr (reason, ==, rows_of_fill[i].reason);
      g_assert_cmpstr (why.rule, ==, rows_of_fill[i].rule);
    }
}

/* A game whose dice place the pieces answers too. */
static void
test_offer_of_chess960 (void)
{
  AleaText why = { 0 };
  AleaState state;

  alea_state_init (&state, test_rules ("chess960"), NULL);
  g_assert_cmpuint (alea_state_get_target (&state), ==, ALEA_NO_SQUARE);
  g_assert_cmpuint (alea_state_get_table_roll (&state).n, ==, 0);
  g_assert_cmpuint (alea_state_get_offer (&state, 0), ==, 0);
  g_assert_cmpint (alea_state_count_in_hand (&state, ALEA_ROOK), ==, 0);
  alea_state_explain_place (&state, ALEA_KING, &why);
  g_assert_cmpstr (why.singular, ==, "The dice place the pieces here; there is nothing to choose.");
  alea_state_explain_fill (&state, test_square ("c1"), &why);
  g_assert_cmpstr (why.singular, ==, "Roll the die: it decides which dark square the first bishop takes.");
}

/* --- whatever the dice show ---------------------------------------------- */

static void
assert_sentence_is_whole (const AleaText *text)
{
  g_autofree char *sentence = test_sentence (text);

  g_assert_nonnull (text->singular);
  g_assert_nonnull (text->rule);
  g_assert_null (strpbrk (sentence, "{}"));
  g_assert_true (g_str_has_suffix (sentence, "."));
}

/* A piece has a reason why it cannot be placed just when it is not listed. */
static void
check_reasons (const AleaState *state)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  size_t n = alea_state_list_decisions (state, decisions);

  for (AleaPieceType type = ALEA_PAWN; type <= ALEA_KING; type++)
    {
      gboolean is_listed = FALSE;
      AleaText why = { 0 };

      for (size_t i = 0; i < n; i++)
        if (decisions[i].act == ALEA_ACT_PLACE && decisions[i].piece_type == type)
          {
            is_listed = TRUE;
            g_assert_cmpuint (decisions[i].square, ==, alea_state_get_target (state));
          }

      alea_state_explain_place (state, type, &why);
      g_assert_true ((why.singular == NULL) == is_listed);
      if (!is_listed)
        assert_sentence_is_whole (&why);
    }
}

/* So has a square just when nothing can be placed there. */
static void
check_squares (const AleaState *state)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  const gboolean may_fill = state->stage == ALEA_STAGE_SETUP && alea_state_list_decisions (state, decisions) > 0
                            && decisions[0].act == ALEA_ACT_PLACE;

  for (AleaSquare square = 0; state->stage == ALEA_STAGE_SETUP && square < 64; square++)
    {
      AleaText why = { 0 };

      alea_state_explain (state, square, ALEA_NO_SQUARE, &why);
      g_assert_true ((why.singular == NULL) == (may_fill && decisions[0].square == square));
      if (why.singular != NULL)
        assert_sentence_is_whole (&why);
    }
}

/* Each decision is read as it is written. */
static void
check_decision_words (const AleaState *state)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  size_t n = alea_state_list_decisions (state, decisions);

  for (size_t i = 0; i < n; i++)
    {
      char text[ALEA_MOVE_TEXT_SIZE], coordinates[ALEA_MOVE_TEXT_SIZE];
      AleaDecision read;

      alea_decision_to_text (state, &decisions[i], text);
      g_assert_true (alea_decision_parse (state, text, &read, NULL));
      g_assert_true (alea_decision_equal (&decisions[i], &read));
      g_assert_cmpstr (alea_decision_to_coordinates (state, &decisions[i], coordinates), ==, text);

      if (decisions[i].act != ALEA_ACT_PLACE)
        continue;
      text[1] = '\0';
      g_assert_true (alea_decision_parse (state, text, &read, NULL));
      g_assert_true (alea_decision_equal (&decisions[i], &read));
    }
}

static void
check_fen (const AleaState *state)
{
  char fen[ALEA_FEN_SIZE];
  AleaSetup setup, read;

  alea_state_get_setup (state, &setup);
  alea_fen_write (&setup, state->rules, fen);
  test_read_fen ("jepps", fen, &read);
  g_assert_true (test_is_same_setup (&setup, &read));
}

static void
check_step (const AleaState *before,
            const AleaEvent *event,
            const AleaState *after)
{
  AleaText text = { 0 };

  check_fen (after);
  alea_state_describe (before, event, after, &text);
  assert_sentence_is_whole (&text);

  if (after->stage == ALEA_STAGE_SETUP)
    {
      check_reasons (after);
      check_squares (after);
      check_decision_words (after);
      alea_state_guide (after, &text);
      assert_sentence_is_whole (&text);
    }
}

static gboolean
is_bishop_pair_good (const char *letters)
{
  const char *first = strchr (letters, 'B'), *last = strrchr (letters, 'B');

  return (last - first) % 2 == 1;
}

static void
check_array (const AleaState *state,
             AleaColour       colour)
{
  char letters[9], record[ALEA_JEPPS_TEXT_SIZE];
  g_autofree char *sorted = g_strdup (jepps_home_rank (state, colour, letters));

  g_assert_true (is_bishop_pair_good (letters));
  for (int i = 0; i < 8; i++)
    for (int j = i + 1; j < 8; j++)
      if (sorted[j] < sorted[i])
        {
          char c = sorted[i];

          sorted[i] = sorted[j];
          sorted[j] = c;
        }
  g_assert_cmpstr (sorted, ==, "BBKNNQRR");

  alea_jepps_write_setup (state, colour, record);
  g_assert_cmpuint (strlen (record), ==, strcmp (record, "Mirror") == 0 ? 6
                                         : strcmp (record, "Reverse") == 0 ? 7 : 8 * 5 - 2);
}

static void
test_random_setups (gconstpointer options)
{
  guint64 stream = SEED;
  guint n_setups = test_get_amount ("ALEA_TEST_GAMES", RANDOM_SETUPS);
  /* Behind Roman numbers the moves begin with 1 (J29). */
  gboolean is_free_play = options != NULL && strstr (options, "free-play") != NULL && strstr (options, "roman") == NULL;

  for (guint i = 0; i < n_setups; i++)
    {
      AleaState state;
      guint n_events = 0;

      for (jepps_start (&state, options); state.stage == ALEA_STAGE_SETUP; n_events++)
        {
          AleaEvent event = test_random_event (&state, &stream);
          AleaState before = state;

          g_assert_true (alea_state_apply (&state, &event, NULL));
          check_step (&before, &event, &state);
          g_assert_cmpuint (n_events, <, 1000);
        }

      check_array (&state, ALEA_WHITE);
      check_array (&state, ALEA_BLACK);
      g_assert_cmpuint (state.position.fullmove, ==, is_free_play ? 9 : 1);
      g_assert_cmphex (state.position.key, ==, alea_position_compute_key (&state.position));
    }
}

/* What is not asked for changes nothing. */
static void
test_wrong_events (void)
{
  const AleaEvent wrong[] = {
    alea_event_roll ((AleaRoll) { .n = 1, .face = { 3 } }, ALEA_SOURCE_HAND),
    alea_event_roll ((AleaRoll) { .n = 2, .face = { 3, 7 } }, ALEA_SOURCE_HAND),
    alea_event_roll ((AleaRoll) { .n = 2, .face = { 0, 3 } }, ALEA_SOURCE_HAND),
    alea_event_roll ((AleaRoll) { .n = 2, .sides = 4, .face = { 1, 3 } }, ALEA_SOURCE_HAND),
    alea_event_decision (alea_decision_act (ALEA_ACT_REROLL)),
    alea_event_decision (alea_decision_act (ALEA_ACT_ACCEPT)),
    alea_event_decision (alea_decision_act (ALEA_ACT_PASS)),
    alea_event_decision (alea_decision_act (ALEA_ACT_DRAW)),
    alea_event_decision (alea_decision_act (ALEA_ACT_RESIGN)),
    alea_event_decision ((AleaDecision) { .act = ALEA_ACT_PLACE, .piece_type = ALEA_QUEEN, .square = 0 }),
    alea_event_decision (alea_decision_move (alea_move (ALEA_PAWN, 12, 28, ALEA_MOVE_DOUBLE_STEP, ALEA_NO_PIECE_TYPE))),
  };
  static const char *const places[] = { "2-3 N", "2-3 N 2-4", SIX_THROWS };

  for (gsize place = 0; place < G_N_ELEMENTS (places); place++)
    for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
      {
        AleaText why = { 0 };
        AleaState state, before;

        jepps_start (&state, NULL);
        jepps_apply (&state, places[place]);
        before = state;
        g_assert_false (alea_state_apply (&state, &wrong[i], &why));
        g_assert_nonnull (why.singular);
        g_assert_cmpmem (&state, sizeof state, &before, sizeof before);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/jepps-setup/rows", test_rows);
  g_test_add_func ("/jepps-setup/free-play-ends-forced", test_free_play_ends_forced);
  g_test_add_func ("/jepps-setup/record", test_record);
  g_test_add_func ("/jepps-setup/record-of-fen-is-empty", test_record_of_fen_is_empty);
  g_test_add_func ("/jepps-setup/refusals", test_refusals);
  g_test_add_func ("/jepps-setup/sentences", test_sentences);
  g_test_add_func ("/jepps-setup/offer", test_offer);
  g_test_add_func ("/jepps-setup/mediations-in-words", test_mediations_in_words);
  g_test_add_func ("/jepps-setup/fill", test_fill);
  g_test_add_func ("/jepps-setup/offer-of-chess960", test_offer_of_chess960);
  g_test_add_data_func ("/jepps-setup/random/defaults", NULL, test_random_setups);
  g_test_add_data_func ("/jepps-setup/random/double", "double=reroll", test_random_setups);
  g_test_add_data_func ("/jepps-setup/random/free-play", "setup=free-play", test_random_setups);
  g_test_add_data_func ("/jepps-setup/random/free-play-double", "setup=free-play double=reroll", test_random_setups);
  g_test_add_data_func ("/jepps-setup/random/roman", "setup=free-play entries=roman", test_random_setups);
  g_test_add_func ("/jepps-setup/wrong-events", test_wrong_events);

  return g_test_run ();
}
