/* gate.h: what dice and questions let through, as sets of squares
 *
 * Private to movegen.c, which is compiled once for each width.  Where all is
 * open the gate is a constant, so that it costs nothing there.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "terrain.h"

#define ORDINARY_PROMOTIONS (1u << ALEA_KNIGHT | 1u << ALEA_BISHOP | 1u << ALEA_ROOK | 1u << ALEA_QUEEN)
#define ANYWHERE            (~(AleaSquareSet) 0)

/* Everything that chess allows. */
INLINE AleaGate
open_gate (void)
{
  return (AleaGate) {
    .from = ANYWHERE,
    .to = ANYWHERE,
    .officers = ANYWHERE,
    .walk = ANYWHERE,
    .step = ANYWHERE,
    .take = ANYWHERE,
    .promotions = ORDINARY_PROMOTIONS,
    .castling = true,
  };
}

#if ALEA_BITS != 64

/* What of that the dice allow that meet @needs. */
INLINE AleaGate
dice_gate (const AleaPosition *position,
           unsigned            needs)
{
  AleaGate gate;

  position->rules->needs.open (position, needs, &gate);
  gate.from = gate.to = ANYWHERE;
  return gate;
}

#endif

/* The gate of the roll that lies on the table. */
INLINE AleaGate
gate_of (const AleaPosition *position)
{
#if ALEA_BITS != 64
  if (position->rules->needs.open != NULL)
    return dice_gate (position, position->rules->needs.met (position));
#endif

  (void) position;
  return open_gate ();
}

/* Narrows @gate to what is asked for. */
INLINE void
mask_gate (AleaGate           *gate,
           const AleaMoveMask *mask)
{
  gate->from &= mask->from;
  gate->to &= mask->to;
  gate->step &= mask->step;
  gate->take &= mask->take;
}
