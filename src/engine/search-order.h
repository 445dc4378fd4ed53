/* search-order.h: which moves come first, and what they come to
 *
 * Private to the engine.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search-data.h"

/* --- order.c ----------------------------------------------------------------- */

typedef struct
{
  size_t   n;
  AleaMove moves[ALEA_MAX_MOVES];
  int      scores[ALEA_MAX_MOVES];
} MoveList;

/* Says of each move how good it looks; @first, which may be ALEA_MOVE_NONE,
 * comes first. */
void     order_moves    (const Worker       *self,
                         const AleaPosition *position,
                         int                 ply,
                         AleaMove            first,
                         MoveList           *list);

/* Brings the best of those from @from on to that place; returns it. */
AleaMove order_pick     (MoveList           *list,
                         size_t              from);

/* Whether a move of this score captures for less than it loses. */
bool     order_is_losing (int                score);

/* How often a quiet @move was enough, less how often it was not, of late: 16384
 * at most, either way. */
int      order_get_history (const Worker     *self,
                         const AleaPosition *position,
                         AleaMove            move);

bool     order_is_quiet (const AleaPosition *position,
                         AleaMove            move);

/* Remembers that @move was enough, and that the @n quiet moves before it
 * were not. */
void     order_reward   (Worker             *self,
                         const AleaPosition *position,
                         int                 ply,
                         int                 depth,
                         AleaMove            move,
                         const AleaMove     *tried,
                         size_t              n);

/* --- exchange.c --------------------------------------------------------------- */

/* In centipawns. */
int      exchange_get_worth (AleaPieceType        kind);

/* What @move, a capture or any other, wins, or loses, in centipawns when all
 * is taken on its square. */
int      exchange_get_gain (const AleaPosition *position,
                         AleaMove            move);
