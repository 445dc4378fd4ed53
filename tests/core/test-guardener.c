/* test-guardener.c: the rules of Guardener Chess one by one
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guardener-script.h"

#include "alea-fen.h"

#include <string.h>

/* --- asking -------------------------------------------------------------- */

/* "white roll", "black decide 23", "1-0 king captured". */
static char *
question_text (const AleaState *state)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaQuestion question;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_OVER)
    return g_strdup_printf ("%s %s", alea_result_to_string (question.result), alea_ending_to_string (question.ending));

  return g_strdup_printf (question.ask == ALEA_ASK_ROLL ? "%s roll" : "%s decide %u",
                          question.who == ALEA_WHO_WHITE ? "white" : "black",
                          (guint) alea_state_list_decisions (state, decisions));
}

static char *
fen_text (const AleaState *state)
{
  AleaSetup setup;
  char fen[ALEA_FEN_SIZE];

  alea_state_get_setup (state, &setup);
  return g_strdup (alea_fen_write (&setup, state->rules, fen));
}

/* --- facts --------------------------------------------------------------- */

/* The number of moves from the start by the two dice, and the teleports that
 * a double out of a double adds: 17 pieces to each vacant square. */
static void
test_counts_at_start (void)
{
  static const guint moves[4][4] = {
    { 24, 23, 19, 19 }, { 23, 24, 23, 23 }, { 19, 23, 24, 19 }, { 19, 23, 19, 24 },
  };
  static const guint teleports[4] = { 34, 68, 68, 34 };

  for (int one = 1; one <= 4; one++)
    for (int other = 1; other <= 4; other++)
      {
        g_autofree char *fen = g_strdup_printf (START " dice=%d-%d", one, other);
        g_autofree char *again = g_strdup_printf (START " dice=%d-%d doubles=2", one, one);
        AleaState state;

        guardener_start (&state, fen, NULL);
        g_assert_cmpuint (alea_position_count_moves (&state.position), ==, moves[one - 1][other - 1]);
        guardener_start (&state, again, NULL);
        g_assert_cmpuint (alea_position_count_moves (&state.position), ==, 24 + teleports[one - 1]);
      }
}

static void
test_board (void)
{
  const AleaGeometry *geometry = test_rules ("guardener")->geometry;
  int light = 0;

  g_assert_cmpint (alea_geometry_count (geometry), ==, 80);
  for (int i = 0; i < 100; i++)
    light += alea_geometry_has_square (geometry, (AleaSquare) i) && alea_geometry_is_light (geometry, (AleaSquare) i);
  g_assert_cmpint (light, ==, 40);

  /* GA11: d0 dark, e0 light, d9 light, e9 dark. */
  g_assert_false (alea_geometry_is_light (geometry, alea_geometry_parse (geometry, "d0", NULL)));
  g_assert_true (alea_geometry_is_light (geometry, alea_geometry_parse (geometry, "e0", NULL)));
  g_assert_true (alea_geometry_is_light (geometry, alea_geometry_parse (geometry, "d9", NULL)));
  g_assert_false (alea_geometry_is_light (geometry, alea_geometry_parse (geometry, "e9", NULL)));
}

/* The example of the game's inventor, with rolls that allow it. */
static void
test_example_game (void)
{
  static const char words[] =
    "2-3 d4 2-4 Nf6 2-3 c4 3-4 g6 2-4 Nc3 2-3 d5 2-2 Nf3 3-3 Bg7 3-4 Bg5 1-4 O-O "
    "4-4 Qc2 2-4 Nc6 3-4 e4 1-2 dxe4 1-3 d5 3-4 e5 2-3 Gd2 2-2 Ge7 1-1 reroll 3-3 Nfz4";
  g_autofree char *stop = NULL, *fen = NULL;
  AleaState state;

  alea_state_init (&state, test_rules ("guardener"), NULL);
  stop = guardener_play (&state, words);
  g_assert_null (stop);
  fen = fen_text (&state);
  g_assert_cmpstr (fen, ==, "***4***/*r1bq1rk1*/*ppp1gpbp*/3n2np2/4Pp1B2/3P1p3N/3N6/*PPQG1PPP*/*R3KB1R*/***4***"
                            " b KQ - 3 10");
}

/* --- what may be done when ----------------------------------------------- */

typedef struct
{
  const char *rule;
  const char *fen;
  const char *options;
  const char *move;
  gboolean    may;
} MayCase;

#define LONE_GUARDENER "***4***/*7k*/*8*/10/10/10/10/*8*/*4K3*/***1GG1*** w - - 0 1"
#define FULL_TERRACE "***4***/*7k*/*8*/N9/N9/B9/R9/*8*/*K7*/***4*** w - - 0 1"
#define KING_ON_EIGHT "***4***/*3k4*/*4P3*/10/10/10/10/*8*/*K7*/***4*** w - - 0 1 dice=1-2 lost=-"

static const MayCase may_cases[] = {
  { "G5", LONE_GUARDENER " dice=2-3", NULL, "Gd2", TRUE },
  { "G5", LONE_GUARDENER " dice=2-3", NULL, "Ge2", TRUE },
  { "G5", LONE_GUARDENER " dice=2-3", NULL, "Gc1", TRUE },
  { "G5", LONE_GUARDENER " dice=2-3", NULL, "Gd1", TRUE },
  { "G5", LONE_GUARDENER " dice=2-3", NULL, "Gf1", TRUE },
  { "G5", LONE_GUARDENER " dice=2-3", NULL, "Gc0", TRUE },
  { "G5", LONE_GUARDENER " dice=2-3", NULL, "Gf0", TRUE },
  { "G5", LONE_GUARDENER " dice=2-3", NULL, "Gc2", FALSE },
  { "GA11", LONE_GUARDENER " dice=2-3", NULL, "d0d2", TRUE },
  { "GA11", LONE_GUARDENER " dice=2-3", NULL, "e0d2", FALSE },

  { "G10", "***4***/*7k*/*8*/10/10/10/10/*1n6*/*K7*/***4*** w - - 0 1 dice=2-3", NULL, "Kb1", TRUE },
  { "G10", "***4***/*7k*/*8*/10/10/10/10/*1n6*/*K7*/***4*** w - - 0 1 dice=2-3", NULL, "Kxb2", FALSE },
  { "G10", "***4***/*7k*/*8*/10/10/10/10/*1n6*/*K7*/***4*** w - - 0 1 dice=1-3", NULL, "Kxb2", TRUE },
  { "GA6", "***4***/*7k*/*8*/10/10/10/10/*1n6*/*K7*/***4*** w - - 0 1 dice=3-3", NULL, "Kxb2", TRUE },
  { "G10", "***4***/*7k*/*8*/10/4n5/3G6/10/*8*/*K7*/***4*** w - - 0 1 dice=2-3", NULL, "Gxd5", FALSE },
  { "G10", "***4***/*7k*/*8*/10/4n5/3G6/10/*8*/*K7*/***4*** w - - 0 1 dice=1-3", NULL, "Gxd5", TRUE },
  { "G10", "***4***/*7k*/*8*/10/4n5/3G6/10/*8*/*K7*/***4*** w - - 0 1 dice=2-3", NULL, "Gc6", TRUE },

  { "G11", "***4***/*7k*/*8*/10/10/5P4/10/*8*/*K7*/***4*** w - - 0 1 dice=2-3", NULL, "e5", FALSE },
  { "G11", "***4***/*7k*/*8*/10/10/5P4/10/*8*/*K7*/***4*** w - - 0 1 dice=1-3", NULL, "e5", TRUE },
  { "G11", "***4***/*7k*/*8*/10/10/5P4/10/*8*/*K7*/***4*** w - - 0 1 dice=2-2", NULL, "e5", TRUE },
  { "G11", "***4***/*7k*/*8*/5P4/10/10/10/*8*/*K7*/***4*** w - - 0 1 dice=2-4", NULL, "e7", FALSE },
  { "G11", "***4***/*7k*/*8*/10/10/10/5P4/*8*/*K7*/***4*** w - - 0 1 dice=2-4", NULL, "e4", TRUE },
  { "G11", "***4***/*7k*/*8*/10/5p4/10/10/*8*/*K7*/***4*** b - - 0 1 dice=2-3", NULL, "e4", FALSE },
  { "G11", "***4***/*7k*/*8*/5p4/10/10/10/*8*/*K7*/***4*** b - - 0 1 dice=2-3", NULL, "e5", TRUE },
  { "G12", "***4***/*7k*/*8*/10/4p5/5P4/10/*8*/*K7*/***4*** w - - 0 1 dice=3-4", NULL, "exd5", FALSE },
  { "G12", "***4***/*7k*/*8*/10/4p5/5P4/10/*8*/*K7*/***4*** w - - 0 1 dice=1-4", NULL, "exd5", TRUE },

  { "G13", START " dice=1-3", NULL, "Nf3", FALSE },
  { "G13", START " dice=1-2", NULL, "Nf3", TRUE },
  { "G15", START " dice=4-4", NULL, "Nf3", TRUE },
  { "G15", START " dice=1-2", NULL, "Qc0", FALSE },
  { "G15", START " dice=1-1", NULL, "Qc0", TRUE },
  { "G13", CASTLERS " dice=3-3", NULL, "Rb1", TRUE },
  { "G13", CASTLERS " dice=2-3", NULL, "Rb1", FALSE },

  { "G18", CASTLERS " dice=2-4", NULL, "O-O", TRUE },
  { "G18", CASTLERS " dice=4-4", NULL, "O-O-O", TRUE },
  { "G18", CASTLERS " dice=1-3", NULL, "O-O", FALSE },
  { "GA7", CASTLERS " dice=3-3", NULL, "O-O", FALSE },
  { "GA7", CASTLERS " dice=3-3", "castling-roll=4-or-double", "O-O", TRUE },
  { "GA7", CASTLERS " dice=1-3", "castling-roll=4-or-double", "O-O", FALSE },
  { "GA8", "***4***/*4k3*/*8*/10/10/9b/10/*8*/*R3K2R*/***4*** w KQ - 0 1 dice=2-4", NULL, "O-O", FALSE },
  { "GA8", "***4***/*4k3*/*8*/10/10/9b/10/*8*/*R3K2R*/***4*** w KQ - 0 1 dice=2-4", NULL, "O-O-O", TRUE },
  { "GA8", "***4***/*4k3*/*8*/10/10/9b/10/*8*/*R3K2R*/***4*** w KQ - 0 1 dice=2-4", "castling=free", "O-O", TRUE },
  { "GA8", "***4***/*4k3*/*8*/10/10/9b/10/*8*/*R3K1NR*/***4*** w KQ - 0 1 dice=2-4", "castling=free", "O-O", FALSE },

  { "GA9", "***4***/*7k*/*8*/10/10/10/10/*8*/*7K*/***rGG1*** b - - 0 1 dice=1-4", NULL, "Rxd0", TRUE },
  { "GA9", "***4***/*7k*/*8*/10/10/10/10/*8*/*7K*/***rGG1*** b - - 0 1 dice=1-4", NULL, "Rxe0", FALSE },
  { "GA9", "***4***/*7k*/*8*/10/10/10/10/*8*/*7K*/***rGG1*** b - - 0 1 dice=1-4", NULL, "Rf0", FALSE },

  { "G16", START " dice=3-3", NULL, "Nbz4", FALSE },
  { "G16", START " dice=3-3 doubles=2", NULL, "Nbz4", TRUE },
  { "G16", START " dice=3-3 doubles=2", NULL, "Nbw4", FALSE },
  { "G16", START " dice=2-2 doubles=2", NULL, "Nbw4", TRUE },
  { "G16", START " dice=1-1 doubles=2", NULL, "Nbc0", TRUE },
  { "G16", START " dice=1-1 doubles=2", NULL, "Nbc9", FALSE },
  { "GA1", START " dice=1-1 doubles=2", "terraces=1-top", "Nbc9", TRUE },
  { "GA1", START " dice=4-4 doubles=2", "terraces=1-top", "Nbc0", TRUE },
  { "GA1", START " dice=2-2 doubles=2", "terraces=1-top", "Nbw4", TRUE },
  { "GA3", START " dice=3-4 doubles=1", NULL, "Nbz4", FALSE },
  { "GA12", START " dice=1-1 doubles=2", NULL, "d0c0t", TRUE },
  { "GA12", START " dice=3-3 doubles=2", NULL, "e0z4", TRUE },
  { "GA13", START " dice=4-4 doubles=2", NULL, "Kc9", TRUE },
  { "GA13", START " dice=4-4 doubles=2", NULL, "e2c9", TRUE },
  { "GA13", "***4***/*7k*/*8*/10/10/10/N9/*8*/*K7*/***4*** w - - 0 1 dice=2-2 doubles=2", NULL, "w3w6", TRUE },
  { "G16", "***4***/*7k*/*8*/10/10/n9/10/*8*/*K7*/***4*** w - - 0 1 dice=2-2 doubles=2", NULL, "Kw4", FALSE },
  { "G17", KINGS " dice=2-2 doubles=2", NULL, "G@w4", TRUE },
  { "G17", KINGS " dice=2-2 doubles=1", NULL, "G@w4", FALSE },
  { "G17", KINGS " dice=2-2 doubles=2 lost=-", NULL, "G@w4", FALSE },
  { "G17", LONE_GUARDENER " dice=2-2 doubles=2", NULL, "G@w4", FALSE },
  { "G17", FULL_TERRACE " dice=2-2 doubles=2 lost=G", NULL, "G@w4", FALSE },
  { "G17", FULL_TERRACE " dice=3-3 doubles=2 lost=G", NULL, "G@z4", TRUE },
  { "GA5", START " dice=3-3 doubles=2", NULL, "Nf3", TRUE },
  { "GA5", START " dice=3-3 doubles=2", NULL, "reroll", TRUE },
  { "GA12", START " dice=1-1 doubles=2", NULL, "d0e0t", FALSE },
  { "GA26", KINGS " dice=2-2 doubles=2", NULL, "G@w5", TRUE },
  { "GA27", START " dice=2-3", NULL, "e4", TRUE },

  { "GA14", "***4***/*7k*/*8*/P9/1p8/10/10/*8*/*K7*/***4*** w - - 0 1 dice=1-2", NULL, "w7", FALSE },
  { "GA14", "***4***/*7k*/*p7*/P9/10/10/10/*8*/*K7*/***4*** w - - 0 1 dice=1-2", NULL, "wxa7", TRUE },
  { "GA14", "***4***/*7k*/*8*/10/p9/1P8/10/*8*/*K7*/***4*** w - - 0 1 dice=1-2", NULL, "axw5", TRUE },
  { "GA14", "***4***/*7k*/*8*/10/10/10/P9/*8*/*K7*/***4*** w - - 0 1 dice=2-3", NULL, "w4", TRUE },
  { "GA14", "***4***/*7k*/*8*/10/10/10/10/*8*/*K7*/***P3*** w - - 0 1 dice=2-3", NULL, "c1", TRUE },
  { "GA14", "***4***/*7k*/*8*/10/10/10/10/*8*/*K1P5*/***4*** w - - 0 1 dice=2-3", NULL, "c2", TRUE },
  { "GA14", "***4***/*7k*/*8*/10/10/10/10/*8*/*K1P5*/***4*** w - - 0 1 dice=2-3", NULL, "c3", FALSE },
  { "GA16", "***4***/*7k*/*8*/10/10/10/10/*2P5*/*K7*/***4*** w - - 0 1 dice=2-3", NULL, "c4", TRUE },

  { "GA18", LAST_STEP "lost=R", NULL, "e8=R", TRUE },
  { "GA18", LAST_STEP "lost=R", NULL, "e8=Q", FALSE },
  { "GA18", LAST_STEP "lost=R", NULL, "exd8=R", TRUE },
  { "GA18", LAST_STEP "lost=G", NULL, "e8=G", TRUE },
  { "GA18", LAST_STEP "lost=qPP", NULL, "e8=Q", FALSE },
  { "GA19", LAST_STEP "lost=-", NULL, "e8", FALSE },
  { "GA19", LAST_STEP "lost=-", NULL, "exd8", FALSE },
  { "GA19", LAST_STEP "lost=-", "empty-pool=wait", "e8", TRUE },
  { "GA19", LAST_STEP "lost=-", "empty-pool=wait", "exd8", TRUE },
  { "GA19", LAST_STEP "lost=R", "empty-pool=wait", "e8", FALSE },
  { "GA20", KING_ON_EIGHT, NULL, "exd8", TRUE },
  { "GA19", WAITING "dice=1-2 lost=Q", "empty-pool=wait", "c8=Q", TRUE },
  { "GA19", WAITING "dice=2-3 lost=Q", "empty-pool=wait", "c8=Q", FALSE },
  { "GA19", WAITING "dice=1-2 lost=-", "empty-pool=wait", "c9", FALSE },

  { "GA21", START " dice=2-3", NULL, "pass", TRUE },
  { "GA21", START " dice=2-3", "pass=stuck", "pass", FALSE },
  { "GA21", PLANK "dice=2-3", "pass=stuck", "pass", TRUE },
  { "GA21", "***4***/*1r4k1*/*8*/10/10/10/8P1/*7r*/*K7*/***4*** w - - 0 1 dice=2-3", "pass=stuck", "pass", FALSE },
  { "GA21", "***4***/*1r6*/*8*/10/10/10/10/*1k6*/*K7*/***4*** w - - 0 1 dice=1-2", "pass=stuck", "pass", FALSE },
  { "GA21", "***4***/*1r6*/*8*/10/10/10/10/*1k6*/*K7*/***4*** w - - 0 1 dice=2-3", "pass=stuck", "pass", TRUE },
  { "G21", START " dice=2-3 pass=b", NULL, "pass", FALSE },
  { "G15", START " dice=2-2", NULL, "reroll", TRUE },
  { "G15", START " dice=2-3", NULL, "reroll", FALSE },
};

static void
test_may (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (may_cases); i++)
    {
      const MayCase *may_case = &may_cases[i];
      AleaState state;

      guardener_start (&state, may_case->fen, may_case->options);
      if (guardener_play_word (&state, may_case->move, NULL) != may_case->may)
        g_error ("%s, %s: %s is %s", may_case->rule, may_case->fen, may_case->move,
                 may_case->may ? "refused" : "allowed");
    }
}

/* --- stories ------------------------------------------------------------- */

typedef struct
{
  const char *rule;
  const char *fen;
  const char *options;
  const char *words;
  const char *refused;    /* the first word that is impossible, or NULL */
  const char *question;   /* afterwards */
  const char *fen_after;  /* NULL: of no account */
} Story;

#define EN_PASSANT "***4***/*7k*/*8*/10/10/5p4/10/*3P4*/*K7*/***4*** w - - 0 1"

#define TO_LAST_RANK "***4***/*8*/*2P5*/10/10/10/10/*6R1*/*K6k*/***4*** w - - 0 1 lost=-"

static const Story stories[] = {
  { "G9", START, NULL, "", NULL, "white roll", START },
  { "G9", START, NULL, "2-3", NULL, "white decide 24", START " dice=2-3" },
  { "G9", START, NULL, "2-3 d4", NULL, "black roll", NULL },
  { "G9", START, NULL, "d4", "d4", "white roll", NULL },
  { "G9", START, NULL, "2-5", "2-5", "white roll", NULL },
  { "G15", START, NULL, "2-2", NULL, "white decide 26", START " dice=2-2 doubles=1" },
  { "G15", START, NULL, "2-2 reroll", NULL, "white roll", START " doubles=1" },
  { "G15", START, NULL, "2-2 Nf3", NULL, "black roll", NULL },
  { "G16", START, NULL, "2-2 reroll 3-3", NULL, "white decide 94", START " dice=3-3 doubles=2" },
  { "GA4", START, NULL, "2-2 reroll 3-3 reroll 1-1 Nbc0", NULL, "black roll", NULL },
  { "GA4", START, NULL, "2-2 reroll 3-3 reroll 1-1 Nbz4", "Nbz4", "white decide 60", NULL },
  { "GA4", START, NULL, "2-2 reroll 3-3 reroll 1-3", NULL, "white decide 20", START " dice=1-3" },
  { "GA2", START, NULL, "2-2 reroll 1-3 Nf3", "Nf3", "white decide 20", NULL },
  { "GA2", START, "reroll=keeps", "2-2 reroll 1-3", NULL, "white decide 25", START " dice=1-3 doubles=1 kept=2/-" },
  { "GA2", START, "reroll=keeps", "2-2 reroll 1-3 Nf3", NULL, "black roll", NULL },
  { "GA2", START, "reroll=keeps", "2-2 reroll 1-3 reroll", "reroll", "white decide 25", NULL },
  { "GA2", START, "reroll=keeps", "2-2 reroll 3-3 reroll 1-4", NULL, "white decide 93",
    START " dice=1-4 doubles=2 kept=2/3" },
  { "GA2", START, "reroll=keeps", "2-2 reroll 3-3 reroll 1-4 Nbz4", NULL, "black roll", NULL },
  { "GA2", START, "reroll=keeps", "2-2 reroll 3-3 reroll", NULL, "white roll", START " doubles=2 kept=2/3" },
  { "GA2", START, "reroll=keeps", "2-2 reroll 3-3 reroll 1-4 Nbw4", "Nbw4", "white decide 93", NULL },
  { "GA2", START, "reroll=keeps", "2-2 reroll 3-3 reroll 1-1", NULL, "white decide 128",
    START " dice=1-1 doubles=3 kept=2/3" },
  { "GA2", START, "reroll=keeps", "2-2 reroll 3-3 reroll 1-1 Nbz4", NULL, "black roll", NULL },
  { "GA2", START, "reroll=keeps", "2-2 reroll 3-3 reroll 1-1 Nbc0", NULL, "black roll", NULL },
  { "GA2", START, "reroll=keeps", "2-2 reroll 3-3 reroll 1-1 reroll 3-3 reroll 1-2", NULL, "white decide 127",
    START " dice=1-2 doubles=4 kept=2/13" },
  { "GA2", START, "reroll=keeps terraces=1-top", "2-2 reroll 1-1 reroll 2-3 Nbc9", NULL, "black roll", NULL },
  { "GA2", START, "reroll=keeps", "2-2 reroll 3-3 reroll 1-4 e4 1-2 Nbz4", "Nbz4", "black decide 24", NULL },
  { "GA2", START, "reroll=keeps", "2-2 reroll 3-3 reroll 1-4 pass 1-2", NULL, "black decide 24",
    "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** b KQkq - 1 1 dice=1-2 pass=b" },
  { "GA2", KINGS, "reroll=keeps", "2-2 reroll 3-3 reroll 1-2 G@z4", NULL, "black roll", NULL },
  { "GA2", CASTLERS, "reroll=keeps", "4-4 reroll 1-2 O-O", NULL, "black roll", NULL },
  { "GA2", CASTLERS, "reroll=keeps", "3-3 reroll 4-4 reroll 1-2 O-O", NULL, "black roll", NULL },
  { "GA2", CASTLERS, "reroll=keeps", "3-3 reroll 1-2 O-O", "O-O", "white decide 28", NULL },
  { "GA2", CASTLERS, "reroll=keeps castling-roll=4-or-double", "3-3 reroll 1-2 O-O", NULL, "black roll", NULL },
  { "GA2", CASTLERS, NULL, "4-4 reroll 1-2 O-O", "O-O", "white decide 9", NULL },
  { "GA2", START " dice=1-2 doubles=2 kept=4/3", NULL, "Nbz4", "Nbz4", "white decide 24", NULL },

  { "G21", START, NULL, "2-3 pass 2-3 pass 1-2 pass", "pass", "white decide 23",
    "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 2 2 dice=1-2 pass=-" },
  { "GA22", START, NULL, "2-3 pass", NULL, "black roll",
    "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** b KQkq - 1 1 pass=b" },

  { "GA10", "***4***/*7k*/*8*/10/10/10/4r5/*8*/*7K*/***1GG1*** b - - 0 1 dice=1-4", NULL, "Rxd0", NULL, "white roll",
    "***4***/*7k*/*8*/10/10/10/10/*8*/*7K*/***1r2*** w - - 0 2" },
  { "G7", LONE_GUARDENER, NULL, "2-3 Gd2 2-3 Kg8 2-3", NULL, "white decide 15", NULL },

  { "GA17", EN_PASSANT, NULL, "2-3 d4", NULL, "black roll",
    "***4***/*7k*/*8*/10/10/4Pp4/10/*8*/*K7*/***4*** b - d3 0 1" },
  { "GA17", EN_PASSANT, NULL, "2-3 d4 1-2 exd3", NULL, "white roll",
    "***4***/*7k*/*8*/10/10/10/4p5/*8*/*K7*/***4*** w - - 0 2" },
  { "GA17", EN_PASSANT, NULL, "2-3 d4 2-3 exd3", "exd3", "black decide 4", NULL },
  { "GA17", EN_PASSANT, NULL, "2-3 d4 3-3 exd3", NULL, "white roll", NULL },
  { "GA17", EN_PASSANT, NULL, "2-3 d4 3-3 reroll 1-2 exd3", NULL, "white roll", NULL },
  { "GA17", EN_PASSANT, NULL, "2-3 d4 3-3 reroll", NULL, "black roll",
    "***4***/*7k*/*8*/10/10/4Pp4/10/*8*/*K7*/***4*** b - d3 0 1 doubles=1" },
  { "GA17", EN_PASSANT, NULL, "2-3 d4 3-3 reroll 2-3 exd3", "exd3", "black decide 4", NULL },
  { "GA17", START, NULL, "2-3 a2a4 2-3 h7h6 1-2 a4a5 2-3 b7b5 1-1 reroll 4-1 axb6", NULL, "black roll", NULL },
  { "GA17", EN_PASSANT, "reroll=keeps", "2-3 d4 3-3 reroll 2-4 exd3", NULL, "white roll", NULL },
  { "GA17", EN_PASSANT, NULL, "2-3 d4 1-2 pass 2-3 Ka2 1-2 exd3", "exd3", "black decide 4", NULL },
  { "GA17", "***4***/*7k*/*p7*/10/P9/10/10/*8*/*K7*/***4*** b - - 0 1", NULL, "2-3 a5 1-2 wxa6", NULL, "black roll",
    "***4***/*7k*/*8*/1P8/10/10/10/*8*/*K7*/***4*** b - - 0 2" },

  { "G20", LAST_STEP "lost=RQ", NULL, "exd8=Q", NULL, "black roll",
    "***4***/*3Q4*/*8*/10/10/10/10/*8*/*K6k*/***4*** b - - 0 1 lost=Rn" },
  { "G20", LAST_STEP "lost=G", NULL, "e8=G", NULL, "black roll",
    "***4***/*3nG3*/*8*/10/10/10/10/*8*/*K6k*/***4*** b - - 0 1 lost=-" },
  { "G17", KINGS " dice=3-3 doubles=2 lost=G", NULL, "@z6", NULL, "black roll",
    "***4***/*7k*/*8*/9G/10/10/10/*8*/*K7*/***4*** b - - 1 1 lost=-" },
  { "GA12", KINGS " dice=1-1 doubles=2 lost=G", NULL, "G@d0", NULL, "black roll",
    "***4***/*7k*/*8*/10/10/10/10/*8*/*K7*/***1G2*** b - - 1 1 lost=-" },
  { "GA15", "***4***/*7k*/*8*/10/10/10/10/*P7*/*K7*/***4*** w - - 0 1 dice=4-4 doubles=2 lost=Q", NULL, "a2c9", NULL,
    "black roll", "***P3***/*7k*/*8*/10/10/10/10/*8*/*K7*/***4*** b - - 0 1 lost=Q" },
  { "GA19", TO_LAST_RANK, "empty-pool=wait", "1-2 c8 1-2 Kg1 1-3 c8=R", "c8=R", "white decide 4", NULL },
  { "GA19", TO_LAST_RANK, "empty-pool=wait", "1-2 c8 1-2 Kxg2 1-3 c8=R", NULL, "black roll",
    "***4***/*2R5*/*8*/10/10/10/10/*6k1*/*K7*/***4*** b - - 0 2 lost=-" },
  { "GA13", "***4***/*4k3*/*8*/10/10/10/10/*8*/*R3K2R*/***4*** w KQ - 0 1 dice=3-3 doubles=2", NULL, "Raz4", NULL,
    "black roll", "***4***/*4k3*/*8*/10/10/9R/10/*8*/*4K2R*/***4*** b K - 1 1" },

  { "G3", "***4***/*7k*/*8*/10/10/10/10/*7R*/*K7*/***4*** w - - 0 1", NULL, "2-4 Rxh8", NULL,
    "1-0 king captured", NULL },
  { "G3", "***4***/*7k*/*8*/10/10/10/10/*7R*/*K7*/***4*** w - - 0 1", NULL, "2-3 Rxh8", "Rxh8", "white decide 4", NULL },
  { "GA25", "***4***/*8*/*8*/10/10/10/10/*1k6*/*K7*/***4*** b - - 0 1", NULL, "1-2 Kxa1", NULL,
    "0-1 king captured", NULL },
  { "GA25", "***4***/*8*/*8*/10/10/10/10/*2k5*/*K7*/***4*** w - - 0 1", NULL, "2-3 Kb2", NULL, "black roll", NULL },
  { "GA20", KING_ON_EIGHT, NULL, "exd8", NULL, "1-0 king captured", NULL },

  { "G22", PLANK "pass=b", NULL, "2-3", NULL, "white decide 3", NULL },
  { "GA21", PLANK, "pass=stuck", "2-3 pass", NULL, "black roll", NULL },
  { "GA21", PLANK "pass=b", "pass=stuck", "2-3 pass", "pass", "white decide 3", NULL },
  { "GA23", WALLED_IN, NULL, "1-2", NULL, "white decide 1", NULL },
  { "GA23", WALLED_IN, "pass=stuck", "1-2 pass", NULL, "black roll", NULL },
  { "G23", WALLED_IN "pass=b", NULL, "1-2", NULL, "1/2-1/2 stalemate", NULL },
  { "G23", WALLED_IN "pass=b dice=1-2", NULL, "", NULL, "1/2-1/2 stalemate", NULL },
  { "GA24", WALLED_IN "pass=b", NULL, "2-2", NULL, "white decide 1", NULL },
  { "GA24", WALLED_IN "pass=b", NULL, "2-2 reroll 3-4", NULL, "1/2-1/2 stalemate", NULL },
  { "GA24", WALLED_IN "pass=b", NULL, "2-2 reroll 3-3 c8z3", NULL, "black roll", NULL },
  { "GA24", WALLED_IN "pass=b", NULL, "2-2 draw", NULL, "1/2-1/2 stalemate", NULL },
  { "GA24", WALLED_IN "pass=b", "claims=off", "2-2 draw", NULL, "1/2-1/2 stalemate", NULL },
  { "GA24", WALLED_IN "pass=b", "stalemate=this-roll", "1-2", NULL, "1/2-1/2 stalemate", NULL },
  { "GA24", UNLUCKY "pass=b", NULL, "3-4", NULL, "black roll",
    "***4***/*1k2q3*/*8*/10/10/10/1pp7/*PP6*/*KN6*/***4*** b - - 1 40 pass=b lost=-" },
  { "GA24", UNLUCKY "pass=b dice=3-4", NULL, "", NULL, "black roll",
    "***4***/*1k2q3*/*8*/10/10/10/1pp7/*PP6*/*KN6*/***4*** b - - 1 40 pass=b lost=-" },
  { "GA24", UNLUCKY "pass=b", NULL, "3-4 1-2", NULL, "black decide 9", NULL },
  { "GA24", UNLUCKY "pass=b", NULL, "2-3", NULL, "white decide 4", NULL },
  { "GA24", UNLUCKY "pass=b", "stalemate=this-roll", "3-4", NULL, "1/2-1/2 stalemate", NULL },
  { "GA24", UNLUCKY "pass=b dice=3-4", "stalemate=this-roll", "", NULL, "1/2-1/2 stalemate", NULL },
  { "GA24", UNLUCKY "pass=b", NULL, "3-3 draw", NULL, "1/2-1/2 agreement", NULL },
  { "GA24", UNLUCKY "pass=b", NULL, "3-3 reroll 3-4", NULL, "black roll",
    "***4***/*1k2q3*/*8*/10/10/10/1pp7/*PP6*/*KN6*/***4*** b - - 1 40 pass=b lost=-" },
  { "GA24", UNLUCKY "pass=b", "reroll=keeps", "3-3 reroll 3-4", NULL, "white decide 6", NULL },
  { "GA23", UNLUCKY, NULL, "3-4", NULL, "white decide 1", NULL },
  { "GA24", "***4***/*1k2q3*/*8*/10/1Pp7/10/1pp7/*PP6*/*KN6*/***4*** w - b6 0 40 lost=- pass=b", NULL, "3-4", NULL,
    "black roll", "***4***/*1k2q3*/*8*/10/1Pp7/10/1pp7/*PP6*/*KN6*/***4*** b - - 1 40 pass=b lost=-" },
  { "GA24", "***4***/*kn6*/*pp6*/1PP7/10/10/10/*8*/*6K1*/***4*** b - - 0 40 lost=- pass=w", NULL, "3-4", NULL,
    "white roll", "***4***/*kn6*/*pp6*/1PP7/10/10/10/*8*/*6K1*/***4*** w - - 1 41 pass=w lost=-" },

  { "GA28", "***4***/*7k*/*8*/10/P9/10/10/*8*/*K7*/***4*** w - - 0 1", NULL,
    "1-2 w6 2-3 Kh7 2-2 reroll 2-2 w6w5 2-3 Kh8 1-2 w6 2-3 Kh7 2-2 reroll 2-2 w6w5 2-3 Kh8 draw", NULL,
    "1/2-1/2 threefold repetition", NULL },
  { "GA28", KINGS, NULL, "2-3 Kb1 2-3 Kg8 2-3 Ka1 2-3 Kh8 2-3 Kb1 2-3 Kg8 2-3 Ka1 2-3 Kh8 draw", NULL,
    "1/2-1/2 threefold repetition", NULL },
  { "GA28", KINGS, NULL, "2-3 Kb1 2-3 Kg8 2-3 Ka1 2-3 Kh8 2-3 Kb1 2-3 Kg8 2-3 Ka1 2-3 Kh8 2-3 draw", NULL,
    "1/2-1/2 threefold repetition", NULL },
  { "GA28", UNLUCKY "pass=b", NULL, "3-4 2-3 Ka8 3-4 2-3 Kb8 3-4 2-3 Ka8 3-4 2-3 Kb8 draw", NULL,
    "1/2-1/2 threefold repetition", NULL },
  { "GA28", UNLUCKY "pass=b", NULL, "3-4 2-3 Ka8 3-4 2-3 Kb8 3-4 2-3 Ka8 3-4 2-3 Kb8 3-4 draw", NULL,
    "1/2-1/2 threefold repetition", NULL },
  { "GA28", KINGS, NULL, "2-3 pass 2-3 Kg8 2-3 Kb1 2-3 Kh8 2-3 Ka1 2-3 Kg8 2-3 Kb1 2-3 Kh8 2-3 Ka1 draw", NULL,
    "1/2-1/2 threefold repetition", NULL },
  { "GA28", KINGS, "claims=off", "2-3 Kb1 2-3 Kg8 2-3 Ka1 2-3 Kh8 2-3 Kb1 2-3 Kg8 2-3 Ka1 2-3 Kh8 draw", NULL,
    "1/2-1/2 agreement", NULL },
  { "GA28", "***4***/*7k*/*8*/10/10/10/10/*8*/*K7*/***4*** w - - 400 300", NULL, "2-3 Kb1", NULL, "black roll", NULL },
  { "GA28", START, NULL, "2-3 resign", NULL, "0-1 resignation", NULL },
};

static void
test_stories (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (stories); i++)
    {
      const Story *story = &stories[i];
      g_autofree char *refused = NULL, *question = NULL, *fen = NULL;
      AleaState state;

      guardener_start (&state, story->fen, story->options);
      refused = guardener_play (&state, story->words);
      question = question_text (&state);
      fen = fen_text (&state);

      if (g_strcmp0 (refused, story->refused) != 0
          || strcmp (question, story->question) != 0
          || (story->fen_after != NULL && strcmp (fen, story->fen_after) != 0))
        g_error ("%s, %s, “%s”: refused %s, then %s, %s", story->rule, story->fen, story->words,
                 refused != NULL ? refused : "nothing", question, fen);
    }
}

/* The Guardeners of the example: G7 and the inventor's own lists. */
static void
test_reach_of_example (void)
{
  static const char *const fens[2] = {
    "***4***/*r1bq1rk1*/*ppp1gpbp*/3n2np2/4Pp1B2/3P1p3N/3N6/*PPQG1PPP*/*R3KB1R*/***4*** w - - 3 10 dice=2-3",
    "***4***/*r1bq1rk1*/*ppp1gpbp*/3n2np2/4Pp1B2/3P1p3N/3N6/*PPQG1PPP*/*R3KB1R*/***4*** b - - 3 10 dice=2-3",
  };
  static const char *const reach[2] = { "d0 c1 e3 d4 ", "d6 e9 " };

  for (int i = 0; i < 2; i++)
    {
      g_autoptr(GString) found = g_string_new (NULL);
      AleaMove moves[ALEA_MAX_MOVES];
      AleaState state;

      guardener_start (&state, fens[i], NULL);
      for (AleaSquare to = 0; to < 100; to++)
        for (size_t j = 0; j < alea_position_list_moves (&state.position, moves); j++)
          if (alea_move_piece_type (moves[j]) == ALEA_GUARDENER && alea_move_to (moves[j]) == to)
            {
              char name[ALEA_SQUARE_NAME_SIZE];

              g_string_append_printf (found, "%s ", alea_geometry_name (state.rules->geometry, to, name));
            }
      g_assert_cmpstr (found->str, ==, reach[i]);
    }
}

/* The squares of the pieces that may move now. */
static AleaSquareSet
list_movers (const AleaState *state)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  size_t n = alea_state_list_decisions (state, decisions);
  AleaSquareSet movers = 0;

  for (size_t i = 0; i < n; i++)
    if (decisions[i].act == ALEA_ACT_MOVE && alea_move_type (decisions[i].move) != ALEA_MOVE_RESURRECTION)
      movers |= (AleaSquareSet) 1 << alea_move_from (decisions[i].move);

  return movers;
}

static void
test_movers (void)
{
  static const char *const movers[] = {
    "d0", "e0", "e1", "b1", "g1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2",
  };
  AleaSquareSet expected = 0;
  AleaState state;

  alea_state_init (&state, test_rules ("guardener"), NULL);
  g_assert_true (list_movers (&state) == 0);

  g_assert_null (guardener_play (&state, "2-4"));
  for (guint i = 0; i < G_N_ELEMENTS (movers); i++)
    expected |= (AleaSquareSet) 1 << alea_geometry_parse (state.rules->geometry, movers[i], NULL);
  g_assert_true (list_movers (&state) == expected);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/guardener/counts-at-start", test_counts_at_start);
  g_test_add_func ("/guardener/board", test_board);
  g_test_add_func ("/guardener/example-game", test_example_game);
  g_test_add_func ("/guardener/may", test_may);
  g_test_add_func ("/guardener/stories", test_stories);
  g_test_add_func ("/guardener/reach-of-example", test_reach_of_example);
  g_test_add_func ("/guardener/movers", test_movers);

  return g_test_run ();
}
