/* answer.c: what has been found out, as others see it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"

/* How many decisions ahead a draw is seen that nobody can help, and in how many
 * positions at most: shortly before the seventy-fifth move all lines may lead to
 * one, and nobody waits for so many. */
#define DRAW_DEPTH     3
#define DRAW_POSITIONS 500

/* Evaluations swing between odd and even depths: the side that has had the
 * last word looks better.  So the last two are averaged where chances are. */
static double
get_mean (const AleaSearch *self,
          Value             value,
          Value             before)
{
  if (!self->scale.is_linear || before == VALUE_NONE || value >= VALUE_WIN || value <= -VALUE_WIN)
    return value;

  return ((double) value + before) / 2;
}

static AleaChances
get_chances (const AleaSearch *self,
             Value             value,
             Value             before)
{
  return scale_get_chances (&self->scale, get_mean (self, value, before));
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

static bool draws_for_certain (const AleaState *state,
                               int              depth,
                               int             *n_left);

static bool
all_decisions_draw (const AleaState *state,
                    int              depth,
                    int             *n_left)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  const size_t n = alea_state_list_decisions (state, decisions);

  for (size_t i = 0; i < n; i++)
    {
      AleaState after = *state;

      alea_state_decide (&after, &decisions[i]);
      if (!draws_for_certain (&after, depth - 1, n_left))
        return false;
    }

  return true;
}

static bool
all_rolls_draw (const AleaState *state,
                AleaRoll         dice,
                int              depth,
                int             *n_left)
{
  AleaRoll roll = alea_roll_first (dice);

  do
    {
      const AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
      AleaState after = *state;

      if (!alea_state_apply (&after, &event, NULL) || !draws_for_certain (&after, depth, n_left))
        return false;
    }
  while (alea_roll_next (&roll));

  return true;
}

/* Whether the game is a draw, or cannot but be one in @depth decisions, as far as
 * that is seen in *@n_left positions. */
static bool
draws_for_certain (const AleaState *state,
                   int              depth,
                   int             *n_left)
{
  AleaQuestion question;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_OVER)
    return state->result == ALEA_RESULT_DRAW;
  if (depth == 0 || --*n_left < 0)
    return false;

  return question.ask == ALEA_ASK_ROLL ? all_rolls_draw (state, question.dice, depth, n_left)
                                       : all_decisions_draw (state, depth, n_left);
}

/* An event that leads to a draw in any case; its value alone would be that of
 * any even position. */
static bool
is_drawn_by (const AleaState *state,
             const AleaEvent *event,
             Value            value)
{
  int n_left = DRAW_POSITIONS;
  AleaState after = *state;

  return value == VALUE_DRAW && alea_state_apply (&after, event, NULL)
         && draws_for_certain (&after, DRAW_DEPTH, &n_left);
}

/* Best first by what is said of them: by the means, not by chances, which are
 * the same for a win in one move and in three.  Of equal ones the first stays it;
 * and so does the best where the others are only known not to be better. */
static void
answer_decision (const AleaSearch *self,
                 const AleaState  *state,
                 AleaVerdict      *verdict)
{
  const Root *root = &self->workers[0].root;
  AleaAlternative *alternatives = verdict->alternatives;
  double means[ALEA_MAX_DECISIONS];

  verdict->n_alternatives = root->n_moves;
  for (size_t i = 0; i < root->n_moves; i++)
    {
      const RootMove *move = &root->moves[i];
      const AleaEvent event = alea_event_decision (move->decision);
      const bool is_drawn = is_drawn_by (state, &event, move->value);
      const double mean = is_drawn ? VALUE_DRAW : get_mean (self, move->value, move->before);
      size_t place = i;

      for (; self->limits.wants_all && place > 0 && means[place - 1] < mean; place--)
        {
          means[place] = means[place - 1];
          alternatives[place] = alternatives[place - 1];
        }

      means[place] = mean;
      alternatives[place] = (AleaAlternative) {
        .decision = move->decision,
        .chances = is_drawn ? (AleaChances) { .draw = 1 } : scale_get_chances (&self->scale, mean),
        .is_exact = move->is_exact,
      };
    }

  verdict->best = alternatives[0].decision;
  verdict->chances = alternatives[0].chances;
  verdict->win_in = count_moves_to_win (self, (Value) means[0]);
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
      const AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
      const unsigned weight = alea_roll_count_ways (roll);

      verdict->outcomes[i] = (AleaOutcome) {
        .roll = roll,
        .weight = weight,
        .chances = is_drawn_by (state, &event, root->outcomes[i])
                   ? (AleaChances) { .draw = 1 }
                   : get_chances (self, root->outcomes[i], root->outcomes_before[i]),
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

void
search_answer (AleaSearch *self)
{
  const Root *root = &self->workers[0].root;
  AleaVerdict *verdict = self->verdict;

  verdict->claims_draw = false;
  if (verdict->question.ask == ALEA_ASK_ROLL)
    answer_roll (self, self->state, verdict);
  else
    answer_decision (self, self->state, verdict);

  verdict->depth = root->depth;
  verdict->nodes = search_count_nodes (self);
  verdict->usec = search_get_time () - self->started;
  verdict->is_complete = root->is_complete;
}

void
search_report (AleaSearch *self)
{
  if (self->limits.report == NULL)
    return;

  search_answer (self);
  self->limits.report (self->verdict, self->limits.report_data);
}
