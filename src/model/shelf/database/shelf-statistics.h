/* shelf-statistics.h: counting what is on the shelf
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf-filter.h"
#include "alea-shelf-statistics.h"
#include "shelf-database.h"

G_BEGIN_DECLS

/* No games. */
AleaShelfStatistics *shelf_statistics_new   (void) G_GNUC_WARN_UNUSED_RESULT;

/* The games that @filter lets through; at most @max_names players and pairs.
 * Rolls and reviews take time in proportion to the events of all these games. */
AleaShelfStatistics *shelf_statistics_count (ShelfDatabase          *database,
                                             const AleaShelfFilter  *filter,
                                             guint                   max_names,
                                             AleaShelfCount          what,
                                             GError                **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
