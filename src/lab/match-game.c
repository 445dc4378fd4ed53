/* match-game.c: one game between two players
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "match-game.h"

/* The player whose turn it is: 0, the first, or 1.  Players may change seats
 * during the game. */
static int
get_player (const AleaState    *state,
            const AleaQuestion *question)
{
  switch (question->who)
    {
    case ALEA_WHO_FIRST:
      return 0;
    case ALEA_WHO_SECOND:
      return 1;
    case ALEA_WHO_WHITE:
      return state->stage == ALEA_STAGE_SETUP ? 0 : alea_state_get_player (state, ALEA_WHITE);
    case ALEA_WHO_BLACK:
      break;
    }

  return state->stage == ALEA_STAGE_SETUP ? 1 : alea_state_get_player (state, ALEA_BLACK);
}

static AleaEvent
draw_roll (AleaDice *dice,
           AleaRoll  roll)
{
  alea_dice_throw (dice, &roll);
  return alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
}

static void
begin_players (MatchPlayer *players[2],
               const char  *seed)
{
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *own = g_strdup_printf ("%s %s %d", seed, match_player_get_name (players[i]), i);

      match_player_begin (players[i], own);
    }
}

static guint
get_score (const AleaState *state,
           MatchResult     *result)
{
  result->result = state->stage == ALEA_STAGE_OVER ? state->result : ALEA_RESULT_NONE;
  result->ending = state->ending;
  if (result->result != ALEA_RESULT_WHITE && result->result != ALEA_RESULT_BLACK)
    return 1;

  return alea_state_get_player (state, result->result == ALEA_RESULT_WHITE ? ALEA_WHITE : ALEA_BLACK) == 0
         ? 2 : 0;
}

/* Colours may be thrown for; of those that are changed later the first count. */
static int
find_who_began (const AleaState    *state,
                const AleaQuestion *question)
{
  if (question->who == ALEA_WHO_WHITE)
    return get_player (state, question);
  if (question->who == ALEA_WHO_BLACK)
    return !get_player (state, question);

  return -1;
}

static void
count_event (const AleaEvent *event,
             MatchResult     *result)
{
  result->n_events++;
  if (event->type == ALEA_EVENT_ROLL)
    result->n_rolls++;
  else if (event->decision.act == ALEA_ACT_MOVE)
    result->n_plies++;
}

gboolean
match_play (AleaRecord   *record,
            MatchPlayer  *players[2],
            const char   *seed,
            MatchResult  *result,
            GError      **error)
{
  g_autoptr(AleaDice) dice = alea_dice_new_seeded (seed);
  AleaState state;

  if (!alea_record_begin (record, &state, NULL))
    g_assert_not_reached ();
  begin_players (players, seed);

  *result = (MatchResult) { .began = -1 };
  while (state.stage != ALEA_STAGE_OVER && result->n_events < MATCH_MAX_EVENTS)
    {
      AleaEvent event = { .type = ALEA_EVENT_DECISION };
      AleaQuestion question;

      alea_state_ask (&state, &question);
      if (result->began < 0)
        result->began = find_who_began (&state, &question);
      if (question.ask == ALEA_ASK_ROLL)
        event = draw_roll (dice, question.dice);
      else if (!match_player_decide (players[get_player (&state, &question)], &state, &event.decision, error))
        return FALSE;

      g_assert (alea_state_apply (&state, &event, NULL));
      alea_record_append (record, &event, 1);
      count_event (&event, result);
    }

  result->score = get_score (&state, result);
  result->has_swapped = alea_state_get_player (&state, ALEA_WHITE) != 0;
  return TRUE;
}
