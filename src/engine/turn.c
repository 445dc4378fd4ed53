/* turn.c: a node at which a roll says what may be done
 *
 * The dice leave the table with the move, so the position after a move does
 * not depend on the roll.  So one pass over the moves of all needs takes the
 * place of a search for each roll:
 *
 *   value of a group  = the best move that needs what the group needs
 *   value of a roll   = the best group that it lets through
 *   value of the turn = the average of that over the rolls
 *
 * What needs nothing bounds every roll from below, and is looked at first.
 * Then a move only matters if it is better than what each of its rolls has
 * anyway, and it is more than enough when it lifts the average to beta.
 *
 * A double may be thrown again.  Throwing leads to the same moves, by other
 * rolls, and to the terraces; its worth is a fixed point, since it may be
 * done for ever.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"

#include <string.h>

/* The order in which groups are looked at: first what most rolls allow. */
static const uint8_t group_order[N_GROUPS] = {
  GROUP_NOTHING, GROUP_PASS, GROUP_IDLE, ALEA_NEED_ONE, ALEA_NEED_TWO, ALEA_NEED_THREE, ALEA_NEED_FOUR,
  ALEA_NEED_DOUBLE, ALEA_NEED_CASTLING,
  GROUP_TERRACES, GROUP_TERRACES + 1, GROUP_TERRACES + 2, GROUP_TERRACES + 3,
};

#define FIRST_TERRACE 9   /* in this order */

typedef struct
{
  Worker             *worker;
  const AleaPosition *position;
  const DiceNode     *dice;
  Value               alpha;
  Value               beta;
  int                 depth;
  int                 ply;
  int                 node;                             /* of View.dice */
  bool                rerolls;                          /* are they looked at? */
  Value               floor;                            /* to be had whatever falls */
  Value               low[N_GROUPS];                    /* the best so far */
  Value               high[N_GROUPS];                   /* what it may come to at most */
  AleaMove            best[N_GROUPS];
  uint16_t            met[MAX_DICE_NODES][MAX_ROLLS];   /* the groups of each roll */
} Turn;

/* --- averages ------------------------------------------------------------ */

static Value
value_of_roll (const Turn  *self,
               uint16_t     met,
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
  const DiceNode *dice = &self->worker->search->view.dice[node];
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

  return (Value) (sum / self->worker->search->view.total);
}

/* The average of this turn with the values @groups.  What throwing again is
 * worth rises from what it is worth once until nothing changes. */
static Value
average (const Turn  *self,
         const Value *groups,
         Value       *rolls)
{
  const View *view = &self->worker->search->view;
  Value again[MAX_DICE_NODES];
  bool changes = true;

  if (!self->rerolls)
    return average_rolls (self, self->node, groups, NULL, rolls);

  for (int i = 0; i < view->n_dice_nodes; i++)
    again[i] = average_rolls (self, i, groups, NULL, NULL);

  while (changes)
    {
      changes = false;
      for (int i = 0; i < view->n_dice_nodes; i++)
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
  Value level[MAX_ROLLS];
  int   weight[MAX_ROLLS];
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
      const uint16_t met = self->met[self->node][i];
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
  const View *view = &self->worker->search->view;
  Value least = VALUE_WIN;

  for (int node = 0; node < view->n_dice_nodes; node++)
    for (int i = 0; i < view->dice[node].n_rolls; i++)
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
  const int64_t wanted = (int64_t) self->alpha * self->worker->search->view.total;
  const Value high = self->high[group];
  Levels levels;
  int64_t sum;

  self->high[group] = self->low[group];
  levels = find_levels (self, group, self->high, &sum);
  self->high[group] = high;

  return sum <= wanted ? fill (&levels, wanted - sum) : VALUE_NONE;
}

/* What a move of @group has to be worth more than to be worth anything. */
static Value
find_low (Turn     *self,
          unsigned  group)
{
  const Value low = value_max (self->low[group], find_least (self, group));

  return self->rerolls ? low : value_max (low, find_hope (self, group));
}

/* What is enough for the average to be beta. */
static Value
find_high (const Turn *self,
           unsigned    group)
{
  const int64_t wanted = (int64_t) self->beta * self->worker->search->view.total;
  int64_t sum;
  const Levels levels = find_levels (self, group, self->low, &sum);

  if (sum >= wanted)
    return VALUE_NONE;

  return value_clamp ((int64_t) fill (&levels, wanted - sum - 1) + 1);
}

/* --- moves --------------------------------------------------------------- */

/* A value at or below @low is a bound, and that of nothing that matters. */
static void
take_value (Turn     *self,
            unsigned  group,
            AleaMove  move,
            Value     value,
            Value     low)
{
  if (value > low)
    {
      self->low[group] = value;
      self->best[group] = move;
    }
}

/* Asks first whether @after is more than @low; returns its value, or a bound. */
static Value
try_position (Turn               *self,
              const AleaPosition *after,
              Value               low,
              Value               high,
              bool                is_first)
{
  Worker *worker = self->worker;
  const bool was_pushed = worker_push (worker, after);
  Value value = VALUE_NONE;

  if (!is_first && high - low > 1)
    value = search_after (worker, self->position, after, low, low + 1, self->depth - 1, self->ply + 1);
  if (is_first || high - low <= 1 || (value > low && value < high))
    value = search_after (worker, self->position, after, low, high, self->depth - 1, self->ply + 1);

  worker_pop (worker, was_pushed);
  return value;
}

/* The rolls that have nothing else, if any, and what they come to. */
static void
settle_idle (Turn     *self,
             unsigned  present)
{
  const View *view = &self->worker->search->view;

  for (int node = 0; node < view->n_dice_nodes; node++)
    for (int i = 0; i < view->dice[node].n_rolls; i++)
      if ((self->met[node][i] & present) == 0)
        self->met[node][i] |= 1u << GROUP_IDLE;

  self->low[GROUP_IDLE] = self->high[GROUP_IDLE] = VALUE_DRAW;
}

static void
try_pass (Turn *self)
{
  const Value low = find_low (self, GROUP_PASS), high = find_high (self, GROUP_PASS);
  AleaPosition after = *self->position;
  Value value;

  if (low >= VALUE_WIN)
    {
      self->high[GROUP_PASS] = self->low[GROUP_PASS];
      return;
    }

  view_play_pass (&after);
  value = try_position (self, &after, low, value_max (high, low + 1), false);
  self->high[GROUP_PASS] = value;
  take_value (self, GROUP_PASS, ALEA_MOVE_NONE, value, low);
}

/* Whether nothing that is still unknown can lift the average above alpha. */
static bool
is_too_little (const Turn *self)
{
  return average (self, self->high, NULL) <= self->alpha;
}

static bool
is_enough (const Turn *self)
{
  return average (self, self->low, NULL) >= self->beta;
}

/* The moves [@from, @to) of @list are those of @group, best first; all that
 * are at most worth @least do not matter.  Returns true where the node has
 * ended. */
static bool
try_group (Turn     *self,
           unsigned  group,
           MoveList *list,
           size_t    from,
           size_t    to,
           Value     least)
{
  Value low = value_max (find_low (self, group), least);
  Value high = value_max (find_high (self, group), low + 1);
  Value most = VALUE_NONE;

  for (size_t i = from; i < to; i++)
    {
      AleaPosition after = *self->position;
      Value value;

      if (low >= VALUE_WIN)
        {
          most = VALUE_WIN;
          break;
        }

      alea_position_play (&after, list->moves[i]);
      value = try_position (self, &after, low, high, i == 0);
      if (self->worker->is_stopped)
        return true;

      most = value_max (most, value);
      if (value <= low)
        continue;

      take_value (self, group, list->moves[i], value, low);
      if (value >= high && is_enough (self))
        {
          order_reward (self->worker, self->position, self->ply, self->depth > 0 ? self->depth : 1, list->moves[i],
                        &list->moves[from], i - from);
          return true;
        }
      low = value_max (find_low (self, group), least);
      high = value_max (find_high (self, group), low + 1);
    }

  self->high[group] = value_max (most, self->low[group]);
  return false;
}

/* --- terraces ------------------------------------------------------------ */

static unsigned
get_group_of (int score)
{
  return group_order[N_GROUPS - 1 - (score >> 26)];
}

static size_t
find_end_of_group (const MoveList *list,
                   size_t          from,
                   unsigned        group)
{
  while (from < list->n && get_group_of (list->scores[from]) == group)
    from++;

  return from;
}

/* To throw a double again for the sake of a terrace costs what the double
 * allowed, so that it pays only where a man on a terrace is worth far more.
 * The highest such worth, of all terraces, that does not yet make anybody
 * throw again. */
static Value
find_least_teleport (const Turn *self)
{
  Value groups[N_GROUPS], without, low = VALUE_NONE, high = VALUE_WIN;

  memcpy (groups, self->low, sizeof groups);
  without = average (self, groups, NULL);

  while (low < high)
    {
      const Value middle = (Value) divide_up ((int64_t) low + high, 2);

      for (int i = 0; i < 4; i++)
        groups[GROUP_TERRACES + i] = middle;
      if (average (self, groups, NULL) > without)
        high = middle - 1;
      else
        low = middle;
    }

  return low;
}

/* The moves from @from on are those to the terraces.  Most are only shown not
 * to be worth it; where one of them is, the others have to be known as well. */
static void
try_terraces (Turn     *self,
              MoveList *list,
              size_t    from)
{
  Value least = self->node == 0 ? find_least_teleport (self) : VALUE_NONE;

  for (bool again = true; again;)
    {
      bool is_worth_it = false;

      again = false;
      for (size_t i = from, to; i < list->n; i = to)
        {
          const unsigned group = get_group_of (list->scores[i]);

          to = find_end_of_group (list, i, group);
          if (try_group (self, group, list, i, to, least))
            return;
          is_worth_it = is_worth_it || self->low[group] > least;
        }

      if (is_worth_it && least > VALUE_NONE)
        {
          least = VALUE_NONE;
          again = true;
        }
    }
}

/* --- the node ------------------------------------------------------------ */

/* Puts the moves of a group together, in the order of groups. */
static void
sort_moves (const Worker       *worker,
            const AleaPosition *position,
            int                 ply,
            AleaMove            first,
            MoveList           *list,
            const uint8_t      *groups)
{
  uint8_t place[N_GROUPS];

  for (int i = 0; i < N_GROUPS; i++)
    place[group_order[i]] = (uint8_t) i;

  order_moves (worker, position, ply, first, list);
  for (size_t i = 0; i < list->n; i++)
    list->scores[i] = ((N_GROUPS - 1 - place[groups[i]]) << 26) + list->scores[i] + (1 << 15);
  for (size_t i = 0; i < list->n; i++)
    order_pick (list, i);
}

/* Looks at one group after the other. */
static void
try_groups (Turn     *self,
            MoveList *list)
{
  const bool has_pass = self->high[GROUP_PASS] != VALUE_NONE;
  size_t from = 0;

  for (int i = 0; i < FIRST_TERRACE; i++)
    {
      const unsigned group = group_order[i];
      size_t to;

      if (group == GROUP_PASS && has_pass)
        {
          try_pass (self);
          if (self->worker->is_stopped || is_enough (self))
            return;
        }

      to = find_end_of_group (list, from, group);
      if (to == from)
        continue;
      if (try_group (self, group, list, from, to, VALUE_NONE) || is_too_little (self))
        return;
      from = to;
    }

  if (from < list->n)
    try_terraces (self, list, from);
}

static void
init_groups (Turn           *self,
             const MoveList *list,
             unsigned        passes)
{
  unsigned present = 0;

  for (int i = 0; i < N_GROUPS; i++)
    {
      self->low[i] = self->high[i] = VALUE_NONE;
      self->best[i] = ALEA_MOVE_NONE;
    }

  for (size_t i = 0; i < list->n; i++)
    present |= 1u << get_group_of (list->scores[i]);
  for (int i = 0; i < N_GROUPS; i++)
    if (present >> i & 1)
      self->high[i] = VALUE_WIN;

  if (self->depth <= 0)
    return;
  if (passes != 0)
    {
      present |= 1u << GROUP_PASS;
      self->high[GROUP_PASS] = VALUE_WIN;
    }
  settle_idle (self, present);
}

static void
init_rolls (Turn     *self,
            unsigned *passes)
{
  const View *view = &self->worker->search->view;

  *passes = 0;
  for (int node = 0; node < view->n_dice_nodes; node++)
    {
      const bool matters = node == self->node || self->rerolls;
      const unsigned here = matters && self->depth > 0 ? view_find_passes (view, self->position, node) : 0;

      for (int i = 0; i < view->dice[node].n_rolls; i++)
        self->met[node][i] = (uint16_t) (view->dice[node].rolls[i].met | (here >> i & 1) << GROUP_PASS);
      *passes |= here;
    }
}

static Value
search_groups (Turn     *self,
               AleaMove  first,
               Value    *rolls)
{
  const View *view = &self->worker->search->view;
  uint8_t groups[ALEA_MAX_MOVES];
  MoveList list;
  unsigned passes;
  Value value;

  init_rolls (self, &passes);
  list.n = view_list_by_need (view, self->position, self->rerolls, list.moves, groups);
  if (self->depth <= 0)
    list.n = view_keep_captures (self->position, list.moves, groups, list.n);
  sort_moves (self->worker, self->position, self->ply, first, &list, groups);
  init_groups (self, &list, passes);

  try_groups (self, &list);
  if (self->worker->is_stopped)
    return VALUE_DRAW;

  value = average (self, self->low, rolls);
  return value > self->alpha ? value : average (self, self->high, NULL);
}

Value
search_turn (Worker             *self,
             const AleaPosition *position,
             Value               alpha,
             Value               beta,
             int                 depth,
             int                 ply,
             Value              *rolls)
{
  const View *view = &self->search->view;
  const uint64_t key = view_get_key (view, position);
  const int node = view_find_dice_node (view, position);
  const bool may_claim = depth > 0 && worker_may_claim (self, position);
  AleaMove first = ALEA_MOVE_NONE;
  Value value;
  Turn turn = {
    .worker = self, .position = position, .dice = &view->dice[node],
    .alpha = alpha, .beta = beta, .depth = depth, .ply = ply, .node = node,
    .rerolls = !view->ignores_chance && (node != 0 || depth >= REROLL_DEPTH),
    .floor = may_claim ? VALUE_DRAW : VALUE_NONE,
  };

  if (worker_enter (self))
    return VALUE_DRAW;
  if (ply >= MAX_PLY)
    return worker_estimate (self, position);
  if (rolls == NULL && !may_claim && depth >= 0
      && worker_look_up (self, key, alpha, beta, depth, ply, &value, &first))
    return value;

  if (depth <= 0)
    turn.floor = worker_estimate (self, position);
  if (turn.floor >= beta || depth <= -QUIET_DEPTH)
    return turn.floor;

  value = search_groups (&turn, first, rolls);
  if (!may_claim && depth >= 0)
    worker_remember (self, key, alpha, beta, depth, ply, value, turn.best[GROUP_NOTHING]);

  return value;
}
