/* turn-window.c: averages of a turn, and what can still change them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "turn.h"

#include <string.h>

/* --- averages ------------------------------------------------------------ */

static Value
value_of_roll (const Turn  *self,
               unsigned     met,
               const Value *groups)
{
  Value best = self->floor;

  for (unsigned rest = met; rest != 0; rest &= rest - 1)
    best = value_max (best, groups[__builtin_ctz (rest)]);

  return best;
}

/* The average of @node, and what each roll brings, @rolls; @again is what it
 * is worth to throw from each node, or NULL where nothing is thrown again. */
static Value
average_rolls (const Turn  *self,
               int          node,
               const Value *groups,
               const Value *again,
               Value       *rolls)
{
  const DiceNode *dice = &self->worker->search->game.dice[node];
  int64_t sum = 0;

  for (int i = 0; i < dice->n_rolls; i++)
    {
      const DiceRoll *roll = &dice->rolls[i];
      Value value = value_of_roll (self, self->met[node][i], groups);

      if (again != NULL && roll->lifted != NOT_LIFTED)
        value = value_max (value, again[roll->lifted]);
      if (rolls != NULL)
        rolls[i] = value;
      sum += (int64_t) roll->weight * value;
    }

  return (Value) (sum / self->worker->search->game.total);
}

Value
turn_average (const Turn  *self,
              const Value *groups,
              Value       *rolls)
{
  const Game *game = &self->worker->search->game;
  Value again[MAX_DICE_NODES];
  bool changes = true;

  if (!self->rerolls)
    return average_rolls (self, self->node, groups, NULL, rolls);

  for (int i = 0; i < game->n_dice_nodes; i++)
    again[i] = average_rolls (self, i, groups, NULL, NULL);

  while (changes)
    {
      changes = false;
      for (int i = 0; i < game->n_dice_nodes; i++)
        {
          const Value value = average_rolls (self, i, groups, again, NULL);

          changes = changes || value != again[i];
          again[i] = value;
        }
    }

  return average_rolls (self, self->node, groups, again, rolls);
}

/* --- windows ------------------------------------------------------------- */

/* Levels of some rolls, lowest first, and their weights. */
typedef struct
{
  int   n;
  Value level[ALEA_MAX_ROLLS];
  int   weight[ALEA_MAX_ROLLS];
} Levels;

static void
add_level (Levels *self,
           Value   level,
           int     weight)
{
  int i = self->n++;

  for (; i > 0 && self->level[i - 1] > level; i--)
    {
      self->level[i] = self->level[i - 1];
      self->weight[i] = self->weight[i - 1];
    }
  self->level[i] = level;
  self->weight[i] = weight;
}

/* The highest x such that lifting every level to at least x adds no more than
 * @amount, 0 or more, to the sum. */
static Value
fill (const Levels *self,
      int64_t       amount)
{
  int weight = 0;

  for (int i = 0; i < self->n; i++)
    {
      int64_t step;

      weight += self->weight[i];
      if (i + 1 == self->n)
        return value_clamp (self->level[i] + amount / weight);

      step = (int64_t) weight * (self->level[i + 1] - self->level[i]);
      if (amount < step)
        return value_clamp (self->level[i] + amount / weight);
      amount -= step;
    }

  return -VALUE_NONE;
}

/* The rolls that let @group through, at the levels that @groups give them,
 * those of others being added up into *@sum. */
static Levels
find_levels (const Turn  *self,
             unsigned     group,
             const Value *groups,
             int64_t     *sum)
{
  Levels levels = { .n = 0 };

  *sum = 0;
  for (int i = 0; i < self->dice->n_rolls; i++)
    {
      const unsigned met = self->met[self->node][i];
      const int weight = self->dice->rolls[i].weight;
      const Value value = value_of_roll (self, met, groups);

      *sum += (int64_t) weight * value;
      if (met >> group & 1)
        add_level (&levels, value, weight);
    }

  return levels;
}

/* The least that a roll which lets @group through has anyway; VALUE_WIN where
 * there is no such roll. */
static Value
find_least (const Turn *self,
            unsigned    group)
{
  const Game *game = &self->worker->search->game;
  Value least = VALUE_WIN;

  for (int node = 0; node < game->n_dice_nodes; node++)
    for (int i = 0; i < game->dice[node].n_rolls; i++)
      if ((node == self->node || self->rerolls) && self->met[node][i] >> group & 1)
        least = value_min (least, value_of_roll (self, self->met[node][i], self->low));

  return least;
}

/* What the group has to come to for the average to be more than alpha, if all
 * that is still unknown goes as well as it can. */
static Value
find_hope (Turn     *self,
           unsigned  group)
{
  const int64_t wanted = (int64_t) self->alpha * self->worker->search->game.total;
  const Value high = self->high[group];
  Levels levels;
  int64_t sum;

  self->high[group] = self->low[group];
  levels = find_levels (self, group, self->high, &sum);
  self->high[group] = high;

  return sum <= wanted ? fill (&levels, wanted - sum) : VALUE_NONE;
}

Value
turn_find_low (Turn     *self,
               unsigned  group)
{
  const Value low = value_max (self->low[group], find_least (self, group));

  return self->rerolls ? low : value_max (low, find_hope (self, group));
}

Value
turn_find_high (const Turn *self,
                unsigned    group)
{
  const int64_t wanted = (int64_t) self->beta * self->worker->search->game.total;
  int64_t sum;
  const Levels levels = find_levels (self, group, self->low, &sum);

  if (sum >= wanted)
    return VALUE_NONE;

  return value_clamp ((int64_t) fill (&levels, wanted - sum - 1) + 1);
}

Value
turn_find_least_late (const Turn *self)
{
  const Game *game = &self->worker->search->game;
  Value groups[N_GROUPS], without, low = VALUE_NONE, high = VALUE_WIN;

  memcpy (groups, self->low, sizeof groups);
  without = turn_average (self, groups, NULL);

  while (low < high)
    {
      const Value middle = (Value) divide_up ((int64_t) low + high, 2);

      for (int i = game->n_early; i < game->n_groups; i++)
        groups[game->order[i]] = middle;
      if (turn_average (self, groups, NULL) > without)
        high = middle - 1;
      else
        low = middle;
    }

  return low;
}
