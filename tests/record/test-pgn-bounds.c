/* test-pgn-bounds.c: where a game that cannot be read ends, and the next begins
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pgn-support.h"

#include <string.h>

/* What begins the next game behind a comment that is never closed, and what is a part
 * of the comment: at the beginning of a line, and nowhere else. */
static void
test_behind_comment (void)
{
  static const struct { const char *line; gboolean is_next; } rows[] = {
    { "\n[Event \"x\"]", TRUE },
    { "\n[  Event \"x\"]", TRUE },
    { "\n[Event\t  \"x\"]", TRUE },
    { "\n[Event\"x\"]", TRUE },
    { "\n\n[Event \"x\"]", TRUE },
    { " [Event \"x\"]", FALSE },
    { "\n [Event \"x\"]", FALSE },
    { "\n[Event x]", FALSE },
    { "\n[Events \"x\"]", FALSE },
    { "\n[Even \"x\"]", FALSE },
    { "\n[event \"x\"]", FALSE },
    { "\n[Site \"x\"]", FALSE },
    { "\n[\"Event\"]", FALSE },
    { "\n(Event \"x\")", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("1. e4 {never%s\n\n1. d4 *\n", rows[i].line);
      g_autoptr(AleaPgnReader) reader = pgn_open (text);
      g_autoptr(AleaPgnGame) bad = pgn_next (reader), next = pgn_next (reader);

      g_test_message ("%s", rows[i].line);
      g_assert_true (bad->is_bad);
      if (rows[i].is_next)
        pgn_assert_events (next, "d4");
      else
        g_assert_null (next);
    }
}

/* Nor is more looked at than has been read, where that ends in what might become a tag:
 * sanitizers see a byte behind it. */
static void
test_ahead (void)
{
  static const struct { const char *tag; char letter; } rows[] = { { "[", ' ' }, { "[", 'e' }, { "[Event", ' ' } };
  const guint buffer = 1 << 16, look = 128;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint at = buffer - look - 1; at <= buffer - look + 1; at++)
      {
        g_autofree char *lines = g_strnfill (at - strlen ("1. e4 {"), '\n'), *letters = g_strnfill (2 * look, rows[i].letter);
        g_autofree char *text = g_strdup_printf ("1. e4 {%s%s%s} *\n", lines, rows[i].tag, letters);
        g_autoptr(AleaPgnReader) reader = pgn_open (text);
        g_autoptr(AleaPgnGame) game = pgn_next (reader);

        g_assert_false (game->is_bad);
        pgn_assert_events (game, "e4");
      }
}

/* Where something is wrong with a tag, the others belong to the same game up to its moves,
 * but for one that begins a game; behind moves any tag is of the next. */
static void
test_behind_tags (void)
{
  static const struct { const char *text, *white; } rows[] = {
    { "[Site x]\n[White \"a\"]\n\n1. e4 *\n\n[White \"b\"]\n\n1. d4 *\n", "b" },
    { "[Site x]\n[White \"a\"]\n\n1. e4\n[White \"b\"]\n\n1. d4 *\n", "b" },
    { "[Site x]\n\n[White \"a\"]\n\n[Event \"c\"]\n[White \"b\"]\n\n1. d4 *\n", "b" },
    { "[Site x]\n\n[White \"a\"]\n\n1. d4 *\n", NULL },
    { "[Site x]\n[Round x]\n[White \"a\"]\n\n1. d4 *\n", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaPgnReader) reader = pgn_open (rows[i].text);
      g_autoptr(AleaPgnGame) bad = pgn_next (reader), next = pgn_next (reader), none = NULL;

      g_test_message ("%s", rows[i].text);
      g_assert_true (bad->is_bad);
      g_assert_cmpint (next != NULL, ==, rows[i].white != NULL);
      if (next == NULL)
        continue;

      pgn_assert_events (next, "d4");
      g_assert_cmpstr (alea_record_get_tag (next->record, "White"), ==, rows[i].white);
      none = pgn_next (reader);
      g_assert_null (none);
    }
}

/* Tags and nothing else, as a program writes them that never ends: some 66 megabytes
 * of them are too many, and one move in between is enough. */
static void
test_nothing_but_tags (void)
{
  const guint n_tags = 1100;
  g_autofree char *name = g_strnfill (63000, 'x');

  for (guint n_moves = 0; n_moves < 2; n_moves++)
    {
      g_autoptr(GString) text = g_string_new (NULL);
      g_autoptr(AleaPgnReader) reader = NULL;
      g_autoptr(GError) error = NULL;
      gboolean is_good, is_end = FALSE;
      guint n = 0;

      for (guint i = 0; i < n_tags; i++)
        g_string_append_printf (text, "[Event \"%s\"]\n%s", name, i == n_tags / 2 && n_moves > 0 ? "1. e4 *\n" : "");

      reader = alea_pgn_reader_new_for_text (text->str, text->len);
      do
        {
          g_autoptr(AleaPgnGame) game = NULL;

          is_good = alea_pgn_reader_next (reader, &game, NULL, &error);
          is_end = game == NULL;
          n += !is_end;
        }
      while (is_good && !is_end);

      g_assert_cmpint (is_good, ==, n_moves > 0);
      if (is_good)
        g_assert_cmpuint (n, ==, n_tags);
      else
        g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pgn-bounds/comment", test_behind_comment);
  g_test_add_func ("/pgn-bounds/ahead", test_ahead);
  g_test_add_func ("/pgn-bounds/tags", test_behind_tags);
  g_test_add_func ("/pgn-bounds/nothing-but-tags", test_nothing_but_tags);

  return g_test_run ();
}
