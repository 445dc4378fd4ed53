/* guardener-turn.c: what the dice of Guardener Chess allow in a turn
 *
 * Rules: G9 to G21 and the readings GA1 to GA21.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guardener.h"

bool
alea_guardener_has (const AleaPosition  *position,
                    AleaGuardenerOption  option)
{
  return position->options.choice[option] == 1;
}

/* --- needs --------------------------------------------------------------- */

static bool
is_capture (const AleaPosition *position,
            AleaMove            move)
{
  AleaPiece piece = alea_position_get_piece (position, alea_move_to (move));

  return alea_move_type (move) == ALEA_MOVE_EN_PASSANT
         || (piece != ALEA_NO_PIECE && alea_piece_colour (piece) != alea_position_get_turn (position));
}

/* G11: the centre line runs between the ranks 4 and 5. */
static bool
is_beyond_centre (const AleaPosition *position,
                  AleaSquare          square)
{
  const AleaGeometry *geometry = position->rules->geometry;
  bool is_upper = alea_geometry_rank (geometry, square) >= geometry->ranks / 2;

  return is_upper == (alea_position_get_turn (position) == ALEA_WHITE);
}

AleaNeed
alea_guardener_need_of (const AleaPosition *position,
                        AleaMove            move)
{
  static const AleaNeed needs[ALEA_N_PIECE_TYPES] = {
    [ALEA_KNIGHT] = ALEA_NEED_TWO,
    [ALEA_BISHOP] = ALEA_NEED_THREE,
    [ALEA_ROOK] = ALEA_NEED_FOUR,
    [ALEA_QUEEN] = ALEA_NEED_DOUBLE,
  };
  const AleaPieceType piece_type = alea_move_piece_type (move);
  const AleaMoveType type = alea_move_type (move);

  if (type == ALEA_MOVE_CASTLE)
    return ALEA_NEED_CASTLING;
  if (type == ALEA_MOVE_TELEPORT || type == ALEA_MOVE_RESURRECTION)
    return ALEA_NEED_TERRACE;
  if (needs[piece_type] != ALEA_NEED_NOTHING)
    return needs[piece_type];
  if (is_capture (position, move)
      || (piece_type == ALEA_PAWN && is_beyond_centre (position, alea_move_to (move))))
    return ALEA_NEED_ONE;

  return ALEA_NEED_NOTHING;
}

/* GA2: a double that was thrown again may stay usable. */
static bool
keeps_doubles (const AleaPosition *position)
{
  return position->table.doubles > 0 && alea_guardener_has (position, ALEA_GUARDENER_REROLL_KEEPS);
}

/* GA7: the number itself, not what a double makes of it. */
static bool
shows_four (const AleaPosition *position)
{
  const AleaTable *table = &position->table;

  return table->roll.face[0] == 4 || table->roll.face[1] == 4
         || (keeps_doubles (position) && (table->kept.first == 4 || table->kept.terraces >> 4 & 1));
}

unsigned
alea_guardener_open_terraces (const AleaPosition *position)
{
  const AleaTable *table = &position->table;
  unsigned terraces = 0;

  if (table->roll.n == 0)
    return 0;

  if (keeps_doubles (position))
    terraces = table->kept.terraces;
  if (alea_roll_is_double (table->roll) && table->doubles >= 2)
    terraces |= 1u << table->roll.face[0];

  return terraces;
}

unsigned
alea_guardener_needs_met (const AleaPosition *position)
{
  const AleaRoll roll = position->table.roll;
  const bool is_free = alea_roll_is_double (roll) || keeps_doubles (position);
  unsigned met;

  if (roll.n == 0)
    return 0;

  met = 1u << ALEA_NEED_NOTHING | 1u << roll.face[0] | 1u << roll.face[1];
  if (is_free)
    met |= 1u << ALEA_NEED_ONE | 1u << ALEA_NEED_TWO | 1u << ALEA_NEED_THREE | 1u << ALEA_NEED_FOUR
           | 1u << ALEA_NEED_DOUBLE;

  if (shows_four (position)
      || (is_free && alea_guardener_has (position, ALEA_GUARDENER_CASTLING_ON_DOUBLES)))
    met |= 1u << ALEA_NEED_CASTLING;

  if (alea_guardener_open_terraces (position) != 0)
    met |= 1u << ALEA_NEED_TERRACE;

  return met;
}

int
alea_guardener_swap_terrace (const AleaPosition *position,
                             int                 number)
{
  bool is_swapped = alea_guardener_has (position, ALEA_GUARDENER_TERRACE_1_ON_TOP);

  return is_swapped && (number == 1 || number == 4) ? 5 - number : number;
}

/* --- pieces lost and returned ----------------------------------------------- */

bool
alea_guardener_may_resurrect (const AleaPosition *position)
{
  return position->table.lost[alea_position_get_turn (position)][ALEA_GUARDENER] > 0;
}

unsigned
alea_guardener_promotions (const AleaPosition *position)
{
  const uint8_t *lost = position->table.lost[alea_position_get_turn (position)];
  unsigned types = 0;

  for (int type = ALEA_KNIGHT; type < ALEA_N_PIECE_TYPES; type++)
    if (type != ALEA_KING && lost[type] > 0)
      types |= 1u << type;

  return types;
}

static void
lose (AleaTable     *table,
      AleaColour     colour,
      AleaPieceType  type)
{
  if (table->lost[colour][type] < UINT8_MAX)
    table->lost[colour][type]++;
}

void
alea_guardener_play_table (AleaPosition *position,
                           AleaMove      move)
{
  const AleaColour us = alea_position_get_turn (position), them = alea_colour_other (us);
  const AleaPieceType promotion = alea_move_promotion (move);
  const AleaPiece piece = alea_position_get_piece (position, alea_move_to (move));
  AleaTable *table = &position->table;

  if (alea_move_type (move) == ALEA_MOVE_EN_PASSANT)
    lose (table, them, ALEA_PAWN);
  else if (piece != ALEA_NO_PIECE && alea_piece_colour (piece) == them)
    lose (table, them, alea_piece_type (piece));

  if (promotion != ALEA_NO_PIECE_TYPE)
    table->lost[us][promotion]--;
  else if (alea_move_type (move) == ALEA_MOVE_RESURRECTION)
    table->lost[us][ALEA_GUARDENER]--;

  alea_table_clear_dice (table);
}

/* --- rolls --------------------------------------------------------------- */

void
alea_guardener_lay_roll (AleaPosition *position,
                         AleaRoll      roll)
{
  uint8_t doubles = position->table.doubles;

  if (!alea_roll_is_double (roll))
    doubles = alea_guardener_has (position, ALEA_GUARDENER_REROLL_KEEPS) ? doubles : 0;
  else if (doubles < UINT8_MAX)
    doubles++;

  alea_position_lay_roll (position, roll, doubles);
}

/* The first double opens no terrace. */
static void
keep_double (AleaTable *table)
{
  const uint8_t number = table->roll.face[0];

  if (table->doubles < 2)
    table->kept.first = number;
  else
    table->kept.terraces |= (uint8_t) (1u << number);
}

/* GA17: no move lies between the two rolls, so that the right to take en
 * passant stays. */
void
alea_guardener_lift_double (AleaPosition *position)
{
  if (alea_guardener_has (position, ALEA_GUARDENER_REROLL_KEEPS))
    keep_double (&position->table);

  position->table.roll = (AleaRoll) { 0 };
  position->key = alea_position_compute_key (position);
}

AleaPosition
alea_guardener_under_best_roll (const AleaPosition *position)
{
  AleaPosition best = *position;

  alea_table_clear_dice (&best.table);
  alea_guardener_lay_roll (&best, (AleaRoll) { .n = 2, .sides = 4, .face = { 4, 4 } });
  return best;
}

/* --- passing, and walking the plank --------------------------------------- */

bool
alea_guardener_has_pass (const AleaPosition *position)
{
  return !position->table.passed[alea_position_get_turn (position)];
}

bool
alea_guardener_loses_turn (const AleaPosition *position)
{
  AleaPosition best;

  if (position->table.roll.n == 0
      || alea_roll_is_double (position->table.roll)
      || alea_guardener_has_pass (position)
      || alea_guardener_has (position, ALEA_GUARDENER_STALEMATE_BY_THIS_ROLL)
      || alea_position_count_moves (position) > 0)
    return false;

  best = alea_guardener_under_best_roll (position);
  return alea_position_count_moves (&best) > 0;
}

/* A step of the king onto a square that the other side attacks, whatever the
 * dice may say next turn.  To take the other king is no such step. */
static bool
is_into_fire (const AleaPosition *position,
              AleaMove            move)
{
  const AleaColour us = alea_position_get_turn (position), them = alea_colour_other (us);
  AleaPosition after = *position;

  if (alea_move_piece_type (move) != ALEA_KING || alea_move_type (move) == ALEA_MOVE_CASTLE)
    return false;

  alea_position_play (&after, move);
  return alea_position_get_king (&after, them) != ALEA_NO_SQUARE
         && alea_position_get_attackers (&after, alea_position_get_king (&after, us), them) != 0;
}

bool
alea_guardener_is_stuck (const AleaPosition *position)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (position, moves);

  for (size_t i = 0; i < n; i++)
    if (!is_into_fire (position, moves[i]))
      return false;

  return true;
}
