/* alea-shelf-read.c: what is asked of the thread that reads
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shelf-private.h"

#include "alea-shelf-keep.h"
#include "alea-shelf-read.h"
#include "shelf-reads.h"

/* What all of these end with. */
static gpointer
finish (AleaShelf     *self,
        GAsyncResult  *result,
        GError       **error)
{
  g_return_val_if_fail (ALEA_IS_SHELF (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
alea_shelf_find_async (AleaShelf             *self,
                       const AleaShelfFilter *filter,
                       GCancellable          *cancellable,
                       GAsyncReadyCallback    callback,
                       gpointer               data)
{
  g_return_if_fail (ALEA_IS_SHELF (self));
  g_return_if_fail (filter != NULL);

  alea_shelf_push_read (self, shelf_read_find (alea_shelf_make_task (self, cancellable, callback,
                                                                     data),
                                               filter));
}

GArray *
alea_shelf_find_finish (AleaShelf     *self,
                        GAsyncResult  *result,
                        GError       **error)
{
  return finish (self, result, error);
}

void
alea_shelf_read_async (AleaShelf           *self,
                       const gint64        *ids,
                       guint                n_ids,
                       gboolean             is_whole,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  g_return_if_fail (ALEA_IS_SHELF (self));
  g_return_if_fail (ids != NULL || n_ids == 0);

  alea_shelf_push_read (self, shelf_read_games (alea_shelf_make_task (self, cancellable,
                                                                      callback, data),
                                                ids, n_ids, is_whole, self->place->lock));
}

/* What is locked by this program is so because it is open here. */
GPtrArray *
alea_shelf_read_finish (AleaShelf     *self,
                        GAsyncResult  *result,
                        GError       **error)
{
  GPtrArray *games = finish (self, result, error);

  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      AleaShelfGame *game = g_ptr_array_index (games, i);

      if (game != NULL && alea_shelf_get_is_open (self, game->id))
        game->use = ALEA_SHELF_OPEN_HERE;
    }

  return games;
}

void
alea_shelf_count_async (AleaShelf             *self,
                        const AleaShelfFilter *filter,
                        guint                  max_names,
                        AleaShelfCount         what,
                        GCancellable          *cancellable,
                        GAsyncReadyCallback    callback,
                        gpointer               data)
{
  g_return_if_fail (ALEA_IS_SHELF (self));
  g_return_if_fail (filter != NULL);

  alea_shelf_push_read (self, shelf_read_statistics (alea_shelf_make_task (self, cancellable,
                                                                           callback, data),
                                                     filter, max_names, what));
}

AleaShelfStatistics *
alea_shelf_count_finish (AleaShelf     *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  return finish (self, result, error);
}

void
alea_shelf_read_match_async (AleaShelf           *self,
                             gint64               id,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             data)
{
  g_return_if_fail (ALEA_IS_SHELF (self));

  alea_shelf_push_read (self, shelf_read_match (alea_shelf_make_task (self, cancellable,
                                                                      callback, data),
                                                id));
}

AleaShelfMatch *
alea_shelf_read_match_finish (AleaShelf     *self,
                              GAsyncResult  *result,
                              GError       **error)
{
  return finish (self, result, error);
}
