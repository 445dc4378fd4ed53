/* worker.c: what every node of a search needs
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"

#include <string.h>

/* Nodes between two looks at the clock and at who wants the search to end: a
 * millisecond or two. */
#define PATIENCE 1024

void
worker_begin (Worker          *self,
              const AleaState *state)
{
  self->is_stopped = self->in_null = self->looks_for_mate = false;
  atomic_store_explicit (&self->counted, 0, memory_order_relaxed);
  self->start = state->position;
  self->n_keys = self->n_past = state->n_history;
  memcpy (self->keys, state->history, state->n_history * sizeof self->keys[0]);
  memset (self->killers, 0, sizeof self->killers);
  memset (self->history, 0, sizeof self->history);
  memset (self->estimates, 0, sizeof self->estimates);
}

bool
worker_enter (Worker *self)
{
  if (self->is_stopped)
    return true;

  self->nodes++;
  if (self->nodes % PATIENCE == 0 || (self->search->limits.nodes != 0 && self->nodes >= self->search->limits.nodes))
    {
      atomic_store_explicit (&self->counted, self->nodes, memory_order_relaxed);
      self->is_stopped = search_is_over_limit (self->search, self->root.depth > 0);
    }

  return self->is_stopped;
}

/* --- what has been on the board ------------------------------------------ */

/* Positions are compared as they stand when a turn begins (RA19). */
bool
worker_push (Worker             *self,
             const AleaPosition *position)
{
  const AleaTurnRules *turn = &position->rules->turn;

  if (turn->get_moves_left != NULL && turn->get_moves_left (position) > 0)
    return false;

  self->keys[self->n_keys++] = alea_position_get_key (position, ALEA_SAME_REPETITION);
  return true;
}

void
worker_pop (Worker *self,
            bool    was_pushed)
{
  self->n_keys -= was_pushed;
}

/* How often @position has been there, this time counted; 0 where it is one
 * that does not count.  No repetition reaches back over a capture or a pawn
 * move. */
static int
count_repetitions (const Worker       *self,
                   const AleaPosition *position)
{
  const uint64_t key = alea_position_get_key (position, ALEA_SAME_REPETITION);
  const int oldest = self->n_keys - 1 - position->halfmove_clock;
  int n = 0;

  if (self->n_keys == 0 || self->keys[self->n_keys - 1] != key)
    return 0;

  for (int i = self->n_keys - 1; i >= 0 && i >= oldest; i--)
    n += self->keys[i] == key;

  return n;
}

/* Whether the game came back to @position since the search began, or for the
 * second time at all. */
static bool
is_back (const Worker       *self,
         const AleaPosition *position)
{
  const uint64_t key = alea_position_get_key (position, ALEA_SAME_REPETITION);
  const int last = self->n_keys - 1;
  int n = 0;

  for (int i = last - 2; i >= 0 && i >= last - position->halfmove_clock; i -= 2)
    if (self->keys[i] == key && (i >= self->n_past || ++n == 2))
      return true;

  return false;
}

bool
worker_may_claim (const Worker       *self,
                  const AleaPosition *position)
{
  const AleaSearch *search = self->search;

  if (search->habits.early_draws && position->halfmove_clock >= 4 && is_back (self, position))
    return true;

  return search->game.has_claims
         && (position->halfmove_clock >= 100
             || (position->halfmove_clock >= 8 && count_repetitions (self, position) >= 3));
}

bool
worker_is_drawn (const Worker       *self,
                 const AleaPosition *position)
{
  if (position->rules->turn.look_for_end != NULL)
    return false;

  return position->halfmove_clock >= 150
         || (position->halfmove_clock >= 16 && count_repetitions (self, position) >= 5)
         || alea_position_is_dead (position);
}

/* In centipawns. */
static int
evaluate_again (Worker             *self,
                const AleaPosition *position)
{
  const AleaSearch *search = self->search;
  const uint64_t key = alea_position_get_key (position, ALEA_SAME_FUTURE);
  Estimate *estimate = &self->estimates[key % N_ESTIMATES];

  if (estimate->key != key)
    *estimate = (Estimate) {
      key, evaluate (&search->evaluator, position) + level_misjudge (search->level, search->limits.seed, key),
    };

  return estimate->centipawns;
}

Value
worker_estimate (Worker             *self,
                 const AleaPosition *position)
{
  return scale_get_value (&self->search->scale, evaluate_again (self, position));
}

/* --- the table ----------------------------------------------------------- */

/* A win is so many moves away from where it is seen, not from where the
 * search began.  Averages of wins are not told by how far they are. */
static Value
shift_win (const Worker *self,
           Value         value,
           int           ply)
{
  if (self->search->scale.is_linear)
    return value;
  if (value >= VALUE_FAR_WIN)
    return value + ply;
  if (value <= -VALUE_FAR_WIN)
    return value - ply;

  return value;
}

bool
worker_look_up (const Worker *self,
                uint64_t      key,
                Value         alpha,
                Value         beta,
                int           depth,
                int           ply,
                Value        *value,
                AleaMove     *move)
{
  Entry entry;

  *move = ALEA_MOVE_NONE;
  if (!transposition_find (&self->search->table, key, &entry))
    return false;

  *move = entry.move;
  if (entry.depth != depth && !(self->search->habits.deeper_entries && entry.depth > depth))
    return false;

  *value = shift_win (self, entry.value, -ply);
  return entry.bound == BOUND_EXACT
         || (entry.bound == BOUND_LOWER && *value >= beta)
         || (entry.bound == BOUND_UPPER && *value <= alpha);
}

void
worker_remember (Worker   *self,
                 uint64_t  key,
                 Value     alpha,
                 Value     beta,
                 int       depth,
                 int       ply,
                 Value     value,
                 AleaMove  move)
{
  const Entry entry = {
    .value = shift_win (self, value, ply),
    .move = move,
    .depth = depth,
    .bound = value <= alpha ? BOUND_UPPER : value >= beta ? BOUND_LOWER : BOUND_EXACT,
  };

  if (!self->is_stopped)
    transposition_store (&self->search->table, key, &entry);
}
