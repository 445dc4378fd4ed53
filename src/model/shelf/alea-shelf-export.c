/* alea-shelf-export.c: many games off the shelf
 *
 * While some games are being taken, the next ones are read.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shelf-exchange.h"

#include "alea-shelf-read.h"
#include "shelf-side.h"

/* So many are read at a time. */
#define MAX_GAMES 50

typedef struct
{
  AleaShelf         *shelf;
  GTask             *task;
  GArray            *ids;             /* of gint64 */
  guint              n_asked;         /* of them */
  ShelfSide         *side;
  AleaShelfProgress  progress;        /* or NULL */
  gpointer           progress_data;

  GPtrArray         *read;            /* of AleaShelfGame, not yet given away; or NULL */
  gboolean           is_reading;
  gboolean           is_giving;
  guint              n_games;         /* that were taken */
  GError            *error;           /* or NULL */
} Export;

static void
end (Export *self)
{
  if (self->error != NULL)
    g_task_return_error (self->task, g_steal_pointer (&self->error));
  else
    g_task_return_int (self->task, (gssize) self->n_games);

  shelf_side_free (self->side);
  g_clear_pointer (&self->read, g_ptr_array_unref);
  g_array_unref (self->ids);
  g_object_unref (self->task);
  g_free (self);
}

/* --- giving, in a thread of its own --------------------------------------- */

typedef struct
{
  AleaShelfSink   sink;
  gpointer        data;
  GDestroyNotify  free_data;
} Sink;

static void
free_sink (gpointer data)
{
  Sink *sink = data;

  if (sink->free_data != NULL)
    sink->free_data (sink->data);
  g_free (sink);
}

/* Gives back how many there were, and one more, which is never NULL. */
static gpointer
give_games (gpointer       item,
            gpointer       data,
            GCancellable  *cancellable,
            GError       **error)
{
  const Sink *sink = data;
  g_autoptr(GPtrArray) games = item;
  guint n = 0;

  for (guint i = 0; i < games->len; i++)
    {
      const AleaShelfGame *game = g_ptr_array_index (games, i);

      if (game == NULL)
        continue;
      if (g_cancellable_set_error_if_cancelled (cancellable, error)
          || !sink->sink (game, sink->data, cancellable, error))
        return NULL;
      n++;
    }

  return GUINT_TO_POINTER (n + 1);
}

/* --- and reading ---------------------------------------------------------- */

static void go_on (Export *self);

static void
fail (Export *self,
      GError *error)
{
  if (self->error == NULL)
    self->error = error;
  else
    g_clear_error (&error);
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  Export *self = data;
  GError *error = NULL;

  self->is_reading = FALSE;
  self->read = alea_shelf_read_finish (self->shelf, result, &error);
  if (error != NULL)
    fail (self, error);
  go_on (self);
}

static void
given_cb (gpointer  found,
          GError   *error,
          gpointer  data)
{
  Export *self = data;

  if (error != NULL)
    fail (self, error);
  else
    {
      self->n_games += GPOINTER_TO_UINT (found) - 1;
      if (self->progress != NULL)
        self->progress (self->n_games, self->progress_data);
    }

  /* Only now: what is told may run a main loop, in which reading ends. */
  self->is_giving = FALSE;
  go_on (self);
}

/* Does what can be done next; the end comes when nothing is on its way. */
static void
go_on (Export *self)
{
  if (self->error == NULL && self->read != NULL && !self->is_giving)
    {
      self->is_giving = TRUE;
      shelf_side_call (self->side, g_steal_pointer (&self->read), given_cb, self);
    }
  if (self->error == NULL && self->read == NULL && !self->is_reading && self->n_asked < self->ids->len)
    {
      const guint n = MIN (MAX_GAMES, self->ids->len - self->n_asked);

      self->is_reading = TRUE;
      self->n_asked += n;
      alea_shelf_read_async (self->shelf, &g_array_index (self->ids, gint64, self->n_asked - n), n, TRUE,
                             g_task_get_cancellable (self->task), read_cb, self);
    }

  if (!self->is_reading && !self->is_giving)
    end (self);
}

void
alea_shelf_export_async (AleaShelf           *self,
                         const gint64        *ids,
                         guint                n_ids,
                         AleaShelfSink        sink,
                         gpointer             data,
                         GDestroyNotify       free_data,
                         AleaShelfProgress    progress,
                         gpointer             progress_data,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  const Sink own = { sink, data, free_data };
  Export *export;

  g_return_if_fail (ALEA_IS_SHELF (self));
  g_return_if_fail (ids != NULL || n_ids == 0);
  g_return_if_fail (sink != NULL);

  export = g_new0 (Export, 1);
  export->shelf = self;
  export->task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_check_cancellable (export->task, FALSE);
  export->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_array_append_vals (export->ids, ids, n_ids);
  export->side = shelf_side_new (give_games, g_memdup2 (&own, sizeof own), free_sink, cancellable);
  export->progress = progress;
  export->progress_data = progress_data;
  go_on (export);
}
