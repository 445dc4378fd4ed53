/* test-pgn-text.c: letters and signs in files of other programs
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-lexer.h"
#include "alea-pgn-text.h"

#include <string.h>

/* Each of @rows before and after. */
static void
check_letters (const char *const rows[][2],
               guint             n_rows,
               void            (*make) (GString *text))
{
  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr(GString) text = g_string_new (rows[i][0]);

      make (text);
      g_assert_cmpstr (text->str, ==, rows[i][1]);
      g_assert_cmpuint (text->len, ==, strlen (rows[i][1]));
    }
}

static void
test_utf8 (void)
{
  static const char *const rows[][2] = {
    { "", "" }, { "café ♔", "café ♔" }, { "caf\xe9", "café" }, { "\xff\x80x", "ÿ\xc2\x80x" }, { "é\xe9", "Ã©é" },
  };

  check_letters (rows, G_N_ELEMENTS (rows), alea_pgn_text_make_utf8);
}

static void
test_ascii (void)
{
  static const char *const rows[][2] = {
    { "", "" }, { "Nf3", "Nf3" }, { "♔♕♖♗♘♙", "KQRBNP" }, { "♚♛♜♝♞♟", "KQRBNP" }, { "♓e4♠", "♓e4♠" },
    { "½–½", "1/2-1/2" }, { "♘×e4", "Nxe4" }, { "0‐1‑2‒3–4—5−6", "0-1-2-3-4-5-6" }, { "―¼", "―¼" }, { "é", "é" },
  };

  check_letters (rows, G_N_ELEMENTS (rows), alea_pgn_text_make_ascii);
}

static void
test_nags (void)
{
  static const char *const rows[][2] = {
    { "!", "$1" }, { "?", "$2" }, { "!!", "$3" }, { "??", "$4" }, { "!?", "$5" }, { "?!", "$6" },
  };

  check_letters (rows, G_N_ELEMENTS (rows), alea_pgn_text_make_nag);
}

static void
test_terraces (void)
{
  static const char *const others[] = { "", "T", "t3", "T33", "TX", "3", "T3 " };

  g_assert_true (alea_pgn_text_is_terrace ("T3"));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (alea_pgn_text_is_terrace (others[i]));
}

/* --- clocks --------------------------------------------------------------- */

/* As it is written, and read again. */
static void
test_clocks (void)
{
  static const struct { gint64 milliseconds; const char *text; } rows[] = {
    { 0, "0:00:00" },
    { 1, "0:00:00.001" },
    { 10, "0:00:00.01" },
    { 500, "0:00:00.5" },
    { 999, "0:00:00.999" },
    { 1000, "0:00:01" },
    { 59900, "0:00:59.9" },
    { 60000, "0:01:00" },
    { 3599990, "0:59:59.99" },
    { 3600000, "1:00:00" },
    { 3723004, "1:02:03.004" },
    { G_GINT64_CONSTANT (3599999999), "999:59:59.999" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GString) text = g_string_new (NULL);
      gint64 milliseconds = -1;

      alea_pgn_text_append_clock (text, rows[i].milliseconds);
      g_assert_cmpstr (text->str, ==, rows[i].text);
      g_assert_true (alea_pgn_text_parse_clock (text->str, &milliseconds));
      g_assert_cmpint (milliseconds, ==, rows[i].milliseconds);
    }
}

/* As others write it. */
static void
test_other_clocks (void)
{
  static const struct { const char *text; gint64 milliseconds; } rows[] = {
    { "59", 59000 }, { "1:00", 60000 }, { "90:00", 5400000 }, { "1:2:3", 3723000 }, { "00:00:07", 7000 },
    { "1.", 1000 }, { "1.23456", 1234 }, { "0:5.05", 5050 }, { "999999", 999999000 },
    { "", -1 }, { ":", -1 }, { "1:", -1 }, { ":1", -1 }, { "1::2", -1 }, { "1:2:3:4", -1 }, { "1000000", -1 },
    { "-1", -1 }, { "1 ", -1 }, { "1x", -1 }, { ".5", -1 }, { "1.5x", -1 }, { "1.5:2", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gint64 milliseconds = -1;

      g_assert_cmpint (alea_pgn_text_parse_clock (rows[i].text, &milliseconds), ==, rows[i].milliseconds >= 0);
      g_assert_cmpint (milliseconds, ==, rows[i].milliseconds);
    }
}

/* The two marks that such a text begins with, whatever comes behind them. */
static void
test_utf16 (void)
{
  static const struct { const char *bytes; gsize n; gboolean is_so; } rows[] = {
    { "\xff\xfe", 2, TRUE }, { "\xfe\xff", 2, TRUE }, { "\xff\xfe\x31", 3, TRUE }, { "\xfe\xff\x31", 3, TRUE },
    { "", 0, FALSE }, { "\xff\xfe", 1, FALSE }, { "\xfe\xff", 1, FALSE }, { "\xff\xff", 2, FALSE }, { "\xfe\xfe", 2, FALSE },
    { "1.", 2, FALSE }, { " \xff\xfe", 3, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (alea_pgn_is_utf16 (rows[i].bytes, rows[i].n), ==, rows[i].is_so);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pgn-text/utf8", test_utf8);
  g_test_add_func ("/pgn-text/ascii", test_ascii);
  g_test_add_func ("/pgn-text/nags", test_nags);
  g_test_add_func ("/pgn-text/terraces", test_terraces);
  g_test_add_func ("/pgn-text/clocks", test_clocks);
  g_test_add_func ("/pgn-text/other-clocks", test_other_clocks);
  g_test_add_func ("/pgn-text/utf16", test_utf16);

  return g_test_run ();
}
