/* throw.c: a node at which a roll says how many moves a turn has
 *
 * Star1: as long as the rolls that are not yet looked at cannot lift or sink
 * the average into the window, the others need only be known roughly.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"

/* The average so far: the sum of weight x value, and the weight of the rolls
 * to come. */
typedef struct
{
  int64_t sum;
  int     rest;
  int     all;    /* of all rolls together */
} Average;

/* Rolls that lead to positions of the same worth. */
typedef struct
{
  AleaPosition after;
  int          weight;
  unsigned     rolls;    /* a bit each, from the lowest */
} Throw;

/* Returns how many classes there are; *n_ways is the weight of all together. */
static int
list_throws (const AleaPosition *position,
             Throw               throws[static ALEA_MAX_ROLLS],
             int                *n_ways)
{
  AleaChance chances[ALEA_MAX_ROLLS];
  const size_t n_rolls = alea_position_list_rolls (position, chances);
  int n = 0, class_of[ALEA_MAX_ROLLS];

  *n_ways = 0;
  for (size_t i = 0; i < n_rolls; i++)
    {
      if (chances[i].group == i)
        {
          class_of[i] = n;
          throws[n] = (Throw) { .after = *position };
          alea_position_roll (&throws[n++].after, chances[i].roll);
        }

      throws[class_of[chances[i].group]].weight += chances[i].weight;
      throws[class_of[chances[i].group]].rolls |= 1u << i;
      *n_ways += chances[i].weight;
    }

  return n;
}

static Value
average_with (const Average *average,
              Value          others)
{
  return (Value) ((average->sum + (int64_t) average->rest * others) / average->all);
}

/* A roll may end the game, or bring no move: then it takes the place of one. */
static Value
value_of_throw (Worker             *self,
                const AleaPosition *before,
                const Throw        *throw,
                Value               alpha,
                Value               beta,
                int                 depth,
                int                 ply)
{
  const AleaPosition *after = &throw->after;
  const AleaColour us = alea_position_get_turn (before);

  if (after->ending != ALEA_ENDING_NONE && alea_position_get_turn (after) == us)
    return after->result == ALEA_RESULT_DRAW ? VALUE_DRAW : after->result == alea_result_win (us) ? VALUE_WIN : -VALUE_WIN;

  return search_after (self, before, after, alpha, beta,
                       after->ending != ALEA_ENDING_NONE || game_is_roll_due (after) ? depth - 1 : depth, ply + 1);
}

/* The heaviest first: what it brings narrows the windows of the others. */
static void
sort_by_weight (Throw *throws,
                int    n)
{
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && throws[j].weight > throws[j - 1].weight; j--)
      {
        Throw throw = throws[j];

        throws[j] = throws[j - 1];
        throws[j - 1] = throw;
      }
}

/* What a roll of @weight must come to for the average to be more than alpha,
 * or as much as beta, if the rest goes as well, or as badly, as it can. */
static void
find_window (const Average *average,
             int            weight,
             Value          alpha,
             Value          beta,
             Value         *low,
             Value         *high)
{
  const int64_t rest = (int64_t) average->rest * VALUE_WIN;

  *low = value_clamp (divide_down ((int64_t) alpha * average->all - average->sum - rest, weight));
  *high = value_clamp (divide_up ((int64_t) beta * average->all - average->sum + rest, weight));
}

static Value
search_rolls (Worker             *self,
              const AleaPosition *position,
              Value               alpha,
              Value               beta,
              int                 depth,
              int                 ply)
{
  Throw throws[ALEA_MAX_ROLLS];
  Average average = { .sum = 0 };
  const int n = list_throws (position, throws, &average.all);

  average.rest = average.all;
  sort_by_weight (throws, n);
  for (int i = 0; i < n; i++)
    {
      Value low, high, value;

      average.rest -= throws[i].weight;
      find_window (&average, throws[i].weight, alpha, beta, &low, &high);
      if (low >= VALUE_WIN)
        value = VALUE_WIN;
      else if (high <= -VALUE_WIN)
        value = -VALUE_WIN;
      else
        value = value_of_throw (self, position, &throws[i], low, high, depth, ply);
      if (self->is_stopped)
        return VALUE_DRAW;

      average.sum += (int64_t) throws[i].weight * value;
      if (value <= low)
        return average_with (&average, VALUE_WIN);
      if (value >= high)
        return average_with (&average, -VALUE_WIN);
    }

  return average_with (&average, 0);
}

/* RA13: stalemate and mate come before any roll. */
Value
search_throw (Worker             *self,
              const AleaPosition *position,
              Value               alpha,
              Value               beta,
              int                 depth,
              int                 ply)
{
  const uint64_t key = alea_position_get_key (position, ALEA_SAME_FUTURE);
  const bool may_claim = worker_may_claim (self, position);
  AleaPosition after;
  AleaMove first;
  Value value;

  if (worker_enter (self))
    return VALUE_DRAW;
  if (ply >= MAX_PLY)
    return worker_estimate (self, position);
  if (!may_claim && worker_look_up (self, key, alpha, beta, depth, ply, &value, &first))
    return value;

  if (alea_position_count_moves (position) == 0)
    return alea_position_get_checkers (position) != 0 ? -VALUE_WIN : VALUE_DRAW;
  if (worker_is_drawn (self, position) || (may_claim && beta <= VALUE_DRAW))
    return VALUE_DRAW;

  /* A player who never thinks of missing a turn, or of having two. */
  if (self->search->game.ignores_chance && game_throw_usually (position, &after))
    return search_after (self, position, &after, alpha, beta, depth, ply + 1);

  if (may_claim)
    return value_max (VALUE_DRAW, search_rolls (self, position, value_max (alpha, VALUE_DRAW), beta, depth, ply));

  value = search_rolls (self, position, alpha, beta, depth, ply);
  worker_remember (self, key, alpha, beta, depth, ply, value, ALEA_MOVE_NONE);
  return value;
}

/* All values exact: for the question that is asked. */
Value
search_each_throw (Worker             *self,
                   const AleaPosition *position,
                   int                 depth,
                   Value               values[static ALEA_MAX_ROLLS],
                   size_t             *n_rolls)
{
  Throw throws[ALEA_MAX_ROLLS];
  int64_t sum = 0;
  int n_ways;
  const int n = list_throws (position, throws, &n_ways);

  *n_rolls = 0;
  for (int i = 0; i < n; i++)
    {
      const Value value = value_of_throw (self, position, &throws[i], VALUE_NONE, -VALUE_NONE, depth, 0);

      sum += (int64_t) throws[i].weight * value;
      for (unsigned rest = throws[i].rolls; rest != 0; rest &= rest - 1, ++*n_rolls)
        values[__builtin_ctz (rest)] = value;
    }

  return (Value) (sum / n_ways);
}
