/* shelf-columns.c: the columns of a game's row, and the members they go to
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-columns.h"

#define COLUMN(name, type, member, is_owners) \
  { name, SHELF_COLUMN_##type, G_STRUCT_OFFSET (AleaShelfGame, member), is_owners }

const ShelfColumn shelf_columns[] = {
  COLUMN ("rules", TEXT, rules, FALSE),
  COLUMN ("origin", INT, origin, FALSE),
  COLUMN ("started", INT64, started, FALSE),
  COLUMN ("changed", INT64, changed, FALSE),
  COLUMN ("n_events", INT, n_events, FALSE),
  COLUMN ("lost_events", INT, lost_events, FALSE),
  COLUMN ("is_favorite", INT, is_favorite, FALSE),
  COLUMN ("white", TEXT, white, TRUE),
  COLUMN ("black", TEXT, black, TRUE),
  COLUMN ("seats", TEXT, seats, TRUE),
  COLUMN ("match", INT64, match, TRUE),
  COLUMN ("match_number", INT, match_number, TRUE),
  COLUMN ("match_first", INT, match_first, TRUE),
  COLUMN ("match_points_0", INT, match_points[0], TRUE),
  COLUMN ("match_points_1", INT, match_points[1], TRUE),
  COLUMN ("event", TEXT, event, TRUE),
  COLUMN ("site", TEXT, site, TRUE),
  COLUMN ("date", TEXT, date, TRUE),
  COLUMN ("round", TEXT, round, TRUE),
  COLUMN ("state", INT, state, TRUE),
  COLUMN ("result", INT, result, TRUE),
  COLUMN ("ending", TEXT, ending, TRUE),
  COLUMN ("n_moves", INT, n_moves, TRUE),
  COLUMN ("start_number", INT, start_number, TRUE),
  COLUMN ("fen", TEXT, fen, TRUE),
  COLUMN ("dice", TEXT, dice, TRUE),
  COLUMN ("waiting", TEXT, waiting, TRUE),
  COLUMN ("clock", TEXT, clock, TRUE),
  COLUMN ("left_0", INT64, left[0], TRUE),
  COLUMN ("left_1", INT64, left[1], TRUE),
  COLUMN ("used", INT64, used, TRUE),
  COLUMN ("running", INT, running, TRUE),
  COLUMN ("place_uri", TEXT, place_uri, TRUE),
  COLUMN ("place_stamp", TEXT, place_stamp, TRUE),
  COLUMN ("place_start", INT64, place_start, TRUE),
  COLUMN ("place_end", INT64, place_end, TRUE),
  COLUMN ("place_games", INT, place_games, TRUE),
  COLUMN ("saved_events", INT, saved_events, TRUE),
  COLUMN ("saved_same", INT, saved_same, TRUE),
};

const guint shelf_n_columns = G_N_ELEMENTS (shelf_columns);

gint64
shelf_column_get_number (const ShelfColumn   *column,
                         const AleaShelfGame *game)
{
  gconstpointer member = shelf_column_get (column, game);

  g_assert (column->type != SHELF_COLUMN_TEXT);

  return column->type == SHELF_COLUMN_INT64 ? *(const gint64 *) member : *(const int *) member;
}

void
shelf_column_set_number (const ShelfColumn *column,
                         AleaShelfGame     *game,
                         gint64             value)
{
  gpointer member = shelf_column_get (column, game);

  g_assert (column->type != SHELF_COLUMN_TEXT);

  if (column->type == SHELF_COLUMN_INT64)
    *(gint64 *) member = value;
  else
    *(int *) member = (int) CLAMP (value, G_MININT, G_MAXINT);
}

const char *
shelf_column_get_text (const ShelfColumn   *column,
                       const AleaShelfGame *game)
{
  g_assert (column->type == SHELF_COLUMN_TEXT);

  return *(char *const *) shelf_column_get (column, game);
}
