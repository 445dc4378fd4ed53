/* test-beside.c: what lies beside the board, set by hand and mended
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fen.h"
#include "alea-position-dice.h"
#include "alea-series.h"
#include "test-support.h"

#include <string.h>

/* All pieces at home; two kings; and a Guardener on its way. */
#define START  "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1"
#define KINGS  "***4***/*7k*/*8*/10/10/10/10/*8*/*K7*/***4*** w - - 0 1"
#define WALKER "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/4G5/10/*PPPPPPPP*/*RNBQKBNR*/***4*** w KQkq - 0 1"
#define BARE   "4k3/8/8/8/8/8/4P3/4K3 w - - 0 10"

static void
assert_fen (const AleaSetup *setup,
            const char      *game,
            const char      *expected)
{
  char written[ALEA_FEN_SIZE];

  g_assert_cmpstr (alea_fen_write (setup, test_rules (game), written), ==, expected);
}

/* --- fields -------------------------------------------------------------- */

static const struct
{
  const char *game, *fen, *title;
  guint       number;          /* tells fields of one title apart */
  guint       value, max;      /* what it is, and may be at most */
  guint       set;
  const char *written;
} fields[] = {
  { "guardener", START " dice=2-2 doubles=3 kept=4/3", "Doubles in a row this turn", 0, 3, 255, 2,
    START " dice=2-2 doubles=2" },
  /* The double on the table is one. */
  { "guardener", START " dice=2-2 doubles=3 kept=4/3", "Doubles in a row this turn", 0, 3, 255, 0,
    START " dice=2-2 doubles=1" },
  { "guardener", START " dice=1-2 doubles=3 kept=4/3", "Doubles in a row this turn", 0, 3, 255, 0,
    START " dice=1-2" },
  { "guardener", START, "White: across d0 and e0", ALEA_WHITE, 1, 1, 1, START },
  { "guardener", START, "White: across d0 and e0", ALEA_WHITE, 1, 1, 0,
    "***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1G2*** w KQkq - 0 1" },
  { "guardener", START, "Black: across d9 and e9", ALEA_BLACK, 1, 1, 0,
    "***1g2***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1" },
  { "guardener", WALKER, "White: across d0 and e0", ALEA_WHITE, 0, 1, 1, START },
  { "guardener", WALKER, "White: across d0 and e0", ALEA_WHITE, 0, 1, 0, WALKER },
  { "guardener", START, "White may pass once", ALEA_WHITE, 1, 1, 0, START " pass=b" },
  { "guardener", START, "Black may pass once", ALEA_BLACK, 1, 1, 0, START " pass=w" },
  { "guardener", START " pass=-", "Black may pass once", ALEA_BLACK, 0, 1, 1, START " pass=b" },
  { "guardener", KINGS " lost=Qrr", "Lost pieces that may return", ALEA_QUEEN, 1, 1, 0, KINGS " lost=rr" },
  { "guardener", KINGS " lost=Qrr", "Lost pieces that may return", ALEA_ROOK + 16, 2, 2, 1, KINGS " lost=Qr" },
  { "guardener", KINGS " lost=Qrr", "Lost pieces that may return", ALEA_BISHOP, 0, 2, 2, KINGS " lost=QBBrr" },
  { "guardener", KINGS " lost=Qrr", "Lost pieces that may return", ALEA_KNIGHT + 16, 0, 2, 1, KINGS " lost=Qrrn" },
  { "guardener", KINGS " lost=Qrr", "Lost pieces that may return", ALEA_GUARDENER, 0, 1, 1, KINGS " lost=QGrr" },
  { "guardener", KINGS " lost=Qrr", "Lost pieces that may return", ALEA_GUARDENER + 16, 0, 1, 1, KINGS " lost=Qrrg" },
  { "guardener", KINGS " lost=Qrr", "Lost pieces that may return", ALEA_QUEEN + 16, 0, 1, 1, KINGS " lost=Qqrr" },
  { "guardener", KINGS " lost=Qrr", "Lost pieces that may return", ALEA_BISHOP + 16, 0, 2, 1, KINGS " lost=Qrrb" },
  { "guardener", KINGS " lost=Qrr", "Lost pieces that may return", ALEA_ROOK, 0, 2, 2, KINGS " lost=QRRrr" },
  { "guardener", KINGS " lost=Qrr", "Lost pieces that may return", ALEA_KNIGHT, 0, 2, 2, KINGS " lost=QNNrr" },

  { "random-move", BARE " runs=6x2/3x1", "First player’s last roll", 0, 6, 6, 5, BARE " runs=5x2/3x1" },
  { "random-move", BARE " runs=6x2/3x1", "First player’s last roll", 0, 6, 6, 0, BARE " runs=-/3x1" },
  { "random-move", BARE " runs=6x2/-", "Second player’s last roll", 1, 0, 6, 3, BARE " runs=6x2/3x1" },
  { "random-move", BARE " runs=6x2/3x1", "Length of first player’s run", 0, 2, 255, 3, BARE " runs=6x3/3x1" },
  { "random-move", BARE " runs=6x2/3x1", "Length of second player’s run", 1, 1, 255, 4, BARE " runs=6x2/3x4" },
  /* Where nothing has been rolled nothing was rolled in a row. */
  { "random-move", BARE " runs=6x2/-", "Length of second player’s run", 1, 0, 0, 4, BARE " runs=6x2/-" },
  { "random-move", BARE, "Seating", 0, 0, 1, 1, BARE " seats=bw" },
  { "random-move", BARE " seats=bw", "Seating", 0, 1, 1, 0, BARE },
  { "random-move", BARE " left=1 runs=2x3/-", "Moves left this turn", 0, 1, 3, 2, BARE " left=2 runs=2x3/-" },
  /* RA9: a run that gives none may leave one; the first moves come without a roll. */
  { "random-move", BARE " runs=1x1/-", "Moves left this turn", 0, 0, 1, 1, BARE " left=1 runs=1x1/-" },
  { "random-move", BARE " runs=2x4/1x1 seats=bw", "Moves left this turn", 0, 0, 1, 0, BARE " runs=2x4/1x1 seats=bw" },
  { "random-move", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 runs=2x3/-", "Moves left this turn", 0, 0, 255, 0,
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 runs=2x3/-" },
};

static const AleaField *
find_field (const char *game,
            const char *title,
            guint       number)
{
  const AleaField *field = test_rules (game)->beside.fields;

  while (field->title != NULL && !(g_str_equal (field->title, title) && field->number == number))
    field++;

  g_assert_nonnull (field->title);
  return field;
}

static void
test_fields (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      const AleaField *field = find_field (fields[i].game, fields[i].title, fields[i].number);
      AleaSetup setup;

      g_test_message ("%s: %s", fields[i].fen, fields[i].title);
      test_read_fen (fields[i].game, fields[i].fen, &setup);
      g_assert_cmpuint (field->get (&setup, field->number), ==, fields[i].value);
      g_assert_cmpuint (alea_field_get_max (field, &setup), ==, fields[i].max);
      field->set (&setup, field->number, fields[i].set);
      assert_fen (&setup, fields[i].game, fields[i].written);
    }
}

/* What was rolled was rolled once at least; all else may be none. */
static void
test_least (void)
{
  for (guint i = 0; alea_games[i] != NULL; i++)
    for (const AleaField *field = alea_games[i]->beside.fields; field != NULL && field->title != NULL; field++)
      if (field->kind == ALEA_FIELD_NUMBER)
        g_assert_cmpuint (field->least, ==, g_str_has_prefix (field->title, "Length of"));
}

/* --- sides --------------------------------------------------------------- */

/* What each side has beside the board goes to the other one, twice to where it was. */
static void
test_swap (void)
{
  static const struct { const char *game, *fen, *swapped; } rows[] = {
    { "guardener", KINGS " pass=w lost=QRRNbb", KINGS " pass=b lost=BBqrrn" },
    { "guardener", KINGS " dice=2-2 doubles=3 kept=4/3 pass=- lost=G", KINGS " dice=2-2 doubles=3 kept=4/3 pass=- lost=g" },
    { "random-move", BARE " left=1 runs=6x2/3x1", BARE " left=1 runs=6x2/3x1 seats=bw" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaSetup setup;

      test_read_fen (rows[i].game, rows[i].fen, &setup);
      test_rules (rows[i].game)->beside.swap (&setup);
      assert_fen (&setup, rows[i].game, rows[i].swapped);
      test_rules (rows[i].game)->beside.swap (&setup);
      assert_fen (&setup, rows[i].game, rows[i].fen);
    }
}

static void
test_passes_and_lost (void)
{
  const AleaBesideRules *beside = &test_rules ("guardener")->beside;
  AleaSetup setup;

  test_read_fen ("guardener", KINGS " pass=b lost=RRq", &setup);
  g_assert_cmpuint (beside->get_passes (&setup.table, ALEA_WHITE), ==, 0);
  g_assert_cmpuint (beside->get_passes (&setup.table, ALEA_BLACK), ==, 1);
  g_assert_cmpuint (beside->get_lost (&setup.table, ALEA_WHITE)[ALEA_ROOK], ==, 2);
  g_assert_cmpuint (beside->get_lost (&setup.table, ALEA_WHITE)[ALEA_QUEEN], ==, 0);
  g_assert_cmpuint (beside->get_lost (&setup.table, ALEA_BLACK)[ALEA_QUEEN], ==, 1);
}

/* --- rolls --------------------------------------------------------------- */

/* Other dice take with them what was kept of earlier ones. */
static void
test_set_roll (void)
{
  AleaSetup setup;

  test_read_fen ("guardener", START " dice=1-2 doubles=3 kept=4/3", &setup);
  test_rules ("guardener")->beside.set_roll (&setup);
  assert_fen (&setup, "guardener", START " dice=1-2 doubles=3");

  test_read_fen ("guardener", START, &setup);
  setup.table.roll = (AleaRoll) { .n = 2, .sides = 4, .face = { 3, 3 } };
  test_rules ("guardener")->beside.set_roll (&setup);
  assert_fen (&setup, "guardener", START " dice=3-3 doubles=1");
}

/* What is counted stays at the most that can be written. */
static void
test_counters (void)
{
  static const struct { const char *game, *fen; AleaRoll roll; const char *counted; } rows[] = {
    { "guardener", START " dice=1-1 doubles=254", { 2, 4, { 2, 2 } }, START " dice=2-2 doubles=255" },
    { "guardener", START " dice=1-1 doubles=255", { 2, 4, { 2, 2 } }, START " dice=2-2 doubles=255" },
    { "guardener", START " dice=1-1 doubles=255", { 2, 4, { 2, 1 } }, START " dice=2-1" },
  };
  AleaPosition position;
  AleaSetup setup;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      test_position (rows[i].game, rows[i].fen, &position);
      alea_position_lay_roll (&position, rows[i].roll);
      alea_position_get_setup (&position, &setup);
      assert_fen (&setup, rows[i].game, rows[i].counted);
    }

  for (guint clock = 65533; clock <= 65535; clock++)
    {
      g_autofree char *fen = g_strdup_printf ("***4***/*7k*/*8*/10/10/10/10/*8*/*K7*/***4*** b - - %u %u", clock, clock);
      const guint next = MIN (clock + 1, 65535);

      test_position ("guardener", fen, &position);
      alea_position_pass (&position);
      alea_position_get_setup (&position, &setup);
      g_assert_cmpuint (setup.halfmove_clock, ==, next);
      g_assert_cmpuint (setup.fullmove, ==, next);

      test_position ("guardener", fen, &position);
      alea_position_play (&position, alea_move (ALEA_KING, alea_position_get_king (&position, ALEA_BLACK),
                                                alea_position_get_king (&position, ALEA_BLACK) - 1,
                                                ALEA_MOVE_PLAIN, ALEA_NO_PIECE_TYPE));
      alea_position_get_setup (&position, &setup);
      g_assert_cmpuint (setup.halfmove_clock, ==, next);
      g_assert_cmpuint (setup.fullmove, ==, next);
    }
}

/* More than there is room for is left out, and never more than that. */
static void
test_room_for_lost (void)
{
  char value[ALEA_TOKEN_SIZE + 1] = { 0 };
  const AleaToken *token = test_rules ("guardener")->beside.tokens;
  AleaSetup setup;

  while (!g_str_equal (token->key, "lost"))
    token++;
  test_read_fen ("guardener", KINGS, &setup);
  memset (&setup.table, 0xff, sizeof setup.table);
  value[ALEA_TOKEN_SIZE] = '=';
  g_assert_true (token->write (&setup, value));
  g_assert_cmpuint (strlen (value), ==, ALEA_TOKEN_SIZE - 1);
  g_assert_cmpint (value[ALEA_TOKEN_SIZE], ==, '=');
}

/* A token ends where it ends, whatever stood there before. */
static void
test_ends_of_tokens (void)
{
  static const struct { const char *game, *fen; } rows[] = {
    { "guardener", KINGS " dice=2-2 doubles=3 kept=4/13 pass=w lost=QRRNbb" },
    { "guardener", KINGS " dice=1-2 doubles=1 kept=4/- pass=- lost=G" },
    { "random-move", BARE " left=1 runs=6x2/- seats=bw" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaSetup setup;

      test_read_fen (rows[i].game, rows[i].fen, &setup);
      for (const AleaToken *token = test_rules (rows[i].game)->beside.tokens; token->key != NULL; token++)
        {
          char value[ALEA_TOKEN_SIZE], expected[ALEA_TOKEN_SIZE] = "";

          memset (value, 'x', sizeof value);
          g_assert_true (token->write (&setup, value));
          g_assert_true (token->write (&setup, expected));
          g_assert_cmpstr (value, ==, expected);
        }
    }
}

/* Of a game that was played before only the runs go on. */
static void
test_carry_on (void)
{
  AleaSetup before, setup;

  test_read_fen ("random-move", BARE " left=1 runs=2x3/5x1 seats=bw", &before);
  test_read_fen ("random-move", BARE " runs=1x1/-", &setup);
  test_rules ("random-move")->beside.carry_on (&setup, &before.table);
  assert_fen (&setup, "random-move", BARE " runs=2x3/5x1");
}

/* --- faults -------------------------------------------------------------- */

/* What cannot be is so before, and no longer once it is mended. */
static void
test_mends (void)
{
  static const struct { const char *game, *fen, *fix, *mended; } rows[] = {
    { "guardener", START " pass=w lost=Q", "List only those missing", START " pass=w" },
    { "guardener", START " pass=w kept=4/3", "Clear them", START },
    { "guardener", KINGS " lost=Q dice=1-1 doubles=1 kept=4/-", "Clear them", KINGS },
    { "random-move", BARE " left=4 runs=2x3/5x1", "Keep only that many", BARE " left=3 runs=2x3/5x1" },
    { "random-move", BARE " left=2 runs=1x1/5x1", "Keep only that many", BARE " left=1 runs=1x1/5x1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaTableFault *fault = test_rules (rows[i].game)->beside.faults;
      AleaSetup setup;

      while (!g_str_equal (fault->fix, rows[i].fix))
        fault++;
      test_read_fen (rows[i].game, rows[i].fen, &setup);
      g_assert_true (fault->is_so (&setup));
      fault->mend (&setup);
      g_assert_false (fault->is_so (&setup));
      assert_fen (&setup, rows[i].game, rows[i].mended);
    }
}

/* A run has a face of the die and a length, or neither; what is none goes with all that lies
 * beside the board. */
static void
test_impossible_runs (void)
{
  static const struct { guint8 value, length; gboolean is_so; } rows[] = {
    { 0, 0, FALSE }, { 1, 1, FALSE }, { 6, 1, FALSE }, { 6, 255, FALSE }, { 7, 1, TRUE }, { 255, 255, TRUE }, { 0, 1, TRUE }, { 1, 0, TRUE },
  };
  const AleaTableFault *fault = test_rules ("random-move")->beside.faults;

  while (!g_str_equal (fault->fix, "Clear them"))
    fault++;
  for (guint player = 0; player < 2; player++)
    for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
      {
        AleaSetup setup;

        test_read_fen ("random-move", BARE " left=1 runs=2x3/2x3 seats=bw", &setup);
        alea_series_edit (&setup.table)->runs[player] = (AleaRun) { rows[i].value, rows[i].length };
        g_assert_cmpint (fault->is_so (&setup), ==, rows[i].is_so);
        if (!rows[i].is_so)
          continue;
        fault->mend (&setup);
        assert_fen (&setup, "random-move", BARE);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/beside/fields", test_fields);
  g_test_add_func ("/beside/least", test_least);
  g_test_add_func ("/beside/swap", test_swap);
  g_test_add_func ("/beside/passes-and-lost", test_passes_and_lost);
  g_test_add_func ("/beside/set-roll", test_set_roll);
  g_test_add_func ("/beside/counters", test_counters);
  g_test_add_func ("/beside/room-for-lost", test_room_for_lost);
  g_test_add_func ("/beside/ends-of-tokens", test_ends_of_tokens);
  g_test_add_func ("/beside/carry-on", test_carry_on);
  g_test_add_func ("/beside/mends", test_mends);
  g_test_add_func ("/beside/impossible-runs", test_impossible_runs);

  return g_test_run ();
}
