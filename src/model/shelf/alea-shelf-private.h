/* alea-shelf-private.h: what the files of AleaShelf share
 *
 * Private to shelf/
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf.h"

#include "shelf-place.h"
#include "shelf-reader.h"
#include "shelf-writer.h"

G_BEGIN_DECLS

struct _AleaShelf
{
  GObject       parent_instance;

  ShelfPlace   *place;
  ShelfPost    *post;         /* NULL once it is closed, as the threads are */
  ShelfWriter  *writer;
  ShelfReader  *reader;
  gboolean      is_ready;     /* the database has been opened, or cannot be */
  GQueue        early;        /* of ShelfJob: reads from before that */
  GQueue        mending;      /* of ShelfJob: reads that have found damage */
  GHashTable   *open;         /* gint64 -> guint: games, and how many events they have */

  GError       *trouble;      /* or NULL */
  char         *notice;       /* or NULL */
};

/* A task for @callback, or NULL for NULL; (transfer full). */
GTask      *alea_shelf_make_task   (AleaShelf           *self,
                                    GCancellable        *cancellable,
                                    GAsyncReadyCallback  callback,
                                    gpointer             data);

/* Has a job done by one of the threads; @job is taken.  Once the shelf is
 * closed it is answered with ALEA_SHELF_ERROR_CLOSED. */
void        alea_shelf_push_write  (AleaShelf           *self,
                                    ShelfJob            *job);
void        alea_shelf_push_read   (AleaShelf           *self,
                                    ShelfJob            *job);

/* Has for good done with what was deleted long ago, and with what an import has left
 * that was broken off. */
void        alea_shelf_clean       (AleaShelf           *self);

G_END_DECLS
