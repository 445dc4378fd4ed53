/* naive-twin.h: what a search must come to, found the slow way
 *
 * Looks at everything: each roll in each order, each decision, through the
 * state machine alone.  No windows, no groups, no classes, no table.  Only
 * the leaves are the engine's own.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search-private.h"

typedef struct
{
  AleaSearch *leaves;   /* looks at leaves, and knows nothing else */
} Twin;

void  twin_init      (Twin              *self,
                      const AleaState   *state);
void  twin_clear     (Twin              *self);

/* The value of @state for @player, 0 or 1, @depth decisions ahead; @state
 * stands @ply plies behind the question. */
Value twin_look      (Twin              *self,
                      const AleaState   *state,
                      int                player,
                      int                depth,
                      int                ply);

/* Of a state with a decision due: that of taking @decision. */
Value twin_decide    (Twin              *self,
                      const AleaState   *state,
                      const AleaDecision *decision,
                      int                depth);

/* Who is to move. */
int   twin_get_player (const AleaState  *state);

/* Makes @search look at @state @depth decisions ahead without taking anything
 * for granted; every decision, or every roll, exactly. */
void  twin_run_search (AleaSearch       *search,
                       const AleaState  *state,
                       int               depth);
