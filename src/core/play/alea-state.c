/* alea-state.c: a game under way: events in, questions out
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-state.h"

#include "alea-fen.h"

#include <assert.h>
#include <string.h>

/* --- starting ------------------------------------------------------------ */

static void
clear (AleaState         *self,
       const AleaRules   *rules,
       const AleaOptions *options)
{
  memset (self, 0, sizeof *self);
  self->rules = rules;
  if (options != NULL)
    self->options = *options;
  alea_setup_init (&self->setup, rules->geometry);
}

void
alea_state_init (AleaState         *self,
                 const AleaRules   *rules,
                 const AleaOptions *options)
{
  clear (self, rules, options);

  if (rules->setup.start != NULL)
    rules->setup.start (self);
  else
    {
      bool good = alea_fen_read (rules->start_fen, rules, &self->setup, NULL);

      assert (good);
      (void) good;
      alea_state_begin_play (self);
    }
}

static void
begin_history (AleaState *self)
{
  self->stage = ALEA_STAGE_PLAY;
  self->history[0] = alea_position_get_key (&self->position, ALEA_SAME_REPETITION);
  self->n_history = 1;
}

static void go_on (AleaState *self);

AleaFaults
alea_state_init_from_setup (AleaState         *self,
                            const AleaRules   *rules,
                            const AleaOptions *options,
                            const AleaSetup   *setup)
{
  AleaPosition position;
  AleaFaults faults = alea_position_init (&position, rules, options, setup);

  if (faults != ALEA_FAULT_NONE)
    return faults;

  clear (self, rules, options);
  self->position = position;
  begin_history (self);
  if (rules->turn.resume != NULL)
    rules->turn.resume (&self->position);
  if (self->position.ending == ALEA_ENDING_NONE)
    alea_position_look_for_end (&self->position);
  go_on (self);
  return ALEA_FAULT_NONE;
}

void
alea_state_begin_play (AleaState *self)
{
  assert (alea_setup_find_faults (&self->setup, self->rules) == ALEA_FAULT_NONE);
  alea_position_assemble (&self->position, self->rules, &self->options, &self->setup);
  begin_history (self);
}

/* --- history --------------------------------------------------------------- */

void
alea_state_finish (AleaState  *self,
                   AleaResult  result,
                   AleaEnding  ending)
{
  self->stage = ALEA_STAGE_OVER;
  self->result = result;
  self->ending = ending;
}

/* How often the position now has been on the board; 0 where it is none that
 * counts, as in the middle of a turn (RA19). */
static int
count_repetitions (const AleaState *self)
{
  int n = 0;

  if (self->history[self->n_history - 1] != alea_position_get_key (&self->position, ALEA_SAME_REPETITION))
    return 0;

  for (int i = 0; i < self->n_history; i++)
    n += self->history[i] == self->history[self->n_history - 1];

  return n;
}

/* No position comes again over a capture or a pawn move, unless pieces that were
 * captured come back and pawns are taken back by other ways. */
static void
remember (AleaState *self)
{
  if (self->position.halfmove_clock == 0 && self->rules->beside.get_lost == NULL)
    self->n_history = 0;

  if (self->n_history == ALEA_MAX_HISTORY)
    memmove (&self->history[0], &self->history[1], --self->n_history * sizeof self->history[0]);

  self->history[self->n_history++] = alea_position_get_key (&self->position, ALEA_SAME_REPETITION);
}

/* Whether the position has come so often that the game is over, where the game
 * has that draw; it goes before the seventy-five moves. */
static bool
is_fivefold (const AleaState *self)
{
  return self->rules->turn.look_for_end == NULL
         && (self->position.ending == ALEA_ENDING_NONE || self->position.ending == ALEA_ENDING_SEVENTY_FIVE_MOVES)
         && self->n_history >= 5 && count_repetitions (self) >= 5;
}

/* Takes over what the position has come to. */
static void
look_at_position (AleaState *self)
{
  if (is_fivefold (self))
    alea_position_finish (&self->position, ALEA_RESULT_DRAW, ALEA_ENDING_FIVEFOLD);
  if (self->position.ending != ALEA_ENDING_NONE)
    alea_state_finish (self, (AleaResult) self->position.result, (AleaEnding) self->position.ending);
}

void
alea_state_revive (AleaState *self)
{
  if (self->stage != ALEA_STAGE_OVER || self->ending != ALEA_ENDING_DEAD_POSITION)
    return;

  self->stage = ALEA_STAGE_PLAY;
  self->result = ALEA_RESULT_NONE;
  self->ending = ALEA_ENDING_NONE;
  alea_position_finish (&self->position, ALEA_RESULT_NONE, ALEA_ENDING_NONE);
  if (self->position.halfmove_clock >= 150)
    alea_position_finish (&self->position, ALEA_RESULT_DRAW, ALEA_ENDING_SEVENTY_FIVE_MOVES);
  look_at_position (self);
}

/* --- events ---------------------------------------------------------------- */

static void
go_on (AleaState *self)
{
  if (self->position.turn_begins)
    remember (self);
  look_at_position (self);
}

void
alea_state_roll (AleaState *self,
                 AleaRoll   roll)
{
  if (self->stage == ALEA_STAGE_SETUP)
    {
      self->rules->setup.roll (self, roll);
      return;
    }

  alea_position_roll (&self->position, roll);
  go_on (self);
}

void
alea_state_decide (AleaState          *self,
                   const AleaDecision *decision)
{
  if (self->stage == ALEA_STAGE_SETUP)
    {
      self->rules->setup.decide (self, decision);
      return;
    }

  alea_position_decide (&self->position, decision);
  go_on (self);
}

AleaEnding
alea_state_get_claim (const AleaState *self)
{
  if (self->stage == ALEA_STAGE_PLAY
      && self->rules->turn.may_call_stalemate != NULL && self->rules->turn.may_call_stalemate (&self->position))
    return ALEA_ENDING_STALEMATE;

  if (self->stage != ALEA_STAGE_PLAY
      || (alea_rules_find_option (self->rules, "claims") >= 0
          && !alea_rules_option_is (self->rules, &self->options, "claims", "on")))
    return ALEA_ENDING_NONE;

  if (count_repetitions (self) >= 3)
    return ALEA_ENDING_THREEFOLD;
  if (self->position.halfmove_clock >= 100)
    return ALEA_ENDING_FIFTY_MOVES;

  return ALEA_ENDING_NONE;
}

/* --- asking -------------------------------------------------------------- */

void
alea_state_ask (const AleaState *self,
                AleaQuestion    *question)
{
  *question = (AleaQuestion) { .ask = ALEA_ASK_DECIDE };

  switch (self->stage)
    {
    case ALEA_STAGE_SETUP:
      self->rules->setup.ask (self, question);
      break;
    case ALEA_STAGE_PLAY:
      alea_position_ask (&self->position, question);
      break;
    case ALEA_STAGE_OVER:
      question->ask = ALEA_ASK_OVER;
      question->result = self->result;
      question->ending = self->ending;
      break;
    }
}

size_t
alea_state_list_decisions (const AleaState *self,
                           AleaDecision     decisions[static ALEA_MAX_DECISIONS])
{
  AleaQuestion question;

  if (self->stage == ALEA_STAGE_PLAY)
    return alea_position_list_decisions (&self->position, decisions);

  alea_state_ask (self, &question);
  return question.ask == ALEA_ASK_DECIDE ? self->rules->setup.list_decisions (self, decisions) : 0;
}

bool
alea_state_lists (const AleaState    *self,
                  const AleaDecision *decision)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  size_t n = alea_state_list_decisions (self, decisions);

  for (size_t i = 0; i < n; i++)
    if (alea_decision_equal (&decisions[i], decision))
      return true;

  return false;
}

unsigned
alea_state_get_peaceful_types (const AleaState *self)
{
  AleaQuestion question;

  alea_state_ask (self, &question);
  if (question.ask != ALEA_ASK_DECIDE || self->stage != ALEA_STAGE_PLAY || self->rules->turn.get_peaceful_types == NULL)
    return 0;

  return self->rules->turn.get_peaceful_types (&self->position);
}

bool
alea_state_frees_by_dice (const AleaState *self)
{
  return self->rules->turn.get_freeing_face != NULL;
}

int
alea_state_get_freeing_face (const AleaState *self,
                             AleaMove         move)
{
  return self->rules->turn.get_freeing_face != NULL ? self->rules->turn.get_freeing_face (&self->position, move) : 0;
}

bool
alea_decision_equal (const AleaDecision *a,
                     const AleaDecision *b)
{
  if (a->act != b->act)
    return false;

  switch (a->act)
    {
    case ALEA_ACT_MOVE:
      return a->move == b->move;
    case ALEA_ACT_PLACE:
      return a->piece_type == b->piece_type && a->square == b->square;
    case ALEA_ACT_RESIGN:
      return a->colour == b->colour;
    case ALEA_ACT_ACCEPT:
    case ALEA_ACT_REROLL:
    case ALEA_ACT_PASS:
    case ALEA_ACT_DRAW:
      return true;
    }

  return false;
}

bool
alea_event_equal (const AleaEvent *a,
                  const AleaEvent *b)
{
  if (a->type != b->type)
    return false;
  if (a->type == ALEA_EVENT_DECISION)
    return alea_decision_equal (&a->decision, &b->decision);

  return alea_roll_equal (a->roll, b->roll);
}

/* --- looking ------------------------------------------------------------- */

void
alea_state_get_setup (const AleaState *self,
                      AleaSetup       *setup)
{
  if (self->stage == ALEA_STAGE_SETUP)
    *setup = self->setup;
  else
    alea_position_get_setup (&self->position, setup);
}

AleaPiece
alea_state_get_piece (const AleaState *self,
                      AleaSquare       square)
{
  return self->stage == ALEA_STAGE_SETUP ? self->setup.pieces[square]
                                         : alea_position_get_piece (&self->position, square);
}

int
alea_state_get_player (const AleaState *self,
                       AleaColour       colour)
{
  const AleaTable *table = self->stage == ALEA_STAGE_SETUP ? &self->setup.table : &self->position.table;
  const AleaTurnRules *turn = &self->rules->turn;

  return (colour == ALEA_BLACK) != (turn->are_seats_swapped != NULL && turn->are_seats_swapped (table));
}

unsigned
alea_state_get_moves_left (const AleaState *self)
{
  return self->stage == ALEA_STAGE_PLAY && self->rules->turn.get_moves_left != NULL
         ? self->rules->turn.get_moves_left (&self->position) : 0;
}

AleaSquare
alea_state_get_roll_target (const AleaState *self,
                            AleaRoll         roll)
{
  if (self->stage != ALEA_STAGE_SETUP || self->rules->setup.roll_target == NULL)
    return ALEA_NO_SQUARE;

  return self->rules->setup.roll_target (self, roll);
}
