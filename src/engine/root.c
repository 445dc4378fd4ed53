/* root.c: the question that is asked
 *
 * The same question is answered again and again, each time looking one
 * decision further, so that there is always an answer, and so that each time
 * begins with what looked best the time before.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"

#include <string.h>

/* Half the window around the last value, in games without dice in play. */
#define ASPIRATION       25
#define ASPIRATION_DEPTH 5

/* Moves are looked at less deep the less they promise, so that a shorter win
 * than the one that is seen may be found a little later. */
#define DEPTH_AFTER_WIN  3

/* --- getting ready ------------------------------------------------------- */

static void
add_root_move (Worker             *self,
               const AleaDecision *decision)
{
  RootMove *move = &self->root.moves[self->root.n_moves++];

  *move = (RootMove) {
    .decision = *decision,
    .after = self->start,
    .is_claim = decision->act == ALEA_ACT_DRAW,
    .value = VALUE_NONE,
    .before = VALUE_NONE,
  };
  if (!move->is_claim)
    alea_position_decide (&move->after, decision);
}

/* Whether somebody wants to hear of @decision. */
static bool
is_asked_for (const AleaSearchLimits *limits,
              const AleaDecision     *decision)
{
  for (size_t i = 0; i < limits->n_only; i++)
    if (alea_decision_equal (&limits->only[i], decision))
      return true;

  return limits->only == NULL;
}

void
root_prepare (Worker          *self,
              const AleaState *state)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  const AleaDecision claim = { .act = ALEA_ACT_DRAW };
  const size_t n = alea_state_list_decisions (state, decisions);
  const AleaSearchLimits *limits = &self->search->limits;
  RootMove *moves = self->root.moves;

  worker_begin (self, state);
  self->nodes = 0;
  self->root = (Root) { .moves = moves };
  for (size_t i = 0; i < n; i++)
    if (is_asked_for (limits, &decisions[i]))
      add_root_move (self, &decisions[i]);
  if (n > 0 && alea_state_get_claim (state) != ALEA_ENDING_NONE && is_asked_for (limits, &claim))
    add_root_move (self, &claim);
}

/* --- decisions ----------------------------------------------------------- */

static Value
search_root_move (Worker         *self,
                  const RootMove *move,
                  Value           alpha,
                  Value           beta,
                  int             depth)
{
  const bool is_move = move->decision.act != ALEA_ACT_REROLL;
  Value value;
  bool was_pushed;

  if (move->is_claim)
    return VALUE_DRAW;

  was_pushed = is_move && worker_push (self, &move->after);
  value = search_after (self, &self->start, &move->after, alpha, beta, is_move ? depth - 1 : depth, 1);
  worker_pop (self, was_pushed);
  return value;
}

/* Moves the decision number @i forward to number @to. */
static void
bring_forward (Root   *root,
               size_t  i,
               size_t  to)
{
  const RootMove move = root->moves[i];

  memmove (&root->moves[to + 1], &root->moves[to], (i - to) * sizeof move);
  root->moves[to] = move;
}

/* Keeps what has been found out about a decision. */
static void
note (RootMove *move,
      Value     value,
      bool      is_exact)
{
  move->before = move->was_exact ? move->value : VALUE_NONE;
  move->value = value;
  move->is_exact = is_exact;
}

static void
begin_iteration (Root *root)
{
  for (size_t i = 0; i < root->n_moves; i++)
    root->moves[i].was_exact = root->moves[i].is_exact;
}

/* Every decision, exactly.  What is compared has been looked at as far: where
 * there is not enough time for all of them the depth before counts. */
static void
search_all_moves (Worker *self,
                  int     depth)
{
  Root *root = &self->root;
  Value values[ALEA_MAX_DECISIONS];

  for (size_t i = 0; i < root->n_moves; i++)
    {
      values[i] = search_root_move (self, &root->moves[i], VALUE_NONE, -VALUE_NONE, depth);
      if (self->is_stopped)
        return;
    }
  for (size_t i = 0; i < root->n_moves; i++)
    note (&root->moves[i], values[i], true);

  for (size_t i = 1; i < root->n_moves; i++)
    for (size_t to = 0; to < i; to++)
      if (root->moves[to].value < root->moves[i].value)
        {
          bring_forward (root, i, to);
          break;
        }
  root->value = root->moves[0].value;
}

/* The best decision, the others only being shown not to be better.  Returns
 * its value, or a bound where that is outside the window. */
static Value
search_best_move (Worker *self,
                  Value   alpha,
                  Value   beta,
                  int     depth)
{
  Root *root = &self->root;
  Value best = VALUE_NONE;

  for (size_t i = 0; i < root->n_moves; i++)
    {
      const RootMove *move = &root->moves[i];
      const Value low = value_max (alpha, best);
      Value value = VALUE_NONE;

      if (i > 0)
        value = search_root_move (self, move, low, low + 1, depth);
      if (i == 0 || (value > low && low + 1 < beta))
        value = search_root_move (self, move, low, beta, depth);
      if (self->is_stopped)
        return best;

      if (value <= best)
        {
          note (&root->moves[i], value, false);
          continue;
        }

      best = value;
      note (&root->moves[i], value, value > alpha && value < beta);
      if (i > 0)
        root->moves[0].is_exact = false;
      bring_forward (root, i, 0);
      root->value = best;
      if (value >= beta)
        break;
    }

  return best;
}

/* Begins near the last value and widens the window until the value is in it. */
static void
search_with_aspiration (Worker *self,
                        int     depth)
{
  const Value last = self->root.value;
  Value alpha = VALUE_NONE, beta = -VALUE_NONE, reach = ASPIRATION;

  if (!self->search->scale.is_linear && depth >= ASPIRATION_DEPTH)
    {
      alpha = value_max (last - reach, alpha);
      beta = value_min (last + reach, beta);
    }

  while (!self->is_stopped)
    {
      const Value value = search_best_move (self, alpha, beta, depth);

      if (value > alpha && value < beta)
        return;

      reach *= 4;
      if (value <= alpha)
        alpha = reach > VALUE_WIN / 4 ? VALUE_NONE : value_max (last - reach, VALUE_NONE);
      else
        beta = reach > VALUE_WIN / 4 ? -VALUE_NONE : value_min (last + reach, -VALUE_NONE);
    }
}

/* --- a mate that is near --------------------------------------------------- */

/* Moves that promise little are looked at less, so that a mate in three may be
 * seen late.  Who is so many centipawns ahead, and may look at so many nodes,
 * looks for it once, at every move, as soon as it could be taken for the best. */
#define MATE_AHEAD 700
#define MATE_NODES 100000
#define MATE_PLIES 5

static bool
may_be_near_mate (const Worker *self)
{
  const AleaSearch *search = self->search;
  const Root *root = &self->root;

  return search->game.turns == TURNS_PLAIN && search->habits.selective && !search->limits.wants_all && self->id == 0
         && (search->limits.nodes == 0 || search->limits.nodes >= MATE_NODES)
         && root->depth == MATE_PLIES + DEPTH_AFTER_WIN && root->value >= MATE_AHEAD && root->value < VALUE_FAR_WIN;
}

static void
look_for_mate (Worker *self)
{
  Root *root = &self->root;
  const uint64_t most = self->nodes + MATE_NODES;
  Value value = VALUE_NONE;

  self->looks_for_mate = true;
  for (int depth = 3; depth <= MATE_PLIES && value < VALUE_FAR_WIN; depth += 2)
    for (size_t i = 0; i < root->n_moves && value < VALUE_FAR_WIN && self->nodes < most && !self->is_stopped; i++)
      {
        value = search_root_move (self, &root->moves[i], VALUE_FAR_WIN - 1, VALUE_FAR_WIN, depth);
        if (value >= VALUE_FAR_WIN && !self->is_stopped)
          {
            note (&root->moves[i], value, true);
            bring_forward (root, i, 0);
            root->value = value;
          }
      }
  self->looks_for_mate = false;
}

/* --- rolls --------------------------------------------------------------- */

static void
search_rolls (Worker *self,
              int     depth)
{
  Root *root = &self->root;
  Value values[ALEA_MAX_OUTCOMES], value;

  if (self->search->game.turns == TURNS_NEEDS)
    {
      root->n_outcomes = (size_t) self->search->game.dice[0].n_rolls;
      value = search_turn (self, &self->start, VALUE_NONE, -VALUE_NONE, depth, 0, values);
    }
  else
    value = search_each_throw (self, &self->start, depth, values, &root->n_outcomes);

  if (self->is_stopped)
    return;

  for (size_t i = 0; i < root->n_outcomes; i++)
    {
      root->outcomes_before[i] = root->depth > 0 ? root->outcomes[i] : VALUE_NONE;
      root->outcomes[i] = values[i];
    }
  root->value = value;
}

/* --- deeper -------------------------------------------------------------- */

static int
get_last_depth (const AleaSearch *search)
{
  const int depth = search->limits.depth;

  return depth <= 0 || depth > ALEA_SEARCH_MAX_DEPTH ? ALEA_SEARCH_MAX_DEPTH : depth;
}

/* A win that is seen is not seen better by looking much further. */
static bool
is_decided (const Worker *self)
{
  return !self->search->scale.is_linear && !self->search->limits.wants_all && self->root.depth > 0
         && (self->root.value >= VALUE_FAR_WIN || self->root.value <= -VALUE_FAR_WIN)
         && VALUE_WIN - (self->root.value < 0 ? -self->root.value : self->root.value) + DEPTH_AFTER_WIN
            <= self->root.depth;
}

/* Helpers begin at different depths, so that they fill the table with what
 * the first thread does not know yet. */
void
root_deepen (Worker *self)
{
  Root *root = &self->root;

  for (int depth = 1 + (int) (self->id % 2); depth <= get_last_depth (self->search); depth++)
    {
      begin_iteration (root);
      if (root->n_moves == 0)
        search_rolls (self, depth);
      else if (self->search->limits.wants_all)
        search_all_moves (self, depth);
      else
        search_with_aspiration (self, depth);

      atomic_store_explicit (&self->counted, self->nodes, memory_order_relaxed);
      if (self->is_stopped)
        return;
      root->depth = depth;
      if (may_be_near_mate (self))
        look_for_mate (self);
      root->is_complete = depth == get_last_depth (self->search) || is_decided (self);
      if (self->id == 0)
        search_report (self->search);
      if (root->is_complete || search_is_over_limit (self->search, true))
        return;
    }
}
