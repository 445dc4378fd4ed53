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
} Average;

#define ALL_FACES MAX_SERIES_ROLLS

static Value
average_with (const Average *average,
              Value          others)
{
  return (Value) ((average->sum + (int64_t) average->rest * others) / ALL_FACES);
}

static Value
value_of_roll (Worker             *self,
               const AleaPosition *before,
               const SeriesRoll   *roll,
               Value               alpha,
               Value               beta,
               int                 depth,
               int                 ply)
{
  switch (roll->effect)
    {
    case ALEA_THROW_LOST:
      return -VALUE_WIN;
    case ALEA_THROW_MISSED:
    case ALEA_THROW_SWAPPED:
      return search_after (self, before, &roll->after, alpha, beta, depth - 1, ply + 1);
    case ALEA_THROW_SERIES:
      break;
    }

  return search_after (self, before, &roll->after, alpha, beta, depth, ply + 1);
}

/* The heaviest first: what it brings narrows the windows of the others. */
static void
sort_by_weight (SeriesRoll *rolls,
                int         n)
{
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && rolls[j].weight > rolls[j - 1].weight; j--)
      {
        SeriesRoll roll = rolls[j];

        rolls[j] = rolls[j - 1];
        rolls[j - 1] = roll;
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

  *low = value_clamp (divide_down ((int64_t) alpha * ALL_FACES - average->sum - rest, weight));
  *high = value_clamp (divide_up ((int64_t) beta * ALL_FACES - average->sum + rest, weight));
}

static Value
search_rolls (Worker             *self,
              const AleaPosition *position,
              Value               alpha,
              Value               beta,
              int                 depth,
              int                 ply)
{
  SeriesRoll rolls[MAX_SERIES_ROLLS];
  const int n = view_list_throws (&self->search->view, position, rolls);
  Average average = { .sum = 0, .rest = ALL_FACES };

  sort_by_weight (rolls, n);
  for (int i = 0; i < n; i++)
    {
      Value low, high, value;

      average.rest -= rolls[i].weight;
      find_window (&average, rolls[i].weight, alpha, beta, &low, &high);
      if (low >= VALUE_WIN)
        value = VALUE_WIN;
      else if (high <= -VALUE_WIN)
        value = -VALUE_WIN;
      else
        value = value_of_roll (self, position, &rolls[i], low, high, depth, ply);
      if (self->is_stopped)
        return VALUE_DRAW;

      average.sum += (int64_t) rolls[i].weight * value;
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
  if (self->search->view.ignores_chance && view_throw_one_move (position, &after))
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
                   Value               values[static ALL_FACES])
{
  SeriesRoll rolls[MAX_SERIES_ROLLS];
  const int n = view_list_throws (&self->search->view, position, rolls);
  int64_t sum = 0;

  for (int i = 0; i < n; i++)
    {
      const Value value = value_of_roll (self, position, &rolls[i], VALUE_NONE, -VALUE_NONE, depth, 0);

      sum += (int64_t) rolls[i].weight * value;
      for (int face = 0; face < ALL_FACES; face++)
        if (rolls[i].faces >> face & 1)
          values[face] = value;
    }

  return (Value) (sum / ALL_FACES);
}
