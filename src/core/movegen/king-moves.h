/* king-moves.h: what a king may do
 *
 * Private to movegen.c, which is compiled once for each width.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gate.h"
#include "make-move.h"
#include "move-list.h"
#include "threats.h"

INLINE void
list_king (const Board   *board,
           const Terrain *terrain,
           const AleaGate *gate,
           bool           royal,
           int            us,
           int            king,
           List          *list)
{
  /* The king hides no square behind itself from a piece that attacks it. */
  const Bits without_king = occupied_squares (board) ^ bits_of (king);
  Bits targets = terrain->leap[ALEA_KING][king] & ~board->colour[us] & (Bits) (gate->walk & gate->to);

  if (royal && targets != 0)
    {
      /* One square is soon looked at; of several, it is sooner seen what all
       * the pieces of the other side attack. */
      if ((targets & (targets - 1)) != 0)
        targets &= ~squares_attacked (board, terrain, without_king, !us);
      else if (attackers_to (board, terrain, bits_first (targets), without_king, !us))
        return;
    }

  add_targets (list, ALEA_KING, king, targets);
}

/* C13 to C16: the FIDE reading.  The last look is at the board after
 * castling, for a rook may have shielded its king (CA2). */
INLINE bool
may_castle (const Board   *board,
            const Terrain *terrain,
            const AleaGate *gate,
            int            us,
            int            king,
            int            rook)
{
  const AleaWing wing = wing_of (king, rook);
  const int king_to = terrain->king_to[us][wing], rook_to = terrain->rook_to[us][wing];
  const Bits others = occupied_squares (board) & ~bits_of (king) & ~bits_of (rook);
  const Bits king_path = bits_span (king, king_to);

  return !(others & (king_path | bits_span (rook, rook_to)))
         && (gate->unafraid
             || (!is_attacked_on (board, terrain, king_path, occupied_squares (board) & ~bits_of (king), !us)
                 && !attackers_to (board, terrain, king_to, others | bits_of (king_to) | bits_of (rook_to), !us)));
}

INLINE void
list_castling (const Board   *board,
               const Terrain *terrain,
               const AleaGate *gate,
               int            us,
               int            king,
               List          *list)
{
  int rook;

  BITS_FOREACH (rook, board->castle_rooks & board->colour[us] & (Bits) gate->to)
    if (may_castle (board, terrain, gate, us, king, rook))
      add (list, alea_move (ALEA_KING, (unsigned) king, (unsigned) rook, ALEA_MOVE_CASTLE, ALEA_NO_PIECE_TYPE));
}

/* J22 to J24: the empty squares of its own colour on the home rank, where no
 * empty square on the way is attacked.  Pieces on the way are passed by, and the
 * squares they stand on are of no account (JA14).  Rare, so it is kept out of
 * the way of the generator. */
static __attribute__ ((noinline)) Bits
relocation_targets (const Board   *board,
                    const Terrain *terrain,
                    int            us,
                    int            king)
{
  const Bits occupied = occupied_squares (board);
  const Bits own_colour = (~(Bits) 0 / 3) << (king & 1);
  Bits targets = terrain->home[us] & own_colour & ~occupied;
  int to;

  BITS_FOREACH (to, targets)
    if (is_attacked_on (board, terrain, bits_span (king, to) & ~occupied, occupied ^ bits_of (king), !us))
      targets &= ~bits_of (to);

  return targets;
}

INLINE void
list_relocations (const Board   *board,
                  const Terrain *terrain,
                  const AleaGate *gate,
                  int            us,
                  int            king,
                  List          *list)
{
  int to;

  BITS_FOREACH (to, relocation_targets (board, terrain, us, king) & (Bits) gate->to)
    add (list, alea_move (ALEA_KING, (unsigned) king, (unsigned) to, ALEA_MOVE_RELOCATION, ALEA_NO_PIECE_TYPE));
}
