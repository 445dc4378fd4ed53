/* shelf-writer.c: the thread that writes
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-writer.h"

#include "shelf-fault.h"
#include "shelf-mailbox.h"

/* Microseconds: how long a transaction takes further jobs, and how long is
 * waited before the disk is tried again. */
#define SLICE     (50 * 1000)
#define MIN_PAUSE (250 * 1000)
#define MAX_PAUSE (8 * G_USEC_PER_SEC)

struct _ShelfWriter
{
  ShelfMailbox *inbox;
  ShelfMailbox *end;       /* the thread's last word */
  ShelfPost    *post;
  GThread      *thread;

  /* For the thread alone. */
  ShelfStore   *store;
  GQueue        pending;   /* of ShelfJob */
  GError       *trouble;   /* that was told; or NULL */
  gboolean      is_told;   /* how it stands was told at all */
  gint64        pause;
  gboolean      has_mended;   /* since something was kept */
};

/* --- telling -------------------------------------------------------------- */

static gboolean
is_same_trouble (const GError *a,
                 const GError *b)
{
  return a == NULL ? b == NULL : b != NULL && a->code == b->code && g_str_equal (a->message, b->message);
}

static void
tell_trouble (ShelfWriter *self,
              GError      *trouble)
{
  if (self->is_told && is_same_trouble (self->trouble, trouble))
    {
      g_clear_error (&trouble);
      return;
    }

  self->is_told = TRUE;
  g_clear_error (&self->trouble);
  self->trouble = trouble;
  shelf_news_send (self->post, &(ShelfNews) {
    .is_trouble = TRUE,
    .trouble = trouble != NULL ? g_error_copy (trouble) : NULL,
  });
}

static void
tell_notice (ShelfWriter *self)
{
  char *notice = shelf_store_take_notice (self->store);

  if (notice != NULL)
    shelf_news_send (self->post, &(ShelfNews) { .notice = notice, .has_changed = TRUE });
}

/* --- transactions --------------------------------------------------------- */

/* Does jobs until the slice is over; *@n_done of them.  FALSE when the disk
 * refuses. */
static gboolean
do_jobs (ShelfWriter  *self,
         guint        *n_done,
         GError      **error)
{
  const gint64 end = g_get_monotonic_time () + SLICE;

  *n_done = 0;
  for (GList *l = self->pending.head; l != NULL && (*n_done == 0 || g_get_monotonic_time () < end); l = l->next)
    {
      ShelfJob *job = l->data;

      if (!job->is_given_up)
        g_clear_error (&job->error);
      if (!job->is_given_up && job->klass->write != NULL && !job->klass->write (job, self->store, &job->error)
          && !shelf_fault_is_final (job->error))
        {
          g_propagate_error (error, g_steal_pointer (&job->error));
          return FALSE;
        }
      (*n_done)++;
      if (job->klass->is_last)
        break;
    }

  return TRUE;
}

/* What is on the disk is told. */
static void
answer (ShelfWriter *self,
        guint        n)
{
  for (; n > 0; n--)
    {
      ShelfJob *job = g_queue_pop_head (&self->pending);

      if (job->error == NULL && job->klass->keep != NULL)
        job->klass->keep (job, self->store);
      shelf_news_send (self->post, &(ShelfNews) { .job = job, .has_changed = n == 1 });
    }
}

/* The job behind the first @n_done has found the database damaged just after
 * that was mended: it is no use to mend it again. */
static void
give_up (ShelfWriter  *self,
         guint         n_done,
         const GError *error)
{
  ShelfJob *job = g_queue_peek_nth (&self->pending, n_done);

  job->is_given_up = TRUE;
  job->error = g_error_copy (error);
}

/* The disk refuses.  A damaged database is mended at once, but not again and
 * again.  Whether to go on without a pause. */
static gboolean
refuse (ShelfWriter *self,
        GError      *error)
{
  const gboolean is_damaged = g_error_matches (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_DAMAGED);

  if (is_damaged && !self->has_mended)
    {
      self->has_mended = TRUE;
      g_clear_error (&error);
      return TRUE;
    }

  tell_trouble (self, error);
  return FALSE;
}

/* One transaction; also where there are no jobs, so that it is known how it
 * stands.  Whether to go on without a pause. */
static gboolean
write_jobs (ShelfWriter *self)
{
  GError *error = NULL;
  guint n_done = 0;
  gboolean has_begun = shelf_store_begin (self->store, &error);

  tell_notice (self);
  if (!has_begun)
    return refuse (self, error);

  if (!do_jobs (self, &n_done, &error))
    {
      shelf_store_roll_back (self->store, error);
      if (self->has_mended && g_error_matches (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_DAMAGED))
        {
          give_up (self, n_done, error);
          g_clear_error (&error);
          return TRUE;
        }
      return refuse (self, error);
    }

  if (!shelf_store_commit (self->store, &error))
    return error == NULL || refuse (self, error);

  self->has_mended = FALSE;
  tell_trouble (self, NULL);
  answer (self, n_done);
  return TRUE;
}

/* --- the thread ----------------------------------------------------------- */

/* Takes all that has come; waits for it where there is nothing to do, and for a
 * while where there is but the disk refuses.  FALSE when it is time to end. */
static gboolean
wait_for_jobs (ShelfWriter *self,
               gboolean     is_refused)
{
  gint64 end = g_queue_is_empty (&self->pending) && !is_refused ? G_MAXINT64 : 0;
  ShelfJob *job;

  if (is_refused)
    {
      end = g_get_monotonic_time () + self->pause;
      self->pause = MIN (2 * self->pause, MAX_PAUSE);
    }

  while ((job = shelf_mailbox_pop (self->inbox, end)) != NULL)
    {
      g_queue_push_tail (&self->pending, job);
      end = 0;
    }

  return !shelf_mailbox_is_closed (self->inbox);
}

/* The last try. */
static void
finish (ShelfWriter *self)
{
  ShelfJob *job;

  while ((!g_queue_is_empty (&self->pending) || shelf_store_has_to_settle (self->store)) && write_jobs (self))
    ;

  while ((job = g_queue_pop_head (&self->pending)) != NULL)
    {
      g_clear_error (&job->error);
      shelf_fault_set (&job->error, ALEA_SHELF_ERROR_CLOSED, NULL);
      shelf_news_send (self->post, &(ShelfNews) { .job = job });
    }
}

static gpointer
run (gpointer data)
{
  ShelfWriter *self = data;
  gboolean is_refused;

  do
    {
      is_refused = !write_jobs (self);
      if (!is_refused)
        self->pause = MIN_PAUSE;
    }
  while (wait_for_jobs (self, is_refused));

  finish (self);
  shelf_store_free (self->store);
  g_clear_error (&self->trouble);
  shelf_mailbox_push (self->end, self);
  return NULL;
}

ShelfWriter *
shelf_writer_new (const char *folder,
                  ShelfPost  *post)
{
  ShelfWriter *self = g_new0 (ShelfWriter, 1);

  self->inbox = shelf_mailbox_new (NULL, NULL);
  self->end = shelf_mailbox_new (NULL, NULL);
  self->post = post;
  self->store = shelf_store_new (folder);
  self->pause = MIN_PAUSE;
  g_queue_init (&self->pending);
  self->thread = g_thread_new ("shelf-writer", run, self);

  return self;
}

void
shelf_writer_push (ShelfWriter *self,
                   ShelfJob    *job)
{
  shelf_mailbox_push (self->inbox, job);
}

gboolean
shelf_writer_stop (ShelfWriter *self,
                   gint64       end)
{
  shelf_mailbox_close (self->inbox);
  if (shelf_mailbox_pop (self->end, end) == NULL)
    return FALSE;

  g_thread_join (self->thread);
  shelf_mailbox_free (self->inbox);
  shelf_mailbox_free (self->end);
  g_free (self);
  return TRUE;
}
