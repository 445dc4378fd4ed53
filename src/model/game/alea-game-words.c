/* alea-game-words.c: what a game is called, why not, and by which rule
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game.h"

#include "alea-commentary.h"
#include "alea-game-words.h"
#include "alea-offer.h"
#include "alea-words.h"

const char *
alea_game_get_title (AleaGame *self)
{
  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  return alea_words_translate (alea_game_get_rules (self)->title);
}

const char *
alea_game_get_short_title (AleaGame *self)
{
  const AleaRules *rules;

  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);

  rules = alea_game_get_rules (self);
  return alea_words_translate (rules->short_title != NULL ? rules->short_title : rules->title);
}

static char *
expand (const AleaText  *text,
        const char     **rule)
{
  *rule = text->rule;
  return alea_words_expand (text);
}

char *
alea_game_explain_move (AleaGame    *self,
                        AleaSquare   from,
                        AleaSquare   to,
                        const char **rule)
{
  const AleaGameGate *gate;
  AleaText text;

  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);
  g_return_val_if_fail (rule != NULL, NULL);

  gate = alea_game_get_gate (self);
  if (gate != NULL && gate->explain_move != NULL)
    return gate->explain_move (gate->data, from, to, rule);

  alea_state_explain (alea_game_get_state (self), from, to, &text);
  return expand (&text, rule);
}

char *
alea_game_explain_place (AleaGame       *self,
                         AleaPieceType   type,
                         const char    **rule)
{
  const AleaGameGate *gate;
  AleaText text;

  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);
  g_return_val_if_fail (rule != NULL, NULL);

  gate = alea_game_get_gate (self);
  if (gate != NULL && gate->explain_place != NULL)
    return gate->explain_place (gate->data, type, rule);

  alea_state_explain_place (alea_game_get_state (self), type, &text);
  return expand (&text, rule);
}

char *
alea_game_explain_castling (AleaGame    *self,
                            AleaWing     wing,
                            const char **rule)
{
  AleaText text;

  g_return_val_if_fail (ALEA_IS_GAME (self), NULL);
  g_return_val_if_fail (rule != NULL, NULL);

  alea_state_explain_castling (alea_game_get_state (self), wing, &text);
  return expand (&text, rule);
}
