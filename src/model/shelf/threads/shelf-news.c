/* shelf-news.c: what the threads of the shelf tell the main thread
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-news.h"

void
shelf_news_send (ShelfPost       *post,
                 const ShelfNews *news)
{
  shelf_post_send (post, g_memdup2 (news, sizeof *news));
}

void
shelf_news_free (gpointer news)
{
  ShelfNews *self = news;

  if (self->job != NULL)
    shelf_job_free (self->job);
  g_clear_error (&self->trouble);
  g_free (self->notice);
  g_free (self);
}
