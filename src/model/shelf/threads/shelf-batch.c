/* shelf-batch.c: jobs for the writing thread that bring many games
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-batch.h"

#include "shelf-fault.h"

typedef struct
{
  ShelfJob   parent;

  gint64     batch;
  char      *name;
  gboolean   has_taken;
  gboolean   was_done;     /* earlier */
  gboolean   is_done;      /* now */
  GPtrArray *games;
} BatchJob;

static void
clear (ShelfJob *job)
{
  BatchJob *self = (BatchJob *) job;

  g_free (self->name);
  g_clear_pointer (&self->games, g_ptr_array_unref);
}

static BatchJob *
new_job (const ShelfJobClass *klass,
         GTask               *task,
         gint64               batch)
{
  BatchJob *self = shelf_job_new (klass, sizeof (BatchJob), task);

  self->batch = batch;
  return self;
}

/* --- the beginning -------------------------------------------------------- */

/* An import of this name that was left in the middle does not count. */
static gboolean
look_for_name (BatchJob    *self,
               ShelfStore  *store,
               GError     **error)
{
  ShelfDatabase *database = shelf_store_get_database (store);
  sqlite3_stmt *statement = shelf_database_prepare (database, "SELECT id, is_done FROM batch WHERE name = ?1", error);
  gboolean has_row;
  gint64 other;

  if (statement == NULL)
    return FALSE;
  shelf_bind_text (statement, 1, self->name);
  if (!shelf_database_step (database, statement, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;

  other = sqlite3_column_int64 (statement, 0);
  self->was_done = sqlite3_column_int (statement, 1) != 0;
  sqlite3_reset (statement);
  if (self->was_done)
    return TRUE;

  if (shelf_store_is_in_use (store, other))
    return shelf_fault_set (error, ALEA_SHELF_ERROR_IN_USE, NULL);

  return shelf_database_execute (database, "UPDATE batch SET name = NULL WHERE id = ?1", &other, error);
}

#define INSERT_BATCH "INSERT INTO batch VALUES (?1, ?2, 0, CAST (strftime ('%s', 'now') AS INTEGER) * 1000)"

static gboolean
insert (BatchJob       *self,
        ShelfDatabase  *database,
        GError        **error)
{
  sqlite3_stmt *statement = shelf_database_prepare (database, INSERT_BATCH, error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, self->batch);
  if (self->name != NULL)
    shelf_bind_text (statement, 2, self->name);
  return shelf_database_finish (database, statement, error);
}

static gboolean
begin_write (ShelfJob    *job,
             ShelfStore  *store,
             GError     **error)
{
  BatchJob *self = (BatchJob *) job;

  self->was_done = FALSE;
  if (self->name != NULL && !look_for_name (self, store, error))
    return FALSE;
  if (self->was_done)
    return TRUE;

  if (!self->has_taken)
    self->has_taken = shelf_store_take (store, self->batch, error);

  return self->has_taken && insert (self, shelf_store_get_database (store), error);
}

static void
begin_answer (ShelfJob *job,
              GTask    *task)
{
  g_task_return_boolean (task, !((BatchJob *) job)->was_done);
}

static const ShelfJobClass begin_class = { .write = begin_write, .answer = begin_answer, .clear = clear };

ShelfJob *
shelf_write_begin_batch (GTask      *task,
                         gint64      batch,
                         const char *name)
{
  BatchJob *self = new_job (&begin_class, task, batch);

  self->name = g_strdup (name);
  return &self->parent;
}

/* --- games ---------------------------------------------------------------- */

static gboolean
add_write (ShelfJob    *job,
           ShelfStore  *store,
           GError     **error)
{
  BatchJob *self = (BatchJob *) job;

  if (g_cancellable_set_error_if_cancelled (job->cancellable, error))
    return FALSE;

  for (guint i = 0; i < self->games->len; i++)
    if (!shelf_rows_put_game (shelf_store_get_database (store), g_ptr_array_index (self->games, i), self->batch, error))
      return FALSE;

  return TRUE;
}

static const ShelfJobClass add_class = { .write = add_write, .clear = clear };

ShelfJob *
shelf_write_add_games (GTask     *task,
                       gint64     batch,
                       GPtrArray *games)
{
  BatchJob *self = new_job (&add_class, task, batch);

  self->games = games;
  return &self->parent;
}

/* --- the end -------------------------------------------------------------- */

static gboolean
end_write (ShelfJob    *job,
           ShelfStore  *store,
           GError     **error)
{
  BatchJob *self = (BatchJob *) job;

  return !self->is_done
         || shelf_database_execute (shelf_store_get_database (store), "UPDATE batch SET is_done = 1 WHERE id = ?1",
                                    &self->batch, error);
}

static void
end_keep (ShelfJob   *job,
          ShelfStore *store)
{
  shelf_store_give (store, ((BatchJob *) job)->batch);
}

static const ShelfJobClass end_class = { .write = end_write, .keep = end_keep, .clear = clear, .is_last = TRUE };

ShelfJob *
shelf_write_end_batch (GTask    *task,
                       gint64    batch,
                       gboolean  is_done)
{
  BatchJob *self = new_job (&end_class, task, batch);

  self->is_done = is_done;
  return &self->parent;
}
