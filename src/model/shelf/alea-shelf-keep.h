/* alea-shelf-keep.h: games of the shelf that are open here
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf.h"

G_BEGIN_DECLS

/* --- games that are open here --------------------------------------------- */

/* The result of everything here that has a callback and no function of its own
 * for that.  A callback may be NULL. */
gboolean        alea_shelf_keep_finish     (AleaShelf              *self,
                                            GAsyncResult           *result,
                                            GError                **error);

/* Puts a copy of @game on the shelf with all its events, which all count.
 * Returns its id at once. */
gint64          alea_shelf_create          (AleaShelf              *self,
                                            const AleaShelfGame    *game,
                                            GAsyncReadyCallback     callback,
                                            gpointer                data);

/* A game of the shelf to go on with, whole; ALEA_SHELF_ERROR_IN_USE when it is
 * open elsewhere, or here already. */
void            alea_shelf_open            (AleaShelf              *self,
                                            gint64                  id,
                                            GAsyncReadyCallback     callback,
                                            gpointer                data);
AleaShelfGame  *alea_shelf_open_finish     (AleaShelf              *self,
                                            GAsyncResult           *result,
                                            GError                **error) G_GNUC_WARN_UNUSED_RESULT;

/* Lets go of it when all of it is kept. */
void            alea_shelf_release         (AleaShelf              *self,
                                            gint64                  id);
gboolean        alea_shelf_get_is_open     (AleaShelf              *self,
                                            gint64                  id);

/* Adds events from number @number on; what was there from that number on,
 * undone or not, goes.  @head, which may be NULL, is what else is new: its
 * columns that say who plays, PGN's words, where it stands, the clock, and where
 * it is saved. */
void            alea_shelf_append          (AleaShelf              *self,
                                            gint64                  id,
                                            guint                   number,
                                            const AleaShelfEvent   *events,
                                            guint                   n_events,
                                            const AleaShelfGame    *head,
                                            GAsyncReadyCallback     callback,
                                            gpointer                data);

/* From now on the first @n_events count: an undo, or a redo of what is still
 * there. */
void            alea_shelf_rewind          (AleaShelf              *self,
                                            gint64                  id,
                                            guint                   n_events,
                                            const AleaShelfGame    *head,
                                            GAsyncReadyCallback     callback,
                                            gpointer                data);

/* Those columns alone: names, a place, the time that is left. */
void            alea_shelf_update          (AleaShelf              *self,
                                            gint64                  id,
                                            const AleaShelfGame    *head,
                                            GAsyncReadyCallback     callback,
                                            gpointer                data);

/* One of the lists becomes that of @from. */
void            alea_shelf_set_list        (AleaShelf              *self,
                                            gint64                  id,
                                            AleaShelfGameList       list,
                                            const AleaShelfGame    *from,
                                            GAsyncReadyCallback     callback,
                                            gpointer                data);

/* Answered when all that was asked for before is kept. */
void            alea_shelf_flush           (AleaShelf              *self,
                                            GAsyncReadyCallback     callback,
                                            gpointer                data);

G_END_DECLS
