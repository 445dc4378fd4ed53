/* test-pgn-comments.c: what comments of game files say, and where it is kept
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-lexer.h"
#include "alea-pgn-writer.h"
#include "pgn-support.h"

#include <string.h>

/* A command is taken out of its comment with one of the blanks beside it; what is none
 * stays as it stands. */
static void
test_commands (void)
{
  static const struct { const char *comment; gint64 clock; const char *kept; } rows[] = {
    { "[%clk 0:00:01]", 1000, NULL },
    { " [%clk 0:00:01] ", 1000, NULL },
    { "[%clk  0:00:01]", 1000, NULL },
    { "[%clk 0:00:01] b", 1000, "b" },
    { "a [%clk 0:00:01]", 1000, "a" },
    { "a [%clk 0:00:01] b", 1000, "a b" },
    { "a[%clk 0:00:01] b", 1000, "a b" },
    { "a [%clk 0:00:01]b", 1000, "a b" },
    { "a[%clk 0:00:01]b", 1000, "ab" },
    { "a b [%clk 0:00:01] c d", 1000, "a b c d" },
    { "[%clk 0:00:01] [%clk 0:00:02]", 2000, NULL },
    { "a [b] [%clk 0:00:01] c]", 1000, "a [b] c]" },
    { "[] [% [%clk 0:00:01]", ALEA_NO_CLOCK, "[] [% [%clk 0:00:01]" },
    { "100% [%clk 0:00:01]", 1000, "100%" },

    { "[%x] [%clk 0:00:01]", 1000, "[%x]" },
    { "[%clk 0:00:01] [%x]", 1000, "[%x]" },
    { "[%x] a [%y]", ALEA_NO_CLOCK, "[%x] a [%y]" },
    { "[%clk]", ALEA_NO_CLOCK, "[%clk]" },
    { "[%clks 0:00:01]", ALEA_NO_CLOCK, "[%clks 0:00:01]" },
    { "[%cl 0:00:01]", ALEA_NO_CLOCK, "[%cl 0:00:01]" },
    { "[% clk 0:00:01]", ALEA_NO_CLOCK, "[% clk 0:00:01]" },
    { "[%clk 0:00:01", ALEA_NO_CLOCK, "[%clk 0:00:01" },
    { "a [%", ALEA_NO_CLOCK, "a [%" },
    { "[%rolls 3]", ALEA_NO_CLOCK, "[%rolls 3]" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("1. e4 {%s} *\n", rows[i].comment);
      g_autoptr(AleaPgnReader) reader = pgn_open (text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      g_test_message ("%s", rows[i].comment);
      pgn_assert_events (game, "e4");
      pgn_assert_note (game->record, 1, rows[i].clock, NULL, rows[i].kept);
    }
}

/* Blanks around a comment are none of it, and of one of blanks alone nothing is left; a zero
 * byte is a blank. */
static void
test_blanks (void)
{
  static const struct { const char *text; gsize length; const char *kept; } rows[] = {
    { "{ a }", 5, "a" },
    { "{a\nb }", 6, "a b" },
    { "{ }", 3, "" },
    { "{}", 2, "" },
    { "{a \n  b}", 8, "a b" },
    { "{\0}", 3, "" },
    { "{a\0}", 4, "a" },
    { "; a ", 4, "a" },
    { ";a\0b\0", 5, "a b" },
    { "; ", 2, "" },
    { ";", 1, "" },
    { ";\0", 2, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GInputStream) stream = g_memory_input_stream_new_from_data (rows[i].text, (gssize) rows[i].length, NULL);
      g_autoptr(AleaPgnLexer) lexer = alea_pgn_lexer_new (stream);
      const AleaPgnToken *token = alea_pgn_lexer_next (lexer);

      g_assert_cmpint (token->type, ==, ALEA_PGN_TOKEN_COMMENT);
      g_assert_cmpstr (token->text->str, ==, rows[i].kept);
      g_assert_cmpuint (token->text->len, ==, strlen (rows[i].kept));
      g_assert_cmpint (alea_pgn_lexer_next (lexer)->type, ==, ALEA_PGN_TOKEN_END);
    }
}

/* Rolls count wherever in a comment they stand; a list of none is nothing. */
static void
test_rolls (void)
{
  static const struct { const char *comment, *events, *kept; } rows[] = {
    { "[%roll 3]", "e4 e5 3", NULL },
    { "[%roll]", "e4 e5", NULL },
    { "[%roll ]", "e4 e5", NULL },
    { "[%x] [%roll 3] well", "e4 e5 3", "[%x] well" },
    { "[%roll 3] [%x] [%seats wb]", "e4 e5 3", "[%x]" },
    { "[%x] [%seats wb] [%roll 3]", "e4 e5 3", "[%x]" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("[Variant \"random-move\"]\n\n1. e4 e5 {%s} *\n", rows[i].comment);
      g_autoptr(AleaPgnReader) reader = pgn_open (text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      g_test_message ("%s", rows[i].comment);
      pgn_assert_events (game, rows[i].events);
      if (rows[i].kept != NULL)
        pgn_assert_note (game->record, game->record->events->len, ALEA_NO_CLOCK, NULL, rows[i].kept);
      else
        g_assert_cmpuint (game->record->notes->len, ==, 0);
    }
}

/* The colours of the players can be told once they have been thrown for. */
static void
test_seats_before_play (void)
{
  static const struct { const char *rolls; gboolean is_good; } rows[] = { { "5 2", TRUE }, { "5 5", FALSE }, { "5", FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("[Variant \"random-move\"]\n[SetupRolls \"%s\"]\n\n{[%%seats wb]} *\n", rows[i].rolls);
      g_autoptr(AleaPgnReader) reader = pgn_open (text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      g_assert_cmpint (game->is_bad, ==, !rows[i].is_good);
    }
}

/* What is said before the first move stands behind the rolls of the set-up, however it is
 * said. */
static void
test_before_the_first_move (void)
{
  static const struct { const char *before; gint64 clock; const char *nags, *comment; } rows[] = {
    { "{well}", ALEA_NO_CLOCK, NULL, "well" },
    { "$7", ALEA_NO_CLOCK, "$7", NULL },
    { "{so} {[%clk 0:00:01]} $7 {far}", 1000, "$7", "so far" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("[Variant \"Chess960\"]\n[SetupRolls \"2 3 3 6 2 3\"]\n\n%s 1. e4 *\n", rows[i].before);
      g_autoptr(AleaPgnReader) reader = pgn_open (text);
      g_autoptr(AleaPgnGame) game = pgn_next (reader);

      pgn_assert_events (game, "2 3 3 6 2 3 e4");
      pgn_assert_note (game->record, 6, rows[i].clock, rows[i].nags, rows[i].comment);
      g_assert_cmpuint (game->record->notes->len, ==, 1);
    }
}

/* What was noted amid the set-up is written behind it, one remark after the other. */
static void
test_notes_of_the_setup (void)
{
  g_autoptr(AleaRecord) record = alea_record_new (test_rules ("chess960"), NULL, NULL);
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(AleaPgnReader) reader = NULL;
  g_autoptr(AleaPgnGame) game = NULL;
  AleaState state;

  g_assert_true (alea_record_begin (record, &state, NULL));
  g_assert_true (alea_script_play ("2 3 3 6 2 3 e4", &state, record->events, NULL, NULL));
  alea_record_make_note (record, 0)->comment = g_strdup ("a");
  alea_record_make_note (record, 2)->comment = g_strdup ("b");
  alea_record_make_note (record, 2)->clock = 1000;
  alea_record_make_note (record, 5)->nags = g_strdup ("$1");
  alea_record_make_note (record, 6)->comment = g_strdup ("c");
  alea_record_make_note (record, 6)->nags = g_strdup ("$2");
  g_assert_true (alea_pgn_write (record, text, NULL));

  reader = pgn_open (text->str);
  game = pgn_next (reader);
  pgn_assert_events (game, "2 3 3 6 2 3 e4");
  pgn_assert_note (game->record, 6, 1000, "$1 $2", "a b c");
  g_assert_cmpuint (game->record->notes->len, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pgn-comments/commands", test_commands);
  g_test_add_func ("/pgn-comments/blanks", test_blanks);
  g_test_add_func ("/pgn-comments/rolls", test_rolls);
  g_test_add_func ("/pgn-comments/seats-before-play", test_seats_before_play);
  g_test_add_func ("/pgn-comments/before-the-first-move", test_before_the_first_move);
  g_test_add_func ("/pgn-comments/notes-of-the-setup", test_notes_of_the_setup);

  return g_test_run ();
}
