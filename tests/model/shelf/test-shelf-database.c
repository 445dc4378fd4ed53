/* test-shelf-database.c: the file that games are in
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"

#include "shelf-database.h"
#include "shelf-rows.h"
#include "shelf-schema.h"

#include <glib/gstdio.h>
#include <string.h>

static char *folder, *path;

static void
set_up (void)
{
  folder = shelf_test_make_folder ();
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  path = shelf_test_get_path (folder, "games.db");
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
}

static void
clear_away (void)
{
  shelf_test_remove_folder (folder);
  g_clear_pointer (&folder, g_free);
  g_clear_pointer (&path, g_free);
}

static ShelfDatabase *
open_database (ShelfAccess access)
{
  g_autoptr(GError) error = NULL;
  ShelfDatabase *database = shelf_database_open (path, access, &error);

  g_assert_no_error (error);
  return database;
}

/* What a statement answers, all columns of all rows; (transfer full). */
static char *
ask (ShelfDatabase *database,
     const char    *sql)
{
  g_autoptr(GError) error = NULL;
  sqlite3_stmt *statement = shelf_database_prepare (database, sql, &error);
  GString *text = g_string_new (NULL);
  gboolean has_row = TRUE;

  g_assert_no_error (error);
  while (shelf_database_step (database, statement, &has_row, NULL) && has_row)
    for (int i = 0; i < sqlite3_column_count (statement); i++)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", (const char *) sqlite3_column_text (statement, i));

  return g_string_free (text, FALSE);
}

static void
assert_answer (ShelfDatabase *database,
               const char    *sql,
               const char    *expected)
{
  g_autofree char *answer = ask (database, sql);

  g_assert_cmpstr (answer, ==, expected);
}

/* --- opening --------------------------------------------------------------- */

/* What was written is safe before anybody is told so, what was deleted is gone, another
 * program that writes is waited for, and what somebody else has written runs nothing. */
static void
test_pragmas (void)
{
  static const struct { ShelfAccess access; const char *pragma, *value; } rows[] = {
    { SHELF_ACCESS_WRITE, "journal_mode", "wal" }, { SHELF_ACCESS_WRITE, "synchronous", "2" },
    { SHELF_ACCESS_WRITE, "foreign_keys", "1" }, { SHELF_ACCESS_WRITE, "secure_delete", "1" },
    { SHELF_ACCESS_WRITE, "page_size", "4096" }, { SHELF_ACCESS_WRITE, "temp_store", "2" },
    { SHELF_ACCESS_WRITE, "query_only", "0" }, { SHELF_ACCESS_WRITE, "trusted_schema", "0" },
    { SHELF_ACCESS_READ, "query_only", "1" }, { SHELF_ACCESS_READ, "temp_store", "2" },
    { SHELF_ACCESS_READ, "trusted_schema", "0" },
    { SHELF_ACCESS_SALVAGE, "journal_mode", "delete" }, { SHELF_ACCESS_SALVAGE, "synchronous", "2" },
    { SHELF_ACCESS_SALVAGE, "secure_delete", "1" }, { SHELF_ACCESS_SALVAGE, "trusted_schema", "0" },
    { SHELF_ACCESS_WRITE, "busy_timeout", "2000" }, { SHELF_ACCESS_READ, "busy_timeout", "2000" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sql = g_strdup_printf ("PRAGMA %s", rows[i].pragma);
      ShelfDatabase *database;

      set_up ();
      if (rows[i].access == SHELF_ACCESS_READ)
        shelf_database_close (open_database (SHELF_ACCESS_WRITE), FALSE);
      database = open_database (rows[i].access);
      assert_answer (database, sql, rows[i].value);
      g_assert_true (shelf_database_run (database, "PRAGMA writable_schema = ON", NULL));
      g_assert_false (shelf_database_run (database, "UPDATE sqlite_schema SET sql = sql", NULL));
      shelf_database_close (database, FALSE);
      clear_away ();
    }
}

/* What is not there is not made by whoever reads, nor by whoever writes: for that there
 * is a lock. */
static void
test_missing (void)
{
  for (ShelfAccess access = SHELF_ACCESS_WRITE; access <= SHELF_ACCESS_SALVAGE; access++)
    {
      g_autoptr(GError) error = NULL;

      set_up ();
      g_assert_cmpint (g_unlink (path), ==, 0);
      g_assert_null (shelf_database_open (path, access, &error));
      g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_FAILED);
      g_assert_nonnull (strstr (error->message, path));
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
      clear_away ();
    }
}

/* A file of a newer version, and one that somebody has added to, are left alone. */
static void
test_open (void)
{
  g_autofree char *newer = g_strdup_printf ("PRAGMA user_version = %d", shelf_schema_get_version () + 1);
  const struct { const char *sql; AleaShelfError code; } rows[] = {
    { newer, ALEA_SHELF_ERROR_NEWER },
    { "CREATE TABLE other (x)", ALEA_SHELF_ERROR_DAMAGED },
  };
  g_autoptr(GError) empty = NULL;

  set_up ();
  g_assert_null (shelf_database_open (path, SHELF_ACCESS_READ, &empty));
  g_assert_error (empty, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_NOT_FOUND);
  clear_away ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GError) reading = NULL, writing = NULL;
      ShelfDatabase *database;

      set_up ();
      database = open_database (SHELF_ACCESS_WRITE);
      g_assert_true (shelf_database_run (database, rows[i].sql, NULL));
      shelf_database_close (database, FALSE);
      g_assert_null (shelf_database_open (path, SHELF_ACCESS_READ, &reading));
      g_assert_error (reading, ALEA_SHELF_ERROR, (int) rows[i].code);
      g_assert_null (shelf_database_open (path, SHELF_ACCESS_WRITE, &writing));
      g_assert_error (writing, ALEA_SHELF_ERROR, (int) rows[i].code);
      clear_away ();
    }
}

/* --- is it still there ------------------------------------------------------ */

static void
test_whereabouts (void)
{
  g_autofree char *other = NULL, *log = NULL;
  ShelfDatabase *database;

  set_up ();
  other = shelf_test_get_path (folder, "other.db");
  log = shelf_test_get_path (folder, "games.db-wal");
  database = open_database (SHELF_ACCESS_WRITE);
  g_assert_cmpint (shelf_database_look_for (database), ==, SHELF_THERE);
  g_assert_true (shelf_database_run (database, "CREATE TABLE other (x); DROP TABLE other", NULL));
  g_assert_cmpint (shelf_database_look_for (database), ==, SHELF_THERE);

  g_assert_cmpint (g_rename (path, other), ==, 0);
  g_assert_cmpint (shelf_database_look_for (database), ==, SHELF_MOVED);
  g_assert_cmpint (g_rename (other, path), ==, 0);
  g_assert_cmpint (shelf_database_look_for (database), ==, SHELF_THERE);

  g_assert_cmpint (g_rename (log, other), ==, 0);
  g_assert_cmpint (shelf_database_look_for (database), ==, SHELF_SPOILT);
  g_assert_true (g_file_set_contents (log, "another", -1, NULL));
  g_assert_cmpint (shelf_database_look_for (database), ==, SHELF_SPOILT);
  g_assert_cmpint (g_rename (other, log), ==, 0);
  g_assert_cmpint (shelf_database_look_for (database), ==, SHELF_THERE);

  shelf_database_close (database, FALSE);
  clear_away ();
}

/* A file that is no longer the one at its path cannot be written to; it is not damaged. */
static void
test_moved_while_written (void)
{
  g_autofree char *other = NULL;
  g_autoptr(GError) error = NULL;
  ShelfDatabase *database;

  set_up ();
  other = shelf_test_get_path (folder, "other.db");
  database = open_database (SHELF_ACCESS_SALVAGE);
  g_assert_cmpint (g_rename (path, other), ==, 0);
  g_assert_true (g_file_set_contents (path, "another", -1, NULL));
  g_assert_false (shelf_database_run (database, "INSERT INTO person VALUES ('Anna', 1, 1)", &error));
  g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_READ_ONLY);
  shelf_database_close (database, TRUE);
  clear_away ();
}

/* --- the log beside it ------------------------------------------------------ */

#define ADD_PERSON "INSERT INTO person VALUES ('Anna', 1, 1)"

static gboolean
is_there (const char *name)
{
  g_autofree char *there = shelf_test_get_path (folder, name);

  return g_file_test (there, G_FILE_TEST_EXISTS);
}

/* Whoever takes the log of a file away leaves nothing that another file would find, and
 * all that was in it is in the file; a log of somebody else stays. */
static void
test_take_log (void)
{
  for (guint i = 0; i < 2; i++)
    {
      const gboolean is_another = i == 1;
      g_autofree char *log = NULL, *away = NULL;
      ShelfDatabase *database;

      set_up ();
      log = shelf_test_get_path (folder, "games.db-wal");
      away = shelf_test_get_path (folder, "away");
      database = open_database (SHELF_ACCESS_WRITE);
      g_assert_true (shelf_database_run (database, ADD_PERSON, NULL));
      g_assert_cmpint (shelf_database_look_for (database), ==, SHELF_THERE);
      if (is_another)
        {
          g_assert_cmpint (g_rename (log, away), ==, 0);
          g_assert_true (g_file_set_contents (log, "another", -1, NULL));
        }
      shelf_database_take_log (database);
      g_assert_cmpint (is_there ("games.db-wal"), ==, is_another);
      g_assert_cmpint (is_there ("games.db-shm"), ==, is_another);
      shelf_database_close (database, TRUE);
      if (is_another)
        g_assert_cmpint (g_unlink (log), ==, 0);

      database = open_database (SHELF_ACCESS_WRITE);
      assert_answer (database, "SELECT name FROM person", "Anna");
      shelf_database_close (database, FALSE);
      clear_away ();
    }
}

/* The last one who closes it brings the log into the file, unless it is to stay. */
static void
test_close (void)
{
  for (guint i = 0; i < 2; i++)
    {
      const gboolean keeps_log = i == 1;
      ShelfDatabase *database;

      set_up ();
      database = open_database (SHELF_ACCESS_WRITE);
      g_assert_true (shelf_database_run (database, ADD_PERSON, NULL));
      g_assert_true (is_there ("games.db-wal"));
      shelf_database_close (database, keeps_log);
      g_assert_cmpint (is_there ("games.db-wal"), ==, keeps_log);
      clear_away ();
    }
}

/* --- statements -------------------------------------------------------------- */

static void
test_texts (void)
{
  static const char *const texts[][2] = {
    { NULL, NULL }, { "", "" }, { "Ελένη", "Ελένη" }, { "a\xff", "" },
  };
  ShelfDatabase *database;

  set_up ();
  database = open_database (SHELF_ACCESS_WRITE);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      sqlite3_stmt *statement = shelf_database_prepare (database, "SELECT ?1", NULL);
      g_autofree char *text = NULL;
      gboolean has_row;

      shelf_bind_text (statement, 1, texts[i][0]);
      g_assert_true (shelf_database_step (database, statement, &has_row, NULL));
      text = shelf_read_text (statement, 0);
      g_assert_cmpstr (text, ==, texts[i][1]);
    }

  shelf_database_close (database, FALSE);
  clear_away ();
}

/* A statement keeps no values of the last time, however many others came between. */
static void
test_statements (void)
{
  ShelfDatabase *database;

  set_up ();
  database = open_database (SHELF_ACCESS_WRITE);
  for (guint i = 0; i < 300; i++)
    {
      g_autofree char *sql = g_strdup_printf ("SELECT %u", i), *number = g_strdup_printf ("%u", i);
      sqlite3_stmt *statement = shelf_database_prepare (database, "SELECT ifnull (?1, 'nothing')", NULL);
      gboolean has_row;

      g_assert_true (shelf_database_step (database, statement, &has_row, NULL));
      g_assert_cmpstr ((const char *) sqlite3_column_text (statement, 0), ==, "nothing");
      shelf_bind_text (statement, 1, "something");
      assert_answer (database, sql, number);
    }

  shelf_database_close (database, FALSE);
  clear_away ();
}

/* Whoever of the two gives up, what takes long ends; also where there is but one. */
static void
test_cancel (void)
{
  static const char endless[] = "WITH RECURSIVE n (x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n) SELECT max (x) FROM n";

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(GCancellable) first = g_cancellable_new (), second = g_cancellable_new ();
      g_autoptr(GError) error = NULL;
      ShelfDatabase *database;
      gboolean has_row;

      set_up ();
      database = open_database (SHELF_ACCESS_WRITE);
      shelf_database_set_cancellables (database, i == 3 ? NULL : first, i == 2 ? NULL : second);
      g_cancellable_cancel (i % 2 == 0 ? first : second);
      g_assert_false (shelf_database_step (database, shelf_database_prepare (database, endless, NULL), &has_row, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

      /* Nothing is left of it. */
      shelf_database_set_cancellables (database, NULL, NULL);
      assert_answer (database, "WITH RECURSIVE n (x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n WHERE x < 9999)"
                     " SELECT max (x) FROM n", "9999");
      shelf_database_close (database, FALSE);
      clear_away ();
    }
}

/* A game whose row is not there cannot be changed, and that is told. */
static void
test_no_row (void)
{
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);
  g_autoptr(GError) head_error = NULL, length_error = NULL;
  ShelfDatabase *database;

  set_up ();
  database = open_database (SHELF_ACCESS_WRITE);
  game->id = 7;
  g_assert_true (shelf_rows_put_game (database, game, 0, NULL));
  g_assert_true (shelf_rows_update_head (database, 7, game, NULL));
  g_assert_true (shelf_rows_set_length (database, 7, 1, 99, NULL));
  assert_answer (database, "SELECT n_events, changed FROM game", "1 99");
  g_assert_false (shelf_rows_update_head (database, 8, game, &head_error));
  g_assert_error (head_error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_NOT_FOUND);
  g_assert_false (shelf_rows_set_length (database, 8, 1, 99, &length_error));
  g_assert_error (length_error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_NOT_FOUND);
  shelf_database_close (database, FALSE);
  clear_away ();
}

/* With the events that are cut off goes what was said of them, be it one alone; rolls that were
 * taken back stay, and so does all where none is cut off. */
static void
test_cut (void)
{
  static const struct { guint number; const char *events, *notes, *verdicts; } rows[] = {
    { 3, "-1 0 1 2", "0 1 2 3 3", "0 1 2 3" }, { 2, "-1 0 1", "0 1 2 3", "0 1 2" }, { 1, "-1 0", "0 1 3", "0 1" },
    { 0, "-1", "0 3", "0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 3);
      ShelfDatabase *database;

      set_up ();
      database = open_database (SHELF_ACCESS_WRITE);
      game->id = 7;
      for (guint number = 0; number <= 3; number++)
        {
          alea_shelf_game_add_note (game, number, ALEA_SHELF_NOTE_COMMENT, "comment");
          alea_shelf_game_add_verdict (game, number, "engine", "0.5");
        }
      alea_shelf_game_add_note (game, 3, ALEA_SHELF_NOTE_TAKEN, "3-5");
      g_assert_true (shelf_rows_put_game (database, game, 0, NULL));
      g_assert_true (shelf_rows_cut (database, 7, rows[i].number, NULL));
      assert_answer (database, "SELECT number FROM event ORDER BY number", rows[i].events);
      assert_answer (database, "SELECT number FROM note ORDER BY number", rows[i].notes);
      assert_answer (database, "SELECT number FROM verdict ORDER BY number", rows[i].verdicts);
      shelf_database_close (database, FALSE);
      clear_away ();
    }
}

/* Whatever stands there, what is read is something that can be. */
static void
test_numbers_in_range (void)
{
  static const struct { const char *change; int state, origin, result, first, running; } rows[] = {
    { "state = 7, origin = 9, result = 9, match_first = 5, running = 5", 0, 1, 0, 0, -1 },
    { "state = -1, origin = -1, result = -1, match_first = -1, running = -2", 0, 1, 0, 0, -1 },
    { "state = 1, origin = 0, result = 3, match_first = 1, running = 1", 1, 0, 3, 1, 1 },
    { "state = 0, origin = 1, result = 4, match_first = 2, running = 2", 0, 1, 0, 0, -1 },
    { "state = 0, origin = 2, result = 1, match_first = 0, running = 0", 0, 1, 1, 0, 0 },
  };
  g_autoptr(AleaShelfGame) game = shelf_test_make_game ("Anna", "Ben", 2);
  ShelfDatabase *database;

  set_up ();
  database = open_database (SHELF_ACCESS_WRITE);
  game->id = 7;
  g_assert_true (shelf_rows_put_game (database, game, 0, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sql = g_strdup_printf ("UPDATE game SET %s", rows[i].change);
      g_autoptr(AleaShelfGame) read = NULL;

      g_assert_true (shelf_database_run (database, sql, NULL));
      read = shelf_rows_read_head (database, 7, FALSE, NULL);
      g_assert_cmpint (read->state, ==, rows[i].state);
      g_assert_cmpint (read->origin, ==, rows[i].origin);
      g_assert_cmpint (read->result, ==, rows[i].result);
      g_assert_cmpint (read->match_first, ==, rows[i].first);
      g_assert_cmpint (read->running, ==, rows[i].running);
    }
  shelf_database_close (database, FALSE);
  clear_away ();
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf-database/pragmas", test_pragmas);
  g_test_add_func ("/shelf-database/missing", test_missing);
  g_test_add_func ("/shelf-database/open", test_open);
  g_test_add_func ("/shelf-database/whereabouts", test_whereabouts);
  g_test_add_func ("/shelf-database/moved-while-written", test_moved_while_written);
  g_test_add_func ("/shelf-database/take-log", test_take_log);
  g_test_add_func ("/shelf-database/close", test_close);
  g_test_add_func ("/shelf-database/texts", test_texts);
  g_test_add_func ("/shelf-database/statements", test_statements);
  g_test_add_func ("/shelf-database/cancel", test_cancel);
  g_test_add_func ("/shelf-database/no-row", test_no_row);
  g_test_add_func ("/shelf-database/cut", test_cut);
  g_test_add_func ("/shelf-database/numbers-in-range", test_numbers_in_range);

  return g_test_run ();
}
