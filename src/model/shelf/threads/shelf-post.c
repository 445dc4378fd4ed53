/* shelf-post.c: things on their way to the main thread
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-post.h"

#include "shelf-mailbox.h"

struct _ShelfPost
{
  ShelfMailbox   *mailbox;
  GSource        *source;      /* in the main context */
  GFunc           deliver;
  gpointer        data;
  GDestroyNotify  free_item;
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
shelf_post_new (GFunc          deliver,
                gpointer       data,
                GDestroyNotify free_item)
{
  ShelfPost *self = g_new0 (ShelfPost, 1);

  self->deliver = deliver;
  self->data = data;
  self->free_item = free_item;
  self->source = g_source_new (&source_functions, sizeof (GSource));
  g_source_set_static_name (self->source, "[alea] news of the shelf");
  g_source_set_callback (self->source, deliver_cb, self, NULL);
  g_source_attach (self->source, g_main_context_get_thread_default ());
  self->mailbox = shelf_mailbox_new (notify_cb, self);

  return self;
}

void
shelf_post_send (ShelfPost *self,
                 gpointer   item)
{
  shelf_mailbox_push (self->mailbox, item);
}

/* Whoever is told may end all this, so the items are taken one by one. */
void
shelf_post_deliver (ShelfPost *self)
{
  GSource *source = g_source_ref (self->source);
  gpointer item;

  while (!g_source_is_destroyed (source) && (item = shelf_mailbox_pop (self->mailbox, 0)) != NULL)
    self->deliver (item, self->data);

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
  gpointer item;

  g_source_destroy (self->source);
  g_source_unref (self->source);
  while ((item = shelf_mailbox_pop (self->mailbox, 0)) != NULL)
    self->free_item (item);
  shelf_mailbox_free (self->mailbox);
  g_free (self);
}
