/* shelf-games.c: whole games to and from the rows of the database
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-rows.h"

#include "shelf-reviews.h"

/* --- writing -------------------------------------------------------------- */

gboolean
shelf_rows_put_game (ShelfDatabase        *database,
                     const AleaShelfGame  *game,
                     gint64                batch,
                     GError              **error)
{
  if (!shelf_database_execute (database, "DELETE FROM game WHERE id = ?1", &game->id, error)
      || !shelf_rows_insert_head (database, game, batch, error)
      || !shelf_rows_add_start (database, game, error)
      || !shelf_rows_add_events (database, game->id, 0, (const AleaShelfEvent *) game->events->data,
                                 game->events->len, error))
    return FALSE;

  for (guint list = 0; list < ALEA_SHELF_N_LISTS; list++)
    if (!shelf_rows_replace_list (database, game->id, game, list, error))
      return FALSE;

  return TRUE;
}

/* --- reading -------------------------------------------------------------- */

static void
read_start (const char    *text,
            AleaShelfGame *game)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", 3);

  if (g_strv_length (lines) != 3)
    return;

  alea_shelf_set_text (&game->options, *lines[1] != '\0' ? lines[1] : NULL);
  alea_shelf_set_text (&game->start, *lines[2] != '\0' ? lines[2] : NULL);
}

static int
bring_into (int value,
            int least,
            int most,
            int otherwise)
{
  return value >= least && value <= most ? value : otherwise;
}

/* Behind a gap there is nothing that could be played. */
static void
read_event (sqlite3_stmt *statement,
            gpointer      data)
{
  AleaShelfGame *game = data;
  const gint64 number = sqlite3_column_int64 (statement, 0);
  g_autofree char *text = shelf_read_text (statement, 3);

  if (text == NULL)
    return;

  if (number == SHELF_START_NUMBER)
    read_start (text, game);
  else if (number == game->events->len)
    alea_shelf_game_add_event (game,
                               (AleaShelfKind) bring_into (sqlite3_column_int (statement, 1), ALEA_SHELF_DECISION,
                                                           ALEA_SHELF_ROLL_CHOSEN, ALEA_SHELF_DECISION),
                               bring_into (sqlite3_column_int (statement, 2), ALEA_WHO_WHITE, ALEA_WHO_SECOND,
                                           ALEA_SHELF_NOBODY),
                               text, sqlite3_column_int64 (statement, 4),
                               sqlite3_column_int64 (statement, 5));
}

#define SELECT_EVENTS "SELECT number, kind, who, text, clock, at FROM event WHERE game = ?1 ORDER BY number"

static gboolean
read_events (ShelfDatabase  *database,
             AleaShelfGame  *game,
             GError        **error)
{
  sqlite3_stmt *statement = shelf_database_prepare (database, SELECT_EVENTS, error);

  if (statement != NULL)
    sqlite3_bind_int64 (statement, 1, game->id);
  return shelf_rows_each (database, statement, read_event, game, error);
}

AleaShelfGame *
shelf_rows_read_card (ShelfDatabase  *database,
                      gint64          id,
                      GError        **error)
{
  g_autoptr(AleaShelfGame) game = shelf_rows_read_head (database, id, FALSE, error);

  if (game == NULL || !shelf_reviews_read_luck (database, game, error))
    return NULL;

  return g_steal_pointer (&game);
}

AleaShelfGame *
shelf_rows_read_game (ShelfDatabase  *database,
                      gint64          id,
                      gboolean        also_deleted,
                      GError        **error)
{
  g_autoptr(AleaShelfGame) game = shelf_rows_read_head (database, id, also_deleted, error);

  if (game == NULL || !read_events (database, game, error))
    return NULL;

  for (guint list = 0; list < ALEA_SHELF_N_LISTS; list++)
    if (!shelf_rows_read_list (database, game, list, error))
      return NULL;

  game->n_events = MIN (game->n_events, game->events->len);
  return g_steal_pointer (&game);
}
