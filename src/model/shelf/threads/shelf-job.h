/* shelf-job.h: something to be done by one of the threads of the shelf
 *
 * A job is made by the main thread, goes to a thread, is done there, and comes
 * back.  It belongs to one of them at a time, and the mailbox that it goes
 * through (shelf-mailbox.h) is what hands it over.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "shelf-post.h"
#include "shelf-store.h"

G_BEGIN_DECLS

typedef struct _ShelfJob ShelfJob;

/* NULL where there is nothing to do. */
typedef struct
{
  /* At most one of these two.  For the writing thread, within a transaction; it may be
   * called again when that could not be ended.  Where it fails for a reason of its
   * own (see shelf_fault_is_final()) it has written nothing. */
  gboolean (*write)  (ShelfJob       *job,
                      ShelfStore     *store,
                      GError        **error);

  /* For the reading thread. */
  gboolean (*read)   (ShelfJob       *job,
                      ShelfDatabase  *database,
                      GError        **error);

  /* In the writing thread when all is on the disk. */
  void     (*keep)   (ShelfJob       *job,
                      ShelfStore     *store);

  /* In the main thread: returns what was found. */
  void     (*answer) (ShelfJob       *job,
                      GTask          *task);

  /* In whichever thread. */
  void     (*clear)  (ShelfJob       *job);

  gboolean is_last;                  /* of a write: jobs behind it find what keep() has done */
  gboolean is_empty_without_file;    /* of a read: that there is no database means that
                                      * nothing is found */
} ShelfJobClass;

/* The beginning of every job. */
struct _ShelfJob
{
  const ShelfJobClass *klass;
  GTask               *task;          /* for the main thread alone; NULL: nobody asks */
  GCancellable        *cancellable;   /* or NULL */
  GError              *error;
  gboolean             is_given_up;   /* a write that no database takes */
  guint                n_tries;       /* of a read */
};

/* Of @size bytes, zeros but for the class; @task may be NULL and is taken. */
gpointer shelf_job_new    (const ShelfJobClass *klass,
                           gsize                size,
                           GTask               *task) G_GNUC_WARN_UNUSED_RESULT;
void     shelf_job_free   (ShelfJob            *self);

/* In the main thread: answers whoever has asked, and frees the job. */
void     shelf_job_answer (ShelfJob            *self);

/* --- what the threads tell the main thread ------------------------------- */

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
