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
  AleaMan man = alea_position_get_man (position, alea_move_to (move));

  return alea_move_type (move) == ALEA_MOVE_EN_PASSANT
         || (man != ALEA_NOBODY && alea_man_colour (man) != alea_position_get_turn (position));
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
  static const AleaNeed needs[ALEA_N_KINDS] = {
    [ALEA_KNIGHT] = ALEA_NEED_TWO,
    [ALEA_BISHOP] = ALEA_NEED_THREE,
    [ALEA_ROOK] = ALEA_NEED_FOUR,
    [ALEA_QUEEN] = ALEA_NEED_DOUBLE,
  };
  const AleaKind kind = alea_move_kind (move);
  const AleaMoveType type = alea_move_type (move);

  if (type == ALEA_MOVE_CASTLE)
    return ALEA_NEED_CASTLING;
  if (type == ALEA_MOVE_TELEPORT || type == ALEA_MOVE_RESURRECTION)
    return ALEA_NEED_TERRACE;
  if (needs[kind] != ALEA_NEED_NOTHING)
    return needs[kind];
  if (is_capture (position, move)
      || (kind == ALEA_PAWN && is_beyond_centre (position, alea_move_to (move))))
    return ALEA_NEED_ONE;

  return ALEA_NEED_NOTHING;
}

unsigned
alea_guardener_needs_met (const AleaPosition *position)
{
  const AleaTable *table = &position->table;
  const AleaRoll roll = table->roll;
  const bool is_double = alea_roll_is_double (roll);
  /* GA2: a double that was thrown again may stay usable. */
  const bool is_free = is_double || (table->doubles > 0 && alea_guardener_has (position, ALEA_GUARDENER_REROLL_KEEPS));
  unsigned met;

  if (roll.n == 0)
    return 0;

  met = 1u << ALEA_NEED_NOTHING | 1u << roll.face[0] | 1u << roll.face[1];
  if (is_free)
    met |= 1u << ALEA_NEED_ONE | 1u << ALEA_NEED_TWO | 1u << ALEA_NEED_THREE | 1u << ALEA_NEED_FOUR
           | 1u << ALEA_NEED_DOUBLE;

  /* GA7: the number itself, not what a double makes of it. */
  if (roll.face[0] == 4 || roll.face[1] == 4
      || (is_free && alea_guardener_has (position, ALEA_GUARDENER_CASTLING_ON_DOUBLES)))
    met |= 1u << ALEA_NEED_CASTLING;

  if (is_double && table->doubles >= 2)
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

int
alea_guardener_open_terrace (const AleaPosition *position)
{
  if (!(alea_guardener_needs_met (position) >> ALEA_NEED_TERRACE & 1))
    return 0;

  return alea_guardener_swap_terrace (position, position->table.roll.face[0]);
}

/* --- men lost and returned ----------------------------------------------- */

bool
alea_guardener_may_resurrect (const AleaPosition *position)
{
  return position->table.lost[alea_position_get_turn (position)][ALEA_GUARDENER] > 0;
}

unsigned
alea_guardener_promotions (const AleaPosition *position)
{
  const uint8_t *lost = position->table.lost[alea_position_get_turn (position)];
  unsigned kinds = 0;

  for (int kind = ALEA_KNIGHT; kind < ALEA_N_KINDS; kind++)
    if (kind != ALEA_KING && lost[kind] > 0)
      kinds |= 1u << kind;

  return kinds;
}

static void
lose (AleaTable  *table,
      AleaColour  colour,
      AleaKind    kind)
{
  if (table->lost[colour][kind] < UINT8_MAX)
    table->lost[colour][kind]++;
}

static void
clear_roll (AleaTable *table)
{
  table->roll = (AleaRoll) { 0 };
  table->doubles = 0;
}

void
alea_guardener_play_table (AleaPosition *position,
                           AleaMove      move)
{
  const AleaColour us = alea_position_get_turn (position), them = alea_colour_other (us);
  const AleaKind promotion = alea_move_promotion (move);
  const AleaMan man = alea_position_get_man (position, alea_move_to (move));
  AleaTable *table = &position->table;

  if (alea_move_type (move) == ALEA_MOVE_EN_PASSANT)
    lose (table, them, ALEA_PAWN);
  else if (man != ALEA_NOBODY && alea_man_colour (man) == them)
    lose (table, them, alea_man_kind (man));

  if (promotion != ALEA_NO_KIND)
    table->lost[us][promotion]--;
  else if (alea_move_type (move) == ALEA_MOVE_RESURRECTION)
    table->lost[us][ALEA_GUARDENER]--;

  clear_roll (table);
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

/* GA17: no move lies between the two rolls, so that the right to take en
 * passant stays. */
void
alea_guardener_lift_double (AleaPosition *position)
{
  alea_position_lay_roll (position, (AleaRoll) { 0 }, position->table.doubles);
}

/* --- walking the plank --------------------------------------------------- */

/* A step of the king onto a square that the other side attacks, whatever the
 * dice may say next turn.  To take the other king is no such step. */
static bool
is_into_fire (const AleaPosition *position,
              AleaMove            move)
{
  const AleaColour us = alea_position_get_turn (position), them = alea_colour_other (us);
  AleaPosition after = *position;

  if (alea_move_kind (move) != ALEA_KING || alea_move_type (move) == ALEA_MOVE_CASTLE)
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
