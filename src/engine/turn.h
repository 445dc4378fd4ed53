/* turn.h: a turn in which a roll says what may be done, while it is looked at
 *
 * Private to the engine; see turn.c.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search-private.h"

typedef struct
{
  Worker             *worker;
  const AleaPosition *position;
  const DiceNode     *dice;
  Value               alpha;
  Value               beta;
  int                 depth;
  int                 ply;
  int                 node;                             /* of Game.dice */
  bool                rerolls;                          /* are they looked at? */
  Value               floor;                            /* to be had whatever falls */
  Value               low[N_GROUPS];                    /* the best so far */
  Value               high[N_GROUPS];                   /* what it may come to at most */
  AleaMove            best[N_GROUPS];
  uint32_t            met[MAX_DICE_NODES][ALEA_MAX_ROLLS];   /* the groups of each roll */
} Turn;

/* The average of the turn where the groups are worth @groups, and what each
 * roll brings, @rolls, which may be NULL.  What throwing a double again is
 * worth rises from what it is worth once until nothing changes. */
Value turn_average   (const Turn  *self,
                      const Value *groups,
                      Value       *rolls);

/* What a move of @group has to be worth more than to be worth anything: more
 * than what each of its rolls has anyway, and than what leaves the average at
 * alpha even if all that is still unknown goes as well as it can. */
Value turn_find_low  (Turn        *self,
                      unsigned     group);

/* What is enough for the average to be beta. */
Value turn_find_high (const Turn  *self,
                      unsigned     group);

/* To throw again for the sake of what only that opens (a terrace) costs what
 * the roll allowed, so that it pays only where that is worth far more.  The
 * highest such worth, of all that it opens, that does not yet make anybody
 * throw again. */
Value turn_find_least_late (const Turn *self);
