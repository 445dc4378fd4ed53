/* search.c: the search as others see it, and its threads
 *
 * The threads search the same question, each for itself, and share what they
 * find out by the table alone ("lazy SMP").  The first of them answers.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"

#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>

/* The nodes of a line lie on the stack, some eight kilobytes each. */
#define STACK_SIZE (4u << 20)

/* The later a move comes, the less it promises. */
static void
init_reductions (AleaSearch *self)
{
  for (int depth = 1; depth < 64; depth++)
    for (int i = 1; i < 64; i++)
      self->reductions[depth][i] = (uint8_t) (0.8 + log (depth) * log (i + 1) / 1.9);
}

AleaSearch *
alea_search_new (size_t   table_bytes,
                 unsigned n_threads)
{
  AleaSearch *self = calloc (1, sizeof *self);

  assert (n_threads >= 1 && n_threads <= ALEA_SEARCH_MAX_THREADS);
  if (self == NULL)
    return NULL;

  init_reductions (self);
  self->n_threads = n_threads;
  self->workers = calloc (n_threads, sizeof *self->workers);
  self->root_moves = calloc (n_threads * ALEA_MAX_DECISIONS, sizeof *self->root_moves);
  if (!transposition_init (&self->table, table_bytes) || self->workers == NULL || self->root_moves == NULL)
    {
      alea_search_free (self);
      return NULL;
    }

  for (unsigned i = 0; i < n_threads; i++)
    {
      self->workers[i].search = self;
      self->workers[i].id = i;
      self->workers[i].root.moves = &self->root_moves[i * ALEA_MAX_DECISIONS];
    }

  return self;
}

void
alea_search_free (AleaSearch *self)
{
  if (self == NULL)
    return;

  transposition_free (&self->table);
  free (self->workers);
  free (self->root_moves);
  free (self);
}

void
alea_search_clear (AleaSearch *self)
{
  transposition_clear (&self->table);
}

/* --- running ------------------------------------------------------------- */

static void *
run_helper (void *data)
{
  root_deepen (data);
  return NULL;
}

/* Threads that cannot be had are done without. */
static void
run_threads (AleaSearch *self)
{
  pthread_t threads[ALEA_SEARCH_MAX_THREADS];
  pthread_attr_t attributes;
  unsigned n = 1;

  pthread_attr_init (&attributes);
  pthread_attr_setstacksize (&attributes, STACK_SIZE);
  while (n < self->n_threads && pthread_create (&threads[n], &attributes, run_helper, &self->workers[n]) == 0)
    n++;
  pthread_attr_destroy (&attributes);

  root_deepen (&self->workers[0]);

  atomic_store_explicit (&self->stop, true, memory_order_relaxed);
  for (unsigned i = 1; i < n; i++)
    pthread_join (threads[i], NULL);
}

/* --- answering ----------------------------------------------------------- */

static bool
run_nodes (AleaSearch *self)
{
  for (unsigned i = 0; i < self->n_threads; i++)
    root_prepare (&self->workers[i], self->state);
  run_threads (self);
  if (self->workers[0].root.depth == 0)
    return false;

  search_answer (self);
  return true;
}

/* Whether no tree of positions answers the question, see slow.c: a roll, too,
 * of which the rules do not say beforehand that it comes every turn. */
static bool
is_slow (const AleaSearch *self)
{
  const AleaState *state = self->state;

  return state->stage == ALEA_STAGE_SETUP || self->game.turns == TURNS_UNKNOWN
         || (self->verdict->question.ask == ALEA_ASK_ROLL && !game_is_roll_due (&state->position));
}

bool
alea_search_run (AleaSearch             *self,
                 const AleaState        *state,
                 const AleaSearchLimits *limits,
                 AleaVerdict            *verdict)
{
  bool is_answered;

  verdict->n_alternatives = verdict->n_outcomes = 0;
  verdict->total_weight = 0;
  verdict->nodes = 0;
  verdict->depth = verdict->win_in = 0;
  verdict->is_complete = verdict->claims_draw = false;
  alea_state_ask (state, &verdict->question);
  if (verdict->question.ask == ALEA_ASK_OVER)
    return false;

  self->state = state;
  self->verdict = verdict;
  search_prepare (self, state, limits);
  if (is_slow (self))
    is_answered = answer_slowly (self, state, verdict);
  else
    is_answered = run_nodes (self);

  verdict->usec = search_get_time () - self->started;
  return is_answered;
}

bool
alea_verdict_takes_draw (const AleaVerdict *verdict)
{
  return alea_chances_get_score (verdict->chances) <= 0.5;
}
