/* slow-jepps.c: the rules of Jepps Random Chess in play a second time
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "slow-jepps.h"

#include "slow-rules.h"

/* Whether a king of the side to move would be in check on @square.  It is put
 * there alone, so that it hides nothing behind its old square. */
static bool
is_unsafe (const AleaSetup *setup,
           int              king,
           int              square)
{
  AleaSetup moved = *setup;

  moved.pieces[square] = moved.pieces[king];
  if (square != king)
    moved.pieces[king] = ALEA_NO_PIECE;

  return slow_rules_is_check (&moved, setup->turn);
}

/* J22 to J24, as they are written: go to the target square by square. */
static bool
may_relocate_to (const AleaSetup *setup,
                 int              king,
                 int              to)
{
  int step = to > king ? 1 : -1;

  if (setup->pieces[to] != ALEA_NO_PIECE
      || alea_geometry_is_light (setup->geometry, (AleaSquare) king)
         != alea_geometry_is_light (setup->geometry, (AleaSquare) to)
      || is_unsafe (setup, king, king))
    return false;

  for (int square = king + step; square != to + step; square += step)
    if (setup->pieces[square] == ALEA_NO_PIECE && is_unsafe (setup, king, square))
      return false;

  return true;
}

size_t
slow_jepps_list_moves (const AleaSetup *setup,
                       AleaMove         moves[static ALEA_MAX_MOVES])
{
  size_t n = slow_rules_list_moves (setup, moves);
  int home = setup->turn == ALEA_WHITE ? 0 : 56;
  int king = alea_setup_find (setup, alea_piece (setup->turn, ALEA_KING));

  for (int to = home; setup->may_relocate[setup->turn] && to < home + 8; to++)
    if (to != king && may_relocate_to (setup, king, to))
      moves[n++] = alea_move (ALEA_KING, (unsigned) king, (unsigned) to, ALEA_MOVE_RELOCATION, ALEA_NO_PIECE_TYPE);

  return n;
}

void
slow_jepps_play (AleaSetup *setup,
                 AleaMove   move)
{
  AleaColour us = setup->turn;

  slow_rules_play (setup, move);
  if (alea_move_piece_type (move) == ALEA_KING)
    setup->may_relocate[us] = false;
}
