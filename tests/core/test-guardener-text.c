/* test-guardener-text.c: Guardener Chess in moves, FEN tokens and sentences
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/guardener.h"
#include "guardener-script.h"

#include "alea-commentary.h"
#include "alea-fen.h"

#include <string.h>

/* --- notation (G24, G25, GA29) ------------------------------------------- */

#define TWO_KNIGHTS "***4***/*7k*/*8*/10/10/10/10/*3N1N2*/*K7*/***4*** w - - 0 1 dice=3-3 doubles=2 lost=G"
#define WALKER "***4***/*7k*/*8*/8N1/10/10/4N5/*8*/*K7*/***4*** w - - 0 1 dice=3-3 doubles=2"

static const struct
{
  const char *fen;
  const char *coordinates;
  const char *san;
} texts[] = {
  { TWO_KNIGHTS, "d2z4", "Ndz4 {T3}" },
  { TWO_KNIGHTS, "f2z4", "Nfz4 {T3}" },
  { TWO_KNIGHTS, "a1z4", "Kz4 {T3}" },
  { TWO_KNIGHTS, "@z4", "G@z4 {T3}" },
  { "***4***/*7k*/*8*/10/10/10/4N5/*3N4*/*K7*/***4*** w - - 0 1 dice=2-2 doubles=2", "d2w5", "N2w5 {T2}" },
  { "***4***/*7k*/*8*/10/10/10/10/*4P3*/*K7*/***4*** w - - 0 1 dice=3-3 doubles=2", "e2z4", "e2z4 {T3}" },
  { "***4***/*7k*/*8*/10/10/10/10/*3N4*/*K7*/***4*** w - - 0 1 dice=3-3 doubles=2", "d2z4", "Nz4 {T3}" },
  { WALKER, "h6z4", "Nz4" },
  { WALKER, "h6z4t", "Nhz4 {T3}" },
  { WALKER, "d3z4", "Ndz4 {T3}" },
  { START " dice=1-1 doubles=2", "e0c0", "Gc0" },
  { START " dice=1-1 doubles=2", "d0c0", "Gc0 {T1}" },
  { START " dice=1-1 doubles=2", "d0f0", "Gf0" },
  { START " dice=1-1 doubles=2", "d0f0t", "Gf0 {T1}" },
  { CASTLERS " dice=1-4", "e1h1", "O-O" },
  { CASTLERS " dice=1-4", "e1a1", "O-O-O" },
  { LAST_STEP "lost=G", "e7e8g", "e8=G" },
  { WAITING "dice=1-2 lost=Q", "c8c8q", "c8=Q" },
};

static void
test_notation (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      char text[ALEA_MOVE_TEXT_SIZE];
      AleaPosition position;
      AleaMove move, again;

      test_position ("guardener", texts[i].fen, &position);
      if (!alea_move_parse (&position, texts[i].coordinates, &move, NULL)
          || !alea_move_parse (&position, texts[i].san, &again, NULL))
        g_error ("%s: %s or %s is not understood", texts[i].fen, texts[i].coordinates, texts[i].san);

      g_assert_cmpstr (alea_move_to_coordinates (&position, move, text), ==, texts[i].coordinates);
      g_assert_cmpstr (alea_move_to_san (&position, move, text), ==, texts[i].san);
      g_assert_cmphex (again, ==, move);
    }
}

/* The terrace may be left out; without it a piece that can walk there walks. */
static void
test_lax_notation (void)
{
  static const struct { const char *fen, *text, *coordinates; } laxes[] = {
    { TWO_KNIGHTS, "Nfz4", "f2z4" },
    { TWO_KNIGHTS, "Nfz4{T3}", "f2z4" },
    { TWO_KNIGHTS, "f2z4 {T3}", "f2z4" },
    { TWO_KNIGHTS, "G@z4", "@z4" },
    { WALKER, "Nz4", "h6z4" },
    { WALKER, "Nhz4", "h6z4" },
    { WALKER, "Nhz4 {T3}", "h6z4t" },
    { WALKER, "d3z4t", "d3z4" },
    { "***4***/*7k*/*8*/8N1/10/10/10/*8*/*K7*/***4*** w - - 0 1 dice=2-3", "Nz4 {T3}", "h6z4" },
    { START " dice=3-3 doubles=2", "Gz4", "d0z4" },
    { START " dice=3-3 doubles=2", "e0z4", "d0z4" },
    { CASTLERS " dice=1-4", "0-0", "e1h1" },
    { CASTLERS " dice=1-4", "e1g1", "e1h1" },
  };
  enum { UNREADABLE, AMBIGUOUS, FORBIDDEN };
  static const char *const reasons[] = {
    "“{move}” does not look like a move.", "“{move}” can mean more than one move.", "The rules do not allow “{move}” here.",
  };
  static const struct { const char *fen, *text; guint reason; } nothings[] = {
    { TWO_KNIGHTS, "Nz4", AMBIGUOUS },
    { TWO_KNIGHTS, "Nz4 {T3}", AMBIGUOUS },
    { TWO_KNIGHTS, "{T3}", UNREADABLE },
    { TWO_KNIGHTS, "Nfz4 {T}", UNREADABLE },
    { TWO_KNIGHTS, "Nfz4 {", UNREADABLE },
    { TWO_KNIGHTS, "@", UNREADABLE },
    { TWO_KNIGHTS, "G@", UNREADABLE },
    { TWO_KNIGHTS, "@z9", UNREADABLE },
    { TWO_KNIGHTS, "@z4x", UNREADABLE },
    { TWO_KNIGHTS, "GG@z4", UNREADABLE },
    { TWO_KNIGHTS, "@a1", FORBIDDEN },
    { TWO_KNIGHTS, "z4z4", FORBIDDEN },
    { TWO_KNIGHTS, "N@z4", UNREADABLE },
    { WALKER, "h6z5t5", UNREADABLE },
    { START " dice=2-3", "e2e4t", FORBIDDEN },
    { START " dice=2-3", "Nf3" "Nf3Nf3Nf3Nf3Nf3Nf3Nf3Nf3", UNREADABLE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (laxes); i++)
    {
      char text[ALEA_MOVE_TEXT_SIZE];
      AleaPosition position;
      AleaMove move;

      test_position ("guardener", laxes[i].fen, &position);
      if (!alea_move_parse (&position, laxes[i].text, &move, NULL))
        g_error ("%s: %s is not understood", laxes[i].fen, laxes[i].text);
      g_assert_cmpstr (alea_move_to_coordinates (&position, move, text), ==, laxes[i].coordinates);
    }

  for (guint i = 0; i < G_N_ELEMENTS (nothings); i++)
    {
      AleaPosition position;
      AleaText why = { 0 };
      AleaMove move;

      g_test_message ("%s: %s", nothings[i].fen, nothings[i].text);
      test_position ("guardener", nothings[i].fen, &position);
      g_assert_false (alea_move_parse (&position, nothings[i].text, &move, &why));
      g_assert_cmpstr (why.singular, ==, reasons[nothings[i].reason]);
    }
}

/* --- FEN tokens ---------------------------------------------------------- */

/* G25: a terrace that is named must be the one that the square belongs to. */
static void
test_wrong_terrace (void)
{
  static const struct { const char *fen, *options, *text, *sentence; } cases[] = {
    { TWO_KNIGHTS, NULL, "Nfz4 {T2}", "“Nfz4” goes to terrace 3, not to terrace 2." },
    { TWO_KNIGHTS, NULL, "Nfz4{T0}", "“Nfz4” goes to terrace 3, not to terrace 0." },
    { TWO_KNIGHTS, NULL, "f2z4 {T1}", "“f2z4” goes to terrace 3, not to terrace 1." },
    { TWO_KNIGHTS, NULL, "G@z4 {T2}", "“G@z4” goes to terrace 3, not to terrace 2." },
    { WALKER, NULL, "Nhz4 {T4}", "“Nhz4” goes to terrace 3, not to terrace 4." },
    { WALKER, NULL, "Kb1 {T3}", "“Kb1” does not go to a terrace." },
    { START " dice=1-1 doubles=2", "terraces=1-top", "Ngc9 {T4}", "“Ngc9” goes to terrace 1, not to terrace 4." },
    { START " dice=1-1 doubles=2", NULL, "Ngc0 {T4}", "“Ngc0” goes to terrace 1, not to terrace 4." },
    { CASTLERS " dice=1-4", NULL, "e1g1 {T3}", "“e1g1” does not go to a terrace." },
    { CASTLERS " dice=1-4", NULL, "O-O {T3}", "“O-O {T3}” does not look like a move." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence = NULL;
      AleaState state;
      AleaDecision decision;
      AleaText why = { 0 };

      guardener_start (&state, cases[i].fen, cases[i].options);
      g_assert_false (alea_decision_parse (&state, cases[i].text, &decision, &why));
      sentence = test_sentence (&why);
      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

static void
test_fen_tokens (void)
{
  /* What is read, and how it is written again; NULL: to the letter. */
  static const struct { const char *tokens, *written; } good[] = {
    { "", NULL },
    { " dice=3-4", NULL },
    { " dice=2-2 doubles=1", NULL },
    { " dice=2-2", " dice=2-2 doubles=1" },
    { " dice=4-3 pass=w", NULL },
    { " pass=wb", "" },
    { " doubles=2", NULL },
    { " doubles=0", "" },
    { " pass=- dice=1-1 doubles=3", " dice=1-1 doubles=3 pass=-" },
    { " doubles=1 kept=4/-", NULL },
    { " dice=1-2 doubles=5 kept=1/1234 pass=w", NULL },
    { " dice=1-2 doubles=3 kept=-/31", " dice=1-2 doubles=3 kept=-/13" },
    { " lost=-", "" },
    { " last=d2d4", "" },
    { " last=@z4", "" },
    { " last=e7e8q dice=1-2", " dice=1-2" },
    { " last=f3z4t", "" },
    { " last=pass", "" },
    { " last=--", "" },
    { " last=-- pass=b", " pass=b" },
    { " last=e7e8n", "" },
    { " last=e7e8g", "" },
    { "   pass=b  ", " pass=b" },
  };
  static const struct { const char *tokens; int column; } bad[] = {
    { " dice", 2 },
    { " dice=", 7 },
    { " dice=3", 8 },
    { " dice=3-5", 10 },
    { " dice=0-1", 8 },
    { " dice=3-4-1", 10 },
    { " dice=3-4 dice=3-4", 11 },
    { " doubles=x", 10 },
    { " doubles=256", 13 },
    { " kept=", 7 },
    { " kept=-/-", 9 },
    { " kept=5/-", 8 },
    { " kept=4", 8 },
    { " kept=4/", 9 },
    { " kept=4/0", 9 },
    { " kept=4/33", 10 },
    { " kept=4/-1", 10 },
    { " pass=bw", 8 },
    { " pass=", 7 },
    { " pass=wx", 8 },
    { " lost=x", 7 },
    { " lost=", 7 },
    { " lost=QQ", 8 },
    { " lost=Q-", 8 },
    { " last=", 7 },
    { " last=d2", 9 },
    { " last=d2d4qq", 12 },
    { " last=d2d4k", 11 },
    { " last=@", 8 },
    { " last=@z4z5", 10 },
    { " last=-", 7 },
    { " last=---", 9 },
    { " last=pas", 7 },
    { " last=passed", 11 },
    { " last=pass last=pass", 12 },
    { " last=a0a1", 7 },
    { " left=2", 2 },
    { " runs=6x2/-", 2 },
    { " seats=wb", 2 },
    { " Dice=3-4", 2 },
    { "x", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *fen = g_strconcat (START, good[i].tokens, NULL);
      g_autofree char *expected = g_strconcat (START, good[i].written != NULL ? good[i].written : good[i].tokens, NULL);
      char written[ALEA_FEN_SIZE];
      AleaSetup setup;

      test_read_fen ("guardener", fen, &setup);
      g_assert_cmpstr (alea_fen_write (&setup, test_rules ("guardener"), written), ==, expected);
    }

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *fen = g_strconcat (START, bad[i].tokens, NULL);
      AleaFenError error = { 0 };
      AleaSetup setup;

      if (alea_fen_read (fen, test_rules ("guardener"), &setup, &error))
        g_error ("%s is read", fen);
      g_assert_nonnull (error.text.singular);
      if (bad[i].column > 0)
        g_assert_cmpint (error.column, ==, (int) strlen (START) + bad[i].column);
    }
}

/* Pieces that are missing are lost, unless the FEN says better. */
static void
test_lost_pieces (void)
{
  static const char fen[] = "***4***/*7k*/*8*/10/10/10/10/*3PP3*/*K1Q5*/***1GG1*** w - - 0 1";
  AleaSetup setup;

  test_read_fen ("guardener", fen, &setup);
  g_assert_cmpint (guardener_get_table (&setup.table)->lost[ALEA_WHITE][ALEA_PAWN], ==, 6);
  g_assert_cmpint (guardener_get_table (&setup.table)->lost[ALEA_WHITE][ALEA_QUEEN], ==, 0);
  g_assert_cmpint (guardener_get_table (&setup.table)->lost[ALEA_WHITE][ALEA_ROOK], ==, 2);
  g_assert_cmpint (guardener_get_table (&setup.table)->lost[ALEA_WHITE][ALEA_GUARDENER], ==, 0);
  g_assert_cmpint (guardener_get_table (&setup.table)->lost[ALEA_BLACK][ALEA_GUARDENER], ==, 1);
  g_assert_cmpint (guardener_get_table (&setup.table)->lost[ALEA_BLACK][ALEA_KING], ==, 0);
}

/* GA18: what was too many, in a position made by hand, is missing nowhere once it is
 * captured, and does not come back by promotion. */
static void
test_too_many (void)
{
  static const struct { const char *men, *move; int lost; } rows[] = {
    { "1N1N6/1N3n4", "Nxc5", 0 }, { "1N1N6/5n4", "Nxc5", 1 }, { "3N6/5n4", "Nxc5", 2 }, { "2N7/NNN2n4", "Nd6", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *fen = g_strdup_printf ("***4***/*4k3*/*pppppppp*/10/%s/10/*PPPPPPPP*/*4K3*/***4*** b - - 0 30 "
                                              "dice=2-3", rows[i].men);
      char text[ALEA_FEN_SIZE];
      AleaSetup after;
      AleaState state;

      test_state ("guardener", fen, &state);
      test_decide (&state, rows[i].move);
      alea_state_get_setup (&state, &after);
      g_assert_cmpint (guardener_get_table (&after.table)->lost[ALEA_WHITE][ALEA_KNIGHT], ==, rows[i].lost);
      test_state ("guardener", alea_fen_write (&after, state.rules, text), &state);
    }
}

/* Pieces put down and taken off by hand are counted for as long as the count was
 * that of the missing ones; a count that was set to something else stays. */
static void
test_lost_pieces_follow (void)
{
  static const char changed[] = "***1g2***/*1n1qk1nr*/*ppppp3*/10/10/10/10/*PP6*/*1NB1KBN1*/***1G2*** w k - 0 1";
  static const guint8 expected[2][ALEA_N_PIECE_TYPES] = {
    [ALEA_WHITE] = { [ALEA_PAWN] = 6, [ALEA_ROOK] = 2, [ALEA_QUEEN] = 1 },
    [ALEA_BLACK] = { [ALEA_PAWN] = 3, [ALEA_BISHOP] = 2, [ALEA_ROOK] = 1 },
  };
  AleaSetup before, after;

  for (guint colour = 0; colour < 2; colour++)
    for (guint type = 0; type < ALEA_N_PIECE_TYPES; type++)
      {
        test_read_fen ("guardener", START, &before);
        test_read_fen ("guardener", changed, &after);
        guardener_edit_table (&before.table)->lost[colour][type] = 9;
        after.table = before.table;
        guardener_follow (&before, &after);

        g_assert_cmpuint (guardener_get_table (&after.table)->lost[colour][type], ==, 9);
        guardener_edit_table (&after.table)->lost[colour][type] = expected[colour][type];
        g_assert_cmpmem (guardener_get_table (&after.table)->lost, sizeof expected, expected, sizeof expected);
      }

  /* Where no piece is touched the count is what it is set to. */
  test_read_fen ("guardener", changed, &before);
  g_assert_cmpuint (guardener_get_table (&before.table)->lost[ALEA_WHITE][ALEA_QUEEN], ==, 1);
  after = before;
  guardener_edit_table (&after.table)->lost[ALEA_WHITE][ALEA_QUEEN] = 0;
  guardener_follow (&before, &after);
  g_assert_cmpuint (guardener_get_table (&after.table)->lost[ALEA_WHITE][ALEA_QUEEN], ==, 0);
}

/* What allows other moves is another position. */
static void
test_keys (void)
{
  static const char *const different[] = {
    KINGS, KINGS " dice=1-2", KINGS " dice=1-3", KINGS " doubles=1", KINGS " dice=2-2", KINGS " dice=4-4", KINGS " dice=2-2 doubles=2",
    KINGS " pass=w", KINGS " pass=b", KINGS " pass=-", KINGS " lost=-", KINGS " lost=Q", KINGS " lost=q",
    KINGS " lost=R", KINGS " lost=RR", KINGS " lost=G", KINGS " doubles=2 kept=4/3", KINGS " doubles=2 kept=4/1",
    KINGS " doubles=2 kept=2/1", KINGS " doubles=3 kept=4/13", KINGS " dice=1-2 doubles=2 kept=4/3",
    KINGS " dice=1-2 doubles=1 kept=4/-", KINGS " dice=1-2 doubles=1 kept=2/-",
    KINGS " dice=1-1 doubles=2", KINGS " dice=3-3 doubles=2", KINGS " dice=4-4 doubles=2",
  };
  static const char *const same[][2] = {
    { KINGS " dice=1-2", KINGS " dice=2-1" },
    { KINGS " dice=1-1", KINGS " dice=3-3" },
    { KINGS " lost=RPP", KINGS " lost=Rpppp" },
    { KINGS " doubles=2 kept=1/3", KINGS " doubles=2 kept=2/3" },
    { KINGS " dice=1-1", KINGS " dice=2-2" },
    { KINGS " dice=2-2 doubles=2", KINGS " dice=2-2 doubles=3" },
    { KINGS " doubles=2 kept=4/3", KINGS " doubles=3 kept=4/3" },
  };
  AleaPosition a, b;

  for (guint i = 0; i < G_N_ELEMENTS (different); i++)
    for (guint j = 0; j < i; j++)
      {
        test_position ("guardener", different[i], &a);
        test_position ("guardener", different[j], &b);
        g_assert_cmphex (alea_position_get_key (&a, ALEA_SAME_FUTURE), !=, alea_position_get_key (&b, ALEA_SAME_FUTURE));
      }

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    {
      test_position ("guardener", same[i][0], &a);
      test_position ("guardener", same[i][1], &b);
      g_assert_cmphex (alea_position_get_key (&a, ALEA_SAME_FUTURE), ==, alea_position_get_key (&b, ALEA_SAME_FUTURE));
    }
}

/* --- faults -------------------------------------------------------------- */

static void
test_faults (void)
{
  static const struct { const char *fen; AleaFaults faults; const char *squares; } cases[] = {
    { START, ALEA_FAULT_NONE, "" },
    { "***4***/*7k*/*8*/10/10/10/10/*8*/*K7*/***GG2*** w - - 0 1", ALEA_FAULT_GUARDENER, "c0 d0 " },
    { "***1GG1***/*7k*/*8*/10/10/10/10/*8*/*K7*/***4*** w - - 0 1", ALEA_FAULT_GUARDENER, "d9 e9 " },
    { "***4***/*7k*/*8*/10/10/4G5/10/*8*/*K7*/***1GG1*** w - - 0 1", ALEA_FAULT_GUARDENER, "d0 e0 d4 " },
    { "***4***/*7k*/*8*/10/10/4g5/10/*8*/*K6g*/***4*** w - - 0 1", ALEA_FAULT_GUARDENER, "h1 d4 " },
    { "***4***/*7k*/*8*/10/10/10/10/*8*/*K7*/***1G2*** w - - 0 1", ALEA_FAULT_NONE, "" },
    { "***4***/*8*/*8*/10/10/10/10/*8*/*K7*/***4*** w - - 0 1", ALEA_FAULT_NO_KING, "" },
    { "***4***/*7k*/*8*/10/10/10/10/*8*/*KK6*/***4*** w - - 0 1", ALEA_FAULT_TOO_MANY_KINGS, "a1 b1 " },
    { "***4***/*7k*/*8*/10/10/10/10/*8*/*4K2R*/***4*** w K - 0 1", ALEA_FAULT_NONE, "" },
    { "***4***/*7k*/*8*/10/10/10/10/*8*/*3K3R*/***4*** w K - 0 1", ALEA_FAULT_CASTLING, "h1 " },
    { "***4***/*7k*/*8*/10/10/10/P9/*8*/*K7*/***4*** b - w3 0 1", ALEA_FAULT_EN_PASSANT, "w3 " },
    { "***4***/*7k*/*8*/10/10/P9/10/*8*/*K7*/***4*** b - w3 0 1", ALEA_FAULT_EN_PASSANT, "w3 " },
    { "***P3***/*P6k*/*8*/10/10/10/10/*8*/*K1P5*/***p3*** w - - 0 1", ALEA_FAULT_NONE, "" },
    { "***4***/*7k*/*8*/10/10/10/10/*8*/*K1Q5*/***4*** w - - 0 1 lost=Q", ALEA_FAULT_TABLE, "" },
    { "***4***/*7k*/*8*/10/10/10/10/*8*/*K1QQ4*/***4*** w - - 0 1", ALEA_FAULT_NONE, "" },
    { START " dice=1-2 doubles=2 kept=4/3", ALEA_FAULT_NONE, "" },
    { START " dice=1-1 doubles=3 kept=4/3", ALEA_FAULT_NONE, "" },
    { START " dice=1-2 doubles=5 kept=-/3", ALEA_FAULT_NONE, "" },
    { START " kept=4/-", ALEA_FAULT_TABLE, "" },
    { START " dice=1-2 doubles=1 kept=4/3", ALEA_FAULT_TABLE, "" },
    { START " dice=1-2 doubles=1 kept=-/3", ALEA_FAULT_TABLE, "" },
    { START " dice=1-1 doubles=2 kept=4/3", ALEA_FAULT_TABLE, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GString) names = g_string_new (NULL);
      AleaSquareSet squares;
      AleaSetup setup;

      test_read_fen ("guardener", cases[i].fen, &setup);
      g_assert_cmphex (alea_setup_find_faults (&setup, test_rules ("guardener")), ==, cases[i].faults);
      squares = test_fault_squares (&setup, test_rules ("guardener"));
      for (AleaSquare square = 0; square < 100; square++)
        if (alea_square_set_has (squares, square))
          {
            char name[ALEA_SQUARE_NAME_SIZE];

            g_string_append_printf (names, "%s ", alea_geometry_name (setup.geometry, square, name));
          }
      g_assert_cmpstr (names->str, ==, cases[i].squares);
    }
}

/* Dice that no FEN can say, but an editor might. */
static void
test_faulty_dice (void)
{
  static const struct { AleaRoll roll; uint8_t doubles; gboolean good; } cases[] = {
    { { .n = 0 }, 0, TRUE },
    { { .n = 2, .sides = 4, .face = { 1, 4 } }, 0, TRUE },
    { { .n = 2, .sides = 4, .face = { 1, 5 } }, 0, FALSE },
    { { .n = 2, .sides = 4, .face = { 0, 1 } }, 0, FALSE },
    { { .n = 1, .sides = 4, .face = { 1 } }, 0, FALSE },
    { { .n = 2, .sides = 4, .face = { 3, 3 } }, 0, FALSE },
    { { .n = 2, .sides = 4, .face = { 3, 3 } }, 1, TRUE },
  };
  AleaSetup setup;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      test_read_fen ("guardener", START, &setup);
      setup.table.roll = cases[i].roll;
      guardener_edit_table (&setup.table)->doubles = cases[i].doubles;
      g_assert_cmphex (alea_setup_find_faults (&setup, test_rules ("guardener")), ==,
                       cases[i].good ? ALEA_FAULT_NONE : ALEA_FAULT_TABLE);
    }

  test_read_fen ("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &setup);
  setup.table.roll = (AleaRoll) { .n = 2, .sides = 4, .face = { 1, 2 } };
  g_assert_cmphex (alea_setup_find_faults (&setup, test_rules ("chess")), ==, ALEA_FAULT_TABLE);
}

/* --- sentences ----------------------------------------------------------- */

static void
test_why_not (void)
{
  static const struct { const char *fen, *options, *from, *to, *sentence, *rule; } cases[] = {
    { START, NULL, "g1", "f3", "A roll is needed before the next move.", "G9" },
    { START " dice=1-3", NULL, "g1", "f3", "A knight needs a 2 or a double.", "G12" },
    { START " dice=1-3", NULL, "g1", NULL, "A knight needs a 2 or a double.", "G12" },
    { START " dice=1-3", NULL, "d1", "c0", "A queen needs a double.", "G15" },
    { START " dice=1-3", NULL, "g1", "c0", "The knight cannot reach c0 by an ordinary move. It can teleport there "
                                           "only if a double is rolled again and comes up 1-1.", "G16" },
    { START " dice=1-3", NULL, "g1", "d9", "A knight leaps two squares one way and one to the side.", "B5" },
    { START " dice=1-3", NULL, "d1", "d5", "The way is blocked at d2.", "B3" },
    { START " dice=1-3", NULL, "e7", "e5", "It is White’s turn.", "G9" },
    { START " dice=1-3", NULL, "e2", "e5", "A pawn moves one square straight ahead, or two from its second rank, "
                                           "and captures diagonally ahead.", "B6" },
    { START " dice=1-3", NULL, "e2", "e4", "", NULL },
    { START " dice=1-3", NULL, "a1", "e0", "A rook moves along ranks and files.", "B4" },
    { START " dice=3-3 doubles=2", NULL, "a1", "e0", "A rook moves along ranks and files.", "B4" },
    { START " dice=1-1 doubles=2", NULL, "a1", "e0", "One of your own pieces is on e0.", "B3" },
    { START " dice=1-1 doubles=2", NULL, "b1", "d0", "One of your own pieces is on d0.", "B3" },
    { START " dice=4-4 doubles=2", NULL, "a1", "e9", "A rook moves along ranks and files.", "B4" },
    { START " dice=1-2 doubles=2 kept=2/3", "reroll=keeps", "b1", "z4", "", NULL },
    { START " dice=1-2 doubles=2 kept=2/3", "reroll=keeps", "b1", "w4", "The knight cannot reach w4 by an ordinary "
                                                                        "move. It can teleport there only if a "
                                                                        "double is rolled again and comes up 2-2.", "G16" },
    { CASTLERS " dice=1-2 doubles=1 kept=4/-", "reroll=keeps", "e1", "g1", "", NULL },
    { CASTLERS " dice=1-2 doubles=1 kept=3/-", "reroll=keeps", "e1", "g1", "Castling needs a 4.", "G18" },
    { START " dice=2-2", NULL, "b1", "z4", "The knight cannot reach z4 by an ordinary move. It can teleport there "
                                           "only if a double is rolled again and comes up 3-3.", "G16" },
    { "***4***/*7k*/*8*/10/10/5P4/10/*8*/*K7*/***4*** w - - 0 1 dice=2-3", NULL, "e4", "e5",
      "A pawn needs a 1 or a double to cross the centre line, and for every step beyond it.", "G11" },
    { "***4***/*7k*/*8*/10/10/10/10/*1n6*/*K7*/***4*** w - - 0 1 dice=2-3", NULL, "a1", "b2",
      "The king needs a 1 or a double to capture.", "G12" },
    { "***4***/*7k*/*8*/10/10/4Pp4/10/*8*/*K7*/***4*** b - d3 0 1 dice=2-3", NULL, "e4", "d3",
      "A pawn needs a 1 or a double to capture.", "G12" },
    { CASTLERS " dice=1-3", NULL, "e1", "g1", "Castling needs a 4.", "G18" },
    { CASTLERS " dice=1-3", NULL, "e1", "h1", "Castling needs a 4.", "G18" },
    { CASTLERS " dice=1-3", "castling-roll=4-or-double", "e1", "g1", "Castling needs a 4 or a double.", "GA7" },
    { "***4***/*4k3*/*8*/10/10/9b/10/*8*/*R3K2R*/***4*** w KQ - 0 1 dice=2-4", NULL, "e1", "g1",
      "The king’s path includes f1, which the piece on z4 attacks.", "GA8" },
    { LAST_STEP "lost=-", NULL, "e7", "e8",
      "This side has lost no pieces, so the pawn may not enter the last rank.", "GA19" },
    { WAITING "dice=2-3 lost=Q", "empty-pool=wait", "c8", NULL,
      "A pawn waiting on the last rank needs a 1 or a double to be promoted.", "GA19" },
    { WAITING "dice=1-2 lost=-", NULL, "c8", NULL, "A pawn on the last rank waits there for a lost piece.", "GA19" },
    { "***4***/*6K1*/*8*/10/10/10/10/*8*/*2p4k*/***4*** b - - 0 1 dice=1-2 lost=-", NULL, "c1", NULL,
      "A pawn on the last rank waits there for a lost piece.", "GA19" },
    { "***4***/*6K1*/*8*/10/10/10/10/*2p5*/*7k*/***4*** b - - 0 1 dice=1-2 lost=-", NULL, "c2", "c1",
      "This side has lost no pieces, so the pawn may not enter the last rank.", "GA19" },
    { "***P3***/*7k*/*8*/10/10/10/10/*8*/*K7*/***4*** w - - 0 1 dice=1-2", NULL, "c9", NULL,
      "The piece on c9 has nowhere to go.", "GA14" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const AleaGeometry *geometry = test_rules ("guardener")->geometry;
      g_autofree char *sentence = NULL;
      AleaState state;
      AleaText text;

      guardener_start (&state, cases[i].fen, cases[i].options);
      alea_state_explain (&state, alea_geometry_parse (geometry, cases[i].from, NULL),
                          cases[i].to != NULL ? alea_geometry_parse (geometry, cases[i].to, NULL) : ALEA_NO_SQUARE, &text);
      sentence = test_sentence (&text);
      g_assert_cmpstr (sentence, ==, cases[i].sentence);
      g_assert_cmpstr (text.rule, ==, cases[i].rule);
    }
}

/* Whatever a better roll would allow, the dice are the reason that it is not possible now. */
static void
test_each_move_needs_something (void)
{
  static const char *const fens[] = { START " dice=1-3", CASTLERS " dice=2-3", LAST_STEP "lost=Q", UNLUCKY "dice=3-4" };

  for (guint i = 0; i < G_N_ELEMENTS (fens); i++)
    {
      AleaMove moves[ALEA_MAX_MOVES];
      AleaPosition best;
      AleaState state;
      gsize n;

      test_state ("guardener", fens[i], &state);
      best = alea_guardener_under_best_roll (&state.position);
      n = alea_position_list_moves (&best, moves);
      for (gsize j = 0; j < n; j++)
        {
          const AleaDecision decision = alea_decision_move (moves[j]);
          AleaText text;

          if (alea_state_lists (&state, &decision))
            continue;
          alea_state_explain (&state, alea_move_from (moves[j]), alea_move_to (moves[j]), &text);
          g_assert_nonnull (text.singular);
          g_assert_nonnull (strstr (text.singular, " need"));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/guardener-text/notation", test_notation);
  g_test_add_func ("/guardener-text/lax-notation", test_lax_notation);
  g_test_add_func ("/guardener-text/wrong-terrace", test_wrong_terrace);
  g_test_add_func ("/guardener-text/fen-tokens", test_fen_tokens);
  g_test_add_func ("/guardener-text/lost-pieces", test_lost_pieces);
  g_test_add_func ("/guardener-text/too-many", test_too_many);
  g_test_add_func ("/guardener-text/lost-pieces-follow", test_lost_pieces_follow);
  g_test_add_func ("/guardener-text/keys", test_keys);
  g_test_add_func ("/guardener-text/faults", test_faults);
  g_test_add_func ("/guardener-text/faulty-dice", test_faulty_dice);
  g_test_add_func ("/guardener-text/why-not", test_why_not);
  g_test_add_func ("/guardener-text/each-move-needs-something", test_each_move_needs_something);

  return g_test_run ();
}
