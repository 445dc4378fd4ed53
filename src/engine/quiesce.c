/* quiesce.c: the leaves: captures are followed to their end
 *
 * A position in the middle of an exchange says little about itself.  So at
 * the leaves the player to move may be content with what the evaluation says,
 * or capture.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"

/* In games without dice in play, in centipawns: what a capture may bring
 * beside the piece that is captured. */
#define MARGIN 220

/* Whether even with the captured piece it is not enough, or whether the piece
 * that captures is lost for less. */
static bool
is_hopeless (const Worker       *self,
             const AleaPosition *position,
             AleaMove            move,
             int                 score,
             Value               estimate,
             Value               alpha)
{
  return self->search->habits.selective && self->search->game.turns == TURNS_PLAIN
         && alea_move_promotion (move) == ALEA_NO_PIECE_TYPE
         && (estimate + exchange_get_worth (alea_position_get_captured (position, move)) + MARGIN <= alpha
             || order_is_losing (score));
}

/* In check every move is looked at, otherwise captures alone. */
static Value
follow_moves (Worker             *self,
              const AleaPosition *position,
              Value               alpha,
              Value               beta,
              int                 depth,
              int                 ply,
              bool                in_check,
              Value               best)
{
  const Value estimate = best;
  MoveList list;

  list.n = in_check ? alea_position_list_moves (position, list.moves) : alea_position_list_captures (position, list.moves);
  if (in_check && list.n == 0)
    return -VALUE_WIN + (self->search->scale.is_linear ? 0 : ply);

  order_moves (self, position, ply, ALEA_MOVE_NONE, &list);
  for (size_t i = 0; i < list.n; i++)
    {
      const AleaMove move = order_pick (&list, i);
      AleaPosition after = *position;
      Value value;

      if (!in_check && is_hopeless (self, position, move, list.scores[i], estimate, alpha))
        continue;

      alea_position_play (&after, move);
      value = search_after (self, position, &after, value_max (alpha, best), beta, depth - 1, ply + 1);
      if (self->is_stopped)
        return VALUE_DRAW;

      best = value_max (best, value);
      if (best >= beta)
        break;
    }

  return best;
}

static Value
quiesce_decision (Worker             *self,
                  const AleaPosition *position,
                  Value               alpha,
                  Value               beta,
                  int                 depth,
                  int                 ply)
{
  const bool has_dice = self->search->game.turns != TURNS_PLAIN;
  const bool in_check = alea_position_get_checkers (position) != 0;
  const bool must_end = ply >= MAX_PLY || (has_dice && depth <= -QUIET_DEPTH);
  Value estimate = VALUE_NONE;

  if (worker_enter (self))
    return VALUE_DRAW;

  if (!in_check || must_end)
    estimate = worker_estimate (self, position);
  if (must_end || estimate >= beta)
    return estimate;

  return follow_moves (self, position, alpha, beta, depth, ply, in_check, estimate);
}

/* One move in five of six throws: near enough, for a leaf, to what the die
 * may bring.  Mate comes before any roll (RA12). */
static Value
quiesce_throw (Worker             *self,
               const AleaPosition *position,
               Value               alpha,
               Value               beta,
               int                 depth,
               int                 ply)
{
  Value missed, low, high, value;
  AleaPosition after;

  if (!game_throw_usually (position, &after))
    return worker_estimate (self, position);
  if (alea_position_get_checkers (position) != 0 && alea_position_count_moves (position) == 0)
    return -VALUE_WIN;
  if (self->search->game.ignores_chance)
    return quiesce_decision (self, &after, alpha, beta, depth, ply);

  missed = worker_estimate (self, position);
  if (depth <= -QUIET_DEPTH)
    return missed;

  low = value_clamp (divide_down (6 * (int64_t) alpha - missed, 5));
  high = value_clamp (divide_up (6 * (int64_t) beta - missed, 5));
  if (low >= VALUE_WIN)
    value = VALUE_WIN;
  else if (high <= -VALUE_WIN)
    value = -VALUE_WIN;
  else
    value = quiesce_decision (self, &after, low, high, depth, ply);

  return (Value) ((5 * (int64_t) value + missed) / 6);
}

/* Who overlooks replies sees a mate all the same, and who looks for one needs no more. */
static Value
glance (Worker             *self,
        const AleaPosition *position,
        int                 ply)
{
  if (worker_enter (self))
    return VALUE_DRAW;
  if (self->search->game.turns != TURNS_NEEDS && alea_position_get_checkers (position) != 0
      && alea_position_count_moves (position) == 0)
    return -VALUE_WIN + (self->search->scale.is_linear ? 0 : ply);

  return worker_estimate (self, position);
}

Value
quiesce (Worker             *self,
         const AleaPosition *position,
         Value               alpha,
         Value               beta,
         int                 depth,
         int                 ply)
{
  if (self->search->habits.overlooks_replies || self->looks_for_mate)
    return glance (self, position, ply);
  if (self->search->game.turns == TURNS_NEEDS)
    return search_turn (self, position, alpha, beta, depth, ply, NULL);
  if (game_is_roll_due (position))
    return quiesce_throw (self, position, alpha, beta, depth, ply);

  return quiesce_decision (self, position, alpha, beta, depth, ply);
}
