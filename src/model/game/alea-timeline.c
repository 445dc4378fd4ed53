/* alea-timeline.c: the events so far, the states they made, and what an undo
 * has taken back
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-timeline.h"

#include "alea-words.h"

typedef struct
{
  AleaEvent event;   /* of the start: of no account */
  AleaState state;   /* after the event */
  int       roll;    /* the number of the last roll up to here, or -1 */
} Step;

struct _AleaTimeline
{
  GPtrArray *steps;     /* of Step, owned; never empty, for the start is the first */
  GArray    *redo;      /* of AleaEvent: cut off, in their order; all of them are
                         * possible, one after the other, where the game stands */
  GArray    *waiting;   /* of AleaEvent: rolls alone, to come after those in redo */
  GArray    *taken;     /* of AleaTakenRoll */
};

AleaTimeline *
alea_timeline_new (const AleaState *start)
{
  AleaTimeline *self = g_new0 (AleaTimeline, 1);
  Step *step = g_new0 (Step, 1);

  step->state = *start;
  step->roll = -1;
  self->steps = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->steps, step);
  self->redo = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  self->waiting = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  self->taken = g_array_new (FALSE, FALSE, sizeof (AleaTakenRoll));

  return self;
}

void
alea_timeline_free (AleaTimeline *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->steps);
  g_array_unref (self->redo);
  g_array_unref (self->waiting);
  g_array_unref (self->taken);
  g_free (self);
}

/* --- looking -------------------------------------------------------------- */

guint
alea_timeline_get_n_events (const AleaTimeline *self)
{
  return self->steps->len - 1;
}

static const Step *
get_step (const AleaTimeline *self,
          guint               number)
{
  g_assert (number < self->steps->len);

  return g_ptr_array_index (self->steps, number);
}

const AleaEvent *
alea_timeline_get_event (const AleaTimeline *self,
                         guint               number)
{
  return &get_step (self, number + 1)->event;
}

const AleaState *
alea_timeline_get_state (const AleaTimeline *self,
                         guint               number)
{
  return &get_step (self, number)->state;
}

const AleaState *
alea_timeline_get_last (const AleaTimeline *self)
{
  return alea_timeline_get_state (self, alea_timeline_get_n_events (self));
}

int
alea_timeline_find_roll (const AleaTimeline *self,
                         guint               number)
{
  return get_step (self, number)->roll;
}

/* --- rolls that wait ------------------------------------------------------ */

static AleaEvent *
get_event (GArray *events,
           guint   number)
{
  return &g_array_index (events, AleaEvent, number);
}

/* The place in self->waiting of the first roll of these dice, or -1. */
static int
find_waiting (const AleaTimeline *self,
              const AleaRoll     *dice)
{
  for (guint i = 0; i < self->waiting->len; i++)
    {
      const AleaRoll *roll = &get_event (self->waiting, i)->roll;

      if (roll->n == dice->n && roll->sides == dice->sides)
        return (int) i;
    }

  return -1;
}

const AleaEvent *
alea_timeline_get_waiting (const AleaTimeline *self)
{
  AleaQuestion question;
  int place;

  alea_state_ask (alea_timeline_get_last (self), &question);
  if (question.ask != ALEA_ASK_ROLL)
    return NULL;

  if (self->redo->len > 0 && get_event (self->redo, 0)->type == ALEA_EVENT_ROLL)
    return get_event (self->redo, 0);

  place = find_waiting (self, &question.dice);
  return place >= 0 ? get_event (self->waiting, (guint) place) : NULL;
}

/* --- appending ------------------------------------------------------------ */

/* Forgets the decisions that could be done again; their rolls stay. */
static void
forget_redo (AleaTimeline *self)
{
  guint n_rolls = 0;

  for (guint i = 0; i < self->redo->len; i++)
    if (get_event (self->redo, i)->type == ALEA_EVENT_ROLL)
      g_array_insert_val (self->waiting, n_rolls++, *get_event (self->redo, i));

  g_array_set_size (self->redo, 0);
}

/* Takes an event that is about to happen out of what waits. */
static void
use_up (AleaTimeline    *self,
        const AleaEvent *event)
{
  int place;

  if (self->redo->len > 0 && alea_event_equal (get_event (self->redo, 0), event))
    {
      g_array_remove_index (self->redo, 0);
      return;
    }

  place = event->type == ALEA_EVENT_ROLL ? find_waiting (self, &event->roll) : -1;
  if (place >= 0)
    g_array_remove_index (self->waiting, (guint) place);
  forget_redo (self);
}

/* Puts the waiting roll in the place of the one in @event. */
static gboolean
settle_roll (const AleaTimeline *self,
             AleaEvent          *event,
             AleaText           *why)
{
  const AleaEvent *waiting = alea_timeline_get_waiting (self);
  AleaRoll *roll = &event->roll;
  AleaQuestion question;

  alea_state_ask (alea_timeline_get_last (self), &question);
  if (question.ask == ALEA_ASK_ROLL && roll->sides == 0)
    roll->sides = question.dice.sides;

  /* The rules say what is wrong with another number of dice. */
  if (waiting == NULL || waiting->roll.n != roll->n)
    return TRUE;

  if (!alea_roll_shows_same (waiting->roll, *roll))
    {
      g_autofree char *faces = alea_words_roll (&waiting->roll);

      alea_text_set (why, NULL, N_("This roll has already been made: {roll}."));
      alea_text_add_string (why, "roll", faces);
      return FALSE;
    }

  *event = *waiting;
  return TRUE;
}

static gboolean
append_one (AleaTimeline    *self,
            const AleaEvent *event,
            AleaText        *why)
{
  const guint n_events = alea_timeline_get_n_events (self);
  g_autofree Step *step = g_new0 (Step, 1);

  step->event = *event;
  if (event->type == ALEA_EVENT_ROLL && !settle_roll (self, &step->event, why))
    return FALSE;

  step->state = *alea_timeline_get_last (self);
  if (!alea_state_apply (&step->state, &step->event, why))
    return FALSE;

  use_up (self, &step->event);
  step->roll = step->event.type == ALEA_EVENT_ROLL ? (int) n_events : alea_timeline_find_roll (self, n_events);
  g_ptr_array_add (self->steps, g_steal_pointer (&step));
  return TRUE;
}

gboolean
alea_timeline_append (AleaTimeline    *self,
                      const AleaEvent *events,
                      guint            n_events,
                      AleaText        *why)
{
  g_autoptr(GArray) redo = g_array_copy (self->redo);
  g_autoptr(GArray) waiting = g_array_copy (self->waiting);
  guint n_steps = self->steps->len;

  for (guint i = 0; i < n_events; i++)
    if (!append_one (self, &events[i], why))
      {
        g_ptr_array_set_size (self->steps, (int) n_steps);
        g_clear_pointer (&self->redo, g_array_unref);
        g_clear_pointer (&self->waiting, g_array_unref);
        self->redo = g_steal_pointer (&redo);
        self->waiting = g_steal_pointer (&waiting);
        return FALSE;
      }

  return TRUE;
}

/* --- rolls that are taken back --------------------------------------------- */

/* What an undo gives back is used in the order in which it fell, so the rolls
 * that count are the first and those that wait are the next. */
GArray *
alea_timeline_list_fallen (const AleaTimeline *self)
{
  GArray *fallen = g_array_new (FALSE, FALSE, sizeof (AleaFallenRoll));
  g_autoptr(GArray) taken = alea_taken_rolls_sort (self->taken);

  for (guint i = 0; i < alea_timeline_get_n_events (self); i++)
    alea_fallen_rolls_append (fallen, taken, alea_timeline_get_event (self, i), (int) i);
  for (guint i = 0; i < self->redo->len; i++)
    alea_fallen_rolls_append (fallen, taken, get_event (self->redo, i), ALEA_NO_EVENT);
  for (guint i = 0; i < self->waiting->len; i++)
    alea_fallen_rolls_append (fallen, taken, get_event (self->waiting, i), ALEA_NO_EVENT);
  alea_fallen_rolls_append_taken (fallen, taken);

  return fallen;
}

/* The number among all rolls of the program's dice of the one in event @number;
 * 0 for another one. */
static guint
find_draw (const AleaTimeline *self,
           guint               number)
{
  g_autoptr(GArray) fallen = alea_timeline_list_fallen (self);

  for (guint i = 0; i < fallen->len; i++)
    if (g_array_index (fallen, AleaFallenRoll, i).event == (int) number)
      return i + 1;

  return 0;
}

gboolean
alea_timeline_can_take_back (const AleaTimeline *self)
{
  guint n_events = alea_timeline_get_n_events (self);

  return n_events > 0 && alea_timeline_get_event (self, n_events - 1)->type == ALEA_EVENT_ROLL;
}

void
alea_timeline_take_back (AleaTimeline *self)
{
  AleaTakenRoll taken = { .n_events = alea_timeline_get_n_events (self) - 1 };

  g_return_if_fail (alea_timeline_can_take_back (self));

  taken.roll = alea_timeline_get_event (self, taken.n_events)->roll;
  taken.draw = find_draw (self, taken.n_events);
  g_array_append_val (self->taken, taken);
  forget_redo (self);
  g_ptr_array_set_size (self->steps, (int) taken.n_events + 1);
}

const GArray *
alea_timeline_get_taken (const AleaTimeline *self)
{
  return self->taken;
}

void
alea_timeline_add_taken (AleaTimeline        *self,
                         const AleaTakenRoll *taken)
{
  g_array_append_vals (self->taken, taken, 1);
}

/* --- what was undone ------------------------------------------------------- */

const GArray *
alea_timeline_get_redo (const AleaTimeline *self)
{
  return self->redo;
}

const GArray *
alea_timeline_get_rolls (const AleaTimeline *self)
{
  return self->waiting;
}

void
alea_timeline_set_undone (AleaTimeline *self,
                          const GArray *redo,
                          const GArray *rolls)
{
  AleaState state = *alea_timeline_get_last (self);

  g_array_set_size (self->redo, 0);
  g_array_set_size (self->waiting, 0);
  for (guint i = 0; i < redo->len; i++)
    {
      const AleaEvent *event = &g_array_index (redo, AleaEvent, i);

      if (!alea_state_apply (&state, event, NULL))
        break;
      g_array_append_val (self->redo, *event);
    }
  for (guint i = 0; i < rolls->len; i++)
    if (g_array_index (rolls, AleaEvent, i).type == ALEA_EVENT_ROLL)
      g_array_append_val (self->waiting, g_array_index (rolls, AleaEvent, i));
}

/* --- back and forward ----------------------------------------------------- */

/* The number of the last decision, or -1. */
static int
find_last_decision (const AleaTimeline *self)
{
  int number = (int) alea_timeline_get_n_events (self) - 1;

  while (number >= 0 && alea_timeline_get_event (self, (guint) number)->type != ALEA_EVENT_DECISION)
    number--;

  return number;
}

gboolean
alea_timeline_can_undo (const AleaTimeline *self)
{
  return find_last_decision (self) >= 0;
}

gboolean
alea_timeline_can_redo (const AleaTimeline *self)
{
  return self->redo->len > 0;
}

void
alea_timeline_undo (AleaTimeline *self)
{
  int number = find_last_decision (self);

  g_return_if_fail (number >= 0);

  for (guint i = alea_timeline_get_n_events (self); i > (guint) number; i--)
    g_array_prepend_val (self->redo, *alea_timeline_get_event (self, i - 1));

  g_ptr_array_set_size (self->steps, number + 1);
}

void
alea_timeline_redo (AleaTimeline *self)
{
  g_return_if_fail (self->redo->len > 0);

  do
    {
      AleaEvent event = *get_event (self->redo, 0);
      gboolean is_possible = append_one (self, &event, NULL);

      g_assert (is_possible);
    }
  while (self->redo->len > 0 && get_event (self->redo, 0)->type == ALEA_EVENT_ROLL);
}
