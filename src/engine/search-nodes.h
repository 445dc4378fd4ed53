/* search-nodes.h: the nodes of a search, and what every one needs
 *
 * Private to the engine.
 *
 * Every function that returns a value is given a window, alpha and beta: a
 * result at or below alpha says that the value is at most that, one at or
 * above beta that it is at least that; between them it is the value.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search-data.h"

/* --- a worker ---------------------------------------------------------------- */

/* Forgets everything and takes up @state, which is in play or not yet. */
void  worker_begin      (Worker             *self,
                         const AleaState    *state);

/* Counts a node; true where the search is to end. */
bool  worker_enter      (Worker             *self);

/* Notes that @position stands on the board; to be forgotten afterwards. */
bool  worker_push       (Worker             *self,
                         const AleaPosition *position);
void  worker_pop        (Worker             *self,
                         bool                was_pushed);

/* Whether the player to move may claim a draw. */
bool  worker_may_claim  (const Worker       *self,
                         const AleaPosition *position);

/* Whether it is a draw that nobody has to claim, where there are moves. */
bool  worker_is_drawn   (const Worker       *self,
                         const AleaPosition *position);

/* What the evaluation says, for the player to move. */
Value worker_estimate   (Worker             *self,
                         const AleaPosition *position);

/* What the table knows of @key: true where it settles the question, *value
 * being the answer.  *move is set to what it recommends. */
bool  worker_look_up    (const Worker       *self,
                         uint64_t            key,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply,
                         Value              *value,
                         AleaMove           *move);
void  worker_remember   (Worker             *self,
                         uint64_t            key,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply,
                         Value               value,
                         AleaMove            move);

/* --- nodes ------------------------------------------------------------------- */

/* Whatever is to come next at @position. */
Value search_position   (Worker             *self,
                         const AleaPosition *position,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply);

/* The same of the position @after a move from @before, as the player who has
 * moved sees it. */
Value search_after      (Worker             *self,
                         const AleaPosition *before,
                         const AleaPosition *after,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply);

Value search_decision   (Worker             *self,
                         const AleaPosition *position,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply);
Value search_throw      (Worker             *self,
                         const AleaPosition *position,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply);

/* The average of all rolls, and what each of the @n_rolls brings, from the
 * lowest. */
Value search_each_throw (Worker             *self,
                         const AleaPosition *position,
                         int                 depth,
                         Value               values[static ALEA_MAX_ROLLS],
                         size_t             *n_rolls);

/* @rolls, which may be NULL, is for the values of the rolls, one by one. */
Value search_turn       (Worker             *self,
                         const AleaPosition *position,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply,
                         Value              *rolls);

/* A leaf; @depth is 0 or, further on, less. */
Value quiesce           (Worker             *self,
                         const AleaPosition *position,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply);
