/* test-shelf-list.c: the shelf as a list that somebody looks at
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"
#include "test-support.h"

#include "alea-shelf-keep.h"
#include "alea-shelf-list.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

#define N_GAMES 300

static gboolean
has_found (gpointer data)
{
  return !alea_shelf_list_get_is_searching (data);
}

static gboolean
is_read (gpointer data)
{
  return alea_shelf_row_get_game (data) != NULL;
}

static AleaShelf *
make_shelf (const char *folder)
{
  AleaShelf *shelf = alea_shelf_new (folder);

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autofree char *white = g_strdup_printf ("Player %u", i);
      g_autoptr(AleaShelfGame) game = shelf_test_make_game (white, i % 2 == 0 ? "Even" : "Odd", 2);

      game->started = i + 1;
      alea_shelf_release (shelf, alea_shelf_create (shelf, game, NULL, NULL));
    }
  shelf_test_flush (shelf);

  return shelf;
}

static AleaShelfList *
make_list (AleaShelf *shelf)
{
  const AleaShelfFilter filter = { .sort = ALEA_SHELF_SORT_OLDEST };
  AleaShelfList *list = alea_shelf_list_new (shelf);

  alea_shelf_list_set_filter (list, &filter);
  g_assert_true (alea_shelf_list_get_is_searching (list));
  shelf_test_wait_for (has_found, list);
  return list;
}

static guint
count (AleaShelfList *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (list));
}

/* All rows are there at once; what they show comes when it is asked for. */
static void
test_rows (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = make_shelf (folder);
  AleaShelfList *list = make_list (shelf);

  g_assert_cmpuint (count (list), ==, N_GAMES);
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (list)) == ALEA_TYPE_SHELF_ROW);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), N_GAMES));
  for (guint i = 0; i < N_GAMES; i += 50)
    {
      g_autoptr(AleaShelfRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);
      g_autoptr(AleaShelfRow) again = g_list_model_get_item (G_LIST_MODEL (list), i);
      g_autofree char *white = g_strdup_printf ("Player %u", i);

      g_assert_true (row == again);
      g_assert_null (alea_shelf_row_get_game (row));
      g_assert_cmpint (alea_shelf_row_get_id (row), ==, g_array_index (alea_shelf_list_get_ids (list), gint64, i));
      shelf_test_wait_for (is_read, row);
      g_assert_cmpstr (alea_shelf_row_get_game (row)->white, ==, white);
    }

  g_assert_finalize_object (list);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* It begins with all games, whoever has not said which. */
static void
test_all (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = make_shelf (folder);
  AleaShelfList *list = alea_shelf_list_new (shelf);

  g_assert_true (alea_shelf_list_get_is_searching (list));
  g_assert_cmpuint (count (list), ==, 0);
  shelf_test_wait_for (has_found, list);
  g_assert_cmpuint (count (list), ==, N_GAMES);
  g_assert_finalize_object (list);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

typedef struct
{
  guint n_calls;
  guint position;
  guint n_removed;
  guint n_added;
} Change;

static void
items_changed_cb (GListModel *list,
                  guint       position,
                  guint       n_removed,
                  guint       n_added,
                  Change     *change)
{
  *change = (Change) { change->n_calls + 1, position, n_removed, n_added };
}

static gboolean
has_changed (gpointer data)
{
  return ((Change *) data)->n_calls > 0;
}

/* Letter by letter; the last one counts.  That it searches is told once, and that it is
 * done. */
static void
test_search (void)
{
  static const char *const searches[] = { "o", "od", "odd" };
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = make_shelf (folder);
  AleaShelfList *list = make_list (shelf);
  Change change = { 0 };
  guint n_told = 0;
  gboolean is_searching;

  g_signal_connect_swapped (list, "notify::is-searching", G_CALLBACK (test_count), &n_told);
  g_signal_connect (list, "items-changed", G_CALLBACK (items_changed_cb), &change);
  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      const AleaShelfFilter filter = { .search = (char *) searches[i], .sort = ALEA_SHELF_SORT_OLDEST };

      alea_shelf_list_set_filter (list, &filter);
    }
  g_object_get (list, "is-searching", &is_searching, NULL);
  g_assert_true (is_searching);
  g_assert_cmpuint (n_told, ==, 1);
  shelf_test_wait_for (has_found, list);
  g_object_get (list, "is-searching", &is_searching, NULL);
  g_assert_false (is_searching);
  g_assert_cmpuint (n_told, ==, 2);
  g_assert_cmpuint (change.n_calls, ==, 1);
  g_assert_cmpuint (count (list), ==, N_GAMES / 2);

  g_assert_finalize_object (list);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* Only what is other is said to be. */
static void
test_follows (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = make_shelf (folder), *other = alea_shelf_new (folder);
  AleaShelfList *list = make_list (shelf);
  AleaShelfRow *row = g_list_model_get_item (G_LIST_MODEL (list), 7);
  const gint64 id = g_array_index (alea_shelf_list_get_ids (list), gint64, 100);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Last", "Even", 2), opened = NULL;
  Change change = { 0 };
  guint n_row_changes = 0;

  g_signal_connect_swapped (row, "changed", G_CALLBACK (test_count), &n_row_changes);
  shelf_test_wait_for (is_read, row);
  g_assert_cmpuint (n_row_changes, ==, 1);
  n_row_changes = 0;
  g_signal_connect (list, "items-changed", G_CALLBACK (items_changed_cb), &change);

  g_assert_true (shelf_test_delete (shelf, id, NULL));
  shelf_test_wait_for (has_changed, &change);
  g_assert_cmpuint (change.position, ==, 100);
  g_assert_cmpuint (change.n_removed, ==, 1);
  g_assert_cmpuint (change.n_added, ==, 0);

  change = (Change) { 0 };
  alea_shelf_create (shelf, game, NULL, NULL);
  shelf_test_wait_for (has_changed, &change);
  g_assert_cmpuint (change.position, ==, N_GAMES - 1);
  g_assert_cmpuint (change.n_removed, ==, 0);
  g_assert_cmpuint (change.n_added, ==, 1);

  /* Another program changes a row. */
  g_assert_cmpuint (n_row_changes, ==, 0);
  opened = shelf_test_open (other, alea_shelf_row_get_id (row), NULL);
  shelf_test_append (other, opened->id, 2, "e4");
  while (alea_shelf_row_get_game (row)->n_events < 3)
    {
      alea_shelf_refresh (shelf);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (n_row_changes, >, 0);
  g_assert_cmpint (alea_shelf_row_get_game (row)->use, ==, ALEA_SHELF_OPEN_ELSEWHERE);
  g_assert_cmpuint (change.n_calls, ==, 1);

  g_assert_finalize_object (list);
  g_assert_finalize_object (row);
  shelf_test_close (other);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* "changed" comes when it has been looked for what other programs have changed, and there
 * is something; whoever reads meanwhile does not take it away. */
static void
test_other_programs (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder), *other = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);
  guint n_changes = 0;

  shelf_test_flush (shelf);
  shelf_test_flush (other);
  alea_shelf_refresh (shelf);
  g_array_unref (shelf_test_find_all (shelf));
  g_signal_connect_swapped (shelf, "changed", G_CALLBACK (test_count), &n_changes);
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(GArray) meanwhile = NULL, after = NULL;

      shelf_test_create (other, game);
      if (i % 2 == 1)
        meanwhile = shelf_test_find_all (shelf);
      g_assert_cmpuint (n_changes, ==, i);
      for (guint j = 0; j < 2; j++)
        alea_shelf_refresh (shelf);
      after = shelf_test_find_all (shelf);
      g_assert_cmpuint (after->len, ==, i + 1);
      g_assert_cmpuint (n_changes, ==, i + 1);
    }

  shelf_test_close (other);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* So it is where the file has gone, or another one has come. */
static void
test_other_file (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db"), *away = shelf_test_get_path (folder, "away.db");
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(GArray) first = NULL, gone = NULL, again = NULL, last = NULL;
  guint n_changes = 0;

  shelf_test_flush (shelf);
  alea_shelf_refresh (shelf);
  first = shelf_test_find_all (shelf);
  g_signal_connect_swapped (shelf, "changed", G_CALLBACK (test_count), &n_changes);

  g_assert_cmpint (g_rename (path, away), ==, 0);
  gone = shelf_test_find_all (shelf);
  g_assert_cmpint (g_rename (away, path), ==, 0);
  alea_shelf_refresh (shelf);
  again = shelf_test_find_all (shelf);
  g_assert_cmpuint (n_changes, ==, 1);

  g_assert_cmpint (g_rename (path, away), ==, 0);
  for (guint i = 0; i < 2; i++)
    alea_shelf_refresh (shelf);
  last = shelf_test_find_all (shelf);
  g_assert_cmpuint (n_changes, ==, 2);
  g_assert_cmpint (g_rename (away, path), ==, 0);

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* A list that outlives its shelf has its rows, but nothing more comes. */
static void
test_closed (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = make_shelf (folder);
  AleaShelfList *list = make_list (shelf);
  AleaShelfRow *row;

  g_assert_true (alea_shelf_close (shelf, 60000));
  row = g_list_model_get_item (G_LIST_MODEL (list), 3);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (alea_shelf_row_get_game (row));
  g_assert_cmpuint (count (list), ==, N_GAMES);
  g_assert_finalize_object (list);
  g_assert_finalize_object (row);
  g_assert_finalize_object (shelf);
  shelf_test_remove_folder (folder);
}

/* A list that goes in the middle of it. */
static void
test_gone (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = make_shelf (folder);

  for (guint i = 0; i < 20; i++)
    {
      AleaShelfList *list = i % 2 == 0 ? make_list (shelf) : alea_shelf_list_new (shelf);
      GObject *row = g_list_model_get_item (G_LIST_MODEL (list), 3);

      for (guint j = 0; j < i / 2; j++)
        g_main_context_iteration (NULL, FALSE);
      g_assert_finalize_object (list);
      g_clear_object (&row);
    }

  shelf_test_flush (shelf);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

static gboolean
is_to_be_woken (gpointer data)
{
  return g_main_context_find_source_by_user_data (NULL, data) != NULL;
}

/* A list that would soon have looked again, or read a row, is not woken any more. */
static void
test_gone_asleep (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = make_shelf (folder);

  for (guint i = 0; i < 2; i++)
    {
      AleaShelfList *list = make_list (shelf);
      const gint64 id = g_array_index (alea_shelf_list_get_ids (list), gint64, 3);
      GObject *row = i == 0 ? g_list_model_get_item (G_LIST_MODEL (list), 3) : NULL;
      gpointer place = list;

      if (i == 1)
        alea_shelf_change (shelf, ALEA_SHELF_FAVORITE, &id, 1, NULL, NULL);
      shelf_test_wait_for (is_to_be_woken, list);
      g_assert_finalize_object (list);
      g_assert_false (is_to_be_woken (place));
      g_clear_object (&row);
    }

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* --- what is found, and in which order ---------------------------------------- */

/* A shelf with three games, of which "a" is the youngest: each is as its row of @changes
 * says. */
static AleaShelf *
make_alike (const char *folder,
            const char *const changes[3],
            gint64      ids[3])
{
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);
  AleaShelf *shelf = alea_shelf_new (folder);
  sqlite3 *db = NULL;

  for (guint i = 3; i-- > 0;)
    {
      ids[i] = shelf_test_create (shelf, game);
      alea_shelf_release (shelf, ids[i]);
    }
  shelf_test_flush (shelf);

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "INSERT INTO batch VALUES (1, NULL, 1, 0)", NULL, NULL, NULL), ==, SQLITE_OK);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *sql = g_strdup_printf ("UPDATE game SET started = 1, %s WHERE id = %" G_GINT64_FORMAT, changes[i], ids[i]);

      g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
    }
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
  return shelf;
}

/* "bca": those of @ids that are found. */
static void
assert_found (AleaShelf             *shelf,
              const AleaShelfFilter *filter,
              const gint64           ids[3],
              const char            *expected)
{
  g_autoptr(GArray) found = shelf_test_find (shelf, filter);
  g_autoptr(GString) letters = g_string_new (NULL);

  for (guint i = 0; i < found->len; i++)
    for (guint j = 0; j < 3; j++)
      if (g_array_index (found, gint64, i) == ids[j])
        g_string_append_c (letters, (char) ('a' + j));
  g_assert_cmpstr (letters->str, ==, expected);
}

/* What is alike in one way is in order in another. */
static void
test_order (void)
{
  static const char *const changes[] = { "state = 0, changed = 1", "state = 1, changed = 3", "state = 1, changed = 2" };
  static const struct { AleaShelfSort sort; const char *order; } rows[] = {
    { ALEA_SHELF_SORT_NEWEST, "abc" }, { ALEA_SHELF_SORT_OLDEST, "cba" }, { ALEA_SHELF_SORT_PLAYERS, "bca" },
    { ALEA_SHELF_SORT_RULES, "abc" }, { ALEA_SHELF_SORT_LONGEST, "bca" },
  };
  g_autofree char *folder = shelf_test_make_folder ();
  gint64 ids[3];
  AleaShelf *shelf = make_alike (folder, changes, ids);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_found (shelf, &(AleaShelfFilter) { .sort = rows[i].sort }, ids, rows[i].order);
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* Of what is imported only that was played which once began here. */
static void
test_played (void)
{
  static const char *const changes[] = {
    "changed = 3, batch = 1, origin = 0", "changed = 2, batch = NULL, origin = 1", "changed = 1, batch = 1, origin = 1",
  };
  g_autofree char *folder = shelf_test_make_folder ();
  gint64 ids[3];
  AleaShelf *shelf = make_alike (folder, changes, ids);

  assert_found (shelf, &(AleaShelfFilter) { .is_played = FALSE }, ids, "abc");
  assert_found (shelf, &(AleaShelfFilter) { .is_played = TRUE }, ids, "ab");
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* The first sixteen words of a search count, whatever is between them; and a game may be
 * older than 1970. */
static void
test_many_words (void)
{
  static const char *const changes[] = { "changed = 3", "changed = 2", "changed = -1" };
  static const struct { guint n_before; const char *last, *found; } rows[] = {
    { 0, "ben", "abc" }, { 0, "nobody", "" }, { 15, "nobody", "" }, { 15, "ben", "abc" }, { 16, "nobody", "abc" },
  };
  g_autofree char *folder = shelf_test_make_folder ();
  gint64 ids[3];
  AleaShelf *shelf = make_alike (folder, changes, ids);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GString) search = g_string_new ("  ");

      for (guint j = 0; j < rows[i].n_before; j++)
        g_string_append (search, "anna \t\n ");
      g_string_append (search, rows[i].last);
      assert_found (shelf, &(AleaShelfFilter) { .search = search->str }, ids, rows[i].found);
    }
  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf-list/rows", test_rows);
  g_test_add_func ("/shelf-list/all", test_all);
  g_test_add_func ("/shelf-list/search", test_search);
  g_test_add_func ("/shelf-list/follows", test_follows);
  g_test_add_func ("/shelf-list/other-programs", test_other_programs);
  g_test_add_func ("/shelf-list/other-file", test_other_file);
  g_test_add_func ("/shelf-list/closed", test_closed);
  g_test_add_func ("/shelf-list/gone", test_gone);
  g_test_add_func ("/shelf-list/gone-asleep", test_gone_asleep);
  g_test_add_func ("/shelf-list/order", test_order);
  g_test_add_func ("/shelf-list/played", test_played);
  g_test_add_func ("/shelf-list/many-words", test_many_words);

  return g_test_run ();
}
