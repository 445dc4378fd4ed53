/* decide.c: a node at which a player decides
 *
 * Principal variation search: the first move is searched with the whole
 * window, the others are only asked whether they are better.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-private.h"

/* What is found where nothing is left out is kept apart. */
#define MATE_KEY UINT64_C (0x6d617465)

/* One node, and what has been found out about it. */
typedef struct
{
  Worker             *worker;
  const AleaPosition *position;
  Value               alpha;
  Value               beta;
  int                 depth;
  int                 ply;
  uint64_t            key;
  bool                in_check;
  bool                may_claim;
  bool                may_skip;    /* selective means are allowed */
  Value               estimate;    /* VALUE_NONE where none is wanted */
  AleaMove            first;       /* what the table recommends */
  Value               best;
  AleaMove            best_move;
} Node;

/* A move that is looked at there. */
typedef struct
{
  AleaMove move;
  size_t   i;              /* so many come before it */
  int      score;          /* see order_moves() */
  int      history;        /* how often it was enough, or was not, of late; 0 for a capture */
  bool     is_quiet;
  bool     gives_check;
} Candidate;

static bool
is_scout (const Node *node)
{
  return node->beta - node->alpha == 1;
}

/* --- leaving moves out --------------------------------------------------- */

/* A side that has pieces is rarely glad to have to move. */
static bool
has_pieces (const AleaPosition *position)
{
  const AleaColour us = alea_position_get_turn (position);

  for (AleaPieceType kind = ALEA_KNIGHT; kind <= ALEA_QUEEN; kind++)
    if (alea_position_count_pieces (position, alea_piece (us, kind)) > 0)
      return true;

  return false;
}

/* For so many centipawns ahead nothing is looked at one less deep. */
#define AHEAD     200
#define MAX_AHEAD 3

/* Even with a move in hand the other side cannot come back: true where that
 * is settled, *value then being the answer. */
static bool
is_refuted_by_nothing (Node  *node,
                       Value *value)
{
  Worker *worker = node->worker;
  const int ahead = value_min ((node->estimate - node->beta) / AHEAD, MAX_AHEAD);
  const int depth = node->depth - 4 - node->depth / 4 - ahead;
  AleaPosition after = *node->position;
  bool was_pushed;

  if (node->depth < 3 || node->estimate < node->beta || worker->in_null || !has_pieces (node->position))
    return false;

  alea_position_pass (&after);
  was_pushed = worker_push (worker, &after);
  worker->in_null = true;
  *value = -search_position (worker, &after, -node->beta, -node->beta + 1, depth, node->ply + 1);
  worker->in_null = false;
  worker_pop (worker, was_pushed);

  if (*value >= VALUE_FAR_WIN)
    *value = node->beta;
  return *value >= node->beta && !worker->is_stopped;
}

/* So far ahead that a few quiet moves will not change it. */
static bool
is_far_ahead (const Node *node)
{
  const int margin = node->depth < 3 ? 90 : 75;

  return node->depth <= 8 && node->estimate - margin * node->depth >= node->beta;
}

/* So far behind that only captures could help, and they do not ("razoring"). */
static bool
is_far_behind (Node  *node,
               Value *value)
{
  if (node->depth < 3 || node->depth > 4 || node->estimate + 250 * node->depth > node->alpha)
    return false;

  *value = quiesce (node->worker, node->position, node->alpha, node->beta, 0, node->ply);
  return *value <= node->alpha;
}

/* Whether the node need not be looked at any further. */
static bool
is_settled_at_a_glance (Node  *node,
                        Value *value)
{
  if (!node->may_skip)
    return false;

  if (is_far_ahead (node))
    {
      *value = node->estimate;
      return true;
    }

  return is_far_behind (node, value) || is_refuted_by_nothing (node, value);
}

/* One less for so much history, and one more for so much against. */
#define HISTORY_STEP 6000

/* How much less deep a move is searched at first. */
static int
get_reduction (const Node      *node,
               const Candidate *candidate)
{
  const AleaSearch *search = node->worker->search;
  const size_t i = candidate->i < 63 ? candidate->i : 63;
  int reduction;

  if (!search->habits.selective || node->worker->looks_for_mate || node->depth < 3 || node->in_check || i < 3
      || !candidate->is_quiet || candidate->gives_check)
    return 0;

  reduction = search->reductions[node->depth < 63 ? node->depth : 63][i] - candidate->history / HISTORY_STEP;
  if (!is_scout (node))
    reduction--;

  return reduction < 0 ? 0 : reduction > node->depth - 2 ? node->depth - 2 : reduction;
}

/* Late quiet moves near the leaves, and captures that lose too much; not what
 * gives check. */
static bool
is_hopeless (const Node      *node,
             const Candidate *candidate)
{
  if (!node->may_skip || candidate->i == 0 || candidate->gives_check || node->best <= -VALUE_FAR_WIN)
    return false;

  if (!candidate->is_quiet)
    return node->depth >= 3 && node->depth <= 7 && order_is_losing (candidate->score)
           && exchange_get_gain (node->position, candidate->move) < -60 * node->depth;

  return node->depth <= 5
         && (candidate->i >= (size_t) (6 * node->depth) || node->estimate + 120 + 90 * node->depth <= node->alpha);
}

/* --- moves --------------------------------------------------------------- */

/* The best of those from number @i on. */
static Candidate
pick_candidate (const Node *node,
                MoveList   *list,
                size_t      i)
{
  const Worker *worker = node->worker;
  const AleaMove move = order_pick (list, i);
  const bool is_quiet = order_is_quiet (node->position, move);

  return (Candidate) {
    .move = move, .i = i, .score = list->scores[i], .is_quiet = is_quiet,
    .history = is_quiet ? order_get_history (worker, node->position, move) : 0,
  };
}

static Value
try_move (Node               *node,
          const AleaPosition *after,
          const Candidate    *candidate)
{
  Worker *worker = node->worker;
  const Value alpha = node->alpha, beta = node->beta;
  const int depth = node->depth - 1, ply = node->ply + 1;
  const int reduction = get_reduction (node, candidate);
  Value value;

  if (candidate->i == 0)
    return search_after (worker, node->position, after, alpha, beta, depth, ply);

  value = search_after (worker, node->position, after, alpha, alpha + 1, depth - reduction, ply);
  if (value > alpha && reduction > 0)
    value = search_after (worker, node->position, after, alpha, alpha + 1, depth, ply);
  if (value > alpha && value < beta)
    value = search_after (worker, node->position, after, alpha, beta, depth, ply);

  return value;
}

/* Returns true where the move was good enough to end the node. */
static bool
take_value (Node     *node,
            AleaMove  move,
            Value     value)
{
  if (value > node->best)
    {
      node->best = value;
      node->best_move = move;
    }
  node->alpha = value_max (node->alpha, value);

  return node->alpha >= node->beta;
}

static void
search_moves (Node     *node,
              MoveList *list)
{
  Worker *worker = node->worker;
  AleaMove tried[64];
  size_t n_tried = 0;

  order_moves (worker, node->position, node->ply, node->first, list);

  for (size_t i = 0; i < list->n; i++)
    {
      Candidate candidate = pick_candidate (node, list, i);
      AleaPosition after = *node->position;
      bool was_pushed;
      Value value;

      alea_position_play (&after, candidate.move);
      if (worker->search->habits.selective && (candidate.is_quiet || order_is_losing (candidate.score)))
        candidate.gives_check = alea_position_get_checkers (&after) != 0;
      if (is_hopeless (node, &candidate))
        continue;

      was_pushed = worker_push (worker, &after);
      value = try_move (node, &after, &candidate);
      worker_pop (worker, was_pushed);
      if (worker->is_stopped)
        return;

      if (take_value (node, candidate.move, value))
        {
          order_reward (worker, node->position, node->ply, node->depth, candidate.move, tried, n_tried);
          return;
        }
      if (candidate.is_quiet && n_tried < sizeof tried / sizeof tried[0])
        tried[n_tried++] = candidate.move;
    }
}

/* --- the node ------------------------------------------------------------ */

/* The game is over for want of moves. */
static Value
value_of_no_move (const Node *node)
{
  const bool is_linear = node->worker->search->scale.is_linear;

  return node->in_check ? -VALUE_WIN + (is_linear ? 0 : node->ply) : VALUE_DRAW;
}

static void
look_closer (Node *node)
{
  const AleaSearch *search = node->worker->search;
  const bool may_cut = search->habits.selective && search->game.turns == TURNS_PLAIN && !node->worker->looks_for_mate;

  node->in_check = alea_position_get_checkers (node->position) != 0;
  if (node->in_check && search->habits.extensions)
    node->depth++;

  /* Where no move is known to be good, looking deep begins badly: better one less
   * deep, and then with what that has found ("internal iterative reduction"). */
  if (may_cut && !node->in_check && node->depth >= 4 && node->first == ALEA_MOVE_NONE)
    node->depth--;

  node->may_skip = may_cut && is_scout (node) && !node->in_check && node->beta < VALUE_FAR_WIN
                   && node->alpha > -VALUE_FAR_WIN;
  node->estimate = node->may_skip ? worker_estimate (node->worker, node->position) : VALUE_NONE;
}

/* Whether even a win by the next move would be slower than one that is known,
 * or a loss now no worse. */
static bool
is_too_far (Node *node)
{
  node->alpha = value_max (node->alpha, -VALUE_WIN + node->ply);
  node->beta = value_min (node->beta, VALUE_WIN - node->ply - 1);

  return node->alpha >= node->beta;
}

Value
search_decision (Worker             *self,
                 const AleaPosition *position,
                 Value               alpha,
                 Value               beta,
                 int                 depth,
                 int                 ply)
{
  Node node = {
    .worker = self, .position = position, .alpha = alpha, .beta = beta, .depth = depth, .ply = ply,
    .key = alea_position_get_key (position, ALEA_SAME_FUTURE) ^ (self->looks_for_mate ? MATE_KEY : 0),
    .best = VALUE_NONE,
  };
  MoveList list;
  Value value;

  if (worker_enter (self))
    return VALUE_DRAW;
  if (ply >= MAX_PLY)
    return worker_estimate (self, position);

  if (!self->search->scale.is_linear && is_too_far (&node))
    return node.alpha;
  alpha = node.alpha;
  beta = node.beta;

  node.may_claim = worker_may_claim (self, position);
  if (!node.may_claim && worker_look_up (self, node.key, alpha, beta, depth, ply, &value, &node.first))
    return value;

  look_closer (&node);
  list.n = alea_position_list_moves (position, list.moves);
  if (list.n == 0)
    return value_of_no_move (&node);
  if (worker_is_drawn (self, position))
    return VALUE_DRAW;
  if (node.may_claim && take_value (&node, ALEA_MOVE_NONE, VALUE_DRAW))
    return VALUE_DRAW;
  if (is_settled_at_a_glance (&node, &value))
    return value;

  search_moves (&node, &list);
  if (!node.may_claim)
    worker_remember (self, node.key, alpha, beta, depth, ply, node.best, node.best_move);

  return node.best;
}

/* --- what comes next ----------------------------------------------------- */

Value
search_position (Worker             *self,
                 const AleaPosition *position,
                 Value               alpha,
                 Value               beta,
                 int                 depth,
                 int                 ply)
{
  const Game *game = &self->search->game;

  if (game_is_king_taken (game, position))
    return -VALUE_WIN + (self->search->scale.is_linear ? 0 : ply);
  if (depth <= 0)
    return quiesce (self, position, alpha, beta, depth, ply);
  if (!game_is_roll_due (position))
    return search_decision (self, position, alpha, beta, depth, ply);

  return game->turns == TURNS_NEEDS ? search_turn (self, position, alpha, beta, depth, ply, NULL)
                                    : search_throw (self, position, alpha, beta, depth, ply);
}

Value
search_after (Worker             *self,
              const AleaPosition *before,
              const AleaPosition *after,
              Value               alpha,
              Value               beta,
              int                 depth,
              int                 ply)
{
  if (game_get_player (before) == game_get_player (after))
    return search_position (self, after, alpha, beta, depth, ply);

  return -search_position (self, after, -beta, -alpha, depth, ply);
}
