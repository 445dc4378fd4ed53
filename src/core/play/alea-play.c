/* alea-play.c: how a position goes on
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-play.h"

#include "alea-movegen.h"
#include "alea-position-dice.h"

#include <assert.h>
#include <string.h>

/* --- asking --------------------------------------------------------------- */

static AleaRoll
get_dice (const AleaPosition *self)
{
  const AleaTurnRules *turn = &self->rules->turn;

  if (turn->get_dice != NULL)
    return turn->get_dice (self);

  return self->table.roll.n == 0 ? self->rules->turn_dice : (AleaRoll) { 0 };
}

void
alea_position_ask (const AleaPosition *self,
                   AleaQuestion       *question)
{
  *question = (AleaQuestion) { .who = (AleaWho) alea_position_get_turn (self) };

  if (self->ending != ALEA_ENDING_NONE)
    {
      question->ask = ALEA_ASK_OVER;
      question->result = (AleaResult) self->result;
      question->ending = (AleaEnding) self->ending;
      return;
    }

  question->dice = get_dice (self);
  question->ask = question->dice.n > 0 ? ALEA_ASK_ROLL : ALEA_ASK_DECIDE;
}

size_t
alea_position_list_decisions (const AleaPosition *self,
                              AleaDecision        decisions[static ALEA_MAX_DECISIONS])
{
  AleaMove moves[ALEA_MAX_MOVES];
  AleaQuestion question;
  size_t n;

  alea_position_ask (self, &question);
  if (question.ask != ALEA_ASK_DECIDE)
    return 0;

  if (self->rules->turn.list_decisions != NULL)
    return self->rules->turn.list_decisions (self, decisions);

  n = alea_position_list_moves (self, moves);
  for (size_t i = 0; i < n; i++)
    decisions[i] = alea_decision_move (moves[i]);

  return n;
}

/* --- going on ------------------------------------------------------------- */

void
alea_position_roll (AleaPosition *self,
                    AleaRoll      roll)
{
  self->turn_begins = false;
  if (self->rules->turn.roll != NULL)
    self->rules->turn.roll (self, roll);
  else
    alea_position_lay_roll (self, roll);
}

void
alea_position_decide (AleaPosition       *self,
                      const AleaDecision *decision)
{
  self->turn_begins = false;
  if (self->rules->turn.decide != NULL)
    self->rules->turn.decide (self, decision);
  else
    alea_position_play_move (self, decision->move);
}

void
alea_position_finish (AleaPosition *self,
                      AleaResult    result,
                      AleaEnding    ending)
{
  self->result = (uint8_t) result;
  self->ending = (uint8_t) ending;
}

void
alea_position_play_move (AleaPosition *self,
                         AleaMove      move)
{
  alea_position_play (self, move);
  self->turn_begins = true;
  alea_position_look_for_end (self);
}

void
alea_position_play_pass (AleaPosition *self)
{
  alea_position_pass (self);
  self->turn_begins = true;
  alea_position_look_for_end (self);
}

static bool
has_moves (const AleaPosition *self)
{
  return self->rules->moves.filter == NULL ? self->movegen->has_moves (self) : alea_position_count_moves (self) > 0;
}

/* Mate comes before all else; it stands even on the 75th move. */
void
alea_position_look_for_end (AleaPosition *self)
{
  if (self->rules->turn.look_for_end != NULL)
    self->rules->turn.look_for_end (self);
  else if (!has_moves (self))
    {
      if (alea_position_get_checkers (self) != 0)
        alea_position_finish (self, alea_result_win (alea_colour_other (alea_position_get_turn (self))),
                              ALEA_ENDING_CHECKMATE);
      else
        alea_position_finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_STALEMATE);
    }
  else if (alea_position_is_dead (self))
    alea_position_finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_DEAD_POSITION);
  else if (self->halfmove_clock >= 150)
    alea_position_finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_SEVENTY_FIVE_MOVES);
}

/* --- needs ---------------------------------------------------------------- */

size_t
alea_position_list_by_need (const AleaPosition *self,
                            unsigned            wanted,
                            AleaMove            moves[static ALEA_MAX_MOVES],
                            uint8_t             needs[static ALEA_MAX_MOVES])
{
  const AleaNeedRules *rules = &self->rules->needs;
  size_t n;

  if (rules->open == NULL)
    {
      n = alea_position_list_moves (self, moves);
      memset (needs, 0, n);
      return n;
    }

  n = self->movegen->list_needs (self, wanted & ((1u << rules->n) - 1), moves);
  for (size_t i = 0; i < n; i++)
    needs[i] = (uint8_t) rules->of (self, moves[i]);

  return n;
}

unsigned
alea_position_get_needs_met (const AleaPosition *self)
{
  return self->rules->needs.open != NULL ? self->rules->needs.met (self) : 1;
}

/* --- rolls ---------------------------------------------------------------- */

unsigned
alea_roll_count_ways (AleaRoll roll)
{
  static_assert (ALEA_MAX_DICE == 2, "there are more orders than two");

  return roll.n == 2 && roll.face[0] != roll.face[1] ? 2 : 1;
}

/* All that makes one roll differ from another. */
typedef struct
{
  uint64_t key;    /* of the position after it; where it frees moves, of what else may be done */
  unsigned met;    /* of the needs that some move has */
  uint8_t  result, ending;
} Effect;

/* The needs that moves of @self have, a bit each. */
static unsigned
find_needs (const AleaPosition *self)
{
  AleaMove moves[ALEA_MAX_MOVES];
  uint8_t needs[ALEA_MAX_MOVES];
  size_t n;
  unsigned found = 0;

  if (self->rules->needs.open == NULL)
    return 0;

  n = alea_position_list_by_need (self, ~0u, moves, needs);
  for (size_t i = 0; i < n; i++)
    found |= 1u << needs[i];

  return found;
}

/* What may be done beside a move, and where it leads: the dice leave the table
 * with a move, so that of a roll on it nothing else matters. */
static uint64_t
compute_key_beside_moves (const AleaPosition *self)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  size_t n = alea_position_list_decisions (self, decisions);
  uint64_t key = 0;

  for (size_t i = n; i > 0 && decisions[i - 1].act != ALEA_ACT_MOVE; i--)
    {
      AleaPosition after = *self;

      alea_position_decide (&after, &decisions[i - 1]);
      key = key * 31 + alea_position_get_key (&after, ALEA_SAME_FUTURE) + decisions[i - 1].act;
    }

  return key;
}

static Effect
find_effect (const AleaPosition *rolled,
             unsigned            needs)
{
  const bool is_freeing = rolled->rules->needs.open != NULL && rolled->table.roll.n > 0;

  return (Effect) {
    .key = is_freeing ? compute_key_beside_moves (rolled) : alea_position_get_key (rolled, ALEA_SAME_FUTURE),
    .met = is_freeing ? alea_position_get_needs_met (rolled) & needs : 0,
    .result = rolled->result,
    .ending = rolled->ending,
  };
}

static bool
is_same_effect (const Effect *a,
                const Effect *b)
{
  return a->key == b->key && a->met == b->met && a->result == b->result && a->ending == b->ending;
}

size_t
alea_position_list_rolls (const AleaPosition *self,
                          AleaChance          chances[static ALEA_MAX_ROLLS])
{
  const unsigned needs = find_needs (self);
  Effect effects[ALEA_MAX_ROLLS];
  AleaQuestion question;
  AleaRoll roll;
  size_t n = 0;

  alea_position_ask (self, &question);
  if (question.ask != ALEA_ASK_ROLL)
    return 0;

  roll = alea_roll_first (question.dice);
  do
    {
      AleaPosition rolled = *self;
      size_t group = 0;

      assert (n < ALEA_MAX_ROLLS);
      alea_position_roll (&rolled, roll);
      effects[n] = find_effect (&rolled, needs);
      while (!is_same_effect (&effects[group], &effects[n]))
        group++;
      chances[n++] = (AleaChance) {
        .roll = roll,
        .weight = (uint8_t) alea_roll_count_ways (roll),
        .group = (uint8_t) group,
        .met = (uint16_t) alea_position_get_needs_met (&rolled),
      };
    }
  while (alea_roll_next (&roll));

  return n;
}
