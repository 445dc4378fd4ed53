/* alea-game-play.c: events: rolls, decisions, undo, rolls taken back
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-private.h"

#include <glib/gi18n-lib.h>

static gboolean
append (AleaGame         *self,
        const AleaEvent  *events,
        guint             n_events,
        GError          **error)
{
  guint first = alea_timeline_get_n_events (self->timeline);
  AleaText why = { 0 };

  if (!alea_timeline_append (self->timeline, events, n_events, &why))
    return alea_game_set_error (error, &why);

  /* Whoever is told may let the game go. */
  g_object_ref (self);
  alea_game_tell_events (self);
  alea_game_tell_played (self, first);
  g_object_unref (self);
  return TRUE;
}

gboolean
alea_game_roll (AleaGame  *self,
                GError   **error)
{
  const AleaEvent *waiting;
  AleaQuestion question;
  AleaEvent event;

  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (self->gate != NULL && self->gate->roll != NULL)
    return self->gate->roll (self->gate->data, error);

  alea_state_ask (alea_timeline_get_last (self->timeline), &question);
  waiting = alea_timeline_get_waiting (self->timeline);
  event = waiting != NULL ? *waiting : alea_event_roll (question.dice, ALEA_SOURCE_PROGRAM);

  if (waiting == NULL && question.ask == ALEA_ASK_ROLL && !alea_dice_throw (self->dice, &event.roll))
    {
      g_set_error_literal (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_DICE,
                           _("The dice cannot be rolled: no random numbers are available."));
      return FALSE;
    }

  return append (self, &event, 1, error);
}

const AleaEvent *
alea_game_get_waiting (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return alea_timeline_get_waiting (self->timeline);
}

gboolean
alea_game_apply (AleaGame         *self,
                 const AleaEvent  *event,
                 GError          **error)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);
  g_return_val_if_fail (event != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return append (self, event, 1, error);
}

gboolean
alea_game_apply_rolls (AleaGame        *self,
                       const AleaRoll  *rolls,
                       guint            n_rolls,
                       AleaSource       source,
                       GError         **error)
{
  g_autofree AleaEvent *events = NULL;

  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);
  g_return_val_if_fail (rolls != NULL || n_rolls == 0, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  events = g_new (AleaEvent, n_rolls);
  for (guint i = 0; i < n_rolls; i++)
    events[i] = alea_event_roll (rolls[i], source);

  return append (self, events, n_rolls, error);
}

gboolean
alea_game_decide (AleaGame            *self,
                  const AleaDecision  *decision,
                  GError             **error)
{
  AleaEvent event;

  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);
  g_return_val_if_fail (decision != NULL, FALSE);

  if (self->gate != NULL && self->gate->decide != NULL)
    return self->gate->decide (self->gate->data, decision, error);

  event = alea_event_decision (*decision);
  return alea_game_apply (self, &event, error);
}

gboolean
alea_game_get_can_undo (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);

  return alea_timeline_can_undo (self->timeline);
}

gboolean
alea_game_get_can_redo (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);

  return alea_timeline_can_redo (self->timeline);
}

void
alea_game_undo (AleaGame *self)
{
  g_return_if_fail (ALEA_IS_GAME (self));

  if (!alea_timeline_can_undo (self->timeline))
    return;

  alea_timeline_undo (self->timeline);
  alea_game_tell_events (self);
}

void
alea_game_redo (AleaGame *self)
{
  g_return_if_fail (ALEA_IS_GAME (self));

  if (!alea_timeline_can_redo (self->timeline))
    return;

  alea_timeline_redo (self->timeline);
  alea_game_tell_events (self);
}

gboolean
alea_game_get_can_take_back (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), FALSE);

  return alea_timeline_can_take_back (self->timeline);
}

void
alea_game_take_back (AleaGame *self)
{
  if (!alea_game_get_can_take_back (self))
    return;

  alea_timeline_take_back (self->timeline);
  alea_game_tell_events (self);
}

const GArray *
alea_game_get_taken (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return alea_timeline_get_taken (self->timeline);
}

void
alea_game_add_taken (AleaGame            *self,
                     const AleaTakenRoll *taken)
{
  g_return_if_fail (ALEA_IS_GAME (self));

  alea_timeline_add_taken (self->timeline, taken);
}

const GArray *
alea_game_get_redo (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return alea_timeline_get_redo (self->timeline);
}

const GArray *
alea_game_get_rolls (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return alea_timeline_get_rolls (self->timeline);
}

void
alea_game_set_undone (AleaGame     *self,
                      const GArray *redo,
                      const GArray *rolls)
{
  g_return_if_fail (ALEA_IS_GAME (self));
  g_return_if_fail (redo != NULL && rolls != NULL);

  alea_timeline_set_undone (self->timeline, redo, rolls);
}

GArray *
alea_game_list_fallen (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return alea_timeline_list_fallen (self->timeline);
}
