/* alea-shelf.c: all games of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shelf-private.h"

#include "shelf-changes.h"
#include "shelf-fault.h"
#include "shelf-reader.h"
#include "shelf-writer.h"

/* What was deleted can be put back for so long, in milliseconds. */
#define KEPT_DELETED (24 * 3600 * G_GINT64_CONSTANT (1000))

/* How long the threads are waited for where nobody has said how long. */
#define PATIENCE 5000

enum
{
  PROP_0,
  PROP_IS_KEEPING,
  PROP_TROUBLE,
  PROP_NOTICE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       changed_signal;

G_DEFINE_FINAL_TYPE (AleaShelf, alea_shelf, G_TYPE_OBJECT)

/* --- jobs ----------------------------------------------------------------- */

GTask *
alea_shelf_make_task (AleaShelf           *self,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             data)
{
  GTask *task;

  if (callback == NULL)
    return NULL;

  task = g_task_new (self, cancellable, callback, data);

  /* What has been written is told as it is. */
  g_task_set_check_cancellable (task, FALSE);
  return task;
}

static void
refuse (ShelfJob *job)
{
  shelf_fault_set (&job->error, ALEA_SHELF_ERROR_CLOSED, NULL);
  shelf_job_answer (job);
}

void
alea_shelf_push_write (AleaShelf *self,
                       ShelfJob  *job)
{
  if (self->writer != NULL)
    shelf_writer_push (self->writer, job);
  else
    refuse (job);
}

void
alea_shelf_push_read (AleaShelf *self,
                      ShelfJob  *job)
{
  if (self->reader == NULL)
    refuse (job);
  else if (self->is_ready)
    shelf_reader_push (self->reader, job);
  else
    g_queue_push_tail (&self->early, job);
}

static void
push_early (AleaShelf *self)
{
  ShelfJob *job;

  self->is_ready = TRUE;
  while ((job = g_queue_pop_head (&self->early)) != NULL)
    alea_shelf_push_read (self, job);
}

/* --- reads that have found damage ----------------------------------------- */

static void
mended_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  AleaShelf *self = ALEA_SHELF (object);
  ShelfJob *job;

  while ((job = g_queue_pop_head (&self->mending)) != NULL)
    alea_shelf_push_read (self, job);
}

/* They are tried once more. */
static void
mend (AleaShelf *self,
      ShelfJob  *job)
{
  job->n_tries++;
  g_queue_push_tail (&self->mending, job);
  if (self->mending.length == 1)
    alea_shelf_push_write (self, shelf_write_mend (alea_shelf_make_task (self, NULL, mended_cb, NULL)));
}

static void
give_up_mending (AleaShelf *self)
{
  ShelfJob *job;

  while ((job = g_queue_pop_head (&self->mending)) != NULL)
    shelf_job_answer (job);
}

/* --- news ----------------------------------------------------------------- */

static void
set_trouble (AleaShelf *self,
             GError    *trouble)
{
  GError *before = self->trouble;

  self->trouble = trouble;
  if ((before == NULL) != (trouble == NULL))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_KEEPING]);
  if (before != NULL || trouble != NULL)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
  g_clear_error (&before);

  if (trouble != NULL)
    give_up_mending (self);
}

static void
take_job (AleaShelf *self,
          ShelfJob  *job)
{
  if (job->klass->read != NULL && job->n_tries == 0 && self->writer != NULL && self->trouble == NULL
      && g_error_matches (job->error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_DAMAGED))
    mend (self, job);
  else
    shelf_job_answer (job);
}

static void
news_cb (gpointer item,
         gpointer data)
{
  AleaShelf *self = data;
  ShelfNews *news = item;

  g_object_ref (self);
  if (news->is_trouble)
    {
      set_trouble (self, g_steal_pointer (&news->trouble));
      push_early (self);
    }
  if (news->notice != NULL)
    {
      g_free (self->notice);
      self->notice = g_steal_pointer (&news->notice);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTICE]);
    }
  if (news->job != NULL)
    take_job (self, g_steal_pointer (&news->job));
  if (news->has_changed)
    g_signal_emit (self, changed_signal, 0);
  shelf_news_free (news);
  g_object_unref (self);
}

/* --- the object ----------------------------------------------------------- */

static void
alea_shelf_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  AleaShelf *self = ALEA_SHELF (object);

  switch (prop_id)
    {
    case PROP_IS_KEEPING:
      g_value_set_boolean (value, alea_shelf_get_is_keeping (self));
      break;
    case PROP_TROUBLE:
      g_value_set_string (value, alea_shelf_get_trouble (self));
      break;
    case PROP_NOTICE:
      g_value_set_string (value, self->notice);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_shelf_dispose (GObject *object)
{
  alea_shelf_close (ALEA_SHELF (object), PATIENCE);

  G_OBJECT_CLASS (alea_shelf_parent_class)->dispose (object);
}

static void
alea_shelf_finalize (GObject *object)
{
  AleaShelf *self = ALEA_SHELF (object);

  g_clear_pointer (&self->place, shelf_place_free);
  g_clear_pointer (&self->open, g_hash_table_unref);
  g_clear_error (&self->trouble);
  g_free (self->notice);

  G_OBJECT_CLASS (alea_shelf_parent_class)->finalize (object);
}

static void
alea_shelf_class_init (AleaShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  /* All threads ask for it: it is made before there are any. */
  alea_shelf_error_quark ();

  object_class->get_property = alea_shelf_get_property;
  object_class->dispose = alea_shelf_dispose;
  object_class->finalize = alea_shelf_finalize;

  properties[PROP_IS_KEEPING] = g_param_spec_boolean ("is-keeping", NULL, NULL, TRUE, flags);
  properties[PROP_TROUBLE] = g_param_spec_string ("trouble", NULL, NULL, NULL, flags);
  properties[PROP_NOTICE] = g_param_spec_string ("notice", NULL, NULL, NULL, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
alea_shelf_init (AleaShelf *self)
{
  self->open = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  g_queue_init (&self->early);
  g_queue_init (&self->mending);
}

AleaShelf *
alea_shelf_new (const char *folder)
{
  AleaShelf *self;

  g_return_val_if_fail (folder != NULL, NULL);

  self = g_object_new (ALEA_TYPE_SHELF, NULL);
  self->place = shelf_place_new (folder);
  self->post = shelf_post_new (news_cb, self, shelf_news_free);
  self->writer = shelf_writer_new (folder, self->post);
  self->reader = shelf_reader_new (folder, self->post);
  alea_shelf_clean (self);

  return self;
}

/* A thread that still waits for the disk is left alone, with what it needs. */
gboolean
alea_shelf_close (AleaShelf *self,
                  guint      milliseconds)
{
  const gint64 end = g_get_monotonic_time () + (gint64) milliseconds * 1000;
  ShelfPost *post;
  gboolean has_ended;

  g_return_val_if_fail (ALEA_IS_SHELF (self), FALSE);

  if (self->post == NULL)
    return self->trouble == NULL;

  g_object_ref (self);
  push_early (self);
  has_ended = shelf_reader_stop (g_steal_pointer (&self->reader), end);
  has_ended = shelf_writer_stop (g_steal_pointer (&self->writer), end) && has_ended;
  give_up_mending (self);
  shelf_post_deliver (self->post);
  give_up_mending (self);

  post = g_steal_pointer (&self->post);
  if (has_ended)
    shelf_post_free (post);
  else
    shelf_post_silence (post);
  g_hash_table_remove_all (self->open);
  has_ended = has_ended && self->trouble == NULL;
  g_object_unref (self);

  return has_ended;
}

gboolean
alea_shelf_get_is_keeping (AleaShelf *self)
{
  g_return_val_if_fail (ALEA_IS_SHELF (self), FALSE);

  return self->trouble == NULL;
}

const char *
alea_shelf_get_trouble (AleaShelf *self)
{
  g_return_val_if_fail (ALEA_IS_SHELF (self), NULL);

  return self->trouble != NULL ? self->trouble->message : NULL;
}

const char *
alea_shelf_get_notice (AleaShelf *self)
{
  g_return_val_if_fail (ALEA_IS_SHELF (self), NULL);

  return self->notice;
}

void
alea_shelf_dismiss_notice (AleaShelf *self)
{
  g_return_if_fail (ALEA_IS_SHELF (self));

  if (self->notice == NULL)
    return;

  g_clear_pointer (&self->notice, g_free);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTICE]);
}

void
alea_shelf_refresh (AleaShelf *self)
{
  g_return_if_fail (ALEA_IS_SHELF (self));

  if (self->reader != NULL && self->is_ready)
    shelf_reader_look (self->reader);
}

/* --- cleaning ------------------------------------------------------------- */

/* A little at a time, for as long as there is something. */
static void
cleaned_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  if (g_task_propagate_boolean (G_TASK (result), NULL))
    alea_shelf_clean (ALEA_SHELF (object));
}

void
alea_shelf_clean (AleaShelf *self)
{
  alea_shelf_push_write (self, shelf_write_clean (alea_shelf_make_task (self, NULL, cleaned_cb, NULL),
                                                  shelf_rows_now () - KEPT_DELETED));
}
