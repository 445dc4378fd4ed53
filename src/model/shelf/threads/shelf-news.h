/* shelf-news.h: what the threads of the shelf tell the main thread
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shelf-job.h"
#include "shelf-post.h"

G_BEGIN_DECLS

typedef struct
{
  ShelfJob *job;           /* that is done, or has failed; or NULL */
  gboolean  is_trouble;    /* this is what @trouble is now */
  GError   *trouble;       /* why nothing can be kept; NULL: all is kept again */
  char     *notice;        /* a sentence for the user; or NULL */
  gboolean  has_changed;   /* what is on the shelf */
} ShelfNews;

/* @news is copied, and what it points at taken. */
void shelf_news_send (ShelfPost       *post,
                      const ShelfNews *news);
void shelf_news_free (gpointer         news);

G_END_DECLS
