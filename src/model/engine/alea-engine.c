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
  GThreadPool *line;      /* questions, of which one is answered at a time */
  AleaSearch  *search;    /* of the thread that answers; NULL: nothing has been asked */
};

G_DEFINE_TYPE (AleaEngine, alea_engine, G_TYPE_OBJECT)

/* A question. */
typedef struct
{
  GTask              *task;      /* not owned: it owns this */
  AleaState           state;
  AleaSearchLimits    limits;
  atomic_bool         cancel;
  atomic_bool         is_answered;
  gulong              handler;   /* of @cancel */
  AleaEngineProgress  progress;
  gpointer            progress_data;
} Job;

/* The thread and who cancels may both have an answer; the first one counts. */
static bool
may_answer (Job *job)
{
  return !atomic_exchange (&job->is_answered, true);
}

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
tell_no_memory (Job *job)
{
  if (may_answer (job))
    g_task_return_new_error (job->task, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _("There is not enough memory for the "
                                                                           "computer to think."));
}

static void
answer (gpointer data)
{
  Job *job = data;
  GTask *task = job->task;
  AleaEngine *self = g_task_get_source_object (task);
  g_autofree AleaVerdict *verdict = g_new (AleaVerdict, 1);
  bool is_found;

  if (self->search == NULL)
    self->search = alea_search_new (self->table_bytes, self->n_threads);
  if (self->search == NULL)
    {
      tell_no_memory (job);
      return;
    }

  is_found = alea_search_run (self->search, &job->state, &job->limits, verdict);
  if (!may_answer (job))
    return;

  if (is_found)
    g_task_return_pointer (task, g_steal_pointer (&verdict), g_free);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("The game is over."));
}

static void
answer_next (gpointer data,
             gpointer user_data)
{
  g_autoptr(GTask) task = data;
  Job *job = g_task_get_task_data (task);

  if (!atomic_load (&job->cancel))
    alea_quiet_thread_run (answer, job);

  g_cancellable_disconnect (g_task_get_cancellable (task), job->handler);
}

/* --- asking ------------------------------------------------------------------ */

/* At once, also where others are before it.  The thread must not take for its own answer
 * that it has been stopped. */
static void
cancel_cb (GCancellable *cancellable,
           gpointer      data)
{
  GTask *task = data;
  Job *job = g_task_get_task_data (task);
  const bool is_first = may_answer (job);

  atomic_store (&job->cancel, true);
  if (is_first)
    g_task_return_error_if_cancelled (task);
}

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
  job->state = *state;
  job->limits = *limits;
  job->limits.cancel = &job->cancel;
  job->limits.report = progress != NULL ? report_cb : NULL;
  job->limits.report_data = job;
  job->progress = progress;
  job->progress_data = progress_data;

  g_task_set_task_data (task, job, g_free);
  if (cancellable != NULL)
    job->handler = g_cancellable_connect (cancellable, G_CALLBACK (cancel_cb), g_object_ref (task), g_object_unref);

  /* Where there is no thread to be had it waits for one. */
  g_thread_pool_push (self->line, g_steal_pointer (&task), NULL);
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

  /* Whoever waits keeps it: nobody does. */
  g_thread_pool_free (self->line, FALSE, FALSE);
  alea_search_free (self->search);

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
  self->line = g_thread_pool_new (answer_next, NULL, 1, FALSE, NULL);
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
