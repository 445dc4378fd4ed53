/* search-private.h: the parts of a search
 *
 * Private to the engine.
 *
 *   search.c      the search as others see it, and its threads
 *   prepare.c     how it begins, and when it ends
 *   answer.c      what it has found out, as others see it
 *   worker.c      what every node needs
 *   root.c        the question that is asked: every decision, every roll
 *   decide.c      a node at which a player decides, and which node comes next
 *   turn.c        a node at which a roll says what may be done (TURNS_NEEDS)
 *   turn-window.c the averages and windows of that
 *   throw.c       a node at which a roll says how often (TURNS_SERIES)
 *   quiesce.c     the leaves: captures are followed to their end
 *   order.c       which move first
 *   exchange.c    what a capture comes to
 *   slow.c        set-up with dice, and games that are not known
 *
 * Every function that returns a value is given a window, alpha and beta: a
 * result at or below alpha says that the value is at most that, one at or
 * above beta that it is at least that; between them it is the value.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-search.h"
#include "evaluate.h"
#include "game.h"
#include "level.h"
#include "scale.h"
#include "search-data.h"
#include "search-nodes.h"
#include "search-order.h"
#include "transposition.h"

/* --- prepare.c --------------------------------------------------------------- */

/* Gets everything ready to look at @state: also for tests, that call the
 * functions below. */
void  search_prepare    (AleaSearch         *self,
                         const AleaState    *state,
                         const AleaSearchLimits *limits);

/* Whether the search is to end now.  Only who cancels it may keep it from an
 * answer: @has_answer. */
bool  search_is_over_limit (const AleaSearch *self,
                         bool                has_answer);

/* Begins to look at a position of another game, or with other options. */
void  search_look_at    (AleaSearch         *self,
                         const AleaPosition *position);

/* In microseconds. */
int64_t  search_get_time    (void);
uint64_t search_count_nodes (const AleaSearch *self);

/* --- answer.c ---------------------------------------------------------------- */

/* What has been found out goes into the verdict. */
void  search_answer     (AleaSearch         *self);

/* The same so far, and tells who wants to hear of it. */
void  search_report     (AleaSearch         *self);

/* --- root.c ------------------------------------------------------------------ */

void     root_prepare   (Worker             *self,
                         const AleaState    *state);

/* Looks one decision deeper and deeper. */
void     root_deepen    (Worker             *self);

/* --- slow.c ------------------------------------------------------------------ */

/* Answers what is no question about a tree of positions; false where it was
 * cancelled. */
bool     answer_slowly  (AleaSearch         *self,
                         const AleaState    *state,
                         AleaVerdict        *verdict);
