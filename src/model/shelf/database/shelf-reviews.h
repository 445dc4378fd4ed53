/* shelf-reviews.h: what the reviews of games say of those who played them
 *
 * Private to database/
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf-game.h"
#include "alea-shelf-statistics.h"
#include "shelf-database.h"

G_BEGIN_DECLS

/* Reviews of games that have gone on since are not of these games. */
#define SHELF_REVIEWS_COLUMNS "white, black, v.number, v.text"
#define SHELF_REVIEWS_JOIN    "JOIN verdict AS v ON v.game = game.id AND v.engine = '" ALEA_SHELF_REVIEWER "'" \
                              " AND v.number = game.n_events"

typedef struct _ShelfReviews ShelfReviews;

ShelfReviews *shelf_reviews_new   (void) G_GNUC_WARN_UNUSED_RESULT;
void          shelf_reviews_free  (ShelfReviews        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ShelfReviews, shelf_reviews_free)

/* A row of these columns; of players without a name @white and @black are NULL. */
void          shelf_reviews_add   (ShelfReviews        *self,
                                   sqlite3_stmt        *statement,
                                   const char          *white,
                                   const char          *black);

/* Fills in what a head says of its review. */
gboolean      shelf_reviews_read_luck (ShelfDatabase   *database,
                                       AleaShelfGame   *game,
                                       GError         **error);

/* Fills in what @to says of reviews. */
void          shelf_reviews_count (ShelfReviews        *self,
                                   AleaShelfStatistics *to);

G_END_DECLS
