/* alea-move.h: a move of one piece, packed into 32 bits
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-geometry.h"
#include "alea-piece.h"

/* From square, to square, the kind that moves, the kind it becomes, and what
 * sort of move it is: eight, eight, four, four and four bits from below. */
typedef uint32_t AleaMove;

typedef enum
{
  ALEA_MOVE_PLAIN,          /* steps and captures, promotions too */
  ALEA_MOVE_DOUBLE_STEP,
  ALEA_MOVE_EN_PASSANT,
  ALEA_MOVE_CASTLE,         /* "to" is the square of the castling rook */
  ALEA_MOVE_RELOCATION,     /* the king of Jepps Random Chess */
  ALEA_MOVE_TELEPORT,
  ALEA_MOVE_RESURRECTION,   /* "from" equals "to" */
} AleaMoveType;

#define ALEA_MOVE_NONE ((AleaMove) 0)

/* No position of any game has more moves; size buffers by it. */
#define ALEA_MAX_MOVES 512

static inline AleaMove
alea_move (AleaPieceType piece_type,
           unsigned      from,
           unsigned      to,
           AleaMoveType  type,
           AleaPieceType promotion)
{
  return (AleaMove) (from | to << 8 | (unsigned) piece_type << 16
                     | (unsigned) promotion << 20 | (unsigned) type << 24);
}

static inline AleaSquare
alea_move_from (AleaMove move)
{
  return (AleaSquare) (move & 255);
}

static inline AleaSquare
alea_move_to (AleaMove move)
{
  return (AleaSquare) (move >> 8 & 255);
}

static inline AleaPieceType
alea_move_piece_type (AleaMove move)
{
  return (AleaPieceType) (move >> 16 & 15);
}

/* ALEA_NO_PIECE_TYPE where the piece stays what it is. */
static inline AleaPieceType
alea_move_promotion (AleaMove move)
{
  return (AleaPieceType) (move >> 20 & 15);
}

static inline AleaMoveType
alea_move_type (AleaMove move)
{
  return (AleaMoveType) (move >> 24 & 15);
}
