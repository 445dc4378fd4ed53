/* test-pgn-text.c: letters and signs in files of other programs
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-lexer.h"
#include "alea-pgn-text.h"
#include "alea-pgn-wrap.h"

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

/* --- lines --------------------------------------------------------------- */

static void
test_wrapped_words (void)
{
  static const char *const rows[][2] = {
    { "a", "a" }, { "a b", "a b" }, { "  a   b ", "a b" }, { "", "" },
    { "e4 {one two} e5", "e4 {one two} e5" },
    { "a %b", "a %b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GString) text = g_string_new (NULL);
      AleaPgnWrap wrap = { .text = text };

      alea_pgn_wrap_words (&wrap, rows[i][0]);
      g_assert_cmpstr (text->str, ==, rows[i][1]);
    }
}

/* So many letters, then @words: those that make a line too long begin the next one. */
static void
assert_wrapped (guint       n_letters,
                const char *words,
                const char *expected)
{
  g_autofree char *letters = g_strnfill (n_letters, 'x');
  g_autofree char *all = g_strdup_printf ("%s %s", letters, words);
  g_autofree char *wrapped = g_strconcat (letters, expected, NULL);
  g_autoptr(GString) text = g_string_new (NULL);
  AleaPgnWrap wrap = { .text = text };

  alea_pgn_wrap_words (&wrap, all);
  g_assert_cmpstr (text->str, ==, wrapped);
}

/* A line has 79 letters, however many bytes these are; a word that is longer has a line
 * of its own. */
static void
test_full_line (void)
{
  g_autofree char *long_word = g_strnfill (90, 'y');
  g_autofree char *before = g_strdup_printf ("\n%s\nab", long_word), *words = g_strdup_printf ("%s ab", long_word);

  assert_wrapped (76, "ab", " ab");
  assert_wrapped (77, "ab", "\nab");
  assert_wrapped (76, "a b", " a\nb");
  assert_wrapped (70, "ab cdefg h", " ab cdefg\nh");
  assert_wrapped (76, "ää", " ää");
  assert_wrapped (77, "ä♔", "\nä♔");
  assert_wrapped (90, "ab", "\nab");
  assert_wrapped (1, words, before);
}

/* What other programs would take for a line that is to be passed over, or for a tag, stands
 * behind the word before it. */
static void
test_no_line_begins_so (void)
{
  assert_wrapped (70, "abcd efghij", " abcd\nefghij");
  assert_wrapped (70, "abcd %fghij", "\nabcd %fghij");
  assert_wrapped (70, "abcd [fghij", "\nabcd [fghij");
  assert_wrapped (70, "abcd [f%hij", "\nabcd [f%hij");
  assert_wrapped (70, "abcd [%ghij", " abcd\n[%ghij");
  assert_wrapped (70, "abcd e%ghij", " abcd\ne%ghij");
  assert_wrapped (70, "abcd e[ghij", " abcd\ne[ghij");
}

/* Moves of a series go to the next line together where it has room for them, and the first
 * of those that are behind it goes to a third where it has not. */
static void
test_wrapped_series (void)
{
  static const struct
  {
    guint       lengths[4];   /* of a word, and of three that follow each other without a blank */
    const char *between;      /* '-' for nothing */
  } rows[] = {
    { { 60, 6, 6, 5 }, " --" }, { { 60, 6, 6, 6 }, " --" }, { { 60, 6, 6, 7 }, "\n--" }, { { 60, 6, 13, 4 }, "\n--" },
    { { 40, 30, 10, 30 }, "\n--" },
    { { 77, 1, 1, 1 }, "\n--" },
    { { 5, 70, 9, 1 }, "\n-\n" }, { { 5, 70, 9, 4 }, "\n-\n" }, { { 5, 70, 10, 4 }, " \n-" },
    { { 5, 20, 70, 4 }, " \n-" }, { { 5, 40, 39, 4 }, "\n-\n" },
    { { 0, 70, 9, 1 }, "--\n" }, { { 0, 70, 10, 1 }, "-\n-" },
    { { 1, 77, 1, 1 }, "\n--" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GString) text = g_string_new (NULL), expected = g_string_new (NULL);
      AleaPgnWrap wrap = { .text = text };

      for (guint word = 0; word < 4; word++)
        {
          g_autofree char *letters = g_strnfill (rows[i].lengths[word], (char) ('a' + word));

          if (word > 0 && rows[i].between[word - 1] != '-')
            g_string_append_c (expected, rows[i].between[word - 1]);
          g_string_append (expected, letters);
          if (*letters == '\0')
            continue;
          wrap.is_glued = word > 1;
          alea_pgn_wrap_word (&wrap, letters);
          g_assert_false (wrap.is_glued);
        }
      g_assert_cmpstr (text->str, ==, expected->str);
    }
}

/* A command stays together up to the last letter that a line has room for. */
static void
test_wrapped_command (void)
{
  for (guint length = 70; length <= 90; length++)
    {
      g_autofree char *rolls = g_strnfill (length - strlen ("{[%roll  1-2]}"), 'x');
      g_autofree char *command = g_strdup_printf ("{[%%roll %s 1-2]}", rolls);
      g_autoptr(GString) text = g_string_new (NULL);
      AleaPgnWrap wrap = { .text = text };

      alea_pgn_wrap_words (&wrap, "1. e4");
      alea_pgn_wrap_words (&wrap, command);
      g_assert_cmpint (strstr (text->str, command) != NULL, ==, length <= ALEA_PGN_LINE);
    }
}

static void
test_wrapped_comment (void)
{
  static const struct { const char *commands, *words, *text; } rows[] = {
    { NULL, "so it goes", "{so it goes}" },
    { "[%clk 0:01:00]", NULL, "{[%clk 0:01:00]}" },
    { "[%clk 0:01:00]", "so", "{[%clk 0:01:00] so}" },
    { NULL, "a {b} c", "{a (b) c}" },
    { NULL, "a\tb\nc\x1f" "d\x7f" "e", "{a b c d e}" },
    { NULL, "[%clk 1] [%roll 3] [%seats wb] [%eval 1]", "{[ %clk 1] [ %roll 3] [ %seats wb] [%eval 1]}" },
    { NULL, " T3 ", "{} {T3}" },
    { "[%clk 0:00:01]", "T3", "{} {[%clk 0:00:01] T3}" },
    { NULL, "T33", "{T33}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GString) text = g_string_new (NULL);
      AleaPgnWrap wrap = { .text = text };

      alea_pgn_wrap_comment (&wrap, rows[i].commands, rows[i].words);
      g_assert_cmpstr (text->str, ==, rows[i].text);
    }
}

static void
test_wrapped_tag (void)
{
  g_autoptr(GString) text = g_string_new (NULL);

  alea_pgn_wrap_tag (text, "A b-1_", "a\"b\\c\td\x7f" "e f\x1f");
  g_assert_cmpstr (text->str, ==, "[A_b_1_ \"a\\\"b\\\\c d e f \"]\n");
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
  g_test_add_func ("/pgn-text/wrapped-words", test_wrapped_words);
  g_test_add_func ("/pgn-text/full-line", test_full_line);
  g_test_add_func ("/pgn-text/no-line-begins-so", test_no_line_begins_so);
  g_test_add_func ("/pgn-text/wrapped-series", test_wrapped_series);
  g_test_add_func ("/pgn-text/wrapped-command", test_wrapped_command);
  g_test_add_func ("/pgn-text/wrapped-comment", test_wrapped_comment);
  g_test_add_func ("/pgn-text/wrapped-tag", test_wrapped_tag);

  return g_test_run ();
}
