/* alea-offer.c: what the dice on the table offer during set-up
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-offer.h"

#include "alea-commentary.h"

AleaRoll
alea_state_get_table_roll (const AleaState *self)
{
  return self->stage == ALEA_STAGE_SETUP ? self->setup_roll : self->position.table.roll;
}

AleaSquare
alea_state_get_target (const AleaState *self)
{
  if (self->stage != ALEA_STAGE_SETUP || self->rules->setup.get_target == NULL)
    return ALEA_NO_SQUARE;

  return self->rules->setup.get_target (self);
}

unsigned
alea_state_get_offer (const AleaState *self,
                      int              die)
{
  if (self->stage != ALEA_STAGE_SETUP || self->rules->setup.get_offer == NULL
      || die < 0 || die >= self->setup_roll.n)
    return 0;

  return self->rules->setup.get_offer (self, die);
}

AleaColour
alea_state_get_offer_colour (const AleaState *self)
{
  AleaQuestion question;

  alea_state_ask (self, &question);
  return question.who == ALEA_WHO_BLACK ? ALEA_BLACK : ALEA_WHITE;
}

int
alea_state_count_in_hand (const AleaState *self,
                          AleaPieceType    type)
{
  static const uint8_t army[ALEA_N_PIECE_TYPES] = {
    [ALEA_KNIGHT] = 2, [ALEA_BISHOP] = 2, [ALEA_ROOK] = 2, [ALEA_QUEEN] = 1, [ALEA_KING] = 1,
  };

  if (self->stage != ALEA_STAGE_SETUP || self->rules->setup.get_offer == NULL)
    return 0;

  return army[type] - alea_setup_count (&self->setup, alea_piece (alea_state_get_offer_colour (self), type));
}

/* Where dice are to be thrown, or accepted, first, that is what is to do. */
void
alea_state_explain_fill (const AleaState *self,
                         AleaSquare       square,
                         AleaText        *text)
{
  const AleaSquare target = alea_state_get_target (self);
  AleaQuestion question;

  alea_text_set (text, NULL, NULL);
  alea_state_ask (self, &question);
  if (target == ALEA_NO_SQUARE || question.ask != ALEA_ASK_DECIDE)
    alea_state_guide (self, text);
  else if (square != target && self->rules->setup.explain_fill != NULL)
    self->rules->setup.explain_fill (self, text);
}

void
alea_state_explain_place (const AleaState *self,
                          AleaPieceType    type,
                          AleaText        *text)
{
  if (self->stage != ALEA_STAGE_SETUP)
    alea_text_set (text, NULL, N_("All pieces are already on the board."));
  else if (self->rules->setup.explain_place == NULL)
    alea_text_set (text, alea_state_get_rule (self), N_("The dice place the pieces here; there is nothing to choose."));
  else
    {
      alea_text_set (text, NULL, NULL);
      self->rules->setup.explain_place (self, type, text);
    }
}
