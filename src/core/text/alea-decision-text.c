/* alea-decision-text.c: decisions as text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-notation.h"

#include "alea-commentary.h"
#include "alea-offer.h"
#include "writer.h"

#include <stdio.h>
#include <string.h>

char *
alea_roll_to_text (AleaRoll roll,
                   char     text[static ALEA_ROLL_TEXT_SIZE])
{
  Writer writer = { .text = text, .size = ALEA_ROLL_TEXT_SIZE };

  text[0] = '\0';
  for (int i = 0; i < roll.n; i++)
    {
      put_string (&writer, i > 0 ? "-" : "");
      put_number (&writer, roll.face[i]);
    }

  return text;
}

/* The decisions that are one word; NULL for those that say more. */
static const char *const act_words[] = {
  [ALEA_ACT_MOVE] = NULL,
  [ALEA_ACT_PLACE] = NULL,
  [ALEA_ACT_ACCEPT] = "accept",
  [ALEA_ACT_REROLL] = "reroll",
  [ALEA_ACT_PASS] = "pass",
  [ALEA_ACT_RESIGN] = "resign",
  [ALEA_ACT_DRAW] = "draw",
};

static char *
write_word (const AleaState    *state,
            const AleaDecision *decision,
            char               *text)
{
  char name[ALEA_SQUARE_NAME_SIZE];

  if (decision->act == ALEA_ACT_PLACE)
    snprintf (text, ALEA_MOVE_TEXT_SIZE, "%c%s", ALEA_PIECE_LETTERS[decision->piece_type],
              alea_geometry_name (state->rules->geometry, decision->square, name));
  else
    snprintf (text, ALEA_MOVE_TEXT_SIZE, "%s", act_words[decision->act]);

  return text;
}

char *
alea_decision_to_text (const AleaState    *state,
                       const AleaDecision *decision,
                       char                text[static ALEA_MOVE_TEXT_SIZE])
{
  return decision->act == ALEA_ACT_MOVE ? alea_move_to_san (&state->position, decision->move, text)
                                        : write_word (state, decision, text);
}

char *
alea_decision_to_coordinates (const AleaState    *state,
                              const AleaDecision *decision,
                              char                text[static ALEA_MOVE_TEXT_SIZE])
{
  return decision->act == ALEA_ACT_MOVE ? alea_move_to_coordinates (&state->position, decision->move, text)
                                        : write_word (state, decision, text);
}

static bool
fail (AleaText   *why,
      const char *rule,
      const char *sentence,
      const char *text)
{
  alea_text_set (why, rule, sentence);
  alea_text_add_string (why, "word", text);
  return false;
}

/* Finds what was listed under the name of @text; a placement may leave out
 * its square. */
static bool
find_listed (const AleaState *state,
             const char      *text,
             AleaDecision    *decision)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  size_t n = alea_state_list_decisions (state, decisions);

  for (size_t i = 0; i < n; i++)
    {
      char name[ALEA_MOVE_TEXT_SIZE];

      if (decisions[i].act == ALEA_ACT_MOVE)
        continue;

      write_word (state, &decisions[i], name);
      if (strcmp (name, text) == 0
          || (decisions[i].act == ALEA_ACT_PLACE && text[0] == name[0] && text[1] == '\0'))
        {
          *decision = decisions[i];
          return true;
        }
    }

  return false;
}

/* "Q" or "Qa1" that is not possible: says why no such piece can go there. */
static bool
refuse_placing (const AleaState *state,
                const char      *text,
                AleaText        *why)
{
  const AleaGeometry *geometry = state->rules->geometry;
  const AleaPiece piece = alea_piece_from_letter (text[0]);
  const AleaSquare target = alea_state_get_target (state);
  const char *end = text + 1;
  AleaSquare square = target;

  if (text[1] != '\0')
    square = alea_geometry_parse (geometry, text + 1, &end);

  if (piece == ALEA_NO_PIECE || alea_piece_colour (piece) != ALEA_WHITE
      || target == ALEA_NO_SQUARE || square == ALEA_NO_SQUARE || *end != '\0')
    return fail (why, alea_state_get_rule (state), N_("“{word}” is not a choice here."), text);

  if (square == target)
    {
      if (why != NULL)
        alea_state_explain_place (state, alea_piece_type (piece), why);
      return false;
    }

  fail (why, alea_state_get_rule (state), N_("“{word}” is not a choice here: the square to fill is {square}."), text);
  alea_text_add_square (why, "square", geometry, target);
  return false;
}

/* "pass", "reroll" or "accept"; the other words are never refused here. */
static bool
read_act (const char *text,
          AleaAct    *act)
{
  static const AleaAct acts[] = { ALEA_ACT_ACCEPT, ALEA_ACT_REROLL, ALEA_ACT_PASS };

  for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++)
    if (strcmp (text, act_words[acts[i]]) == 0)
      {
        *act = acts[i];
        return true;
      }

  return false;
}

/* A word that some game knows but that is not possible now. */
static bool
refuse_act (const AleaState *state,
            AleaAct          act,
            AleaText        *why)
{
  AleaText reason = { 0 };

  if (state->rules->words.explain_act != NULL)
    state->rules->words.explain_act (state, act, &reason);
  if (reason.singular == NULL)
    return fail (why, alea_rule_number (alea_state_get_rule (state), "B19"),
                 state->stage == ALEA_STAGE_SETUP ? N_("“{word}” is not a choice here.")
                                                  : N_("“{word}” is not a choice in this game."),
                 act_words[act]);

  if (why != NULL)
    *why = reason;
  return false;
}

bool
alea_decision_parse (const AleaState *state,
                     const char      *text,
                     AleaDecision    *decision,
                     AleaText        *why)
{
  AleaQuestion question;
  AleaMove move;
  AleaAct act;

  alea_state_ask (state, &question);

  if (strcmp (text, act_words[ALEA_ACT_DRAW]) == 0)
    {
      *decision = alea_decision_act (ALEA_ACT_DRAW);
      return true;
    }

  if (strcmp (text, act_words[ALEA_ACT_RESIGN]) == 0)
    {
      *decision = alea_decision_act (ALEA_ACT_RESIGN);
      decision->colour = question.who == ALEA_WHO_BLACK ? ALEA_BLACK : ALEA_WHITE;
      return true;
    }

  if (question.ask == ALEA_ASK_OVER)
    return fail (why, alea_state_get_rule (state), N_("The game is over; it is too late for “{word}”."), text);
  if (question.ask == ALEA_ASK_ROLL)
    return fail (why, alea_state_get_roll_rule (state), N_("A roll is needed before “{word}”."), text);
  if (find_listed (state, text, decision))
    return true;
  if (read_act (text, &act))
    return refuse_act (state, act, why);
  if (state->stage != ALEA_STAGE_PLAY)
    return refuse_placing (state, text, why);
  if (!alea_move_parse (&state->position, text, &move, why))
    {
      if (why != NULL && why->rule == NULL)
        why->rule = alea_state_get_rule (state);
      return false;
    }

  *decision = alea_decision_move (move);
  return true;
}
