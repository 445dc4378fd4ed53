/* alea-seat.c: who answers the questions that a game asks one of its players
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-seat.h"

/**
 * AleaSeat:
 *
 * The game asks, and does not know whom: a hand at the board, real dice whose
 * faces are typed, the program where there is nothing to choose, a computer
 * that thinks. By itself a seat is a hand.
 */

typedef struct
{
  AleaSeat *next;   /* or NULL */
} AleaSeatPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (AleaSeat, alea_seat, G_TYPE_OBJECT)

static AleaSeatPrivate *
get_private (AleaSeat *self)
{
  return alea_seat_get_instance_private (self);
}

/* --- a hand ----------------------------------------------------------------- */

static gboolean
take_all (AleaSeat               *self,
          const AleaSeatQuestion *question)
{
  return TRUE;
}

static gboolean
cancelled_cb (GCancellable *cancellable,
              gpointer      data)
{
  g_task_return_error_if_cancelled (data);
  g_object_unref (data);
  return G_SOURCE_REMOVE;
}

static void
wait_async (AleaSeat               *self,
            const AleaSeatQuestion *question,
            GCancellable           *cancellable,
            GAsyncReadyCallback     callback,
            gpointer                data)
{
  GTask *task = g_task_new (self, cancellable, callback, data);
  g_autoptr(GSource) cancel = g_cancellable_source_new (cancellable);

  g_task_attach_source (task, cancel, G_SOURCE_FUNC (cancelled_cb));
}

static gboolean
finish_event (AleaSeat      *self,
              GAsyncResult  *result,
              AleaEvent     *answer,
              GError       **error)
{
  g_autofree AleaEvent *event = g_task_propagate_pointer (G_TASK (result), error);

  if (event == NULL)
    return FALSE;

  *answer = *event;
  return TRUE;
}

static void
keep_all (AleaSeat *self)
{
}

/* --- the class -------------------------------------------------------------- */

static void
alea_seat_dispose (GObject *object)
{
  g_clear_object (&get_private (ALEA_SEAT (object))->next);

  G_OBJECT_CLASS (alea_seat_parent_class)->dispose (object);
}

static void
alea_seat_class_init (AleaSeatClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = alea_seat_dispose;
  klass->takes = take_all;
  klass->decide_async = wait_async;
  klass->decide_finish = finish_event;
  klass->rest = keep_all;
}

static void
alea_seat_init (AleaSeat *self)
{
}

AleaSeat *
alea_seat_new_hand (void)
{
  return g_object_new (ALEA_TYPE_SEAT, NULL);
}

void
alea_seat_set_next (AleaSeat *self,
                    AleaSeat *next)
{
  g_return_if_fail (ALEA_IS_SEAT (self));
  g_return_if_fail (next == NULL || ALEA_IS_SEAT (next));

  g_set_object (&get_private (self)->next, next);
}

AleaSeat *
alea_seat_find (AleaSeat               *self,
                const AleaSeatQuestion *question)
{
  g_return_val_if_fail (ALEA_IS_SEAT (self), NULL);
  g_return_val_if_fail (question != NULL, NULL);

  while (get_private (self)->next != NULL && !ALEA_SEAT_GET_CLASS (self)->takes (self, question))
    self = get_private (self)->next;

  return self;
}

void
alea_seat_decide_async (AleaSeat               *self,
                        const AleaSeatQuestion *question,
                        GCancellable           *cancellable,
                        GAsyncReadyCallback     callback,
                        gpointer                data)
{
  g_return_if_fail (ALEA_IS_SEAT (self));
  g_return_if_fail (question != NULL);
  g_return_if_fail (G_IS_CANCELLABLE (cancellable));

  ALEA_SEAT_GET_CLASS (self)->decide_async (self, question, cancellable, callback, data);
}

gboolean
alea_seat_decide_finish (AleaSeat      *self,
                         GAsyncResult  *result,
                         AleaEvent     *answer,
                         GError       **error)
{
  g_return_val_if_fail (ALEA_IS_SEAT (self), FALSE);
  g_return_val_if_fail (answer != NULL, FALSE);

  return ALEA_SEAT_GET_CLASS (self)->decide_finish (self, result, answer, error);
}

void
alea_seat_rest (AleaSeat *self)
{
  g_return_if_fail (ALEA_IS_SEAT (self));

  for (; self != NULL; self = get_private (self)->next)
    ALEA_SEAT_GET_CLASS (self)->rest (self);
}

/* --- real dice, whose faces are typed ------------------------------------ */

struct _AleaOwnDiceSeat
{
  AleaSeat    parent_instance;

  AleaPerson *person;
};

G_DEFINE_FINAL_TYPE (AleaOwnDiceSeat, alea_own_dice_seat, ALEA_TYPE_SEAT)

static gboolean
alea_own_dice_seat_takes (AleaSeat               *seat,
                          const AleaSeatQuestion *question)
{
  AleaQuestion asked;

  alea_state_ask (question->state, &asked);
  return asked.ask == ALEA_ASK_ROLL && alea_person_get_has_own_dice (ALEA_OWN_DICE_SEAT (seat)->person);
}

static void
alea_own_dice_seat_dispose (GObject *object)
{
  g_clear_object (&ALEA_OWN_DICE_SEAT (object)->person);

  G_OBJECT_CLASS (alea_own_dice_seat_parent_class)->dispose (object);
}

static void
alea_own_dice_seat_class_init (AleaOwnDiceSeatClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = alea_own_dice_seat_dispose;
  ALEA_SEAT_CLASS (klass)->takes = alea_own_dice_seat_takes;
}

static void
alea_own_dice_seat_init (AleaOwnDiceSeat *self)
{
}

AleaSeat *
alea_own_dice_seat_new (AleaPerson *person)
{
  AleaOwnDiceSeat *self;

  g_return_val_if_fail (ALEA_IS_PERSON (person), NULL);

  self = g_object_new (ALEA_TYPE_OWN_DICE_SEAT, NULL);
  self->person = g_object_ref (person);
  return ALEA_SEAT (self);
}
