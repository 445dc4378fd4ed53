/* piece-moves.h: what pawns and officers may do
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "attacks.h"
#include "gate.h"
#include "move-list.h"
#include "sliders.h"

/* Moves of @pawns to squares of @allowed. */
INLINE void
list_pawns (const Board   *board,
            const Terrain *terrain,
            const AleaGate *gate,
            int            us,
            Bits           pawns,
            Bits           allowed,
            List          *list)
{
  const int files = ALEA_BITS == 64 ? 8 : terrain->files;
  const int forward = us == ALEA_WHITE ? files : -files;
  const Bits empty = terrain->squares & ~occupied_squares (board);
  const Bits theirs = board->colour[!us] & allowed & (Bits) gate->take;
  const Bits promotion = gate->promotions != 0 ? terrain->home[!us] : 0;
  const Bits once = ahead (terrain, pawns, us) & empty;
  const Bits twice = ahead (terrain, once & ahead (terrain, pawns & terrain->pawn_start[us], us), us);
  const Bits left = ahead (terrain, (pawns & terrain->not_first_file) >> 1, us);
  const Bits right = ahead (terrain, (pawns & terrain->not_last_file) << 1, us);

  allowed &= (Bits) gate->step;
  add_pawns (list, once & allowed, promotion, gate->promotions, forward, ALEA_MOVE_PLAIN);
  add_pawns (list, twice & empty & allowed, 0, 0, 2 * forward, ALEA_MOVE_DOUBLE_STEP);
  add_pawns (list, left & theirs, promotion, gate->promotions, forward - 1, ALEA_MOVE_PLAIN);
  add_pawns (list, right & theirs, promotion, gate->promotions, forward + 1, ALEA_MOVE_PLAIN);
}

/* Moves of all pieces but king and pawns, of those in @pieces, to @allowed. */
INLINE void
list_officers (const Board   *board,
               const Terrain *terrain,
               Bits           pieces,
               Bits           allowed,
               List          *list)
{
  const Bits occupied = occupied_squares (board);
  const Bits *type = board->of_type;
  int from;

  BITS_FOREACH (from, type[ALEA_KNIGHT] & pieces)
    add_targets (list, ALEA_KNIGHT, from, terrain->leap[ALEA_KNIGHT][from] & allowed);
  BITS_FOREACH (from, type[ALEA_BISHOP] & pieces)
    add_targets (list, ALEA_BISHOP, from, bishop_attacks (terrain, from, occupied) & allowed);
  BITS_FOREACH (from, type[ALEA_ROOK] & pieces)
    add_targets (list, ALEA_ROOK, from, rook_attacks (terrain, from, occupied) & allowed);
  BITS_FOREACH (from, type[ALEA_QUEEN] & pieces)
    add_targets (list, ALEA_QUEEN, from,
                 (rook_attacks (terrain, from, occupied) | bishop_attacks (terrain, from, occupied)) & allowed);
}
