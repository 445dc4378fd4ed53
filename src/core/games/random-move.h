/* random-move.h: the two files of Random Move Number Chess
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-state.h"

/* Whose roll for colours is due: 0 the first player, 1 the second.  It is all
 * that the throw-off has to remember; what the first player has rolled is in
 * the run. */
static inline int
random_move_get_roller (const AleaState *state)
{
  return state->own[0];
}

/* See AleaRules. */
void random_move_describe   (const AleaState *before,
                             const AleaEvent *event,
                             const AleaState *after,
                             AleaText        *text);
void random_move_guide      (const AleaState *state,
                             AleaText        *text);

/* See AleaBesideRules. */
extern const AleaToken      random_move_tokens[];
extern const AleaField      random_move_fields[];
extern const AleaTableFault random_move_faults[];

void random_move_swap       (AleaSetup       *setup);
void random_move_carry_on   (AleaSetup       *setup,
                             const AleaTable *last);
