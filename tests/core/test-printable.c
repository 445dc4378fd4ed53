/* test-printable.c: text from outside, as it may be shown
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-printable.h"

#include <glib.h>
#include <string.h>

/* What stands for a letter that is not shown. */
#define HIDDEN "\xef\xbf\xbd"

static void
assert_printed (const char *text,
                const char *expected)
{
  char out[64];

  g_assert_cmpuint (alea_printable (text, out, sizeof out), ==, strlen (expected));
  g_assert_cmpstr (out, ==, expected);
}

static void
assert_letter (gunichar letter,
               gboolean is_seen)
{
  char text[7] = "";

  text[g_unichar_to_utf8 (letter, text)] = '\0';
  g_test_message ("U+%04X", letter);
  assert_printed (text, is_seen ? text : HIDDEN);
}

/* Each of these with both ends, and what lies on either side. */
static void
test_unseen (void)
{
  static const struct { gunichar first, last; } ranges[] = {
    { 0x007f, 0x009f }, { 0x00ad, 0x00ad }, { 0x034f, 0x034f }, { 0x061c, 0x061c }, { 0x115f, 0x1160 },
    { 0x17b4, 0x17b5 }, { 0x180b, 0x180e }, { 0x200b, 0x200f }, { 0x2028, 0x202e }, { 0x2060, 0x206f },
    { 0x3164, 0x3164 }, { 0xd800, 0xdfff }, { 0xfeff, 0xfeff }, { 0xffa0, 0xffa0 }, { 0xfff0, 0xfffb },
    { 0xfffe, 0xffff }, { 0x1d173, 0x1d17a }, { 0xe0000, 0xe0fff },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    {
      assert_letter (ranges[i].first - 1, TRUE);
      assert_letter (ranges[i].first, FALSE);
      assert_letter (ranges[i].last, FALSE);
      assert_letter (ranges[i].last + 1, TRUE);
    }

  assert_letter (0x01, FALSE);
  assert_letter (0x1f, FALSE);
  assert_letter (' ', TRUE);
  assert_letter (0x10ffff, TRUE);
}

/* What ends a line or goes to a column is a blank. */
static void
test_blanks (void)
{
  assert_printed ("a\tb\nc\rd", "a b c d");
  assert_printed ("a\vb", "a" HIDDEN "b");
}

/* Letters of Arabic and of the scripts behind it are joined and kept apart by what is not seen. */
static void
test_joined (void)
{
  assert_printed ("\u0600\u200d", "\u0600\u200d");
  assert_printed ("\u0600\u200c", "\u0600\u200c");
  assert_printed ("\u0915\u094d\u200d\u0937", "\u0915\u094d\u200d\u0937");
  assert_printed ("\u0600\u200b", "\u0600" HIDDEN);
  assert_printed ("\u0600\u200e", "\u0600" HIDDEN);
  assert_printed ("\u05ff\u200d", "\u05ff" HIDDEN);
  assert_printed ("a\u200d", "a" HIDDEN);
  assert_printed ("\u200d", HIDDEN);
  /* One of them, not two, and nothing between. */
  assert_printed ("\u0600\u200d\u200d", "\u0600\u200d" HIDDEN);
  assert_printed ("\u0600\n\u200d", "\u0600 " HIDDEN);
  assert_printed ("\u0600\x80\u200d", "\u0600" HIDDEN HIDDEN);
}

/* A byte that is no letter hides itself alone. */
static void
test_no_text (void)
{
  static const struct { const char *text; guint n; } rows[] = {
    { "\x80", 1 }, { "\xbf", 1 }, { "\xf8", 1 }, { "\xff", 1 },
    { "\xc3", 1 }, { "\xe2\x82", 2 }, { "\xf0\x9f\x98", 3 },
    { "\xc3\xc3", 2 }, { "\xf8\x88\x80\x80\x80", 5 },
    /* Longer than need be. */
    { "\xc0\x80", 2 }, { "\xc1\xbf", 2 }, { "\xe0\x80\x80", 3 }, { "\xe0\x9f\xbf", 3 }, { "\xf0\x8f\xbf\xbf", 4 },
    /* Behind the last letter. */
    { "\xf4\x90\x80\x80", 4 }, { "\xf7\xbf\xbf\xbf", 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GString) text = g_string_new (rows[i].text);
      g_autoptr(GString) expected = g_string_new (NULL);

      for (guint n = 0; n < rows[i].n; n++)
        g_string_append (expected, HIDDEN);
      assert_printed (text->str, expected->str);

      g_string_append_c (text, 'a');
      g_string_append_c (expected, 'a');
      assert_printed (text->str, expected->str);
    }

  assert_printed ("\xc2\xa0\xdf\xbf\xe0\xa0\x80\xf0\x90\x80\x80", "\xc2\xa0\xdf\xbf\xe0\xa0\x80\xf0\x90\x80\x80");
}

/* It ends with a whole letter, and with the first that has no room. */
static void
test_room (void)
{
  char out[8];

  for (guint size = 1; size <= 6; size++)
    {
      static const char *const expected[] = { "", "a", "a", "a\u00e4", "a\u00e4b", "a\u00e4b" };

      g_assert_cmpuint (alea_printable ("a\u00e4b", out, size), ==, 4);
      g_assert_cmpstr (out, ==, expected[size - 1]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/printable/unseen", test_unseen);
  g_test_add_func ("/printable/blanks", test_blanks);
  g_test_add_func ("/printable/joined", test_joined);
  g_test_add_func ("/printable/no-text", test_no_text);
  g_test_add_func ("/printable/room", test_room);

  return g_test_run ();
}
