/* pieces-of-board.h: pieces are put on a board and taken off
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "terrain.h"

/* The pieces of @before but those on @squares; @before may be @board. */
INLINE void
leave_pieces (Board       *board,
              const Board *before,
              Bits         squares)
{
  for (int i = 0; i < ALEA_N_PIECE_TYPES; i++)
    board->of_type[i] = before->of_type[i] & ~squares;
  board->colour[ALEA_WHITE] = before->colour[ALEA_WHITE] & ~squares;
  board->colour[ALEA_BLACK] = before->colour[ALEA_BLACK] & ~squares;
}

INLINE void
put_piece (Board *board,
           int    colour,
           int    type,
           Bits   square)
{
  board->colour[colour] |= square;
  board->of_type[type] |= square;
}

/* G5, GA10: who touches a straddling Guardener touches both its squares. */
INLINE Bits
with_straddled (const Board *board,
                Bits         squares)
{
  for (int colour = 0; colour < 2; colour++)
    {
      Bits guardener = board->of_type[ALEA_GUARDENER] & board->colour[colour];

      if (guardener & squares)
        squares |= guardener;
    }

  return squares;
}
