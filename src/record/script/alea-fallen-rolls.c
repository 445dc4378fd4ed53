/* alea-fallen-rolls.c: every roll of the program's dice, also those that do not
 * count
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-fallen-rolls.h"

void
alea_fallen_rolls_append_taken (GArray       *fallen,
                                const GArray *taken)
{
  guint i = 0;

  while (i < taken->len)
    {
      const AleaTakenRoll *next = &g_array_index (taken, AleaTakenRoll, i);
      const AleaFallenRoll roll = { .roll = next->roll, .event = ALEA_NO_EVENT };

      i++;
      if (next->draw != fallen->len + 1)
        continue;
      g_array_append_val (fallen, roll);
      i = 0;   /* the next one may stand before this one */
    }
}

void
alea_fallen_rolls_append (GArray          *fallen,
                          const GArray    *taken,
                          const AleaEvent *event,
                          int              number)
{
  const AleaFallenRoll roll = { .roll = event->roll, .event = number };

  if (event->type != ALEA_EVENT_ROLL || event->source != ALEA_SOURCE_PROGRAM)
    return;

  alea_fallen_rolls_append_taken (fallen, taken);
  g_array_append_val (fallen, roll);
}

static GArray *
list_taken (const AleaRecord *self)
{
  GArray *taken = g_array_new (FALSE, FALSE, sizeof (AleaTakenRoll));

  for (guint i = 0; i < self->notes->len; i++)
    {
      const AleaNote *note = &g_array_index (self->notes, AleaNote, i);
      g_autoptr(GArray) more = note->comment != NULL ? alea_taken_rolls_read (note->comment, note->n_events) : NULL;

      if (more != NULL)
        g_array_append_vals (taken, more->data, more->len);
    }

  return taken;
}

GArray *
alea_record_list_fallen (const AleaRecord *self)
{
  GArray *fallen = g_array_new (FALSE, FALSE, sizeof (AleaFallenRoll));
  g_autoptr(GArray) taken = list_taken (self);
  gboolean is_possible;
  AleaState state;

  is_possible = alea_record_begin (self, &state, NULL);
  for (guint i = 0; is_possible && i < self->events->len; i++)
    {
      AleaEvent event = *alea_record_get_event (self, i);
      AleaQuestion question;

      /* Files name the faces alone. */
      alea_state_ask (&state, &question);
      if (event.type == ALEA_EVENT_ROLL && event.roll.sides == 0)
        event.roll.sides = question.dice.sides;
      is_possible = alea_state_apply (&state, &event, NULL);
      if (is_possible)
        alea_fallen_rolls_append (fallen, taken, &event, (int) i);
    }

  alea_fallen_rolls_append_taken (fallen, taken);
  return fallen;
}
