/* shelf-reader.h: the thread that reads
 *
 * It has a connection of its own, so that no search waits for a disk that is
 * written to.  Jobs are done in order; those that have been cancelled meanwhile
 * are passed over.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shelf-job.h"

G_BEGIN_DECLS

typedef struct _ShelfReader ShelfReader;

ShelfReader *shelf_reader_new  (const char   *folder,
                                ShelfPost    *post) G_GNUC_WARN_UNUSED_RESULT;

/* @job is taken. */
void         shelf_reader_push (ShelfReader  *self,
                                ShelfJob     *job);

/* Answers what is left with G_IO_ERROR_CANCELLED, and ends.  As
 * shelf_writer_stop(). */
gboolean     shelf_reader_stop (ShelfReader  *self,
                                gint64        end);

/* Has the thread look whether another program has written since it last read;
 * news tell. */
void         shelf_reader_look (ShelfReader  *self);

G_END_DECLS
