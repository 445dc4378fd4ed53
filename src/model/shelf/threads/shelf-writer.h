/* shelf-writer.h: the thread that writes
 *
 * Jobs are done in order; those that wait together share a transaction, and so
 * the time that the disk takes.  Each is answered when it is on the disk.
 *
 * While the disk refuses, the jobs wait, and it is tried again: after a
 * moment, then after longer ones, and whenever a job comes.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shelf-job.h"

G_BEGIN_DECLS

typedef struct _ShelfWriter ShelfWriter;

/* Jobs that are done go to @post, as does what else there is to tell.  The
 * first news come when the database is open, or cannot be opened. */
ShelfWriter *shelf_writer_new  (const char   *folder,
                                ShelfPost    *post) G_GNUC_WARN_UNUSED_RESULT;

/* @job is taken. */
void         shelf_writer_push (ShelfWriter  *self,
                                ShelfJob     *job);

/* Tries once more to write what waits, answers the rest with
 * ALEA_SHELF_ERROR_CLOSED, and ends.  Waits at most until @end, of
 * g_get_monotonic_time(); FALSE when the thread is still at it: then it must be
 * left alone, with the post. */
gboolean     shelf_writer_stop (ShelfWriter  *self,
                                gint64        end);

G_END_DECLS
