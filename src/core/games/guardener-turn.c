/* guardener-turn.c: what the dice of Guardener Chess allow in a turn
 *
 * Rules: G9 to G21 and the readings GA1 to GA21.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guardener.h"

#include "alea-position-attacks.h"
#include "alea-position-dice.h"

/* --- needs --------------------------------------------------------------- */

static const AleaNeed need_of_officer[ALEA_N_PIECE_TYPES] = {
  [ALEA_KNIGHT] = ALEA_NEED_TWO,
  [ALEA_BISHOP] = ALEA_NEED_THREE,
  [ALEA_ROOK] = ALEA_NEED_FOUR,
  [ALEA_QUEEN] = ALEA_NEED_DOUBLE,
};

/* G11: the centre line runs between the ranks 4 and 5. */
static bool
is_beyond_centre (const AleaPosition *position,
                  AleaSquare          square)
{
  const AleaGeometry *geometry = position->rules->geometry;
  bool is_upper = alea_geometry_rank (geometry, square) >= geometry->ranks / 2;

  return is_upper == (alea_position_get_turn (position) == ALEA_WHITE);
}

unsigned
alea_guardener_need_of (const AleaPosition *position,
                        AleaMove            move)
{
  const AleaPieceType piece_type = alea_move_piece_type (move);
  const AleaMoveType type = alea_move_type (move);

  if (type == ALEA_MOVE_CASTLE)
    return ALEA_NEED_CASTLING;
  if (type == ALEA_MOVE_TELEPORT || type == ALEA_MOVE_RESURRECTION)
    return ALEA_NEED_TERRACE + (unsigned) alea_position_get_terrace (position, alea_move_to (move)) - 1;
  if (need_of_officer[piece_type] != ALEA_NEED_NOTHING)
    return need_of_officer[piece_type];
  if (alea_position_get_captured (position, move) != ALEA_NO_PIECE_TYPE
      || (piece_type == ALEA_PAWN && is_beyond_centre (position, alea_move_to (move))))
    return ALEA_NEED_ONE;

  return ALEA_NEED_NOTHING;
}

/* GA2: a double that was thrown again may stay usable. */
static bool
keeps_doubles (const AleaPosition *position)
{
  return guardener_get_table (&position->table)->doubles > 0 && alea_guardener_has (position, ALEA_GUARDENER_REROLL_KEEPS);
}

/* GA7: the number itself, not what a double makes of it. */
static bool
shows_four (const AleaPosition *position)
{
  const AleaRoll roll = position->table.roll;
  const GuardenerTable *table = guardener_get_table (&position->table);

  return roll.face[0] == 4 || roll.face[1] == 4
         || (keeps_doubles (position) && (table->kept_first == 4 || table->kept_terraces >> 4 & 1));
}

/* The terraces that are open, by the numbers that the players have agreed on:
 * a bit each, the lowest one unused (G16, GA2). */
static unsigned
find_open_terraces (const AleaPosition *position)
{
  const AleaRoll roll = position->table.roll;
  const GuardenerTable *table = guardener_get_table (&position->table);
  unsigned terraces = 0;

  if (keeps_doubles (position))
    terraces = table->kept_terraces;
  if (alea_roll_is_double (roll) && table->doubles >= 2)
    terraces |= 1u << roll.face[0];

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

  return met | find_open_terraces (position) >> 1 << ALEA_NEED_TERRACE;
}

int
alea_guardener_swap_terrace (const AleaPosition *position,
                             int                 number)
{
  bool is_swapped = alea_guardener_has (position, ALEA_GUARDENER_TERRACE_1_ON_TOP);

  return is_swapped && (number == 1 || number == 4) ? 5 - number : number;
}

/* --- the gate -------------------------------------------------------------- */

static AleaSquareSet
find_terraces (const AleaPosition *position,
               unsigned            needs)
{
  const AleaAreas *areas = alea_position_get_areas (position);
  AleaSquareSet squares = 0;

  for (int number = 1; needs >> (ALEA_NEED_TERRACE + number - 1) != 0; number++)
    if (needs >> (ALEA_NEED_TERRACE + number - 1) & 1)
      squares |= areas->terrace[alea_guardener_swap_terrace (position, number)];

  return squares;
}

/* What a pawn of the side to move may become, one bit a kind (GA18). */
static unsigned
list_promotions (const AleaPosition *position)
{
  const uint8_t *lost = guardener_get_table (&position->table)->lost[alea_position_get_turn (position)];
  unsigned types = 0;

  for (int type = ALEA_KNIGHT; type < ALEA_N_PIECE_TYPES; type++)
    if (type != ALEA_KING && lost[type] > 0)
      types |= 1u << type;

  return types;
}

/* What pawns, kings and Guardeners may do. */
static void
open_to_walkers (const AleaPosition *position,
                 unsigned            needs,
                 AleaGate           *gate)
{
  const AleaAreas *areas = alea_position_get_areas (position);
  const AleaBoard128 *board = &position->board.wide;
  const int us = board->turn;
  const AleaSquareSet theirs = board->colour[!us];
  const AleaSquareSet nothing = needs >> ALEA_NEED_NOTHING & 1 ? ~(AleaSquareSet) 0 : 0;
  const AleaSquareSet one = needs >> ALEA_NEED_ONE & 1 ? ~(AleaSquareSet) 0 : 0;

  gate->walk = (nothing & ~theirs) | (one & theirs);
  gate->step = (nothing & areas->half[us]) | (one & ~areas->half[us]);
  gate->take = one;
  gate->rise = one != 0;
  gate->promotions = list_promotions (position);

  /* GA19, GA20: nobody to become, so the last rank is closed but for the
   * capture that wins. */
  if (gate->promotions == 0 && !alea_guardener_has (position, ALEA_GUARDENER_LAST_RANK_WAITS))
    {
      gate->step &= ~areas->home[!us];
      gate->take &= ~areas->home[!us] | board->of_type[ALEA_KING];
    }
}

void
alea_guardener_open (const AleaPosition *position,
                     unsigned            needs,
                     AleaGate           *gate)
{
  const AleaBoard128 *board = &position->board.wide;

  *gate = (AleaGate) { 0 };
  if (needs & (1u << ALEA_NEED_NOTHING | 1u << ALEA_NEED_ONE))
    open_to_walkers (position, needs, gate);
  for (AleaPieceType type = ALEA_KNIGHT; type <= ALEA_QUEEN; type++)
    if (needs >> need_of_officer[type] & 1)
      gate->officers |= board->of_type[type];

  if (needs >> ALEA_NEED_CASTLING & 1)
    {
      gate->castling = true;
      gate->unafraid = alea_guardener_has (position, ALEA_GUARDENER_CASTLING_UNAFRAID);
    }
  if (needs >> ALEA_NEED_TERRACE != 0)
    {
      gate->teleport = find_terraces (position, needs);
      gate->resurrection = alea_guardener_may_resurrect (position);
    }
}

/* --- pieces lost and returned ----------------------------------------------- */

bool
alea_guardener_may_resurrect (const AleaPosition *position)
{
  return guardener_get_table (&position->table)->lost[alea_position_get_turn (position)][ALEA_GUARDENER] > 0;
}

/* GA18: no more than are missing then; a position made by hand may have more than a
 * game begins with.  A Guardener may stand on two squares, and there is one. */
static void
lose (AleaPosition  *position,
      AleaColour     colour,
      AleaPieceType  type)
{
  GuardenerTable *table = guardener_edit_table (&position->table);
  const int n = type == ALEA_GUARDENER ? 1 : alea_position_count_pieces (position, alea_piece (colour, type));

  if (table->lost[colour][type] + n <= alea_start_count[type])
    table->lost[colour][type]++;
}

void
alea_guardener_play_table (AleaPosition *position,
                           AleaMove      move)
{
  const AleaColour us = alea_position_get_turn (position), them = alea_colour_other (us);
  const AleaPieceType promotion = alea_move_promotion (move);
  const AleaPiece piece = alea_position_get_piece (position, alea_move_to (move));
  GuardenerTable *table = guardener_edit_table (&position->table);

  if (alea_move_type (move) == ALEA_MOVE_EN_PASSANT)
    lose (position, them, ALEA_PAWN);
  else if (piece != ALEA_NO_PIECE && alea_piece_colour (piece) == them)
    lose (position, them, alea_piece_type (piece));

  if (promotion != ALEA_NO_PIECE_TYPE)
    table->lost[us][promotion]--;
  else if (alea_move_type (move) == ALEA_MOVE_RESURRECTION)
    table->lost[us][ALEA_GUARDENER]--;

  alea_position_clear_dice (position);
}

/* --- rolls --------------------------------------------------------------- */

void
alea_guardener_lay_roll (AleaPosition *position,
                         AleaRoll      roll)
{
  GuardenerTable *table = guardener_edit_table (&position->table);

  if (!alea_roll_is_double (roll))
    table->doubles = alea_guardener_has (position, ALEA_GUARDENER_REROLL_KEEPS) ? table->doubles : 0;
  else if (table->doubles < UINT8_MAX)
    table->doubles++;

  position->table.roll = roll;
  if (table->doubles == 0)
    table->kept_first = table->kept_terraces = 0;
}

void
alea_guardener_take_dice (AleaTable       *table,
                          const AleaTable *from)
{
  const GuardenerTable nothing = { 0 }, *dice = from != NULL ? guardener_get_table (from) : &nothing;
  GuardenerTable *own = guardener_edit_table (table);

  own->doubles = dice->doubles;
  own->kept_first = dice->kept_first;
  own->kept_terraces = dice->kept_terraces;
}

/* GA17: no move lies between the two rolls, so that the right to take en
 * passant stays.  The first double opens no terrace. */
void
alea_guardener_lift_double (AleaPosition *position)
{
  GuardenerTable *table = guardener_edit_table (&position->table);
  const uint8_t number = position->table.roll.face[0];

  position->table.roll = (AleaRoll) { 0 };
  if (!alea_guardener_has (position, ALEA_GUARDENER_REROLL_KEEPS))
    return;

  if (table->doubles < 2)
    table->kept_first = number;
  else
    table->kept_terraces |= (uint8_t) (1u << number);
}

/* A second double is as good as a third, of the first only a 4 matters, and
 * pawns and kings do not come back. */
void
alea_guardener_reduce (const AleaPosition *position,
                       AleaSameness        sameness,
                       AleaTable          *table)
{
  GuardenerTable *own = guardener_edit_table (table);
  AleaRoll *roll = &table->roll;

  for (int colour = 0; colour < 2; colour++)
    own->lost[colour][ALEA_PAWN] = own->lost[colour][ALEA_KING] = 0;

  if (sameness == ALEA_SAME_REPETITION)
    {
      *roll = (AleaRoll) { 0 };
      alea_guardener_take_dice (table, NULL);
      return;
    }

  if (roll->face[0] < roll->face[1])
    *roll = (AleaRoll) { roll->n, roll->sides, { roll->face[1], roll->face[0] } };
  if (alea_roll_is_double (*roll) && own->doubles < 2 && roll->face[0] < 4)
    roll->face[0] = roll->face[1] = 1;
  if (own->doubles > 2)
    own->doubles = 2;
  own->kept_first = own->kept_first == 4;
}

AleaPosition
alea_guardener_under_best_roll (const AleaPosition *position)
{
  AleaPosition best = *position;

  alea_position_clear_dice (&best);
  alea_guardener_lay_roll (&best, (AleaRoll) { .n = 2, .sides = 4, .face = { 4, 4 } });
  return best;
}

/* --- passing, and walking the plank --------------------------------------- */

bool
alea_guardener_has_pass (const AleaPosition *position)
{
  return !guardener_get_table (&position->table)->passed[alea_position_get_turn (position)];
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
