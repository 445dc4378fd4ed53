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

static void
start (AleaState *state)
{
  bool good = alea_fen_read (state->rules->start_fen, state->rules, &state->setup, NULL);

  assert (good);
  (void) good;
}

static void
ask (const AleaState *state,
     AleaQuestion    *question)
{
  question->ask = ALEA_ASK_ROLL;
  question->who = random_move_get_roller (state) == 0 ? ALEA_WHO_FIRST : ALEA_WHO_SECOND;
  question->dice = state->rules->turn_dice;
}

static AleaRoll
get_dice (const AleaPosition *position)
{
  return alea_series_is_roll_due (position) ? position->rules->turn_dice : (AleaRoll) { 0 };
}

static unsigned
get_moves_left (const AleaPosition *position)
{
  return alea_series_get (&position->table)->moves_left;
}

static bool
are_seats_swapped (const AleaTable *table)
{
  return alea_series_get (table)->seats_swapped;
}

static void
get_run (const AleaTable *table,
         int              player,
         AleaRun         *run)
{
  *run = alea_series_get (table)->runs[player];
}

/* Whether a move of this series has been made. */
static bool
is_amid_series (const AleaPosition *position)
{
  const AleaSeries *series = alea_series_get (&position->table);
  const AleaRun run = series->runs[alea_position_get_player (position, alea_position_get_turn (position))];

  return series->moves_left > 0 && series->moves_left < alea_run_moves (run);
}

/* RA19: what was rolled does not count for repetition, but only the beginnings
 * of turns do.  Runs of 2, 3, 4 and 5 are worth the same. */
static void
reduce (const AleaPosition *position,
        AleaSameness        sameness,
        AleaTable          *table)
{
  AleaSeries *series = alea_series_edit (table);

  if (sameness == ALEA_SAME_REPETITION)
    {
      *table = (AleaTable) { 0 };
      series->moves_left = is_amid_series (position);
      return;
    }

  series->first_turn = position->fullmove <= 1;
  for (int player = 0; player < 2; player++)
    if (series->runs[player].value >= 2 && series->runs[player].value <= 5)
      series->runs[player].value = 2;
}

/* R3: the higher roll gets White, a tie is rolled again, and all of it counts
 * as history. */
static void
roll_for_colours (AleaState *state,
                  AleaRoll   dice)
{
  AleaSeries *series = alea_series_edit (&state->setup.table);
  const int face = dice.face[0], player = random_move_get_roller (state);

  series->runs[player] = alea_run_after (series->runs[player], face);
  state->own[0] = player == 0;
  if (player == 0 || series->runs[0].value == face)
    return;

  series->seats_swapped = face > series->runs[0].value;
  alea_state_begin_play (state);
}

/* RA13: whoever cannot move after the other's missed turn is stalemated
 * before any roll. */
static void
roll (AleaPosition *position,
      AleaRoll      dice)
{
  switch (alea_series_throw (position, dice.face[0]))
    {
    case ALEA_THROW_SERIES:
    case ALEA_THROW_SWAPPED:
      break;
    case ALEA_THROW_MISSED:
      alea_position_look_for_end (position);
      break;
    case ALEA_THROW_LOST:
      alea_position_finish (position, alea_result_win (alea_colour_other (alea_position_get_turn (position))),
                            ALEA_ENDING_SIX_SIXES);
      break;
    }
}

/* 2 to 5 are worth one move each, but not when they are rolled again. */
static AleaRoll
get_usual_roll (const AleaPosition *position)
{
  const int mover = alea_position_get_player (position, alea_position_get_turn (position));
  const AleaRun *run = &alea_series_get (&position->table)->runs[mover];

  return (AleaRoll) { 1, 6, { run->value == 2 ? 3 : 2 } };
}

/* A roll on the table counts now, unless its moves are under way already. */
static void
resume (AleaPosition *position)
{
  const AleaRoll dice = position->table.roll;

  position->table.roll = (AleaRoll) { 0 };
  if (dice.n == 1 && get_moves_left (position) == 0)
    roll (position, dice);
}

/* RA19: positions count for repetition at the start of turns only. */
static void
decide (AleaPosition       *position,
        const AleaDecision *decision)
{
  const AleaColour mover = alea_position_get_turn (position);

  alea_position_play (position, decision->move);

  if (alea_position_get_king (position, alea_colour_other (mover)) == ALEA_NO_SQUARE)
    {
      alea_position_finish (position, alea_result_win (mover), ALEA_ENDING_KING_CAPTURED);
      return;
    }

  position->turn_begins = get_moves_left (position) == 0;
  alea_position_look_for_end (position);
}

static const AleaMoment moments[] = {
  { N_("A turn that may continue a run"),
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 runs=5x1/2x1", NULL },
  { N_("A turn after two sixes"),
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 9 runs=6x2/2x1", NULL },
  { N_("The roll for colours"), NULL, NULL },
  { NULL, NULL, NULL },
};

const AleaRules alea_rules_random_move = {
  .id = "random-move",
  .title = N_("Random Move Number Chess"),
  .short_title = N_("Random Move"),
  .summary = N_("Each turn, one die decides how many moves you make, if any. This evens out differences in "
                "strength."),
  .pgn_variant = "Random Move Number Chess",
  .dice = "1d6 every turn",
  .geometry = &alea_geometry_8x8,
  .start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  .king_right = ALEA_KING_CASTLES,
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
      .labels = { N_("The king may be captured"), N_("The check stands; the king cannot be captured"),
                  N_("One move to save the king") },
      .rule = "RA9",
    },
    {
      .key = "no-move",
      .title = N_("No legal move left during a series"),
      .choices = { "draw", "lapse" },
      .labels = { N_("Draw by stalemate"), N_("The rest of the series lapses") },
      .rule = "RA14",
    },
    ALEA_OPTION_CLAIMS,
  },
  .setup = {
    .start = start,
    .ask = ask,
    .roll = roll_for_colours,
  },
  .turn = {
    .get_dice = get_dice,
    .get_usual_roll = get_usual_roll,
    .roll = roll,
    .decide = decide,
    .resume = resume,
    .get_moves_left = get_moves_left,
    .are_seats_swapped = are_seats_swapped,
    .reduce = reduce,
  },
  .moves = {
    .after = alea_series_after_move,
    .filter = alea_series_settle_captures,
    .may_capture_king = alea_series_may_capture_king,
    .perft = alea_series_perft,
  },
  .beside = {
    .tokens = random_move_tokens,
    .fields = random_move_fields,
    .faults = random_move_faults,
    .carry_on = random_move_carry_on,
    .swap = random_move_swap,
  },
  .words = {
    .fifty_moves = N_("Draw: the two players have made a hundred moves in all without a capture or a pawn move."),
    .seventy_five_moves = N_("Draw: the two players have made a hundred and fifty moves in all without a capture "
                             "or a pawn move."),
    .describe = random_move_describe,
    .guide = random_move_guide,
    .get_run = get_run,
  },
};
