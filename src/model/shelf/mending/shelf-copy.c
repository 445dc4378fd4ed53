/* shelf-copy.c: games from one database to another
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-copy.h"

#include "shelf-rows.h"

typedef struct
{
  gint64 id;
  gint64 batch;
} Entry;

/* Those that are not deleted, as far as they can be read. */
static GArray *
list_games (ShelfDatabase *from)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  sqlite3_stmt *statement = shelf_database_prepare (from, "SELECT id, batch FROM game WHERE deleted IS NULL", NULL);
  gboolean has_row = statement != NULL;

  while (has_row && shelf_database_step (from, statement, &has_row, NULL))
    if (has_row)
      {
        const Entry entry = { sqlite3_column_int64 (statement, 0), sqlite3_column_int64 (statement, 1) };

        g_array_append_val (entries, entry);
      }

  return entries;
}

static gboolean
copy_game (ShelfDatabase  *from,
           ShelfDatabase  *to,
           const Entry    *entry,
           GError        **error)
{
  g_autoptr(AleaShelfGame) game = NULL;
  const gint64 has_it = shelf_database_ask (to, "SELECT 1 FROM game WHERE id = ?1", entry->id, error);

  if (has_it < 0)
    return FALSE;

  /* Also a deleted one is there. */
  if (has_it == 0)
    game = shelf_rows_read_game (from, entry->id, FALSE, NULL);

  return game == NULL || shelf_rows_put_game (to, game, entry->batch, error);
}

/* Rows of a small table, value by value. */
static gboolean
copy_table (ShelfDatabase  *from,
            ShelfDatabase  *to,
            const char     *select,
            const char     *insert,
            GError        **error)
{
  sqlite3_stmt *source = shelf_database_prepare (from, select, NULL);
  gboolean has_row = source != NULL;

  while (has_row && shelf_database_step (from, source, &has_row, NULL))
    {
      sqlite3_stmt *target = has_row ? shelf_database_prepare (to, insert, error) : NULL;

      if (!has_row)
        break;
      if (target == NULL)
        return FALSE;
      for (int i = 0; i < sqlite3_column_count (source); i++)
        sqlite3_bind_value (target, i + 1, sqlite3_column_value (source, i));
      if (!shelf_database_finish (to, target, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
shelf_copy_all (ShelfDatabase  *from,
                ShelfDatabase  *to,
                GError        **error)
{
  g_autoptr(GArray) entries = list_games (from);

  for (guint i = 0; i < entries->len; i++)
    if (!copy_game (from, to, &g_array_index (entries, Entry, i), error))
      return FALSE;

  return copy_table (from, to, "SELECT * FROM match", "INSERT OR IGNORE INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                     error)
         && copy_table (from, to, "SELECT * FROM batch", "INSERT OR IGNORE INTO batch VALUES (?, ?, ?, ?)", error);
}
