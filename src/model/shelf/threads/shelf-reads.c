/* shelf-reads.c: jobs for the reading thread
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-reads.h"

#include "shelf-lock.h"
#include "shelf-query.h"
#include "shelf-statistics.h"

/* What a job wants to know, and what it has found. */
typedef struct
{
  ShelfJob         parent;

  AleaShelfFilter *filter;
  gint64           id;
  GArray          *ids;         /* of gint64 */
  gboolean         is_whole;
  char            *lock_path;   /* or NULL */
  guint            max;
  AleaShelfCount   what;

  gpointer         found;
  GDestroyNotify   free_found;
} ReadJob;

static void
set_found (ReadJob  *self,
           gpointer  found)
{
  if (self->found != NULL)
    self->free_found (self->found);
  self->found = found;
}

static void
clear (ShelfJob *job)
{
  ReadJob *self = (ReadJob *) job;

  set_found (self, NULL);
  g_clear_pointer (&self->filter, alea_shelf_filter_free);
  g_clear_pointer (&self->ids, g_array_unref);
  g_free (self->lock_path);
}

static void
answer (ShelfJob *job,
        GTask    *task)
{
  ReadJob *self = (ReadJob *) job;

  g_task_return_pointer (task, g_steal_pointer (&self->found), self->free_found);
}

static ReadJob *
new_job (const ShelfJobClass *klass,
         GTask               *task,
         GDestroyNotify       free_found)
{
  ReadJob *self = shelf_job_new (klass, sizeof (ReadJob), task);

  self->free_found = free_found;
  return self;
}

/* --- finding -------------------------------------------------------------- */

static void
take_id (sqlite3_stmt *statement,
         gpointer      ids)
{
  const gint64 id = sqlite3_column_int64 (statement, 0);

  g_array_append_val ((GArray *) ids, id);
}

static gboolean
find (ShelfJob       *job,
      ShelfDatabase  *database,
      GError        **error)
{
  ReadJob *self = (ReadJob *) job;
  sqlite3_stmt *statement = shelf_query_prepare (database, "id", "", self->filter, TRUE, error);

  g_array_set_size (self->found, 0);
  return shelf_rows_each (database, statement, take_id, self->found, error);
}

static const ShelfJobClass find_class = {
  .read = find, .answer = answer, .clear = clear, .is_empty_without_file = TRUE,
};

ShelfJob *
shelf_read_find (GTask                 *task,
                 const AleaShelfFilter *filter)
{
  ReadJob *self = new_job (&find_class, task, (GDestroyNotify) g_array_unref);

  self->filter = alea_shelf_filter_copy (filter);
  set_found (self, g_array_new (FALSE, FALSE, sizeof (gint64)));
  return &self->parent;
}

/* --- several games -------------------------------------------------------- */

static gboolean
read_games (ShelfJob       *job,
            ShelfDatabase  *database,
            GError        **error)
{
  ReadJob *self = (ReadJob *) job;
  g_autoptr(ShelfLock) lock = self->lock_path != NULL ? shelf_lock_new (self->lock_path, NULL) : NULL;
  GPtrArray *games = self->found;

  g_ptr_array_set_size (games, 0);
  for (guint i = 0; i < self->ids->len; i++)
    {
      const gint64 id = g_array_index (self->ids, gint64, i);
      g_autoptr(GError) failure = NULL;
      AleaShelfGame *game = self->is_whole ? shelf_rows_read_game (database, id, FALSE, &failure)
                                           : shelf_rows_read_card (database, id, &failure);

      if (game == NULL && !g_error_matches (failure, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_NOT_FOUND))
        {
          g_propagate_error (error, g_steal_pointer (&failure));
          return FALSE;
        }
      if (game != NULL && lock != NULL && shelf_lock_is_taken (lock, id))
        game->use = ALEA_SHELF_OPEN_ELSEWHERE;
      g_ptr_array_add (games, game);
    }

  return TRUE;
}

static const ShelfJobClass games_class = { .read = read_games, .answer = answer, .clear = clear };

static void
free_game (gpointer data)
{
  alea_shelf_game_free (data);
}

ShelfJob *
shelf_read_games (GTask        *task,
                  const gint64 *ids,
                  guint         n_ids,
                  gboolean      is_whole,
                  const char   *lock_path)
{
  ReadJob *self = new_job (&games_class, task, (GDestroyNotify) g_ptr_array_unref);

  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_array_append_vals (self->ids, ids, n_ids);
  self->is_whole = is_whole;
  self->lock_path = g_strdup (lock_path);
  set_found (self, g_ptr_array_new_with_free_func (free_game));
  return &self->parent;
}

/* --- matches -------------------------------------------------------------- */

/* Its last game may be one that nobody wants any more. */
#define LAST_GAME(column) "(SELECT " column " FROM game WHERE game.match = last.id AND game.match <> 0" \
                          " ORDER BY game.changed DESC, game.id DESC LIMIT 1)"
#define SELECT_MATCH "SELECT id, first_name, second_name, number, first, points_0, points_1, changed, " \
                     LAST_GAME ("rules") ", " LAST_GAME ("seats") " FROM (SELECT * FROM match" \
                     " WHERE ?1 = 0 OR id = ?1 ORDER BY changed DESC, id DESC LIMIT 1) AS last"

static void
take_match (sqlite3_stmt *statement,
            gpointer      job)
{
  AleaShelfMatch *match = g_new0 (AleaShelfMatch, 1);

  match->id = sqlite3_column_int64 (statement, 0);
  match->names[0] = shelf_read_text (statement, 1);
  match->names[1] = shelf_read_text (statement, 2);
  match->number = MAX (sqlite3_column_int (statement, 3), 1);
  match->first = sqlite3_column_int (statement, 4) == 1;
  match->points[0] = MAX (sqlite3_column_int (statement, 5), 0);
  match->points[1] = MAX (sqlite3_column_int (statement, 6), 0);
  match->changed = sqlite3_column_int64 (statement, 7);
  match->rules = shelf_read_text (statement, 8);
  match->seats = shelf_read_text (statement, 9);
  set_found (job, match);
}

static gboolean
read_match (ShelfJob       *job,
            ShelfDatabase  *database,
            GError        **error)
{
  ReadJob *self = (ReadJob *) job;
  sqlite3_stmt *statement = shelf_database_prepare (database, SELECT_MATCH, error);

  if (statement != NULL)
    sqlite3_bind_int64 (statement, 1, self->id);
  return shelf_rows_each (database, statement, take_match, self, error);
}

static const ShelfJobClass match_class = {
  .read = read_match, .answer = answer, .clear = clear, .is_empty_without_file = TRUE,
};

ShelfJob *
shelf_read_match (GTask  *task,
                  gint64  id)
{
  ReadJob *self = new_job (&match_class, task, (GDestroyNotify) alea_shelf_match_free);

  self->id = id;
  return &self->parent;
}

/* --- statistics ----------------------------------------------------------- */

static gboolean
read_statistics (ShelfJob       *job,
                 ShelfDatabase  *database,
                 GError        **error)
{
  ReadJob *self = (ReadJob *) job;

  set_found (self, shelf_statistics_count (database, self->filter, self->max, self->what, error));
  return self->found != NULL;
}

static const ShelfJobClass statistics_class = {
  .read = read_statistics, .answer = answer, .clear = clear, .is_empty_without_file = TRUE,
};

ShelfJob *
shelf_read_statistics (GTask                 *task,
                       const AleaShelfFilter *filter,
                       guint                  max_names,
                       AleaShelfCount         what)
{
  ReadJob *self = new_job (&statistics_class, task, (GDestroyNotify) alea_shelf_statistics_free);

  self->filter = alea_shelf_filter_copy (filter);
  self->max = max_names;
  self->what = what;
  set_found (self, shelf_statistics_new ());
  return &self->parent;
}
