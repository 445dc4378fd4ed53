/* order.c: which move first
 *
 * The better the order, the more of what follows need not be looked at.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"

enum
{
  SCORE_FIRST = 1 << 24,
  SCORE_CAPTURE = 1 << 20,
  SCORE_KILLER = 1 << 18,
  SCORE_LOSING = -(1 << 20),
  MAX_HISTORY = 1 << 14,
};

/* Where nobody has to wait for dice, a piece that is taken back counts. */
static bool
loses (const Worker       *self,
       const AleaPosition *position,
       AleaMove            move,
       AleaPieceType       captured)
{
  return self->search->game.turns == TURNS_PLAIN && alea_piece_worth[captured] < alea_piece_worth[alea_move_piece_type (move)]
         && exchange_get_gain (position, move) < 0;
}

int
order_get_history (const Worker       *self,
                   const AleaPosition *position,
                   AleaMove            move)
{
  return self->history[alea_position_get_turn (position)][alea_move_piece_type (move)][alea_move_to (move)];
}

static int
score_move (const Worker       *self,
            const AleaPosition *position,
            int                 ply,
            AleaMove            move)
{
  const AleaPieceType captured = alea_position_get_captured (position, move), kind = alea_move_piece_type (move);
  const AleaPieceType promotion = alea_move_promotion (move);

  if (captured != ALEA_NO_PIECE_TYPE || promotion != ALEA_NO_PIECE_TYPE)
    return (loses (self, position, move, captured) ? SCORE_LOSING : SCORE_CAPTURE)
           + 64 * (alea_piece_worth[captured] + alea_piece_worth[promotion]) - alea_piece_worth[kind];
  if (move == self->killers[ply][0])
    return SCORE_KILLER + 1;
  if (move == self->killers[ply][1])
    return SCORE_KILLER;

  return order_get_history (self, position, move);
}

void
order_moves (const Worker       *self,
             const AleaPosition *position,
             int                 ply,
             AleaMove            first,
             MoveList           *list)
{
  for (size_t i = 0; i < list->n; i++)
    list->scores[i] = list->moves[i] == first ? SCORE_FIRST : score_move (self, position, ply, list->moves[i]);
}

AleaMove
order_pick (MoveList *list,
            size_t    from)
{
  size_t best = from;
  AleaMove move;
  int score;

  for (size_t i = from + 1; i < list->n; i++)
    if (list->scores[i] > list->scores[best])
      best = i;

  move = list->moves[best];
  score = list->scores[best];
  list->moves[best] = list->moves[from];
  list->scores[best] = list->scores[from];
  list->moves[from] = move;
  list->scores[from] = score;
  return move;
}

bool
order_is_losing (int score)
{
  return score < SCORE_LOSING / 2;
}

bool
order_is_quiet (const AleaPosition *position,
                AleaMove            move)
{
  return alea_move_promotion (move) == ALEA_NO_PIECE_TYPE && alea_position_get_captured (position, move) == ALEA_NO_PIECE_TYPE;
}

/* Draws the number towards MAX_HISTORY or its opposite, the less the nearer
 * it is. */
static void
nudge (int16_t *number,
       int      by)
{
  const int size = by < 0 ? -by : by;

  *number = (int16_t) (*number + by - *number * size / MAX_HISTORY);
}

void
order_reward (Worker             *self,
              const AleaPosition *position,
              int                 ply,
              int                 depth,
              AleaMove            move,
              const AleaMove     *tried,
              size_t              n)
{
  const AleaColour us = alea_position_get_turn (position);
  const int bonus = depth < 12 ? 16 * depth * depth : 16 * 12 * 12;

  if (!order_is_quiet (position, move))
    return;

  if (self->killers[ply][0] != move)
    {
      self->killers[ply][1] = self->killers[ply][0];
      self->killers[ply][0] = move;
    }

  nudge (&self->history[us][alea_move_piece_type (move)][alea_move_to (move)], bonus);
  for (size_t i = 0; i < n; i++)
    nudge (&self->history[us][alea_move_piece_type (tried[i])][alea_move_to (tried[i])], -bonus);
}
