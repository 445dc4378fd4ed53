/* alea-outlook.c: what could I have rolled?
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-outlook.h"

#include "alea-commentary.h"
#include "alea-words.h"

static void
clear_outlook (gpointer data)
{
  g_free (((AleaOutlook *) data)->meaning);
}

static guint
count_decisions (const AleaState *state)
{
  AleaQuestion question;
  g_autofree AleaDecision *decisions = NULL;

  alea_state_ask (state, &question);
  if (question.ask != ALEA_ASK_DECIDE)
    return 0;

  decisions = g_new (AleaDecision, ALEA_MAX_DECISIONS);
  return (guint) alea_state_list_decisions (state, decisions);
}

/* What the roll means, and what to do then where that does not say it. */
static char *
make_meaning (const AleaState *before,
              const AleaEvent *event,
              const AleaState *after)
{
  g_autofree char *described = NULL, *guide = NULL;
  AleaQuestion question;
  AleaText text = { 0 };

  alea_state_describe (before, event, after, &text);
  described = alea_words_expand (&text);
  alea_state_ask (after, &question);
  if (event->roll.n == 1 || question.ask != ALEA_ASK_DECIDE || before->stage != after->stage
      || alea_state_describes_question (before, event, after))
    return g_steal_pointer (&described);

  alea_state_guide (after, &text);
  guide = alea_words_expand (&text);
  return g_strjoin (" ", described, guide, NULL);
}

static void
append_roll (GArray           *outlooks,
             const AleaState  *before,
             const AleaChance *chance,
             const AleaRoll   *fallen)
{
  const AleaEvent event = alea_event_roll (chance->roll, ALEA_SOURCE_PROGRAM);
  AleaOutlook outlook = {
    .roll = chance->roll,
    .n_ways = chance->weight,
    .has_fallen = fallen != NULL && alea_roll_shows_same (*fallen, chance->roll),
  };
  g_autofree AleaState *after = g_new (AleaState, 1);

  *after = *before;
  if (!alea_state_apply (after, &event, NULL))
    return;

  outlook.meaning = make_meaning (before, &event, after);
  outlook.n_decisions = count_decisions (after);
  g_array_append_val (outlooks, outlook);
}

GArray *
alea_outlook_list (const AleaState *before,
                   const AleaRoll  *fallen)
{
  GArray *outlooks = g_array_new (FALSE, FALSE, sizeof (AleaOutlook));
  AleaChance chances[ALEA_MAX_ROLLS];
  gsize n = alea_state_list_rolls (before, chances);

  g_array_set_clear_func (outlooks, clear_outlook);
  g_return_val_if_fail (n > 0, outlooks);

  for (gsize i = 0; i < n; i++)
    append_roll (outlooks, before, &chances[i], fallen);

  return outlooks;
}

int
alea_outlook_find_roll (AleaGameView *view)
{
  g_return_val_if_fail (ALEA_IS_GAME_VIEW (view), -1);

  return alea_game_find_roll (alea_game_view_get_game (view), alea_game_view_get_number (view));
}
