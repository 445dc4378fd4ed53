/* random-move.c: Random Move Number Chess, where a die says how many moves
 *
 * Rules: rules R1 to R8 and the readings RA1 to RA25; the game is Charles
 * Daniel's (2007).  The set-up is the throw-off for colours; in play each turn
 * is a roll and as many moves as it is worth.  A roll that gives no move ends
 * the turn by itself: there is nothing to decide.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games.h"
#include "random-move.h"

#include "alea-fen.h"
#include "alea-runs.h"
#include "alea-series.h"

#include <assert.h>

/* All that the throw-off has to remember for itself; what the first player
 * has rolled is in the run. */
int
random_move_get_roller (const AleaState *state)
{
  return state->own[0];
}

static void
start (AleaState *state)
{
  bool good = alea_fen_read (state->rules->start_fen, state->rules, &state->setup, NULL);

  assert (good);
  (void) good;
  state->stage = ALEA_STAGE_SETUP;
}

static void
ask (const AleaState *state,
     AleaQuestion    *question)
{
  if (state->stage == ALEA_STAGE_SETUP)
    question->who = random_move_get_roller (state) == 0 ? ALEA_WHO_FIRST : ALEA_WHO_SECOND;
  else if (!alea_series_is_roll_due (&state->position))
    return;

  question->ask = ALEA_ASK_ROLL;
  question->dice = (AleaRoll) { .n = 1, .sides = 6 };
}

/* R3: the higher roll gets White, a tie is rolled again, and all of it counts
 * as history. */
static void
roll_for_colours (AleaState *state,
                  int        face)
{
  AleaTable *table = &state->setup.table;
  int player = random_move_get_roller (state);

  table->runs[player] = alea_run_after (table->runs[player], face);
  state->own[0] = player == 0;
  if (player == 0 || table->runs[0].value == face)
    return;

  table->seats_swapped = face > table->runs[0].value;
  alea_state_begin_play (state);
}

/* RA13: whoever cannot move after the other's missed turn is stalemated
 * before any roll. */
static void
roll_for_moves (AleaState *state,
                int        face)
{
  switch (alea_series_throw (&state->position, face))
    {
    case ALEA_THROW_SERIES:
    case ALEA_THROW_SWAPPED:
      break;
    case ALEA_THROW_MISSED:
      alea_state_look_for_end (state);
      break;
    case ALEA_THROW_LOST:
      alea_state_finish (state,
                         alea_position_get_turn (&state->position) == ALEA_WHITE ? ALEA_RESULT_BLACK
                                                                                 : ALEA_RESULT_WHITE,
                         ALEA_ENDING_SIX_SIXES);
      break;
    }
}

static void
roll (AleaState *state,
      AleaRoll   dice)
{
  if (state->stage == ALEA_STAGE_SETUP)
    roll_for_colours (state, dice.face[0]);
  else
    roll_for_moves (state, dice.face[0]);
}

/* A roll on the table counts now, unless its moves are under way already. */
static void
resume (AleaState *state)
{
  AleaTable *table = &state->position.table;
  AleaRoll dice = table->roll;

  table->roll = (AleaRoll) { 0 };
  if (dice.n == 1 && table->moves_left == 0)
    roll_for_moves (state, dice.face[0]);
}

/* RA19: positions count for repetition at the start of turns only. */
static void
decide (AleaState          *state,
        const AleaDecision *decision)
{
  AleaPosition *position = &state->position;
  const AleaColour mover = alea_position_get_turn (position);

  alea_position_play (position, decision->move);

  if (alea_position_get_king (position, alea_colour_other (mover)) == ALEA_NO_SQUARE)
    {
      alea_state_finish (state, mover == ALEA_WHITE ? ALEA_RESULT_WHITE : ALEA_RESULT_BLACK,
                         ALEA_ENDING_KING_CAPTURED);
      return;
    }

  if (position->table.moves_left == 0)
    alea_state_remember (state);
  alea_state_look_for_end (state);
}

static const AleaMoment moments[] = {
  { N_("A turn, and runs that go on"),
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 runs=5x1/2x1", NULL },
  { N_("A turn after two sixes"),
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 9 runs=6x2/2x1", NULL },
  { N_("For the colours"), NULL, NULL },
  { NULL, NULL, NULL },
};

const AleaRules alea_rules_random_move = {
  .id = "random-move",
  .title = N_("Random Move Number Chess"),
  .summary = N_("Every turn one die says how many moves you make, or none. Evens out players of unequal strength."),
  .pgn_variant = "Random Move Number Chess",
  .dice = "1d6 every turn",
  .geometry = &alea_geometry_8x8,
  .start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  .has_castling = true,
  .moves_in_series = true,
  .turn_dice = { .n = 1, .sides = 6 },
  .moments = moments,
  .numbers = {
    .dice = "R2",
    .turn = "R5",
    .king_captured = "RA9",
    .stalemate = "RA13",
    .repetition = "RA19",
    .fifty_moves = "RA20",
    .dead_position = "RA21",
  },
  .options = {
    {
      .key = "missed-check",
      .title = N_("A turn missed while in check"),
      .choices = { "capture", "immune", "save" },
      .labels = { N_("The king may be captured"), N_("The check stands, but no king is captured"),
                  N_("One move to save the king") },
      .rule = "RA9",
    },
    {
      .key = "no-move",
      .title = N_("No legal move left within a series"),
      .choices = { "draw", "lapse" },
      .labels = { N_("Draw by stalemate"), N_("The rest of the series lapses") },
      .rule = "RA14",
    },
    ALEA_OPTION_CLAIMS,
  },
  .start = start,
  .resume = resume,
  .ask = ask,
  .roll = roll,
  .decide = decide,
  .fifty_moves = N_("Draw: a hundred moves, counted one by one, without a capture or a pawn move."),
  .seventy_five_moves = N_("Draw: a hundred and fifty moves, counted one by one, without a capture or a pawn move."),
  .describe = random_move_describe,
  .guide = random_move_guide,
};
