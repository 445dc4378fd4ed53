/* alea-shelf-read.h: what is on the shelf
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf.h"

G_BEGIN_DECLS

/* --- reading -------------------------------------------------------------- */

/* The ids of all games that @filter lets through, in order; of gint64. */
void            alea_shelf_find_async      (AleaShelf              *self,
                                            const AleaShelfFilter  *filter,
                                            GCancellable           *cancellable,
                                            GAsyncReadyCallback     callback,
                                            gpointer                data);
GArray         *alea_shelf_find_finish     (AleaShelf              *self,
                                            GAsyncResult           *result,
                                            GError                **error) G_GNUC_WARN_UNUSED_RESULT;

/* The heads of some games, or whole ones, to look at: of AleaShelfGame in the
 * order of @ids, NULL in place of one that has gone. */
void            alea_shelf_read_async      (AleaShelf              *self,
                                            const gint64           *ids,
                                            guint                   n_ids,
                                            gboolean                is_whole,
                                            GCancellable           *cancellable,
                                            GAsyncReadyCallback     callback,
                                            gpointer                data);
GPtrArray      *alea_shelf_read_finish     (AleaShelf              *self,
                                            GAsyncResult           *result,
                                            GError                **error) G_GNUC_WARN_UNUSED_RESULT;

/* Games, players and pairs that @filter lets through, counted; at most
 * @max_names of the latter two.  With rolls or reviews it may take a second. */
void            alea_shelf_count_async     (AleaShelf              *self,
                                            const AleaShelfFilter  *filter,
                                            guint                   max_names,
                                            AleaShelfCount          what,
                                            GCancellable           *cancellable,
                                            GAsyncReadyCallback     callback,
                                            gpointer                data);
AleaShelfStatistics *
                alea_shelf_count_finish    (AleaShelf              *self,
                                            GAsyncResult           *result,
                                            GError                **error) G_GNUC_WARN_UNUSED_RESULT;

/* A match, or the last one where @id is 0; NULL without @error where there is
 * none. */
void            alea_shelf_read_match_async (AleaShelf             *self,
                                             gint64                 id,
                                             GCancellable          *cancellable,
                                             GAsyncReadyCallback    callback,
                                             gpointer               data);
AleaShelfMatch *alea_shelf_read_match_finish (AleaShelf            *self,
                                              GAsyncResult         *result,
                                              GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
