/* shelf-news.h: what the threads of the shelf tell the main thread
 *
 * Private to shelf/
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shelf-job.h"
#include "shelf-mailbox.h"

G_BEGIN_DECLS

typedef struct
{
  ShelfJob *job;           /* that is done, or has failed; or NULL */
  gboolean  is_trouble;    /* this is what @trouble is now */
  GError   *trouble;       /* why nothing can be kept; NULL: all is kept again */
  char     *notice;        /* a sentence for the user; or NULL */
  gboolean  has_changed;   /* what is on the shelf */
} ShelfNews;

/* Where they go: to the main context of the thread that makes this. */
typedef struct _ShelfPost ShelfPost;

typedef void (*ShelfNewsFunc) (ShelfNews *news,
                               gpointer   data);

ShelfPost *shelf_post_new     (ShelfNewsFunc   deliver,
                               gpointer        data) G_GNUC_WARN_UNUSED_RESULT;

/* From any thread; @news is copied and what it points at taken. */
void       shelf_post_send    (ShelfPost       *self,
                               const ShelfNews *news);

/* Delivers all that has come, now. */
void       shelf_post_deliver (ShelfPost       *self);

/* Delivers nothing from now on, though somebody may still send. */
void       shelf_post_silence (ShelfPost       *self);

/* Nobody sends any more; what has not been delivered is freed. */
void       shelf_post_free    (ShelfPost       *self);

G_END_DECLS
