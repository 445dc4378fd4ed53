/* naive-twin.c: what a search must come to, found the slow way
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "naive-twin.h"

#include <glib.h>

/* Moments of one turn at which dice are thrown. */
#define MAX_THROWS 80

/* One of them: what the rolls are worth as they are, and which moment comes
 * of throwing them again. */
typedef struct
{
  guint64 key;
  int     n;
  Value   values[36];
  int     again[36];   /* -1: is not thrown again */
} Throw;

typedef struct
{
  Twin   *twin;
  int     depth;
  int     ply;
  int     n_throws;
  Throw   throws[MAX_THROWS];
} Dice;

void
twin_init (Twin            *self,
           const AleaState *state)
{
  const AleaSearchLimits limits = { .depth = 1 };

  self->leaves = alea_search_new (0, 1);
  search_prepare (self->leaves, state, &limits);
  self->leaves->habits = (Habits) { .reroll_depth = 1 };
  worker_begin (&self->leaves->workers[0], state);
}

void
twin_clear (Twin *self)
{
  alea_search_free (self->leaves);
}

int
twin_get_player (const AleaState *state)
{
  return alea_state_get_player (state, alea_position_get_turn (&state->position));
}

static Value
flip (Value value,
      bool  is_own)
{
  return is_own ? value : -value;
}

/* Mates are told by how far they are where values are no chances. */
static Value
value_of_end (const Twin      *self,
              const AleaState *state,
              int              player,
              int              ply)
{
  const AleaColour winner = state->result == ALEA_RESULT_WHITE ? ALEA_WHITE : ALEA_BLACK;
  const Value win = self->leaves->scale.is_linear ? VALUE_WIN : VALUE_WIN - ply;

  if (state->result == ALEA_RESULT_DRAW)
    return VALUE_DRAW;

  return flip (win, alea_state_get_player (state, winner) == player);
}

static Value
value_of_leaf (Twin            *self,
               const AleaState *state,
               int              player,
               int              depth,
               int              ply)
{
  Worker *worker = &self->leaves->workers[0];
  const Value value = quiesce (worker, &state->position, VALUE_NONE, -VALUE_NONE, depth, ply);

  g_assert_false (worker->is_stopped);
  return flip (value, twin_get_player (state) == player);
}

/* Whatever may be done but throwing again, and *again the state after that. */
static Value
look_at_decisions (Twin            *self,
                   const AleaState *state,
                   int              depth,
                   int              ply,
                   AleaState       *again,
                   bool            *has_again)
{
  const int player = twin_get_player (state);
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  const size_t n = alea_state_list_decisions (state, decisions);
  Value best = alea_state_get_claim (state) != ALEA_ENDING_NONE ? VALUE_DRAW : VALUE_NONE;

  *has_again = false;
  for (size_t i = 0; i < n; i++)
    {
      const AleaEvent event = alea_event_decision (decisions[i]);
      AleaState after = *state;

      g_assert_true (alea_state_apply (&after, &event, NULL));
      if (decisions[i].act != ALEA_ACT_REROLL)
        best = MAX (best, twin_look (self, &after, player, depth - 1, ply + 1));
      else
        {
          *again = after;
          *has_again = true;
        }
    }

  return best;
}

/* --- dice that may be thrown again ------------------------------------------ */

static int explore (Dice            *dice,
                    const AleaState *state);

static void
add_roll (Dice            *dice,
          int              index,
          const AleaState *state,
          AleaRoll         roll)
{
  const AleaEvent event = alea_event_roll (roll, ALEA_SOURCE_PROGRAM);
  const int player = twin_get_player (state);
  AleaState after = *state, again;
  AleaQuestion question;
  int next = -1, i;
  Value value;

  g_assert_true (alea_state_apply (&after, &event, NULL));
  alea_state_ask (&after, &question);
  if (question.ask == ALEA_ASK_OVER)
    value = value_of_end (dice->twin, &after, player, dice->ply);
  else if (question.ask == ALEA_ASK_ROLL)
    value = twin_look (dice->twin, &after, player, dice->depth - 1, dice->ply + 1);   /* a turn lost (GA24) */
  else
    {
      bool has_again;

      value = look_at_decisions (dice->twin, &after, dice->depth, dice->ply, &again, &has_again);
      if (has_again)
        next = explore (dice, &again);
    }

  i = dice->throws[index].n++;
  dice->throws[index].values[i] = value;
  dice->throws[index].again[i] = next;
}

static int
explore (Dice            *dice,
         const AleaState *state)
{
  AleaQuestion question;
  int index;

  for (int i = 0; i < dice->n_throws; i++)
    if (dice->throws[i].key == alea_position_get_key (&state->position, ALEA_SAME_FUTURE))
      return i;

  g_assert_cmpint (dice->n_throws, <, MAX_THROWS);
  index = dice->n_throws++;
  dice->throws[index] = (Throw) { .key = alea_position_get_key (&state->position, ALEA_SAME_FUTURE) };

  alea_state_ask (state, &question);
  g_assert_cmpint (question.ask, ==, ALEA_ASK_ROLL);
  for (int first = 1; first <= question.dice.sides; first++)
    for (int second = 1; second <= question.dice.sides; second++)
      add_roll (dice, index, state,
                (AleaRoll) { 2, question.dice.sides, { (guint8) first, (guint8) second } });

  return index;
}

static Value
average_throw (const Throw *self,
               const Value *again)
{
  gint64 sum = 0;

  for (int i = 0; i < self->n; i++)
    sum += again != NULL && self->again[i] >= 0 ? MAX (self->values[i], again[self->again[i]]) : self->values[i];

  return (Value) (sum / self->n);
}

/* One more chance to throw again, until that makes no difference. */
static Value
settle (const Dice *dice)
{
  Value values[MAX_THROWS] = { 0 }, next[MAX_THROWS] = { 0 };
  gboolean changes;

  for (int i = 0; i < dice->n_throws; i++)
    values[i] = average_throw (&dice->throws[i], NULL);

  do
    {
      changes = FALSE;
      for (int i = 0; i < dice->n_throws; i++)
        {
          next[i] = average_throw (&dice->throws[i], values);
          changes = changes || next[i] != values[i];
        }
      memcpy (values, next, sizeof next);
    }
  while (changes);

  return values[0];
}

static Value
look_at_turn (Twin            *self,
              const AleaState *state,
              int              depth,
              int              ply)
{
  Dice *dice = g_new0 (Dice, 1);
  Value value;

  dice->twin = self;
  dice->depth = depth;
  dice->ply = ply;
  explore (dice, state);
  value = settle (dice);

  g_free (dice);
  return value;
}

/* --- a die that says how many moves ------------------------------------------ */

static Value
look_at_series (Twin            *self,
                const AleaState *state,
                int              depth,
                int              ply)
{
  const int player = twin_get_player (state);
  gint64 sum = 0;

  for (int face = 1; face <= 6; face++)
    {
      const AleaEvent event = alea_event_roll ((AleaRoll) { 1, 6, { (guint8) face } }, ALEA_SOURCE_PROGRAM);
      AleaState after = *state;
      AleaQuestion question;

      g_assert_true (alea_state_apply (&after, &event, NULL));
      alea_state_ask (&after, &question);
      /* A turn without a move takes the place of one. */
      sum += twin_look (self, &after, player, question.ask == ALEA_ASK_DECIDE ? depth : depth - 1, ply + 1);
    }

  return (Value) (sum / 6);
}

/* --- whatever comes --------------------------------------------------------------- */

Value
twin_look (Twin            *self,
           const AleaState *state,
           int              player,
           int              depth,
           int              ply)
{
  const bool is_known = state->ending == ALEA_ENDING_KING_CAPTURED || state->ending == ALEA_ENDING_SIX_SIXES;
  AleaQuestion question;
  AleaState again;
  bool has_again, is_own;
  Value value;

  alea_state_ask (state, &question);
  if (question.ask == ALEA_ASK_OVER && (is_known || depth > 0))
    return value_of_end (self, state, player, ply);
  if (depth <= 0)
    return value_of_leaf (self, state, player, depth, ply);

  is_own = twin_get_player (state) == player;
  if (question.ask == ALEA_ASK_DECIDE)
    return flip (look_at_decisions (self, state, depth, ply, &again, &has_again), is_own);

  value = question.dice.n == 2 ? look_at_turn (self, state, depth, ply) : look_at_series (self, state, depth, ply);
  if (alea_state_get_claim (state) != ALEA_ENDING_NONE)
    value = MAX (value, VALUE_DRAW);
  return flip (value, is_own);
}

Value
twin_decide (Twin               *self,
             const AleaState    *state,
             const AleaDecision *decision,
             int                 depth)
{
  const AleaEvent event = alea_event_decision (*decision);
  AleaState after = *state;

  if (decision->act == ALEA_ACT_DRAW)
    return VALUE_DRAW;

  g_assert_true (alea_state_apply (&after, &event, NULL));
  return twin_look (self, &after, twin_get_player (state), decision->act == ALEA_ACT_REROLL ? depth : depth - 1, 1);
}

void
twin_run_search (AleaSearch      *search,
                 const AleaState *state,
                 int              depth)
{
  const AleaSearchLimits limits = { .depth = depth, .wants_all = true };

  search_prepare (search, state, &limits);
  search->habits = (Habits) { .reroll_depth = 1 };
  root_prepare (&search->workers[0], state);
  root_deepen (&search->workers[0]);
  g_assert_cmpint (search->workers[0].root.depth, ==, depth);
}
