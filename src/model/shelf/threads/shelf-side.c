/* shelf-side.c: a function that is called in a thread of its own, many times
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-side.h"

#include "shelf-mailbox.h"
#include "shelf-post.h"

/* On its way there and back. */
typedef struct
{
  gpointer         item;
  gpointer         found;
  GError          *error;
  ShelfSideAnswer  answer;
  gpointer         answer_data;
} Call;

struct _ShelfSide
{
  ShelfMailbox   *inbox;
  ShelfPost      *post;
  GThread        *thread;

  ShelfSideFunc   func;
  gpointer        data;
  GDestroyNotify  free_data;
  GCancellable   *cancellable;
};

static gpointer
run (gpointer data)
{
  ShelfSide *self = data;
  Call *call;

  while ((call = shelf_mailbox_pop (self->inbox, G_MAXINT64)) != NULL)
    {
      call->found = self->func (call->item, self->data, self->cancellable, &call->error);
      shelf_post_send (self->post, call);
    }

  if (self->free_data != NULL)
    self->free_data (self->data);
  return NULL;
}

static void
answer_cb (gpointer item,
           gpointer data)
{
  g_autofree Call *call = item;

  call->answer (call->found, call->error, call->answer_data);
}

ShelfSide *
shelf_side_new (ShelfSideFunc   func,
                gpointer        data,
                GDestroyNotify  free_data,
                GCancellable   *cancellable)
{
  ShelfSide *self = g_new0 (ShelfSide, 1);

  self->func = func;
  self->data = data;
  self->free_data = free_data;
  self->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  self->inbox = shelf_mailbox_new (NULL, NULL);
  self->post = shelf_post_new (answer_cb, NULL, g_free);
  self->thread = g_thread_new ("shelf-side", run, self);

  return self;
}

void
shelf_side_free (ShelfSide *self)
{
  shelf_mailbox_close (self->inbox);
  g_thread_join (self->thread);
  shelf_mailbox_free (self->inbox);
  shelf_post_free (self->post);
  g_clear_object (&self->cancellable);
  g_free (self);
}

void
shelf_side_call (ShelfSide       *self,
                 gpointer         item,
                 ShelfSideAnswer  answer,
                 gpointer         answer_data)
{
  const Call call = { .item = item, .answer = answer, .answer_data = answer_data };

  shelf_mailbox_push (self->inbox, g_memdup2 (&call, sizeof call));
}
