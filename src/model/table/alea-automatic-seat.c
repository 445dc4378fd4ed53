/* alea-automatic-seat.c: what is rolled and played without being asked for
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-automatic-seat.h"

struct _AleaAutomaticSeat
{
  AleaSeat parent_instance;

  gboolean rolls;
  gboolean plays_forced;
  guint    pause;          /* milliseconds */
};

enum
{
  PROP_0,
  PROP_ROLLS,
  PROP_PLAYS_FORCED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AleaAutomaticSeat, alea_automatic_seat, ALEA_TYPE_SEAT)

/* --- answering --------------------------------------------------------------- */

/* To play on or to claim a draw is a choice. */
static gboolean
find_forced (const AleaState *state,
             AleaDecision    *forced)
{
  g_autofree AleaDecision *decisions = NULL;

  if (alea_state_get_claim (state) != ALEA_ENDING_NONE)
    return FALSE;

  decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  if (alea_state_list_decisions (state, decisions) != 1)
    return FALSE;

  *forced = decisions[0];
  return TRUE;
}

static gboolean
find_answer (AleaAutomaticSeat      *self,
             const AleaSeatQuestion *question,
             AleaEvent              *answer)
{
  AleaQuestion asked;
  AleaDecision forced;

  alea_state_ask (question->state, &asked);
  if (!question->is_played_on)
    return FALSE;

  if (asked.ask == ALEA_ASK_ROLL)
    {
      *answer = alea_event_roll ((AleaRoll) { 0 }, ALEA_SOURCE_PROGRAM);
      return self->rolls;
    }
  if (asked.ask != ALEA_ASK_DECIDE || !self->plays_forced || !find_forced (question->state, &forced))
    return FALSE;

  *answer = alea_event_decision (forced);
  return TRUE;
}

static gboolean
alea_automatic_seat_takes (AleaSeat               *seat,
                           const AleaSeatQuestion *question)
{
  AleaEvent answer;

  return find_answer (ALEA_AUTOMATIC_SEAT (seat), question, &answer);
}

/* After the pause, or when it is cancelled. */
static gboolean
paused_cb (gpointer data)
{
  GTask *task = data;

  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, g_memdup2 (g_task_get_task_data (task), sizeof (AleaEvent)), g_free);
  g_object_unref (task);
  return G_SOURCE_REMOVE;
}

static void
alea_automatic_seat_decide_async (AleaSeat               *seat,
                                  const AleaSeatQuestion *question,
                                  GCancellable           *cancellable,
                                  GAsyncReadyCallback     callback,
                                  gpointer                data)
{
  AleaAutomaticSeat *self = ALEA_AUTOMATIC_SEAT (seat);
  GTask *task = g_task_new (seat, cancellable, callback, data);
  g_autoptr(GSource) pause = g_timeout_source_new (self->pause);
  g_autoptr(GSource) cancel = g_cancellable_source_new (cancellable);
  AleaEvent answer;

  find_answer (self, question, &answer);
  g_task_set_task_data (task, g_memdup2 (&answer, sizeof answer), g_free);
  g_source_set_dummy_callback (cancel);
  g_source_add_child_source (pause, cancel);
  g_task_attach_source (task, pause, paused_cb);
}

/* --- the class --------------------------------------------------------------- */

static void
alea_automatic_seat_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  AleaAutomaticSeat *self = ALEA_AUTOMATIC_SEAT (object);

  if (id == PROP_ROLLS)
    g_value_set_boolean (value, self->rolls);
  else if (id == PROP_PLAYS_FORCED)
    g_value_set_boolean (value, self->plays_forced);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
alea_automatic_seat_set_property (GObject      *object,
                                  guint         id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  AleaAutomaticSeat *self = ALEA_AUTOMATIC_SEAT (object);

  if (id == PROP_ROLLS)
    self->rolls = g_value_get_boolean (value);
  else if (id == PROP_PLAYS_FORCED)
    self->plays_forced = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
alea_automatic_seat_class_init (AleaAutomaticSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_automatic_seat_get_property;
  object_class->set_property = alea_automatic_seat_set_property;
  ALEA_SEAT_CLASS (klass)->takes = alea_automatic_seat_takes;
  ALEA_SEAT_CLASS (klass)->decide_async = alea_automatic_seat_decide_async;

  properties[PROP_ROLLS] = g_param_spec_boolean ("rolls", NULL, NULL, FALSE, flags);
  properties[PROP_PLAYS_FORCED] = g_param_spec_boolean ("plays-forced", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
alea_automatic_seat_init (AleaAutomaticSeat *self)
{
}

AleaSeat *
alea_automatic_seat_new (void)
{
  return g_object_new (ALEA_TYPE_AUTOMATIC_SEAT, NULL);
}

void
alea_automatic_seat_set_pause (AleaAutomaticSeat *self,
                               guint              pause)
{
  g_return_if_fail (ALEA_IS_AUTOMATIC_SEAT (self));

  self->pause = pause;
}
