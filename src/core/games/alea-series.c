/* alea-series.c: turns of several moves, or of none
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-series.h"

#include "alea-movegen.h"
#include "alea-position-attacks.h"

static AleaSquareSet
get_rights (const AleaPosition *self)
{
  return self->movegen->is_wide ? self->board.wide.en_passant : self->board.narrow.en_passant;
}

/* Whether the king of @colour stands attacked; not when it has been taken. */
static bool
is_attacked (const AleaPosition *self,
             AleaColour          colour)
{
  AleaSquare king = alea_position_get_king (self, colour);

  return king != ALEA_NO_SQUARE
         && alea_position_get_attackers (self, king, alea_colour_other (colour)) != 0;
}

/* --- en passant ---------------------------------------------------------- */

/* The square behind @square, as @colour sees it. */
static AleaSquareSet
behind (const AleaPosition *self,
        AleaSquare          square,
        AleaColour          colour)
{
  const AleaGeometry *geometry = self->rules->geometry;
  int rank = alea_geometry_rank (geometry, square) + (colour == ALEA_WHITE ? -1 : 1);

  return (AleaSquareSet) 1 << alea_geometry_square (geometry, alea_geometry_file (geometry, square), rank);
}

/* A pawn that moves on in the series can no longer be taken en passant.  One
 * that no pawn stands beside never could. */
static void
note_pawn (AleaPosition *self,
           AleaMove      move,
           AleaColour    us)
{
  AleaSquareSet passed;

  if (alea_move_piece_type (move) != ALEA_PAWN)
    return;

  self->passed &= ~behind (self, alea_move_from (move), us);
  if (alea_move_type (move) != ALEA_MOVE_DOUBLE_STEP)
    return;

  passed = behind (self, alea_move_to (move), us);
  if (alea_position_get_attackers (self, alea_square_set_first (passed), alea_colour_other (us))
      & alea_position_get_pieces (self, alea_piece (alea_colour_other (us), ALEA_PAWN)))
    self->passed |= passed;
}

/* --- the turn ------------------------------------------------------------ */

static void
end_turn (AleaPosition  *self,
          AleaColour     next,
          AleaSquareSet  next_passed)
{
  self->movegen->set_turn (self, next, self->passed);
  self->passed = next_passed;
  alea_series_edit (&self->table)->moves_left = 0;
}

/* RA14, where the rest of a series lapses when no move is left. */
static bool
is_stuck (const AleaPosition *self)
{
  return alea_position_count_moves (self) == 0
         && alea_rules_option_is (self->rules, &self->options, "no-move", "lapse");
}

/* Called when the generator has passed the turn.  A check ends the series
 * (R7), also one that stood already because a turn was missed. */
void
alea_series_after_move (AleaPosition  *self,
                        AleaMove       move,
                        AleaSquareSet  rights)
{
  const AleaColour them = alea_position_get_turn (self), us = alea_colour_other (them);
  AleaSeries *series = alea_series_edit (&self->table);

  /* First turns have no roll that would have begun the series. */
  if (series->moves_left == 0)
    self->passed = 0;
  note_pawn (self, move, us);

  if (series->moves_left > 1
      && alea_position_get_king (self, them) != ALEA_NO_SQUARE
      && !is_attacked (self, them))
    {
      /* After one capture en passant another may follow, and nothing else. */
      AleaSquareSet rest = alea_move_type (move) == ALEA_MOVE_EN_PASSANT
                           ? rights & ~((AleaSquareSet) 1 << alea_move_to (move)) : 0;

      series->moves_left--;
      self->movegen->set_turn (self, us, rest);
      if (!is_stuck (self))
        return;
    }

  end_turn (self, them, 0);
}

bool
alea_series_is_roll_due (const AleaPosition *self)
{
  return alea_series_get (&self->table)->moves_left == 0 && self->fullmove > 1;
}

static void
miss_turn (AleaPosition *self)
{
  const AleaColour us = alea_position_get_turn (self);

  end_turn (self, alea_colour_other (us), get_rights (self));
  if (us == ALEA_BLACK && self->fullmove < UINT16_MAX)
    self->fullmove++;
}

AleaThrow
alea_series_throw (AleaPosition *self,
                   int           face)
{
  const AleaColour us = alea_position_get_turn (self);
  AleaSeries *series = alea_series_edit (&self->table);
  AleaRun *run = &series->runs[alea_position_get_player (self, us)];
  int moves;

  *run = alea_run_after (*run, face);
  if (alea_run_effect (*run) == ALEA_RUN_LOSS)
    return ALEA_THROW_LOST;

  if (alea_run_effect (*run) == ALEA_RUN_SWAP)
    {
      series->seats_swapped = !series->seats_swapped;
      return ALEA_THROW_SWAPPED;
    }

  moves = alea_run_moves (*run);
  if (moves == 0 && is_attacked (self, us)
      && alea_rules_option_is (self->rules, &self->options, "missed-check", "save"))
    moves = 1;

  if (moves == 0)
    {
      miss_turn (self);
      return ALEA_THROW_MISSED;
    }

  series->moves_left = (uint8_t) moves;
  self->passed = 0;
  return ALEA_THROW_SERIES;
}

/* --- moves --------------------------------------------------------------- */

/* Keeps the moves of @moves that do not take @king; returns how many. */
static size_t
drop_captures (AleaMove   *moves,
               size_t      n,
               AleaSquare  king)
{
  size_t n_kept = 0;

  for (size_t i = 0; i < n; i++)
    if (alea_move_to (moves[i]) != king)
      moves[n_kept++] = moves[i];

  return n_kept;
}

/* To take the king ends the game, so that no piece is pinned to its own. */
static size_t
add_captures (const AleaPosition *self,
              AleaMove           *moves,
              size_t              n,
              AleaSquare          king)
{
  const AleaGeometry *geometry = self->rules->geometry;
  const AleaColour us = alea_position_get_turn (self);
  const bool is_last_rank = alea_geometry_rank (geometry, king) == (us == ALEA_WHITE ? geometry->ranks - 1 : 0);
  AleaSquareSet rest = alea_position_get_attackers (self, king, us);

  for (; rest != 0; rest &= rest - 1)
    {
      const AleaSquare from = alea_square_set_first (rest);
      const AleaPieceType type = alea_piece_type (alea_position_get_piece (self, from));
      const bool promotes = type == ALEA_PAWN && is_last_rank;
      const AleaPieceType first = promotes ? ALEA_KNIGHT : ALEA_NO_PIECE_TYPE, last = promotes ? ALEA_QUEEN : ALEA_NO_PIECE_TYPE;

      for (AleaPieceType into = first; into <= last; into++)
        moves[n++] = alea_move (type, from, king, ALEA_MOVE_PLAIN, into);
    }

  return n;
}

bool
alea_series_may_capture_king (const AleaPosition *self)
{
  return alea_rules_option_is (self->rules, &self->options, "missed-check", "capture");
}

size_t
alea_series_settle_captures (const AleaPosition *self,
                             AleaMove           *moves,
                             size_t              n)
{
  const AleaColour them = alea_colour_other (alea_position_get_turn (self));
  AleaSquare king;

  if (!is_attacked (self, them))
    return n;

  king = alea_position_get_king (self, them);
  n = drop_captures (moves, n, king);
  return alea_series_may_capture_king (self) ? add_captures (self, moves, n, king) : n;
}

static uint64_t
count_moves (const AleaPosition *self,
             int                 depth)
{
  AleaMove moves[ALEA_MAX_MOVES];
  uint64_t nodes = 0;
  size_t n;

  if (depth == 1)
    return alea_position_count_moves (self);

  n = alea_position_list_moves (self, moves);
  for (size_t i = 0; i < n; i++)
    {
      AleaPosition after = *self;

      alea_position_play (&after, moves[i]);
      if (alea_position_get_king (&after, alea_position_get_turn (&after)) != ALEA_NO_SQUARE)
        nodes += alea_series_perft (&after, depth - 1);
    }

  return nodes;
}

uint64_t
alea_series_perft (const AleaPosition *self,
                   int                 depth)
{
  uint64_t nodes = 0;

  if (depth <= 0)
    return 1;
  if (!alea_series_is_roll_due (self))
    return count_moves (self, depth);

  for (int face = 1; face <= 6; face++)
    {
      AleaPosition after = *self;

      if (alea_series_throw (&after, face) == ALEA_THROW_SERIES)
        nodes += count_moves (&after, depth);
    }

  return nodes;
}
