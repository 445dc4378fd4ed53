/* gate.h: what the dice of a turn let through, as sets of squares
 *
 * Private to movegen.c, which is compiled once for each width.  On the 8x8
 * board the gate is a constant, so that there it costs nothing.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/guardener.h"
#include "terrain.h"

typedef struct
{
  Bits     officers;       /* knights, bishops, rooks and queens that may move */
  Bits     walk;           /* where king and Guardener may go */
  Bits     step;           /* where pawns may go without capturing */
  Bits     take;           /* where pawns may capture */
  unsigned promotions;     /* what a pawn may become, a bit a kind; none: it stays a pawn */
  bool     rise;           /* a pawn that waits on the last rank may become a piece */
  bool     castling;
  bool     unafraid;       /* castling over attacked squares (GA8) */
  Bits     teleport;       /* where any piece may be put */
  bool     resurrection;
} Gate;

#define ORDINARY_PROMOTIONS (1u << ALEA_KNIGHT | 1u << ALEA_BISHOP | 1u << ALEA_ROOK | 1u << ALEA_QUEEN)

/* No dice: everything that chess allows. */
INLINE Gate
open_gate (void)
{
  return (Gate) {
    .officers = ~(Bits) 0,
    .walk = ~(Bits) 0,
    .step = ~(Bits) 0,
    .take = ~(Bits) 0,
    .promotions = ORDINARY_PROMOTIONS,
    .castling = true,
  };
}

#if ALEA_BITS != 64

static inline bool
is_met (unsigned needs,
        AleaNeed need)
{
  return needs >> need & 1;
}

static Bits
open_terraces (const AleaPosition *position)
{
  const Terrain *terrain = position->terrain;
  const unsigned numbers = alea_guardener_open_terraces (position);
  Bits squares = 0;

  for (int number = 1; numbers >> number != 0; number++)
    if (numbers >> number & 1)
      squares |= terrain->terrace[alea_guardener_swap_terrace (position, number)];

  return squares;
}

/* The moves that need one of @needs, and no others: a bit each, see AleaNeed. */
static Gate
dice_gate (const AleaPosition *position,
           unsigned            needs)
{
  static const AleaNeed need_of[] = {
    [ALEA_KNIGHT] = ALEA_NEED_TWO,
    [ALEA_BISHOP] = ALEA_NEED_THREE,
    [ALEA_ROOK] = ALEA_NEED_FOUR,
    [ALEA_QUEEN] = ALEA_NEED_DOUBLE,
  };
  const Terrain *terrain = position->terrain;
  const Board *board = &position->board.wide;
  const int us = board->turn;
  const Bits theirs = board->colour[!us];
  const Bits nothing = is_met (needs, ALEA_NEED_NOTHING) ? ~(Bits) 0 : 0;
  const Bits one = is_met (needs, ALEA_NEED_ONE) ? ~(Bits) 0 : 0;
  Gate gate = {
    .walk = (nothing & ~theirs) | (one & theirs),
    .step = (nothing & terrain->half[us]) | (one & ~terrain->half[us]),
    .take = one,
    .promotions = alea_guardener_promotions (position),
    .rise = one != 0,
    .castling = is_met (needs, ALEA_NEED_CASTLING),
    .unafraid = alea_guardener_has (position, ALEA_GUARDENER_CASTLING_UNAFRAID),
  };

  for (AleaPieceType type = ALEA_KNIGHT; type <= ALEA_QUEEN; type++)
    if (is_met (needs, need_of[type]))
      gate.officers |= board->of_type[type];

  /* GA19, GA20: nobody to become, so the last rank is closed but for the
   * capture that wins. */
  if (gate.promotions == 0 && !alea_guardener_has (position, ALEA_GUARDENER_LAST_RANK_WAITS))
    {
      gate.step &= ~terrain->home[!us];
      gate.take &= ~terrain->home[!us] | board->of_type[ALEA_KING];
    }

  if (is_met (needs, ALEA_NEED_TERRACE))
    {
      gate.teleport = open_terraces (position) & ~(board->colour[ALEA_WHITE] | board->colour[ALEA_BLACK]);
      gate.resurrection = alea_guardener_may_resurrect (position);
    }

  return gate;
}

#endif

/* The gate of the roll that lies on the table. */
INLINE Gate
gate_of (const AleaPosition *position)
{
#if ALEA_BITS != 64
  if (position->rules->has_guardener)
    return dice_gate (position, alea_guardener_needs_met (position));
#endif

  (void) position;
  return open_gate ();
}
