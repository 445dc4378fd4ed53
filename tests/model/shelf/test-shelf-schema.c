/* test-shelf-schema.c: the tables, and how they may grow
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-columns.h"
#include "shelf-schema.h"
#include "shelf-support.h"

#include <glib/gstdio.h>

static sqlite3 *
open_memory (void)
{
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (":memory:", &db), ==, SQLITE_OK);
  return db;
}

static char *
ask (sqlite3    *db,
     const char *sql)
{
  sqlite3_stmt *statement = NULL;
  GString *text = g_string_new (NULL);

  g_assert_cmpint (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL), ==, SQLITE_OK);
  while (sqlite3_step (statement) == SQLITE_ROW)
    g_string_append_printf (text, "%s,", (const char *) sqlite3_column_text (statement, 0));
  sqlite3_finalize (statement);

  return g_string_free (text, FALSE);
}

/* The table of columns says what the database has, in its order. */
static void
test_columns (void)
{
  g_autoptr(GString) expected = g_string_new ("id,");
  sqlite3 *db = open_memory ();
  g_autofree char *found = NULL;
  int code;

  for (guint i = 0; i < shelf_n_columns; i++)
    g_string_append_printf (expected, "%s,", shelf_columns[i].name);
  g_string_append (expected, "search,deleted,batch,");

  g_assert_cmpint (shelf_schema_upgrade (db, shelf_schema_scripts), ==, SQLITE_OK);
  g_assert_true (shelf_schema_is_ours (db, &code));
  found = ask (db, "SELECT name FROM pragma_table_info ('game')");
  g_assert_cmpstr (found, ==, expected->str);
  sqlite3_close (db);
}

/* What a row is made of tells which table it is of, also where nothing else
 * does. */
static void
test_types_differ (void)
{
  static const char all[] =
    "SELECT group_concat (substr (type, 1, 1), '') FROM (SELECT m.name AS t, i.type, i.cid FROM sqlite_schema AS m"
    " JOIN pragma_table_info (m.name) AS i WHERE m.type = 'table' ORDER BY m.name, i.cid) GROUP BY t";
  sqlite3 *db = open_memory ();
  g_autofree char *found = NULL;
  g_auto(GStrv) types = NULL;

  g_assert_cmpint (shelf_schema_upgrade (db, shelf_schema_scripts), ==, SQLITE_OK);
  found = ask (db, all);
  types = g_strsplit (found, ",", -1);
  g_assert_cmpuint (g_strv_length (types), ==, 10);
  for (guint i = 0; types[i] != NULL; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpstr (types[i], !=, types[j]);
  sqlite3_close (db);
}

/* An older database becomes new, and what is in it stays. */
static void
test_upgrade (void)
{
  static const char *const first[] = { "CREATE TABLE a (x);", NULL };
  static const char *const second[] = { "CREATE TABLE a (x);", "ALTER TABLE a ADD COLUMN y DEFAULT 7;", NULL };
  static const char *const broken[] = {
    "CREATE TABLE a (x);", "ALTER TABLE a ADD COLUMN y DEFAULT 7;", "CREATE TABLE b (x); CREATE TABLE a (x);", NULL,
  };
  sqlite3 *db = open_memory ();
  g_autofree char *old = NULL, *new = NULL, *left = NULL;
  int code;

  g_assert_cmpint (shelf_schema_read (db, &code), ==, 0);
  g_assert_cmpint (shelf_schema_upgrade (db, first), ==, SQLITE_OK);
  g_assert_cmpint (shelf_schema_read (db, &code), ==, 1);
  g_assert_cmpint (sqlite3_exec (db, "INSERT INTO a VALUES (5)", NULL, NULL, NULL), ==, SQLITE_OK);
  old = ask (db, "SELECT x FROM a");
  g_assert_cmpstr (old, ==, "5,");

  g_assert_cmpint (shelf_schema_upgrade (db, second), ==, SQLITE_OK);
  g_assert_cmpint (shelf_schema_read (db, &code), ==, 2);
  new = ask (db, "SELECT x || y FROM a");
  g_assert_cmpstr (new, ==, "57,");
  g_assert_false (shelf_schema_is_ours (db, &code));
  g_assert_cmpint (code, ==, SQLITE_OK);

  /* As a whole or not at all; never back. */
  g_assert_cmpint (shelf_schema_upgrade (db, broken), !=, SQLITE_OK);
  g_assert_cmpint (shelf_schema_read (db, &code), ==, 2);
  left = ask (db, "SELECT count(*) FROM sqlite_schema");
  g_assert_cmpstr (left, ==, "1,");
  g_assert_cmpint (shelf_schema_upgrade (db, first), ==, SQLITE_OK);
  g_assert_cmpint (shelf_schema_read (db, &code), ==, 2);
  sqlite3_close (db);
}

static const char *const two_steps[] = { "CREATE TABLE a (x);", "CREATE TABLE b (x);", NULL };

/* As two programs do. */
static void
open_twice (const char  *folder,
            sqlite3    **one,
            sqlite3    **other)
{
  g_autofree char *path = g_build_filename (folder, "shelf.db", NULL);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (sqlite3_open (path, one), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_open (path, other), ==, SQLITE_OK);
}

/* The other program gives way, but has done it all before. */
static int
upgrade_first_cb (void *other,
                  int   n_calls)
{
  if (n_calls > 0)
    return 0;

  g_assert_cmpint (sqlite3_exec (other, "ROLLBACK", NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (shelf_schema_upgrade (other, two_steps), ==, SQLITE_OK);
  return 1;
}

/* Two programs come at once: what one has made the other does not make again. */
static void
test_upgrade_at_once (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  sqlite3 *db, *other;
  int code;

  open_twice (folder, &db, &other);
  g_assert_cmpint (sqlite3_busy_handler (db, upgrade_first_cb, other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);

  g_assert_cmpint (shelf_schema_upgrade (db, two_steps), ==, SQLITE_OK);
  g_assert_cmpint (shelf_schema_read (db, &code), ==, 2);
  sqlite3_close (other);
  sqlite3_close (db);
  shelf_test_remove_folder (folder);
}

/* What we have written, or will have. */
#define OURS "PRAGMA application_id = " G_STRINGIFY (SHELF_APPLICATION_ID) ";"

static void
test_versions (void)
{
  static const struct { const char *sql; int version; } rows[] = {
    { "", 0 }, { OURS "PRAGMA user_version = 1", 1 }, { OURS "PRAGMA user_version = 2", 2 },
    { OURS "PRAGMA user_version = 255", 255 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      sqlite3 *db = open_memory ();
      int code;

      g_assert_cmpint (sqlite3_exec (db, rows[i].sql, NULL, NULL, NULL), ==, SQLITE_OK);
      g_assert_cmpint (shelf_schema_read (db, &code), ==, rows[i].version);
      g_assert_cmpint (code, ==, SQLITE_OK);
      sqlite3_close (db);
    }
}

/* Something else. */
static void
test_foreign (void)
{
  static const char *const others[] = {
    "CREATE TABLE game (id)", "PRAGMA user_version = 3", "PRAGMA application_id = 17",
    OURS, OURS "PRAGMA user_version = -4", OURS "PRAGMA user_version = 256", OURS "PRAGMA user_version = 65536",
    "PRAGMA application_id = 17; PRAGMA user_version = 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      sqlite3 *db = open_memory ();
      int code;

      g_assert_cmpint (sqlite3_exec (db, others[i], NULL, NULL, NULL), ==, SQLITE_OK);
      g_assert_cmpint (shelf_schema_read (db, &code), ==, -1);
      g_assert_cmpint (shelf_schema_upgrade (db, shelf_schema_scripts), ==, SQLITE_NOTADB);
      sqlite3_close (db);
    }
}

/* What is as it should be is not written to, though somebody else writes. */
static void
test_up_to_date (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  sqlite3 *db, *other;

  open_twice (folder, &db, &other);
  g_assert_cmpint (shelf_schema_upgrade (db, shelf_schema_scripts), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (shelf_schema_upgrade (db, shelf_schema_scripts), ==, SQLITE_OK);
  sqlite3_close (other);
  sqlite3_close (db);
  shelf_test_remove_folder (folder);
}

/* What cannot be read for a while is not taken for something else. */
static void
test_busy (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  sqlite3 *db, *other;
  int code;

  open_twice (folder, &db, &other);
  g_assert_cmpint (sqlite3_exec (other, "CREATE TABLE a (x); BEGIN EXCLUSIVE", NULL, NULL, NULL), ==, SQLITE_OK);

  g_assert_cmpint (shelf_schema_read (db, &code), ==, -1);
  g_assert_cmpint (code, ==, SQLITE_BUSY);
  g_assert_cmpint (shelf_schema_upgrade (db, shelf_schema_scripts), ==, SQLITE_BUSY);
  sqlite3_close (other);
  sqlite3_close (db);
  shelf_test_remove_folder (folder);
}

/* Another program makes the tables just before it is asked for their version. */
static int
make_tables_cb (gpointer    other,
                int         action,
                const char *pragma,
                const char *value,
                const char *database,
                const char *trigger)
{
  if (action == SQLITE_PRAGMA && g_str_equal (pragma, "user_version"))
    shelf_schema_upgrade (other, shelf_schema_scripts);
  return SQLITE_OK;
}

/* What becomes ours while it is looked at is not taken for something else. */
static void
test_made_meanwhile (void)
{
  g_autofree char *folder = shelf_test_make_folder ();
  sqlite3 *db, *other;
  int code;

  open_twice (folder, &db, &other);
  g_assert_cmpint (sqlite3_set_authorizer (db, make_tables_cb, other), ==, SQLITE_OK);
  g_assert_cmpint (shelf_schema_read (db, &code), >=, 0);
  g_assert_cmpint (code, ==, SQLITE_OK);
  sqlite3_set_authorizer (db, NULL, NULL);
  g_assert_true (sqlite3_get_autocommit (db));
  g_assert_cmpint (shelf_schema_upgrade (other, shelf_schema_scripts), ==, SQLITE_OK);
  g_assert_cmpint (shelf_schema_read (db, &code), ==, shelf_schema_get_version ());
  sqlite3_close (other);
  sqlite3_close (db);
  shelf_test_remove_folder (folder);
}

/* What is searched, and what people type. */
static void
test_fold (void)
{
  static const char *const texts[][2] = {
    { "", "" }, { "Anna", "anna" }, { "MÜLLER", "muller" }, { "Mu\xcc\x88ller", "muller" }, { "straße", "strasse" },
    { "Ελένη", "ελενη" }, { "山田", "山田" }, { "ﬁle", "file" }, { "Ångström", "angstrom" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *folded = alea_shelf_fold (texts[i][0]);

      g_assert_cmpstr (folded, ==, texts[i][1]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf-schema/columns", test_columns);
  g_test_add_func ("/shelf-schema/types-differ", test_types_differ);
  g_test_add_func ("/shelf-schema/upgrade", test_upgrade);
  g_test_add_func ("/shelf-schema/upgrade-at-once", test_upgrade_at_once);
  g_test_add_func ("/shelf-schema/versions", test_versions);
  g_test_add_func ("/shelf-schema/foreign", test_foreign);
  g_test_add_func ("/shelf-schema/up-to-date", test_up_to_date);
  g_test_add_func ("/shelf-schema/busy", test_busy);
  g_test_add_func ("/shelf-schema/made-meanwhile", test_made_meanwhile);
  g_test_add_func ("/shelf-schema/fold", test_fold);

  return g_test_run ();
}
