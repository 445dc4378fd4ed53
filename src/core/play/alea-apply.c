/* alea-apply.c: events from files and persons, or a reason why not
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-state.h"

#include "alea-commentary.h"

static bool
refuse (AleaText   *why,
        const char *rule,
        const char *sentence)
{
  alea_text_set (why, rule, sentence);
  return false;
}

static bool
apply_roll (AleaState          *self,
            const AleaQuestion *question,
            AleaRoll            roll,
            AleaText           *why)
{
  if (question->ask != ALEA_ASK_ROLL)
    return refuse (why, alea_state_get_rule (self), N_("No roll is due now."));

  if (roll.n != question->dice.n || (roll.sides != 0 && roll.sides != question->dice.sides))
    {
      alea_text_set_plural (why, self->rules->numbers.dice, "This roll takes {n} die.", "This roll takes {n} dice.",
                            question->dice.n);
      return false;
    }

  for (int i = 0; i < roll.n; i++)
    if (roll.face[i] < 1 || roll.face[i] > question->dice.sides)
      {
        alea_text_set (why, self->rules->numbers.dice, N_("A die with {sides} sides cannot show {face}."));
        alea_text_add_number (why, "sides", question->dice.sides);
        alea_text_add_number (why, "face", roll.face[i]);
        return false;
      }

  roll.sides = question->dice.sides;
  alea_state_roll (self, roll);
  return true;
}

static bool
apply_draw (AleaState *self,
            AleaText  *why)
{
  AleaEnding claim = alea_state_get_claim (self);

  if (self->stage != ALEA_STAGE_PLAY)
    return refuse (why, "B16", N_("A draw can be agreed only once play has begun."));

  alea_state_finish (self, ALEA_RESULT_DRAW, claim != ALEA_ENDING_NONE ? claim : ALEA_ENDING_AGREEMENT);
  return true;
}

static bool
apply_resignation (AleaState  *self,
                   AleaColour  colour,
                   AleaText   *why)
{
  if (self->stage != ALEA_STAGE_PLAY)
    return refuse (why, "B16", N_("A player can resign only once play has begun."));

  alea_state_finish (self, alea_result_win (alea_colour_other (colour)), ALEA_ENDING_RESIGNATION);
  return true;
}

static bool
apply_decision (AleaState          *self,
                const AleaQuestion *question,
                const AleaDecision *decision,
                AleaText           *why)
{
  if (decision->act == ALEA_ACT_DRAW)
    return apply_draw (self, why);
  if (decision->act == ALEA_ACT_RESIGN)
    return apply_resignation (self, decision->colour, why);

  if (question->ask != ALEA_ASK_DECIDE)
    return refuse (why, alea_state_get_roll_rule (self), N_("A roll is needed first."));
  if (!alea_state_lists (self, decision))
    return refuse (why, alea_state_get_rule (self), N_("The rules do not allow this now."));

  alea_state_decide (self, decision);
  return true;
}

bool
alea_state_apply (AleaState       *self,
                  const AleaEvent *event,
                  AleaText        *why)
{
  AleaQuestion question;

  alea_state_ask (self, &question);

  if (question.ask == ALEA_ASK_OVER)
    return refuse (why, alea_state_get_rule (self), N_("The game is over."));
  if (event->type == ALEA_EVENT_ROLL)
    return apply_roll (self, &question, event->roll, why);

  return apply_decision (self, &question, &event->decision, why);
}
