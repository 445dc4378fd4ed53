/* shelf-query.h: a filter as a statement of SQL
 *
 * All that it asks about stands in one index, so that a hundred thousand games
 * are looked through in some ten milliseconds, whatever is searched for.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf-filter.h"
#include "shelf-database.h"

G_BEGIN_DECLS

/* Prepares "SELECT @columns FROM game WHERE ...", of games that are to be seen
 * and that @filter lets through; @is_sorted in the order of @filter.  @join
 * stands between, as text of SQL; "" for none.  (transfer none): good until the
 * next query. */
sqlite3_stmt *shelf_query_prepare (ShelfDatabase          *database,
                                   const char             *columns,
                                   const char             *join,
                                   const AleaShelfFilter  *filter,
                                   gboolean                is_sorted,
                                   GError                **error);

G_END_DECLS
