/* alea-chances.c: the rolls that may come in a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-state.h"

#include <string.h>

/* Plain values that were made by assignment: equal where all bytes are. */
static bool
is_same_setup (const AleaState *a,
               const AleaState *b)
{
  return a->stage == b->stage && a->ending == b->ending
         && memcmp (&a->setup, &b->setup, sizeof a->setup) == 0
         && memcmp (&a->setup_roll, &b->setup_roll, sizeof a->setup_roll) == 0
         && memcmp (a->own, b->own, sizeof a->own) == 0;
}

/* Whether the same may be decided in both, and all of it leads to the same. */
static bool
is_same_choice (const AleaState *a,
                const AleaState *b)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS], others[ALEA_MAX_DECISIONS];
  size_t n = alea_state_list_decisions (a, decisions);

  if (a->stage != b->stage || n == 0 || alea_state_list_decisions (b, others) != n)
    return false;

  for (size_t i = 0; i < n; i++)
    {
      AleaState after = *a, other = *b;

      if (!alea_decision_equal (&decisions[i], &others[i]))
        return false;
      alea_state_decide (&after, &decisions[i]);
      alea_state_decide (&other, &others[i]);
      if (!is_same_setup (&after, &other))
        return false;
    }

  return true;
}

/* Set-up is short, so that here states themselves are compared. */
static size_t
list_setup_rolls (const AleaState *self,
                  AleaRoll         dice,
                  AleaChance       chances[static ALEA_MAX_ROLLS])
{
  AleaRoll roll = alea_roll_first (dice);
  size_t n = 0;

  do
    {
      AleaState rolled = *self;
      size_t group;

      alea_state_roll (&rolled, roll);
      for (group = 0; group < n; group++)
        {
          AleaState other = *self;

          alea_state_roll (&other, chances[group].roll);
          if (is_same_setup (&rolled, &other) || is_same_choice (&rolled, &other))
            break;
        }

      chances[n++] = (AleaChance) {
        .roll = roll, .weight = (uint8_t) alea_roll_count_ways (roll), .group = (uint8_t) group, .met = 1,
      };
    }
  while (alea_roll_next (&roll));

  return n;
}

size_t
alea_state_list_rolls (const AleaState *self,
                       AleaChance       chances[static ALEA_MAX_ROLLS])
{
  AleaQuestion question;

  alea_state_ask (self, &question);
  if (question.ask != ALEA_ASK_ROLL)
    return 0;

  return self->stage == ALEA_STAGE_SETUP ? list_setup_rolls (self, question.dice, chances)
                                         : alea_position_list_rolls (&self->position, chances);
}
