/* shelf-reads.h: jobs for the reading thread
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf-filter.h"
#include "alea-shelf-statistics.h"
#include "shelf-job.h"

G_BEGIN_DECLS

/* Answers with a GArray of gint64. */
ShelfJob *shelf_read_find       (GTask                  *task,
                                 const AleaShelfFilter  *filter);

/* Answers with a GPtrArray of AleaShelfGame in the order of @ids, heads or whole
 * games; NULL in place of those that are not there.  @lock_path is that of
 * shelf-place.h, for telling which are in use; NULL for not. */
ShelfJob *shelf_read_games      (GTask                  *task,
                                 const gint64           *ids,
                                 guint                   n_ids,
                                 gboolean                is_whole,
                                 const char             *lock_path);

/* Answers with an AleaShelfMatch: match @id, or the one that changed last where
 * that is 0; NULL where there is none. */
ShelfJob *shelf_read_match      (GTask                  *task,
                                 gint64                  id);

/* Answers with an AleaShelfStatistics. */
ShelfJob *shelf_read_statistics (GTask                  *task,
                                 const AleaShelfFilter  *filter,
                                 guint                   max_names,
                                 AleaShelfCount         what);

G_END_DECLS
