/* board-key.h: a number for each position, and what a move changes of it
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bits.h"

/* A well mixed number for each thing that can be true of a position
 * ("splitmix64"); cheap enough to do without a table. */
INLINE uint64_t
mix (uint64_t x)
{
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

enum
{
  KEY_PIECE = 0,
  KEY_TURN = 1 << 12,
  KEY_RELOCATE = 2 << 12,
  KEY_CASTLE = 3 << 12,
  KEY_EN_PASSANT = 4 << 12,
  KEY_DICE = 5 << 12,
  KEY_PASS = 6 << 12,
  KEY_LOST = 7 << 12,
  KEY_KEPT = 8 << 12,
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

/* The dice on the table, and what is kept of earlier ones.  A second double is
 * as good as a third, and of the first only a 4 matters later. */
static uint64_t
key_of_dice (const AleaPosition *position)
{
  const AleaTable *table = &position->table;
  const unsigned high = table->roll.face[table->roll.face[0] < table->roll.face[1]];
  const unsigned low = table->roll.face[table->roll.face[0] >= table->roll.face[1]];
  const unsigned doubles = table->doubles < 2 ? table->doubles : 2;
  const unsigned kept = table->kept.terraces | (table->kept.first == 4 ? 1 : 0);

  if (!position->rules->has_guardener)
    return 0;

  return mix (KEY_DICE + (doubles * 8 + high) * 8 + low) ^ (kept != 0 ? mix (KEY_KEPT + kept) : 0);
}

/* What beside the board decides about the moves to come: the dice; the
 * passes; and the pieces that may come back, which pawns and kings do not. */
static uint64_t
key_of_table (const AleaPosition *position)
{
  const AleaTable *table = &position->table;
  uint64_t key;

  if (!position->rules->has_guardener)
    return 0;

  key = key_of_dice (position)
        ^ mix (KEY_PASS + table->passed[ALEA_WHITE] * 2u + table->passed[ALEA_BLACK]);

  for (unsigned colour = 0; colour < 2; colour++)
    for (unsigned type = ALEA_KNIGHT; type < ALEA_N_PIECE_TYPES; type++)
      if (type != ALEA_KING && table->lost[colour][type] > 0)
        key ^= mix (KEY_LOST + (colour * ALEA_N_PIECE_TYPES + type) * 256 + table->lost[colour][type]);

  return key;
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

/* The squares that changed hands between two boards, pieces by pieces. */
static uint64_t
key_of_change (const Board *before,
               const Board *after)
{
  uint64_t key = key_of_rights (before) ^ key_of_rights (after);

  for (int colour = 0; colour < 2; colour++)
    for (int type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
      key ^= key_of_bits (key_piece (colour, type),
                          (before->of_type[type] & before->colour[colour])
                          ^ (after->of_type[type] & after->colour[colour]));

  return key;
}
