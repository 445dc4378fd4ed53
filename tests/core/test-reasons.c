/* test-reasons.c: the rule behind each reason, in every game
 *
 * A reason leads to the paragraph of the guide that says so.  Where a game has
 * a rule of its own, that of chess would mislead.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-commentary.h"
#include "alea-offer.h"
#include "alea-script.h"
#include "test-support.h"

#include <string.h>

#define START     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define START_JEPPS "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1"
#define CASTLING  "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
#define MOVED     "4k3/8/8/8/8/8/8/R3K2R w - - 0 1"
#define IN_CHECK  "4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1"
#define CROSSED   "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1"
#define INTO      "4k3/8/8/8/8/6r1/8/R3K2R w KQ - 0 1"
#define PINNED    "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"

#define DIE       " left=1 runs=3x1/2x1 seats=wb"

#define TERRACED  "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1"
#define CASTLERS  "***4***/*4k3*/*8*/10/10/10/10/*8*/*R3K2R*/***4*** w KQ - 0 1"

/* What is tried: "e2 e4" a move, "f1 -" any move, "O-O" castling, "Nf3" a move
 * of any knight, "place Q", "roll 3-5", or "type" and a word. */
typedef struct
{
  const char *game;
  const char *option;     /* NULL: none */
  const char *fen;        /* NULL: the beginning, set-up included */
  const char *attempt;
  const char *rule;
  const char *sentence;   /* its beginning */
} Row;

static const Row rows[] = {
  /* How pieces move is the same everywhere. */
  { "chess", NULL, START, "e2 e5", "B6", "A pawn moves one" },
  { "chess", NULL, START, "e2 d3", "B6", "A pawn moves diagonally only" },
  { "chess", NULL, "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2 e3", "B6", "A pawn does not capture" },
  { "chess", NULL, START, "g1 g3", "B5", "A knight leaps" },
  { "jepps", NULL, "4k3/8/8/8/8/8/P7/4KN2 w - - 0 1", "f1 f3", "B5", "A knight leaps" },
  { "chess", NULL, START, "f1 f3", "B4", "A bishop moves" },
  { "chess", NULL, START, "a1 b3", "B4", "A rook moves" },
  { "chess960", NULL, START, "d1 e3", "B4", "A queen moves" },
  { "chess", NULL, "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "e1 e3", "B9", "A king moves" },
  { "chess", NULL, START, "a1 a5", "B3", "The way is blocked" },
  { "random-move", NULL, START DIE, "a1 a2", "B3", "One of your own pieces is on a2" },
  { "chess", NULL, START, "f1 -", "B3", "The piece on f1 has nowhere" },
  { "chess", NULL, START, "e4 e5", "B2", "There is no piece" },
  { "guardener", NULL, TERRACED " dice=1-2", "e7 e5", "G9", "It is White’s turn." },

  /* The king's safety. */
  { "chess", NULL, "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1 f2", "B9", "The king may not go" },
  { "chess", NULL, "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "e1 f1", "B9", "The king would still" },
  { "chess960", NULL, PINNED, "e2 c3", "B13", "The piece on e2 is shielding" },
  { "jepps", NULL, PINNED, "e2 -", "B13", "The piece on e2 is shielding" },
  { "random-move", NULL, "4r1k1/8/8/8/8/8/2N5/4K2R w K - 0 9" DIE, "h1 h4", "B13", "This does not stop" },
  { "chess", NULL, "4r1k1/8/8/8/1b6/8/8/4K2R w K - 0 1", "h1 h4", "B13", "Two pieces are giving check" },
  { "random-move", "missed-check=immune", "4k3/8/8/8/8/8/8/K3Q3 w - - 0 10" DIE, "e1 e8", "RA9", "Under the rules of "
                                                                                                 "this" },

  /* Castling. */
  { "chess", NULL, START, "O-O", "B11", "Castling requires f1" },
  { "random-move", NULL, START DIE, "O-O", "B11", "Castling requires f1" },
  { "chess960", NULL, START, "O-O", "C14", "Castling requires f1" },
  { "guardener", NULL, TERRACED " dice=4-1", "O-O", "G18", "Castling requires f1" },
  { "chess", NULL, MOVED, "O-O", "B10", "The king or the rook" },
  { "chess960", NULL, MOVED, "O-O-O", "C12", "The king or the rook" },
  { "chess", NULL, IN_CHECK, "O-O", "B12", "A king in check may not castle" },
  { "chess960", NULL, IN_CHECK, "e1 g1", "C13", "A king in check may not castle" },
  { "random-move", NULL, CROSSED DIE, "O-O", "B12", "The king’s path includes f1" },
  { "chess", NULL, "4k3/8/8/8/8/5r2/8/3QK2R w K - 0 1", "O-O", "B12", "The king’s path includes f1" },
  { "chess", NULL, "4k3/8/8/8/8/3r4/8/R3KB2 w Q - 0 1", "O-O-O", "B12", "The king’s path includes d1" },
  { "chess960", NULL, CROSSED, "O-O", "C15", "The king’s path includes f1" },
  { "chess960", NULL, INTO, "O-O", "C13", "The king’s path includes g1" },
  { "chess960", NULL, "4k3/8/8/8/8/8/8/rR2K1N1 w B - 0 1", "O-O-O", "C13", "The rook is shielding" },
  { "jepps", NULL, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "J21", "There is no castling" },
  { "guardener", NULL, CASTLERS " dice=1-2", "O-O", "G18", "Castling needs a 4." },
  { "guardener", "castling-roll=4-or-double", CASTLERS " dice=1-2", "O-O", "GA7", "Castling needs a 4 or" },
  { "guardener", NULL, "***4***/*4k3*/*8*/10/10/10/5r4/*8*/*R3K2R*/***4*** w KQ - 0 1 dice=4-1", "O-O", "GA8",
    "The king may not castle while the piece on e3" },
  { "guardener", NULL, "***4***/*4k3*/*8*/10/10/10/6r3/*8*/*R3K2R*/***4*** w KQ - 0 1 dice=4-1", "O-O", "GA8",
    "The king’s path includes f1" },
  { "guardener", NULL, "***4***/*4k3*/*8*/10/10/10/10/*8*/*R3K2R*/***4*** w - - 0 1 dice=4-1", "O-O", "G18",
    "The king or the rook" },

  /* Relocation. */
  { "jepps", NULL, "4k3/8/8/8/8/8/P7/4K3 w - - 0 9", "e1 g1", "J22", "The king has moved, so" },
  { "jepps", NULL, "4k3/8/8/8/8/8/P7/4K3 w K - 0 9", "e1 h1", "J22", "The king may relocate only to a square of "
                                                                     "the same" },
  { "jepps", NULL, "4k3/8/8/8/8/8/P7/4K1N1 w K - 0 9", "e1 g1", "J22", "The king may relocate only to an empty" },
  { "jepps", NULL, "4k3/8/8/8/4r3/8/8/4K3 w K - 0 9", "e1 g1", "J24", "A king in check may not relocate" },
  { "jepps", NULL, "3rk3/8/8/8/8/8/8/4K3 w K - 0 9", "e1 c1", "J24", "The king’s path includes d1" },

  /* The dice of Guardener Chess. */
  { "guardener", NULL, TERRACED " dice=1-3", "b1 c3", "G12", "A knight needs a 2" },
  { "guardener", NULL, TERRACED " dice=1-3", "Nf3", "G12", "A knight needs a 2" },
  { "guardener", NULL, TERRACED " dice=1-3", "d1 c0", "G15", "A queen needs a double" },
  { "guardener", NULL, CASTLERS " dice=1-3", "a1 a5", "G12", "A rook needs a 4" },
  { "guardener", NULL, "***4***/*4k3*/*8*/10/10/10/10/*8*/*3BK3*/***4*** w - - 0 1 dice=1-2", "d1 a4", "G12",
    "A bishop needs a 3" },
  { "guardener", NULL, "***4***/*4k3*/*8*/10/10/5P4/10/*8*/*4K3*/***4*** w - - 0 1 dice=2-3", "e4 e5", "G11",
    "A pawn needs a 1 or a double to cross" },
  { "guardener", NULL, "***4***/*4k3*/*8*/10/4p5/5P4/10/*8*/*4K3*/***4*** w - - 0 1 dice=2-3", "e4 d5", "G12",
    "A pawn needs a 1 or a double to capture" },
  { "guardener", NULL, "***4***/*4k3*/*8*/10/10/10/10/*4p3*/*4K3*/***4*** w - - 0 1 dice=2-3", "e1 e2", "G12",
    "The king needs a 1" },
  { "guardener", NULL, "***4***/*4k3*/*8*/10/4p5/3G6/10/*8*/*4K3*/***4*** w - - 0 1 dice=2-3", "c4 d5", "G12",
    "The Guardener needs a 1" },
  { "guardener", NULL, "***4***/*4k3*/*8*/10/10/3G6/10/*8*/*4K3*/***4*** w - - 0 1 dice=2-3", "c4 c5", "G6",
    "A Guardener moves" },
  { "guardener", NULL, "***4***/*4k3*/*8*/10/4P5/3G6/10/*8*/*4K3*/***4*** w - - 0 1 dice=2-3", "c4 d5", "B3",
    "One of your own pieces is on d5." },
  { "guardener", NULL, "***4***/*4k3*/*8*/10/10/3G1P4/10/*8*/*4K3*/***4*** w - - 0 1 dice=2-3", "c4 e4", "B3",
    "One of your own pieces is on e4." },
  { "guardener", NULL, TERRACED " dice=2-3", "b1 z4", "G16", "The knight cannot reach z4 by an ordinary move" },
  { "guardener", NULL, TERRACED " dice=3-3 doubles=2", "z4 -", "G16", "First choose the piece to teleport." },
  { "guardener", NULL, TERRACED " dice=3-3 doubles=2", "w4 -", "B2", "There is no piece on w4." },
  { "guardener", NULL, TERRACED " dice=3-3", "z4 -", "B2", "There is no piece on z4." },
  { "guardener", NULL, "***4***/*1P2k3*/*8*/10/10/10/10/*8*/*4K3*/***4*** w - - 0 1 dice=2-3 lost=-", "b8 c8", "GA19",
    "A pawn on the last rank waits" },
  { "guardener", NULL, "***4***/*4k3*/*P7*/10/10/10/10/*8*/*4K3*/***4*** w - - 0 1 dice=1-3 lost=-", "a7 a8", "GA19",
    "This side has lost no pieces" },
  { "guardener", NULL, "***P3***/*4k3*/*8*/10/10/10/10/*8*/*4K3*/***4*** w - - 0 1 dice=1-3 lost=-", "c9 d8", "GA14",
    "A pawn moves one" },
  { "guardener", NULL, "***4***/*4k3*/*8*/10/10/10/10/*8*/*4K3*/***p3*** b - - 0 1 dice=1-3 lost=-", "c0 d1", "GA14",
    "A pawn moves one" },

  /* A roll comes first. */
  { "guardener", NULL, TERRACED, "e2 e4", "G9", "A roll is needed" },
  { "guardener", NULL, TERRACED, "O-O", "G9", "A roll is needed" },
  { "random-move", NULL, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3 runs=3x1/2x1", "e2 e4", "R5",
    "A roll is needed" },
  { "guardener", NULL, TERRACED, "type Nf3", "G9", "A roll is needed before “Nf3”." },
  { "jepps", NULL, NULL, "type N", "J4", "A roll is needed before “N”." },
  { "chess960", NULL, NULL, "type e4", "C7", "A roll is needed before “e4”." },
  { "random-move", NULL, NULL, "type e4", "R3", "A roll is needed before “e4”." },

  /* Which dice, and when. */
  { "jepps", NULL, NULL, "roll 3", "J1", "This roll takes 2 dice." },
  { "jepps", NULL, NULL, "roll 3-7", "J1", "A die with 6 sides cannot show 7." },
  { "chess960", NULL, NULL, "roll 2-3", "C7", "This roll takes 1 die." },
  { "guardener", NULL, TERRACED, "roll 2-5", "G9", "A die with 4 sides cannot show 5." },
  { "random-move", NULL, NULL, "roll 7", "R2", "A die with 6 sides cannot show 7." },
  { "guardener", NULL, TERRACED, "type 1-", "G9", "“1-” is not a roll." },
  { "guardener", NULL, TERRACED " dice=1-3", "roll 2-2", "G12", "No roll is due now." },

  /* Placing pieces. */
  { "jepps", NULL, NULL, "place Q", "J4", "Roll the dice first" },
  { "chess960", NULL, NULL, "place Q", "C7", "The dice place the pieces here" },

  /* What is typed. */
  { "chess", NULL, START, "type hello", "B19", "“hello” does not look like a move." },
  { "chess", NULL, "4k3/8/8/8/8/8/8/N1N1K3 w - - 0 1", "type Nb3", "B20", "“Nb3” can mean more than one move." },
  { "chess", NULL, START, "type pass", "B19", "“pass” is not a choice in this game." },
  { "guardener", NULL, TERRACED " dice=2-3", "type reroll", "G15", "Only a double" },
  { "guardener", NULL, TERRACED " dice=2-3 pass=b", "type pass", "G21", "White has already passed" },
  { "guardener", "pass=stuck", TERRACED " dice=2-3", "type pass", "GA21", "Under the rules of this game, you may pass" },
  { "jepps", NULL, START_JEPPS, "type reroll", "J4", "All pieces are already on the board." },
  { "jepps", NULL, NULL, "type draw", "B16", "A draw can be agreed only once play has begun." },
};

/* --- trying --------------------------------------------------------------- */

static void
set_up (const Row *row,
        AleaState *state)
{
  const AleaRules *rules = test_rules (row->game);
  AleaOptions options = { { 0 } };
  AleaSetup setup;

  if (row->option != NULL)
    g_assert_true (alea_rules_set_option (rules, &options, row->option, strlen (row->option), NULL));

  if (row->fen == NULL)
    {
      alea_state_init (state, rules, &options);
      return;
    }

  test_read_fen (row->game, row->fen, &setup);
  g_assert_cmpint (alea_state_init_from_setup (state, rules, &options, &setup), ==, ALEA_FAULT_NONE);
}

static void
try_word (AleaState  *state,
          const char *word,
          AleaText   *why)
{
  AleaEvent event;

  if (alea_script_read_event (state, word, &event, why))
    g_assert_false (alea_state_apply (state, &event, why));
}

static void
try (AleaState  *state,
     const char *attempt,
     AleaText   *why)
{
  const AleaGeometry *geometry = state->rules->geometry;
  g_auto(GStrv) words = g_strsplit (attempt, " ", 2);

  alea_text_set (why, NULL, NULL);
  if (g_str_equal (words[0], "type") || g_str_equal (words[0], "roll"))
    try_word (state, words[1], why);
  else if (g_str_equal (words[0], "place"))
    alea_state_explain_place (state, alea_piece_type (alea_piece_from_letter (*words[1])), why);
  else if (g_str_has_prefix (attempt, "O-O"))
    alea_state_explain_castling (state, g_str_equal (attempt, "O-O-O") ? ALEA_WING_A : ALEA_WING_H, why);
  else if (words[1] == NULL)
    alea_state_explain_type (state, alea_piece_type (alea_piece_from_letter (*attempt)), -1,
                             alea_geometry_parse (geometry, attempt + 1, NULL), why);
  else
    alea_state_explain (state, alea_geometry_parse (geometry, words[0], NULL),
                        alea_geometry_parse (geometry, words[1], NULL), why);
}

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sentence = NULL;
      AleaState state;
      AleaText why;

      set_up (&rows[i], &state);
      try (&state, rows[i].attempt, &why);
      sentence = test_sentence (&why);
      g_test_message ("%-11s  %-8s  %-4s  %s", rows[i].game, rows[i].attempt, why.rule != NULL ? why.rule : "none",
                      sentence);
      if (*sentence == '\0' || !g_str_has_prefix (sentence, rows[i].sentence)
          || g_strcmp0 (why.rule, rows[i].rule) != 0)
        g_test_fail_printf ("%s, %s: %s “%s”", rows[i].game, rows[i].attempt, why.rule, sentence);
    }
}

/* The piece that comes nearest to it counts; where one of them may go, nothing
 * stands against it. */
static void
test_several_pieces (void)
{
  static const struct { const char *fen, *attempt, *rule; } cases[] = {
    { "4k3/8/8/8/8/P7/8/N3K2N w - - 0 1", "Nf2", NULL },
    { "4k3/8/8/8/8/8/5P2/N3K2N w - - 0 1", "Nf2", "B3" },
    { "4k3/8/8/8/8/P7/8/N3K2N w - - 0 1", "Nh8", "B5" },
    { "4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "Nh8", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AleaState state;
      AleaText why;

      test_state ("chess", cases[i].fen, &state);
      try (&state, cases[i].attempt, &why);
      g_assert_cmpstr (why.rule, ==, cases[i].rule);
    }
}

/* --- ends ----------------------------------------------------------------- */

/* A game that is over says by which rule. */
static void
test_ends (void)
{
  static const struct { const char *game; AleaEnding ending; const char *rule; } ends[] = {
    { "chess", ALEA_ENDING_CHECKMATE, "B14" },
    { "chess", ALEA_ENDING_STALEMATE, "B15" },
    { "guardener", ALEA_ENDING_STALEMATE, "G23" },
    { "random-move", ALEA_ENDING_STALEMATE, "RA13" },
    { "guardener", ALEA_ENDING_KING_CAPTURED, "G3" },
    { "random-move", ALEA_ENDING_KING_CAPTURED, "RA9" },
    { "chess", ALEA_ENDING_RESIGNATION, "B16" },
    { "jepps", ALEA_ENDING_AGREEMENT, "B16" },
    { "guardener", ALEA_ENDING_AGREEMENT, "GA28" },
    { "chess960", ALEA_ENDING_THREEFOLD, "B17" },
    { "guardener", ALEA_ENDING_THREEFOLD, "GA28" },
    { "random-move", ALEA_ENDING_FIVEFOLD, "RA19" },
    { "chess", ALEA_ENDING_FIFTY_MOVES, "B17" },
    { "random-move", ALEA_ENDING_SEVENTY_FIVE_MOVES, "RA20" },
    { "chess", ALEA_ENDING_DEAD_POSITION, "B18" },
    { "random-move", ALEA_ENDING_DEAD_POSITION, "RA21" },
    { "random-move", ALEA_ENDING_SIX_SIXES, "R6" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      AleaText text;

      alea_ending_describe (test_rules (ends[i].game), ALEA_RESULT_WHITE, ends[i].ending, &text);
      g_assert_cmpstr (text.rule, ==, ends[i].rule);
    }
}

/* Moves after the end are refused by the rule that ended it. */
static void
test_over (void)
{
  AleaState state;
  AleaText why;

  test_state ("chess", START, &state);
  test_decide_all (&state, "f3 e5 g4 Qh4#");
  try (&state, "e2 e4", &why);
  g_assert_cmpstr (why.rule, ==, "B14");
  try (&state, "O-O", &why);
  g_assert_cmpstr (why.rule, ==, "B14");
  try (&state, "type e4", &why);
  g_assert_cmpstr (why.rule, ==, "B14");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reasons/rows", test_rows);
  g_test_add_func ("/reasons/several-pieces", test_several_pieces);
  g_test_add_func ("/reasons/ends", test_ends);
  g_test_add_func ("/reasons/over", test_over);

  return g_test_run ();
}
