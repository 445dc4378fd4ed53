/* alea-shelf-write.c: what is asked of the thread that writes
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shelf-private.h"

#include "alea-shelf-keep.h"
#include "shelf-changes.h"
#include "shelf-fault.h"
#include "shelf-writes.h"

gboolean
alea_shelf_keep_finish (AleaShelf     *self,
                        GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (ALEA_IS_SHELF (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* --- games that are open -------------------------------------------------- */

/* How many events are stored of a game that is open, when all that was asked for
 * will be kept; NULL: it is not. */
static guint *
get_length (AleaShelf *self,
            gint64     id)
{
  return g_hash_table_lookup (self->open, &id);
}

static void
note_open (AleaShelf *self,
           gint64     id,
           guint      n_events)
{
  g_hash_table_insert (self->open, g_memdup2 (&id, sizeof id), g_memdup2 (&n_events, sizeof n_events));
}

static void
note_closed (AleaShelf *self,
             gint64     id)
{
  g_hash_table_remove (self->open, &id);
}

gboolean
alea_shelf_get_is_open (AleaShelf *self,
                        gint64     id)
{
  g_return_val_if_fail (ALEA_IS_SHELF (self), FALSE);

  return get_length (self, id) != NULL;
}

/* --- beginning and ending ------------------------------------------------- */

gint64
alea_shelf_create (AleaShelf           *self,
                   const AleaShelfGame *game,
                   GAsyncReadyCallback  callback,
                   gpointer             data)
{
  const gint64 id = shelf_store_make_ids (1);
  AleaShelfGame *copy;

  g_return_val_if_fail (ALEA_IS_SHELF (self), 0);
  g_return_val_if_fail (game != NULL, 0);

  copy = alea_shelf_game_copy (game);
  copy->id = id;
  copy->changed = shelf_rows_now ();
  if (copy->started == 0)
    copy->started = copy->changed;
  copy->n_events = copy->events->len;

  note_open (self, id, copy->n_events);
  alea_shelf_push_write (self, shelf_write_create (alea_shelf_make_task (self, NULL, callback, data),
                                                   copy));
  return id;
}

/* Until it is here it counts as open, so that nobody else opens it. */
typedef struct
{
  gint64               id;
  GAsyncReadyCallback  callback;
  gpointer             data;
} Opening;

static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  AleaShelf *self = ALEA_SHELF (object);
  g_autofree Opening *opening = data;
  GTask *task = alea_shelf_make_task (self, NULL, opening->callback, opening->data);
  AleaShelfGame *game;
  GError *error = NULL;

  game = g_task_propagate_pointer (G_TASK (result), &error);
  note_closed (self, opening->id);
  if (game != NULL)
    note_open (self, opening->id, game->events->len);

  if (game != NULL)
    g_task_return_pointer (task, game, (GDestroyNotify) alea_shelf_game_free);
  else
    g_task_return_error (task, error);
  g_object_unref (task);
}

void
alea_shelf_open (AleaShelf           *self,
                 gint64               id,
                 GAsyncReadyCallback  callback,
                 gpointer             data)
{
  const Opening opening = { id, callback, data };

  g_return_if_fail (ALEA_IS_SHELF (self));
  g_return_if_fail (callback != NULL);

  if (alea_shelf_get_is_open (self, id))
    {
      g_autoptr(GTask) task = alea_shelf_make_task (self, NULL, callback, data);
      GError *error = NULL;

      shelf_fault_set (&error, ALEA_SHELF_ERROR_IN_USE, NULL);
      g_task_return_error (task, error);
      return;
    }

  note_open (self, id, 0);
  alea_shelf_push_write (self, shelf_write_open (alea_shelf_make_task (self, NULL, opened_cb,
                                                                       g_memdup2 (&opening, sizeof opening)),
                                                 id));
}

AleaShelfGame *
alea_shelf_open_finish (AleaShelf     *self,
                        GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (ALEA_IS_SHELF (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Whoever opens it again before the thread has let go of it comes behind that. */
void
alea_shelf_release (AleaShelf *self,
                    gint64     id)
{
  g_return_if_fail (ALEA_IS_SHELF (self));

  if (!alea_shelf_get_is_open (self, id))
    return;

  note_closed (self, id);
  alea_shelf_push_write (self, shelf_write_release (NULL, id));
}

/* --- events and what goes with them --------------------------------------- */

void
alea_shelf_append (AleaShelf            *self,
                   gint64                id,
                   guint                 number,
                   const AleaShelfEvent *events,
                   guint                 n_events,
                   const AleaShelfGame  *head,
                   GAsyncReadyCallback   callback,
                   gpointer              data)
{
  guint *length;

  g_return_if_fail (ALEA_IS_SHELF (self));

  length = get_length (self, id);
  g_return_if_fail (length != NULL && number <= *length);

  *length = number + n_events;
  alea_shelf_push_write (self, shelf_write_append (alea_shelf_make_task (self, NULL, callback, data),
                                                   id, number, events, n_events, head));
}

void
alea_shelf_rewind (AleaShelf           *self,
                   gint64               id,
                   guint                n_events,
                   const AleaShelfGame *head,
                   GAsyncReadyCallback  callback,
                   gpointer             data)
{
  const guint *length;

  g_return_if_fail (ALEA_IS_SHELF (self));

  length = get_length (self, id);
  g_return_if_fail (length != NULL && n_events <= *length);

  alea_shelf_push_write (self, shelf_write_rewind (alea_shelf_make_task (self, NULL, callback, data),
                                                   id, n_events, head));
}

void
alea_shelf_update (AleaShelf           *self,
                   gint64               id,
                   const AleaShelfGame *head,
                   GAsyncReadyCallback  callback,
                   gpointer             data)
{
  g_return_if_fail (ALEA_IS_SHELF (self));
  g_return_if_fail (alea_shelf_get_is_open (self, id));
  g_return_if_fail (head != NULL);

  alea_shelf_push_write (self, shelf_write_update (alea_shelf_make_task (self, NULL, callback, data),
                                                   id, head));
}

void
alea_shelf_set_list (AleaShelf           *self,
                     gint64               id,
                     AleaShelfGameList    list,
                     const AleaShelfGame *from,
                     GAsyncReadyCallback  callback,
                     gpointer             data)
{
  g_return_if_fail (ALEA_IS_SHELF (self));
  g_return_if_fail (alea_shelf_get_is_open (self, id));
  g_return_if_fail (from != NULL);

  alea_shelf_push_write (self, shelf_write_list (alea_shelf_make_task (self, NULL, callback, data), id, from, list));
}

void
alea_shelf_flush (AleaShelf           *self,
                  GAsyncReadyCallback  callback,
                  gpointer             data)
{
  g_return_if_fail (ALEA_IS_SHELF (self));

  alea_shelf_push_write (self, shelf_write_nothing (alea_shelf_make_task (self, NULL, callback,
                                                                          data)));
}

/* --- any games ------------------------------------------------------------ */

void
alea_shelf_change (AleaShelf           *self,
                   AleaShelfChange      change,
                   const gint64        *ids,
                   guint                n_ids,
                   GAsyncReadyCallback  callback,
                   gpointer             data)
{
  g_return_if_fail (ALEA_IS_SHELF (self));
  g_return_if_fail (ids != NULL || n_ids == 0);

  alea_shelf_push_write (self, shelf_write_change (alea_shelf_make_task (self, NULL, callback, data), change,
                                                   ids, n_ids));
}

gint64
alea_shelf_set_match (AleaShelf            *self,
                      const AleaShelfMatch *match,
                      GAsyncReadyCallback   callback,
                      gpointer              data)
{
  AleaShelfMatch kept;

  g_return_val_if_fail (ALEA_IS_SHELF (self), 0);
  g_return_val_if_fail (match != NULL, 0);

  kept = *match;
  if (kept.id == 0)
    kept.id = shelf_store_make_ids (1);
  alea_shelf_push_write (self, shelf_write_match (alea_shelf_make_task (self, NULL, callback,
                                                                        data),
                                                  &kept));
  return kept.id;
}
