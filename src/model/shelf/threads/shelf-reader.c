/* shelf-reader.c: the thread that reads
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-reader.h"

#include "shelf-fault.h"
#include "shelf-mailbox.h"
#include "shelf-place.h"

#include <glib/gstdio.h>

enum
{
  NO_FILE    = -1,
  OTHER_FILE = -2,   /* than the one that was looked at */
};

struct _ShelfReader
{
  ShelfMailbox  *inbox;
  ShelfMailbox  *end;          /* the thread's last word */
  ShelfPost     *post;
  GThread       *thread;
  GCancellable  *stopping;

  /* For the thread alone. */
  ShelfPlace    *place;
  ShelfDatabase *database;     /* NULL: not open */
  gint64         version;      /* as it was last looked for: changes when somebody else
                                * writes; or one of these */
};

/* --- the database --------------------------------------------------------- */

static void
close_database (ShelfReader *self)
{
  if (self->database == NULL)
    return;

  shelf_database_close (self->database, TRUE);
  self->database = NULL;
  self->version = OTHER_FILE;
}

static gboolean
open_database (ShelfReader  *self,
               GError      **error)
{
  GStatBuf info;

  if (self->database != NULL && shelf_database_look_for (self->database) != SHELF_THERE)
    close_database (self);
  if (self->database != NULL)
    return TRUE;

  /* Also what nobody has looked at yet may be a pipe. */
  if (g_stat (self->place->path, &info) != 0 || !S_ISREG (info.st_mode))
    return shelf_fault_set (error, ALEA_SHELF_ERROR_NOT_FOUND, self->place->path);

  self->database = shelf_database_open (self->place->path, SHELF_ACCESS_READ, error);
  return self->database != NULL;
}

/* --- jobs ----------------------------------------------------------------- */

/* All of it finds the database as it is at one moment. */
static void
read_job (ShelfReader *self,
          ShelfJob    *job)
{
  if (!shelf_database_run (self->database, "BEGIN", &job->error))
    return;

  if (job->klass->read != NULL)
    job->klass->read (job, self->database, &job->error);
  shelf_database_run (self->database, "ROLLBACK", NULL);
}

static void
do_job (ShelfReader *self,
        ShelfJob    *job)
{
  g_clear_error (&job->error);
  if (g_cancellable_set_error_if_cancelled (job->cancellable, &job->error)
      || g_cancellable_set_error_if_cancelled (self->stopping, &job->error))
    return;

  if (open_database (self, &job->error))
    {
      shelf_database_set_cancellables (self->database, job->cancellable, self->stopping);
      read_job (self, job);
      shelf_database_set_cancellables (self->database, NULL, NULL);
    }
  else if (job->klass->is_empty_without_file
           && g_error_matches (job->error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_NOT_FOUND))
    g_clear_error (&job->error);

  if (g_error_matches (job->error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_DAMAGED))
    close_database (self);
}

static const ShelfJobClass look_class = { .is_empty_without_file = TRUE };

/* Since it was last asked, whatever has been read meanwhile: what was read before that
 * is no longer as it is. */
static gboolean
has_changed (ShelfReader *self)
{
  const gint64 before = self->version;

  self->version = NO_FILE;
  if (self->database != NULL)
    self->version = shelf_database_ask (self->database, "PRAGMA data_version", 0, NULL);

  return self->version != before;
}

static gpointer
run (gpointer data)
{
  ShelfReader *self = data;
  ShelfJob *job;

  while ((job = shelf_mailbox_pop (self->inbox, G_MAXINT64)) != NULL)
    {
      do_job (self, job);
      shelf_news_send (self->post, &(ShelfNews) {
        .has_changed = job->klass == &look_class && has_changed (self),
        .job = job,
      });
    }

  close_database (self);
  shelf_place_free (self->place);
  shelf_mailbox_push (self->end, self);
  return NULL;
}

ShelfReader *
shelf_reader_new (const char *folder,
                  ShelfPost  *post)
{
  ShelfReader *self = g_new0 (ShelfReader, 1);

  self->inbox = shelf_mailbox_new (NULL, NULL);
  self->end = shelf_mailbox_new (NULL, NULL);
  self->post = post;
  self->stopping = g_cancellable_new ();
  self->place = shelf_place_new (folder);
  self->version = NO_FILE;
  self->thread = g_thread_new ("shelf-reader", run, self);

  return self;
}

void
shelf_reader_push (ShelfReader *self,
                   ShelfJob    *job)
{
  shelf_mailbox_push (self->inbox, job);
}

void
shelf_reader_look (ShelfReader *self)
{
  shelf_reader_push (self, shelf_job_new (&look_class, sizeof (ShelfJob), NULL));
}

gboolean
shelf_reader_stop (ShelfReader *self,
                   gint64       end)
{
  g_cancellable_cancel (self->stopping);
  shelf_mailbox_close (self->inbox);
  if (shelf_mailbox_pop (self->end, end) == NULL)
    return FALSE;

  g_thread_join (self->thread);
  g_object_unref (self->stopping);
  shelf_mailbox_free (self->inbox);
  shelf_mailbox_free (self->end);
  g_free (self);
  return TRUE;
}
