/* random-move-words.c: Random Move Number Chess in sentences
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-move.h"

#include "alea-notation.h"
#include "alea-position-attacks.h"
#include "alea-series.h"

static bool
is_missed_check (const AleaState *state,
                 const char      *choice)
{
  return alea_rules_option_is (state->rules, &state->options, "missed-check", choice);
}

static bool
is_in_check (const AleaState *state)
{
  return alea_position_get_checkers (&state->position) != 0;
}

/* Whether the side to move may capture the king of a side that missed its
 * turn (RA9). */
static bool
can_capture_king (const AleaState *state)
{
  const AleaPosition *position = &state->position;
  AleaColour turn = alea_position_get_turn (position);
  AleaSquare king = alea_position_get_king (position, alea_colour_other (turn));

  return is_missed_check (state, "capture") && king != ALEA_NO_SQUARE
         && alea_position_get_attackers (position, king, turn) != 0;
}

/* The player who has @colour, for a sentence. */
static const char *
seat_word (const AleaState *state,
           AleaColour       colour)
{
  return alea_position_get_player (&state->position, colour) == 0 ? N_("the first player")
                                                                 : N_("the second player");
}

/* --- rolls --------------------------------------------------------------- */

static void
describe_throw_off (const AleaState *before,
                    int              face,
                    const AleaState *after,
                    AleaText        *text)
{
  int first = alea_series_get (&before->setup.table)->runs[0].value;

  if (random_move_get_roller (before) == 0)
    alea_text_set (text, "R3", N_("The first player rolls {face} for colours."));
  else if (after->stage == ALEA_STAGE_SETUP)
    alea_text_set (text, "R3", N_("{face} again: a tie. Both players roll once more."));
  else if (alea_series_get (&after->position.table)->seats_swapped)
    alea_text_set (text, "R3", N_("The second player rolls {face} against {first} and gets White."));
  else
    alea_text_set (text, "R3", N_("The second player rolls {face} against {first}: the first player gets White."));

  alea_text_add_number (text, "face", face);
  alea_text_add_number (text, "first", first);
}

static void
describe_missed_turn (const AleaState *before,
                      AleaText        *text)
{
  if (!is_in_check (before))
    alea_text_set (text, "R6", N_("{player} rolls 1 and misses a turn."));
  else if (is_missed_check (before, "capture"))
    alea_text_set (text, "RA9", N_("{player} rolls 1 while in check and misses a turn: {opponent} may capture the "
                                   "king."));
  else
    alea_text_set (text, "RA9", N_("{player} rolls 1 while in check and misses a turn. The check stands, but the "
                                   "king cannot be captured."));
}

static void
describe_moves (AleaRun   run,
                AleaText *text)
{
  unsigned long moves = (unsigned long) alea_run_moves (run);

  if (moves == 0)
    alea_text_set (text, "RA9", N_("{player} rolls 1 while in check: one move to save the king, and no more."));
  else if (run.length == 1)
    alea_text_set (text, "R6", run.value == 6 ? N_("{player} rolls a six: two moves.")
                                              : N_("{player} rolls {face}: one move."));
  else if (run.value == 1)
    alea_text_set_plural (text, "R6", "{player} rolls 1 for the second time in a row: {n} move, one fewer than the "
                                      "length of the run.",
                          "{player} rolls 1 again, making {length} in a row: {n} moves, one fewer than the length "
                          "of the run.", moves);
  else if (run.value == 6)
    alea_text_set_plural (text, "R6", "{player} rolls a six again: {n} move, one more than the length of the run.",
                          "{player} rolls a six again, making {length} in a row: {n} moves, one more than the "
                          "length of the run.", moves);
  else
    alea_text_set_plural (text, "R6", "{player} rolls {face} again: {n} move.",
                          "{player} rolls {face} again, making {length} in a row: {n} moves.", moves);
}

static void
describe_swap (const AleaState *before,
               const AleaState *after,
               AleaColour       colour,
               AleaText        *text)
{
  alea_text_set (text, "RA6", is_in_check (before)
                              ? N_("666! The players change sides: {seat} now has {player}, is in check, and rolls next.")
                              : N_("666! The players change sides: {seat} now has {player} and rolls next."));
  alea_text_add_word (text, "seat", seat_word (after, colour));
}

static void
describe_roll (const AleaState *before,
               int              face,
               const AleaState *after,
               AleaText        *text)
{
  AleaColour us = alea_position_get_turn (&before->position);
  const AleaSeries *series = alea_series_get (&before->position.table);
  AleaRun run = alea_run_after (series->runs[alea_position_get_player (&before->position, us)], face);

  if (alea_run_effect (run) == ALEA_RUN_LOSS)
    alea_text_set (text, "R6", N_("{length} sixes in a row: 666 twice! {player} loses."));
  else if (alea_run_effect (run) == ALEA_RUN_SWAP)
    describe_swap (before, after, us, text);
  else if (alea_series_get (&after->position.table)->moves_left == 0)
    describe_missed_turn (before, text);
  else
    describe_moves (run, text);

  alea_text_add_colour (text, "player", us);
  alea_text_add_colour (text, "opponent", alea_colour_other (us));
  alea_text_add_number (text, "face", face);
  alea_text_add_number (text, "length", run.length);
}

/* --- moves --------------------------------------------------------------- */

/* A move needs words of its own where it ends a series before its time. */
static void
describe_end_of_series (const AleaState *before,
                        AleaMove         move,
                        const AleaState *after,
                        AleaText        *text)
{
  int lost = alea_series_get (&before->position.table)->moves_left - 1;
  char san[ALEA_MOVE_TEXT_SIZE];

  if (lost < 1 || after->stage == ALEA_STAGE_OVER || alea_series_get (&after->position.table)->moves_left > 0)
    return;

  if (is_in_check (after))
    alea_text_set_plural (text, "R7", "{move} gives check, which ends the series: {n} move is lost.",
                          "{move} gives check, which ends the series: {n} moves are lost.", (unsigned long) lost);
  else
    alea_text_set_plural (text, "RA14", "After {move} there is no legal move: {n} move lapses.",
                          "After {move} there is no legal move: {n} moves lapse.", (unsigned long) lost);
  alea_text_add_move (text, "move", alea_move_to_san (&before->position, move, san));
}

void
random_move_describe (const AleaState *before,
                      const AleaEvent *event,
                      const AleaState *after,
                      AleaText        *text)
{
  if (event->type == ALEA_EVENT_ROLL && before->stage == ALEA_STAGE_SETUP)
    describe_throw_off (before, event->roll.face[0], after, text);
  else if (event->type == ALEA_EVENT_ROLL)
    describe_roll (before, event->roll.face[0], after, text);
  else if (event->decision.act == ALEA_ACT_MOVE)
    describe_end_of_series (before, event->decision.move, after, text);
}

/* --- what to do ---------------------------------------------------------- */

static const char *
throw_off_sentence (const AleaState *state)
{
  if (random_move_get_roller (state) == 1)
    return N_("{player}, roll the die: the higher roll gets White, and after a tie you both roll again.");

  return N_("{player}, roll the die: the higher roll gets White.");
}

static const char *
roll_sentence (const AleaState *state)
{
  AleaEnding claim = alea_state_get_claim (state);

  if (can_capture_king (state))
    return N_("{player}, roll the die: {opponent} missed a turn while in check, so your first move may capture the "
              "king.");
  if (is_in_check (state))
    return N_("{player} is in check. Roll the die: it decides how many moves you get in reply.");

  if (claim == ALEA_ENDING_THREEFOLD)
    return N_("{player}, roll the die, or claim a draw: this position has occurred three times.");
  if (claim == ALEA_ENDING_FIFTY_MOVES)
    return N_("{player}, roll the die, or claim a draw: there have been a hundred moves without a capture or a "
              "pawn move.");

  return N_("{player}, roll the die: it decides how many moves you make.");
}

/* Leaves the text empty where it is to be said as in chess. */
static void
guide_move (const AleaState *state,
            AleaText        *text)
{
  unsigned long left = alea_series_get (&state->position.table)->moves_left;

  if (can_capture_king (state))
    alea_text_set (text, "RA9", N_("{player} may capture the king and win."));
  else if (is_in_check (state) && left > 1)
    alea_text_set_plural (text, "RA10", "{player} is in check and has {n} move.",
                          "{player} is in check and has {n} moves: the first must answer the check.", left);
  else if (!is_in_check (state) && left == 0)
    alea_text_set (text, "R4", N_("{player} to move: the first move is made without the die."));
  else if (left == 1 && !is_in_check (state) && alea_state_get_claim (state) == ALEA_ENDING_FIFTY_MOVES)
    alea_text_set (text, "RA20",
                   N_("{player} to move. There have been a hundred moves without a capture or a pawn move: a draw "
                      "may be claimed."));
  else if (left > 1 || (left == 1 && !is_in_check (state) && alea_state_get_claim (state) == ALEA_ENDING_NONE))
    alea_text_set_plural (text, "R6", "{player}, make {n} move.", "{player}, make {n} moves.", left);
}

void
random_move_guide (const AleaState *state,
                   AleaText        *text)
{
  AleaColour turn;

  if (state->stage == ALEA_STAGE_SETUP)
    {
      alea_text_set (text, "R3", throw_off_sentence (state));
      alea_text_add_word (text, "player", random_move_get_roller (state) == 1 ? N_("Second player") : N_("First player"));
      return;
    }

  if (alea_series_is_roll_due (&state->position))
    alea_text_set (text, "R5", roll_sentence (state));
  else
    guide_move (state, text);

  if (text->singular == NULL)
    return;

  turn = alea_position_get_turn (&state->position);
  alea_text_add_colour (text, "player", turn);
  alea_text_add_colour (text, "opponent", alea_colour_other (turn));
}
