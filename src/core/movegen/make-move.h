/* make-move.h: what a move does to the board
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board-key.h"
#include "pieces-of-board.h"
#include "terrain.h"

INLINE AleaWing
wing_of (int king,
         int rook)
{
  return rook < king ? ALEA_WING_A : ALEA_WING_H;
}

INLINE void
castle (Board         *board,
        const Terrain *terrain,
        int            us,
        int            king,
        int            rook)
{
  const AleaWing wing = wing_of (king, rook);

  put_piece (board, us, ALEA_KING, bits_of (terrain->king_to[us][wing]));
  put_piece (board, us, ALEA_ROOK, bits_of (terrain->rook_to[us][wing]));
}

/* A square just passed matters only where a pawn stands to take there. */
INLINE void
set_en_passant (Board         *board,
                const Terrain *terrain,
                int            us,
                int            to)
{
  const Bits passed = ahead (terrain, bits_of (to), !us);

  if (terrain->pawn_attack[us][bits_first (passed)] & board->of_type[ALEA_PAWN] & board->colour[!us])
    board->en_passant = passed;
}

/* Makes of @before, which may be the same, the board after @move of @us.  It is
 * read from there and not from a copy, for what has just been written in other
 * widths is slow to read. */
INLINE void
make (Board         *board,
      const Board   *before,
      const Terrain *terrain,
      int            us,
      AleaMove       move)
{
  const int from = alea_move_from (move), to = alea_move_to (move);
  const AleaPieceType piece_type = alea_move_piece_type (move);
  const AleaMoveType type = alea_move_type (move);
  const Bits touched = bits_of (from) | bits_of (to);
  Bits castle_rooks = before->castle_rooks & ~touched;
  unsigned may_relocate = before->may_relocate;

  if (piece_type == ALEA_KING)
    {
      castle_rooks &= ~before->colour[us];
      may_relocate &= ~(1u << us);
    }

  board->castle_rooks = castle_rooks;
  board->en_passant = 0;
  board->may_relocate = (uint8_t) may_relocate;
  board->turn = (uint8_t) !us;
  leave_pieces (board, before, ALEA_BITS != 64 ? with_straddled (before, touched) : touched);

  if (__builtin_expect (type == ALEA_MOVE_CASTLE, 0))
    castle (board, terrain, us, from, to);
  else
    {
      put_piece (board, us, alea_move_promotion (move) != ALEA_NO_PIECE_TYPE ? alea_move_promotion (move) : piece_type,
                 bits_of (to));

      if (type == ALEA_MOVE_EN_PASSANT)
        leave_pieces (board, board, ahead (terrain, bits_of (to), !us));
      else if (type == ALEA_MOVE_DOUBLE_STEP)
        set_en_passant (board, terrain, us, to);
    }
}
