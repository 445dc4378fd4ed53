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

#include "turn.h"

/* From so many decisions on moves are not all looked at as deep: but for the
 * first of each group. */
#define SCOUT_DEPTH 3
#define N_PROMISING 3

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

/* How much less deep the move number @i of @group is looked at before it is
 * looked at in earnest.  By an even number: the side that has the last word
 * looks better.  Nearly all ways to a terrace cost more than they bring. */
static int
get_reduction (const Turn *self,
               unsigned    group,
               AleaMove    move,
               size_t      i)
{
  if (!self->worker->search->habits.selective || self->depth < SCOUT_DEPTH)
    return 0;
  if (!(self->worker->search->game.early >> group & 1))
    return (self->depth - 1) & ~1;

  return i >= N_PROMISING && order_is_quiet (self->position, move) ? 2 : 0;
}

/* Asks first whether @after is more than @low; returns its value, or a bound. */
static Value
try_position (Turn               *self,
              const AleaPosition *after,
              Value               low,
              Value               high,
              bool                is_first,
              int                 reduction)
{
  Worker *worker = self->worker;
  const int depth = self->depth - 1, ply = self->ply + 1;
  const bool was_pushed = worker_push (worker, after);
  Value value = VALUE_WIN;

  if (reduction > 0)
    value = search_after (worker, self->position, after, low, low + 1, depth - reduction, ply);
  if (value > low && !is_first && high - low > 1)
    value = search_after (worker, self->position, after, low, low + 1, depth, ply);
  if (value > low && (is_first || high - low <= 1 || value < high))
    value = search_after (worker, self->position, after, low, high, depth, ply);

  worker_pop (worker, was_pushed);
  return value;
}

/* The rolls that have none of the groups @present.  A double may then be
 * called a draw, and need not be thrown again (GA24). */
static void
settle_idle (Turn     *self,
             unsigned  present,
             bool      has_moves)
{
  const Game *game = &self->worker->search->game;
  const AleaNeedRules *needs = &game->rules->needs;
  const bool loses_turn = has_moves && needs->loses_idle_turn != NULL && needs->loses_idle_turn (self->position);

  for (int node = 0; node < game->n_dice_nodes; node++)
    for (int i = 0; i < game->dice[node].n_rolls; i++)
      {
        const bool is_lost = loses_turn && game->dice[node].rolls[i].lifted == NOT_LIFTED;

        if (self->met[node][i] & present)
          continue;
        self->met[node][i] |= 1u << (is_lost ? GROUP_LOST : GROUP_DRAWN);
        self->high[is_lost ? GROUP_LOST : GROUP_DRAWN] = is_lost ? VALUE_WIN : VALUE_DRAW;
      }

  self->low[GROUP_DRAWN] = self->high[GROUP_DRAWN];
}

/* The turn goes over to the other side: by the pass, or because it is lost. */
static void
try_no_move (Turn     *self,
             unsigned  group)
{
  const Value low = turn_find_low (self, group), high = turn_find_high (self, group);
  AleaPosition after = *self->position;
  Value value;

  if (low >= VALUE_WIN)
    {
      self->high[group] = self->low[group];
      return;
    }

  if (group == GROUP_PASS)
    game_play_pass (&after);
  else
    alea_position_pass (&after);
  value = try_position (self, &after, low, value_max (high, low + 1), false, 0);
  self->high[group] = value;
  take_value (self, group, ALEA_MOVE_NONE, value, low);
}

/* Whether nothing that is still unknown can lift the average above alpha. */
static bool
is_too_little (const Turn *self)
{
  return turn_average (self, self->high, NULL) <= self->alpha;
}

static bool
is_enough (const Turn *self)
{
  return turn_average (self, self->low, NULL) >= self->beta;
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
  Value low = value_max (turn_find_low (self, group), least);
  Value high = value_max (turn_find_high (self, group), low + 1);
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
      value = try_position (self, &after, low, high, i == 0, get_reduction (self, group, list->moves[i], i - from));
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
      low = value_max (turn_find_low (self, group), least);
      high = value_max (turn_find_high (self, group), low + 1);
    }

  self->high[group] = value_max (most, self->low[group]);
  return false;
}

/* --- what only throwing again opens ------------------------------------------ */

static unsigned
get_group_of (const Turn *self,
              int         score)
{
  return self->worker->search->game.order[N_GROUPS - 1 - (score >> 26)];
}

static size_t
find_end_of_group (const Turn     *self,
                   const MoveList *list,
                   size_t          from,
                   unsigned        group)
{
  while (from < list->n && get_group_of (self, list->scores[from]) == group)
    from++;

  return from;
}

/* The moves from @from on are those that only throwing again opens.  Most are
 * only shown not to be worth it; where one of them is, the others have to be known as well. */
static void
try_late_groups (Turn     *self,
                 MoveList *list,
                 size_t    from)
{
  Value least = self->node == 0 ? turn_find_least_late (self) : VALUE_NONE;

  for (bool again = true; again;)
    {
      bool is_worth_it = false;

      again = false;
      for (size_t i = from, to; i < list->n; i = to)
        {
          const unsigned group = get_group_of (self, list->scores[i]);

          to = find_end_of_group (self, list, i, group);
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

/* Keeps the captures and promotions of @n moves, and their @groups; returns how
 * many are left. */
static size_t
keep_noisy (const AleaPosition *position,
            AleaMove           *moves,
            uint8_t            *groups,
            size_t              n)
{
  size_t n_kept = 0;

  for (size_t i = 0; i < n; i++)
    if (!order_is_quiet (position, moves[i]))
      {
        groups[n_kept] = groups[i];
        moves[n_kept++] = moves[i];
      }

  return n_kept;
}

/* Puts the moves of a group together, in the order of groups. */
static void
sort_moves (const Worker       *worker,
            const AleaPosition *position,
            int                 ply,
            AleaMove            first,
            MoveList           *list,
            const uint8_t      *groups)
{
  const Game *game = &worker->search->game;
  uint8_t place[N_GROUPS];

  for (int i = 0; i < game->n_groups; i++)
    place[game->order[i]] = (uint8_t) i;

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
  const Game *game = &self->worker->search->game;
  size_t from = 0;

  for (int i = 0; i < game->n_early; i++)
    {
      const unsigned group = game->order[i];
      size_t to;

      if ((group == GROUP_PASS || group == GROUP_LOST) && self->high[group] != VALUE_NONE)
        {
          try_no_move (self, group);
          if (self->worker->is_stopped || is_enough (self))
            return;
        }

      to = find_end_of_group (self, list, from, group);
      if (to == from)
        continue;
      if (try_group (self, group, list, from, to, VALUE_NONE) || is_too_little (self))
        return;
      from = to;
    }

  if (from < list->n)
    try_late_groups (self, list, from);
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
    present |= 1u << get_group_of (self, list->scores[i]);
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
  settle_idle (self, present, (present & self->worker->search->game.early) != 0);
}

static void
init_rolls (Turn     *self,
            unsigned *passes)
{
  const Game *game = &self->worker->search->game;

  *passes = 0;
  for (int node = 0; node < game->n_dice_nodes; node++)
    {
      const bool matters = node == self->node || self->rerolls;
      const unsigned here = matters && self->depth > 0 ? game_find_passes (game, self->position, node) : 0;

      for (int i = 0; i < game->dice[node].n_rolls; i++)
        self->met[node][i] = game->dice[node].rolls[i].met | (here >> i & 1) << GROUP_PASS;
      *passes |= here;
    }
}

static Value
search_groups (Turn     *self,
               AleaMove  first,
               Value    *rolls)
{
  const Game *game = &self->worker->search->game;
  uint8_t groups[ALEA_MAX_MOVES];
  MoveList list;
  unsigned passes;
  Value value;

  init_rolls (self, &passes);
  list.n = alea_position_list_by_need (self->position, self->rerolls ? ~0u : game->early, list.moves, groups);
  if (self->depth <= 0)
    list.n = keep_noisy (self->position, list.moves, groups, list.n);
  sort_moves (self->worker, self->position, self->ply, first, &list, groups);
  init_groups (self, &list, passes);

  try_groups (self, &list);
  if (self->worker->is_stopped)
    return VALUE_DRAW;

  value = turn_average (self, self->low, rolls);
  return value > self->alpha ? value : turn_average (self, self->high, NULL);
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
  const Game *game = &self->search->game;
  const uint64_t key = alea_position_get_key (position, ALEA_SAME_FUTURE);
  const int node = game_find_dice_node (game, position);
  const bool may_claim = depth > 0 && worker_may_claim (self, position);
  AleaMove first = ALEA_MOVE_NONE;
  Value value;
  Turn turn;

  /* The rest is filled in by who looks at it: it is large. */
  turn.worker = self;
  turn.position = position;
  turn.dice = &game->dice[node];
  turn.alpha = alpha;
  turn.beta = beta;
  turn.depth = depth;
  turn.ply = ply;
  turn.node = node;
  turn.rerolls = !game->ignores_chance && (node != 0 || depth >= self->search->habits.reroll_depth);
  turn.floor = may_claim ? VALUE_DRAW : VALUE_NONE;

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
    worker_remember (self, key, alpha, beta, depth, ply, value, turn.best[game->order[0]]);

  return value;
}
