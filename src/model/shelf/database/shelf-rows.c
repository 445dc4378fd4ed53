/* shelf-rows.c: games to and from the rows of the database
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-rows.h"

#include "alea-shelf-filter.h"
#include "shelf-columns.h"
#include "shelf-fault.h"

gint64
shelf_rows_now (void)
{
  return g_get_real_time () / 1000;
}

gboolean
shelf_rows_each (ShelfDatabase  *database,
                 sqlite3_stmt   *statement,
                 ShelfTakeRow    take,
                 gpointer        data,
                 GError        **error)
{
  gboolean has_row = statement != NULL;

  while (has_row)
    {
      if (!shelf_database_step (database, statement, &has_row, error))
        return FALSE;
      if (has_row)
        take (statement, data);
    }

  return statement != NULL;
}

/* --- heads ---------------------------------------------------------------- */

/* What a search looks at, words of each member on lines of their own. */
static char *
make_search_text (const AleaShelfGame *game)
{
  const char *words[] = { game->white, game->black, game->event, game->site, game->date, game->round };
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i] != NULL && *words[i] != '\0' && !g_str_equal (words[i], "?"))
      g_string_append_printf (text, "%s\n", words[i]);

  return alea_shelf_fold (text->str);
}

static void
bind_column (sqlite3_stmt        *statement,
             int                  index,
             const ShelfColumn   *column,
             const AleaShelfGame *game)
{
  if (column->type == SHELF_COLUMN_TEXT)
    shelf_bind_text (statement, index, shelf_column_get_text (column, game));
  else
    sqlite3_bind_int64 (statement, index, shelf_column_get_number (column, game));
}

typedef struct
{
  char *insert;
  char *update;
  char *select;
} Statements;

/* They are written once, from the table of columns. */
static const Statements *
get_statements (void)
{
  static Statements statements;
  static gsize is_written = 0;

  if (g_once_init_enter (&is_written))
    {
      g_autoptr(GString) names = g_string_new (NULL), values = g_string_new (NULL), changes = g_string_new (NULL);

      for (guint i = 0; i < shelf_n_columns; i++)
        {
          g_string_append_printf (names, ", %s", shelf_columns[i].name);
          g_string_append_printf (values, ", ?%u", i + 2);
          if (shelf_columns[i].is_owners)
            g_string_append_printf (changes, ", %s = ?%u", shelf_columns[i].name, i + 3);
        }
      statements.insert = g_strdup_printf ("INSERT INTO game (id%s, search, batch) VALUES (?1%s, ?%u, ?%u)",
                                           names->str, values->str, shelf_n_columns + 2, shelf_n_columns + 3);
      statements.update = g_strdup_printf ("UPDATE game SET search = ?2%s WHERE id = ?1", changes->str);
      statements.select = g_strdup_printf ("SELECT deleted%s FROM game WHERE id = ?1", names->str);
      g_once_init_leave (&is_written, 1);
    }

  return &statements;
}

gboolean
shelf_rows_insert_head (ShelfDatabase        *database,
                        const AleaShelfGame  *game,
                        gint64                batch,
                        GError              **error)
{
  sqlite3_stmt *statement = shelf_database_prepare (database, get_statements ()->insert, error);
  g_autofree char *search = make_search_text (game);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, game->id);
  for (guint i = 0; i < shelf_n_columns; i++)
    bind_column (statement, (int) i + 2, &shelf_columns[i], game);
  shelf_bind_text (statement, (int) shelf_n_columns + 2, search);
  if (batch != 0)
    sqlite3_bind_int64 (statement, (int) shelf_n_columns + 3, batch);

  return shelf_database_finish (database, statement, error);
}

/* The last statement was to change one row, which must be there. */
static gboolean
has_changed_row (ShelfDatabase  *database,
                 GError        **error)
{
  return shelf_database_get_n_changes (database) == 1 || shelf_fault_set (error, ALEA_SHELF_ERROR_NOT_FOUND, NULL);
}

gboolean
shelf_rows_update_head (ShelfDatabase        *database,
                        gint64                id,
                        const AleaShelfGame  *game,
                        GError              **error)
{
  sqlite3_stmt *statement = shelf_database_prepare (database, get_statements ()->update, error);
  g_autofree char *search = make_search_text (game);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, id);
  shelf_bind_text (statement, 2, search);
  for (guint i = 0; i < shelf_n_columns; i++)
    if (shelf_columns[i].is_owners)
      bind_column (statement, (int) i + 3, &shelf_columns[i], game);

  return shelf_database_finish (database, statement, error) && has_changed_row (database, error);
}

gboolean
shelf_rows_set_length (ShelfDatabase  *database,
                       gint64          id,
                       guint           n_events,
                       gint64          changed,
                       GError        **error)
{
  return shelf_database_execute (database, "UPDATE game SET n_events = ?2, changed = ?3 WHERE id = ?1",
                                 (gint64[]) { id, n_events, changed }, error)
         && has_changed_row (database, error);
}

/* --- events --------------------------------------------------------------- */

#define INSERT_EVENT "INSERT INTO event VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"

static gboolean
insert_event (ShelfDatabase  *database,
              gint64          id,
              gint64          number,
              int             kind,
              int             who,
              const char     *text,
              gint64          clock,
              gint64          at,
              GError        **error)
{
  sqlite3_stmt *statement = shelf_database_prepare (database, INSERT_EVENT, error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, id);
  sqlite3_bind_int64 (statement, 2, number);
  sqlite3_bind_int (statement, 3, kind);
  sqlite3_bind_int (statement, 4, who);
  sqlite3_bind_text (statement, 5, text, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 6, clock);
  sqlite3_bind_int64 (statement, 7, at);
  return shelf_database_finish (database, statement, error);
}

gboolean
shelf_rows_add_events (ShelfDatabase         *database,
                       gint64                 id,
                       guint                  number,
                       const AleaShelfEvent  *events,
                       guint                  n_events,
                       GError               **error)
{
  for (guint i = 0; i < n_events; i++)
    if (!insert_event (database, id, (gint64) number + i, (int) events[i].kind, events[i].who, events[i].text,
                       events[i].clock, events[i].at, error))
      return FALSE;

  return TRUE;
}

/* Where it began, in three lines: rules, options, position. */
gboolean
shelf_rows_add_start (ShelfDatabase        *database,
                      const AleaShelfGame  *game,
                      GError              **error)
{
  g_autofree char *text = g_strdup_printf ("%s\n%s\n%s", game->rules, game->options != NULL ? game->options : "",
                                           game->start != NULL ? game->start : "");

  return insert_event (database, game->id, SHELF_START_NUMBER, SHELF_START_KIND, ALEA_SHELF_NOBODY, text,
                       ALEA_SHELF_NO_CLOCK, game->started, error);
}

gboolean
shelf_rows_cut (ShelfDatabase  *database,
                gint64          id,
                guint           number,
                GError        **error)
{
  const gint64 numbers[] = { id, number };

  G_STATIC_ASSERT (ALEA_SHELF_NOTE_TAKEN == 2);

  if (!shelf_database_execute (database, "DELETE FROM event WHERE game = ?1 AND number >= ?2", numbers, error))
    return FALSE;
  if (shelf_database_get_n_changes (database) == 0)
    return TRUE;

  return shelf_database_execute (database, "DELETE FROM note WHERE game = ?1 AND number > ?2 AND kind <> 2", numbers,
                                 error)
         && shelf_database_execute (database, "DELETE FROM verdict WHERE game = ?1 AND number > ?2", numbers, error);
}

/* --- reading -------------------------------------------------------------- */

/* Whatever stands in the file, numbers that mean something mean one of these. */
static void
bring_into_range (AleaShelfGame *game)
{
  game->state = game->state == ALEA_SHELF_OVER ? ALEA_SHELF_OVER : ALEA_SHELF_IN_PROGRESS;
  game->origin = game->origin == ALEA_SHELF_ORIGIN_HERE ? ALEA_SHELF_ORIGIN_HERE : ALEA_SHELF_ORIGIN_FILE;
  if (game->result > ALEA_RESULT_DRAW)
    game->result = ALEA_RESULT_NONE;
  if (game->match_first != 1)
    game->match_first = 0;
  if (game->running < ALEA_SHELF_NOBODY || game->running > 1)
    game->running = ALEA_SHELF_NOBODY;
  if (game->rules == NULL)
    game->rules = g_strdup ("");
}

void
shelf_rows_read_columns (sqlite3_stmt  *statement,
                         AleaShelfGame *game)
{
  for (guint i = 0; i < shelf_n_columns; i++)
    {
      const ShelfColumn *column = &shelf_columns[i];

      if (column->type == SHELF_COLUMN_TEXT)
        {
          g_autofree char *text = shelf_read_text (statement, (int) i + 1);

          alea_shelf_set_text (shelf_column_get (column, game), text);
        }
      else
        shelf_column_set_number (column, game, sqlite3_column_int64 (statement, (int) i + 1));
    }

  bring_into_range (game);
}

AleaShelfGame *
shelf_rows_read_head (ShelfDatabase  *database,
                      gint64          id,
                      gboolean        also_deleted,
                      GError        **error)
{
  sqlite3_stmt *statement = shelf_database_prepare (database, get_statements ()->select, error);
  g_autoptr(AleaShelfGame) game = NULL;
  gboolean has_row;

  if (statement == NULL)
    return NULL;
  sqlite3_bind_int64 (statement, 1, id);
  if (!shelf_database_step (database, statement, &has_row, error))
    return NULL;

  if (has_row && (also_deleted || sqlite3_column_type (statement, 0) == SQLITE_NULL))
    {
      game = alea_shelf_game_new ("");
      game->id = id;
      shelf_rows_read_columns (statement, game);
    }
  else
    shelf_fault_set (error, ALEA_SHELF_ERROR_NOT_FOUND, NULL);

  sqlite3_reset (statement);
  return g_steal_pointer (&game);
}
