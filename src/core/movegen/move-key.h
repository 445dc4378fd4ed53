/* move-key.h: what a move does to the key
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "make-move.h"

INLINE int
type_at (const Board *board,
         Bits         square)
{
  for (int type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
    if (board->of_type[type] & square)
      return type;

  return ALEA_NO_PIECE_TYPE;
}

INLINE uint64_t
key_of_castling (const Board   *board,
                 const Terrain *terrain,
                 int            king,
                 int            rook)
{
  const int us = board->turn;
  const AleaWing wing = wing_of (king, rook);

  return key_at (us, ALEA_KING, king) ^ key_at (us, ALEA_KING, terrain->king_to[us][wing])
         ^ key_at (us, ALEA_ROOK, rook) ^ key_at (us, ALEA_ROOK, terrain->rook_to[us][wing]);
}

/* The pieces that @move, which is not made yet, takes off and puts down. */
static uint64_t
key_of_move (const Board   *board,
             const Terrain *terrain,
             AleaMove       move)
{
  const int us = board->turn;
  const int from = alea_move_from (move), to = alea_move_to (move);
  const AleaPieceType piece_type = alea_move_piece_type (move), promotion = alea_move_promotion (move);
  const AleaMoveType type = alea_move_type (move);
  const Bits touched = bits_of (from) | bits_of (to);
  uint64_t key;
  int square;

  if (type == ALEA_MOVE_CASTLE)
    return key_of_castling (board, terrain, from, to);

  key = key_at (us, promotion != ALEA_NO_PIECE_TYPE ? promotion : piece_type, to);
  if (type != ALEA_MOVE_RESURRECTION)
    key ^= key_at (us, piece_type, from);
  if (board->colour[!us] & bits_of (to))
    key ^= key_at (!us, type_at (board, bits_of (to)), to);
  if (type == ALEA_MOVE_EN_PASSANT)
    key ^= key_at (!us, ALEA_PAWN, bits_first (ahead (terrain, bits_of (to), !us)));

  /* The other halves of Guardeners that straddle. */
  if (ALEA_BITS != 64)
    BITS_FOREACH (square, with_straddled (board, touched) & ~touched)
      key ^= key_at (board->colour[ALEA_BLACK] & bits_of (square) ? ALEA_BLACK : ALEA_WHITE, ALEA_GUARDENER, square);

  return key;
}
