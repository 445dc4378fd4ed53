/* shelf-changes.h: jobs for the writing thread, about any games and beside them
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf.h"
#include "shelf-job.h"

G_BEGIN_DECLS

/* ALEA_SHELF_ERROR_IN_USE is only about deleting. */
ShelfJob *shelf_write_change    (GTask                *task,
                                 AleaShelfChange       change,
                                 const gint64         *ids,
                                 guint                 n_ids);

/* The match has its id. */
ShelfJob *shelf_write_match     (GTask                *task,
                                 const AleaShelfMatch *match);

/* Has for good done with some games that were deleted before @before, or came
 * with an import that nobody is at any more.  Answers TRUE where there are more
 * of them. */
ShelfJob *shelf_write_clean     (GTask                *task,
                                 gint64                before);

/* Says that the database is damaged, which somebody who reads has found; it is
 * mended before this is answered. */
ShelfJob *shelf_write_mend      (GTask                *task);

/* Nothing: answered when all before it has been written. */
ShelfJob *shelf_write_nothing   (GTask                *task);

G_END_DECLS
