/* test-fen.c: positions as text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fen.h"
#include "test-support.h"

#include <string.h>

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* --- what is understood -------------------------------------------------- */

typedef struct
{
  const char *game;
  const char *read;
  const char *written;   /* NULL: as it was read */
} Good;

static const Good goods[] = {
  { "chess", START, NULL },
  { "chess", "8/8/8/8/8/8/8/8 w - - 0 1", NULL },
  { "chess", "pppppppp/8/8/8/8/8/8/KKKKKKKK b - - 9999 9999", NULL },
  { "chess", "1p1p1p1p/p1p1p1p1/2p5/8/8/8/8/8 b - - 0 1", NULL },
  { "chess", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", NULL },
  { "chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR   w  KQkq -  0 1 ", START },
  { "chess", START "\n", START },
  { "chess", START " last=e2e4", START },
  { "chess", START "\r\nand more", START },
  { "chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w qkQK - 0 1", START },
  { "chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", START },
  { "chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0001 02",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 1 2" },
  /* The outermost rook is K and Q, an inner one the letter of its file. */
  { "chess960", "r1r1k1r1/8/8/8/8/8/8/R1R1K1R1 w KCkc - 0 1", NULL },
  { "chess960", "r1r1k1r1/8/8/8/8/8/8/R1R1K1R1 w GCgc - 0 1", "r1r1k1r1/8/8/8/8/8/8/R1R1K1R1 w KCkc - 0 1" },
  { "chess960", "r1r1k1r1/8/8/8/8/8/8/R1R1K1R1 w GAga - 0 1", "r1r1k1r1/8/8/8/8/8/8/R1R1K1R1 w KQkq - 0 1" },
  { "chess960", "r1r1k1r1/8/8/8/8/8/8/R1R1K1R1 w KQkq - 0 1", NULL },
  { "chess960", "4k3/8/8/8/8/8/8/5KRR w G - 0 1", NULL },
  { "chess960", "4k3/8/8/8/8/8/8/5KRR w H - 0 1", "4k3/8/8/8/8/8/8/5KRR w K - 0 1" },
  { "chess960", "1r2kr1r/8/8/8/8/8/8/RRKR3R w DBfq - 0 1", NULL },
  { "chess960", "rk2r2b/ppp2b1p/1n4p1/3p1p2/3q1P2/1P1QN3/P1P1P2P/RK2R1BB w EAea - 0 12",
    "rk2r2b/ppp2b1p/1n4p1/3p1p2/3q1P2/1P1QN3/P1P1P2P/RK2R1BB w KQkq - 0 12" },
  { "chess960", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1",
    "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1" },
};

static void
test_good (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (goods); i++)
    {
      const char *written = goods[i].written != NULL ? goods[i].written : goods[i].read;
      const AleaRules *rules = test_rules (goods[i].game);
      AleaSetup setup, again;
      char fen[ALEA_FEN_SIZE];

      g_test_message ("%s", goods[i].read);
      test_read_fen (goods[i].game, goods[i].read, &setup);
      g_assert_cmpstr (alea_fen_write (&setup, rules, fen), ==, written);
      g_assert_true (alea_fen_read (fen, rules, &again, NULL));
      g_assert_true (test_is_same_setup (&setup, &again));
    }
}

static void
test_fields (void)
{
  AleaSetup setup;

  test_read_fen ("chess960", "4k2r/8/8/8/3pP3/8/8/R1R1K1R1 b KCk e3 17 42", &setup);
  g_assert_cmpint (setup.pieces[test_square ("a1")], ==, alea_piece (ALEA_WHITE, ALEA_ROOK));
  g_assert_cmpint (setup.pieces[test_square ("d4")], ==, alea_piece (ALEA_BLACK, ALEA_PAWN));
  g_assert_cmpint (alea_setup_count (&setup, ALEA_NO_PIECE), ==, 64 - 8);
  g_assert_cmpint (setup.turn, ==, ALEA_BLACK);
  g_assert_cmpint (setup.castle_rook[ALEA_WHITE][ALEA_WING_A], ==, test_square ("c1"));
  g_assert_cmpint (setup.castle_rook[ALEA_WHITE][ALEA_WING_H], ==, test_square ("g1"));
  g_assert_cmpint (setup.castle_rook[ALEA_BLACK][ALEA_WING_A], ==, ALEA_NO_SQUARE);
  g_assert_cmpint (setup.castle_rook[ALEA_BLACK][ALEA_WING_H], ==, test_square ("h8"));
  g_assert_cmpint (setup.n_en_passant, ==, 1);
  g_assert_cmpint (setup.en_passant[0], ==, test_square ("e3"));
  g_assert_cmpint (setup.halfmove_clock, ==, 17);
  g_assert_cmpint (setup.fullmove, ==, 42);
}

/* --- what is not --------------------------------------------------------- */

/* '|' stands before the character that is wrong. */
static const struct
{
  const char *game;
  const char *fen;
  const char *sentence;
} bads[] = {
  { "chess", "|", "Placement: this rank is 8 squares too short." },
  { "chess", "8/8/8| w - - 0 1", "Placement: 5 ranks are missing." },
  { "chess", "8/8/8/8/8/8/8/8|/8 w - - 0 1", "Placement: there are too many ranks." },
  { "chess", "8/8/8/8/8/8/8| w - - 0 1", "Placement: 1 rank is missing." },
  { "chess", "8/8/5|/8/8/8/8/8 w - - 0 1", "Placement: this rank is 3 squares too short." },
  { "chess", "8/8/8/8/8/8/8/7| w - - 0 1", "Placement: this rank is 1 square too short." },
  { "chess", "|9/8/8/8/8/8/8/8 w - - 0 1", "Placement: this rank is too long." },
  { "chess", "8/8/pppppppp|1/8/8/8/8/8 w - - 0 1", "Placement: this rank is too long." },
  { "chess", "8/8/8/4pppp|p/8/8/8/8 w - - 0 1", "Placement: this rank is too long." },
  { "chess", "8/3|x4/8/8/8/8/8/8 w - - 0 1", "Placement: no piece has this letter." },
  { "chess", "8/3|\xc3\xa4""4/8/8/8/8/8/8 w - - 0 1", "Placement: no piece has this letter." },
  { "chess", "8/3|-4/8/8/8/8/8/8 w - - 0 1", "Placement: no piece has this letter." },
  { "chess", "8/|0p7/8/8/8/8/8/8 w - - 0 1", "Placement: this number of empty squares is not valid." },
  { "chess", "8/|99999999999999999999/8/8/8/8/8/8 w", "Placement: this number of empty squares is not valid." },
  { "chess", "8/|260/8/8/8/8/8/8 w", "Placement: this number of empty squares is not valid." },
  { "chess", "8/|27/8/8/8/8/8/8 w", "Placement: this number of empty squares is not valid." },
  { "chess", "8/|26/8/8/8/8/8/8 w", "Placement: this rank is too long." },
  { "chess", "|1111k111/8/8/8/8/8/8/4K3 w - - 0 1", "Placement: this number of empty squares is not valid." },
  { "chess", "8/|*7/8/8/8/8/8/8 w - - 0 1", "Placement: the board has a square here, not a hole." },
  { "chess", "8/8/8/8/8/8/8/8|", "Side to move: this field is missing." },
  { "chess", "8/8/8/8/8/8/8/8 |", "Side to move: this field is missing." },
  { "chess", "8/8/8/8/8/8/8/8 |x - - 0 1", "Side to move: this must be “w” or “b”." },
  { "chess", "8/8/8/8/8/8/8/8 |W - - 0 1", "Side to move: this must be “w” or “b”." },
  { "chess", "8/8/8/8/8/8/8/8 |white - - 0 1", "Side to move: this must be “w” or “b”." },
  { "chess", "8/8/8/8/8/8/8/8 w|", "Castling rights: this field is missing." },
  { "random-move", "4k3/8/8/8/PP6/8/8/4K3 b - a3b3|a3 0 1", "En passant: this square is named twice." },
  { "random-move", "4k3/8/8/8/PP6/8/8/4K3 b - a3|a3 0 1", "En passant: this square is named twice." },
  { "random-move", "4k3/8/8/8/PP6/8/8/4K3 b - a3|z3 0 1", "En passant: this is not a square on the board." },
  { "chess", "4k3/8/8/8/PP6/8/8/4K3 b - a3|b3 0 1", "En passant: there is one square too many." },
  { "chess", "8/8/8/8/8/8/8/8 w |K - 0 1", "Castling rights: no king and rook match this letter." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K|Q - 0 1", "Castling rights: no king and rook match this letter." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K|K - 0 1", "Castling rights: this right is named twice." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K|H - 0 1", "Castling rights: this right is named twice." },
  { "chess960", "4k3/8/8/8/8/8/8/4K1RR w K|G - 0 1", "Castling rights: this right is named twice." },
  { "chess960", "4k3/8/8/8/8/8/8/4K1RR w |F - 0 1", "Castling rights: no king and rook match this letter." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K|x - 0 1", "Castling rights: this letter is not valid." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w |-K - 0 1", "Castling rights: this letter is not valid." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K|", "En passant: this field is missing." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K |e9 0 1", "En passant: this is not a square on the board." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K |i3 0 1", "En passant: this is not a square on the board." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K |e 0 1", "En passant: this is not a square on the board." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K e3|d3 0 1", "En passant: there is one square too many." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K -|", "Half-move clock: this field is missing." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K - |x 1", "Half-move clock: this must be a number from 0 to 65535." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K - |-1 1", "Half-move clock: this must be a number from 0 to 65535." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K - |65536 1", "Half-move clock: this must be a number from 0 to 65535." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K - |0x 1", "Half-move clock: this must be a number from 0 to 65535." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K - 0|", "Move number: this field is missing." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 |0", "Move number: this must be a number from 1 to 65535." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 |1.", "Move number: this must be a number from 1 to 65535." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1 |x", "“x” after the move number has no meaning in this game." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1 |dice=3-4", "“dice=3-4” after the move number has no meaning in "
                                                         "this game." },
  { "chess", "4k3/8/8/8/8/8/8/4K2R|\tw K - 0 1", "Placement: no piece has this letter." },
};

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bads); i++)
    {
      g_auto(GStrv) parts = g_strsplit (bads[i].fen, "|", 2);
      g_autofree char *fen = g_strconcat (parts[0], parts[1], NULL);
      g_autofree char *sentence = NULL;
      AleaFenError error = { 0 };
      AleaSetup setup;

      g_test_message ("%s", bads[i].fen);
      g_assert_false (alea_fen_read (fen, test_rules (bads[i].game), &setup, &error));
      sentence = test_sentence (&error.text);
      g_assert_cmpstr (sentence, ==, bads[i].sentence);
      g_assert_cmpint (error.column, ==, (int) strlen (parts[0]) + 1);
      g_assert_false (alea_fen_read (fen, test_rules (bads[i].game), &setup, NULL));
    }
}

/* --- beside the board ------------------------------------------------------ */

#define BARE "4k3/8/8/8/8/8/4P3/4K3 w - - 0 10"

/* In whatever order it is read, it is written in one, and nothing that goes without saying. */
static void
test_tokens (void)
{
  static const struct { const char *tokens, *written; } rows[] = {
    { "", "" }, { " left=0", "" }, { " left=1", " left=1" }, { " left=255", " left=255" },
    { " seats=wb", "" }, { " seats=bw", " seats=bw" }, { " seats=bw left=2", " left=2 seats=bw" },
    { " seats=wb left=2", " left=2" },
    { " runs=-/-", "" }, { " runs=1x1/6x255", " runs=1x1/6x255" }, { " runs=-/2x1", " runs=-/2x1" },
    { " seats=bw runs=2x3/- left=1", " left=1 runs=2x3/- seats=bw" },
    { " last=-- left=2", " left=2" }, { " left=2 last=e2e4", " left=2" }, { "   left=2   ", " left=2" },
    { " dice=3", " dice=3" }, { " left=2 dice=6", " dice=6 left=2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *fen = g_strconcat (BARE, rows[i].tokens, NULL), *expected = g_strconcat (BARE, rows[i].written, NULL);
      char written[ALEA_FEN_SIZE];
      AleaSetup setup;

      test_read_fen ("random-move", fen, &setup);
      g_assert_cmpstr (alea_fen_write (&setup, test_rules ("random-move"), written), ==, expected);
    }
}

/* The bar stands before what is wrong, or behind a number that is. */
static void
test_bad_tokens (void)
{
  static const struct { const char *game, *tokens; } rows[] = {
    { "random-move", " left=|" }, { "random-move", " left=|x" }, { "random-move", " left=2|x" }, { "random-move", " |left" },
    { "random-move", " |left2" }, { "random-move", " |lef=2" }, { "random-move", " left=2 |left=2" },
    { "random-move", " seats=|" }, { "random-move", " seats=|b" }, { "random-move", " seats=|ww" }, { "random-move", " seats=|bb" },
    { "random-move", " seats=bw|b" }, { "random-move", " seats=wb|w" },
    { "random-move", " runs=|" }, { "random-move", " runs=0|x1/-" }, { "random-move", " runs=7|x1/-" },
    { "random-move", " runs=1|/-" }, { "random-move", " runs=1x0|/-" }, { "random-move", " runs=1x1|" },
    { "random-move", " runs=1x1|-2x1" }, { "random-move", " runs=1x1/|" }, { "random-move", " runs=1x1/2x1|/" },
    { "random-move", " |doubles=1" }, { "random-move", " dice=7|" }, { "random-move", " dice=0|" }, { "random-move", " dice=3|-3" },
    { "chess", " |dice=3" }, { "chess", " |left=1" }, { "chess", " |x" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto(GStrv) parts = g_strsplit (rows[i].tokens, "|", 2);
      g_autofree char *fen = g_strconcat (BARE, parts[0], parts[1], NULL);
      AleaFenError error = { 0 };
      AleaSetup setup;

      g_test_message ("%s", rows[i].tokens);
      g_assert_false (alea_fen_read (fen, test_rules (rows[i].game), &setup, &error));
      g_assert_cmpint (error.column, ==, (int) (strlen (BARE) + strlen (parts[0])) + 1);
      g_assert_nonnull (error.text.singular);
    }
}

/* The king's right to relocate, of each side by itself. */
static void
test_relocation (void)
{
  static const char *const rights[] = { "Kk", "K", "k", "-" };
  static const char *const others[] = { "KK", "kk", "Q", "kKk", "H", "Kq", "--" };

  for (guint i = 0; i < G_N_ELEMENTS (rights); i++)
    {
      g_autofree char *fen = g_strdup_printf ("4k3/8/8/8/8/8/8/4K3 w %s - 0 1", rights[i]);
      char written[ALEA_FEN_SIZE];
      AleaSetup setup;

      test_read_fen ("jepps", fen, &setup);
      g_assert_cmpint (setup.may_relocate[ALEA_WHITE], ==, strchr (rights[i], 'K') != NULL);
      g_assert_cmpint (setup.may_relocate[ALEA_BLACK], ==, strchr (rights[i], 'k') != NULL);
      g_assert_cmpstr (alea_fen_write (&setup, test_rules ("jepps"), written), ==, fen);
    }

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *fen = g_strdup_printf ("4k3/8/8/8/8/8/8/4K3 w %s - 0 1", others[i]);
      AleaFenError error = { 0 };
      AleaSetup setup;

      g_assert_false (alea_fen_read (fen, test_rules ("jepps"), &setup, &error));
      g_assert_cmpstr (error.text.singular, ==, "Relocation rights: these must be “K”, “k”, “Kk” or “-”.");
    }
}

/* --- anything at all ----------------------------------------------------- */

static void
check_anything (const char *fen,
                const char *game)
{
  const AleaRules *rules = test_rules (game);
  AleaFenError error = { 0 };
  AleaSetup setup, again;
  char written[ALEA_FEN_SIZE];

  if (!alea_fen_read (fen, rules, &setup, &error))
    {
      g_assert_cmpint (error.column, >=, 1);
      g_assert_cmpint (error.column, <=, (int) strlen (fen) + 1);
      g_assert_nonnull (error.text.singular);
      return;
    }

  /* Whatever could be read can be looked at, and written. */
  alea_setup_find_faults (&setup, rules);
  alea_fen_write (&setup, rules, written);
  g_assert_true (alea_fen_read (written, rules, &again, NULL));
  g_assert_true (test_is_same_setup (&setup, &again));
}

static void
test_prefixes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (goods); i++)
    for (size_t length = 0; length <= strlen (goods[i].read); length++)
      {
        g_autofree char *prefix = g_strndup (goods[i].read, length);

        check_anything (prefix, "chess");
        check_anything (prefix, "chess960");
      }
}

static void
test_mutations (void)
{
  static const char letters[] = "rnbqkpRNBQKPgG/12345678 -wbKQkqAHahce36 09*=\n\t\x01\xff";
  guint64 stream = G_GUINT64_CONSTANT (0xfe2);

  for (guint i = 0; i < 100000; i++)
    {
      g_autofree char *fen = g_strdup (goods[test_random (&stream, G_N_ELEMENTS (goods))].read);

      for (guint n = 1 + test_random (&stream, 3); n > 0; n--)
        fen[test_random (&stream, (guint) strlen (fen))] = letters[test_random (&stream, sizeof letters - 1)];
      check_anything (fen, i % 2 == 0 ? "chess" : "chess960");
    }
}

/* --- positions ----------------------------------------------------------- */

/* A position keeps the square passed only where a pawn may take there. */
static void
test_en_passant (void)
{
  static const struct { const char *fen, *square; } cases[] = {
    { "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "-" },
    { "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "e3" },
    { "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1", "e3" },
    { "4k3/8/8/8/4P2p/8/8/4K3 b - e3 0 1", "-" },
    { "4k3/8/8/8/P6p/8/8/4K3 b - a3 0 1", "-" },
    { "4k3/8/8/pP6/8/8/8/4K3 w - a6 0 1", "a6" },
    /* Taking would open a rank, a diagonal, a file on the king. */
    { "8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 1", "-" },
    { "7k/8/8/8/3pP3/8/1B6/4K3 b - e3 0 1", "-" },
    { "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1", "-" },
    /* The pawn that passed gives check: taking it is an answer. */
    { "8/8/8/3k4/3pP3/8/8/4K3 b - e3 0 1", "e3" },
    /* Another piece gives check: taking is none. */
    { "8/8/8/k7/3pP3/8/8/R5K1 b - e3 0 1", "-" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto(GStrv) field = NULL;
      char fen[ALEA_FEN_SIZE];
      AleaPosition position;
      AleaSetup setup;

      g_test_message ("%s", cases[i].fen);
      test_position ("chess", cases[i].fen, &position);
      alea_position_get_setup (&position, &setup);
      field = g_strsplit (alea_fen_write (&setup, position.rules, fen), " ", -1);
      g_assert_cmpstr (field[3], ==, cases[i].square);
      g_assert_cmphex (position.key, ==, alea_position_compute_key (&position));
    }
}

/* A position says in its key whether the pawn may be taken, and nothing of a
 * pawn that may not. */
static void
test_keys (void)
{
  static const struct { const char *a, *b; bool is_same; } pairs[] = {
    { START, START, true },
    { START, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", false },
    { START, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1", false },
    { START, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 7 9", true },
    { START, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1", false },
    { "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1", true },
    { "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1", false },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      AleaPosition a, b;

      test_position ("chess", pairs[i].a, &a);
      test_position ("chess", pairs[i].b, &b);
      g_assert_cmpint (a.key == b.key, ==, pairs[i].is_same);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fen/good", test_good);
  g_test_add_func ("/fen/fields", test_fields);
  g_test_add_func ("/fen/bad", test_bad);
  g_test_add_func ("/fen/tokens", test_tokens);
  g_test_add_func ("/fen/bad-tokens", test_bad_tokens);
  g_test_add_func ("/fen/relocation", test_relocation);
  g_test_add_func ("/fen/prefixes", test_prefixes);
  g_test_add_func ("/fen/mutations", test_mutations);
  g_test_add_func ("/fen/en-passant", test_en_passant);
  g_test_add_func ("/fen/keys", test_keys);

  return g_test_run ();
}
