/* alea-session-seats.c: who sits there, and going back before what the computer has answered
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-session-private.h"

#include "alea-words.h"

#include <glib/gi18n-lib.h>

char *
alea_session_make_name (AleaSession *self,
                        guint        player)
{
  AleaMatch *match;
  const char *name;
  guint first;

  g_return_val_if_fail (ALEA_IS_SESSION (self), NULL);

  match = alea_session_get_match (self);
  first = alea_match_get_first_player (match);
  name = alea_person_get_title (alea_match_get_person (match, player == 0 ? first : 1 - first));
  return *name != '\0' ? alea_words_printable (name) : g_strdup (player == 0 ? _("White") : _("Black"));
}

/* --- going back and forward ------------------------------------------------- */

static gboolean
has_level (AleaSession *self,
           guint        person)
{
  return alea_person_get_level (alea_match_get_person (alea_session_get_match (self), person)) > 0;
}

/* Whether a person took decision @number, or agreed to it. */
static gboolean
is_by_hand (AleaSession *self,
            guint        number)
{
  AleaGame *game = alea_session_get_game (self);
  const AleaState *state = alea_game_get_state_at (game, number);
  const AleaDecision *decision = &alea_game_get_event (game, number)->decision;
  AleaQuestion question;
  AleaWho who;

  alea_state_ask (state, &question);
  who = question.who;
  if (decision->act == ALEA_ACT_RESIGN)
    who = decision->colour == ALEA_WHITE ? ALEA_WHO_WHITE : ALEA_WHO_BLACK;
  else if (decision->act == ALEA_ACT_DRAW && alea_state_get_claim (state) == ALEA_ENDING_NONE)
    return TRUE;

  return !has_level (self, alea_match_find_person (alea_session_get_match (self), state, who));
}

/* The last decision that an undo goes back before; -1 for none.  With nobody at
 * the board, any. */
static int
find_undone (AleaSession *self)
{
  AleaGame *game = alea_session_get_game (self);

  for (guint i = alea_game_get_n_events (game); i > 0; i--)
    if (alea_game_get_event (game, i - 1)->type == ALEA_EVENT_DECISION
        && (alea_match_count_programs (alea_session_get_match (self)) == ALEA_N_PERSONS || is_by_hand (self, i - 1)))
      return (int) i - 1;

  return -1;
}

gboolean
alea_session_get_can_undo (AleaSession *self)
{
  g_return_val_if_fail (ALEA_IS_SESSION (self), FALSE);

  return find_undone (self) >= 0;
}

void
alea_session_undo (AleaSession *self)
{
  AleaGame *game;
  int number;

  g_return_if_fail (ALEA_IS_SESSION (self));

  game = alea_session_get_game (self);
  number = find_undone (self);
  while (number >= 0 && (int) alea_game_get_n_events (game) > number)
    alea_game_undo (game);
}

static gboolean
waits_for_program (AleaSession *self)
{
  const int person = alea_session_get_asked (self);

  return person != ALEA_NO_PERSON && has_level (self, (guint) person);
}

/* Where the computer is to answer, its answer comes again, too. */
void
alea_session_redo (AleaSession *self)
{
  AleaGame *game;

  g_return_if_fail (ALEA_IS_SESSION (self));

  game = alea_session_get_game (self);
  do
    alea_session_redo_one (self);
  while (alea_match_count_programs (alea_session_get_match (self)) < ALEA_N_PERSONS && waits_for_program (self)
         && alea_game_get_can_redo (game));
}
