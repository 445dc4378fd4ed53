/* toy-game.c: a game for tests that asks everything a game may ask
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toy-game.h"

#include "alea-fen.h"
#include "alea-state.h"
#include "text/reading.h"

#include <assert.h>
#include <stdio.h>

#define LOST_TURN 1
#define REROLL    6

/* What lies beside the board. */
typedef struct
{
  uint8_t first;        /* what the first player threw, 0 for nothing */
  uint8_t sum;          /* of the dice on the table, 0 for none */
  uint8_t moves_left;
  uint8_t rerolls;      /* the next roll replaces another */
} Memory;

static const Memory *
recall (const AleaTable *table)
{
  return (const Memory *) table->own;
}

static Memory *
get_memory (AleaTable *table)
{
  return (Memory *) table->own;
}

/* --- set-up --------------------------------------------------------------- */

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
  question->ask = ALEA_ASK_ROLL;
  question->who = recall (&state->setup.table)->first == 0 ? ALEA_WHO_FIRST : ALEA_WHO_SECOND;
  question->dice = (AleaRoll) { .n = 1, .sides = 6 };
}

static void
roll_for_colours (AleaState *state,
                  AleaRoll   dice)
{
  Memory *memory = get_memory (&state->setup.table);

  if (memory->first == 0)
    memory->first = dice.face[0];
  else if (memory->first == dice.face[0])
    memory->first = 0;
  else
    alea_state_begin_play (state);
}

/* --- play ----------------------------------------------------------------- */

static AleaRoll
get_dice (const AleaPosition *position)
{
  const Memory *memory = recall (&position->table);

  if (memory->sum > 0)
    return (AleaRoll) { 0 };
  if (memory->rerolls)
    return (AleaRoll) { .n = 1, .sides = 4 };

  return alea_position_get_turn (position) == ALEA_WHITE ? (AleaRoll) { .n = 1, .sides = 6 }
                                                         : (AleaRoll) { .n = 2, .sides = 4 };
}

/* Gives the turn to the other side; not where that side could then take the
 * king. */
static bool
hand_over (AleaPosition *position)
{
  AleaSetup setup;

  alea_position_get_setup (position, &setup);
  setup.turn = alea_colour_other (setup.turn);
  setup.n_en_passant = 0;
  return alea_position_init (position, position->rules, &position->options, &setup) == ALEA_FAULT_NONE;
}

static void
roll (AleaPosition *position,
      AleaRoll      dice)
{
  Memory *memory = get_memory (&position->table);
  int sum = dice.face[0] + dice.face[1];

  memory->rerolls = 0;
  if (sum == LOST_TURN && hand_over (position))
    return;

  memory->sum = (uint8_t) sum;
  memory->moves_left = sum > LOST_TURN && sum % 2 == 1 ? 2 : 1;
}

static size_t
list_decisions (const AleaPosition *position,
                AleaDecision       *decisions)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);

  assert (n < ALEA_MAX_DECISIONS);
  for (size_t i = 0; i < n; i++)
    decisions[i] = alea_decision_move (moves[i]);
  if (recall (&position->table)->sum == REROLL)
    decisions[n++] = alea_decision_act (ALEA_ACT_REROLL);

  return n;
}

static void
decide (AleaPosition       *position,
        const AleaDecision *decision)
{
  Memory *memory = get_memory (&position->table);

  if (decision->act == ALEA_ACT_REROLL)
    {
      memory->sum = 0;
      memory->rerolls = 1;
      return;
    }

  alea_position_play_move (position, decision->move);
  if (position->ending != ALEA_ENDING_NONE || --memory->moves_left == 0 || !hand_over (position))
    memory->sum = 0;
}

/* For repetition only the board counts. */
static void
reduce (const AleaPosition *position,
        AleaSameness        sameness,
        AleaTable          *table)
{
  if (sameness == ALEA_SAME_REPETITION)
    *table = (AleaTable) { 0 };
}

/* --- beside the board ------------------------------------------------------ */

/* "sum=5x2": the sum, and the moves left of it. */
static bool
read_sum (const char **text,
          AleaSetup   *setup)
{
  Memory *memory = get_memory (&setup->table);

  return read_small_number (text, 1, 8, &memory->sum)
         && read_char (text, 'x')
         && read_small_number (text, 1, 2, &memory->moves_left);
}

static bool
write_sum (const AleaSetup *setup,
           char             value[static ALEA_TOKEN_SIZE])
{
  const Memory *memory = recall (&setup->table);

  snprintf (value, ALEA_TOKEN_SIZE, "%ux%u", memory->sum, memory->moves_left);
  return memory->sum > 0;
}

static const AleaToken tokens[] = {
  { "sum", "sum: it is a sum and the moves left of it, like “5x2”.", read_sum, write_sum },
  { .key = NULL },
};

static unsigned
get_rerolls (const AleaSetup *setup,
             unsigned         number)
{
  return recall (&setup->table)->rerolls;
}

static void
set_rerolls (AleaSetup *setup,
             unsigned   number,
             unsigned   value)
{
  get_memory (&setup->table)->rerolls = (uint8_t) value;
}

static unsigned
get_sum (const AleaSetup *setup,
         unsigned         number)
{
  return recall (&setup->table)->sum;
}

static void
set_sum (AleaSetup *setup,
         unsigned   number,
         unsigned   value)
{
  Memory *memory = get_memory (&setup->table);

  memory->sum = (uint8_t) value;
  memory->moves_left = value > 0;
}

static unsigned
get_max_sum (const AleaSetup *setup,
             unsigned         number)
{
  return 8;
}

static const AleaField fields[] = {
  { .row = "Roll", .title = "The next roll replaces another", .get = get_rerolls, .set = set_rerolls },
  { .row = "Sum", .title = "Sum of the dice", .kind = ALEA_FIELD_NUMBER, .get = get_sum, .set = set_sum,
    .get_max = get_max_sum },
  { .title = NULL },
};

const AleaRules toy_rules = {
  .id = "toy",
  .title = "Toy",
  .summary = "",
  .dice = "dice",
  .geometry = &alea_geometry_8x8,
  .start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  .king_right = ALEA_KING_CASTLES,
  .setup = {
    .start = start,
    .ask = ask,
    .roll = roll_for_colours,
  },
  .turn = {
    .get_dice = get_dice,
    .roll = roll,
    .list_decisions = list_decisions,
    .decide = decide,
    .reduce = reduce,
  },
  .beside = {
    .tokens = tokens,
    .fields = fields,
  },
};
