/* slow.c: questions that no tree of positions answers
 *
 * Set-up with dice: there is no position yet.  How it goes on is tried out at
 * random, many times, and the positions that come of it are looked at.
 *
 * Games with dice in play of which nothing is known: everything is tried, by
 * the state machine alone, as far as that goes.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"

/* How often the set-up is tried out for a decision, and for a roll; for a
 * roll then twice as often, and again, as far as the limits go. */
#define TRIES_OF_DECISION 48
#define TRIES_OF_ROLL     8
#define MAX_DOUBLINGS     9

/* How far the positions after it are looked at. */
#define DEPTH_AFTER_SETUP 1

/* No set-up has so many events. */
#define MAX_EVENTS 400

#define UNKNOWN_DEPTH 2

/* A state of some 2.4 kilobytes: so deep may dice follow on dice. */
#define MAX_NESTING 8

/* "splitmix64" */
static uint64_t
draw (uint64_t *random)
{
  uint64_t x = *random += 0x9e3779b97f4a7c15u;

  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

static unsigned
draw_below (uint64_t *random,
            unsigned  n)
{
  return (unsigned) ((draw (random) >> 32) * n >> 32);
}

/* Whether @who, who may still be throwing for colours, has @colour. */
static bool
has_colour (const AleaState *state,
            AleaWho          who,
            AleaColour       colour)
{
  if (who == ALEA_WHO_WHITE || who == ALEA_WHO_BLACK)
    return (AleaColour) who == colour;

  return alea_state_get_player (state, colour) == (who == ALEA_WHO_FIRST ? 0 : 1);
}

static AleaChances
chances_at_end (const AleaState *state,
                AleaWho          who)
{
  if (state->result == ALEA_RESULT_DRAW)
    return (AleaChances) { .draw = 1 };

  return has_colour (state, who, state->result == ALEA_RESULT_WHITE ? ALEA_WHITE : ALEA_BLACK)
         ? (AleaChances) { .win = 1 } : (AleaChances) { .loss = 1 };
}

/* Nobody waits for the answer any more: what is said now does not matter. */
static bool
is_called_off (const Worker *worker)
{
  return search_is_over_limit (worker->search, false);
}

/* What is thought of a position in play, for @who. */
static AleaChances
look_at_play (Worker          *worker,
              const AleaState *state,
              AleaWho          who,
              int              depth)
{
  AleaSearch *search = worker->search;
  AleaChances chances;
  Value value;

  if (state->stage == ALEA_STAGE_OVER)
    return chances_at_end (state, who);
  if (is_called_off (worker))
    return (AleaChances) { .draw = 1 };

  search_look_at (search, &state->position);
  worker_begin (worker, state);
  value = search->game.turns == TURNS_UNKNOWN
          ? worker_estimate (worker, &state->position)
          : search_position (worker, &state->position, VALUE_NONE, -VALUE_NONE, depth, 0);
  chances = scale_get_chances (&search->scale, value);

  return has_colour (state, who, alea_position_get_turn (&state->position)) ? chances : alea_chances_flip (chances);
}

/* --- set-up -------------------------------------------------------------- */

/* A random event that answers the question; nobody throws again without
 * need, or it might never end. */
static AleaEvent
draw_event (const AleaState *state,
            uint64_t        *random)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  AleaQuestion question;
  size_t n;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_ROLL)
    {
      AleaRoll roll = question.dice;

      for (int i = 0; i < roll.n; i++)
        roll.face[i] = (uint8_t) (1 + draw_below (random, roll.sides));
      return alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
    }

  n = alea_state_list_decisions (state, decisions);
  if (n > 1 && decisions[n - 1].act == ALEA_ACT_REROLL)
    n--;
  return alea_event_decision (decisions[draw_below (random, (unsigned) n)]);
}

static AleaChances
try_setup_once (Worker          *worker,
                const AleaState *state,
                AleaWho          who,
                uint64_t         random)
{
  AleaState after = *state;

  for (int i = 0; i < MAX_EVENTS && after.stage == ALEA_STAGE_SETUP; i++)
    {
      const AleaEvent event = draw_event (&after, &random);

      alea_state_apply (&after, &event, NULL);
    }

  return after.stage == ALEA_STAGE_SETUP ? (AleaChances) { .draw = 1 }
                                         : look_at_play (worker, &after, who, DEPTH_AFTER_SETUP);
}

/* Who throws for colours first is asked when neither has thrown, or both the
 * same: then neither is ahead of the other. */
static bool
is_even (const AleaQuestion *question)
{
  return question->ask == ALEA_ASK_ROLL && question->who == ALEA_WHO_FIRST;
}

static AleaChances
even_out (AleaChances chances)
{
  chances.win = chances.loss = (chances.win + chances.loss) / 2;
  return chances;
}

/* The same throws for every decision, so that luck does not choose. */
static AleaChances
try_setup (Worker          *worker,
           const AleaState *state,
           AleaWho          who,
           int              tries)
{
  AleaChances sum = { 0 };
  int n = 0;

  do
    {
      uint64_t random = worker->search->limits.seed ^ (uint64_t) n << 32;

      draw (&random);
      sum = alea_chances_add (sum, try_setup_once (worker, state, who, random), 1);
      n++;
    }
  while (n < tries && !search_is_over_limit (worker->search, true));

  return alea_chances_add ((AleaChances) { 0 }, sum, 1.0 / n);
}

/* --- games that are not known -------------------------------------------- */

/* The chances of @who, found with an effort: so deep, or in so many tries. */
typedef AleaChances (*Look) (Worker          *worker,
                             const AleaState *state,
                             AleaWho          who,
                             int              effort,
                             int              nesting);

static AleaChances try_everything (Worker          *worker,
                                   const AleaState *state,
                                   AleaWho          who,
                                   int              depth,
                                   int              nesting);

/* What @look says behind each roll of @dice, on average. */
static AleaChances
average (Worker          *worker,
         const AleaState *state,
         AleaRoll         dice,
         AleaWho          who,
         Look             look,
         int              effort,
         int              nesting)
{
  AleaRoll roll = alea_roll_first (dice);
  AleaChances sum = { 0 };
  unsigned total = 0;

  do
    {
      const AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
      AleaState after = *state;

      alea_state_apply (&after, &event, NULL);
      sum = alea_chances_add (sum, look (worker, &after, who, effort, nesting), alea_roll_count_ways (roll));
      total += alea_roll_count_ways (roll);
    }
  while (alea_roll_next (&roll));

  return alea_chances_add ((AleaChances) { 0 }, sum, 1.0 / total);
}

static AleaChances
try_decisions (Worker             *worker,
               const AleaState    *state,
               const AleaQuestion *question,
               AleaWho             who,
               int                 depth,
               int                 nesting)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  const size_t n = alea_state_list_decisions (state, decisions);
  const bool is_own = question->who == who;
  AleaChances best = { 0 };

  for (size_t i = 0; i < n; i++)
    {
      AleaState after = *state;
      AleaChances chances;

      alea_state_decide (&after, &decisions[i]);
      chances = try_everything (worker, &after, who, depth - 1, nesting + 1);
      if (i == 0 || (alea_chances_get_score (chances) > alea_chances_get_score (best)) == is_own)
        best = chances;
    }

  return best;
}

static AleaChances
try_everything (Worker          *worker,
                const AleaState *state,
                AleaWho          who,
                int              depth,
                int              nesting)
{
  AleaQuestion question;

  alea_state_ask (state, &question);
  if (worker_enter (worker) || search_is_over_limit (worker->search, true)
      || question.ask == ALEA_ASK_OVER || depth <= 0 || nesting >= MAX_NESTING)
    return look_at_play (worker, state, who, 0);
  if (question.ask == ALEA_ASK_ROLL)
    return average (worker, state, question.dice, who, try_everything, depth, nesting + 1);

  return try_decisions (worker, state, &question, who, depth, nesting);
}

/* --- answering ----------------------------------------------------------- */

static AleaChances look_at (Worker          *worker,
                            const AleaState *state,
                            AleaWho          who,
                            int              tries,
                            int              nesting);

static AleaChances
look_at_setup (Worker          *worker,
               const AleaState *state,
               AleaWho          who,
               int              tries,
               int              nesting)
{
  AleaQuestion question;

  alea_state_ask (state, &question);
  /* The second of two who throw for colours settles them, or all begins anew: no
   * need to try that at random. */
  if (question.ask == ALEA_ASK_ROLL && question.who == ALEA_WHO_SECOND)
    return average (worker, state, question.dice, who, look_at, tries, nesting + 1);
  if (is_even (&question))
    return even_out (try_setup (worker, state, who, tries));

  return try_setup (worker, state, who, tries);
}

/* The chances of @who in @state, as far as they can be told. */
static AleaChances
look_at (Worker          *worker,
         const AleaState *state,
         AleaWho          who,
         int              tries,
         int              nesting)
{
  if (is_called_off (worker))
    return (AleaChances) { .draw = 1 };
  if (state->stage == ALEA_STAGE_SETUP)
    return look_at_setup (worker, state, who, tries, nesting);
  if (worker->search->game.turns != TURNS_UNKNOWN)
    return look_at_play (worker, state, who, DEPTH_AFTER_SETUP);

  return try_everything (worker, state, who, UNKNOWN_DEPTH - 1, nesting);
}

static void
answer_decisions (Worker          *worker,
                  const AleaState *state,
                  AleaVerdict     *verdict)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  const size_t n = alea_state_list_decisions (state, decisions);

  for (size_t i = 0; i < n; i++)
    {
      AleaAlternative alternative = { .decision = decisions[i], .is_exact = true };
      AleaState after = *state;
      size_t place = i;

      alea_state_decide (&after, &decisions[i]);
      alternative.chances = look_at (worker, &after, verdict->question.who, TRIES_OF_DECISION, 0);

      for (; place > 0 && alea_chances_get_score (verdict->alternatives[place - 1].chances)
                          < alea_chances_get_score (alternative.chances); place--)
        verdict->alternatives[place] = verdict->alternatives[place - 1];
      verdict->alternatives[place] = alternative;
    }

  verdict->n_alternatives = n;
  verdict->best = verdict->alternatives[0].decision;
  verdict->chances = verdict->alternatives[0].chances;
}

/* After a roll the player decides for the best. */
static AleaChances
look_behind_roll (Worker          *worker,
                  const AleaState *state,
                  AleaWho          who,
                  int              tries)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  const size_t n = alea_state_list_decisions (state, decisions);
  AleaChances best = { .loss = 1 };
  AleaQuestion question;

  alea_state_ask (state, &question);
  if (n == 0 || question.who != who)
    return look_at (worker, state, who, tries, 0);

  for (size_t i = 0; i < n; i++)
    {
      AleaState after = *state;
      AleaChances chances;

      alea_state_decide (&after, &decisions[i]);
      chances = look_at (worker, &after, who, tries, 0);
      if (i == 0 || alea_chances_get_score (chances) > alea_chances_get_score (best))
        best = chances;
    }

  return best;
}

static void
average_rolls (Worker          *worker,
               const AleaState *state,
               int              tries,
               AleaVerdict     *verdict)
{
  AleaRoll roll = alea_roll_first (verdict->question.dice);
  AleaChances sum = { 0 };

  verdict->n_outcomes = 0;
  verdict->total_weight = 0;
  do
    {
      const AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
      AleaOutcome outcome = { .roll = roll, .weight = alea_roll_count_ways (roll) };
      AleaState after = *state;

      alea_state_apply (&after, &event, NULL);
      outcome.chances = look_behind_roll (worker, &after, verdict->question.who, tries);
      sum = alea_chances_add (sum, outcome.chances, outcome.weight);
      verdict->total_weight += outcome.weight;
      if (verdict->n_outcomes < ALEA_MAX_OUTCOMES)
        verdict->outcomes[verdict->n_outcomes++] = outcome;
    }
  while (alea_roll_next (&roll));

  verdict->chances = alea_chances_add ((AleaChances) { 0 }, sum, 1.0 / verdict->total_weight);
  if (is_even (&verdict->question))
    verdict->chances = even_out (verdict->chances);
}

/* The more a set-up is tried out the less luck is in what comes of it; what is
 * cut off does not count. */
static void
answer_rolls (Worker          *worker,
              const AleaState *state,
              AleaVerdict     *verdict)
{
  const AleaSearch *search = worker->search;
  const int depth = search->limits.depth;
  const int n_doublings = state->stage != ALEA_STAGE_SETUP ? 0
                          : depth > 0 && depth <= MAX_DOUBLINGS ? depth - 1 : MAX_DOUBLINGS;

  average_rolls (worker, state, TRIES_OF_ROLL, verdict);
  for (int i = 1; i <= n_doublings && !search_is_over_limit (search, true); i++)
    {
      AleaVerdict next = *verdict;

      average_rolls (worker, state, TRIES_OF_ROLL << i, &next);
      if (!search_is_over_limit (search, true))
        *verdict = next;
    }
}

bool
answer_slowly (AleaSearch      *self,
               const AleaState *state,
               AleaVerdict     *verdict)
{
  Worker *worker = &self->workers[0];

  worker->root.depth = 0;
  worker->nodes = 0;
  worker_begin (worker, state);

  if (verdict->question.ask == ALEA_ASK_ROLL)
    answer_rolls (worker, state, verdict);
  else
    answer_decisions (worker, state, verdict);

  verdict->nodes = worker->nodes;
  verdict->is_complete = !search_is_over_limit (self, true);
  return !search_is_over_limit (self, false);
}
