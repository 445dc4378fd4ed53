/* test-game-notes.c: what a file says of a game beside its moves can be read
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "record-session.h"

#include "alea-turn.h"
#include "alea-variation-text.h"

#include <string.h>

static const char annotated[] =
  "[Event \"Club evening\"]\n\n"
  "{Played at home.} 1. e4 $1 e5 {[%clk 0:01:02]} 2. Nf3 $14 $6 Nc6 {The knight\xe2\x80\xae [%eval +0.3] goes\nto the edge.} "
  "(2... Nf6 $3 3. Nxe5 {as [%cal Gd2d4] usual} d6 4. Nf3 {[%csl Ge4]}) (2... d6) 3. Bb5 $4 a6 (3... Nf6) "
  "4. Ba4 $2 Nf6 $5 *\n";

static AleaEntry *
find_entry (AleaSession *session,
            guint        number)
{
  GListModel *rows = alea_game_view_get_turns (alea_session_get_view (session));
  g_autoptr(AleaTurn) row = g_list_model_get_item (rows, alea_turn_find (rows, number));
  AleaEntry *black = alea_turn_get_black (row);

  return black != NULL && alea_entry_get_number (black) <= number ? black : alea_turn_get_white (row);
}

static void
assert_notes (AleaSession *session,
              guint        number,
              const char  *expected)
{
  AleaGameView *view = alea_session_get_view (session);
  g_autofree char *notes = NULL;

  alea_game_view_set_number (view, number);
  notes = alea_game_view_write_notes (view);
  g_assert_cmpstr (notes, ==, expected);
}

/* As players write them, behind the move, and as words. */
static void
test_marks (void)
{
  static const struct { guint number; const char *text, *words; } moves[] = {
    { 1, "e4!", "A good move." },
    { 3, "Nf3?!", "A dubious move." },
    { 5, "Bb5??", "A very poor move." },
    { 7, "Ba4?", "A poor move." },
    { 8, "Nf6!?", "An interesting move." },
  };
  g_autoptr(AleaSession) session = record_session_read (annotated);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_assert_cmpstr (alea_entry_get_text (find_entry (session, moves[i].number)), ==, moves[i].text);
      g_assert_nonnull (strstr (alea_entry_get_detail (find_entry (session, moves[i].number)), moves[i].words));
    }
  g_assert_cmpstr (alea_entry_get_text (find_entry (session, 2)), ==, "e5");
}

/* Without what is for programs, and without what would turn the line round. */
static void
test_text_at_a_state (void)
{
  g_autoptr(AleaSession) session = record_session_read (annotated);

  assert_notes (session, 0, "Played at home.");
  assert_notes (session, 1, NULL);
  assert_notes (session, 2, NULL);
  assert_notes (session, 3, NULL);
  assert_notes (session, 4, "The knight\xef\xbf\xbd goes to the edge.\n"
                            "(2… d6) (2… Nf6!! 3. Nxe5 as usual d6 4. Nf3)");
  assert_notes (session, 5, NULL);
  assert_notes (session, 6, "(3… Nf6)");
}

static void
test_entries_are_noted (void)
{
  g_autoptr(AleaSession) session = record_session_read (annotated);

  for (guint number = 1; number <= 8; number++)
    {
      AleaEntry *entry = find_entry (session, number);
      const gboolean says_so = strstr (alea_entry_get_detail (entry), "There is a comment.") != NULL;

      g_assert_cmpint (alea_entry_get_is_noted (entry), ==, number == 4 || number == 6);
      g_assert_cmpint (says_so, ==, alea_entry_get_is_noted (entry));
    }
}

/* It was said of another game. */
static void
test_game_that_goes_otherwise (void)
{
  g_autoptr(AleaSession) session = record_session_read (annotated);
  AleaGame *game = alea_session_get_game (session);

  while (alea_game_get_n_events (game) > 2)
    alea_game_undo (game);
  record_session_play (game, "d4 Nc6");
  g_assert_cmpstr (alea_entry_get_text (find_entry (session, 3)), ==, "d4");
  g_assert_false (alea_entry_get_is_noted (find_entry (session, 4)));
  assert_notes (session, 4, NULL);
  g_assert_cmpstr (alea_entry_get_text (find_entry (session, 1)), ==, "e4!");

  /* And once more as it was. */
  while (alea_game_get_n_events (game) > 2)
    alea_game_undo (game);
  record_session_play (game, "Nf3 Nc6");
  g_assert_true (alea_entry_get_is_noted (find_entry (session, 4)));
}

/* Nothing of it is left where the first move is another one. */
static void
test_game_that_begins_otherwise (void)
{
  g_autoptr(AleaSession) session = record_session_read ("{Before.} 1. e4 $1 {One.} e5 {Two.} *\n");
  AleaGame *game = alea_session_get_game (session);

  while (alea_game_get_n_events (game) > 0)
    alea_game_undo (game);
  record_session_play (game, "d4 e5");
  g_assert_cmpstr (alea_entry_get_text (find_entry (session, 1)), ==, "d4");
  g_assert_false (alea_entry_get_is_noted (find_entry (session, 1)));
  g_assert_false (alea_entry_get_is_noted (find_entry (session, 2)));
  assert_notes (session, 0, "Before.");
  assert_notes (session, 1, NULL);
  assert_notes (session, 2, NULL);
}

/* What is said of a roll belongs to the move that follows it. */
static void
test_rolls (void)
{
  static const char text[] =
    "[Variant \"Random Move Number Chess\"]\n[SetupRolls \"2 5\"]\n\n"
    "1. Nc3 d6 2. {[%roll 6] Two moves.} e4 $1 {A beginning.} d4 {More.} 2... {[%roll 5]} e5 $3 *\n";
  g_autoptr(AleaSession) session = record_session_read (text);

  g_assert_cmpstr (alea_entry_get_text (find_entry (session, 7)), ==, "e4!, d4");
  g_assert_true (alea_entry_get_is_noted (find_entry (session, 7)));
  assert_notes (session, 4, NULL);
  assert_notes (session, 5, "Two moves.");
  assert_notes (session, 6, "Two moves.\nA beginning.");
  assert_notes (session, 7, "Two moves.\nA beginning.\nMore.");
  assert_notes (session, 8, NULL);
  g_assert_cmpstr (alea_entry_get_text (find_entry (session, 9)), ==, "e5!!");
  g_assert_false (alea_entry_get_is_noted (find_entry (session, 9)));
}

/* A comment may be a single letter, and the first move could have been another one. */
static void
test_shortest (void)
{
  g_autoptr(AleaSession) session = record_session_read ("1. e4 (1. d4) e5 {x} 2. d4 {y} (2. Nf3 Nc6) *\n");

  assert_notes (session, 0, NULL);
  assert_notes (session, 1, "(1. d4)");
  assert_notes (session, 2, "x");
  assert_notes (session, 3, "y\n(2. Nf3 Nc6)");
  g_assert_true (alea_entry_get_is_noted (find_entry (session, 1)));
  g_assert_true (alea_entry_get_is_noted (find_entry (session, 2)));
}

/* Only the terrace of a teleport keeps its braces; of marks those are shown that players write. */
static void
test_variations (void)
{
  static const struct { const char *file, *shown; } rows[] = {
    { "", "" },
    { "(1. d4)", "(1. d4)" },
    { "(1. d4  d5)", "(1. d4 d5)" },
    { "(1. d4 d5 (1... Nf6 2. c4)) (1. c4)", "(1. d4 d5 (1… Nf6 2. c4)) (1. c4)" },
    { "((1. d4))", "((1. d4))" },
    { "( 1. d4 )", "(1. d4)" },
    { "(1. d4 $1 $14 d5 $2)", "(1. d4! d5?)" },
    { "(1. d4 $14)", "(1. d4)" },
    { "(1. Nfz4 {T3} Nc6)", "(1. Nfz4 {T3} Nc6)" },
    { "(1. d4 {T33} {Tx} {X3} {} {a} d5)", "(1. d4 T33 Tx X3 a d5)" },
    { "(1. d4{at once}d5)", "(1. d4 at once d5)" },
    { "({First} 1. d4)", "(First 1. d4)" },
    { "(1. d4 {[%clk 0:01] quick} d5)", "(1. d4 quick d5)" },
    { "(1. d4 {[%clk 0:01]} d5)", "(1. d4 d5)" },
    { "(1. d4 {no end", "(1. d4 no end" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *shown = alea_variation_text_show (rows[i].file);

      g_assert_cmpstr (shown, ==, rows[i].shown);
    }
}

/* What is for programs goes, and with it what was there to separate it. */
static void
test_comments (void)
{
  static const struct { const char *file, *shown; } rows[] = {
    { "", NULL },
    { " \n", NULL },
    { "[%clk 0:01]", NULL },
    { "a b", "a b" },
    { " a\n\t b ", "a b" },
    { "[%clk 0:01] quick", "quick" },
    { "quick[%clk 0:01]ly [%emt 1][%eval 2] done", "quick ly done" },
    { "[not] [%]one", "[not] one" },
    { "one [%two three", "one [%two three" },
    { "[%a] one [%two", "one [%two" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *shown = alea_variation_text_comment (rows[i].file);

      g_assert_cmpstr (shown, ==, rows[i].shown);
    }
}

/* The first that says something of a move; what says nothing of it has neither sign nor words. */
static void
test_first_mark (void)
{
  static const struct { const char *nags, *mark; } rows[] = {
    { NULL, NULL }, { "", NULL }, { "$14", NULL }, { "$14 $6", "?!" }, { "$2 $4", "?" }, { "$3 $14", "!!" }, { "$10", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpstr (alea_variation_text_mark (rows[i].nags), ==, rows[i].mark);

  g_assert_cmpstr (alea_variation_text_judgement ("!!"), ==, "A very good move.");
  g_assert_null (alea_variation_text_judgement ("="));
  g_assert_null (alea_variation_text_judgement (NULL));
}

/* Nobody reads a million letters beside a board, and what is cut off is seen to be. */
static void
test_long_comment (void)
{
  static const struct { gsize n, n_shown; gboolean is_cut; } rows[] = {
    { 3999, 3999, FALSE }, { 4000, 4000, FALSE }, { 4001, 4001, TRUE }, { 100000, 4001, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = g_strnfill (rows[i].n, 'x');
      g_autofree char *text = g_strdup_printf ("1. e4 {%s} e5 *\n", words);
      g_autoptr(AleaSession) session = record_session_read (text);
      g_autofree char *notes = NULL;

      alea_game_view_set_number (alea_session_get_view (session), 1);
      notes = alea_game_view_write_notes (alea_session_get_view (session));
      g_assert_cmpuint (g_utf8_strlen (notes, -1), ==, rows[i].n_shown);
      g_assert_cmpint (g_str_has_suffix (notes, "…"), ==, rows[i].is_cut);
    }
}

/* Each of them might begin what is for programs, and none does. */
static void
test_commands_without_end (void)
{
  g_autoptr(GString) pgn = g_string_new ("1. e4 {");
  g_autoptr(AleaSession) session = NULL;
  g_autofree char *notes = NULL;

  for (int i = 0; i < 400000; i++)
    g_string_append (pgn, "[%");
  g_string_append (pgn, "} *\n");
  session = record_session_read (pgn->str);
  alea_game_view_set_number (alea_session_get_view (session), 1);
  notes = alea_game_view_write_notes (alea_session_get_view (session));
  g_assert_true (g_str_has_prefix (notes, "[%[%[%"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/game-notes/marks", test_marks);
  g_test_add_func ("/model/game-notes/text-at-a-state", test_text_at_a_state);
  g_test_add_func ("/model/game-notes/entries-are-noted", test_entries_are_noted);
  g_test_add_func ("/model/game-notes/game-that-goes-otherwise", test_game_that_goes_otherwise);
  g_test_add_func ("/model/game-notes/game-that-begins-otherwise", test_game_that_begins_otherwise);
  g_test_add_func ("/model/game-notes/rolls", test_rolls);
  g_test_add_func ("/model/game-notes/shortest", test_shortest);
  g_test_add_func ("/model/game-notes/variations", test_variations);
  g_test_add_func ("/model/game-notes/comments", test_comments);
  g_test_add_func ("/model/game-notes/first-mark", test_first_mark);
  g_test_add_func ("/model/game-notes/long-comment", test_long_comment);
  g_test_add_func ("/model/game-notes/commands-without-end", test_commands_without_end);

  return g_test_run ();
}
