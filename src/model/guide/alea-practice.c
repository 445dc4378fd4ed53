/* alea-practice.c: rolls of any game with no game at stake
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-practice.h"

#include "alea-fen.h"
#include "alea-script.h"
#include "alea-words.h"

/* Of a game that names no moments: its first question, if it is a roll. */
static const AleaMoment beginning[] = {
  { N_("At the beginning"), NULL, NULL },
  { NULL, NULL, NULL },
};
static const AleaMoment *const nothing = &beginning[G_N_ELEMENTS (beginning) - 1];

static gboolean
begins_with_a_roll (const AleaRules *rules)
{
  AleaState state;
  AleaQuestion question;

  alea_state_init (&state, rules, NULL);
  alea_state_ask (&state, &question);
  return question.ask == ALEA_ASK_ROLL;
}

/* The last one has no title. */
static const AleaMoment *
get_moments (const AleaRules *rules)
{
  if (rules->moments != NULL)
    return rules->moments;

  return begins_with_a_roll (rules) ? beginning : nothing;
}

guint
alea_practice_get_n (const AleaRules *rules)
{
  const AleaMoment *moments;
  guint n = 0;

  g_return_val_if_fail (rules != NULL, 0);

  for (moments = get_moments (rules); moments[n].title != NULL; n++)
    ;

  return n;
}

const char *
alea_practice_get_title (const AleaRules *rules,
                         guint            number)
{
  g_return_val_if_fail (number < alea_practice_get_n (rules), NULL);

  return alea_words_translate (get_moments (rules)[number].title);
}

/* What goes on from game to game, unless @last is over. */
static void
carry_on (AleaSetup       *setup,
          const AleaRules *rules,
          AleaGame        *last)
{
  AleaSetup before;

  if (rules->beside.carry_on == NULL || last == NULL || alea_game_get_state (last)->stage == ALEA_STAGE_OVER)
    return;

  alea_state_get_setup (alea_game_get_state (last), &before);
  rules->beside.carry_on (setup, &before.table);
}

static AleaGame *
begin_at (const AleaRules  *rules,
          const AleaMoment *moment,
          AleaGame         *last)
{
  AleaSetup setup;

  if (moment->fen == NULL)
    return alea_game_new (rules, NULL);

  if (!alea_fen_read (moment->fen, rules, &setup, NULL))
    g_return_val_if_reached (alea_game_new (rules, NULL));
  carry_on (&setup, rules, last);

  return alea_game_new_from_setup (rules, NULL, &setup, NULL);
}

AleaGame *
alea_practice_begin (const AleaRules *rules,
                     guint            number,
                     AleaGame        *last)
{
  const AleaMoment *moment;
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  g_autoptr(AleaGame) game = NULL;
  AleaState state;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (number < alea_practice_get_n (rules), NULL);

  moment = &get_moments (rules)[number];
  game = begin_at (rules, moment, last);
  state = *alea_game_get_state (game);
  if (moment->play != NULL && !alea_script_play (moment->play, &state, events, NULL, NULL))
    g_return_val_if_reached (g_steal_pointer (&game));

  for (guint i = 0; i < events->len; i++)
    alea_game_apply (game, &g_array_index (events, AleaEvent, i), NULL);

  return g_steal_pointer (&game);
}
