/* shelf-schema.c: the tables of the shelf, and how older ones become new
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-schema.h"

/* Versions count up one by one; what is beyond this is a broken byte. */
#define MAX_VERSION 255

static const char first_script[] =
  "CREATE TABLE game ("
  "  id INTEGER PRIMARY KEY,"
  "  rules TEXT NOT NULL,"
  "  origin INTEGER NOT NULL,"
  "  started INTEGER NOT NULL,"
  "  changed INTEGER NOT NULL,"
  "  n_events INTEGER NOT NULL,"
  "  lost_events INTEGER NOT NULL,"
  "  is_favorite INTEGER NOT NULL,"
  "  white TEXT,"
  "  black TEXT,"
  "  seats TEXT,"
  "  match INTEGER NOT NULL,"
  "  match_number INTEGER NOT NULL,"
  "  match_first INTEGER NOT NULL,"
  "  match_points_0 INTEGER NOT NULL,"
  "  match_points_1 INTEGER NOT NULL,"
  "  event TEXT,"
  "  site TEXT,"
  "  date TEXT,"
  "  round TEXT,"
  "  state INTEGER NOT NULL,"
  "  result INTEGER NOT NULL,"
  "  ending TEXT,"
  "  n_moves INTEGER NOT NULL,"
  "  start_number INTEGER NOT NULL,"
  "  fen TEXT,"
  "  dice TEXT,"
  "  waiting TEXT,"
  "  clock TEXT,"
  "  left_0 INTEGER NOT NULL,"
  "  left_1 INTEGER NOT NULL,"
  "  used INTEGER NOT NULL,"
  "  running INTEGER NOT NULL,"
  "  place_uri TEXT,"
  "  place_stamp TEXT,"
  "  place_start INTEGER NOT NULL,"
  "  place_end INTEGER NOT NULL,"
  "  place_games INTEGER NOT NULL,"
  "  saved_events INTEGER NOT NULL,"
  "  saved_same INTEGER NOT NULL,"
  "  search TEXT NOT NULL,"      /* what is searched, see alea_shelf_fold() */
  "  deleted INTEGER,"           /* when; NULL: it is not */
  "  batch INTEGER"              /* of the import it came with; NULL: none */
  ");"

  /* All that a list asks about is in here, so that the wide rows need not be
   * read. */
  "CREATE INDEX game_list ON game"
  "  (deleted, state, changed DESC, started, batch, origin, rules, result, is_favorite, n_moves, white, black, search);"
  "CREATE INDEX game_batch ON game (batch) WHERE batch IS NOT NULL;"
  "CREATE INDEX game_match ON game (match) WHERE match <> 0;"

  "CREATE TABLE event ("
  "  game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,"
  "  number INTEGER NOT NULL,"
  "  kind INTEGER NOT NULL,"
  "  who INTEGER NOT NULL,"
  "  text TEXT NOT NULL,"
  "  clock INTEGER NOT NULL,"
  "  at INTEGER NOT NULL,"
  "  PRIMARY KEY (game, number)"
  ") WITHOUT ROWID;"

  "CREATE TABLE note ("
  "  game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,"
  "  number INTEGER NOT NULL,"
  "  kind INTEGER NOT NULL,"
  "  text TEXT NOT NULL,"
  "  PRIMARY KEY (game, number, kind)"
  ") WITHOUT ROWID;"

  "CREATE TABLE tag ("
  "  game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,"
  "  number INTEGER NOT NULL,"
  "  name TEXT NOT NULL,"
  "  value TEXT NOT NULL,"
  "  PRIMARY KEY (game, number)"
  ") WITHOUT ROWID;"

  "CREATE TABLE promise ("
  "  game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,"
  "  number INTEGER NOT NULL,"
  "  version INTEGER NOT NULL,"
  "  is_own INTEGER NOT NULL,"
  "  is_revealed INTEGER NOT NULL,"
  "  commitment TEXT NOT NULL,"
  "  host_word TEXT NOT NULL,"
  "  guest_word TEXT NOT NULL,"
  "  secret TEXT NOT NULL,"
  "  PRIMARY KEY (game, number)"
  ") WITHOUT ROWID;"

  "CREATE TABLE verdict ("
  "  game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,"
  "  engine TEXT NOT NULL,"
  "  number INTEGER NOT NULL,"
  "  text TEXT NOT NULL,"
  "  PRIMARY KEY (game, engine, number)"
  ") WITHOUT ROWID;"

  "CREATE TABLE match ("
  "  id INTEGER NOT NULL PRIMARY KEY,"
  "  first_name TEXT NOT NULL,"
  "  second_name TEXT NOT NULL,"
  "  number INTEGER NOT NULL,"
  "  first INTEGER NOT NULL,"
  "  points_0 INTEGER NOT NULL,"
  "  points_1 INTEGER NOT NULL,"
  "  changed INTEGER NOT NULL"
  ") WITHOUT ROWID;"

  "CREATE TABLE person ("
  "  name TEXT NOT NULL PRIMARY KEY,"
  "  used INTEGER NOT NULL,"
  "  n_used INTEGER NOT NULL"
  ") WITHOUT ROWID;"

  "CREATE TABLE batch ("
  "  id INTEGER NOT NULL PRIMARY KEY,"
  "  name TEXT UNIQUE,"          /* of what is imported once; NULL: anything */
  "  is_done INTEGER NOT NULL,"
  "  at INTEGER NOT NULL"
  ") WITHOUT ROWID;";

const char *const shelf_schema_scripts[] = {
  first_script,
  NULL,
};

static int
count_scripts (const char *const *scripts)
{
  int n = 0;

  while (scripts[n] != NULL)
    n++;

  return n;
}

int
shelf_schema_get_version (void)
{
  return count_scripts (shelf_schema_scripts);
}

/* In one statement, and so of one moment: another program may be making it. */
#define READ_SCHEMA "SELECT (SELECT count(*) FROM sqlite_schema), application_id, user_version" \
                    " FROM pragma_application_id, pragma_user_version"

int
shelf_schema_read (sqlite3 *db,
                   int     *code)
{
  sqlite3_stmt *statement = NULL;
  int version = -1;

  *code = sqlite3_prepare_v2 (db, READ_SCHEMA, -1, &statement, NULL);
  if (*code == SQLITE_OK)
    *code = sqlite3_step (statement);
  if (*code == SQLITE_ROW)
    {
      const int n_objects = sqlite3_column_int (statement, 0), application = sqlite3_column_int (statement, 1);
      const int found = sqlite3_column_int (statement, 2);

      *code = SQLITE_OK;
      if (application == 0 && found == 0 && n_objects == 0)
        version = 0;
      else if (application == SHELF_APPLICATION_ID && found > 0 && found <= MAX_VERSION)
        version = found;
    }
  sqlite3_finalize (statement);

  return version;
}

static int
run_scripts (sqlite3           *db,
             const char *const *scripts,
             int                version)
{
  const int last = count_scripts (scripts);
  char pragmas[80];
  int code = SQLITE_OK;

  for (int i = version; i < last && code == SQLITE_OK; i++)
    code = sqlite3_exec (db, scripts[i], NULL, NULL, NULL);
  if (code != SQLITE_OK)
    return code;

  g_snprintf (pragmas, sizeof pragmas, "PRAGMA application_id = %d; PRAGMA user_version = %d", SHELF_APPLICATION_ID,
              last);
  return sqlite3_exec (db, pragmas, NULL, NULL, NULL);
}

/* What it is may change until it is locked: two programs may come at once. */
int
shelf_schema_upgrade (sqlite3           *db,
                      const char *const *scripts)
{
  int version, code;

  version = shelf_schema_read (db, &code);
  if (version < 0 || version >= count_scripts (scripts))
    return code == SQLITE_OK && version < 0 ? SQLITE_NOTADB : code;

  code = sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
  if (code != SQLITE_OK)
    return code;

  version = shelf_schema_read (db, &code);
  if (version >= 0)
    code = run_scripts (db, scripts, version);
  if (code == SQLITE_OK)
    code = sqlite3_exec (db, "COMMIT", NULL, NULL, NULL);
  if (code != SQLITE_OK)
    sqlite3_exec (db, "ROLLBACK", NULL, NULL, NULL);

  return code;
}

/* --- is it ours ----------------------------------------------------------- */

#define DESCRIBE "SELECT type || ' ' || name || ' ' || tbl_name || ' ' || ifnull(sql, '') FROM sqlite_schema ORDER BY 1"

/* All objects of a database in one text; NULL with a @code where they cannot be
 * read. */
static char *
describe (sqlite3 *db,
          int     *code)
{
  GString *text = g_string_new (NULL);
  sqlite3_stmt *statement = NULL;

  *code = sqlite3_prepare_v2 (db, DESCRIBE, -1, &statement, NULL);
  while (*code == SQLITE_OK || *code == SQLITE_ROW)
    {
      *code = sqlite3_step (statement);
      if (*code == SQLITE_ROW)
        g_string_append_printf (text, "%s\n", (const char *) sqlite3_column_text (statement, 0));
    }
  sqlite3_finalize (statement);

  if (*code == SQLITE_DONE)
    *code = SQLITE_OK;
  return g_string_free (text, *code != SQLITE_OK);
}

gboolean
shelf_schema_is_ours (sqlite3 *db,
                      int     *code)
{
  g_autofree char *found = describe (db, code);
  g_autofree char *expected = NULL;
  sqlite3 *model = NULL;

  if (found == NULL)
    return FALSE;

  *code = sqlite3_open (":memory:", &model);
  if (*code == SQLITE_OK)
    *code = shelf_schema_upgrade (model, shelf_schema_scripts);
  if (*code == SQLITE_OK)
    expected = describe (model, code);
  sqlite3_close (model);

  return expected != NULL && g_str_equal (found, expected);
}
