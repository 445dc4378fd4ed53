/* test-position-text.c: positions out of texts that people have
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-position-text.h"
#include "test-support.h"

#include <string.h>

/* "game FEN" and the sentences behind it, each after a bar; NULL where there is none. */
static char *
read_text (const char   *text,
           gssize        length,
           const char   *first,
           AleaFenError *error)
{
  g_auto(AleaPositionText) position = { 0 };
  char fen[ALEA_FEN_SIZE];
  GString *all;

  if (!alea_position_text_read (&position, text, length < 0 ? strlen (text) : (gsize) length,
                                first != NULL ? test_rules (first) : NULL, error))
    return NULL;

  all = g_string_new (position.rules->id);
  g_string_append_printf (all, " %s", alea_fen_write (&position.setup, position.rules, fen));
  for (guint i = 0; i < position.assumed->len; i++)
    {
      g_autofree char *sentence = test_sentence (&g_array_index (position.assumed, AleaText, i));

      g_string_append_printf (all, " | %s", sentence);
    }

  return g_string_free (all, FALSE);
}

static void
assert_read (const char *text,
             const char *first,
             const char *expected)
{
  g_autofree char *read = read_text (text, -1, first, NULL);

  if (g_strcmp0 (read, expected) != 0)
    g_error ("“%s” is read as\n%s\nand not as\n%s", text, read, expected);
}

/* --- FEN ------------------------------------------------------------------ */

#define KINGS "4k3/8/8/8/8/8/8/4K3"
#define NO_TURN   " | The side to move is missing, so White is to move. For Black, add “b” after the board."
#define NO_CLOCK  " | The half-move clock is missing, so 0 is used."
#define NO_NUMBER " | The move number is missing, so 1 is used."

static const struct { const char *first, *text, *expected; } fens[] = {
  { NULL, KINGS " b - - 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, KINGS, "chess " KINGS " w - - 0 1" NO_TURN NO_CLOCK NO_NUMBER },
  { NULL, KINGS " B - - 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, KINGS " White - - 3 7", "chess " KINGS " w - - 3 7" },
  { NULL, KINGS " black - - 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, KINGS " x", "chess " KINGS " w - - 0 1" NO_TURN NO_CLOCK NO_NUMBER },
  { NULL, KINGS " b - - 3", "chess " KINGS " b - - 3 1" NO_NUMBER },
  { NULL, KINGS " b - - - 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, KINGS " b 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, KINGS " b ]", "chess " KINGS " b - - 0 1" NO_CLOCK NO_NUMBER },
  { NULL, "[" KINGS "\n]", "chess " KINGS " w - - 0 1" NO_TURN NO_CLOCK NO_NUMBER },
  { NULL, "4k3/8/8/8/8/8/8/4K2R w K )", "chess 4k3/8/8/8/8/8/8/4K2R w K - 0 1" NO_CLOCK NO_NUMBER },
  { NULL, KINGS " b - - 3; 7;", "chess " KINGS " b - - 3 7" },
  { NULL, KINGS " b - - 3x 7", "chess " KINGS " b - - 0 1" NO_CLOCK NO_NUMBER },
  { NULL, KINGS " b - - 3 9999", "chess " KINGS " b - - 3 9999" },
  { NULL, KINGS " b - - 3 65535", "chess " KINGS " b - - 3 65535" },
  { NULL, KINGS " b - - 3 65536", "chess " KINGS " b - - 3 1 | “65536” is ignored: it has no meaning here." },
  { NULL, KINGS " b - - 3 0", "chess " KINGS " b - - 3 1 | Move numbers start at 1, not 0." },
  { NULL, KINGS " b - - hmvc 4; fmvn 7;", "chess " KINGS " b - - 4 7" },
  { NULL, KINGS " b - - fmvn 7; id \"x\"; hmvc 4;", "chess " KINGS " b - - 4 7" },
  { NULL, KINGS " b - - hmvc 4;", "chess " KINGS " b - - 4 1" NO_NUMBER },
  { NULL, KINGS " b - - fmvn 7;", "chess " KINGS " b - - 0 7" NO_CLOCK },
  { NULL, KINGS " - - 3 7", "chess " KINGS " w - - 3 7" NO_TURN },
  { NULL, KINGS " - - 3", "chess " KINGS " w - - 3 1" NO_TURN NO_NUMBER },
  { NULL, KINGS " b - - 3+3 4 7", "chess " KINGS " b - - 4 7 | “3+3” is ignored: it has no meaning here." },
  { NULL, KINGS " b - - d3 4 7", "chess " KINGS " b - - 0 1" NO_CLOCK NO_NUMBER },
  { NULL, KINGS " b - - 1. Kd7", "chess " KINGS " b - - 0 1" NO_CLOCK NO_NUMBER },
  { NULL, KINGS " b - - 4+4 1. 2", "chess " KINGS " b - - 0 1" NO_CLOCK NO_NUMBER },
  { NULL, KINGS " b - - 4 1. Kd7", "chess " KINGS " b - - 4 1" },
  { NULL, KINGS " b - - fmvn", "chess " KINGS " b - - 0 1" NO_CLOCK NO_NUMBER },
  { NULL, KINGS " x b - - 3 7", "chess " KINGS " b - - 3 7 | “x” is ignored: it has no meaning here." },

  /* Castling. */
  { NULL, "4k3/8/8/8/8/8/8/R3K2R w KQ - 3 7", "chess 4k3/8/8/8/8/8/8/R3K2R w KQ - 3 7" },
  { NULL, "4k3/8/8/8/8/8/8/R3K2R w - - 3 7", "chess 4k3/8/8/8/8/8/8/R3K2R w - - 3 7" },
  { NULL, "4k3/8/8/8/8/8/8/R3K2R w HA - 3 7", "chess 4k3/8/8/8/8/8/8/R3K2R w KQ - 3 7" },
  { NULL, "r3k2r/8/8/8/8/8/8/4K2R b",
    "chess r3k2r/8/8/8/8/8/8/4K2R b Kkq - 0 1 | Castling rights are missing, so Kkq is used, based on where the "
    "kings and rooks are. For none, write “-”." NO_CLOCK NO_NUMBER },
  { NULL, "4k3/8/8/8/8/8/8/4K2R w KQq - 3 7",
    "chess 4k3/8/8/8/8/8/8/4K2R w K - 3 7 | The castling right “Q” is ignored: the king and rook are not in place "
    "for it. | The castling right “q” is ignored: the king and rook are not in place for it." },

  { NULL, "r3k2r/8/8/8/8/8/8/4K3 b x kq - 3 7", "chess r3k2r/8/8/8/8/8/8/4K3 b kq - 3 7 | “x” is ignored: it has no meaning here." },

  /* Of two readings that are good the one with fewer doubtful fields; two rights are one field. */
  { "random-move", "5k2/8/8/8/8/8/8/R4K1R w KQ - 3 7 dice=2",
    "random-move 5k2/8/8/8/8/8/8/R4K1R w - - 3 7 dice=2 | The castling right “K” is ignored: the king and rook are not "
    "in place for it. | The castling right “Q” is ignored: the king and rook are not in place for it." },

  /* En passant. */
  { NULL, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 7", "chess 4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 7" },
  { NULL, "4k3/8/8/3P4/8/8/8/4K3 w - e6 0 7",
    "chess 4k3/8/8/3P4/8/8/8/4K3 w - - 0 7 | En passant on e6 is ignored: no pawn can have just passed over it." },
  { NULL, "4k3/8/8/8/2pPp1Pp/8/8/4K3 b - d3g3 0 7", "random-move 4k3/8/8/8/2pPp1Pp/8/8/4K3 b - d3g3 0 7" },
  { NULL, "4k3/8/8/8/8/8/8/4K3 w - e66 4 7", "chess 4k3/8/8/8/8/8/8/4K3 w - - 0 1" NO_CLOCK NO_NUMBER },

  { NULL, KINGS " w - E3 4 7", "chess " KINGS " w - - 0 1" NO_CLOCK NO_NUMBER },
  { NULL, KINGS " w - ee 4 7", "chess " KINGS " w - - 0 1" NO_CLOCK NO_NUMBER },

  /* Where a FEN may stand, and what belongs to it no longer. */
  { NULL, "see \"" KINGS " b - - 3 7\" 12 14", "chess " KINGS " b - - 3 7" },
  { NULL, "see '" KINGS " b' - - 3 7", "chess " KINGS " b - - 0 1" NO_CLOCK NO_NUMBER },
  { NULL, "fen=" KINGS " b - - 3 7&flip=true", "chess " KINGS " b - - 3 7" },
  { NULL, "<b>" KINGS " b - - 3 7</b>", "chess " KINGS " b - - 3 7" },
  { NULL, "{" KINGS "} b - - 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, "12/10/2026 " KINGS " b - - 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, KINGS "/ " KINGS " b - - 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, KINGS "/ b - - 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, KINGS "// b - - 3 7", NULL },
  { NULL, "/ " KINGS " b - - 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, "4k3/8/8/8/8/8/8/Q~3K3 b - - 3 7", "chess 4k3/8/8/8/8/8/8/Q3K3 b - - 3 7" },
  { NULL, KINGS "\tb\r\n-,- 3\n7", "chess " KINGS " b - - 3 7 | “-,-” is ignored: it has no meaning here." },
  { NULL, "4k3/8/8/8/\n8/8/8/\r\n4K3 b - - 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, "4k3/8/8/8/8/8/Q~7/\n4K3 b - - 3 7", "chess 4k3/8/8/8/8/8/Q7/4K3 b - - 3 7" },
  { NULL, "4k3/8/8/8/8/8/7Q~/\n4K3 b - - 3 7", "chess 4k3/8/8/8/8/8/7Q/4K3 b - - 3 7" },
  { NULL, "***4***/*4k3*/*8*/10/10/10/10/*8*/\n*4K3*/***4*** w - - 0 1", "guardener ***4***/*4k3*/*8*/10/10/10/10/*8*/*4K3*/***4*** w - - 0 1" },
  { NULL, KINGS "\tb\r\n- - 3\n7", "chess " KINGS " b - - 3 7" },
  { NULL, "4k3/8/8/8/\xe2\x80\x8b" "8/8/8/4K3\xc2\xa0" "b - - 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, "https://a.example/x/" KINGS "_b_-_-_3_7?color=white", "chess " KINGS " b - - 3 7" },
  { NULL, "https://a.example/?fen=4k3%2F8%2f8%2F8%2F8%2F8%2F8%2F4K3%20b%09-%7F-%203%207", "chess " KINGS " b - - 3 7" },
  { NULL, "https://a.example/?fen=" KINGS "+b+-+-+3+7", "chess " KINGS " b - - 3 7" },
  { NULL, "https://a.example/?a=1&fen=4k3%2f8/8/8/8/8/8/4K3+b+-+-+3+7", "chess " KINGS " b - - 3 7" },
  { NULL, "https://a.example/" KINGS "_b_-_-_3+3_4_7", "chess " KINGS " b - - 4 7 | “3+3” is ignored: it has no meaning here." },
  { NULL, "what? " KINGS " b - - 3+3 4 7", "chess " KINGS " b - - 4 7 | “3+3” is ignored: it has no meaning here." },
  { NULL, "https://a.example/50%/" KINGS "_b_-_-_3_7", "chess " KINGS " b - - 3 7" },
  { NULL, "https://a.example/8/b/and/" KINGS "_b_-_-_3_7", "chess " KINGS " b - - 3 7" },
  /* No board is so wide that this could be one of its ranks. */
  { NULL, "11111111111111111111111111111111111111111111111111111/" KINGS " b - - 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, KINGS "_b_-_-_3_7", NULL },
  { NULL, KINGS "%20b - - 3 7", NULL },

  /* Which game it is. */
  { "jepps", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1",
    "jepps rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1" },
  { NULL, "2k5/8/8/8/8/8/8/R1K5 w Q - 3 7", "chess960 2k5/8/8/8/8/8/8/R1K5 w Q - 3 7" },
  { "guardener", KINGS " b - - 3 7", "chess " KINGS " b - - 3 7" },
  { "random-move", KINGS " b - - 3 7 dice=2", "random-move " KINGS " b - - 3 7 dice=2" },
  { NULL, KINGS " b - - 3 7 x=4", "chess " KINGS " b - - 3 7 | “x=4” is ignored: it has no meaning here." },
  { NULL, KINGS " b - - 3 7 x", "chess " KINGS " b - - 3 7" },
  /* Something to play is better than nothing, whichever is tried first. */
  { NULL, "4k3/4R3/8/8/8/8/8/4K3 w - - 3 7", "random-move 4k3/4R3/8/8/8/8/8/4K3 w - - 3 7" },
  { "random-move", "4k3/4R3/8/8/8/8/8/4K3 w - - 3 7", "random-move 4k3/4R3/8/8/8/8/8/4K3 w - - 3 7" },
  { NULL, "4k3/4R3/8/8/8/8/8/4K3 w - - 3 1", "chess 4k3/4R3/8/8/8/8/8/4K3 w - - 3 1" },

  /* Hyphens, dashes and a minus. */
  { NULL, KINGS " b \xe2\x80\x90 \xe2\x80\x95 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, KINGS " b \xe2\x88\x92 \xe2\x80\x93 3 7", "chess " KINGS " b - - 3 7" },
  { NULL, KINGS " b \xe2\x80\x96 - 3 7", "chess " KINGS " b - - 3 7 | “\xe2\x80\x96” is ignored: it has no meaning here." },
};

static void
test_fens (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (fens); i++)
    assert_read (fens[i].text, fens[i].first, fens[i].expected);
}

/* Of what stands behind the board so much is read that it holds any FEN, and no more. */
static void
test_words_behind (void)
{
  for (guint n = 38; n <= 42; n++)
    {
      g_autoptr(GString) text = g_string_new (KINGS " b - - 3 7");
      g_autoptr(GString) expected = g_string_new ("chess " KINGS " b - - 3 7");

      for (guint i = 6; i < n; i++)
        g_string_append (text, " x");
      g_string_append (text, " x=4");
      if (n <= 40)
        g_string_append (expected, " | “x=4” is ignored: it has no meaning here.");
      assert_read (text->str, NULL, expected->str);
    }
}

/* Which of what is said is of the last fields, where none of those behind them
 * is there, and how many these are. */
static void
test_missing (void)
{
  static const struct { const char *text; guint n_missing, missing, n_told; } rows[] = {
    { KINGS " b - - 3 7", 0, 0, 0 },
    { KINGS " b - - 3", 1, 0, 1 },
    { KINGS " b - -", 2, 0, 2 },
    { KINGS " b", 4, 0, 2 },
    { KINGS, 5, 0, 3 },
    { KINGS " - - 3 7", 0, 0, 0 },
    { KINGS " - - 3", 1, 1, 1 },
    { KINGS " b - - hmvc 4;", 1, 0, 1 },
    { KINGS " b - - fmvn 7;", 0, 0, 0 },
    { KINGS " b ", 4, 0, 2 },
    { KINGS " -", 3, 1, 2 },
    { KINGS " b 3", 1, 0, 1 },
    { KINGS " b e3", 2, 1, 2 },
    { "4k3/8/8/8/8/8/8/4K2R b e3", 2, 2, 2 },
    { KINGS " b KKKK", 3, 4, 2 },
    { KINGS " + 1. 2", 5, 0, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto(AleaPositionText) position = { 0 };

      g_test_message ("%s", rows[i].text);
      g_assert_true (alea_position_text_read (&position, rows[i].text, strlen (rows[i].text), NULL, NULL));
      g_assert_cmpuint (position.n_missing, ==, rows[i].n_missing);
      g_assert_cmpuint (position.n_told, ==, rows[i].n_told);
      if (position.n_told > 0)
        g_assert_cmpuint (position.missing, ==, rows[i].missing);
    }
}

/* --- boards --------------------------------------------------------------- */

typedef enum
{
  BARS     = 1 << 0,   /* | r | n | */
  SPACED   = 1 << 1,
  LABELS   = 1 << 2,
  TURNED   = 1 << 3,   /* Black at the bottom */
  SYMBOLS  = 1 << 4,
  FRAMED   = 1 << 5,
  FILES    = 1 << 6,
  STYLES   = 1 << 7,
} Style;

/* The squares of a FEN, each rank a string, '.' for an empty one. */
static char **
expand_ranks (const char *fen)
{
  g_auto(GStrv) fields = g_strsplit (fen, " ", 2);
  char **ranks = g_strsplit (fields[0], "/", -1);

  for (guint i = 0; ranks[i] != NULL; i++)
    {
      GString *rank = g_string_new (NULL);

      for (char *p = ranks[i]; *p != '\0';)
        if (g_ascii_isdigit (*p))
          for (guint64 n = g_ascii_strtoull (p, &p, 10); n > 0; n--)
            g_string_append_c (rank, '.');
        else
          g_string_append_c (rank, *p++);
      g_free (ranks[i]);
      ranks[i] = g_string_free (rank, FALSE);
    }

  return ranks;
}

static void
draw_square (GString *text,
             char     square,
             Style    style)
{
  static const char letters[] = "KQRBNPkqrbnp";
  const char *letter = strchr (letters, square);

  if ((style & BARS) != 0)
    g_string_append (text, "| ");
  if ((style & SYMBOLS) != 0 && letter != NULL)
    g_string_append_unichar (text, 0x2654 + (gunichar) (letter - letters));
  else
    g_string_append_c (text, square == '.' && (style & BARS) != 0 ? ' ' : square);
  if ((style & (BARS | SPACED)) != 0)
    g_string_append_c (text, ' ');
}

static void
draw_files (GString *text,
            guint    n,
            Style    style)
{
  g_string_append (text, "  ");
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " %c", "wabcdefghz"[(style & TURNED) != 0 ? n - 1 - i + (n == 8) : i + (n == 8)]);
  g_string_append_c (text, '\n');
}

static char *
draw (const char *fen,
      Style       style)
{
  g_auto(GStrv) ranks = expand_ranks (fen);
  const guint n = g_strv_length (ranks);
  GString *text = g_string_new ("A board:\n");

  if ((style & FILES) != 0)
    draw_files (text, n, style);
  if ((style & FRAMED) != 0)
    g_string_append (text, n == 8 ? "--------\n" : "----------\n");
  for (guint i = 0; i < n; i++)
    {
      const guint rank = (style & TURNED) != 0 ? n - 1 - i : i;

      if ((style & LABELS) != 0)
        g_string_append_printf (text, "%u ", n == 8 ? 8 - rank : 9 - rank);
      for (guint j = 0; j < n; j++)
        draw_square (text, ranks[rank][(style & TURNED) != 0 ? n - 1 - j : j], style);
      g_string_append (text, (style & BARS) != 0 ? "|\n" : "\n");
    }
  if ((style & FRAMED) != 0)
    g_string_append (text, n == 8 ? "--------\n" : "----------\n");

  return g_string_free (text, FALSE);
}

/* However a board is drawn, it is the same board. */
static void
test_boards (void)
{
  static const char *const boards[] = {
    "r1bqkb1r/pp2pppp/2np1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R", "8/8/4k3/8/8/3K4/8/7Q", "r3k3/8/8/8/8/8/PPPPPPP1/4K1N1",
    "k7/8/8/8/8/8/8/4K2R",
    "***g3***/*r1bqkbnr*/*pppp1ppp*/1n3p4/9R/4P5/10/*PPP1PPPP*/*RNBQKBN1*/***3G***",
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    for (guint style = 0; style < STYLES; style++)
      {
        g_autofree char *text = NULL, *read = NULL, *expected = NULL;

        /* Nobody could know that it is turned. */
        if ((style & TURNED) != 0 && (style & (LABELS | FILES)) == 0)
          continue;

        text = draw (boards[i], style);
        read = read_text (text, -1, NULL, NULL);
        expected = g_strdup_printf (" %s w ", boards[i]);
        if (read == NULL || strstr (read, expected) == NULL)
          g_error ("%s\nis read as %s and not as%s", text, read, expected);
      }
}

/* A line of words names no files, even if it has those of the edge at its ends, and
 * no rank goes on below it. */
static void
test_words_beside_a_board (void)
{
  static const char *const words[] = { "Home game of Anna", "hola", "https://a.example/x/", "/", "and/or/" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *board = draw (KINGS, SPACED);
      g_autofree char *text = g_strdup_printf ("%s\n%swhite to move\n", words[i], strchr (board, '\n') + 1);

      assert_read (text, NULL, "chess " KINGS " w - - 0 1" NO_CLOCK NO_NUMBER);
    }
}

/* Signs that stand for an empty square, a rank of each; and one that is a king's
 * but for its highest byte. */
static void
test_signs (void)
{
  assert_read ("k.......\n--------\n________\n::::::::\n########\n········\n⭘⭘⭘⭘⭘⭘⭘⭘\nK•■◿⬛⬜□. white to move",
               NULL, NULL);
  assert_read ("white to move\nk.......\n--------\n________\n::::::::\n########\n········\n⭘⭘⭘⭘⭘⭘⭘⭘\nK•■◿⬛⬜□.\n",
               NULL, "chess k7/8/8/8/8/8/8/K7 w - - 0 1" NO_CLOCK NO_NUMBER);
  assert_read ("white to move\nk*******\n********\n********\n********\n********\n********\n********\nK*******\n",
               NULL, "chess k7/8/8/8/8/8/8/K7 w - - 0 1" NO_CLOCK NO_NUMBER);
  assert_read ("white to move\nk.......\n––––––––\n−−−−−−−−\n........\n........\n........\n........\nK.......\n",
               NULL, "chess k7/8/8/8/8/8/8/K7 w - - 0 1" NO_CLOCK NO_NUMBER);
  assert_read ("k.......\n........\n........\n........\n........\n........\n........\nŋ.......\n", NULL, NULL);
  /* A frame is none of the ranks, wherever it begins. */
  assert_read ("white to move\n  --------\nk.......\n........\n........\n........\n........\n........\n........\nK.......\n"
               "\t--------\n", NULL, "chess k7/8/8/8/8/8/8/K7 w - - 0 1" NO_CLOCK NO_NUMBER);
}

/* A frame is one line; the next one is a rank, whatever lies above the frame and below the board. */
static void
test_frames (void)
{
  static const char *const ranks = "k.......\n........\n........\n........\n........\n........\nK.......\n";
  static const struct { const char *above, *below, *expected; } rows[] = {
    { "--------\n--------\n", "--------\n", "8/k7/8/8/8/8/8/K7" },
    { "...\n--------\n--------\n", "--------\n", "8/k7/8/8/8/8/8/K7" },
    { "...\n--------\n........\n", "...\n", "8/k7/8/8/8/8/8/K7" },
    { "--------\n........\n", "", "8/k7/8/8/8/8/8/K7" },
    { "--------\n", "", "8/k7/8/8/8/8/8/K7" },
    { "--------\n", "...\n", "8/k7/8/8/8/8/8/K7" },
    { "", "--------\n", "k7/8/8/8/8/8/K7/8" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("white to move\n%s%s%s", rows[i].above, ranks, rows[i].below);
      g_autofree char *expected = g_strdup_printf ("chess %s w - - 0 1" NO_CLOCK NO_NUMBER, rows[i].expected);

      assert_read (text, NULL, expected);
    }
}

/* The numbers of the first rank and the last say which way up it is. */
static void
test_turned_boards (void)
{
  static const struct { const char *first, *last; gboolean is_turned; } rows[] = {
    { "8 ", "1 ", FALSE }, { "1 ", "8 ", TRUE }, { "8 ", "", FALSE }, { "1 ", "", FALSE }, { "", "8 ", FALSE },
    { "1 ", "1 ", FALSE }, { "3 ", "4 ", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("white to move\n%sk.......\n........\n........\n........\n........\n........\n"
                                               "PP......\n%sK.......\n", rows[i].first, rows[i].last);

      assert_read (text, NULL, rows[i].is_turned ? "chess 7K/6PP/8/8/8/8/8/7k w - - 0 1" NO_CLOCK NO_NUMBER
                                                 : "chess k7/8/8/8/8/8/PP6/K7 w - - 0 1" NO_CLOCK NO_NUMBER);
    }
}

/* Whether @line is the fifth rank of a board. */
static void
assert_line (const char *line,
             gboolean    is_rank)
{
  g_autofree char *text = g_strdup_printf ("white to move\n8 . . . . k . . .\n7 . . . . . . . .\n6 . . . . . . . .\n%s\n"
                                           "4 . . . . . . . .\n3 . . . . . . . .\n2 . . . . . . . .\n"
                                           "1 . . . . K . . .\n", line);

  assert_read (text, NULL, is_rank ? "chess " KINGS " w - - 0 1" NO_CLOCK NO_NUMBER : NULL);
}

/* What may stand before a rank, and what makes it none. */
static void
test_lines (void)
{
  assert_line ("5 . . . . . . . .", TRUE);
  assert_line ("5: . . . . . . . .", TRUE);
  assert_line ("5) . . . . . . . .", TRUE);
  assert_line ("5. . . . . . . . .", TRUE);
  assert_line ("55 . . . . . . . .", TRUE);
  assert_line ("555 . . . . . . . .", FALSE);
  assert_line ("5; . . . . . . . .", FALSE);
  assert_line ("5 . . . . . . . . .", FALSE);
  assert_line ("5 . . . . . . .", FALSE);
  assert_line ("5 ...........................", FALSE);
  assert_line ("5 . . . . . . . .\n.", FALSE);
  assert_line ("5 . . . . . . . .\n\n\nso to say", TRUE);
  assert_line ("| | | | | | | | |", TRUE);
  assert_line ("| | | | | | | | |\n| . |", FALSE);
  assert_line ("5 | . | . | | | . | . | . | . |", TRUE);
  assert_line ("| | | | .. | | | | |", FALSE);
  assert_line ("| | | | ? | | | | |", FALSE);
  assert_line ("| | | | | | | |", FALSE);

  /* No line of a board is so long, not even of blanks. */
  for (guint length = 8 * ALEA_MAX_SIDE - 2; length < 8 * ALEA_MAX_SIDE + 2; length++)
    {
      g_autofree char *blanks = g_strnfill (length - strlen ("5 ........"), ' ');
      g_autofree char *line = g_strconcat ("5 ........", blanks, NULL);

      assert_line (line, length < 8 * ALEA_MAX_SIDE);
    }
}

static void
test_turns (void)
{
  static const struct { const char *words, *turn; } rows[] = {
    { "White to move", "w" }, { "BLACK TO PLAY", "b" }, { "it is black's turn", "b" }, { "turn: black", "b" },
    { "Side : White", "w" }, { "move:black", "b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *board = draw (KINGS, LABELS | SPACED);
      g_autofree char *text = g_strdup_printf ("%s%s.\n", board, rows[i].words);
      g_autofree char *expected = g_strdup_printf ("chess " KINGS " %s - - 0 1" NO_CLOCK NO_NUMBER, rows[i].turn);

      assert_read (text, NULL, expected);
    }
}

/* --- games ---------------------------------------------------------------- */

static void
test_games (void)
{
  assert_read ("1. e4 e5 2. Nf3 *", NULL, "chess rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
  assert_read ("[White \"Anna\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O Kd7\n2. Rf9 *", NULL,
               "chess 8/3k4/8/8/8/8/8/5RK1 w - - 2 2 | The game can be read only as far as line 5: this is the position at that point.");
  assert_read ("[White \"Anna\"]\n\n1. e4 *\n\n[White \"Ben\"]\n\n1. d4 *\n", NULL,
               "chess rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
               " | There are several games: this is the end of the first.");
  /* A board whose lowest rank comes first, and is empty at its edge. */
  assert_read ("1 . . . K . . . .\n2 . . . . . . . .\n3 . . . . . . . .\n4 . . . . . . . .\n5 . . . . . . . .\n"
               "6 . . . . . . . .\n7 . . . . . . . .\n8 . . . k . . . .\nwhite to move\n",
               NULL, "chess " KINGS " w - - 0 1" NO_CLOCK NO_NUMBER);
}

/* --- what is none --------------------------------------------------------- */

static void
test_bad (void)
{
  static const struct { const char *text; const char *sentence; int column; } rows[] = {
    { "good evening", "This text contains no position: no FEN, no game and no board drawn in letters.", 0 },
    { "", "This text contains no position: no FEN, no game and no board drawn in letters.", 0 },
    { "4k3", "This text contains no position: no FEN, no game and no board drawn in letters.", 0 },
    { KINGS "// b - - 3 7", "This text contains no position: no FEN, no game and no board drawn in letters.", 0 },
    { "see 8/8 w", "Placement: 6 ranks are missing.", 8 },
    { "A board:\nkkkkkkkkkk\n..........\n..........\n..........\n..........\n..........\n..........\n..........\n"
      "..........\n..........\n", "Placement: this rank is too long.", 18 },
    /* The second row is longer than the others. */
    { ". . . k . . . .\n. . . . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n"
      ". . . . . . . .\n. . . K . . . .\n", "This text contains no position: no FEN, no game and no board drawn in "
                                            "letters.", 0 },
    { "see 4k3/9/8/8/8/8/8/4K3 w", "Placement: this rank is too long.", 9 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AleaFenError error;
      g_autofree char *read = read_text (rows[i].text, -1, NULL, &error);
      g_autofree char *sentence = NULL;

      g_assert_null (read);
      sentence = test_sentence (&error.text);
      g_assert_cmpstr (sentence, ==, rows[i].sentence);
      g_assert_cmpint (error.column, ==, rows[i].column);
    }
}

/* What is no text is blank: a byte more or less would point elsewhere. */
static void
test_bytes (void)
{
  static const char zero[] = "see\0" KINGS "\0b - - 3 7", latin[] = "caf\xe9 " KINGS " b - - 3 7";
  g_autofree char *a = read_text (zero, sizeof zero - 1, NULL, NULL);
  g_autofree char *b = read_text (latin, sizeof latin - 1, NULL, NULL);
  g_autofree char *c = read_text (KINGS " b - - 3 7", strlen (KINGS " b"), NULL, NULL);

  g_assert_cmpstr (a, ==, "chess " KINGS " b - - 3 7");
  g_assert_cmpstr (b, ==, "chess " KINGS " b - - 3 7");
  g_assert_cmpstr (c, ==, "chess " KINGS " b - - 0 1" NO_CLOCK NO_NUMBER);
}

/* Whatever stood there before. */
static void
test_nothing_left (void)
{
  AleaPositionText position;

  memset (&position, 0xff, sizeof position);
  g_assert_true (alea_position_text_read (&position, KINGS, strlen (KINGS), NULL, NULL));
  g_assert_cmpuint (position.assumed->len, ==, 3);
  alea_position_text_clear (&position);

  memset (&position, 0xff, sizeof position);
  g_assert_false (alea_position_text_read (&position, "", 0, NULL, NULL));
  g_assert_null (position.assumed);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/position-text/fens", test_fens);
  g_test_add_func ("/position-text/words-behind", test_words_behind);
  g_test_add_func ("/position-text/missing", test_missing);
  g_test_add_func ("/position-text/boards", test_boards);
  g_test_add_func ("/position-text/words-beside-a-board", test_words_beside_a_board);
  g_test_add_func ("/position-text/signs", test_signs);
  g_test_add_func ("/position-text/frames", test_frames);
  g_test_add_func ("/position-text/turned-boards", test_turned_boards);
  g_test_add_func ("/position-text/lines", test_lines);
  g_test_add_func ("/position-text/turns", test_turns);
  g_test_add_func ("/position-text/games", test_games);
  g_test_add_func ("/position-text/bad", test_bad);
  g_test_add_func ("/position-text/bytes", test_bytes);
  g_test_add_func ("/position-text/nothing-left", test_nothing_left);

  return g_test_run ();
}
