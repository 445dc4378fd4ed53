/* alea-series.h: turns of several moves, or of none
 *
 * What Random Move Number Chess adds to a position.  A turn is a roll and a
 * series of single moves, each legal by itself (RA10); only the first turn of
 * each side goes without a roll (R4).  AleaSeries.moves_left counts the moves
 * that are due, and is 0 until the roll has been made.
 *
 * En passant (RA17): board.en_passant holds what the side to move may take
 * on.  A pawn of the side to move may itself have passed squares, in this
 * series or, when the other side has missed its turn, in the one before; they
 * wait in AleaPosition.passed.  A turn without a move changes neither set; a
 * move that is no capture en passant ends the rights of the side that made it.
 * A FEN names both sets in its one field, where the rank tells them apart.
 *
 * AleaPosition.key is that of chess: positions are compared at the start of
 * turns, and what the players have rolled is of no account (RA19).
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-position.h"
#include "alea-runs.h"

/* What lies beside the board. */
typedef struct
{
  uint8_t moves_left;      /* of a series under way */
  AleaRun runs[2];         /* by player: first, second */
  uint8_t seats_swapped;   /* the first player has Black */
  uint8_t first_turn;      /* the turn has no roll; only where positions are compared */
} AleaSeries;

_Static_assert (sizeof (AleaSeries) <= sizeof ((AleaTable *) 0)->own, "it fits beside the board");

static inline const AleaSeries *
alea_series_get (const AleaTable *table)
{
  return (const AleaSeries *) table->own;
}

static inline AleaSeries *
alea_series_edit (AleaTable *table)
{
  return (AleaSeries *) table->own;
}

/* What a roll has done. */
typedef enum
{
  ALEA_THROW_SERIES,   /* there are moves to make */
  ALEA_THROW_MISSED,   /* no move: it is the turn of the other side */
  ALEA_THROW_SWAPPED,  /* 666: the players have changed seats; roll again */
  ALEA_THROW_LOST,     /* 666 twice: the side to move has lost */
} AleaThrow;

/* Whether the side to move has to roll before it can move. */
bool          alea_series_is_roll_due (const AleaPosition *self);

/* Counts a roll that shows @face, 1 .. 6, for the player who has the side to
 * move. */
AleaThrow     alea_series_throw       (AleaPosition       *self,
                                       int                 face);

/* See alea_position_perft(): each value of the die is a branch, and a turn
 * without a move ends its line. */
uint64_t      alea_series_perft       (const AleaPosition *self,
                                       int                 depth);

/* --- for AleaMoveRules ---------------------------------------------------- */

/* After @move, made with @rights of en passant, the turn may come back. */
void          alea_series_after_move  (AleaPosition       *self,
                                       AleaMove            move,
                                       AleaSquareSet       rights);

/* Makes the @n moves of @moves those of RA9 where the king of the other side
 * can be taken: either nobody takes it, or whoever attacks it does, pinned or
 * not.  Returns how many there are then; there is room for ALEA_MAX_MOVES. */
size_t        alea_series_settle_captures (const AleaPosition *self,
                                           AleaMove           *moves,
                                           size_t              n);
bool          alea_series_may_capture_king (const AleaPosition *self);
