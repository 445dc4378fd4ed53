/* alea-shelf-exchange.h: many games onto the shelf, and off it
 *
 * What games look like outside is for the caller: a source gives one after the
 * other, a sink takes them.  Both are called in a thread of their own, so that
 * they may read or write files of any size.  Games under way are kept
 * meanwhile, as if nothing were the matter.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf.h"

G_BEGIN_DECLS

/* The next game; NULL without @error when there are no more.  (transfer full) */
typedef AleaShelfGame *(*AleaShelfSource) (gpointer              data,
                                           GCancellable         *cancellable,
                                           GError              **error);

/* FALSE with @error ends it. */
typedef gboolean       (*AleaShelfSink)   (const AleaShelfGame  *game,
                                           gpointer              data,
                                           GCancellable         *cancellable,
                                           GError              **error);

/* In the main loop, now and then: so many games have been brought over.  It may
 * run a main loop of its own, as a dialog does; nothing ends meanwhile. */
typedef void           (*AleaShelfProgress) (guint               n_games,
                                             gpointer            data);

/* Puts all games of @source on the shelf.  They are there all at once when it
 * is done, or none of them: where it fails, is cancelled, or the program dies.
 * With a @name it is done once: later, in this or another program, nothing
 * happens; that is for what an older version of the program has left, such as
 * "earlier-games.pgn".  @data is freed with @free_data when nobody uses it any
 * more; @progress may be NULL. */
void     alea_shelf_import_async   (AleaShelf            *self,
                                    const char           *name,
                                    AleaShelfSource       source,
                                    gpointer              data,
                                    GDestroyNotify        free_data,
                                    AleaShelfProgress     progress,
                                    gpointer              progress_data,
                                    GCancellable         *cancellable,
                                    GAsyncReadyCallback   callback,
                                    gpointer              user_data);

/* Gives whole games to @sink, in the order of @ids; those that have gone are
 * passed over.  Where it fails or is cancelled, @sink has had some of them. */
void     alea_shelf_export_async   (AleaShelf            *self,
                                    const gint64         *ids,
                                    guint                 n_ids,
                                    AleaShelfSink         sink,
                                    gpointer              data,
                                    GDestroyNotify        free_data,
                                    AleaShelfProgress     progress,
                                    gpointer              progress_data,
                                    GCancellable         *cancellable,
                                    GAsyncReadyCallback   callback,
                                    gpointer              user_data);

/* *@n_games, which may be NULL, is how many have been brought over; 0 where that
 * had been done before. */
gboolean alea_shelf_exchange_finish (AleaShelf           *self,
                                     GAsyncResult        *result,
                                     guint               *n_games,
                                     GError             **error);

G_END_DECLS
