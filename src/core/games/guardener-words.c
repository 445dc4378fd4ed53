/* guardener-words.c: Guardener Chess in sentences
 *
 * What a roll allows, what a decision has done, and what to do now.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guardener.h"

#include <stdio.h>

/* Fills in what most sentences name: who, and the roll. */
static void
add_turn (AleaText           *text,
          const AleaPosition *position)
{
  const AleaRoll roll = position->table.roll;
  char faces[8] = { (char) ('0' + roll.face[0]), '-', (char) ('0' + roll.face[1]), '\0' };

  alea_text_add_colour (text, "player", alea_position_get_turn (position));
  if (roll.n > 0)
    alea_text_add_string (text, "roll", faces);
}

/* Begins a sentence with what most of them name. */
static void
say (AleaText           *text,
     const char         *rule,
     const char         *sentence,
     const AleaPosition *position)
{
  alea_text_set (text, rule, sentence);
  add_turn (text, position);
}

/* The terraces that somebody can be sent to, one bit a number: an open one that
 * is full is of no use. */
static unsigned
find_usable_terraces (const AleaPosition *position)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);
  unsigned terraces = 0;

  for (size_t i = 0; i < n; i++)
    if (alea_move_type (moves[i]) == ALEA_MOVE_TELEPORT || alea_move_type (moves[i]) == ALEA_MOVE_RESURRECTION)
      terraces |= 1u << alea_position_get_terrace (position, alea_move_to (moves[i]));

  return terraces;
}

static unsigned long
count_terraces (const AleaPosition *position)
{
  return (unsigned long) __builtin_popcount (find_usable_terraces (position));
}

/* Fills in those terraces: "1, 3". */
static void
add_terraces (AleaText           *text,
              const AleaPosition *position)
{
  const unsigned terraces = find_usable_terraces (position);
  char list[16] = "";
  size_t length = 0;

  for (int number = 1; number <= 4; number++)
    if (terraces >> number & 1)
      length += (size_t) snprintf (list + length, sizeof list - length, length > 0 ? ", %d" : "%d", number);

  alea_text_add_string (text, "terraces", list);
}

/* A double thrown again stays usable though the dice show no double. */
static bool
keeps_double (const AleaPosition *position)
{
  return guardener_get_table (&position->table)->doubles > 0 && !alea_roll_is_double (position->table.roll);
}

/* G22: no pass left, and only the king can move, into attack. */
static bool
walks_the_plank (const AleaPosition *position)
{
  return !alea_guardener_has_pass (position) && alea_position_count_moves (position) > 0
         && alea_guardener_is_stuck (position);
}

/* --- what a roll has done ------------------------------------------------ */

static void
describe_useless_double (const AleaPosition *position,
                         AleaText           *text)
{
  if (alea_guardener_has_pass (position))
    say (text, "GA23", N_("{player} rolls a double, {roll}, but no piece can move: roll again, or pass."), position);
  else
    say (text, "GA24", N_("{player} rolls a double, {roll}, but no piece can move: roll again, or it is stalemate."),
         position);
}

static void
describe_another_double (const AleaPosition *position,
                         AleaText           *text)
{
  const unsigned long n = count_terraces (position);

  if (alea_guardener_may_resurrect (position))
    alea_text_set_plural (text, "G17",
                          "Another double, {roll}: any piece may move, capture or teleport to terrace {terraces}, "
                          "the Guardener may come back there, or the dice may be rolled again.",
                          "Another double, {roll}: any piece may move, capture or teleport to an open terrace "
                          "({terraces}), the Guardener may come back there, or the dice may be rolled again.", n);
  else
    alea_text_set_plural (text, "G16",
                          "Another double, {roll}: any piece may move, capture or teleport to terrace {terraces}, "
                          "or the dice may be rolled again.",
                          "Another double, {roll}: any piece may move, capture or teleport to an open terrace "
                          "({terraces}), or the dice may be rolled again.", n);

  add_turn (text, position);
  add_terraces (text, position);
}

static void
describe_double (const AleaPosition *position,
                 AleaText           *text)
{
  if (alea_position_count_moves (position) == 0)
    describe_useless_double (position, text);
  else if (walks_the_plank (position))
    say (text, "G22", N_("{player} rolls a double, {roll}: only the king can move, and only into danger, or the "
                         "dice may be rolled again."), position);
  else if (alea_guardener_is_king_alone (position))
    say (text, "G15", N_("{player} rolls a double, {roll}: only the king can move, or the dice may be rolled again."),
         position);
  else if (count_terraces (position) == 0)
    say (text, "G15", N_("{player} rolls a double, {roll}: any piece may move or capture, or the dice may be rolled"
                         " again."), position);
  else
    describe_another_double (position, text);
}

/* GA2: a roll that is no double, after doubles that stay usable. */
static void
describe_kept_doubles (const AleaPosition *position,
                       AleaText           *text)
{
  const unsigned long n = count_terraces (position);

  if (n == 0)
    alea_text_set (text, "GA2", N_("{player} rolls {roll}, and the double still counts: any piece may move or "
                                   "capture."));
  else if (alea_guardener_may_resurrect (position))
    alea_text_set_plural (text, "GA2",
                          "{player} rolls {roll}, and the doubles still count: any piece may move, capture or "
                          "teleport to terrace {terraces}, and the Guardener may come back there.",
                          "{player} rolls {roll}, and the doubles still count: any piece may move, capture or "
                          "teleport to an open terrace ({terraces}), and the Guardener may come back there.", n);
  else
    alea_text_set_plural (text, "GA2",
                          "{player} rolls {roll}, and the doubles still count: any piece may move, capture or "
                          "teleport to terrace {terraces}.",
                          "{player} rolls {roll}, and the doubles still count: any piece may move, capture or "
                          "teleport to an open terrace ({terraces}).", n);

  add_turn (text, position);
  add_terraces (text, position);
}

/* GA24: the roll is off the table already, and the other side's turn. */
static void
describe_lost_turn (const AleaState *before,
                    AleaRoll         roll,
                    AleaText        *text)
{
  AleaPosition position = before->position;

  position.table.roll = roll;
  say (text, "GA24", N_("{player} rolls {roll}. No piece can move and the pass is used up: the turn is lost."),
       &position);
}

static void
describe_roll (const AleaState *before,
               AleaRoll         roll,
               const AleaState *after,
               AleaText        *text)
{
  const AleaPosition *position = &after->position;
  const bool is_double = alea_roll_is_double (roll);

  if (alea_position_get_turn (position) != alea_position_get_turn (&before->position))
    describe_lost_turn (before, roll, text);
  else if (after->stage == ALEA_STAGE_OVER)
    say (text, "G23", N_("{player} rolls {roll}. No piece can move and the pass is used up: stalemate."), position);
  else if (!is_double && alea_position_count_moves (position) == 0)
    say (text, "GA23", N_("{player} rolls {roll}. No piece can move, so the one pass must be used."), position);
  else if (!is_double && walks_the_plank (position))
    say (text, "G22", N_("{player} rolls {roll} and must walk the plank: only the king can move, and only into "
                         "danger."), position);
  else if (is_double)
    describe_double (position, text);
  else if (keeps_double (position) && !alea_guardener_is_king_alone (position))
    describe_kept_doubles (position, text);
  else if (guardener_get_table (&before->position.table)->doubles > 0 && !keeps_double (position))
    say (text, "GA2", N_("{player} rolls {roll}, which replaces the double."), position);
  else
    say (text, "G9", N_("{player} rolls {roll}."), position);
}

/* --- what a decision has done -------------------------------------------- */

static bool
takes_king (const AleaPosition *position,
            AleaMove            move)
{
  AleaPiece piece = alea_position_get_piece (position, alea_move_to (move));

  return alea_move_type (move) == ALEA_MOVE_PLAIN && alea_piece_type (piece) == ALEA_KING
         && alea_piece_colour (piece) != alea_position_get_turn (position);
}

/* G7: the first step of a Guardener that straddles chooses its colour. */
static bool
is_first_step (const AleaPosition *position,
               AleaMove            move)
{
  AleaPiece guardener = alea_piece (alea_position_get_turn (position), ALEA_GUARDENER);

  return alea_move_piece_type (move) == ALEA_GUARDENER && alea_move_type (move) == ALEA_MOVE_PLAIN
         && alea_position_get_piece (position, alea_move_to (move)) == ALEA_NO_PIECE
         && alea_position_count_pieces (position, guardener) > 1;
}

/* The moves that only this game has; nothing for the others. */
static void
describe_move (const AleaPosition *position,
               AleaMove            move,
               AleaText           *text)
{
  const AleaGeometry *geometry = position->rules->geometry;
  const AleaSquare from = alea_move_from (move), to = alea_move_to (move);
  const AleaMoveType type = alea_move_type (move);

  if (type == ALEA_MOVE_TELEPORT)
    say (text, "G16", N_("{player}: {piece} teleports from {from} to {to} on terrace {terrace}."), position);
  else if (type == ALEA_MOVE_RESURRECTION)
    say (text, "G17", N_("{player}: the captured Guardener comes back on {to}, on terrace {terrace}."), position);
  else if (takes_king (position, move))
    say (text, "G3", N_("{player}: {piece} from {from} captures the king on {to} and wins."), position);
  else if (alea_move_promotion (move) != ALEA_NO_PIECE_TYPE && from == to)
    say (text, "GA19", N_("{player}: the pawn waiting on {from} promotes to {promotion}."), position);
  else if (is_first_step (position, move))
    say (text, "G7", alea_geometry_is_light (geometry, to)
                     ? N_("{player}: Guardener from {from} to {to}; from now on it keeps to light squares.")
                     : N_("{player}: Guardener from {from} to {to}; from now on it keeps to dark squares."), position);
  else if (walks_the_plank (position))
    say (text, "G22", N_("{player} walks the plank: the king goes to {to}, into danger."), position);
  else
    return;

  alea_text_add_square (text, "from", geometry, from);
  alea_text_add_square (text, "to", geometry, to);
  alea_text_add_word (text, "piece", alea_piece_type_word (alea_move_piece_type (move)));
  if (alea_move_promotion (move) != ALEA_NO_PIECE_TYPE)
    alea_text_add_word (text, "promotion", alea_piece_type_word (alea_move_promotion (move)));
  else
    alea_text_add_number (text, "terrace", alea_position_get_terrace (position, to));
}

static void
describe_decision (const AleaState    *before,
                   const AleaDecision *decision,
                   AleaText           *text)
{
  const AleaPosition *position = &before->position;

  if (decision->act == ALEA_ACT_MOVE)
    describe_move (position, decision->move, text);
  else if (decision->act == ALEA_ACT_PASS && alea_position_count_moves (position) == 0)
    say (text, "GA23", N_("{player} cannot move and passes; they cannot pass again in this game."), position);
  else if (decision->act == ALEA_ACT_PASS)
    say (text, "G21", N_("{player} passes and cannot pass again in this game."), position);
  else if (decision->act == ALEA_ACT_REROLL && alea_guardener_has (position, ALEA_GUARDENER_REROLL_KEEPS))
    say (text, "GA2", N_("{player} keeps the double {roll} and rolls again."), position);
  else if (decision->act == ALEA_ACT_REROLL)
    say (text, "G15", N_("{player} gives up the double {roll} to roll again."), position);
  else if (decision->act == ALEA_ACT_DRAW && before->rules->turn.may_call_stalemate (position))
    say (text, "GA24", N_("{player} has no move or pass left and does not roll again: stalemate."), position);
}

void
alea_guardener_describe (const AleaState *before,
                         const AleaEvent *event,
                         const AleaState *after,
                         AleaText        *text)
{
  if (event->type == ALEA_EVENT_ROLL)
    describe_roll (before, event->roll, after, text);
  else
    describe_decision (before, &event->decision, text);
}

/* --- what to do now ------------------------------------------------------ */

static void
guide_roll (const AleaState *state,
            AleaText        *text)
{
  const AleaPosition *position = &state->position;
  const AleaEnding claim = alea_state_get_claim (state);

  if (guardener_get_table (&position->table)->doubles > 0)
    say (text, "G16", N_("{player}: roll both dice again. Another double opens the terrace with that number."), position);
  else if (claim == ALEA_ENDING_THREEFOLD)
    say (text, "GA28", N_("{player}: roll both dice. This position has occurred three times: you may claim a draw."),
         position);
  else if (claim == ALEA_ENDING_FIFTY_MOVES)
    say (text, "GA28", N_("{player}: roll both dice. Fifty moves without a capture or a pawn move: you may claim a "
                          "draw."), position);
  else
    say (text, "G9", N_("{player}: roll both dice."), position);
}

static void
guide_no_move (const AleaPosition *position,
               AleaText           *text)
{
  if (!alea_guardener_has_pass (position))
    say (text, "GA24", N_("{player}: no piece can move. Roll the double again, or call it stalemate."), position);
  else if (alea_roll_is_double (position->table.roll))
    say (text, "GA23", N_("{player}: no piece can move. Roll the double again, or pass."), position);
  else
    say (text, "GA23", N_("{player}: no piece can move, so you must pass. You can pass only once in the game."),
         position);
}

static void
guide_double (const AleaPosition *position,
              AleaText           *text)
{
  const unsigned long n = count_terraces (position);

  if (n == 0)
    alea_text_set (text, "G15", N_("{player}: a double! Move or capture with any piece, or roll again."));
  else if (alea_guardener_may_resurrect (position))
    alea_text_set_plural (text, "G17",
                          "{player}: another double! Move or capture with any piece, teleport it to terrace "
                          "{terraces}, bring the Guardener back there, or roll again.",
                          "{player}: another double! Move or capture with any piece, teleport it to an open terrace"
                          " ({terraces}), bring the Guardener back there, or roll again.", n);
  else
    alea_text_set_plural (text, "G16",
                          "{player}: another double! Move or capture with any piece, teleport it to terrace "
                          "{terraces}, or roll again.",
                          "{player}: another double! Move or capture with any piece, teleport it to an open terrace"
                          " ({terraces}), or roll again.", n);

  add_turn (text, position);
  add_terraces (text, position);
}

static void
guide_kept_doubles (const AleaPosition *position,
                    AleaText           *text)
{
  const unsigned long n = count_terraces (position);

  if (n == 0)
    alea_text_set (text, "GA2", N_("{player}: the double still counts. Move or capture with any piece."));
  else if (alea_guardener_may_resurrect (position))
    alea_text_set_plural (text, "GA2",
                          "{player}: the doubles still count. Move or capture with any piece, teleport it to "
                          "terrace {terraces}, or bring the Guardener back there.",
                          "{player}: the doubles still count. Move or capture with any piece, teleport it to an "
                          "open terrace ({terraces}), or bring the Guardener back there.", n);
  else
    alea_text_set_plural (text, "GA2",
                          "{player}: the doubles still count. Move or capture with any piece, or teleport it to "
                          "terrace {terraces}.",
                          "{player}: the doubles still count. Move or capture with any piece, or teleport it to an "
                          "open terrace ({terraces}).", n);

  add_turn (text, position);
  add_terraces (text, position);
}

/* Nobody else can move, so that the king has to, wherever that is, unless the
 * player passes (G22, GA21) or rolls again. */
static void
guide_king_alone (const AleaPosition *position,
                  AleaText           *text)
{
  const bool is_into_attack = alea_guardener_is_stuck (position);
  const bool may_pass = alea_guardener_has_pass (position)
                        && (is_into_attack || !alea_guardener_has (position, ALEA_GUARDENER_PASS_WHEN_STUCK));

  if (alea_roll_is_double (position->table.roll) && walks_the_plank (position))
    say (text, "G22", N_("{player}: walk the plank with your king, the only piece that can move, or roll again."),
         position);
  else if (alea_roll_is_double (position->table.roll))
    say (text, "G15", N_("{player}: a double, but only your king can move. Move it, or roll again."), position);
  else if (walks_the_plank (position))
    say (text, "G22", N_("{player}: walk the plank! Only your king can move, and only into danger."), position);
  else if (is_into_attack)
    say (text, "GA21", N_("{player}: only your king can move, and only into danger. Move it, or use your one pass."),
         position);
  else if (may_pass)
    say (text, "GA21", N_("{player}: only your king can move. Move it, or use your one pass."), position);
  else
    say (text, "G22", N_("{player}: only your king can move, and you may not pass."), position);
}

static void
guide_decision (const AleaPosition *position,
                AleaText           *text)
{
  if (alea_position_count_moves (position) == 0)
    guide_no_move (position, text);
  else if (alea_guardener_is_king_alone (position))
    guide_king_alone (position, text);
  else if (alea_roll_is_double (position->table.roll))
    guide_double (position, text);
  else if (keeps_double (position))
    guide_kept_doubles (position, text);
  else
    alea_guardener_name_movers (position, text);
}

void
alea_guardener_guide (const AleaState *state,
                      AleaText        *text)
{
  if (state->stage == ALEA_STAGE_PLAY && state->position.table.roll.n == 0)
    guide_roll (state, text);
  else if (state->stage == ALEA_STAGE_PLAY)
    guide_decision (&state->position, text);
}
