/* board-key.h: a number for each position, and what a move changes of it
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bits.h"
#include "mix.h"

enum
{
  KEY_PIECE = 0,
  KEY_TURN = 1 << 12,
  KEY_RELOCATE = 2 << 12,
  KEY_CASTLE = 3 << 12,
  KEY_EN_PASSANT = 4 << 12,
};

INLINE uint64_t
key_of_bits (unsigned what,
             Bits     bits)
{
  uint64_t key = 0;
  int square;

  BITS_FOREACH (square, bits)
    key ^= mix (what + (unsigned) square);

  return key;
}

INLINE unsigned
key_piece (int colour,
           int type)
{
  return (unsigned) KEY_PIECE + (unsigned) (colour * ALEA_N_PIECE_TYPES + type) * 128;
}

/* All but the pieces. */
static uint64_t
key_of_rights (const Board *board)
{
  return mix ((unsigned) KEY_TURN + board->turn)
         ^ mix ((unsigned) KEY_RELOCATE + board->may_relocate)
         ^ key_of_bits (KEY_CASTLE, board->castle_rooks)
         ^ key_of_bits (KEY_EN_PASSANT, board->en_passant);
}

/* All the pieces. */
static uint64_t
key_of_pieces (const Board *board)
{
  uint64_t key = 0;

  for (int colour = 0; colour < 2; colour++)
    for (int type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
      key ^= key_of_bits (key_piece (colour, type), board->of_type[type] & board->colour[colour]);

  return key;
}

INLINE uint64_t
key_at (int colour,
        int type,
        int square)
{
  return mix (key_piece (colour, type) + (unsigned) square);
}

/* Of rights that differ; the turn has gone to the other side. */
INLINE uint64_t
key_of_changed_rights (const Board *before,
                       const Board *after)
{
  uint64_t key = mix ((unsigned) KEY_TURN + ALEA_WHITE) ^ mix ((unsigned) KEY_TURN + ALEA_BLACK);

  if (before->may_relocate != after->may_relocate)
    key ^= mix ((unsigned) KEY_RELOCATE + before->may_relocate) ^ mix ((unsigned) KEY_RELOCATE + after->may_relocate);

  return key ^ key_of_bits (KEY_CASTLE, before->castle_rooks ^ after->castle_rooks)
         ^ key_of_bits (KEY_EN_PASSANT, before->en_passant ^ after->en_passant);
}
