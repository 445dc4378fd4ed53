/* gate-moves.h: moves that chess does not know, on boards that are not 8x8
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gate.h"
#include "move-list.h"

/* G5, G6: a straddling Guardener sets out from either of its squares. */
INLINE void
list_guardener (const Board   *board,
                const Terrain *terrain,
                Bits           pieces,
                Bits           allowed,
                List          *list)
{
  int from;

  BITS_FOREACH (from, board->of_type[ALEA_GUARDENER] & pieces)
    add_targets (list, ALEA_GUARDENER, from, terrain->leap[ALEA_GUARDENER][from] & allowed);
}

/* GA19: a pawn that reached the last rank when there was nobody to become
 * waits there, and turns into a lost piece on the spot. */
INLINE void
list_waiting_pawns (const Board   *board,
                    const Terrain *terrain,
                    const AleaGate *gate,
                    int            us,
                    List          *list)
{
  if (gate->rise && gate->promotions != 0)
    add_pawns (list, board->of_type[ALEA_PAWN] & board->colour[us] & terrain->home[!us] & gate->from & gate->step,
               terrain->home[!us], gate->promotions, 0, ALEA_MOVE_PLAIN);
}

/* G16, G17, GA12, GA13: every piece to every vacant square of the terrace; a
 * straddling Guardener is one piece, and named by its lower square. */
INLINE void
list_teleports (const Board *board,
                const AleaGate *gate,
                int          us,
                List        *list)
{
  const Bits ours = board->colour[us];
  const Bits guardener = board->of_type[ALEA_GUARDENER] & ours;
  const Bits pieces = ours & ~(guardener & (guardener - 1)) & gate->from;
  const Bits squares = gate->teleport & gate->to & ~(ours | board->colour[!us]);
  int from, to;

  if (squares == 0)
    return;

  for (AleaPieceType type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
    BITS_FOREACH (from, pieces & board->of_type[type])
      BITS_FOREACH (to, squares)
        add (list, alea_move (type, (unsigned) from, (unsigned) to, ALEA_MOVE_TELEPORT, ALEA_NO_PIECE_TYPE));

  if (gate->resurrection)
    BITS_FOREACH (to, squares)
      add (list, alea_move (ALEA_GUARDENER, (unsigned) to, (unsigned) to, ALEA_MOVE_RESURRECTION, ALEA_NO_PIECE_TYPE));
}
