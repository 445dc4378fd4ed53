/* test-castling.c: castling from every square it can begin on
 *
 * The table data/facts/castling-84.csv has a line for each pair of squares of
 * king and rook that occurs in the 960 starts: where the two end, which squares
 * must be empty (C14) and which must not be attacked (C13, C15).
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fen.h"
#include "test-support.h"

#include <string.h>

#define N_LINES 84

/* One line of the table. */
typedef struct
{
  AleaColour colour;
  AleaWing   wing;
  AleaSquare king_from, rook_from;
  AleaSquare king_to, rook_to;
  char      *method;
  char      *vacant;      /* names of squares, with blanks between */
  char      *unattacked;
} Fact;

static void
read_fact (const char *line,
           Fact       *fact)
{
  g_auto(GStrv) field = g_strsplit (line, ",", -1);

  g_assert_cmpuint (g_strv_length (field), ==, 9);
  *fact = (Fact) {
    .colour = strcmp (field[0], "white") == 0 ? ALEA_WHITE : ALEA_BLACK,
    .wing = *field[1] == 'a' ? ALEA_WING_A : ALEA_WING_H,
    .king_from = test_square (field[2]),
    .rook_from = test_square (field[3]),
    .king_to = test_square (field[4]),
    .rook_to = test_square (field[5]),
    .method = g_strdup (field[6]),
    .vacant = g_strdup (field[7]),
    .unattacked = g_strdup (field[8]),
  };
}

static void
clear_fact (Fact *fact)
{
  g_free (fact->method);
  g_free (fact->vacant);
  g_free (fact->unattacked);
}

static gboolean
has_square (const char *names,
            AleaSquare  square)
{
  char name[ALEA_SQUARE_NAME_SIZE];

  return strstr (names, alea_geometry_name (&alea_geometry_8x8, square, name)) != NULL;
}

/* King and rook alone, with the other king out of their way. */
static void
make_setup (const Fact *fact,
            AleaSetup  *setup)
{
  const AleaSquare rank = (AleaSquare) (fact->colour == ALEA_WHITE ? 5 * 8 : 2 * 8);
  const AleaSquare file = fact->rook_from % 8 == 4 ? 0 : 4;

  alea_setup_init (setup, &alea_geometry_8x8);
  setup->turn = fact->colour;
  setup->pieces[fact->king_from] = alea_piece (fact->colour, ALEA_KING);
  setup->pieces[fact->rook_from] = alea_piece (fact->colour, ALEA_ROOK);
  setup->pieces[rank + file] = alea_piece (alea_colour_other (fact->colour), ALEA_KING);
  setup->castle_rook[fact->colour][fact->wing] = fact->rook_from;
}

static AleaMove
castle_move (const Fact *fact)
{
  return alea_move (ALEA_KING, fact->king_from, fact->rook_from, ALEA_MOVE_CASTLE, ALEA_NO_PIECE_TYPE);
}

static gboolean
may_castle (const Fact      *fact,
            const AleaSetup *setup,
            const char      *game)
{
  AleaPosition position;

  g_assert_cmpint (alea_position_init (&position, test_rules (game), NULL, setup), ==, ALEA_FAULT_NONE);
  return alea_position_is_legal (&position, castle_move (fact));
}

/* --- what each line is held to ------------------------------------------- */

static void
check_squares (const Fact *fact)
{
  AleaSquare king_to, rook_to;
  AleaPosition position;
  AleaSetup setup;

  make_setup (fact, &setup);
  g_assert_cmpint (alea_position_init (&position, test_rules ("chess960"), NULL, &setup), ==, ALEA_FAULT_NONE);
  alea_position_castle_to (&position, castle_move (fact), &king_to, &rook_to);
  g_assert_cmpint (king_to, ==, fact->king_to);
  g_assert_cmpint (rook_to, ==, fact->rook_to);

  alea_position_play (&position, castle_move (fact));
  alea_position_get_setup (&position, &setup);
  g_assert_cmpint (alea_setup_find (&setup, alea_piece (fact->colour, ALEA_KING)), ==, fact->king_to);
  g_assert_cmpint (alea_setup_find (&setup, alea_piece (fact->colour, ALEA_ROOK)), ==, fact->rook_to);
  g_assert_cmpint (alea_setup_count (&setup, ALEA_NO_PIECE), ==, 61);
  g_assert_cmpint (setup.castle_rook[fact->colour][fact->wing], ==, ALEA_NO_SQUARE);
}

static void
check_method (const Fact *fact)
{
  const char *method = "double-move";

  if (fact->king_to == fact->rook_from && fact->rook_to == fact->king_from)
    method = "transposition";
  else if (fact->king_to == fact->king_from)
    method = "rook-only";
  else if (fact->rook_to == fact->rook_from)
    method = "king-only";

  g_assert_cmpstr (fact->method, ==, method);
}

/* A knight on the home rank attacks no square of it. */
static void
check_vacant (const Fact *fact)
{
  const AleaSquare home = fact->king_from / 8 * 8;

  for (AleaSquare square = home; square < home + 8; square++)
    for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
      {
        AleaSetup setup;

        make_setup (fact, &setup);
        if (setup.pieces[square] != ALEA_NO_PIECE)
          continue;

        setup.pieces[square] = alea_piece (colour, ALEA_KNIGHT);
        g_assert_cmpint (may_castle (fact, &setup, "chess960"), ==, !has_square (fact->vacant, square));
      }
}

/* A rook four ranks away attacks one square of the home rank. */
static void
check_unattacked (const Fact *fact)
{
  const AleaSquare home = fact->king_from / 8 * 8;
  const AleaSquare rank = (AleaSquare) (fact->colour == ALEA_WHITE ? 4 * 8 : 3 * 8);

  for (AleaSquare file = 0; file < 8; file++)
    {
      AleaSetup setup;

      make_setup (fact, &setup);
      setup.pieces[rank + file] = alea_piece (alea_colour_other (fact->colour), ALEA_ROOK);
      g_assert_cmpint (may_castle (fact, &setup, "chess960"), ==,
                       !has_square (fact->unattacked, (AleaSquare) (home + file)));
    }
}

/* In chess the rights of any other king and rook are a fault. */
static void
check_chess (const Fact *fact)
{
  gboolean is_classical = fact->king_from % 8 == 4
                          && fact->rook_from % 8 == (fact->wing == ALEA_WING_A ? 0 : 7);
  AleaSetup setup;

  make_setup (fact, &setup);
  if (is_classical)
    g_assert_true (may_castle (fact, &setup, "chess"));
  else
    g_assert_cmpint (alea_setup_find_faults (&setup, test_rules ("chess")), ==, ALEA_FAULT_CASTLING);
}

static void
test_table (gconstpointer data)
{
  void (*const *check) (const Fact *) = data;
  g_auto(GStrv) lines = test_read_lines ("facts", "castling-84.csv");

  g_assert_cmpuint (g_strv_length (lines), ==, N_LINES + 1);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      Fact fact;

      g_test_message ("%s", lines[i]);
      read_fact (lines[i], &fact);
      (*check) (&fact);
      clear_fact (&fact);
    }
}

/* --- single positions ---------------------------------------------------- */

typedef struct
{
  const char *fen;
  const char *castling;   /* as "b1a1 e1h1", in any order; "" for none */
} Case;

static const Case cases[] = {
  /* CA2: the rook on b1 shields its king against the one on a1. */
  { "4k3/8/8/8/8/8/8/rR2K1N1 w B - 0 1", "" },
  { "4k3/8/8/8/8/8/8/1R2K1N1 w B - 0 1", "e1b1" },
  /* CA3: an attacked rook may castle. */
  { "rk2r2b/ppp2b1p/1n4p1/3p1p2/3q1P2/1P1QN3/P1P1P2P/RK2R1BB w EAea - 0 12", "b1a1" },
  { "4k3/8/8/8/8/8/7r/R3K3 w Q - 0 1", "e1a1" },
  /* C15: the king jumps its rook on an attacked square. */
  { "3r2k1/8/8/8/8/8/8/3RK3 w D - 0 1", "" },
  { "2r3k1/8/8/8/8/8/8/3RK3 w D - 0 1", "" },
  { "1r4k1/8/8/8/8/8/8/3RK3 w D - 0 1", "e1d1" },
  /* C17: king and rook change places. */
  { "1k6/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1" },
  /* C16: one of the two stays where it is. */
  { "1k6/8/8/8/8/8/8/6KR w H - 0 1", "g1h1" },
  { "7k/8/8/8/8/8/8/R1K5 w A - 0 1", "c1a1" },
  /* C22: the other rook stands in the way. */
  { "7k/8/8/8/8/8/8/RKR5 w CA - 0 1", "b1c1" },
  { "7k/8/8/8/8/8/8/R4KR1 w GA - 0 1", "f1a1 f1g1" },
  /* C23: what lies beyond may be occupied. */
  { "4k3/8/8/8/8/8/8/NN2K2R w H - 0 1", "e1h1" },
  { "4k3/8/8/8/8/8/8/N1R1K3 w C - 0 1", "e1c1" },
  /* C13: not out of check, nor into it. */
  { "4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1", "" },
  { "4k3/8/8/8/8/6r1/8/R3K2R w KQ - 0 1", "e1a1" },
  { "4k3/8/8/8/8/8/3p4/R3K2R w KQ - 0 1", "" },
  { "4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1", "e1a1" },
  { "4k3/8/8/8/8/8/1p6/R3K2R w KQ - 0 1", "e1h1" },
  { "r3k2r/8/8/8/8/8/8/1R2K3 b kq - 0 1", "e8a8 e8h8" },
  { "r3k2r/8/8/8/8/8/8/2R1K3 b kq - 0 1", "e8h8" },
};

static void
test_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto(GStrv) words = g_strsplit (cases[i].castling, " ", -1);
      AleaMove moves[ALEA_MAX_MOVES];
      AleaPosition position;
      size_t n;
      guint n_castling = 0;

      g_test_message ("%s", cases[i].fen);
      test_position ("chess960", cases[i].fen, &position);
      n = alea_position_list_moves (&position, moves);

      for (size_t j = 0; j < n; j++)
        {
          char text[ALEA_MOVE_TEXT_SIZE];

          if (alea_move_type (moves[j]) != ALEA_MOVE_CASTLE)
            continue;
          n_castling++;
          alea_move_to_coordinates (&position, moves[j], text);
          g_assert_true (g_strv_contains ((const char *const *) words, text));
        }

      g_assert_cmpuint (n_castling, ==, g_strv_length (words));
    }
}

/* --- rights -------------------------------------------------------------- */

/* C12, CA5: what play leaves of the rights. */
static const struct
{
  const char *game;
  const char *fen;
  const char *moves;
  const char *rights;
} rights[] = {
  { "chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Ke2", "kq" },
  { "chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rb1", "Kkq" },
  { "chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rg1", "Qkq" },
  { "chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rxa8+", "Kk" },
  { "chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", "kq" },
  { "chess", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", "KQ" },
  { "chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rb1 Rb8 Ra1 Ra8", "Kk" },
  /* A rook is taken, and another comes to stand on its square. */
  { "chess", "4k3/8/8/8/8/1n6/8/R2RK3 w Q - 0 1", "Rd2 Nxa1 Rd1 Nb3 Ra1", "-" },
  /* It is the a-side rook that took, from the h-side rook's file. */
  { "chess960", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", "Rxg8+", "Qq" },
  { "chess960", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", "O-O-O", "kq" },
};

static void
test_rights (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rights); i++)
    {
      char fen[ALEA_FEN_SIZE];
      g_auto(GStrv) field = NULL;
      AleaSetup setup;
      AleaState state;

      g_test_message ("%s: %s", rights[i].fen, rights[i].moves);
      test_state (rights[i].game, rights[i].fen, &state);
      test_decide_all (&state, rights[i].moves);
      alea_state_get_setup (&state, &setup);
      field = g_strsplit (alea_fen_write (&setup, state.rules, fen), " ", -1);
      g_assert_cmpstr (field[2], ==, rights[i].rights);
    }
}

/* Whoever passes lets the moment for capturing en passant go by, on every board. */
static void
test_pass_en_passant (void)
{
  static const struct { const char *game, *fen; } rows[] = {
    { "chess", "4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1" },
    { "guardener", "***4***/*4k3*/*8*/10/10/1Pp7/10/*8*/*4K3*/***4*** b - a3 0 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaPosition position;
      AleaSetup setup;

      test_position (rows[i].game, rows[i].fen, &position);
      alea_position_get_setup (&position, &setup);
      g_assert_cmpuint (setup.n_en_passant, ==, 1);
      alea_position_pass (&position);
      alea_position_get_setup (&position, &setup);
      g_assert_cmpuint (setup.n_en_passant, ==, 0);
      g_assert_cmpint (setup.turn, ==, ALEA_WHITE);
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *path; void (*check) (const Fact *); } checks[] = {
    { "/castling/table/squares", check_squares },
    { "/castling/table/method", check_method },
    { "/castling/table/vacant", check_vacant },
    { "/castling/table/unattacked", check_unattacked },
    { "/castling/table/chess", check_chess },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    g_test_add_data_func (checks[i].path, &checks[i].check, test_table);
  g_test_add_func ("/castling/cases", test_cases);
  g_test_add_func ("/castling/rights", test_rights);
  g_test_add_func ("/castling/pass-en-passant", test_pass_en_passant);

  return g_test_run ();
}
