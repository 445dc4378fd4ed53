/* test-faults.c: why a setup is not a position
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-support.h"

#include <string.h>

static const struct
{
  const char *game;
  const char *fen;
  AleaFaults  faults;
  const char *squares;
} cases[] = {
  { "chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ALEA_FAULT_NONE, "" },
  { "chess", "8/8/8/8/8/8/8/K6k w - - 0 1", ALEA_FAULT_NONE, "" },
  { "chess", "QQQQQQQQ/8/8/8/8/8/4k3/K7 b - - 0 1", ALEA_FAULT_NONE, "" },
  { "chess", "8/8/8/8/8/8/8/8 w - - 0 1", ALEA_FAULT_NO_KING, "" },
  { "chess", "4k3/8/8/8/8/8/8/8 w - - 0 1", ALEA_FAULT_NO_KING, "" },
  { "chess", "8/8/8/8/8/8/8/4K3 w - - 0 1", ALEA_FAULT_NO_KING, "" },
  { "chess", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", ALEA_FAULT_TOO_MANY_KINGS, "a1 e1" },
  { "chess", "4k3/8/8/3k4/8/8/8/K3K3 w - - 0 1", ALEA_FAULT_TOO_MANY_KINGS, "a1 e1 d5 e8" },
  { "chess", "4k2P/8/8/8/8/8/8/p3K3 w - - 0 1", ALEA_FAULT_PAWN_ON_EDGE, "a1 h8" },
  { "chess", "4k2p/8/8/8/8/8/8/P3K3 w - - 0 1", ALEA_FAULT_PAWN_ON_EDGE, "a1 h8" },
  { "chess", "4k3/P6P/8/8/8/8/p6p/4K3 w - - 0 1", ALEA_FAULT_NONE, "" },
  { "chess", "4k3/8/8/8/4g3/8/8/4K2G w - - 0 1", ALEA_FAULT_FOREIGN_PIECE, "h1 e4" },

  /* The rights of chess are those of its one array. */
  { "chess", "4k3/8/8/8/8/8/8/3K3R w K - 0 1", ALEA_FAULT_CASTLING, "h1" },
  { "chess960", "4k3/8/8/8/8/8/8/3K3R w K - 0 1", ALEA_FAULT_NONE, "" },
  { "chess", "1r2k3/8/8/8/8/8/8/4K3 w q - 0 1", ALEA_FAULT_CASTLING, "b8" },
  { "chess960", "1r2k3/8/8/8/8/8/8/4K3 w q - 0 1", ALEA_FAULT_NONE, "" },
  { "chess960", "4k3/8/8/8/8/8/4K2R/8 w K - 0 1", ALEA_FAULT_CASTLING, "h2" },
  { "chess960", "4k3/8/8/8/8/8/4K3/7R w H - 0 1", ALEA_FAULT_CASTLING, "h1" },
  { "chess960", "8/r3k3/8/8/8/8/8/4K3 w q - 0 1", ALEA_FAULT_CASTLING, "a7" },

  /* A pawn of the side that moved stands before the square passed. */
  { "chess", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", ALEA_FAULT_NONE, "" },
  { "chess", "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1", ALEA_FAULT_NONE, "" },
  { "chess", "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", ALEA_FAULT_EN_PASSANT, "e3" },
  { "chess", "4k3/8/8/8/8/8/8/4K3 b - e3 0 1", ALEA_FAULT_EN_PASSANT, "e3" },
  { "chess", "4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1", ALEA_FAULT_EN_PASSANT, "e3" },
  { "chess", "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1", ALEA_FAULT_EN_PASSANT, "e3" },
  { "chess", "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1", ALEA_FAULT_EN_PASSANT, "e3" },
  { "chess", "4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1", ALEA_FAULT_EN_PASSANT, "e4" },
  { "chess", "4k3/8/8/8/4P3/8/8/4K3 b - e8 0 1", ALEA_FAULT_EN_PASSANT, "e8" },
  { "chess", "4k3/8/8/8/4P3/8/8/4K3 b - e1 0 1", ALEA_FAULT_EN_PASSANT, "e1" },

  { "chess", "4k3/8/8/8/8/8/8/K3R3 w - - 0 1", ALEA_FAULT_OPPOSITE_CHECK, "e8" },
  { "chess", "4k3/8/8/8/8/8/8/K3R3 b - - 0 1", ALEA_FAULT_NONE, "" },
  { "chess", "8/8/8/3kK3/8/8/8/8 w - - 0 1", ALEA_FAULT_OPPOSITE_CHECK, "d5" },
  { "chess", "8/8/8/3kK3/8/8/8/8 b - - 0 1", ALEA_FAULT_OPPOSITE_CHECK, "e5" },
  { "chess", "8/8/8/8/8/2n5/8/K3k3 b - - 0 1", ALEA_FAULT_NONE, "" },
  { "chess", "8/8/8/8/8/1n6/8/K3k3 b - - 0 1", ALEA_FAULT_OPPOSITE_CHECK, "a1" },
  { "chess", "8/8/3k4/4P3/8/8/8/K7 w - - 0 1", ALEA_FAULT_OPPOSITE_CHECK, "d6" },

  /* All that is wrong is said at once. */
  { "chess", "P7/8/8/8/8/4g3/8/K1K5 w - - 0 1",
    ALEA_FAULT_NO_KING | ALEA_FAULT_TOO_MANY_KINGS | ALEA_FAULT_PAWN_ON_EDGE | ALEA_FAULT_FOREIGN_PIECE,
    "a1 c1 e3 a8" },
  { "chess", "4k3/8/8/8/8/8/8/p2K3R b K e3 0 1",
    ALEA_FAULT_PAWN_ON_EDGE | ALEA_FAULT_CASTLING | ALEA_FAULT_EN_PASSANT, "a1 h1 e3" },
};

static char *
name_squares (AleaSquareSet squares)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) names = NULL;

  for (AleaSquare square = 0; square < 64; square++)
    if (alea_square_set_has (squares, square))
      {
        char name[ALEA_SQUARE_NAME_SIZE];

        g_strv_builder_add (builder, alea_geometry_name (&alea_geometry_8x8, square, name));
      }

  names = g_strv_builder_end (builder);
  return g_strjoinv (" ", names);
}

static void
test_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const AleaRules *rules = test_rules (cases[i].game);
      g_autofree char *names = NULL;
      AleaPosition position;
      AleaSetup setup;

      g_test_message ("%s", cases[i].fen);
      test_read_fen (cases[i].game, cases[i].fen, &setup);
      g_assert_cmphex (alea_setup_find_faults (&setup, rules), ==, cases[i].faults);
      names = name_squares (test_fault_squares (&setup, rules));
      g_assert_cmpstr (names, ==, cases[i].squares);
      g_assert_cmphex (alea_position_init (&position, rules, NULL, &setup), ==, cases[i].faults);
    }
}

/* Nobody sees a half-made position or state. */
static void
test_left_alone (void)
{
  AleaState state, before;
  AleaSetup setup;

  test_state ("chess", "4k3/8/8/8/4P3/8/8/4K3 b - - 3 7", &state);
  before = state;
  test_read_fen ("chess", "4k3/8/8/8/8/8/8/K3R3 w - - 0 1", &setup);

  g_assert_cmphex (alea_state_init_from_setup (&state, test_rules ("chess"), NULL, &setup), ==,
                   ALEA_FAULT_OPPOSITE_CHECK);
  test_assert_same_state (&state, &before);
  g_assert_cmphex (alea_position_init (&state.position, test_rules ("chess"), NULL, &setup), ==,
                   ALEA_FAULT_OPPOSITE_CHECK);
  test_assert_same_state (&state, &before);
}

/* What no FEN of these games can say, but an editor can build. */
static void
test_by_hand (void)
{
  const AleaRules *chess = test_rules ("chess");
  AleaGeometry plain;
  AleaSetup setup;

  alea_geometry_init_plain (&plain, 10, 10);
  alea_setup_init (&setup, &plain);
  g_assert_cmphex (alea_setup_find_faults (&setup, chess), ==, ALEA_FAULT_BOARD);

  test_read_fen ("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", &setup);
  setup.may_relocate[ALEA_WHITE] = true;
  g_assert_cmphex (alea_setup_find_faults (&setup, chess), ==, ALEA_FAULT_RELOCATION);

  test_read_fen ("chess960", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", &setup);
  setup.pieces[test_square ("h1")] = ALEA_NO_PIECE;
  g_assert_cmphex (alea_setup_find_faults (&setup, test_rules ("chess960")), ==, ALEA_FAULT_CASTLING);

  test_read_fen ("chess960", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", &setup);
  setup.castle_rook[ALEA_WHITE][ALEA_WING_A] = test_square ("h1");
  g_assert_cmphex (alea_setup_find_faults (&setup, test_rules ("chess960")), ==, ALEA_FAULT_CASTLING);
}

/* Another board is another one by its size and by its holes, not by where it is kept. */
static void
test_boards (void)
{
  static const struct { const char *game, *fen; } rows[] = {
    { "chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1" },
    { "guardener", "***4***/*4k3*/*8*/10/10/10/10/*8*/*R3K2R*/***4*** w KQ - 0 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaRules *rules = test_rules (rows[i].game);
      AleaSetup setup;
      AleaGeometry copy, plain;

      test_read_fen (rows[i].game, rows[i].fen, &setup);
      copy = *setup.geometry;
      setup.geometry = &copy;
      g_assert_cmphex (alea_setup_find_faults (&setup, rules), ==, 0);
      alea_geometry_init_plain (&plain, copy.files, copy.ranks);
      setup.geometry = &plain;
      g_assert_cmphex (alea_setup_find_faults (&setup, rules) & ALEA_FAULT_BOARD, ==, i == 0 ? 0 : ALEA_FAULT_BOARD);
      alea_geometry_init_plain (&plain, copy.files, copy.ranks - 1);
      g_assert_cmphex (alea_setup_find_faults (&setup, rules) & ALEA_FAULT_BOARD, ==, ALEA_FAULT_BOARD);
      alea_geometry_init_plain (&plain, copy.files - 1, copy.ranks);
      g_assert_cmphex (alea_setup_find_faults (&setup, rules) & ALEA_FAULT_BOARD, ==, ALEA_FAULT_BOARD);
    }
}

/* A piece in a hole is nowhere. */
static void
test_hole (void)
{
  AleaSquareSet squares[ALEA_N_FAULTS];
  AleaSetup setup;

  test_read_fen ("guardener", "***4***/*4k3*/*8*/10/10/10/10/*8*/*R3K2R*/***4*** w KQ - 0 1", &setup);
  setup.pieces[0] = alea_piece (ALEA_WHITE, ALEA_KNIGHT);
  g_assert_cmphex (alea_setup_list_faults (&setup, test_rules ("guardener"), squares) & ALEA_FAULT_HOLE, ==,
                   ALEA_FAULT_HOLE);
  g_assert_true (squares[__builtin_ctz (ALEA_FAULT_HOLE)] == 1);
}

/* What is wrong beside the board is right when it has been mended. */
static void
test_mended_tables (void)
{
  static const struct { const char *game, *fen; } rows[] = {
    { "guardener", "***4***/*4k3*/*8*/10/10/10/10/*8*/*R3K2R*/***4*** w KQ - 0 1 pass=- lost=Q" },
    { "random-move", "4k3/8/8/8/8/8/8/R3K3 w - - 0 10 runs=2x1/3x1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const AleaRules *rules = test_rules (rows[i].game);

      for (const AleaTableFault *fault = rules->beside.faults; fault->sentence != NULL; fault++)
        {
          AleaSetup setup;

          test_read_fen (rows[i].game, rows[i].fen, &setup);
          g_assert_false (fault->is_so (&setup));
          memset (&setup.table, 0xff, sizeof setup.table);
          fault->mend (&setup);
          g_assert_false (fault->is_so (&setup));
        }
    }
}

/* Each fault has a sentence of its own. */
static void
test_sentences (void)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < ALEA_N_FAULTS; i++)
    {
      AleaText text;
      char *sentence;

      alea_fault_describe (1u << i, &text);
      sentence = test_sentence (&text);
      g_assert_true (g_str_has_suffix (sentence, "."));
      g_assert_true (g_hash_table_add (seen, sentence));
    }
}

/* Of several faults the first is told, of none nothing. */
static void
test_first_sentence (void)
{
  AleaText text, first;

  alea_fault_describe (ALEA_FAULT_CASTLING | ALEA_FAULT_NO_KING | ALEA_FAULT_TABLE, &text);
  alea_fault_describe (ALEA_FAULT_NO_KING, &first);
  g_assert_cmpstr (text.singular, ==, first.singular);
  g_assert_cmpstr (text.singular, ==, "Each side needs a king.");

  alea_fault_describe (ALEA_FAULT_NONE, &text);
  g_assert_null (text.singular);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/faults/cases", test_cases);
  g_test_add_func ("/faults/left-alone", test_left_alone);
  g_test_add_func ("/faults/by-hand", test_by_hand);
  g_test_add_func ("/faults/boards", test_boards);
  g_test_add_func ("/faults/hole", test_hole);
  g_test_add_func ("/faults/mended-tables", test_mended_tables);
  g_test_add_func ("/faults/sentences", test_sentences);
  g_test_add_func ("/faults/first-sentence", test_first_sentence);

  return g_test_run ();
}
