/* sliders.h: the squares that sliders see
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "terrain.h"

/* The squares that a slider sees along one line: the "obstruction
 * difference", which takes the nearest piece on either side in one subtraction.
 * It needs no table but the line itself, so it serves every width. */
static inline Bits
line_attacks (Line line,
              Bits occupied)
{
  Bits lower = line.lower & occupied;
  Bits upper = line.upper & occupied;
  Bits nearest_below = bits_of (bits_last (lower | 1));
  Bits nearest_above = upper & -upper;

  return (2 * nearest_above - nearest_below) & (line.lower | line.upper);
}

static inline Bits
rook_attacks (const Terrain *terrain,
              int            square,
              Bits           occupied)
{
#if ALEA_LOOKUP_SLIDERS
  const Lookup *lookup = &terrain->rook[square];

  return _pdep_u64 (lookup->attacks[_pext_u64 (occupied, lookup->relevant)], lookup->lines);
#else
  return line_attacks (terrain->line[square][LINE_RANK], occupied)
         | line_attacks (terrain->line[square][LINE_FILE], occupied);
#endif
}

static inline Bits
bishop_attacks (const Terrain *terrain,
                int            square,
                Bits           occupied)
{
#if ALEA_LOOKUP_SLIDERS
  const Lookup *lookup = &terrain->bishop[square];

  return _pdep_u64 (lookup->attacks[_pext_u64 (occupied, lookup->relevant)], lookup->lines);
#else
  return line_attacks (terrain->line[square][LINE_DIAGONAL], occupied)
         | line_attacks (terrain->line[square][LINE_ANTIDIAGONAL], occupied);
#endif
}
