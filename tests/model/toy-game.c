/* toy-game.c: a game for tests that asks everything a game may ask
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toy-game.h"

#include "alea-fen.h"
#include "alea-state.h"

#include <assert.h>
#include <string.h>

#define LOST_TURN 1
#define REROLL    6

typedef struct
{
  uint8_t first;        /* what the first player threw, 0 for nothing */
  uint8_t sum;          /* of the dice on the table, 0 for none */
  uint8_t moves_left;
  uint8_t rerolls;      /* the next roll replaces another */
} Memory;

static Memory
recall (const AleaState *state)
{
  Memory memory;

  memcpy (&memory, state->own, sizeof memory);
  return memory;
}

static void
keep (AleaState    *state,
      const Memory *memory)
{
  memcpy (state->own, memory, sizeof *memory);
}

static void
start (AleaState *state)
{
  bool good = alea_fen_read (toy_rules.start_fen, &toy_rules, &state->setup, NULL);

  assert (good);
  (void) good;
  state->stage = ALEA_STAGE_SETUP;
}

static void
ask (const AleaState *state,
     AleaQuestion    *question)
{
  Memory memory = recall (state);

  if (state->stage == ALEA_STAGE_SETUP)
    {
      question->ask = ALEA_ASK_ROLL;
      question->who = memory.first == 0 ? ALEA_WHO_FIRST : ALEA_WHO_SECOND;
      question->dice = (AleaRoll) { .n = 1, .sides = 6 };
    }
  else if (memory.sum == 0)
    {
      question->ask = ALEA_ASK_ROLL;
      if (memory.rerolls)
        question->dice = (AleaRoll) { .n = 1, .sides = 4 };
      else if (question->who == ALEA_WHO_WHITE)
        question->dice = (AleaRoll) { .n = 1, .sides = 6 };
      else
        question->dice = (AleaRoll) { .n = 2, .sides = 4 };
    }
}

/* Gives the turn to the other side; not where that side could then take the
 * king. */
static bool
hand_over (AleaState *state)
{
  AleaSetup setup;

  alea_position_get_setup (&state->position, &setup);
  setup.turn = alea_colour_other (setup.turn);
  setup.n_en_passant = 0;
  return alea_position_init (&state->position, state->rules, &state->options, &setup) == ALEA_FAULT_NONE;
}

static void
roll_for_colours (AleaState *state,
                  AleaRoll   dice)
{
  Memory memory = recall (state);

  if (memory.first == 0)
    memory.first = dice.face[0];
  else if (memory.first == dice.face[0])
    memory.first = 0;
  else
    alea_state_begin_play (state);

  keep (state, &memory);
}

static void
roll (AleaState *state,
      AleaRoll   dice)
{
  Memory memory = recall (state);
  int sum = dice.face[0] + dice.face[1];

  if (state->stage == ALEA_STAGE_SETUP)
    {
      roll_for_colours (state, dice);
      return;
    }

  memory.rerolls = 0;
  if (sum != LOST_TURN || !hand_over (state))
    {
      memory.sum = (uint8_t) sum;
      memory.moves_left = sum > LOST_TURN && sum % 2 == 1 ? 2 : 1;
    }
  keep (state, &memory);
}

static size_t
list_decisions (const AleaState *state,
                AleaDecision    *decisions,
                size_t           size)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (&state->position, moves);

  assert (n < size);
  for (size_t i = 0; i < n; i++)
    decisions[i] = alea_decision_move (moves[i]);
  if (recall (state).sum == REROLL)
    decisions[n++] = alea_decision_act (ALEA_ACT_REROLL);

  return n;
}

static void
decide (AleaState          *state,
        const AleaDecision *decision)
{
  Memory memory = recall (state);

  if (decision->act == ALEA_ACT_REROLL)
    {
      memory.sum = 0;
      memory.rerolls = 1;
    }
  else
    {
      alea_state_play_move (state, decision->move);
      if (state->stage == ALEA_STAGE_OVER || --memory.moves_left == 0 || !hand_over (state))
        memory.sum = 0;
    }

  keep (state, &memory);
}

const AleaRules toy_rules = {
  .id = "toy",
  .title = "Toy",
  .summary = "",
  .dice = "dice",
  .geometry = &alea_geometry_8x8,
  .start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  .king_right = ALEA_KING_CASTLES,
  .start = start,
  .ask = ask,
  .roll = roll,
  .list_decisions = list_decisions,
  .decide = decide,
};
