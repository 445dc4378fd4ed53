/* courtyard.c: Courtyard Chess, a game made up for the tests
 *
 * The one rules file of a game that src/ knows nothing of.  Chess on a board
 * of 6x6, without castling, and with no bishops but those that pawns become.
 * A coin says before play who begins: 1 for White, 2 for Black; or, by a house
 * rule, the other way round.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "courtyard.h"

#include "alea-fen.h"
#include "alea-position-dice.h"
#include "games/games.h"
#include "text/reading.h"

#include <assert.h>
#include <stdio.h>

#define MAX_PASSES 3

static const AleaGeometry courtyard = {
  .files = 6,
  .ranks = 6,
  .file_letters = "abcdef",
  .first_rank = 1,
};

/* What lies beside the board. */
typedef struct
{
  uint8_t passes[2];   /* that a side has used, by colour */
} Beside;

static const Beside *
look_at (const AleaTable *table)
{
  return (const Beside *) table->own;
}

static Beside *
edit (AleaTable *table)
{
  return (Beside *) table->own;
}

/* --- who begins ------------------------------------------------------------- */

static void
start (AleaState *state)
{
  bool good = alea_fen_read (courtyard_rules.start_fen, &courtyard_rules, &state->setup, NULL);

  assert (good);
  (void) good;
}

static void
ask (const AleaState *state,
     AleaQuestion    *question)
{
  question->ask = ALEA_ASK_ROLL;
  question->who = ALEA_WHO_FIRST;
  question->dice = (AleaRoll) { .n = 1, .sides = 2 };
}

static void
roll (AleaState *state,
      AleaRoll   coin)
{
  bool is_heads = coin.face[0] == 1;

  state->setup.turn = is_heads == alea_rules_option_is (state->rules, &state->options, "heads", "white")
                      ? ALEA_WHITE : ALEA_BLACK;
  alea_state_begin_play (state);
}

/* --- play ------------------------------------------------------------------- */

static bool
may_pass (const AleaPosition *position)
{
  return position->table.roll.face[0] == 2 && alea_position_get_checkers (position) == 0
         && look_at (&position->table)->passes[alea_position_get_turn (position)] < MAX_PASSES;
}

static size_t
list_decisions (const AleaPosition *position,
                AleaDecision       *decisions)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);

  for (size_t i = 0; i < n; i++)
    decisions[i] = alea_decision_move (moves[i]);
  if (may_pass (position))
    decisions[n++] = alea_decision_act (ALEA_ACT_PASS);

  return n;
}

static void
decide (AleaPosition       *position,
        const AleaDecision *decision)
{
  if (decision->act == ALEA_ACT_MOVE)
    {
      alea_position_play_move (position, decision->move);
      return;
    }

  edit (&position->table)->passes[alea_position_get_turn (position)]++;
  alea_position_play_pass (position);
}

/* The coin goes off the table with the move. */
static void
before_move (AleaPosition *position,
             AleaMove      move)
{
  alea_position_clear_dice (position);
}

/* --- beside the board ------------------------------------------------------- */

/* "passes=2/1" */
static bool
read_passes (const char **text,
             AleaSetup   *setup)
{
  uint8_t *passes = edit (&setup->table)->passes;

  return read_small_number (text, 0, MAX_PASSES, &passes[ALEA_WHITE]) && read_char (text, '/')
         && read_small_number (text, 0, MAX_PASSES, &passes[ALEA_BLACK]);
}

static bool
write_passes (const AleaSetup *setup,
              char             value[static ALEA_TOKEN_SIZE])
{
  const uint8_t *passes = look_at (&setup->table)->passes;

  snprintf (value, ALEA_TOKEN_SIZE, "%u/%u", passes[ALEA_WHITE], passes[ALEA_BLACK]);
  return passes[ALEA_WHITE] + passes[ALEA_BLACK] > 0;
}

static const AleaToken tokens[] = {
  { "passes", "passes: they are two numbers up to 3, like “2/1”.", read_passes, write_passes },
  { .key = NULL },
};

static unsigned
get_passes (const AleaSetup *setup,
            unsigned         colour)
{
  return look_at (&setup->table)->passes[colour];
}

static void
set_passes (AleaSetup *setup,
            unsigned   colour,
            unsigned   value)
{
  edit (&setup->table)->passes[colour] = (uint8_t) value;
}

static unsigned
get_max_passes (const AleaSetup *setup,
                unsigned         colour)
{
  return MAX_PASSES;
}

static const AleaField fields[] = {
  { .row = "White’s passes", .title = "Passes of White", .kind = ALEA_FIELD_NUMBER, .number = ALEA_WHITE,
    .get = get_passes, .set = set_passes, .get_max = get_max_passes },
  { .row = "Black’s passes", .title = "Passes of Black", .kind = ALEA_FIELD_NUMBER, .number = ALEA_BLACK,
    .get = get_passes, .set = set_passes, .get_max = get_max_passes },
  { .title = NULL },
};

static void
swap (AleaSetup *setup)
{
  Beside *beside = edit (&setup->table);

  *beside = (Beside) { { beside->passes[ALEA_BLACK], beside->passes[ALEA_WHITE] } };
}

/* --- words ------------------------------------------------------------------ */

static void
describe (const AleaState *before,
          const AleaEvent *event,
          const AleaState *after,
          AleaText        *text)
{
  if (event->type != ALEA_EVENT_ROLL)
    {
      if (event->decision.act == ALEA_ACT_PASS)
        alea_text_set (text, NULL, "The turn is passed.");
      return;
    }

  if (before->stage == ALEA_STAGE_SETUP)
    alea_text_set (text, NULL, alea_position_get_turn (&after->position) == ALEA_WHITE
                               ? "The coin says that White begins."
                               : "The coin says that Black begins.");
  else
    alea_text_set (text, NULL, may_pass (&after->position) ? "The coin allows a pass."
                                                           : "The coin asks for a move.");
}

static void
guide (const AleaState *state,
       AleaText        *text)
{
  if (state->stage == ALEA_STAGE_SETUP)
    alea_text_set (text, NULL, "Toss the coin: it says who begins.");
  else if (state->position.table.roll.n == 0)
    alea_text_set (text, NULL, "Toss the coin.");
}

const AleaRules courtyard_rules = {
  .id = "courtyard",
  .title = "Courtyard Chess",
  .summary = "A small board, and a coin says who begins.",
  .pgn_variant = "Courtyard Chess",
  .dice = "1d2 every turn",
  .geometry = &courtyard,
  .start_fen = "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1",
  .options = {
    {
      .key = "heads",
      .title = "Who begins on a 1",
      .choices = { "white", "black" },
      .labels = { "White", "Black" },
      .rule = "Y1",
    },
    ALEA_OPTION_CLAIMS,
  },
  .turn_dice = { .n = 1, .sides = 2 },
  .setup = {
    .start = start,
    .ask = ask,
    .roll = roll,
  },
  .turn = {
    .list_decisions = list_decisions,
    .decide = decide,
  },
  .moves = {
    .before = before_move,
  },
  .beside = {
    .tokens = tokens,
    .fields = fields,
    .swap = swap,
  },
  .words = {
    .describe = describe,
    .guide = guide,
  },
};
