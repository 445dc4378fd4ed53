/* shelf-salvage.c: what can be read of a damaged database, in a new one
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-salvage.h"

#include "shelf-columns.h"
#include "shelf-database.h"
#include "shelf-fault.h"
#include "shelf-pages.h"
#include "shelf-rows.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

typedef struct
{
  ShelfDatabase *database;
  GError        *error;      /* the first; nothing more is done then */
  GString       *game_types; /* of a row of the table game */
} Salvage;

/* --- knowing rows --------------------------------------------------------- */

/* The types of the columns of all tables but game: "i" a number, "t" a text, a
 * capital letter that or NULL. */
static const struct
{
  const char *types;
  const char *insert;
} tables[] = {
  { "iiiitii", "INSERT OR IGNORE INTO event VALUES (?, ?, ?, ?, ?, ?, ?)" },
  { "iiit", "INSERT OR IGNORE INTO note VALUES (?, ?, ?, ?)" },
  { "iitt", "INSERT OR IGNORE INTO tag VALUES (?, ?, ?, ?)" },
  { "iiiiitttt", "INSERT OR IGNORE INTO promise VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)" },
  { "itit", "INSERT OR IGNORE INTO verdict VALUES (?, ?, ?, ?)" },
  { "ittiiiii", "INSERT OR IGNORE INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?)" },
  { "iTii", "INSERT OR IGNORE INTO batch VALUES (?, ?, ?, ?)" },
};

static GString *
describe_game (void)
{
  GString *types = g_string_new (NULL);

  for (guint i = 0; i < shelf_n_columns; i++)
    {
      const gboolean is_needed = i == 0;   /* rules */

      if (shelf_columns[i].type != SHELF_COLUMN_TEXT)
        g_string_append_c (types, 'i');
      else
        g_string_append_c (types, is_needed ? 't' : 'T');
    }

  return g_string_append (types, "tII");
}

static gboolean
has_type (sqlite3_stmt *row,
          int           column,
          char          type)
{
  const int found = sqlite3_column_type (row, column);
  const char *text;

  if (type == '\0' || (g_ascii_isupper (type) && found == SQLITE_NULL))
    return found == SQLITE_NULL;
  if (g_ascii_tolower (type) == 'i')
    return found == SQLITE_INTEGER;

  text = (const char *) sqlite3_column_text (row, column);
  return found == SQLITE_TEXT && g_utf8_validate_len (text, (gsize) sqlite3_column_bytes (row, column), NULL);
}

/* From column @first on, and nothing behind them. */
static gboolean
have_types (sqlite3_stmt *row,
            int           first,
            const char   *types)
{
  const int n_columns = sqlite3_column_count (row);

  for (int i = first; i < n_columns; i++)
    if (!has_type (row, i, *types != '\0' ? *types++ : '\0'))
      return FALSE;

  return *types == '\0';
}

/* --- bringing rows over --------------------------------------------------- */

static void
insert (Salvage      *salvage,
        const char   *sql,
        sqlite3_stmt *row,
        int           n_columns)
{
  sqlite3_stmt *statement = shelf_database_prepare (salvage->database, sql, &salvage->error);

  if (statement == NULL)
    return;

  for (int i = 0; i < n_columns; i++)
    sqlite3_bind_value (statement, i + 1, sqlite3_column_value (row, i));
  shelf_database_finish (salvage->database, statement, &salvage->error);
}

static void
insert_game (Salvage      *salvage,
             sqlite3_stmt *row)
{
  const int deleted = (int) shelf_n_columns + 2, batch = deleted + 1;
  g_autoptr(AleaShelfGame) game = alea_shelf_game_new ("");
  g_autoptr(GError) error = NULL;

  game->id = sqlite3_column_int64 (row, 0);
  shelf_rows_read_columns (row, game);

  /* One that is there twice stays as it was found first.  One that is deleted stays
   * so: without its row it would be an orphan among its events, and be back. */
  if (shelf_rows_insert_head (salvage->database, game, sqlite3_column_int64 (row, batch), &error))
    {
      if (sqlite3_column_type (row, deleted) != SQLITE_NULL)
        shelf_database_execute (salvage->database, "UPDATE game SET deleted = ?2 WHERE id = ?1",
                                (gint64[]) { game->id, sqlite3_column_int64 (row, deleted) }, &salvage->error);
    }
  else if (!g_error_matches (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_DAMAGED))
    salvage->error = g_steal_pointer (&error);
}

static void
row_cb (sqlite3_stmt *row,
        gboolean      is_game,
        gpointer      data)
{
  Salvage *salvage = data;

  if (salvage->error != NULL)
    return;

  if (is_game && sqlite3_column_int64 (row, 0) > 0 && have_types (row, 1, salvage->game_types->str))
    insert_game (salvage, row);

  for (guint i = 0; !is_game && i < G_N_ELEMENTS (tables); i++)
    if (have_types (row, 0, tables[i].types))
      insert (salvage, tables[i].insert, row, (int) strlen (tables[i].types));
}

/* --- putting it in order -------------------------------------------------- */

#define ORPHANS "SELECT game, text, at FROM event WHERE number = -1 AND game NOT IN (SELECT id FROM game)"

/* Games that have lost their row have at least their events. */
static gboolean
adopt_orphans (ShelfDatabase  *database,
               GError        **error)
{
  sqlite3_stmt *statement = shelf_database_prepare (database, ORPHANS, error);
  gboolean has_row = TRUE;

  if (statement == NULL)
    return FALSE;

  while (has_row)
    {
      g_autofree char *text = NULL;
      g_auto(GStrv) lines = NULL;
      g_autoptr(AleaShelfGame) game = NULL;

      if (!shelf_database_step (database, statement, &has_row, error))
        return FALSE;

      text = has_row ? shelf_read_text (statement, 1) : NULL;
      lines = text != NULL ? g_strsplit (text, "\n", 3) : NULL;
      if (lines == NULL || g_strv_length (lines) != 3)
        continue;

      game = alea_shelf_game_new (lines[0]);
      game->id = sqlite3_column_int64 (statement, 0);
      game->started = game->changed = sqlite3_column_int64 (statement, 2);
      game->origin = ALEA_SHELF_ORIGIN_FILE;
      game->n_events = G_MAXINT;
      if (!shelf_rows_insert_head (database, game, 0, error))
        return FALSE;
    }

  return TRUE;
}

#define CLEAN                                                        \
  "INSERT OR IGNORE INTO event SELECT id, -1, 9, -1, rules || char(10, 10), -1, started FROM game;" \
  "DELETE FROM event WHERE game NOT IN (SELECT id FROM game);"       \
  "DELETE FROM note WHERE game NOT IN (SELECT id FROM game);"        \
  "DELETE FROM tag WHERE game NOT IN (SELECT id FROM game);"         \
  "DELETE FROM promise WHERE game NOT IN (SELECT id FROM game);"     \
  "DELETE FROM verdict WHERE game NOT IN (SELECT id FROM game);"

/* Events count up to the first gap; a game that nobody knows the length of has
 * all that are there. */
#define CUT                                                                                              \
  "CREATE TEMP TABLE whole AS"                                                                           \
  "  SELECT game.id AS game, game.n_events AS wanted,"                                                   \
  "    (SELECT count(*) FROM event WHERE game = game.id AND number >= 0) AS found,"                      \
  "    (SELECT ifnull(max(number), -1) + 1 FROM event WHERE game = game.id AND number >= 0) AS behind"   \
  "  FROM game;"                                                                                         \
  "UPDATE whole SET found = ("                                                                           \
  "    SELECT min(number) + 1 FROM event AS e WHERE e.game = whole.game AND number >= -1"                \
  "      AND NOT EXISTS (SELECT 1 FROM event AS n WHERE n.game = e.game AND n.number = e.number + 1))"   \
  "  WHERE found <> behind;"                                                                             \
  "DELETE FROM event WHERE number >= (SELECT found FROM whole WHERE whole.game = event.game)"            \
  "  AND game IN (SELECT game FROM whole WHERE found <> behind);"                                        \
  "UPDATE game SET"                                                                                      \
  "    lost_events = lost_events + CASE n_events WHEN 2147483647 THEN 0"                                 \
  "      ELSE n_events - (SELECT found FROM whole WHERE whole.game = id) END,"                           \
  "    n_events = (SELECT found FROM whole WHERE whole.game = id)"                                       \
  "  WHERE n_events > (SELECT found FROM whole WHERE whole.game = id);"                                  \
  "DROP TABLE whole;"

static gboolean
count_games (ShelfDatabase  *database,
             guint          *n_games,
             GError        **error)
{
  const gint64 n = shelf_database_ask (database, "SELECT count(*) FROM game WHERE deleted IS NULL", 0, error);

  *n_games = (guint) MAX (n, 0);
  return n >= 0;
}

/* --- all of it ------------------------------------------------------------ */

static gboolean
make_file (const char  *path,
           GError     **error)
{
  int fd;

  /* A journal that was left beside it SQLite removes. */
  g_unlink (path);
  fd = g_open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (fd < 0)
    return shelf_fault_set_errno (error, path, errno);

  close (fd);
  return TRUE;
}

static gboolean
fill (ShelfDatabase  *database,
      ShelfPlace     *place,
      GError        **error)
{
  Salvage salvage = { .database = database, .game_types = describe_game () };
  gboolean is_done = shelf_pages_scan (place->path, place->log, place->pages, row_cb, &salvage, error);

  g_string_free (salvage.game_types, TRUE);
  if (salvage.error == NULL)
    return is_done;

  g_clear_error (error);
  g_propagate_error (error, salvage.error);
  return FALSE;
}

gboolean
shelf_salvage (ShelfPlace  *place,
               guint       *n_games,
               GError     **error)
{
  ShelfDatabase *database = NULL;
  gboolean is_done;

  if (make_file (place->mending, error))
    database = shelf_database_open (place->mending, SHELF_ACCESS_SALVAGE, error);
  if (database == NULL)
    return FALSE;

  is_done = shelf_database_run (database, "BEGIN", error)
            && fill (database, place, error)
            && adopt_orphans (database, error)
            && shelf_database_run (database, CLEAN CUT, error)
            && count_games (database, n_games, error)
            && shelf_database_run (database, "COMMIT", error);
  shelf_database_close (database, TRUE);

  return is_done;
}
