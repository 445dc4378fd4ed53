/* shelf-job.c: something to be done by one of the threads of the shelf
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-job.h"

gpointer
shelf_job_new (const ShelfJobClass *klass,
               gsize                size,
               GTask               *task)
{
  ShelfJob *self = g_malloc0 (size);

  self->klass = klass;
  self->task = task;
  if (task != NULL && g_task_get_cancellable (task) != NULL)
    self->cancellable = g_object_ref (g_task_get_cancellable (task));

  return self;
}

void
shelf_job_free (ShelfJob *self)
{
  if (self->klass->clear != NULL)
    self->klass->clear (self);
  g_clear_object (&self->task);
  g_clear_object (&self->cancellable);
  g_clear_error (&self->error);
  g_free (self);
}

void
shelf_job_answer (ShelfJob *self)
{
  g_autoptr(GTask) task = g_steal_pointer (&self->task);

  if (task != NULL && self->error != NULL)
    g_task_return_error (task, g_steal_pointer (&self->error));
  else if (task != NULL && self->klass->answer != NULL)
    self->klass->answer (self, task);
  else if (task != NULL)
    g_task_return_boolean (task, TRUE);

  shelf_job_free (self);
}

/* --- what the threads tell the main thread ------------------------------- */

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
