/* bits.h: sets of squares as integers, 64 or 128 bits wide
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-position.h"

#define INLINE static inline __attribute__ ((always_inline))

#if ALEA_BITS == 64

typedef uint64_t Bits;
typedef AleaBoard64 Board;

static inline int
bits_count (Bits bits)
{
  return __builtin_popcountll (bits);
}

/* Both ends are undefined for the empty set. */
static inline int
bits_first (Bits bits)
{
  return __builtin_ctzll (bits);
}

static inline int
bits_last (Bits bits)
{
  return 63 - __builtin_clzll (bits);
}

#else

typedef AleaSquareSet Bits;
typedef AleaBoard128 Board;

static inline int
bits_count (Bits bits)
{
  return __builtin_popcountll ((uint64_t) bits) + __builtin_popcountll ((uint64_t) (bits >> 64));
}

static inline int
bits_first (Bits bits)
{
  uint64_t low = (uint64_t) bits;

  return low != 0 ? __builtin_ctzll (low) : 64 + __builtin_ctzll ((uint64_t) (bits >> 64));
}

static inline int
bits_last (Bits bits)
{
  uint64_t high = (uint64_t) (bits >> 64);

  return high != 0 ? 127 - __builtin_clzll (high) : 63 - __builtin_clzll ((uint64_t) bits);
}

#endif

static inline Bits
bits_of (int square)
{
  return (Bits) 1 << square;
}

/* Every square from @a to @b, ends included, by number: on one rank. */
static inline Bits
bits_span (int a,
           int b)
{
  int low = a < b ? a : b;
  int high = a < b ? b : a;

  return (bits_of (high) << 1) - bits_of (low);
}

/* Goes over the squares of a set from the lowest. */
#define BITS_FOREACH(square, bits)                                     \
  for (Bits rest_##square = (bits);                                    \
       rest_##square != 0 && ((square) = bits_first (rest_##square), true); \
       rest_##square &= rest_##square - 1)
