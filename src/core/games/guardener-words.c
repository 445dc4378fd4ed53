/* guardener-words.c: Guardener Chess in sentences
 *
 * What a roll allows, what a decision has done, what to do now, and why not.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guardener.h"

/* Begins a sentence with what most of them name. */
static void
say (AleaText           *text,
     const char         *rule,
     const char         *sentence,
     const AleaPosition *position)
{
  const AleaRoll roll = position->table.roll;
  char faces[8] = { (char) ('0' + roll.face[0]), '-', (char) ('0' + roll.face[1]), '\0' };

  alea_text_set (text, rule, sentence);
  alea_text_add_colour (text, "player", alea_position_get_turn (position));
  if (roll.n > 0)
    alea_text_add_string (text, "roll", faces);
}

/* A double thrown again stays usable though the dice show no double. */
static bool
keeps_double (const AleaPosition *position)
{
  return position->table.doubles > 0 && !alea_roll_is_double (position->table.roll);
}

static bool
has_pass (const AleaPosition *position)
{
  return !position->table.passed[alea_position_get_turn (position)];
}

/* G22: no pass left, and only the king can move, into attack. */
static bool
walks_the_plank (const AleaPosition *position)
{
  return !has_pass (position) && alea_position_count_moves (position) > 0 && alea_guardener_is_stuck (position);
}

/* --- what a roll has done ------------------------------------------------ */

static void
describe_useless_double (const AleaPosition *position,
                         AleaText           *text)
{
  if (has_pass (position))
    say (text, "GA23", N_("{player} rolls the double {roll}, but no man can move: roll again, or pass."), position);
  else
    say (text, "GA24", N_("{player} rolls the double {roll}, but no man can move: roll again, or it is stalemate."),
         position);
}

static void
describe_double (const AleaPosition *position,
                 AleaText           *text)
{
  if (alea_position_count_moves (position) == 0)
    describe_useless_double (position, text);
  else if (walks_the_plank (position))
    say (text, "G22", N_("{player} rolls the double {roll}: only the king can move, and only into attack, "
                         "or the dice may be rolled again."), position);
  else if (alea_guardener_is_king_alone (position))
    say (text, "G15", N_("{player} rolls the double {roll}: only the king can move, or the dice may be rolled again."),
         position);
  else if (position->table.doubles < 2)
    say (text, "G15", N_("{player} rolls the double {roll}: any man may move or capture, "
                         "or the dice may be rolled again."), position);
  else if (alea_guardener_may_resurrect (position))
    say (text, "G17", N_("Another double, {roll}: any man may move, capture or teleport to terrace {terrace}, the "
                         "Guardener may come back there, or the dice may be rolled again."), position);
  else
    say (text, "G16", N_("Another double, {roll}: any man may move, capture or teleport to terrace {terrace}, "
                         "or the dice may be rolled again."), position);

  alea_text_add_number (text, "terrace", position->table.roll.face[0]);
}

static void
describe_roll (const AleaState *before,
               const AleaState *after,
               AleaText        *text)
{
  const AleaPosition *position = &after->position;
  const bool is_double = alea_roll_is_double (position->table.roll);

  if (after->stage == ALEA_STAGE_OVER)
    say (text, "G23", N_("{player} rolls {roll}. No man can move and the pass is used up: stalemate."), position);
  else if (!is_double && alea_position_count_moves (position) == 0)
    say (text, "GA23", N_("{player} rolls {roll}. No man can move, so the one pass must be used."), position);
  else if (!is_double && walks_the_plank (position))
    say (text, "G22", N_("{player} rolls {roll} and must walk the plank: only the king can move, "
                         "and only into attack."), position);
  else if (is_double)
    describe_double (position, text);
  else if (keeps_double (position))
    say (text, "GA2", N_("{player} rolls {roll}, and the double stays usable: any man may move or capture."),
         position);
  else if (before->position.table.doubles > 0)
    say (text, "GA2", N_("{player} rolls {roll}, which takes the place of the double."), position);
  else
    say (text, "G9", N_("{player} rolls {roll}."), position);
}

/* --- what a decision has done -------------------------------------------- */

static bool
takes_king (const AleaPosition *position,
            AleaMove            move)
{
  AleaMan man = alea_position_get_man (position, alea_move_to (move));

  return alea_move_type (move) == ALEA_MOVE_PLAIN && alea_man_kind (man) == ALEA_KING
         && alea_man_colour (man) != alea_position_get_turn (position);
}

/* G7: the first step of a Guardener that straddles chooses its colour. */
static bool
is_first_step (const AleaPosition *position,
               AleaMove            move)
{
  AleaMan guardener = alea_man (alea_position_get_turn (position), ALEA_GUARDENER);

  return alea_move_kind (move) == ALEA_GUARDENER && alea_move_type (move) == ALEA_MOVE_PLAIN
         && alea_position_get_man (position, alea_move_to (move)) == ALEA_NOBODY
         && alea_position_count_men (position, guardener) > 1;
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
    say (text, "G16", N_("{player}: {man} teleports from {from} to {to} on terrace {terrace}."), position);
  else if (type == ALEA_MOVE_RESURRECTION)
    say (text, "G17", N_("{player}: the captured Guardener comes back on {to}, on terrace {terrace}."), position);
  else if (takes_king (position, move))
    say (text, "G3", N_("{player}: {man} from {from} captures the king on {to} and wins."), position);
  else if (alea_move_promotion (move) != ALEA_NO_KIND && from == to)
    say (text, "GA19", N_("{player}: the pawn that waited on {from} becomes {promotion}."), position);
  else if (is_first_step (position, move))
    say (text, "G7", alea_geometry_is_light (geometry, to)
                     ? N_("{player}: Guardener from {from} to {to}; from now on it keeps to light squares.")
                     : N_("{player}: Guardener from {from} to {to}; from now on it keeps to dark squares."), position);
  else if (walks_the_plank (position))
    say (text, "G22", N_("{player} walks the plank: the king goes to {to}, into attack."), position);
  else
    return;

  alea_text_add_square (text, "from", geometry, from);
  alea_text_add_square (text, "to", geometry, to);
  alea_text_add_word (text, "man", alea_kind_word (alea_move_kind (move)));
  if (alea_move_promotion (move) != ALEA_NO_KIND)
    alea_text_add_word (text, "promotion", alea_kind_word (alea_move_promotion (move)));
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
    say (text, "GA23", N_("{player} cannot move and passes. There is no other pass in this game."), position);
  else if (decision->act == ALEA_ACT_PASS)
    say (text, "G21", N_("{player} passes. There is no other pass in this game."), position);
  else if (decision->act == ALEA_ACT_REROLL && alea_guardener_has (position, ALEA_GUARDENER_REROLL_KEEPS))
    say (text, "GA2", N_("{player} keeps the double {roll} and rolls again."), position);
  else if (decision->act == ALEA_ACT_REROLL)
    say (text, "G15", N_("{player} gives the double {roll} up to roll again."), position);
  else if (decision->act == ALEA_ACT_DRAW && before->rules->may_call_stalemate (before))
    say (text, "GA24", N_("{player} has no move and no pass and does not roll again: stalemate."), position);
}

void
alea_guardener_describe (const AleaState *before,
                         const AleaEvent *event,
                         const AleaState *after,
                         AleaText        *text)
{
  if (event->type == ALEA_EVENT_ROLL)
    describe_roll (before, after, text);
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

  if (position->table.doubles > 0)
    say (text, "G16", N_("{player}: roll both dice again. Another double opens the terrace of its number."), position);
  else if (claim == ALEA_ENDING_THREEFOLD)
    say (text, "GA28", N_("{player}: roll both dice. This position has stood three times: a draw may be claimed."),
         position);
  else if (claim == ALEA_ENDING_FIFTY_MOVES)
    say (text, "GA28", N_("{player}: roll both dice. Fifty moves without a capture or a pawn move: "
                          "a draw may be claimed."), position);
  else
    say (text, "G9", N_("{player}: roll both dice."), position);
}

static void
guide_no_move (const AleaPosition *position,
               AleaText           *text)
{
  if (!has_pass (position))
    say (text, "GA24", N_("{player}: no man can move. Roll the double again, or call it stalemate."), position);
  else if (alea_roll_is_double (position->table.roll))
    say (text, "GA23", N_("{player}: no man can move. Roll the double again, or pass."), position);
  else
    say (text, "GA23", N_("{player}: no man can move, so you must pass. You can pass only once in the game."),
         position);
}

static void
guide_double (const AleaPosition *position,
              AleaText           *text)
{
  if (position->table.doubles < 2)
    say (text, "G15", N_("{player}: a double! Move or capture with any man, or roll again."), position);
  else if (alea_guardener_may_resurrect (position))
    say (text, "G17", N_("{player}: a double again! Move or capture with any man, teleport it to terrace {terrace}, "
                         "bring the Guardener back there, or roll again."), position);
  else
    say (text, "G16", N_("{player}: a double again! Move or capture with any man, teleport it to terrace {terrace}, "
                         "or roll again."), position);

  alea_text_add_number (text, "terrace", position->table.roll.face[0]);
}

/* Nobody else can move, so that the king has to, wherever that is, unless the
 * player passes (G22, GA21) or rolls again. */
static void
guide_king_alone (const AleaPosition *position,
                  AleaText           *text)
{
  const bool is_into_attack = alea_guardener_is_stuck (position);
  const bool may_pass = has_pass (position)
                        && (is_into_attack || !alea_guardener_has (position, ALEA_GUARDENER_PASS_WHEN_STUCK));

  if (alea_roll_is_double (position->table.roll) && walks_the_plank (position))
    say (text, "G22", N_("{player}: walk the plank with your king, which is all that can move, or roll again."),
         position);
  else if (alea_roll_is_double (position->table.roll))
    say (text, "G15", N_("{player}: a double, but only your king can move. Move it, or roll again."), position);
  else if (walks_the_plank (position))
    say (text, "G22", N_("{player}: walk the plank! Only your king can move, and only into attack."), position);
  else if (is_into_attack)
    say (text, "GA21", N_("{player}: only your king can move, and only into attack. Move it, or use your one pass."),
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
    say (text, "GA2", N_("{player}: the double stays usable. Move or capture with any man."), position);
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

/* --- why not ------------------------------------------------------------- */

/* A move from @from to @to, or anywhere, in @position. */
static AleaMove
find_move (const AleaPosition *position,
           AleaSquare          from,
           AleaSquare          to)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);

  for (size_t i = 0; i < n; i++)
    if (alea_move_from (moves[i]) == from && (to == ALEA_NO_SQUARE || alea_move_to (moves[i]) == to))
      return moves[i];

  return ALEA_MOVE_NONE;
}

/* The same board under the roll that lets most men move: 4-4, which is not a
 * double thrown again. */
static AleaPosition
under_best_roll (const AleaPosition *position)
{
  AleaPosition best = *position;

  best.table.roll = (AleaRoll) { .n = 2, .sides = 4, .face = { 4, 4 } };
  best.table.doubles = 1;
  return best;
}

static void
explain_need_of_one (const AleaPosition *position,
                     AleaMove            move,
                     AleaText           *text)
{
  bool captures = alea_move_type (move) == ALEA_MOVE_EN_PASSANT
                  || alea_position_get_man (position, alea_move_to (move)) != ALEA_NOBODY;

  if (alea_move_kind (move) == ALEA_KING)
    alea_text_set (text, "G12", N_("The king needs a 1 or a double to capture."));
  else if (alea_move_kind (move) == ALEA_GUARDENER)
    alea_text_set (text, "G12", N_("The Guardener needs a 1 or a double to capture."));
  else if (alea_move_from (move) == alea_move_to (move))
    alea_text_set (text, "GA19", N_("A pawn that waits on the last rank needs a 1 or a double to become a man."));
  else if (captures)
    alea_text_set (text, "G12", N_("A pawn needs a 1 or a double to capture."));
  else
    alea_text_set (text, "G11", N_("A pawn needs a 1 or a double to cross the centre line, and for every step beyond it."));
}

static void
explain_need (const AleaPosition *position,
              AleaMove            move,
              AleaText           *text)
{
  switch (alea_guardener_need_of (position, move))
    {
    case ALEA_NEED_ONE:
      explain_need_of_one (position, move, text);
      break;
    case ALEA_NEED_TWO:
      alea_text_set (text, "G12", N_("A knight needs a 2 or a double."));
      break;
    case ALEA_NEED_THREE:
      alea_text_set (text, "G12", N_("A bishop needs a 3 or a double."));
      break;
    case ALEA_NEED_FOUR:
      alea_text_set (text, "G12", N_("A rook needs a 4 or a double."));
      break;
    case ALEA_NEED_DOUBLE:
      alea_text_set (text, "G15", N_("A queen needs a double."));
      break;
    case ALEA_NEED_CASTLING:
      if (alea_guardener_has (position, ALEA_GUARDENER_CASTLING_ON_DOUBLES))
        alea_text_set (text, "GA7", N_("Castling needs a 4 or a double."));
      else
        alea_text_set (text, "G18", N_("Castling needs a 4."));
      break;
    case ALEA_NEED_NOTHING:
    case ALEA_NEED_TERRACE:
    case ALEA_N_NEEDS:
      break;
    }
}

/* GA19: the last rank is closed to pawns while nobody is lost. */
static bool
is_stopped_before_last_rank (const AleaPosition *position,
                             AleaSquare          from,
                             AleaSquare          to)
{
  AleaPosition open = under_best_roll (position);

  open.options.choice[ALEA_GUARDENER_LAST_RANK_WAITS] = 1;
  return alea_man_kind (alea_position_get_man (position, from)) == ALEA_PAWN
         && find_move (&open, from, to) != ALEA_MOVE_NONE;
}

static bool
waits_on_last_rank (const AleaPosition *position,
                    AleaSquare          from)
{
  const AleaGeometry *geometry = position->rules->geometry;
  const AleaMan man = alea_position_get_man (position, from);
  const int last = alea_man_colour (man) == ALEA_WHITE ? geometry->ranks - 2 : 1;

  return alea_man_kind (man) == ALEA_PAWN && alea_geometry_rank (geometry, from) == last;
}

void
alea_guardener_explain (const AleaState *state,
                        AleaSquare       from,
                        AleaSquare       to,
                        AleaText        *text)
{
  const AleaPosition *position = &state->position;
  const AleaPosition best = under_best_roll (position);
  const AleaMove move = find_move (&best, from, to);
  const bool is_vacant = to != ALEA_NO_SQUARE && alea_position_get_man (position, to) == ALEA_NOBODY;

  if (move != ALEA_MOVE_NONE)
    explain_need (position, move, text);
  else if (waits_on_last_rank (position, from))
    alea_text_set (text, "GA19", N_("A pawn on the last rank waits there for a lost man."));
  else if (is_stopped_before_last_rank (position, from, to))
    alea_text_set (text, "GA19", N_("No man of this side is lost, so the pawn may not enter the last rank."));
  else if (is_vacant && alea_position_get_terrace (position, to) > 0)
    {
      alea_text_set (text, "G16", N_("The {man} cannot walk to {square}. Only a double that is rolled again and comes "
                                     "up {terrace}-{terrace} teleports it there."));
      alea_text_add_word (text, "man", alea_kind_word (alea_man_kind (alea_position_get_man (position, from))));
      alea_text_add_square (text, "square", position->rules->geometry, to);
      alea_text_add_number (text, "terrace", alea_position_get_terrace (position, to));
    }
}

void
alea_guardener_explain_act (const AleaState *state,
                            AleaAct          act,
                            AleaText        *text)
{
  const AleaPosition *position = &state->position;

  if (act == ALEA_ACT_REROLL)
    alea_text_set (text, "G15", N_("Only a double may be rolled again."));
  else if (act == ALEA_ACT_PASS && !has_pass (position))
    say (text, "G21", N_("{player} has passed already: each player may pass once in the game."), position);
  else if (act == ALEA_ACT_PASS)
    alea_text_set (text, "GA21", N_("By the rules of this game you may pass only when nothing but a king move into "
                                    "attack is left."));
}
