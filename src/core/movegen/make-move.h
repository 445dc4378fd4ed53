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
        int            king,
        int            rook)
{
  const int us = board->turn;
  const AleaWing wing = wing_of (king, rook);

  remove_pieces (board, bits_of (king) | bits_of (rook));
  put_piece (board, us, ALEA_KING, bits_of (terrain->king_to[us][wing]));
  put_piece (board, us, ALEA_ROOK, bits_of (terrain->rook_to[us][wing]));
}

/* A square just passed matters only where a pawn stands to take there. */
INLINE void
set_en_passant (Board         *board,
                const Terrain *terrain,
                int            to)
{
  const int us = board->turn;
  const Bits passed = ahead (terrain, bits_of (to), !us);

  if (terrain->pawn_attack[us][bits_first (passed)] & board->of_type[ALEA_PAWN] & board->colour[!us])
    board->en_passant = passed;
}

INLINE void
make (Board         *board,
      const Terrain *terrain,
      AleaMove       move)
{
  const int us = board->turn;
  const int from = alea_move_from (move), to = alea_move_to (move);
  const AleaPieceType piece_type = alea_move_piece_type (move);
  const AleaMoveType type = alea_move_type (move);
  const Bits touched = bits_of (from) | bits_of (to);

  board->en_passant = 0;
  board->castle_rooks &= ~touched;
  if (piece_type == ALEA_KING)
    {
      board->castle_rooks &= ~board->colour[us];
      board->may_relocate &= (uint8_t) ~(1u << us);
    }

  if (__builtin_expect (type == ALEA_MOVE_CASTLE, 0))
    castle (board, terrain, from, to);
  else
    {
      AleaPieceType becomes = alea_move_promotion (move) != ALEA_NO_PIECE_TYPE ? alea_move_promotion (move) : piece_type;

      remove_pieces (board, ALEA_BITS != 64 ? with_straddled (board, touched) : touched);
      put_piece (board, us, becomes, bits_of (to));

      if (type == ALEA_MOVE_EN_PASSANT)
        remove_pieces (board, ahead (terrain, bits_of (to), !us));
      else if (type == ALEA_MOVE_DOUBLE_STEP)
        set_en_passant (board, terrain, to);
    }

  board->turn = (uint8_t) !us;
}

