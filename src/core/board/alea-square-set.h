/* alea-square-set.h: squares of a board that is played on
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "alea-geometry.h"

/* One bit a square, from the lowest.  Where a processor of 32 bits is built for,
 * compilers know integers as wide as this by the name of C23 alone. */
#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 AleaSquareSet;
#else
__extension__ typedef unsigned _BitInt (128) AleaSquareSet;
#endif

static inline bool
alea_square_set_has (AleaSquareSet set,
                     AleaSquare    square)
{
  return set >> square & 1;
}

static inline int
alea_square_set_count (AleaSquareSet set)
{
  return __builtin_popcountll ((uint64_t) set) + __builtin_popcountll ((uint64_t) (set >> 64));
}

/* ALEA_NO_SQUARE for the empty set. */
static inline AleaSquare
alea_square_set_first (AleaSquareSet set)
{
  uint64_t low = (uint64_t) set, high = (uint64_t) (set >> 64);

  if (low != 0)
    return (AleaSquare) __builtin_ctzll (low);
  return high != 0 ? (AleaSquare) (64 + __builtin_ctzll (high)) : ALEA_NO_SQUARE;
}
