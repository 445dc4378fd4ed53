/* alea-session-rolls.c: rolls that are typed, and those that were made
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-session.h"

#include "alea-commentary.h"
#include "alea-roll-entry.h"
#include "alea-session-rolls.h"

gboolean
alea_session_type_roll (AleaSession  *self,
                        const char   *faces,
                        GError      **error)
{
  AleaGame *game;
  AleaQuestion question;
  AleaText why = { 0 };
  AleaRoll roll;
  AleaEvent event;

  g_return_val_if_fail (ALEA_IS_SESSION (self), FALSE);
  g_return_val_if_fail (faces != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  game = alea_session_get_game (self);
  alea_state_ask (alea_game_get_state (game), &question);
  if (question.ask != ALEA_ASK_ROLL)
    {
      alea_text_set (&why, alea_state_get_rule (alea_game_get_state (game)), N_("No roll is due now."));
      return alea_game_set_error (error, &why);
    }

  if (!alea_roll_entry_parse (&question.dice, faces, &roll, &why))
    {
      why.rule = alea_game_get_rules (game)->numbers.dice;
      return alea_game_set_error (error, &why);
    }

  event = alea_event_roll (roll, ALEA_SOURCE_HAND);
  return alea_game_apply (game, &event, error);
}

GArray *
alea_session_list_rolls (AleaSession *self)
{
  AleaGame *game;
  GArray *rolls;

  g_return_val_if_fail (ALEA_IS_SESSION (self), NULL);

  game = alea_session_get_game (self);
  rolls = g_array_new (FALSE, FALSE, sizeof (AleaLoggedRoll));
  for (guint i = 0; i < alea_game_get_n_events (game); i++)
    {
      const AleaEvent *event = alea_game_get_event (game, i);
      const AleaState *state = alea_game_get_state_at (game, i);
      AleaLoggedRoll logged = { .number = i + 1, .roll = event->roll, .source = event->source };
      AleaQuestion question;

      if (event->type != ALEA_EVENT_ROLL)
        continue;

      alea_state_ask (state, &question);
      logged.person = alea_match_find_person (alea_session_get_match (self), state, question.who);
      g_array_append_val (rolls, logged);
    }

  return rolls;
}

/* Never translated, as all in the table; it is by persons, who may change
 * colours within a game. */
static const char *
get_name (AleaMatch *match,
          guint      person)
{
  const char *name = alea_person_get_name (alea_match_get_person (match, person));

  if (*name != '\0')
    return name;

  return person == 0 ? "First player" : "Second player";
}

char *
alea_session_write_rolls (AleaSession *self)
{
  g_autoptr(GArray) rolls = NULL;
  const char *names[ALEA_N_PERSONS];

  g_return_val_if_fail (ALEA_IS_SESSION (self), NULL);

  rolls = alea_session_list_rolls (self);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    names[i] = get_name (alea_session_get_match (self), i);

  return alea_dice_log_write ((const AleaLoggedRoll *) (gpointer) rolls->data, rolls->len, names, ALEA_N_PERSONS);
}
