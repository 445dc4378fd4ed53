/* alea-hand-decide.c: a decision is made, or there is a reason against it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-hand-private.h"

#include "alea-game-words.h"

void
alea_hand_say_why (AleaHand   *self,
                   const char *sentence,
                   const char *rule)
{
  g_signal_emit_by_name (self, "reason", sentence, rule);
}

void
alea_hand_say_error (AleaHand     *self,
                     const GError *error)
{
  alea_hand_say_why (self, error->message, alea_game_error_get_rule (error));
}

void
alea_hand_drop (AleaHand *self)
{
  self->selected = self->refused = self->forbidden = ALEA_NO_SQUARE;
  self->resurrects = FALSE;
}

void
alea_hand_decide (AleaHand     *self,
                  AleaDecision  decision)
{
  g_autoptr(GError) error = NULL;

  alea_hand_drop (self);
  alea_hand_say_why (self, "", NULL);
  if (!alea_game_decide (self->game, &decision, &error))
    {
      alea_hand_say_error (self, error);
      alea_hand_show (self);
    }
}

void
alea_hand_explain (AleaHand   *self,
                   AleaSquare  from,
                   AleaSquare  to)
{
  g_autofree char *sentence = NULL;
  const char *rule;

  sentence = alea_game_explain_move (self->game, from, to, &rule);
  self->forbidden = to;
  alea_hand_say_why (self, sentence, rule);
  alea_hand_show (self);
}
