/* test-shelf-pages.c: what is found again of a damaged database, page by page
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "shelf-pages.h"
#include "shelf-salvage.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#define PAGE_SIZE 4096

#define WHITES "SELECT ifnull (white, '-') FROM game ORDER BY id"

static char *
read_file (const char *path,
           gsize      *length)
{
  char *text = NULL;

  shelf_test_run_sql (path, "PRAGMA wal_checkpoint (TRUNCATE)");
  g_assert_true (g_file_get_contents (path, &text, length, NULL));
  return text;
}

/* The one in which so many games have been found, as is told. */
static ShelfDatabase *
salvage (ShelfPlace *place,
         guint       n_expected)
{
  g_autoptr(GError) error = NULL;
  ShelfDatabase *database;
  guint n_games = 77;

  g_assert_true (shelf_salvage (place, &n_games, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_games, ==, n_expected);
  database = shelf_database_open (place->mending, SHELF_ACCESS_WRITE, &error);
  g_assert_no_error (error);
  return database;
}

static void
finish (ShelfDatabase *database,
        ShelfPlace    *place)
{
  shelf_database_close (database, FALSE);
  shelf_test_remove_folder (place->folder);
}

/* --- pages ---------------------------------------------------------------- */

/* Where the file ends in the middle of a page nothing comes from the page before that:
 * there a row was once that is gone. */
static void
test_cut_page (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (2);
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr(GString) spoilt = NULL;
  gsize length = 0;
  char *page;

  /* The second page is that of the games. */
  before = read_file (place->path, &length);
  page = before + PAGE_SIZE;
  g_assert_cmpint (page[0], ==, 0x0d);
  g_assert_cmpint (page[4], ==, 2);

  shelf_test_run_sql (place->path, "PRAGMA foreign_keys = ON; DELETE FROM game WHERE id = (SELECT max (id) FROM game)");
  after = read_file (place->path, &length);
  spoilt = g_string_new_len (after, (gssize) length);
  page[4] = 0;
  g_string_append_len (spoilt, page, PAGE_SIZE);
  page[4] = 2;
  g_string_append_len (spoilt, page, PAGE_SIZE / 2);
  g_assert_true (g_file_set_contents (place->path, spoilt->str, (gssize) spoilt->len, NULL));

  finish (salvage (place, 1), place);
}

/* The page where a table begins, from 0. */
static goffset
find_page (ShelfPlace *place,
           const char *table)
{
  g_autofree char *sql = g_strdup_printf ("SELECT rootpage FROM sqlite_schema WHERE name = '%s'", table);
  ShelfDatabase *database = shelf_database_open (place->path, SHELF_ACCESS_WRITE, NULL);
  const gint64 number = shelf_database_ask (database, sql, 0, NULL);

  shelf_database_close (database, FALSE);
  return number - 1;
}

/* Row @number of a page is said to be longer than the page. */
static void
spoil_row (guint8 *page,
           guint   number)
{
  const guint8 *place = page + 8 + 2 * number;

  page[place[0] << 8 | place[1]] = 0xff;
}

/* What cannot be read stands in the way of nothing that stands before or behind it. */
static void
test_spoilt_row (void)
{
  static const struct { const char *table; guint number, n_rows; const char *whites; } rows[] = {
    { "game", 0, 3, "-\nAnna\nAnna\n" }, { "game", 1, 3, "Anna\n-\nAnna\n" }, { "game", 2, 3, "Anna\nAnna\n-\n" },
    { "event", 5, 15, "Anna\nAnna\nAnna\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(ShelfPlace) place = shelf_test_make_place (3);
      const goffset number = find_page (place, rows[i].table);
      g_autofree char *text = NULL;
      ShelfDatabase *database;
      gsize length = 0;
      guint8 *page;

      text = read_file (place->path, &length);
      page = (guint8 *) text + number * PAGE_SIZE;
      g_assert_cmpuint (page[4], ==, rows[i].n_rows);
      spoil_row (page, rows[i].number);
      g_assert_true (g_file_set_contents (place->path, text, (gssize) length, NULL));
      database = salvage (place, 3);
      shelf_test_assert_rows (database, WHITES, rows[i].whites);
      shelf_test_assert_rows (database, "SELECT count (*) FROM event WHERE number >= 0 GROUP BY game", "4\n4\n4\n");
      finish (database, place);
    }
}

/* So many events go on from page to page; some rows stand on pages above those. */
static void
test_inner_pages (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (0);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 600);
  AleaShelf *shelf = alea_shelf_new (place->folder);
  ShelfDatabase *database;

  shelf_test_create (shelf, game);
  shelf_test_close (shelf);
  database = salvage (place, 1);
  shelf_test_assert_rows (database, "SELECT n_events || ' ' || lost_events FROM game", "600 0\n");
  shelf_test_assert_rows (database, "SELECT count (*) || ' ' || count (DISTINCT text) FROM event WHERE number >= 0", "600 600\n");
  finish (database, place);
}

/* --- the copy that is looked at ------------------------------------------- */

/* What was last written is in the log alone; that is found whatever stands on the first
 * page, which is not in the log. */
static void
test_log (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (1);
  g_autofree char *text = NULL, *log = NULL;
  gsize length = 0, log_length = 0;
  ShelfDatabase *database = shelf_database_open (place->path, SHELF_ACCESS_WRITE, NULL);

  g_assert_true (shelf_database_run (database, "UPDATE game SET white = 'Cleo'", NULL));
  g_assert_true (g_file_get_contents (place->path, &text, &length, NULL));
  g_assert_true (g_file_get_contents (place->log, &log, &log_length, NULL));
  shelf_database_close (database, FALSE);

  memset (text, 'j', PAGE_SIZE);
  g_assert_true (g_file_set_contents (place->path, text, (gssize) length, NULL));
  g_assert_true (g_file_set_contents (place->log, log, (gssize) log_length, NULL));
  database = salvage (place, 1);
  shelf_test_assert_rows (database, WHITES, "Cleo\n");
  finish (database, place);
}

typedef struct
{
  ShelfPlace *place;
  guint       n_rows, n_games;
} Seen;

/* Other people have no business with it. */
static void
see_row (sqlite3_stmt *row,
         gboolean      is_game,
         gpointer      data)
{
  Seen *seen = data;
  GStatBuf info;

  g_assert_cmpint (g_stat (seen->place->pages, &info), ==, 0);
  g_assert_cmphex (info.st_mode & 07777, ==, 0600);
  seen->n_rows++;
  seen->n_games += is_game;
}

static const char *const endings[] = { "", "-wal", "-shm", "-journal" };

/* Whatever a program has left there that died, nothing is afterwards. */
static void
test_copy_is_gone (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (2);
  g_autofree char *name = g_path_get_basename (place->pages);
  g_autoptr(GError) error = NULL;
  Seen seen = { place, 0, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *path = g_strconcat (place->pages, endings[i], NULL);

      g_assert_true (g_file_set_contents (path, "junk", 4, NULL));
    }
  g_assert_true (shelf_pages_scan (place->path, place->log, place->pages, see_row, &seen, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (seen.n_games, ==, 2);
  g_assert_cmpuint (seen.n_rows, >=, 2 + 2 * 5);
  g_assert_cmpuint (shelf_test_count_files (place->folder, name), ==, 0);
  shelf_test_remove_folder (place->folder);
}

/* Nothing is in no file, and that is no fault. */
static void
test_no_file (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (1);
  g_autoptr(GError) error = NULL;
  Seen seen = { place, 0, 0 };

  g_assert_cmpint (g_unlink (place->path), ==, 0);
  g_assert_true (shelf_pages_scan (place->path, place->log, place->pages, see_row, &seen, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (seen.n_rows, ==, 0);
  shelf_test_remove_folder (place->folder);
}

/* Where it cannot be made it is said why. */
static void
test_no_copy (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (1);
  g_autofree char *nowhere = shelf_test_get_path (place->folder, "nowhere/copy");
  g_autoptr(GError) error = NULL;
  Seen seen = { place, 0, 0 };

  g_assert_false (shelf_pages_scan (place->path, place->log, nowhere, see_row, &seen, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, g_strerror (ENOENT)));
  g_assert_cmpuint (seen.n_rows, ==, 0);
  shelf_test_remove_folder (place->folder);
}

static guint
count_open (void)
{
  return shelf_test_count_files ("/proc/self/fd", "");
}

/* What is made in place of what stood there is for its owner alone, and no file stays open. */
static void
test_put_away (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (2);
  const guint n_open = count_open ();
  GStatBuf info;
  guint n_games;

  g_assert_true (g_file_set_contents (place->mending, "junk", 4, NULL));
  g_assert_true (shelf_salvage (place, &n_games, NULL));
  g_assert_cmpuint (count_open (), ==, n_open);
  g_assert_cmpint (g_stat (place->mending, &info), ==, 0);
  g_assert_cmphex (info.st_mode & 07777, ==, 0600);
  shelf_test_remove_folder (place->folder);
}

/* --- what comes of rows --------------------------------------------------- */

/* A row is taken as it was, or not at all: what is no row of ours is none of a game. */
static void
test_strange_rows (void)
{
  static const struct { const char *change, *found; guint n_games; } rows[] = {
    { "white = NULL", "Ben - -\n", 1 }, { "white = ''", "Ben - -\n", 1 }, { "batch = 7", "Ben 7 -\n", 1 },
    { "deleted = 9", "Ben - 9\n", 0 }, { "deleted = 9, batch = 7", "Ben 7 9\n", 0 },
    { "white = x'41'", "- - -\n", 1 }, { "white = CAST (x'ff' AS TEXT)", "- - -\n", 1 },
    { "started = 'x'", "- - -\n", 1 }, { "started = 1.5", "- - -\n", 1 }, { "search = x'41'", "- - -\n", 1 },
    { "id = 1", "Ben - -\n- - -\n", 2 }, { "id = 0", "- - -\n", 1 }, { "id = -1", "- - -\n", 1 },
    { "deleted = 'x'", "- - -\n", 1 }, { "batch = 'x'", "- - -\n", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(ShelfPlace) place = shelf_test_make_place (1);
      g_autofree char *sql = g_strdup_printf ("UPDATE game SET %s", rows[i].change);
      ShelfDatabase *database;

      shelf_test_run_sql (place->path, sql);
      database = salvage (place, rows[i].n_games);
      shelf_test_assert_rows (database, "SELECT ifnull (black, '-') || ' ' || ifnull (batch, '-') || ' ' ||"
                              " ifnull (deleted, '-') FROM game", rows[i].found);
      finish (database, place);
    }
}

/* A game that has lost its row is known by what its events say, if they say which game it
 * is; nobody knows whether it was played here. */
static void
test_orphans (void)
{
  static const struct { const char *text, *found; } rows[] = {
    { "'jepps' || char (10) || 'bishops=free' || char (10) || 'start'", "jepps 1234 1234 4 0 1 0 -\n" },
    { "'jepps' || char (10) || char (10)", "jepps 1234 1234 4 0 1 0 -\n" },
    { "'jepps' || char (10) || char (10) || 'start' || char (10)", "jepps 1234 1234 4 0 1 0 -\n" },
    { "'jepps' || char (10) || 'start'", "" }, { "''", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(ShelfPlace) place = shelf_test_make_place (2);
      g_autofree char *sql = g_strdup_printf ("UPDATE event SET at = 1234, text = %s WHERE number = -1 AND game ="
                                              " (SELECT min (game) FROM event)", rows[i].text);
      ShelfDatabase *database;

      shelf_test_run_sql (place->path, "PRAGMA foreign_keys = OFF; DELETE FROM game WHERE id = (SELECT min (id) FROM game)");
      shelf_test_run_sql (place->path, sql);
      database = salvage (place, *rows[i].found != '\0' ? 2 : 1);
      shelf_test_assert_rows (database, "SELECT rules || ' ' || started || ' ' || changed || ' ' || n_events || ' ' ||"
                              " lost_events || ' ' || origin || ' ' || state || ' ' || ifnull (batch, '-') FROM game"
                              " WHERE white IS NULL", rows[i].found);
      shelf_test_assert_rows (database, "SELECT count (*) FROM event WHERE game NOT IN (SELECT id FROM game)", "0\n");
      finish (database, place);
    }
}

/* An import without a name is known as it was, and nothing stays of a game that is gone. */
static void
test_rest (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (1);
  ShelfDatabase *database;

  shelf_test_run_sql (place->path, "PRAGMA foreign_keys = OFF; INSERT INTO batch VALUES (3, NULL, 0, 5);"
                      "INSERT INTO promise VALUES (77, 1, 1, 0, 0, 'a', 'b', 'c', 'd')");
  database = salvage (place, 1);
  shelf_test_assert_rows (database, "SELECT id || ifnull (name, '-') || is_done || at FROM batch", "3-05\n");
  shelf_test_assert_rows (database, "SELECT game FROM promise", "");
  finish (database, place);
}

/* Moves that were taken back are not played again by mending. */
static void
test_taken_back (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (1);
  ShelfDatabase *database;

  shelf_test_run_sql (place->path, "UPDATE game SET n_events = 2");
  database = salvage (place, 1);
  shelf_test_assert_rows (database, "SELECT n_events || (SELECT count(*) FROM event WHERE number >= 0) FROM game", "24\n");
  finish (database, place);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf-pages/cut-page", test_cut_page);
  g_test_add_func ("/shelf-pages/spoilt-row", test_spoilt_row);
  g_test_add_func ("/shelf-pages/inner-pages", test_inner_pages);
  g_test_add_func ("/shelf-pages/log", test_log);
  g_test_add_func ("/shelf-pages/copy-is-gone", test_copy_is_gone);
  g_test_add_func ("/shelf-pages/no-file", test_no_file);
  g_test_add_func ("/shelf-pages/no-copy", test_no_copy);
  g_test_add_func ("/shelf-pages/put-away", test_put_away);
  g_test_add_func ("/shelf-pages/strange-rows", test_strange_rows);
  g_test_add_func ("/shelf-pages/orphans", test_orphans);
  g_test_add_func ("/shelf-pages/rest", test_rest);
  g_test_add_func ("/shelf-pages/taken-back", test_taken_back);

  return g_test_run ();
}
