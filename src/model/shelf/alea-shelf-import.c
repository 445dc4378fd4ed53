/* alea-shelf-import.c: many games onto the shelf
 *
 * While some games are being written, the next ones are read.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shelf-exchange.h"

#include "alea-shelf-private.h"
#include "shelf-batch.h"
#include "shelf-side.h"

/* What goes into one transaction: games under way wait no longer than this
 * takes. */
#define MAX_GAMES  200
#define MAX_EVENTS 6000
#define MAX_TIME   (30 * 1000)

typedef struct
{
  AleaShelf         *shelf;
  GTask             *task;
  gint64             batch;
  ShelfSide         *side;
  AleaShelfProgress  progress;       /* or NULL */
  gpointer           progress_data;

  GPtrArray         *read;           /* of AleaShelfGame, not yet written; or NULL */
  gboolean           is_reading;
  gboolean           is_adding;
  gboolean           has_all;        /* of the source */
  guint              n_adding;
  guint              n_games;        /* that are written */
  GError            *error;          /* or NULL */
} Import;

static void
free_import (Import *self)
{
  g_clear_pointer (&self->side, shelf_side_free);
  g_clear_pointer (&self->read, g_ptr_array_unref);
  g_clear_error (&self->error);
  g_object_unref (self->task);
  g_free (self);
}

static void
end (Import *self)
{
  if (self->error != NULL)
    g_task_return_error (self->task, g_steal_pointer (&self->error));
  else
    g_task_return_int (self->task, (gssize) self->n_games);

  free_import (self);
}

/* --- reading, in a thread of its own -------------------------------------- */

typedef struct
{
  AleaShelfSource  source;
  gpointer         data;
  GDestroyNotify   free_data;
  gboolean         is_empty;     /* it has said so, and is not asked again */
} Source;

static void
free_source (gpointer data)
{
  Source *source = data;

  if (source->free_data != NULL)
    source->free_data (source->data);
  g_free (source);
}

/* As many as one transaction takes; none: there are no more. */
static gpointer
read_games (gpointer       item,
            gpointer       data,
            GCancellable  *cancellable,
            GError       **error)
{
  Source *source = data;
  g_autoptr(GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_shelf_game_free);
  const gint64 latest = g_get_monotonic_time () + MAX_TIME;
  guint n_events = 0;

  while (!source->is_empty && games->len < MAX_GAMES && n_events < MAX_EVENTS
         && (games->len == 0 || g_get_monotonic_time () < latest))
    {
      GError *failure = NULL;
      AleaShelfGame *game = NULL;

      if (!g_cancellable_set_error_if_cancelled (cancellable, &failure))
        game = source->source (source->data, cancellable, &failure);
      if (failure != NULL)
        {
          g_propagate_error (error, failure);
          return NULL;
        }
      if (game != NULL)
        {
          n_events += game->events->len;
          g_ptr_array_add (games, game);
        }
      source->is_empty = game == NULL;
    }

  return g_steal_pointer (&games);
}

/* --- and writing ---------------------------------------------------------- */

static void go_on (Import *self);

static void
fail (Import *self,
      GError *error)
{
  if (self->error == NULL)
    self->error = error;
  else
    g_clear_error (&error);
}

static void
read_cb (gpointer  found,
         GError   *error,
         gpointer  data)
{
  Import *self = data;

  self->is_reading = FALSE;
  self->read = found;
  if (error != NULL)
    fail (self, error);
  else if (self->read->len == 0)
    {
      self->has_all = TRUE;
      g_clear_pointer (&self->read, g_ptr_array_unref);
    }
  go_on (self);
}

static void
added_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  Import *self = data;
  GError *error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    fail (self, error);
  else
    {
      self->n_games += self->n_adding;
      if (self->progress != NULL)
        self->progress (self->n_games, self->progress_data);
    }

  /* Only now: what is told may run a main loop, in which reading ends. */
  self->is_adding = FALSE;
  go_on (self);
}

static void
add (Import *self)
{
  GTask *task = alea_shelf_make_task (self->shelf, g_task_get_cancellable (self->task), added_cb, self);
  const gint64 first = shelf_store_make_ids (self->read->len), now = shelf_rows_now ();

  for (guint i = 0; i < self->read->len; i++)
    {
      AleaShelfGame *game = g_ptr_array_index (self->read, i);

      game->id = first + i;
      game->n_events = game->events->len;
      if (game->changed == 0)
        game->changed = now;
      if (game->started == 0)
        game->started = game->changed;
    }

  self->is_adding = TRUE;
  self->n_adding = self->read->len;
  alea_shelf_push_write (self->shelf, shelf_write_add_games (task, self->batch, g_steal_pointer (&self->read)));
}

static void
ended_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  Import *self = data;
  GError *error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    fail (self, error);
  if (self->error != NULL)
    alea_shelf_clean (self->shelf);

  end (self);
}

/* Does what can be done next; the end comes when nothing is on its way. */
static void
go_on (Import *self)
{
  if (self->error == NULL && self->read != NULL && !self->is_adding)
    add (self);
  if (self->error == NULL && self->read == NULL && !self->is_reading && !self->has_all)
    {
      self->is_reading = TRUE;
      shelf_side_call (self->side, NULL, read_cb, self);
    }

  if (!self->is_reading && !self->is_adding)
    alea_shelf_push_write (self->shelf,
                           shelf_write_end_batch (alea_shelf_make_task (self->shelf, NULL, ended_cb, self), self->batch,
                                                  self->error == NULL));
}

static void
begun_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  Import *self = data;

  if (g_task_propagate_boolean (G_TASK (result), &self->error))
    go_on (self);
  else
    end (self);
}

void
alea_shelf_import_async (AleaShelf           *self,
                         const char          *name,
                         AleaShelfSource      source,
                         gpointer             data,
                         GDestroyNotify       free_data,
                         AleaShelfProgress    progress,
                         gpointer             progress_data,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  const Source own = { source, data, free_data, FALSE };
  Import *import;

  g_return_if_fail (ALEA_IS_SHELF (self));
  g_return_if_fail (source != NULL);

  import = g_new0 (Import, 1);
  import->shelf = self;
  import->task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_check_cancellable (import->task, FALSE);
  import->batch = shelf_store_make_ids (1);
  import->side = shelf_side_new (read_games, g_memdup2 (&own, sizeof own), free_source, cancellable);
  import->progress = progress;
  import->progress_data = progress_data;
  alea_shelf_push_write (self, shelf_write_begin_batch (alea_shelf_make_task (self, NULL, begun_cb, import),
                                                        import->batch, name));
}

gboolean
alea_shelf_exchange_finish (AleaShelf     *self,
                            GAsyncResult  *result,
                            guint         *n_games,
                            GError       **error)
{
  gssize n;

  g_return_val_if_fail (ALEA_IS_SHELF (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  n = g_task_propagate_int (G_TASK (result), error);
  if (n_games != NULL)
    *n_games = (guint) MAX (n, 0);

  return n >= 0;
}
