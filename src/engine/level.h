/* level.h: how a weaker player differs
 *
 * Private to the engine.
 *
 * A weaker player looks at fewer positions, and misjudges each of them a
 * little.  How much depends on the position and on a seed alone, so that a
 * mistake is made for a reason and kept to, as people do; nothing is ever
 * drawn at random.  No misjudgement is worth a knight: what can be seen at one
 * glance, a king that can be taken, a mate in one move, a piece to be taken
 * back, no level overlooks.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weights.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct
{
  int           depth;               /* decisions looked ahead, 0: as many as there is time for */
  uint64_t      nodes;               /* positions looked at, 0: any number */
  uint64_t      nodes_with_dice;     /* ... where every turn may go many ways */
  WeightsSource weights;
  int           misjudgement;        /* centipawns that an evaluation is off at most, either way */
  bool          rolls_doubles_again; /* thinks of what rolling again may bring */
  bool          overlooks_replies;   /* sees what it takes, not what is taken back */
} Level;

/* @level is 0, the player who knows no limit, or 1 .. ALEA_N_LEVELS. */
const Level *level_get         (int          level);

/* By how many centipawns the position of @key is misjudged by who has @seed. */
int          level_misjudge    (const Level *self,
                                uint64_t     seed,
                                uint64_t     key);
