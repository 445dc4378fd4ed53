/* spy-seat.c: a seat that knows what it was asked
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "spy-seat.h"

#include "alea-fen.h"

typedef struct
{
  AleaSeat   parent_instance;
  AleaSeat  *computer;
  AleaState *answered;      /* or NULL */
} SpySeat;

typedef AleaSeatClass SpySeatClass;

GType spy_seat_get_type (void);

G_DEFINE_TYPE (SpySeat, spy_seat, ALEA_TYPE_SEAT)

static void
spied_cb (GObject      *computer,
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

static void
spy_seat_decide_async (AleaSeat               *seat,
                  const AleaSeatQuestion *question,
                  GCancellable           *cancellable,
                  GAsyncReadyCallback     callback,
                  gpointer                data)
{
  GTask *task = g_task_new (seat, cancellable, callback, data);

  g_task_set_task_data (task, g_memdup2 (question->state, sizeof *question->state), g_free);
  alea_seat_decide_async (((SpySeat *) seat)->computer, question, cancellable, spied_cb, task);
}

static gboolean
spy_seat_decide_finish (AleaSeat      *seat,
                   GAsyncResult  *result,
                   AleaEvent     *answer,
                   GError       **error)
{
  SpySeat *self = (SpySeat *) seat;

  g_free (self->answered);
  self->answered = g_memdup2 (g_task_get_task_data (G_TASK (result)), sizeof *self->answered);
  return ALEA_SEAT_CLASS (spy_seat_parent_class)->decide_finish (seat, result, answer, error);
}

static void
spy_seat_finalize (GObject *object)
{
  g_object_unref (((SpySeat *) object)->computer);
  g_free (((SpySeat *) object)->answered);
  G_OBJECT_CLASS (spy_seat_parent_class)->finalize (object);
}

static void
spy_seat_class_init (SpySeatClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = spy_seat_finalize;
  klass->decide_async = spy_seat_decide_async;
  klass->decide_finish = spy_seat_decide_finish;
}

static void
spy_seat_init (SpySeat *self)
{
}

static char *
write_state (const AleaState *state)
{
  char fen[ALEA_FEN_SIZE];
  AleaSetup setup;

  alea_state_get_setup (state, &setup);
  return g_strdup (alea_fen_write (&setup, state->rules, fen));
}

AleaSeat *
spy_seat_new (AleaSeat *other)
{
  SpySeat *self = g_object_new (spy_seat_get_type (), NULL);

  self->computer = g_object_ref (other);
  return ALEA_SEAT (self);
}

void
spy_seat_assert_answers (AleaSeat        *seat,
                         const AleaState *state)
{
  g_autofree char *asked = write_state (((SpySeat *) seat)->answered);
  g_autofree char *answered = write_state (state);

  g_assert_cmpstr (asked, ==, answered);
}
