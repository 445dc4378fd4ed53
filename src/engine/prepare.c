/* prepare.c: how a search begins, and when it ends
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"

#include <time.h>

/* Terraces are many and seldom matter, so that they are left out of the last
 * decisions. */
#define REROLL_DEPTH 3

/* --- the end ------------------------------------------------------------- */

int64_t
search_get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (int64_t) now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

uint64_t
search_count_nodes (const AleaSearch *self)
{
  uint64_t nodes = 0;

  for (unsigned i = 0; i < self->n_threads; i++)
    nodes += atomic_load_explicit (&self->workers[i].counted, memory_order_relaxed);

  return nodes;
}

static bool
is_cancelled (const AleaSearch *self)
{
  return self->limits.cancel != NULL && atomic_load_explicit (self->limits.cancel, memory_order_relaxed);
}

bool
search_is_over_limit (const AleaSearch *self,
                      bool              has_answer)
{
  const AleaSearchLimits *limits = &self->limits;

  if (is_cancelled (self) || atomic_load_explicit (&self->stop, memory_order_relaxed))
    return true;

  return has_answer
         && ((limits->nodes != 0 && search_count_nodes (self) >= limits->nodes)
             || (limits->usec != 0 && search_get_time () - self->started >= limits->usec));
}

/* --- the beginning -------------------------------------------------------- */

/* The narrower of two limits, 0 being none. */
static uint64_t
narrow (uint64_t a,
        uint64_t b)
{
  return a == 0 || (b != 0 && b < a) ? b : a;
}

/* What one player has found out is not what another one thinks. */
static void
set_level (AleaSearch             *self,
           const AleaRules        *rules,
           const AleaSearchLimits *limits)
{
  const Level *level = level_get (limits->level);
  const bool misjudges = level->misjudgement > 0 && limits->seed != self->limits.seed;

  if (self->level != NULL && (self->level->misjudgement != level->misjudgement || misjudges))
    transposition_clear (&self->table);

  self->level = level;
  self->limits = *limits;
  self->limits.nodes = narrow (limits->nodes, rules->turn_dice.n > 0 ? level->nodes_with_dice : level->nodes);
  self->limits.depth = (int) narrow (limits->depth > 0 ? (uint64_t) limits->depth : 0, (uint64_t) level->depth);
}

static const Weights *
choose_weights (AleaSearch *self,
                const char *game)
{
  if (self->weights != NULL)
    return self->weights;
  if (!self->limits.weighs_pieces)
    return weights_find (game, self->level->weights);

  self->pieces = weights_keep_pieces (weights_find (game, WEIGHTS_BY_HAND));
  return &self->pieces;
}

void
search_prepare (AleaSearch             *self,
                const AleaState        *state,
                const AleaSearchLimits *limits)
{
  set_level (self, state->rules, limits);
  self->started = search_get_time ();
  atomic_store_explicit (&self->stop, false, memory_order_relaxed);
  self->habits = (Habits) {
    .deeper_entries = true,
    .overlooks_replies = self->level->overlooks_replies,
    .reroll_depth = self->level->rolls_doubles_again ? REROLL_DEPTH : ALEA_SEARCH_MAX_DEPTH,
  };

  evaluator_init (&self->evaluator, choose_weights (self, state->rules->id), state->rules->geometry);
  if (state->stage != ALEA_STAGE_SETUP)
    search_look_at (self, &state->position);
  transposition_age (&self->table);
}

void
search_look_at (AleaSearch         *self,
                const AleaPosition *position)
{
  const Weights *weights = self->evaluator.weights;

  game_init (&self->game, position, self->limits.ignores_chance);
  self->habits.selective = true;
  self->habits.extensions = self->habits.early_draws = self->game.turns == TURNS_PLAIN;
  scale_init (&self->scale, weights->steepness, weights->drawishness, self->game.turns != TURNS_PLAIN);
}
