/* guardener-why.c: why something is not possible in Guardener Chess
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guardener.h"

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

static void
explain_need_of_one (const AleaPosition *position,
                     AleaMove            move,
                     AleaText           *text)
{
  bool captures = alea_move_type (move) == ALEA_MOVE_EN_PASSANT
                  || alea_position_get_piece (position, alea_move_to (move)) != ALEA_NO_PIECE;

  if (alea_move_piece_type (move) == ALEA_KING)
    alea_text_set (text, "G12", N_("The king needs a 1 or a double to capture."));
  else if (alea_move_piece_type (move) == ALEA_GUARDENER)
    alea_text_set (text, "G12", N_("The Guardener needs a 1 or a double to capture."));
  else if (alea_move_from (move) == alea_move_to (move))
    alea_text_set (text, "GA19", N_("A pawn waiting on the last rank needs a 1 or a double to be promoted."));
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
  switch ((AleaNeed) alea_guardener_need_of (position, move))
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
    case ALEA_NEED_LAST_TERRACE:
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
  AleaPosition open = alea_guardener_under_best_roll (position);

  open.options.choice[ALEA_GUARDENER_LAST_RANK_WAITS] = 1;
  return alea_piece_type (alea_position_get_piece (position, from)) == ALEA_PAWN
         && find_move (&open, from, to) != ALEA_MOVE_NONE;
}

static bool
waits_on_last_rank (const AleaPosition *position,
                    AleaSquare          from)
{
  const AleaGeometry *geometry = position->rules->geometry;
  const AleaPiece piece = alea_position_get_piece (position, from);
  const int last = alea_piece_colour (piece) == ALEA_WHITE ? geometry->ranks - 2 : 1;

  return alea_piece_type (piece) == ALEA_PAWN && alea_geometry_rank (geometry, from) == last;
}

/* G16: whoever stands on a terrace that is open keeps his own side from it. */
static bool
is_taken_terrace (const AleaPosition *position,
                  AleaSquare          to)
{
  const AleaPiece piece = alea_position_get_piece (position, to);
  const int terrace = alea_position_get_terrace (position, to);

  return piece != ALEA_NO_PIECE && alea_piece_colour (piece) == alea_position_get_turn (position)
         && terrace > 0 && alea_guardener_needs_met (position) >> (ALEA_NEED_TERRACE + terrace - 1) & 1;
}

void
alea_guardener_explain (const AleaState *state,
                        AleaSquare       from,
                        AleaSquare       to,
                        AleaText        *text)
{
  const AleaPosition *position = &state->position;
  const AleaPosition best = alea_guardener_under_best_roll (position);
  const AleaMove move = find_move (&best, from, to);
  const bool is_vacant = to != ALEA_NO_SQUARE && alea_position_get_piece (position, to) == ALEA_NO_PIECE;

  if (move != ALEA_MOVE_NONE)
    explain_need (position, move, text);
  else if (waits_on_last_rank (position, from))
    alea_text_set (text, "GA19", N_("A pawn on the last rank waits there for a lost piece."));
  else if (is_stopped_before_last_rank (position, from, to))
    alea_text_set (text, "GA19", N_("This side has lost no pieces, so the pawn may not enter the last rank."));
  else if (to != ALEA_NO_SQUARE && is_taken_terrace (position, to))
    {
      alea_text_set (text, "B3", N_("One of your own pieces is on {square}."));
      alea_text_add_square (text, "square", position->rules->geometry, to);
    }
  else if (is_vacant && alea_position_get_terrace (position, to) > 0)
    {
      alea_text_set (text, "G16", N_("The {piece} cannot reach {square} by an ordinary move. It can teleport there "
                                     "only if a double is rolled again and comes up {terrace}-{terrace}."));
      alea_text_add_word (text, "piece", alea_piece_type_word (alea_piece_type (alea_position_get_piece (position, from))));
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
  else if (act == ALEA_ACT_PASS && !alea_guardener_has_pass (position))
    {
      alea_text_set (text, "G21", N_("{player} has already passed: each player may pass once per game."));
      alea_text_add_colour (text, "player", alea_position_get_turn (position));
    }
  else if (act == ALEA_ACT_PASS)
    alea_text_set (text, "GA21", N_("Under the rules of this game, you may pass only when all that is left is a "
                                    "king move into danger."));
}
