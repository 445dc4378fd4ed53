/* shelf-batch.h: jobs for the writing thread that bring many games
 *
 * An import is many transactions, so that games under way are kept meanwhile,
 * but it shows all at once: its games are not on any list before it ends.  One
 * that is broken off leaves nothing, see shelf_write_clean().
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shelf-job.h"

G_BEGIN_DECLS

/* Begins import @batch, an id of its own.  Where @name is not NULL there is only
 * one of that name: ALEA_SHELF_ERROR_IN_USE while it is under way; answers
 * FALSE when it has been done. */
ShelfJob *shelf_write_begin_batch (GTask       *task,
                                   gint64       batch,
                                   const char  *name);

/* Adds @games, an array of AleaShelfGame that is taken over. */
ShelfJob *shelf_write_add_games   (GTask       *task,
                                   gint64       batch,
                                   GPtrArray   *games);

/* Now they are there; or never will be. */
ShelfJob *shelf_write_end_batch   (GTask       *task,
                                   gint64       batch,
                                   gboolean     is_done);

G_END_DECLS
