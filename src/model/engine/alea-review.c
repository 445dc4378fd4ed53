/* alea-review.c: looks at a whole game while the window lives on
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-review.h"

#include "alea-uci.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define TABLE_BYTES (32u << 20)

/* Steps of the progress that are told. */
#define STEPS 200

/* --- a whole game as another program sees it ----------------------------- */

/* How long it looks at each position, in milliseconds. */
#define THINKING 100

typedef struct
{
  AleaUci                *uci;
  GCancellable           *cancellable;
  const AleaSearchLimits *limits;       /* of the position that is looked at */
  AleaVerdict            *verdict;
} Eyes;

static void
opinion_cb (const AleaUciOpinion *opinion,
            gpointer              data)
{
  const Eyes *self = data;
  AleaVerdict *verdict = self->verdict;

  /* Where all is seen programs count on. */
  verdict->depth = CLAMP (opinion->depth, verdict->depth, ALEA_SEARCH_MAX_DEPTH);
  verdict->chances = (AleaChances) { .win = opinion->win, .draw = opinion->draw, .loss = opinion->loss };
  self->limits->report (verdict, self->limits->report_data);
}

static void
list_alternatives (const AleaState *state,
                   AleaVerdict     *verdict)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];

  verdict->n_alternatives = alea_state_list_decisions (state, decisions);
  for (size_t i = 0; i < verdict->n_alternatives; i++)
    verdict->alternatives[i] = (AleaAlternative) { .decision = decisions[i] };
}

/* The program knows the position alone, not what came before it. */
static void
claim_draw (const AleaState *state,
            AleaVerdict     *verdict)
{
  if (alea_state_get_claim (state) == ALEA_ENDING_NONE || alea_chances_get_score (verdict->chances) >= 0.5)
    return;

  verdict->chances = (AleaChances) { .draw = 1 };
  verdict->best = alea_decision_act (ALEA_ACT_DRAW);
}

static gboolean
look_cb (gpointer                 data,
         const AleaState         *state,
         const AleaSearchLimits  *limits,
         AleaVerdict             *verdict,
         GError                 **error)
{
  Eyes *self = data;

  memset (verdict, 0, sizeof *verdict);
  alea_state_ask (state, &verdict->question);
  list_alternatives (state, verdict);
  self->limits = limits;
  self->verdict = verdict;
  if (!alea_uci_judge (self->uci, state, THINKING, self->cancellable, opinion_cb, self, &verdict->best, error))
    return FALSE;

  if (verdict->depth == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("The engine’s messages make no sense."));
      return FALSE;
    }

  claim_draw (state, verdict);
  return TRUE;
}

/* Starts @command, see alea-uci.h, lets it look at every event of @record, a game of
 * Chess or Chess960, and sees that it ends.  NULL with an error of G_IO_ERROR or of the
 * record. */
static AleaLedger *
review_by_program (const AleaRecord    *record,
                   const char          *command,
                   AleaLedgerProgress   progress,
                   gpointer             data,
                   GCancellable        *cancellable,
                   GError             **error)
{
  g_autoptr(AleaUci) uci = alea_uci_new (command, NULL, cancellable, error);
  Eyes eyes = { .uci = uci, .cancellable = cancellable };

  if (uci == NULL || !alea_uci_begin (uci, error))
    return NULL;

  return alea_ledger_new_by (record, alea_uci_get_name (uci), look_cb, &eyes, progress, data, error);
}

/* --- in a thread ------------------------------------------------------------ */

typedef struct
{
  GTask              *task;       /* not owned: it owns this */
  AleaRecord         *record;
  char               *command;    /* NULL: our own search */
  atomic_bool         cancel;
  AleaReviewProgress  progress;
  gpointer            progress_data;
  guint               step;       /* told last */
} Job;

typedef struct
{
  GTask *task;        /* held */
  double fraction;
} News;

static void
job_free (gpointer data)
{
  Job *job = data;

  alea_record_free (job->record);
  g_free (job->command);
  g_free (job);
}

static void
news_free (gpointer data)
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
    job->progress (news->fraction, job->progress_data);

  return G_SOURCE_REMOVE;
}

static void
progress_cb (guint    n_done,
             guint    n_events,
             gpointer data)
{
  Job *job = data;
  const guint step = n_done * STEPS / n_events;
  News *news;

  if (job->progress == NULL || step == job->step)
    return;

  job->step = step;
  news = g_new (News, 1);
  *news = (News) { g_object_ref (job->task), (double) n_done / n_events };
  g_main_context_invoke_full (g_task_get_context (job->task), G_PRIORITY_DEFAULT, tell_cb, news, news_free);
}

static void
cancelled_cb (GCancellable *cancellable,
              gpointer      data)
{
  atomic_store (&((Job *) data)->cancel, true);
}

static AleaLedger *
look (Job     *job,
      GError **error)
{
  AleaSearch *search = alea_search_new (TABLE_BYTES, 1);
  const AleaSearchLimits limits = { .depth = alea_ledger_get_depth (job->record->rules), .cancel = &job->cancel };
  GCancellable *cancellable = g_task_get_cancellable (job->task);
  AleaLedger *ledger;
  gulong handler;

  if (search == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _("There is not enough memory for the review."));
      return NULL;
    }

  handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), job, NULL);
  ledger = alea_ledger_new (job->record, search, &limits, progress_cb, job, error);
  g_cancellable_disconnect (cancellable, handler);
  alea_search_free (search);
  return ledger;
}

static void
review (GTask        *task,
        gpointer      source,
        gpointer      data,
        GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;
  AleaLedger *ledger = job->command != NULL
                       ? review_by_program (job->record, job->command, progress_cb, job, cancellable, &error)
                       : look (job, &error);

  if (ledger != NULL)
    g_task_return_pointer (task, ledger, (GDestroyNotify) alea_ledger_free);
  else if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "cancelled");
}

void
alea_review_async (AleaRecord          *record,
                   const char          *command,
                   AleaReviewProgress   progress,
                   gpointer             progress_data,
                   GCancellable        *cancellable,
                   GAsyncReadyCallback  callback,
                   gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);
  Job *job = g_new0 (Job, 1);

  job->task = task;
  job->record = record;
  job->command = g_strdup (command);
  job->progress = progress;
  job->progress_data = progress_data;
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, review);
}

AleaLedger *
alea_review_finish (GAsyncResult  *result,
                    GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
