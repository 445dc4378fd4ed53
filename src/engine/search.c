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
#include <string.h>
#include <time.h>

/* Terraces are many and seldom matter, so that they are left out of the last
 * decisions. */
#define REROLL_DEPTH 3

/* The nodes of a line lie on the stack, some eight kilobytes each. */
#define STACK_SIZE (4u << 20)

/* The later a move comes, the less it promises. */
static void
init_reductions (AleaSearch *self)
{
  for (int depth = 1; depth < 64; depth++)
    for (int i = 1; i < 64; i++)
      self->reductions[depth][i] = (uint8_t) (0.6 + log (depth) * log (i + 1) / 2.2);
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

/* --- limits -------------------------------------------------------------- */

static int64_t
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (int64_t) now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static uint64_t
count_nodes (const AleaSearch *self)
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
         && ((limits->nodes != 0 && count_nodes (self) >= limits->nodes)
             || (limits->usec != 0 && get_time () - self->started >= limits->usec));
}

/* --- running ------------------------------------------------------------- */

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
           const AleaSearchLimits *limits)
{
  const Level *level = level_get (limits->level);
  const bool misjudges = level->misjudgement > 0 && limits->seed != self->limits.seed;

  if (self->level != NULL && (self->level->misjudgement != level->misjudgement || misjudges))
    transposition_clear (&self->table);

  self->level = level;
  self->limits = *limits;
  self->limits.nodes = narrow (limits->nodes, level->nodes);
  self->limits.depth = (int) narrow (limits->depth > 0 ? (uint64_t) limits->depth : 0, (uint64_t) level->depth);
}

void
search_prepare (AleaSearch             *self,
                const AleaState        *state,
                const AleaSearchLimits *limits)
{
  const Weights *weights = self->weights != NULL ? self->weights : weights_find (state->rules->id);

  set_level (self, limits);
  self->started = get_time ();
  atomic_store_explicit (&self->stop, false, memory_order_relaxed);
  self->habits = (Habits) { .deeper_entries = true, .reroll_depth = self->level->rolls_doubles_again ? REROLL_DEPTH : ALEA_SEARCH_MAX_DEPTH };

  evaluator_init (&self->evaluator, weights, state->rules->geometry);
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

/* Evaluations swing between odd and even depths: the side that has had the
 * last word looks better.  So the last two are averaged where chances are. */
static AleaChances
get_chances (const AleaSearch *self,
             Value             value,
             Value             before)
{
  if (!self->scale.is_linear || before == VALUE_NONE || value >= VALUE_WIN || value <= -VALUE_WIN)
    return scale_get_chances (&self->scale, value);

  return scale_get_chances (&self->scale, ((double) value + before) / 2);
}

static int
count_moves_to_win (const AleaSearch *self,
                    Value             value)
{
  if (self->scale.is_linear)
    return 0;
  if (value >= VALUE_FAR_WIN)
    return VALUE_WIN - value;

  return value <= -VALUE_FAR_WIN ? -VALUE_WIN - value : 0;
}

/* A decision that ends the game in a draw draws for certain; its value alone
 * would be that of any even position. */
static bool
is_drawn_by (const AleaState *state,
             const RootMove  *move)
{
  const AleaEvent event = alea_event_decision (move->decision);
  AleaState after = *state;

  return move->value == VALUE_DRAW && alea_state_apply (&after, &event, NULL)
         && after.stage == ALEA_STAGE_OVER && after.result == ALEA_RESULT_DRAW;
}

static void
answer_decision (const AleaSearch *self,
                 const AleaState  *state,
                 AleaVerdict      *verdict)
{
  const Root *root = &self->workers[0].root;

  verdict->n_alternatives = root->n_moves;
  for (size_t i = 0; i < root->n_moves; i++)
    {
      const RootMove *move = &root->moves[i];

      verdict->alternatives[i] = (AleaAlternative) {
        .decision = move->decision,
        .chances = is_drawn_by (state, move) ? (AleaChances) { .draw = 1 }
                                             : get_chances (self, move->value, move->before),
        .is_exact = move->is_exact,
      };
    }

  verdict->best = verdict->alternatives[0].decision;
  verdict->chances = verdict->alternatives[0].chances;
  verdict->win_in = count_moves_to_win (self, root->moves[0].value);
}

/* The average is that of the chances as they are shown. */
static void
answer_roll (const AleaSearch *self,
             const AleaState  *state,
             AleaVerdict      *verdict)
{
  const Root *root = &self->workers[0].root;
  AleaRoll roll = alea_roll_first (verdict->question.dice);
  AleaChances sum = { 0 };

  verdict->total_weight = 0;
  for (size_t i = 0; i < root->n_outcomes; i++)
    {
      const unsigned weight = alea_roll_count_ways (roll);

      verdict->outcomes[i] = (AleaOutcome) {
        .roll = roll,
        .weight = weight,
        .chances = get_chances (self, root->outcomes[i], root->outcomes_before[i]),
      };
      verdict->total_weight += weight;
      sum = alea_chances_add (sum, verdict->outcomes[i].chances, weight);
      alea_roll_next (&roll);
    }

  verdict->n_outcomes = root->n_outcomes;
  verdict->chances = alea_chances_add ((AleaChances) { 0 }, sum, 1.0 / verdict->total_weight);
  if (alea_state_get_claim (state) != ALEA_ENDING_NONE && alea_chances_get_score (verdict->chances) < 0.5)
    {
      verdict->claims_draw = true;
      verdict->chances = (AleaChances) { .draw = 1 };
    }
}

static void
answer (AleaSearch *self)
{
  const Root *root = &self->workers[0].root;
  AleaVerdict *verdict = self->verdict;

  verdict->claims_draw = false;
  if (verdict->question.ask == ALEA_ASK_ROLL)
    answer_roll (self, self->state, verdict);
  else
    answer_decision (self, self->state, verdict);

  verdict->depth = root->depth;
  verdict->nodes = count_nodes (self);
  verdict->usec = get_time () - self->started;
  verdict->is_complete = root->is_complete;
}

void
search_report (AleaSearch *self)
{
  if (self->limits.report == NULL)
    return;

  answer (self);
  self->limits.report (self->verdict, self->limits.report_data);
}

static bool
run_nodes (AleaSearch *self)
{
  for (unsigned i = 0; i < self->n_threads; i++)
    root_prepare (&self->workers[i], self->state);
  run_threads (self);
  if (self->workers[0].root.depth == 0)
    return false;

  answer (self);
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

  verdict->usec = get_time () - self->started;
  return is_answered;
}

bool
alea_verdict_takes_draw (const AleaVerdict *verdict)
{
  return alea_chances_get_score (verdict->chances) <= 0.5;
}
