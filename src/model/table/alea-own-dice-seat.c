/* alea-own-dice-seat.c: real dice, whose faces are typed
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-own-dice-seat.h"

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
