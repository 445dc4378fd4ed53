/* alea-engine.c: the engine as an object that thinks while the window lives on
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-engine.h"

#include "alea-quiet-thread.h"

#include <glib/gi18n.h>

struct _AleaEngine
{
  GObject      parent_instance;
  gsize        table_bytes;
  guint        n_threads;
  guint        n_asked;
  GMutex       mutex;     /* of what follows, held by the thread that searches */
  GCond        cond;      /* another one has been answered */
  guint        n_answered;
  AleaSearch  *search;    /* NULL: nothing has been asked */
};

G_DEFINE_TYPE (AleaEngine, alea_engine, G_TYPE_OBJECT)

/* A question. */
typedef struct
{
  GTask              *task;      /* not owned: it owns this */
  guint               number;    /* so many were asked before it */
  AleaState           state;
  AleaSearchLimits    limits;
  atomic_bool         cancel;
  AleaEngineProgress  progress;
  gpointer            progress_data;
} Job;

/* --- the thread that searches ------------------------------------------------ */

typedef struct
{
  GTask       *task;
  AleaVerdict  verdict;
} News;

static void
free_news (gpointer data)
{
  News *news = data;

  g_object_unref (news->task);
  g_free (news);
}

static gboolean
tell_cb (gpointer data)
{
  News *news = data;
  Job *job = g_task_get_task_data (news->task);

  if (!g_task_get_completed (news->task) && !g_cancellable_is_cancelled (g_task_get_cancellable (news->task)))
    job->progress (&news->verdict, job->progress_data);

  return G_SOURCE_REMOVE;
}

static void
report_cb (const AleaVerdict *verdict,
           void              *data)
{
  const Job *job = data;
  News *news = g_new (News, 1);

  news->task = g_object_ref (job->task);
  news->verdict = *verdict;
  g_main_context_invoke_full (g_task_get_context (job->task), G_PRIORITY_DEFAULT, tell_cb, news, free_news);
}

static void
cancel_cb (GCancellable *cancellable,
           gpointer      data)
{
  Job *job = data;

  atomic_store (&job->cancel, true);
}

/* FALSE after the task has been told why not. */
static gboolean
get_ready (AleaEngine *self,
           GTask      *task)
{
  if (self->search == NULL)
    self->search = alea_search_new (self->table_bytes, self->n_threads);
  if (self->search == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _("There is not enough memory for the "
                                                                        "computer to think."));
      return FALSE;
    }

  return TRUE;
}

static void
answer (gpointer data)
{
  Job *job = data;
  GTask *task = job->task;
  AleaEngine *self = g_task_get_source_object (task);
  g_autofree AleaVerdict *verdict = g_new (AleaVerdict, 1);

  if (g_task_return_error_if_cancelled (task) || !get_ready (self, task))
    return;

  if (alea_search_run (self->search, &job->state, &job->limits, verdict))
    g_task_return_pointer (task, g_steal_pointer (&verdict), g_free);
  else if (verdict->question.ask == ALEA_ASK_OVER)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("The game is over."));
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, _("The answer is no longer needed."));
}

static void
think (GTask        *task,
       gpointer      source,
       gpointer      data,
       GCancellable *cancellable)
{
  AleaEngine *self = source;
  Job *job = data;
  gulong handler = 0;

  /* Threads come in any order. */
  g_mutex_lock (&self->mutex);
  while (self->n_answered != job->number)
    g_cond_wait (&self->cond, &self->mutex);
  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancel_cb), job, NULL);

  alea_quiet_thread_run (answer, job);

  g_cancellable_disconnect (cancellable, handler);
  self->n_answered++;
  g_cond_broadcast (&self->cond);
  g_mutex_unlock (&self->mutex);
}

/* --- asking ------------------------------------------------------------------ */

void
alea_engine_think_async (AleaEngine             *self,
                         const AleaState        *state,
                         const AleaSearchLimits *limits,
                         AleaEngineProgress      progress,
                         gpointer                progress_data,
                         GCancellable           *cancellable,
                         GAsyncReadyCallback     callback,
                         gpointer                data)
{
  g_autoptr(GTask) task = NULL;
  Job *job;

  g_return_if_fail (ALEA_IS_ENGINE (self));

  task = g_task_new (self, cancellable, callback, data);
  job = g_new0 (Job, 1);
  job->task = task;
  job->number = self->n_asked++;
  job->state = *state;
  job->limits = *limits;
  job->limits.cancel = &job->cancel;
  job->limits.report = progress != NULL ? report_cb : NULL;
  job->limits.report_data = job;
  job->progress = progress;
  job->progress_data = progress_data;

  g_task_set_task_data (task, job, g_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, think);
}

AleaVerdict *
alea_engine_think_finish (AleaEngine    *self,
                          GAsyncResult  *result,
                          GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- the object -------------------------------------------------------------- */

static void
alea_engine_finalize (GObject *object)
{
  AleaEngine *self = ALEA_ENGINE (object);

  alea_search_free (self->search);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);

  G_OBJECT_CLASS (alea_engine_parent_class)->finalize (object);
}

static void
alea_engine_class_init (AleaEngineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_engine_finalize;
}

static void
alea_engine_init (AleaEngine *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);
}

AleaEngine *
alea_engine_new (gsize table_bytes,
                 guint n_threads)
{
  AleaEngine *self;

  g_return_val_if_fail (n_threads >= 1 && n_threads <= ALEA_SEARCH_MAX_THREADS, NULL);

  self = g_object_new (ALEA_TYPE_ENGINE, NULL);
  self->table_bytes = table_bytes;
  self->n_threads = n_threads;
  return self;
}
