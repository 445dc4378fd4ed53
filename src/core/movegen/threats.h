/* threats.h: what of the other side bears on a king
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "attacks.h"

typedef struct
{
  Bits checkers;
  Bits pinners;   /* sliders that only one piece of the king's side keeps off */
  Bits pinned;    /* those pieces: each may only move on that line */
} Threats;

INLINE Threats
find_threats (const Board   *board,
              const Terrain *terrain,
              int            us,
              int            king)
{
  const Bits theirs = board->colour[!us];
  Threats threats = { .checkers = leapers_to (board, terrain, king, !us) & theirs };
  int sniper;

  BITS_FOREACH (sniper, sliders_to (board, terrain, king, theirs) & theirs)
    {
      const Bits blockers = squares_between (terrain, king, sniper) & board->colour[us];

      if (blockers == 0)
        threats.checkers |= bits_of (sniper);
      else if ((blockers & (blockers - 1)) == 0)
        {
          threats.pinners |= bits_of (sniper);
          threats.pinned |= blockers;
        }
    }

  return threats;
}

/* The squares that the pieces of @by attack when the pieces stand on @occupied. */
INLINE Bits
squares_attacked (const Board   *board,
                  const Terrain *terrain,
                  Bits           occupied,
                  int            by)
{
  const Bits theirs = board->colour[by];
  const Bits *type = board->of_type;
  const Bits pawns = type[ALEA_PAWN] & theirs;
  Bits attacked;
  int from;

  attacked = ahead (terrain, (pawns & terrain->not_first_file) >> 1, by)
             | ahead (terrain, (pawns & terrain->not_last_file) << 1, by);
  BITS_FOREACH (from, type[ALEA_KNIGHT] & theirs)
    attacked |= terrain->leap[ALEA_KNIGHT][from];
  BITS_FOREACH (from, type[ALEA_KING] & theirs)
    attacked |= terrain->leap[ALEA_KING][from];
  BITS_FOREACH (from, (type[ALEA_BISHOP] | type[ALEA_QUEEN]) & theirs)
    attacked |= bishop_attacks (terrain, from, occupied);
  BITS_FOREACH (from, (type[ALEA_ROOK] | type[ALEA_QUEEN]) & theirs)
    attacked |= rook_attacks (terrain, from, occupied);
  if (ALEA_BITS != 64)
    BITS_FOREACH (from, type[ALEA_GUARDENER] & theirs)
      attacked |= terrain->leap[ALEA_GUARDENER][from];

  return attacked;
}
