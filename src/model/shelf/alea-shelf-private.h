/* alea-shelf-private.h: what the files of AleaShelf share
 *
 * Private to shelf/
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf.h"

#include "shelf-job.h"

G_BEGIN_DECLS

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

/* How many events are stored of an open game, when all that was asked for will
 * be kept. */
guint      *alea_shelf_get_length  (AleaShelf           *self,
                                    gint64               id);
void        alea_shelf_note_open   (AleaShelf           *self,
                                    gint64               id,
                                    guint                n_events);
void        alea_shelf_note_closed (AleaShelf           *self,
                                    gint64               id);

/* Has for good done with what an import has left that was broken off. */
void        alea_shelf_clean       (AleaShelf           *self);

const char *alea_shelf_get_lock_path (AleaShelf         *self);

G_END_DECLS
