/* attacks.h: who attacks a square
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "sliders.h"
#include "terrain.h"

INLINE Bits
occupied_squares (const Board *board)
{
  return board->colour[ALEA_WHITE] | board->colour[ALEA_BLACK];
}

/* The pieces that are no sliders, and attack @square as those of @by do. */
INLINE Bits
leapers_to (const Board   *board,
            const Terrain *terrain,
            int            square,
            int            by)
{
  const Bits *type = board->of_type;
  Bits leapers;

  leapers = (terrain->pawn_attack[!by][square] & type[ALEA_PAWN])
            | (terrain->leap[ALEA_KNIGHT][square] & type[ALEA_KNIGHT])
            | (terrain->leap[ALEA_KING][square] & type[ALEA_KING]);
  if (ALEA_BITS != 64)
    leapers |= terrain->leap[ALEA_GUARDENER][square] & type[ALEA_GUARDENER];

  return leapers;
}

/* The sliders that attack @square when the pieces stand on @occupied. */
INLINE Bits
sliders_to (const Board   *board,
            const Terrain *terrain,
            int            square,
            Bits           occupied)
{
  const Bits *type = board->of_type;

  return (rook_attacks (terrain, square, occupied) & (type[ALEA_ROOK] | type[ALEA_QUEEN]))
         | (bishop_attacks (terrain, square, occupied) & (type[ALEA_BISHOP] | type[ALEA_QUEEN]));
}

/* The pieces of @by that attack @square when the pieces stand on @occupied. */
INLINE Bits
attackers_to (const Board   *board,
              const Terrain *terrain,
              int            square,
              Bits           occupied,
              int            by)
{
  return (leapers_to (board, terrain, square, by) | sliders_to (board, terrain, square, occupied))
         & board->colour[by] & occupied;
}

/* The squares that a piece of @type and @colour attacks from @square when the
 * pieces stand on @occupied. */
INLINE Bits
attacks_of (const Terrain *terrain,
            AleaPieceType  type,
            AleaColour     colour,
            int            square,
            Bits           occupied)
{
  switch (type)
    {
    case ALEA_PAWN:
      return terrain->pawn_attack[colour][square];
    case ALEA_BISHOP:
      return bishop_attacks (terrain, square, occupied);
    case ALEA_ROOK:
      return rook_attacks (terrain, square, occupied);
    case ALEA_QUEEN:
      return rook_attacks (terrain, square, occupied) | bishop_attacks (terrain, square, occupied);
    case ALEA_KNIGHT:
    case ALEA_KING:
    case ALEA_GUARDENER:
      return terrain->leap[type][square];
    case ALEA_NO_PIECE_TYPE:
    case ALEA_N_PIECE_TYPES:
      break;
    }

  return 0;
}

INLINE bool
is_attacked_on (const Board   *board,
                const Terrain *terrain,
                Bits           squares,
                Bits           occupied,
                int            by)
{
  int square;

  BITS_FOREACH (square, squares)
    if (attackers_to (board, terrain, square, occupied, by))
      return true;

  return false;
}
