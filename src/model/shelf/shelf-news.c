/* shelf-news.c: what the threads of the shelf tell the main thread
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-news.h"

struct _ShelfPost
{
  ShelfMailbox  *mailbox;
  GSource       *source;     /* in the main context */
  ShelfNewsFunc  deliver;
  gpointer       data;
};

static gboolean
deliver_cb (gpointer data)
{
  ShelfPost *self = data;

  g_source_set_ready_time (self->source, -1);
  shelf_post_deliver (self);
  return G_SOURCE_CONTINUE;
}

static gboolean
dispatch (GSource     *source,
          GSourceFunc  callback,
          gpointer     data)
{
  return callback (data);
}

static GSourceFuncs source_functions = { .dispatch = dispatch };

static void
notify_cb (gpointer mailbox,
           gpointer data)
{
  g_source_set_ready_time (((ShelfPost *) data)->source, 0);
}

ShelfPost *
shelf_post_new (ShelfNewsFunc deliver,
                gpointer      data)
{
  ShelfPost *self = g_new0 (ShelfPost, 1);

  self->deliver = deliver;
  self->data = data;
  self->source = g_source_new (&source_functions, sizeof (GSource));
  g_source_set_static_name (self->source, "[alea] news of the shelf");
  g_source_set_callback (self->source, deliver_cb, self, NULL);
  g_source_attach (self->source, g_main_context_get_thread_default ());
  self->mailbox = shelf_mailbox_new (notify_cb, self);

  return self;
}

void
shelf_post_send (ShelfPost       *self,
                 const ShelfNews *news)
{
  shelf_mailbox_push (self->mailbox, g_memdup2 (news, sizeof *news));
}

static void
clear_news (ShelfNews *news)
{
  if (news->job != NULL)
    shelf_job_free (news->job);
  g_clear_error (&news->trouble);
  g_free (news->notice);
  g_free (news);
}

/* Whoever is told may end all this, so the news are taken one by one. */
void
shelf_post_deliver (ShelfPost *self)
{
  GSource *source = g_source_ref (self->source);
  ShelfNews *news;

  while (!g_source_is_destroyed (source) && (news = shelf_mailbox_pop (self->mailbox, 0)) != NULL)
    {
      self->deliver (news, self->data);
      clear_news (news);
    }

  g_source_unref (source);
}

void
shelf_post_silence (ShelfPost *self)
{
  g_source_destroy (self->source);
}

void
shelf_post_free (ShelfPost *self)
{
  ShelfNews *news;

  g_source_destroy (self->source);
  g_source_unref (self->source);
  while ((news = shelf_mailbox_pop (self->mailbox, 0)) != NULL)
    clear_news (news);
  shelf_mailbox_free (self->mailbox);
  g_free (self);
}
