/* shelf-changes.c: jobs for the writing thread, about any games and beside them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-changes.h"

#include "shelf-fault.h"

/* So many games go in one transaction, so that nobody waits for it. */
#define MAX_CLEANED 100

/* --- some games ----------------------------------------------------------- */

typedef struct
{
  ShelfJob         parent;

  AleaShelfChange  change;
  gint64          *ids;
  guint            n_ids;
  gint64           now;
} ChangeJob;

static void
change_clear (ShelfJob *job)
{
  g_free (((ChangeJob *) job)->ids);
}

static const char *
get_sql (AleaShelfChange change)
{
  static const char *const sql[] = {
    [ALEA_SHELF_DELETE] = "UPDATE game SET deleted = ?2 WHERE id = ?1 AND deleted IS NULL",
    [ALEA_SHELF_UNDELETE] = "UPDATE game SET deleted = NULL WHERE id = ?1",
    [ALEA_SHELF_FAVORITE] = "UPDATE game SET is_favorite = 1 WHERE id = ?1",
    [ALEA_SHELF_NO_FAVORITE] = "UPDATE game SET is_favorite = 0 WHERE id = ?1",
  };

  return sql[change];
}

static gboolean
change_write (ShelfJob    *job,
              ShelfStore  *store,
              GError     **error)
{
  ChangeJob *self = (ChangeJob *) job;
  ShelfDatabase *database = shelf_store_get_database (store);

  for (guint i = 0; self->change == ALEA_SHELF_DELETE && i < self->n_ids; i++)
    if (shelf_store_is_in_use (store, self->ids[i]))
      return shelf_fault_set (error, ALEA_SHELF_ERROR_IN_USE, NULL);

  for (guint i = 0; i < self->n_ids; i++)
    if (!shelf_database_execute (database, get_sql (self->change), (gint64[]) { self->ids[i], self->now }, error))
      return FALSE;

  return TRUE;
}

static void
change_keep (ShelfJob   *job,
             ShelfStore *store)
{
  ChangeJob *self = (ChangeJob *) job;

  for (guint i = 0; i < self->n_ids; i++)
    {
      ShelfMirror *mirror = shelf_store_find (store, self->ids[i], NULL);

      if (mirror != NULL && self->change >= ALEA_SHELF_FAVORITE)
        mirror->game->is_favorite = self->change == ALEA_SHELF_FAVORITE;
    }
}

static const ShelfJobClass change_class = { .write = change_write, .keep = change_keep, .clear = change_clear };

ShelfJob *
shelf_write_change (GTask           *task,
                    AleaShelfChange  change,
                    const gint64    *ids,
                    guint            n_ids)
{
  ChangeJob *self = shelf_job_new (&change_class, sizeof (ChangeJob), task);

  self->change = change;
  self->ids = g_memdup2 (ids, n_ids * sizeof *ids);
  self->n_ids = n_ids;
  self->now = shelf_rows_now ();
  return &self->parent;
}

/* --- the match ------------------------------------------------------------ */

typedef struct
{
  ShelfJob        parent;

  AleaShelfMatch  match;   /* with copies of the names */
} MatchJob;

static void
match_clear (ShelfJob *job)
{
  MatchJob *self = (MatchJob *) job;

  g_free (self->match.names[0]);
  g_free (self->match.names[1]);
}

static gboolean
match_write (ShelfJob    *job,
             ShelfStore  *store,
             GError     **error)
{
  const AleaShelfMatch *match = &((MatchJob *) job)->match;
  ShelfDatabase *database = shelf_store_get_database (store);
  sqlite3_stmt *statement = shelf_database_prepare (database,
                                                    "INSERT OR REPLACE INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                                                    error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, match->id);
  shelf_bind_text (statement, 2, match->names[0]);
  shelf_bind_text (statement, 3, match->names[1]);
  sqlite3_bind_int (statement, 4, match->number);
  sqlite3_bind_int (statement, 5, match->first);
  sqlite3_bind_int (statement, 6, match->points[0]);
  sqlite3_bind_int (statement, 7, match->points[1]);
  sqlite3_bind_int64 (statement, 8, match->changed);
  return shelf_database_finish (database, statement, error);
}

static const ShelfJobClass match_class = { .write = match_write, .clear = match_clear };

ShelfJob *
shelf_write_match (GTask                *task,
                   const AleaShelfMatch *match)
{
  MatchJob *self = shelf_job_new (&match_class, sizeof (MatchJob), task);

  self->match = *match;
  self->match.changed = shelf_rows_now ();
  for (guint i = 0; i < 2; i++)
    self->match.names[i] = g_strdup (match->names[i] != NULL ? match->names[i] : "");

  return &self->parent;
}

/* --- cleaning ------------------------------------------------------------- */

typedef struct
{
  ShelfJob  parent;

  gint64    before;
  gboolean  has_more;
} CleanJob;

/* At most so many games of which @sql, with @number, gives the ids. */
static gboolean
delete_games (ShelfDatabase  *database,
              const char     *sql,
              gint64          number,
              guint          *n_deleted,
              GError        **error)
{
  if (!shelf_database_execute (database, sql, (gint64[]) { number, MAX_CLEANED }, error))
    return FALSE;

  *n_deleted = shelf_database_get_n_changes (database);
  return TRUE;
}

#define DELETE_DELETED "DELETE FROM game WHERE id IN (SELECT id FROM game WHERE deleted < ?1 LIMIT ?2)"
#define DELETE_BATCH   "DELETE FROM game WHERE id IN (SELECT id FROM game WHERE batch = ?1 LIMIT ?2)"

/* The first import that was left in the middle; 0 for none. */
static gboolean
find_left_batch (ShelfStore  *store,
                 gint64      *batch,
                 GError     **error)
{
  ShelfDatabase *database = shelf_store_get_database (store);
  sqlite3_stmt *statement = shelf_database_prepare (database, "SELECT id FROM batch WHERE is_done = 0", error);
  gboolean has_row = TRUE;

  *batch = 0;
  if (statement == NULL)
    return FALSE;

  while (has_row && *batch == 0)
    {
      if (!shelf_database_step (database, statement, &has_row, error))
        return FALSE;
      if (has_row && !shelf_store_is_in_use (store, sqlite3_column_int64 (statement, 0)))
        *batch = sqlite3_column_int64 (statement, 0);
    }
  sqlite3_reset (statement);

  return TRUE;
}

static gboolean
clean_write (ShelfJob    *job,
             ShelfStore  *store,
             GError     **error)
{
  CleanJob *self = (CleanJob *) job;
  ShelfDatabase *database = shelf_store_get_database (store);
  guint n_deleted;
  gint64 batch;

  if (!delete_games (database, DELETE_DELETED, self->before, &n_deleted, error)
      || !find_left_batch (store, &batch, error))
    return FALSE;

  self->has_more = n_deleted == MAX_CLEANED || batch != 0;
  if (batch == 0)
    return TRUE;

  return delete_games (database, DELETE_BATCH, batch, &n_deleted, error)
         && (n_deleted > 0
             || shelf_database_execute (database, "DELETE FROM batch WHERE id = ?1", &batch, error));
}

static void
clean_answer (ShelfJob *job,
              GTask    *task)
{
  g_task_return_boolean (task, ((CleanJob *) job)->has_more);
}

static const ShelfJobClass clean_class = { .write = clean_write, .answer = clean_answer };

ShelfJob *
shelf_write_clean (GTask  *task,
                   gint64  before)
{
  CleanJob *self = shelf_job_new (&clean_class, sizeof (CleanJob), task);

  self->before = before;
  return &self->parent;
}

/* --- mending, and nothing ------------------------------------------------- */

typedef struct
{
  ShelfJob  parent;

  gboolean  has_told;
} MendJob;

static gboolean
mend_write (ShelfJob    *job,
            ShelfStore  *store,
            GError     **error)
{
  MendJob *self = (MendJob *) job;

  if (self->has_told)
    return TRUE;

  self->has_told = TRUE;
  return shelf_fault_set (error, ALEA_SHELF_ERROR_DAMAGED,
                          shelf_database_get_path (shelf_store_get_database (store)));
}

static const ShelfJobClass mend_class = { .write = mend_write };

ShelfJob *
shelf_write_mend (GTask *task)
{
  return shelf_job_new (&mend_class, sizeof (MendJob), task);
}

static const ShelfJobClass nothing_class = { .write = NULL };

ShelfJob *
shelf_write_nothing (GTask *task)
{
  return shelf_job_new (&nothing_class, sizeof (ShelfJob), task);
}
