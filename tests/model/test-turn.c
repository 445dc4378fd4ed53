/* test-turn.c: entries of the move list, and rows of them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "config.h"

#include "alea-turn-private.h"

static const AleaRoll none = { 0 };
static const AleaRoll four = { .n = 1, .sides = 6, .face = { 4 } };
static const AleaRoll double_two = { .n = 2, .sides = 4, .face = { 2, 2 } };

/* --- entries ---------------------------------------------------------------- */

/* A roll stands before what was done, unless there is nothing else to tell. */
static void
test_entries (void)
{
  const struct { const char *text; const AleaRoll *roll; const char *told; guint n_rolls; } rows[] = {
    { "e4", NULL, "", 0 }, { "e4", &four, "4", 1 }, { "4", &four, "", 1 }, { "Nc3", &double_two, "2-2", 1 },
    { "e4", &none, "", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaEntry) entry = alea_entry_new (rows[i].text, rows[i].roll, "A detail.", 7);
      const AleaRoll *rolls;
      guint n;

      g_assert_cmpstr (alea_entry_get_text (entry), ==, rows[i].text);
      g_assert_cmpstr (alea_entry_get_roll (entry), ==, rows[i].told);
      g_assert_cmpstr (alea_entry_get_detail (entry), ==, "A detail.");
      g_assert_cmpuint (alea_entry_get_number (entry), ==, 7);
      g_assert_false (alea_entry_get_is_noted (entry));
      rolls = alea_entry_get_rolls (entry, &n);
      g_assert_cmpuint (n, ==, rows[i].n_rolls);
      if (n > 0)
        g_assert_true (alea_roll_shows_same (rolls[0], *rows[i].roll));
    }
}

/* Sentences follow each other with one blank between them, and none before the first. */
static void
test_sentences (void)
{
  g_autoptr(AleaEntry) entry = alea_entry_new ("e4", NULL, "", 1);

  alea_entry_add_sentence (entry, "One.");
  g_assert_cmpstr (alea_entry_get_detail (entry), ==, "One.");
  alea_entry_add_sentence (entry, "");
  g_assert_cmpstr (alea_entry_get_detail (entry), ==, "One.");
  alea_entry_set_is_noted (entry);
  g_assert_true (alea_entry_get_is_noted (entry));
  g_assert_cmpstr (alea_entry_get_detail (entry), ==, "One. There is a comment.");
  alea_entry_add_sentence (entry, "Two.");
  g_assert_cmpstr (alea_entry_get_detail (entry), ==, "One. There is a comment. Two.");
}

/* Of two that are one there is all that each of them had, in order. */
static void
test_joined (void)
{
  static const struct
  {
    const char *first, *second;       /* details */
    const AleaRoll *rolls[2];
    const char *detail, *roll;
  } rows[] = {
    { "", "", { NULL, NULL }, "", "" },
    { "One.", "", { &four, NULL }, "One.", "4" },
    { "", "Two.", { NULL, &double_two }, "Two.", "2-2" },
    { "One.", "Two.", { &four, &double_two }, "One. Two.", "4, 2-2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaEntry) first = alea_entry_new ("e4", rows[i].rolls[0], rows[i].first, 3);
      g_autoptr(AleaEntry) second = alea_entry_new ("d4", rows[i].rolls[1], rows[i].second, 4);
      g_autoptr(AleaEntry) joined = alea_entry_join (first, second);
      const AleaRoll *rolls;
      guint n, n_found = 0;

      g_assert_cmpstr (alea_entry_get_text (joined), ==, "e4, d4");
      g_assert_cmpstr (alea_entry_get_detail (joined), ==, rows[i].detail);
      g_assert_cmpstr (alea_entry_get_roll (joined), ==, rows[i].roll);
      g_assert_cmpuint (alea_entry_get_number (joined), ==, 4);
      rolls = alea_entry_get_rolls (joined, &n);
      for (guint j = 0; j < 2; j++)
        if (rows[i].rolls[j] != NULL)
          g_assert_true (alea_roll_shows_same (rolls[n_found++], *rows[i].rolls[j]));
      g_assert_cmpuint (n, ==, n_found);
    }
}

/* There is something to read about it where there is about one of them. */
static void
test_joined_notes (void)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(AleaEntry) first = alea_entry_new ("e4", NULL, "", 3), second = alea_entry_new ("d4", NULL, "", 4);
      g_autoptr(AleaEntry) joined = NULL;

      if ((i & 1) != 0)
        alea_entry_set_is_noted (first);
      if ((i & 2) != 0)
        alea_entry_set_is_noted (second);
      joined = alea_entry_join (first, second);
      g_assert_cmpint (alea_entry_get_is_noted (joined), ==, i != 0);
    }
}

/* --- rows ------------------------------------------------------------------- */

/* A row whose entries are those after @white and @black events; 0 for none. */
static AleaTurn *
make_row (guint       move,
          const char *label,
          guint       white,
          guint       black)
{
  g_autoptr(AleaEntry) first = white > 0 ? alea_entry_new ("e4", NULL, "", white) : NULL;
  g_autoptr(AleaEntry) second = black > 0 ? alea_entry_new ("e5", NULL, "", black) : NULL;

  return alea_turn_new (ALEA_SECTION_PLAY, move, label, first, second);
}

static void
append_row (GListStore *rows,
            AleaTurn   *row)
{
  g_list_store_append (rows, row);
  g_object_unref (row);
}

/* A row ends with the later of its entries, whoever of both was first. */
static void
test_last (void)
{
  static const struct { guint white, black, last; } rows[] = { { 3, 4, 4 }, { 5, 0, 5 }, { 0, 6, 6 }, { 8, 7, 8 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaTurn) row = make_row (1, "1.", rows[i].white, rows[i].black);

      g_assert_cmpuint (alea_turn_get_last (row), ==, rows[i].last);
      g_assert_cmpint (alea_turn_get_white (row) != NULL, ==, rows[i].white > 0);
      g_assert_cmpint (alea_turn_get_black (row) != NULL, ==, rows[i].black > 0);
    }
}

/* The row that an event is in, and the last that was done until then. */
static void
test_find (void)
{
  static const struct { guint number, row, last; const char *told; } cases[] = {
    { 0, 0, 0, NULL }, { 1, 0, 0, NULL }, { 2, 0, 2, "1. e4" }, { 3, 0, 3, "1… e5" }, { 4, 1, 3, "1… e5" },
    { 5, 1, 5, "2. e4" }, { 6, 1, 6, "2… e5" }, { 7, 2, 7, "3… e5" }, { 8, 3, 8, "e4" }, { 9, 3, 8, "e4" },
  };
  g_autoptr(GListStore) rows = g_list_store_new (ALEA_TYPE_TURN);
  const char *labels[] = { "1.", "2.", "3.", "" };
  const guint numbers[][2] = { { 2, 3 }, { 5, 6 }, { 0, 7 }, { 8, 0 } };

  g_assert_cmpuint (alea_turn_find_last (G_LIST_MODEL (rows), 3), ==, 0);
  g_assert_null (alea_turn_tell_last (G_LIST_MODEL (rows), 3));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    append_row (rows, make_row (i + 1, labels[i], numbers[i][0], numbers[i][1]));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *told = alea_turn_tell_last (G_LIST_MODEL (rows), cases[i].number);

      g_assert_cmpuint (alea_turn_find (G_LIST_MODEL (rows), cases[i].number), ==, cases[i].row);
      g_assert_cmpuint (alea_turn_find_last (G_LIST_MODEL (rows), cases[i].number), ==, cases[i].last);
      g_assert_cmpstr (told, ==, cases[i].told);
    }
}

/* Where a set-up is one row, its parts are rows too while it is open: then the last of them is
 * what was done, and before all that the row itself. */
static void
test_parts (void)
{
  static const struct { guint number, closed, open; } cases[] = {
    { 0, 0, 0 }, { 1, 0, 1 }, { 2, 0, 2 }, { 3, 1, 3 }, { 4, 1, 3 },
  };
  g_autoptr(GListStore) parts = g_list_store_new (ALEA_TYPE_TURN);
  g_autoptr(GListStore) closed = g_list_store_new (ALEA_TYPE_TURN), open = g_list_store_new (ALEA_TYPE_TURN);
  AleaTurn *whole = make_row (0, "Set-up", 2, 0), *first = make_row (1, "1.", 3, 4);
  g_autofree char *told = NULL;

  append_row (parts, make_row (0, "", 1, 0));
  append_row (parts, make_row (0, "", 2, 0));
  alea_turn_set_parts (whole, G_LIST_MODEL (parts));
  g_assert_true (alea_turn_get_parts (whole) == G_LIST_MODEL (parts));
  g_list_store_append (open, whole);
  for (guint i = 0; i < 2; i++)
    append_row (open, g_list_model_get_item (G_LIST_MODEL (parts), i));
  g_list_store_append (open, first);
  append_row (closed, whole);
  append_row (closed, first);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpuint (alea_turn_find (G_LIST_MODEL (closed), cases[i].number), ==, cases[i].closed);
      g_assert_cmpuint (alea_turn_find (G_LIST_MODEL (open), cases[i].number), ==, cases[i].open);
    }
  told = alea_turn_tell_last (G_LIST_MODEL (closed), 2);
  g_assert_cmpstr (told, ==, "Set-up");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/turn/entries", test_entries);
  g_test_add_func ("/model/turn/sentences", test_sentences);
  g_test_add_func ("/model/turn/joined", test_joined);
  g_test_add_func ("/model/turn/joined-notes", test_joined_notes);
  g_test_add_func ("/model/turn/last", test_last);
  g_test_add_func ("/model/turn/find", test_find);
  g_test_add_func ("/model/turn/parts", test_parts);

  return g_test_run ();
}
