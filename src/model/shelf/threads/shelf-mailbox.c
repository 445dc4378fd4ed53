/* shelf-mailbox.c: what one thread has for another, in order
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-mailbox.h"

#include <pthread.h>
#include <time.h>

struct _ShelfMailbox
{
  pthread_mutex_t mutex;
  pthread_cond_t  has_come;
  GPtrArray      *items;
  guint           first;       /* of those that are still there */
  gboolean        is_closed;
  GFunc           notify;      /* or NULL */
  gpointer        data;
};

ShelfMailbox *
shelf_mailbox_new (GFunc    notify,
                   gpointer data)
{
  ShelfMailbox *self = g_new0 (ShelfMailbox, 1);
  pthread_mutexattr_t mutex_attributes;
  pthread_condattr_t attributes;

  pthread_mutexattr_init (&mutex_attributes);
  pthread_mutexattr_settype (&mutex_attributes, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init (&self->mutex, &mutex_attributes);
  pthread_mutexattr_destroy (&mutex_attributes);
  pthread_condattr_init (&attributes);
  pthread_condattr_setclock (&attributes, CLOCK_MONOTONIC);
  pthread_cond_init (&self->has_come, &attributes);
  pthread_condattr_destroy (&attributes);
  self->items = g_ptr_array_new ();
  self->notify = notify;
  self->data = data;

  return self;
}

void
shelf_mailbox_free (ShelfMailbox *self)
{
  pthread_mutex_destroy (&self->mutex);
  pthread_cond_destroy (&self->has_come);
  g_ptr_array_unref (self->items);
  g_free (self);
}

/* The mutex knows who has it: one who takes it twice, or gives what he has not, is
 * found out at once. */
static void
lock (ShelfMailbox *self)
{
  if (pthread_mutex_lock (&self->mutex) != 0)
    g_error ("A mailbox is locked twice by one thread");
}

static void
unlock (ShelfMailbox *self)
{
  if (pthread_mutex_unlock (&self->mutex) != 0)
    g_error ("A mailbox is unlocked by a thread that has not locked it");
}

void
shelf_mailbox_push (ShelfMailbox *self,
                    gpointer      item)
{
  gboolean was_empty;

  g_assert (item != NULL);

  lock (self);
  was_empty = self->first == self->items->len;
  g_ptr_array_add (self->items, item);
  pthread_cond_signal (&self->has_come);
  unlock (self);

  if (was_empty && self->notify != NULL)
    self->notify (self, self->data);
}

/* The mutex is held. */
static gpointer
take_first (ShelfMailbox *self)
{
  gpointer item;

  if (self->first == self->items->len)
    return NULL;

  item = g_ptr_array_index (self->items, self->first);
  self->first++;
  if (self->first == self->items->len)
    {
      g_ptr_array_set_size (self->items, 0);
      self->first = 0;
    }

  return item;
}

/* FALSE when it is too late; the mutex is held. */
static gboolean
wait (ShelfMailbox *self,
      gint64        end)
{
  const struct timespec until = { .tv_sec = end / G_USEC_PER_SEC, .tv_nsec = end % G_USEC_PER_SEC * 1000 };

  if (end == 0)
    return FALSE;
  if (end == G_MAXINT64)
    return pthread_cond_wait (&self->has_come, &self->mutex) == 0;

  return pthread_cond_timedwait (&self->has_come, &self->mutex, &until) == 0;
}

gpointer
shelf_mailbox_pop (ShelfMailbox *self,
                   gint64        end)
{
  gpointer item;

  lock (self);
  item = take_first (self);
  while (item == NULL && !self->is_closed && wait (self, end))
    item = take_first (self);
  unlock (self);

  return item;
}

void
shelf_mailbox_close (ShelfMailbox *self)
{
  lock (self);
  self->is_closed = TRUE;
  pthread_cond_broadcast (&self->has_come);
  unlock (self);
}

gboolean
shelf_mailbox_is_closed (ShelfMailbox *self)
{
  gboolean is_closed;

  lock (self);
  is_closed = self->is_closed;
  unlock (self);

  return is_closed;
}
