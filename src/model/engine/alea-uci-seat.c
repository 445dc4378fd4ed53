/* alea-uci-seat.c: another program at the table
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-uci-seat.h"

#include "alea-level.h"
#include "alea-uci.h"

#include <glib/gi18n-lib.h>

/* How long it thinks, in milliseconds, and how much of the time that is left. */
#define THINKING   1000
#define LEAST      10
#define TIME_SHARE 40

/**
 * AleaUciSeat:
 *
 * One thread starts the program, talks to it, and sees that it ends: the program
 * dies with the thread that has started it. After a question that was withdrawn, or
 * a failure, it ends as well, so that nothing it says late is taken for an answer;
 * the next question starts another.
 */

struct _AleaUciSeat
{
  AleaSeat     parent_instance;

  char        *command;
  AleaSeat    *computer;
  GAsyncQueue *jobs;         /* of GTask, the thread's, and last itself; NULL: no thread */
  gboolean     has_failed;
};

static guint failed_signal;

G_DEFINE_FINAL_TYPE (AleaUciSeat, alea_uci_seat, ALEA_TYPE_SEAT)

char *
alea_uci_seat_find_program (GSettings *settings)
{
  static const char *const known[] = { "stockfish", "/usr/games/stockfish" };
  g_autofree char *chosen = g_settings_get_string (settings, "chess-engine");
  g_autofree char *found = NULL;
  g_auto(GStrv) words = NULL;

  if (*chosen != '\0')
    {
      found = g_shell_parse_argv (chosen, NULL, &words, NULL) ? g_find_program_in_path (words[0]) : NULL;
      return found != NULL ? g_strdup (chosen) : NULL;
    }

  for (guint i = 0; i < G_N_ELEMENTS (known) && found == NULL; i++)
    found = g_find_program_in_path (known[i]);
  return found != NULL ? g_shell_quote (found) : NULL;
}

guint
alea_uci_seat_find_most (GSettings *settings)
{
  g_autofree char *command = alea_uci_seat_find_program (settings);

  return command != NULL ? ALEA_LEVEL_PROGRAM : ALEA_N_LEVELS;
}

/* --- the thread that talks to the program ------------------------------------ */

/* A question. */
typedef struct
{
  AleaState state;
  gint64    msec;       /* to think */
} Job;

typedef struct
{
  GAsyncQueue *jobs;
  char        *command;
  AleaUci     *uci;     /* or NULL */
} Worker;

static gboolean
get_ready (Worker  *self,
           GError **error)
{
  if (self->uci == NULL)
    self->uci = alea_uci_new (self->command, NULL, NULL, error);

  return self->uci != NULL;
}

static void
answer (Worker *self,
        GTask  *task)
{
  const Job *job = g_task_get_task_data (task);
  AleaDecision decision;
  AleaEvent event;
  GError *error = NULL;

  if (g_task_return_error_if_cancelled (task))
    return;

  if (get_ready (self, &error)
      && alea_uci_decide (self->uci, &job->state, job->msec, g_task_get_cancellable (task), &decision, &error))
    {
      event = alea_event_decision (decision);
      g_task_return_pointer (task, g_memdup2 (&event, sizeof event), g_free);
      return;
    }

  g_clear_pointer (&self->uci, alea_uci_free);
  g_task_return_error (task, error);
}

static gpointer
work (gpointer data)
{
  Worker *self = data;
  gpointer job;

  while ((job = g_async_queue_pop (self->jobs)) != self->jobs)
    {
      answer (self, job);
      g_object_unref (job);
    }

  g_clear_pointer (&self->uci, alea_uci_free);
  g_async_queue_unref (self->jobs);
  g_free (self->command);
  g_free (self);
  return NULL;
}

static void
begin_work (AleaUciSeat *self)
{
  Worker *worker;

  if (self->jobs != NULL)
    return;

  self->jobs = g_async_queue_new ();
  worker = g_new0 (Worker, 1);
  worker->jobs = g_async_queue_ref (self->jobs);
  worker->command = g_strdup (self->command);
  g_thread_unref (g_thread_new ("chess-engine", work, worker));
}

/* The thread ends when it has done what it does. */
static void
end_work (AleaUciSeat *self)
{
  if (self->jobs == NULL)
    return;

  g_async_queue_push (self->jobs, self->jobs);
  g_clear_pointer (&self->jobs, g_async_queue_unref);
}

/* --- questions --------------------------------------------------------------- */

static gboolean
alea_uci_seat_takes (AleaSeat               *seat,
                     const AleaSeatQuestion *question)
{
  AleaQuestion asked;

  alea_state_ask (question->state, &asked);
  return !ALEA_UCI_SEAT (seat)->has_failed && asked.ask == ALEA_ASK_DECIDE
         && question->state->stage == ALEA_STAGE_PLAY && alea_uci_knows_game (question->state->rules);
}

static void
deputised_cb (GObject      *computer,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr(GTask) task = data;
  GError *error = NULL;
  AleaEvent event;

  if (alea_seat_decide_finish (ALEA_SEAT (computer), result, &event, &error))
    g_task_return_pointer (task, g_memdup2 (&event, sizeof event), g_free);
  else
    g_task_return_error (task, error);
}

/* The question as it was asked, for whoever answers it instead. */
typedef struct
{
  AleaState        state;
  AleaSeatQuestion question;
} Asked;

static void
give_up (AleaUciSeat *self,
         GTask       *task)
{
  const Asked *asked = g_task_get_task_data (task);

  if (!self->has_failed)
    {
      self->has_failed = TRUE;
      end_work (self);
      g_signal_emit (self, failed_signal, 0, _("The chess engine is not working. The computer will take over."));
    }
  alea_seat_decide_async (self->computer, &asked->question, g_task_get_cancellable (task), deputised_cb,
                          g_object_ref (task));
}

static void
decided_cb (GObject      *seat,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(GTask) task = data;
  g_autoptr(GError) error = NULL;
  AleaEvent *event = g_task_propagate_pointer (G_TASK (result), &error);

  if (event != NULL)
    g_task_return_pointer (task, event, g_free);
  else if (!g_task_return_error_if_cancelled (task))
    give_up (ALEA_UCI_SEAT (seat), task);
}

static gint64
find_time (const AleaSeatQuestion *question)
{
  return question->msec_left < 0 ? THINKING : CLAMP (question->msec_left / TIME_SHARE, LEAST, THINKING);
}

static void
alea_uci_seat_decide_async (AleaSeat               *seat,
                            const AleaSeatQuestion *question,
                            GCancellable           *cancellable,
                            GAsyncReadyCallback     callback,
                            gpointer                data)
{
  AleaUciSeat *self = ALEA_UCI_SEAT (seat);
  GTask *task = g_task_new (seat, cancellable, callback, data), *inner;
  Asked *asked = g_new (Asked, 1);
  Job *job = g_new (Job, 1);

  *asked = (Asked) { *question->state, *question };
  asked->question.state = &asked->state;
  g_task_set_task_data (task, asked, g_free);

  *job = (Job) { *question->state, find_time (question) };
  inner = g_task_new (seat, cancellable, decided_cb, task);
  g_task_set_task_data (inner, job, g_free);
  begin_work (self);
  g_async_queue_push (self->jobs, inner);
}

/* --- the class --------------------------------------------------------------- */

static void
alea_uci_seat_rest (AleaSeat *seat)
{
  end_work (ALEA_UCI_SEAT (seat));
}

static void
alea_uci_seat_dispose (GObject *object)
{
  AleaUciSeat *self = ALEA_UCI_SEAT (object);

  end_work (self);
  g_clear_object (&self->computer);
  g_clear_pointer (&self->command, g_free);

  G_OBJECT_CLASS (alea_uci_seat_parent_class)->dispose (object);
}

static void
alea_uci_seat_class_init (AleaUciSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = alea_uci_seat_dispose;
  ALEA_SEAT_CLASS (klass)->takes = alea_uci_seat_takes;
  ALEA_SEAT_CLASS (klass)->decide_async = alea_uci_seat_decide_async;
  ALEA_SEAT_CLASS (klass)->rest = alea_uci_seat_rest;

  failed_signal = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
alea_uci_seat_init (AleaUciSeat *self)
{
}

AleaSeat *
alea_uci_seat_new (const char *command,
                   AleaSeat   *computer)
{
  AleaUciSeat *self;

  g_return_val_if_fail (command != NULL, NULL);
  g_return_val_if_fail (ALEA_IS_SEAT (computer), NULL);

  self = g_object_new (ALEA_TYPE_UCI_SEAT, NULL);
  self->command = g_strdup (command);
  self->computer = g_object_ref (computer);
  alea_seat_set_next (ALEA_SEAT (self), computer);
  return ALEA_SEAT (self);
}
