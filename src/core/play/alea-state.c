/* alea-state.c: a game under way: events in, questions out
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-state.h"

#include "alea-commentary.h"
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

  if (rules->start != NULL)
    rules->start (self);
  else
    {
      bool good = alea_fen_read (rules->start_fen, rules, &self->setup, NULL);

      assert (good);
      (void) good;
      alea_state_begin_play (self);
    }
}

/* Positions are compared as they stand when a turn begins, before any dice. */
static uint64_t
key_before_dice (const AleaPosition *position)
{
  AleaPosition before = *position;

  if (before.table.roll.n == 0 && before.table.doubles == 0)
    return position->key;

  alea_position_clear_dice (&before);
  return before.key;
}

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
  self->stage = ALEA_STAGE_PLAY;
  self->position = position;
  self->history[self->n_history++] = key_before_dice (&position);
  if (rules->resume != NULL)
    rules->resume (self);
  if (self->stage == ALEA_STAGE_PLAY)
    alea_state_look_for_end (self);
  return ALEA_FAULT_NONE;
}

void
alea_state_begin_play (AleaState *self)
{
  AleaFaults faults = alea_position_init (&self->position, self->rules, &self->options, &self->setup);

  assert (faults == ALEA_FAULT_NONE);
  (void) faults;

  self->stage = ALEA_STAGE_PLAY;
  self->n_history = 0;
  self->history[self->n_history++] = self->position.key;
}

/* --- ending -------------------------------------------------------------- */

void
alea_state_finish (AleaState  *self,
                   AleaResult  result,
                   AleaEnding  ending)
{
  self->stage = ALEA_STAGE_OVER;
  self->result = result;
  self->ending = ending;
}

static AleaResult
win_for (AleaColour colour)
{
  return colour == ALEA_WHITE ? ALEA_RESULT_WHITE : ALEA_RESULT_BLACK;
}

/* How often the position now has been on the board; 0 where it is none that
 * counts, as in the middle of a turn (RA19). */
static int
count_repetitions (const AleaState *self)
{
  int n = 0;

  if (self->history[self->n_history - 1] != key_before_dice (&self->position))
    return 0;

  for (int i = 0; i < self->n_history; i++)
    n += self->history[i] == self->history[self->n_history - 1];

  return n;
}

/* The draws that no player need claim. */
static void
look_for_long_game (AleaState *self)
{
  if (count_repetitions (self) >= 5)
    alea_state_finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_FIVEFOLD);
  else if (self->position.halfmove_clock >= 150)
    alea_state_finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_SEVENTY_FIVE_MOVES);
}

/* Mate comes before all else; it stands even on the 75th move. */
void
alea_state_look_for_end (AleaState *self)
{
  const AleaPosition *position = &self->position;

  if (self->rules->look_for_end != NULL)
    {
      self->rules->look_for_end (self);
      return;
    }

  if (alea_position_count_moves (position) == 0)
    {
      if (alea_position_get_checkers (position) != 0)
        alea_state_finish (self, win_for (alea_colour_other (alea_position_get_turn (position))),
                           ALEA_ENDING_CHECKMATE);
      else
        alea_state_finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_STALEMATE);
    }
  else if (alea_position_is_dead (position))
    alea_state_finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_DEAD_POSITION);
  else
    look_for_long_game (self);
}

void
alea_state_revive (AleaState *self)
{
  if (self->stage != ALEA_STAGE_OVER || self->ending != ALEA_ENDING_DEAD_POSITION)
    return;

  self->stage = ALEA_STAGE_PLAY;
  self->result = ALEA_RESULT_NONE;
  self->ending = ALEA_ENDING_NONE;
  look_for_long_game (self);
}

void
alea_state_remember (AleaState *self)
{
  if (self->position.halfmove_clock == 0)
    self->n_history = 0;

  if (self->n_history == ALEA_MAX_HISTORY)
    memmove (&self->history[0], &self->history[1], --self->n_history * sizeof self->history[0]);

  self->history[self->n_history++] = self->position.key;
}

void
alea_state_play_move (AleaState *self,
                      AleaMove   move)
{
  alea_position_play (&self->position, move);
  alea_state_remember (self);
  alea_state_look_for_end (self);
}

void
alea_state_play_pass (AleaState *self)
{
  alea_position_pass (&self->position);
  alea_state_remember (self);
  alea_state_look_for_end (self);
}

AleaEnding
alea_state_get_claim (const AleaState *self)
{
  if (self->stage == ALEA_STAGE_PLAY
      && self->rules->may_call_stalemate != NULL && self->rules->may_call_stalemate (self))
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

  if (self->stage == ALEA_STAGE_OVER)
    {
      question->ask = ALEA_ASK_OVER;
      question->result = self->result;
      question->ending = self->ending;
      return;
    }

  if (self->stage == ALEA_STAGE_PLAY)
    question->who = (AleaWho) alea_position_get_turn (&self->position);
  if (self->rules->ask != NULL)
    self->rules->ask (self, question);
}

size_t
alea_state_list_decisions (const AleaState *self,
                           AleaDecision     decisions[static ALEA_MAX_DECISIONS])
{
  AleaMove moves[ALEA_MAX_MOVES];
  AleaQuestion question;
  size_t n;

  alea_state_ask (self, &question);
  if (question.ask != ALEA_ASK_DECIDE)
    return 0;

  if (self->rules->list_decisions != NULL)
    return self->rules->list_decisions (self, decisions, ALEA_MAX_DECISIONS);

  n = alea_position_list_moves (&self->position, moves);
  for (size_t i = 0; i < n; i++)
    decisions[i] = alea_decision_move (moves[i]);

  return n;
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

AleaSquareSet
alea_state_get_movers (const AleaState *self)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  size_t n = alea_state_list_decisions (self, decisions);
  AleaSquareSet movers = 0;

  for (size_t i = 0; i < n; i++)
    if (decisions[i].act == ALEA_ACT_MOVE && alea_move_type (decisions[i].move) != ALEA_MOVE_RESURRECTION)
      movers |= (AleaSquareSet) 1 << alea_move_from (decisions[i].move);

  return movers;
}

unsigned
alea_state_get_peaceful_types (const AleaState *self)
{
  AleaQuestion question;

  alea_state_ask (self, &question);
  if (question.ask != ALEA_ASK_DECIDE || self->stage != ALEA_STAGE_PLAY || self->rules->get_peaceful_types == NULL)
    return 0;

  return self->rules->get_peaceful_types (self);
}

bool
alea_state_frees_by_dice (const AleaState *self)
{
  return self->rules->get_freeing_face != NULL;
}

int
alea_state_get_freeing_face (const AleaState *self,
                             AleaMove         move)
{
  return self->rules->get_freeing_face != NULL ? self->rules->get_freeing_face (self, move) : 0;
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

/* --- applying ------------------------------------------------------------ */

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
        alea_text_set (why, self->rules->numbers.dice, N_("A die of {sides} sides cannot show {face}."));
        alea_text_add_number (why, "sides", question->dice.sides);
        alea_text_add_number (why, "face", roll.face[i]);
        return false;
      }

  roll.sides = question->dice.sides;
  self->rules->roll (self, roll);
  return true;
}

static bool
apply_draw (AleaState *self,
            AleaText  *why)
{
  AleaEnding claim = alea_state_get_claim (self);

  if (self->stage != ALEA_STAGE_PLAY)
    return refuse (why, "B16", N_("A draw can be agreed once play has begun."));

  alea_state_finish (self, ALEA_RESULT_DRAW, claim != ALEA_ENDING_NONE ? claim : ALEA_ENDING_AGREEMENT);
  return true;
}

static bool
apply_resignation (AleaState  *self,
                   AleaColour  colour,
                   AleaText   *why)
{
  if (self->stage != ALEA_STAGE_PLAY)
    return refuse (why, "B16", N_("A player can resign once play has begun."));

  alea_state_finish (self, win_for (alea_colour_other (colour)), ALEA_ENDING_RESIGNATION);
  return true;
}

void
alea_state_decide (AleaState          *self,
                   const AleaDecision *decision)
{
  if (self->rules->decide != NULL)
    self->rules->decide (self, decision);
  else
    alea_state_play_move (self, decision->move);
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
    return refuse (why, alea_state_get_roll_rule (self), N_("A roll is due first."));
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

AleaSquare
alea_state_get_roll_target (const AleaState *self,
                            AleaRoll         roll)
{
  if (self->stage != ALEA_STAGE_SETUP || self->rules->roll_target == NULL)
    return ALEA_NO_SQUARE;

  return self->rules->roll_target (self, roll);
}

const char *
alea_result_to_string (AleaResult result)
{
  static const char *const strings[] = { "*", "1-0", "0-1", "1/2-1/2" };

  return strings[result];
}

const char *
alea_ending_to_string (AleaEnding ending)
{
  static const char *const strings[] = {
    [ALEA_ENDING_NONE] = "",
    [ALEA_ENDING_CHECKMATE] = "checkmate",
    [ALEA_ENDING_KING_CAPTURED] = "king captured",
    [ALEA_ENDING_STALEMATE] = "stalemate",
    [ALEA_ENDING_RESIGNATION] = "resignation",
    [ALEA_ENDING_AGREEMENT] = "agreement",
    [ALEA_ENDING_THREEFOLD] = "threefold repetition",
    [ALEA_ENDING_FIVEFOLD] = "fivefold repetition",
    [ALEA_ENDING_FIFTY_MOVES] = "fifty moves",
    [ALEA_ENDING_SEVENTY_FIVE_MOVES] = "seventy-five moves",
    [ALEA_ENDING_DEAD_POSITION] = "dead position",
    [ALEA_ENDING_SIX_SIXES] = "666 twice",
  };

  return strings[ending];
}
