/* test-shelf-salvage.c: mending while the disk has faults, or somebody else mends
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT
#define _GNU_SOURCE

#include "shelf-support.h"

#include "alea-shelf-exchange.h"
#include "alea-shelf-keep.h"
#include "shelf-copy.h"
#include "shelf-lock.h"
#include "shelf-repair.h"
#include "shelf-rows.h"
#include "shelf-salvage.h"

#include <dlfcn.h>
#include <errno.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

/* --- SQLite, which refuses what it is told to ------------------------------- */

static const char *refused;   /* how the statement begins; or NULL */
static guint n_refused;
static gboolean is_once;      /* the disk is itself again then */
static gint is_damage;        /* it is no longer the disk, and that once */

/* Found before that of the library. */
int
sqlite3_step (sqlite3_stmt *statement)
{
  static int (*step) (sqlite3_stmt *);
  const char *sql;

  if (step == NULL)
    *(void **) &step = dlsym (RTLD_NEXT, "sqlite3_step");
  sql = sqlite3_sql (statement);
  if (refused == NULL || sql == NULL || !g_str_has_prefix (sql, refused))
    return step (statement);

  n_refused++;
  if (is_once || g_atomic_int_get (&is_damage))
    refused = NULL;
  return g_atomic_int_get (&is_damage) ? SQLITE_CORRUPT : SQLITE_IOERR;
}

/* --- a game without its row -------------------------------------------------- */

/* Three games, one of which has lost its row. */
static ShelfPlace *
make_place (void)
{
  ShelfPlace *place = shelf_test_make_place (3);

  shelf_test_run_sql (place->path, "PRAGMA foreign_keys = OFF; DELETE FROM game WHERE id = (SELECT min (id) FROM game)");
  return place;
}

/* Whatever the disk refuses, be it once, a game that is lost by it is no success. */
static void
test_refused (void)
{
  static const char *const statements[] = {
    NULL, "SELECT game, text, at FROM event", "INSERT INTO game", "INSERT OR IGNORE INTO event",
    "SELECT count(*) FROM game",
  };

  for (guint j = 0; j < 2 * G_N_ELEMENTS (statements); j++)
    {
      const guint i = j / 2;
      g_autoptr(ShelfPlace) place = make_place ();
      g_autoptr(GError) error = NULL;
      guint n_games = 0;
      gboolean is_done;

      refused = statements[i];
      is_once = j % 2 == 1;
      n_refused = 0;
      is_done = shelf_salvage (place, &n_games, &error);
      refused = NULL;
      is_once = FALSE;

      if (statements[i] == NULL)
        {
          g_assert_no_error (error);
          g_assert_true (is_done);
          g_assert_cmpuint (n_games, ==, 3);
        }
      else
        {
          g_assert_cmpuint (n_refused, >, 0);
          g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_FAILED);
          g_assert_false (is_done);
        }
      shelf_test_remove_folder (place->folder);
    }
}

/* What was deleted before is not back afterwards. */
static void
test_deleted (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (3);
  g_autofree char *notice = NULL;
  g_autoptr(GError) error = NULL;
  ShelfDatabase *database;
  guint n_games = 0;

  shelf_test_run_sql (place->path, "UPDATE game SET deleted = 77 WHERE id = (SELECT max (id) FROM game)");
  g_assert_true (shelf_salvage (place, &n_games, &error));
  g_assert_no_error (error);

  database = shelf_repair_open (place, 0, &notice, &error);
  g_assert_no_error (error);
  shelf_test_assert_rows (database, "SELECT ifnull (deleted, '-') FROM game ORDER BY id", "-\n-\n77\n");
  shelf_database_close (database, FALSE);
  shelf_test_remove_folder (place->folder);
}

/* What the disk refuses first, and is found damaged then, is mended all the same. */
static void
test_damaged_after_refusal (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  const AleaShelfEvent event = { ALEA_SHELF_DECISION, 0, (char *) "e4", -1, 0 };
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 4), kept = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  const gint64 id = shelf_test_create (shelf, game);

  refused = "INSERT INTO event";
  alea_shelf_append (shelf, id, 4, &event, 1, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_trouble (shelf, ALEA_SHELF_ERROR_FAILED);
  g_atomic_int_set (&is_damage, TRUE);
  shelf_test_wait_for_result (&result);
  g_atomic_int_set (&is_damage, FALSE);
  g_assert_true (alea_shelf_keep_finish (shelf, result, &error));
  g_assert_no_error (error);
  kept = shelf_test_read (shelf, id);
  g_assert_cmpuint (kept->events->len, ==, 5);
  g_clear_object (&result);

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* --- games that cannot be read ------------------------------------------------ */

static gboolean
take_game (const AleaShelfGame  *game,
           gpointer              n_taken,
           GCancellable         *cancellable,
           GError              **error)
{
  (*(guint *) n_taken)++;
  return TRUE;
}

/* Games that cannot be read are not left out in silence. */
static void
test_export_refused (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 4);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  const gint64 id = shelf_test_create (shelf, game);
  guint n_taken = 0, n_games = 7;

  refused = "SELECT number, kind, who, text, clock, at FROM event";
  alea_shelf_export_async (shelf, &id, 1, take_game, &n_taken, NULL, NULL, NULL, NULL, shelf_test_take_result, &result);
  shelf_test_wait_for_result (&result);
  refused = NULL;
  g_assert_false (alea_shelf_exchange_finish (shelf, result, &n_games, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_FAILED);
  g_assert_cmpuint (n_games, ==, 0);
  g_assert_cmpuint (n_taken, ==, 0);
  g_clear_object (&result);

  shelf_test_close (shelf);
  shelf_test_remove_folder (folder);
}

/* --- from one database to another --------------------------------------------- */

static ShelfDatabase *
open_database (const char *folder,
               const char *name)
{
  g_autofree char *path = shelf_test_get_path (folder, name);
  g_autoptr(GError) error = NULL;
  ShelfDatabase *database;

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  database = shelf_database_open (path, SHELF_ACCESS_WRITE, &error);
  g_assert_no_error (error);
  return database;
}

static void
put_game (ShelfDatabase *database,
          gint64         id,
          const char    *white,
          gint64         batch)
{
  g_autoptr(AleaShelfGame) game = shelf_test_make_game (white, "Ben", 2);

  game->id = id;
  g_assert_true (shelf_rows_put_game (database, game, batch, NULL));
}

/* What is there already stays as it is, and what was deleted is deleted. */
static void
test_copy (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autoptr(GError) error = NULL;
  ShelfDatabase *from, *to;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  from = open_database (folder, "from.db");
  to = open_database (folder, "to.db");
  put_game (from, 5, "Anna", 9);
  put_game (from, 6, "Anna", 0);
  put_game (from, 7, "Anna", 0);
  put_game (from, 8, "Anna", 0);
  put_game (to, 6, "Cleo", 0);
  put_game (to, 8, "Cleo", 0);
  g_assert_true (shelf_database_run (from, "UPDATE game SET deleted = 1 WHERE id = 7;"
                                     "INSERT INTO match VALUES (1, 'a', 'b', 2, 3, 4, 5, 6), (2, 'c', 'd', 3, 4, 5, 6, 7);"
                                     "INSERT INTO batch VALUES (9, 'name', 1, 77), (10, 'other', 0, 78)", NULL));
  g_assert_true (shelf_database_run (to, "UPDATE game SET deleted = 1 WHERE id = 8;"
                                     "INSERT INTO match VALUES (2, 'e', 'f', 1, 1, 1, 1, 1)", NULL));

  g_assert_true (shelf_copy_all (from, to, &error));
  g_assert_no_error (error);
  shelf_test_assert_rows (to, "SELECT id || ' ' || white || ' ' || ifnull (batch, '-') || ' ' || ifnull (deleted, '-') FROM game"
                          " ORDER BY id", "5 Anna 9 -\n6 Cleo - -\n8 Cleo - 1\n");
  shelf_test_assert_rows (to, "SELECT game || ' ' || count(*) FROM event WHERE number >= 0 GROUP BY game", "5 2\n6 2\n8 2\n");
  shelf_test_assert_rows (to, "SELECT id || first_name || second_name || number || first || points_0 || points_1 || changed FROM match"
                          " ORDER BY id", "1ab23456\n2ef11111\n");
  shelf_test_assert_rows (to, "SELECT id || name || is_done || at FROM batch ORDER BY id", "9name177\n10other078\n");

  /* Where the disk refuses, somebody is told. */
  refused = "INSERT OR IGNORE INTO batch";
  g_assert_false (shelf_copy_all (from, to, &error));
  refused = NULL;
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_FAILED);

  shelf_database_close (from, FALSE);
  shelf_database_close (to, FALSE);
  shelf_test_remove_folder (folder);
}

/* --- another program that mends ----------------------------------------------- */

static gpointer
give_soon (gpointer lock)
{
  g_usleep (G_USEC_PER_SEC / 5);
  shelf_lock_give (lock, SHELF_LOCK_MENDING);
  return NULL;
}

/* It is waited for, but not for ever. */
static void
test_another_mends (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *folder = shelf_test_make_folder ();
      g_autofree char *moved = NULL, *notice = NULL;
      g_autoptr(ShelfPlace) place = shelf_place_new (folder);
      g_autoptr(ShelfLock) lock = NULL;
      g_autoptr(GError) error = NULL;
      const gint64 begun = g_get_monotonic_time ();
      GThread *thread = NULL;
      ShelfDatabase *database;

      g_assert_true (shelf_place_prepare (place, &moved, NULL));
      lock = shelf_lock_new (place->lock, NULL);
      g_assert_true (shelf_lock_take (lock, SHELF_LOCK_MENDING, NULL));
      if (i == 1)
        thread = g_thread_new ("other", give_soon, lock);
      database = shelf_repair_open (place, 0, &notice, &error);

      g_assert_cmpint (g_get_monotonic_time () - begun, >=, i == 0 ? 2 * G_USEC_PER_SEC : G_USEC_PER_SEC / 5);
      g_assert_true ((database != NULL) == (i == 1));
      g_assert_null (notice);
      if (i == 0)
        g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_BUSY);
      else
        g_thread_join (thread);
      shelf_database_close (database, FALSE);
      shelf_test_remove_folder (folder);
    }
}

/* --- locks -------------------------------------------------------------------- */

/* Any number may stand in a file.  Those that no program gives share a lock with others,
 * but never with that of mending nor with the number beside them. */
static void
test_locks (void)
{
  static const gint64 ids[] = {
    1, SHELF_LOCK_MAX - 1, SHELF_LOCK_MAX, SHELF_LOCK_MAX + 1, SHELF_LOCK_MAX + 2, G_MAXINT64,
    -1, G_MININT64, G_MININT64 + 1, G_MININT64 + 2,
  };
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.lock");
  g_autoptr(ShelfLock) here = NULL, there = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  here = shelf_lock_new (path, NULL);
  there = shelf_lock_new (path, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_assert_true (shelf_lock_take (here, ids[i], &error));
      g_assert_true (shelf_lock_is_taken (there, ids[i]));
      g_assert_false (shelf_lock_is_taken (there, SHELF_LOCK_MENDING));
      g_assert_false (shelf_lock_is_taken (there, ids[i] ^ 1));
      g_assert_false (shelf_lock_take (there, ids[i], &error));
      g_assert_no_error (error);
      shelf_lock_give (here, ids[i]);
      g_assert_false (shelf_lock_is_taken (there, ids[i]));
    }

  /* A file that has been made anew has other locks. */
  g_assert_true (shelf_lock_is_there (here));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_false (shelf_lock_is_there (here));
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  g_assert_false (shelf_lock_is_there (here));
  shelf_test_remove_folder (folder);
}

/* --- names for what is in the way --------------------------------------------- */

static char *
name_damaged (const char *folder,
              guint       number)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *name = number == 1 ? g_strdup_printf ("games-damaged-%s", day)
                                      : g_strdup_printf ("games-damaged-%s-%u", day, number);

  return g_build_filename (folder, name, NULL);
}

/* Puts a folder where the games are to be, which is moved; its new path, or NULL.
 * (transfer full) */
static char *
move_folder (ShelfPlace  *place,
             GError     **error)
{
  char *moved = NULL;

  g_assert_cmpint (g_mkdir_with_parents (place->path, 0700), ==, 0);
  g_assert_true (shelf_place_prepare (place, &moved, error) == (moved != NULL));
  g_assert_true (g_file_test (place->path, G_FILE_TEST_EXISTS) == (moved == NULL));
  return moved;
}

/* Nothing is written over, be it a log alone; and a thousand names of a day are enough. */
static void
test_names (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autoptr(ShelfPlace) place = shelf_place_new (folder);
  g_autofree char *first = name_damaged (folder, 1), *first_log = g_strconcat (first, "-wal", NULL);
  g_autofree char *second = name_damaged (folder, 2), *last = name_damaged (folder, 1000);
  g_autofree char *moved = NULL, *moved_last = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (first_log, "", 0, NULL));
  moved = move_folder (place, NULL);
  g_assert_cmpstr (moved, ==, second);

  for (guint number = 3; number < 1000; number++)
    {
      g_autofree char *path = name_damaged (folder, number);

      g_assert_true (g_file_set_contents (path, "", 0, NULL));
    }
  moved_last = move_folder (place, NULL);
  g_assert_cmpstr (moved_last, ==, last);

  g_assert_null (move_folder (place, &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, g_strerror (EEXIST)));
  shelf_test_remove_folder (folder);
}

/* A program that was started without standard input gets files under its number. */
static void
test_without_input (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (2);
  const int input = dup (STDIN_FILENO);
  g_autoptr(GError) error = NULL;
  guint n_games = 0;

  g_assert_cmpint (close (STDIN_FILENO), ==, 0);
  shelf_lock_free (shelf_lock_new (place->lock, &error));
  shelf_salvage (place, &n_games, &error);
  g_assert_cmpint (dup2 (input, STDIN_FILENO), ==, STDIN_FILENO);
  close (input);
  g_assert_no_error (error);
  g_assert_cmpuint (n_games, ==, 2);
  shelf_test_remove_folder (place->folder);
}

/* Of two things that had to be done the notice tells what became of the games. */
static void
test_moved_and_mended (void)
{
  g_autoptr(ShelfPlace) place = shelf_test_make_place (2);
  g_autofree char *text = NULL, *notice = NULL;
  g_autoptr(GError) error = NULL;
  ShelfDatabase *database;
  gsize length = 0;

  g_assert_true (g_file_get_contents (place->path, &text, &length, NULL));
  memset (text, 'j', 100);
  g_assert_true (g_file_set_contents (place->path, text, (gssize) length, NULL));
  g_unlink (place->lock);
  g_assert_cmpint (g_mkdir (place->lock, 0700), ==, 0);

  database = shelf_repair_open (place, 0, &notice, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (notice, "2 games were recovered."));
  g_assert_cmpuint (shelf_test_count_files (place->folder, "games-damaged-"), ==, 2);
  shelf_database_close (database, FALSE);
  shelf_test_remove_folder (place->folder);
}

/* --- what is open -------------------------------------------------------------- */

static gboolean
has_notice (gpointer data)
{
  return alea_shelf_get_notice (data) != NULL;
}

/* A game that is open is written anew as it was last, favorite or not; others are favorites
 * as well. */
static void
test_favorites (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  g_autofree char *path = shelf_test_get_path (folder, "games.db");
  g_autofree char *junk = g_strnfill (100, 'j');
  AleaShelf *shelf = alea_shelf_new (folder);
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 4);
  g_autoptr(AleaShelfGame) closed = NULL;
  gint64 ids[3], other;
  FILE *file;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    ids[i] = shelf_test_create (shelf, game);
  other = shelf_test_create (shelf, game);
  alea_shelf_release (shelf, other);
  alea_shelf_change (shelf, ALEA_SHELF_FAVORITE, &other, 1, NULL, NULL);
  alea_shelf_change (shelf, ALEA_SHELF_FAVORITE, ids, 2, NULL, NULL);
  alea_shelf_change (shelf, ALEA_SHELF_NO_FAVORITE, &ids[1], 1, NULL, NULL);
  alea_shelf_change (shelf, ALEA_SHELF_UNDELETE, ids, 1, NULL, NULL);
  shelf_test_flush (shelf);
  closed = shelf_test_read (shelf, other);
  g_assert_true (closed->is_favorite);

  file = fopen (path, "r+");
  g_assert_nonnull (file);
  g_assert_cmpint (truncate (path, 0), ==, 0);
  g_assert_cmpuint (fwrite (junk, 1, 100, file), ==, 100);
  g_assert_cmpint (fclose (file), ==, 0);
  shelf_test_append (shelf, ids[0], 4, "e4");
  shelf_test_wait_for (has_notice, shelf);
  shelf_test_flush (shelf);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr(AleaShelfGame) found = shelf_test_read (shelf, ids[i]);

      g_assert_cmpuint (found->events->len, ==, i == 0 ? 5 : 4);
      g_assert_cmpint (found->is_favorite, ==, i == 0);
    }

  shelf_test_close (shelf);
  shelf_test_assert_sound (folder);
  shelf_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf-salvage/refused", test_refused);
  g_test_add_func ("/shelf-salvage/deleted", test_deleted);
  g_test_add_func ("/shelf-salvage/damaged-after-refusal", test_damaged_after_refusal);
  g_test_add_func ("/shelf-salvage/export-refused", test_export_refused);
  g_test_add_func ("/shelf-salvage/copy", test_copy);
  g_test_add_func ("/shelf-salvage/another-mends", test_another_mends);
  g_test_add_func ("/shelf-salvage/locks", test_locks);
  g_test_add_func ("/shelf-salvage/names", test_names);
  g_test_add_func ("/shelf-salvage/without-input", test_without_input);
  g_test_add_func ("/shelf-salvage/moved-and-mended", test_moved_and_mended);
  g_test_add_func ("/shelf-salvage/favorites", test_favorites);

  return g_test_run ();
}
