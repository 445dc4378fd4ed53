/* search-private.h: the parts of a search
 *
 * Private to the engine.
 *
 *   search.c      the search as others see it, and its threads
 *   prepare.c     how it begins, and when it ends
 *   answer.c      what it has found out, as others see it
 *   worker.c      what every node needs
 *   root.c        the question that is asked: every decision, every roll
 *   decide.c      a node at which a player decides, and which node comes next
 *   turn.c        a node at which a roll says what may be done (TURNS_NEEDS)
 *   turn-window.c the averages and windows of that
 *   throw.c       a node at which a roll says how often (TURNS_SERIES)
 *   quiesce.c     the leaves: captures are followed to their end
 *   order.c       which move first
 *   exchange.c    what a capture comes to
 *   slow.c        set-up with dice, and games that are not known
 *
 * Every function that returns a value is given a window, alpha and beta: a
 * result at or below alpha says that the value is at most that, one at or
 * above beta that it is at least that; between them it is the value.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-search.h"
#include "evaluate.h"
#include "game.h"
#include "level.h"
#include "scale.h"
#include "transposition.h"

#define MAX_PLY  96
#define MAX_KEYS (ALEA_MAX_HISTORY + MAX_PLY + 8)

/* How deep captures are followed in games with dice in play. */
#define QUIET_DEPTH 2

/* What a search may take for granted or cut short.  Without any
 * of it, and with reroll_depth 1, the values are those that looking at
 * everything to the same depth would give. */
typedef struct
{
  bool deeper_entries;   /* what a deeper search found counts too */
  bool early_draws;      /* to come back to a position once is to draw */
  bool selective;        /* moves that promise little are looked at less */
  bool extensions;       /* a check is looked at further */
  int  reroll_depth;     /* so many decisions must be left for throwing a double
                          * again to be thought of; at least 1 */
} Habits;

typedef struct
{
  AleaDecision decision;
  AleaPosition after;
  bool         is_claim;
  Value        value;      /* at the depth under way, or the last one */
  Value        before;     /* one less deep; VALUE_NONE: none */
  bool         is_exact;
  bool         was_exact;
} RootMove;

typedef struct
{
  RootMove *moves;         /* where a decision is due; room for ALEA_MAX_DECISIONS */
  size_t    n_moves;
  size_t    n_outcomes;    /* where a roll is due */
  Value     outcomes[ALEA_MAX_OUTCOMES];
  Value     outcomes_before[ALEA_MAX_OUTCOMES];
  Value     value;
  int       depth;         /* completed */
  bool      is_complete;   /* there is no more to find out */
} Root;

/* What the evaluation has said lately, by the low bits of the key. */
#define N_ESTIMATES (1u << 14)

typedef struct
{
  uint64_t key;
  int      centipawns;
} Estimate;

/* One thread of a search.  Of what it holds only @counted is read by others. */
typedef struct
{
  struct AleaSearch *search;
  unsigned           id;         /* 0: the one that answers */
  bool               is_stopped;
  bool               in_null;    /* the move before was none */
  uint64_t           nodes;
  _Atomic uint64_t   counted;    /* nodes, for the other threads */
  Root               root;
  AleaPosition       start;
  int                n_keys;
  int                n_past;     /* of them, those of the game before the search */
  uint64_t           keys[MAX_KEYS];
  AleaMove           killers[MAX_PLY][2];
  Estimate           estimates[N_ESTIMATES];
  int16_t            history[2][ALEA_N_PIECE_TYPES][ALEA_MAX_PLAY_SQUARES];
} Worker;

struct AleaSearch
{
  Transposition    table;
  uint8_t          reductions[64][64];   /* by depth and number of the move */
  unsigned         n_threads;
  Worker          *workers;
  RootMove        *root_moves;   /* of all workers */
  const Weights   *weights;      /* not owned; NULL: those of the game */

  /* Of the search under way. */
  Game             game;
  Evaluator        evaluator;
  Scale            scale;
  Habits           habits;
  AleaSearchLimits limits;
  const Level     *level;
  const AleaState *state;        /* the question, and ... */
  AleaVerdict     *verdict;      /* ... where its answer goes */
  int64_t          started;      /* in microseconds */
  atomic_bool      stop;
};

/* --- prepare.c --------------------------------------------------------------- */

/* Gets everything ready to look at @state: also for tests, that call the
 * functions below. */
void  search_prepare    (AleaSearch         *self,
                         const AleaState    *state,
                         const AleaSearchLimits *limits);

/* Whether the search is to end now.  Only who cancels it may keep it from an
 * answer: @has_answer. */
bool  search_is_over_limit (const AleaSearch *self,
                         bool                has_answer);

/* Begins to look at a position of another game, or with other options. */
void  search_look_at    (AleaSearch         *self,
                         const AleaPosition *position);

/* In microseconds. */
int64_t  search_get_time    (void);
uint64_t search_count_nodes (const AleaSearch *self);

/* --- answer.c ---------------------------------------------------------------- */

/* What has been found out goes into the verdict. */
void  search_answer     (AleaSearch         *self);

/* The same so far, and tells who wants to hear of it. */
void  search_report     (AleaSearch         *self);

/* --- a worker ---------------------------------------------------------------- */

/* Forgets everything and takes up @state, which is in play or not yet. */
void  worker_begin      (Worker             *self,
                         const AleaState    *state);

/* Counts a node; true where the search is to end. */
bool  worker_enter      (Worker             *self);

/* Notes that @position stands on the board; to be forgotten afterwards. */
bool  worker_push       (Worker             *self,
                         const AleaPosition *position);
void  worker_pop        (Worker             *self,
                         bool                was_pushed);

/* Whether the player to move may claim a draw. */
bool  worker_may_claim  (const Worker       *self,
                         const AleaPosition *position);

/* Whether it is a draw that nobody has to claim, where there are moves. */
bool  worker_is_drawn   (const Worker       *self,
                         const AleaPosition *position);

/* What the evaluation says, for the player to move. */
Value worker_estimate   (Worker             *self,
                         const AleaPosition *position);

/* What the table knows of @key: true where it settles the question, *value
 * being the answer.  *move is set to what it recommends. */
bool  worker_look_up    (const Worker       *self,
                         uint64_t            key,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply,
                         Value              *value,
                         AleaMove           *move);
void  worker_remember   (Worker             *self,
                         uint64_t            key,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply,
                         Value               value,
                         AleaMove            move);

/* --- nodes ------------------------------------------------------------------- */

/* Whatever is to come next at @position. */
Value search_position   (Worker             *self,
                         const AleaPosition *position,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply);

/* The same of the position @after a move from @before, as the player who has
 * moved sees it. */
Value search_after      (Worker             *self,
                         const AleaPosition *before,
                         const AleaPosition *after,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply);

Value search_decision   (Worker             *self,
                         const AleaPosition *position,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply);
Value search_throw      (Worker             *self,
                         const AleaPosition *position,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply);

/* The average of all rolls, and what each of the @n_rolls brings, from the
 * lowest. */
Value search_each_throw (Worker             *self,
                         const AleaPosition *position,
                         int                 depth,
                         Value               values[static ALEA_MAX_ROLLS],
                         size_t             *n_rolls);

/* @rolls, which may be NULL, is for the values of the rolls, one by one. */
Value search_turn       (Worker             *self,
                         const AleaPosition *position,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply,
                         Value              *rolls);

/* A leaf; @depth is 0 or, further on, less. */
Value quiesce           (Worker             *self,
                         const AleaPosition *position,
                         Value               alpha,
                         Value               beta,
                         int                 depth,
                         int                 ply);

/* --- order.c ----------------------------------------------------------------- */

typedef struct
{
  size_t   n;
  AleaMove moves[ALEA_MAX_MOVES];
  int      scores[ALEA_MAX_MOVES];
} MoveList;

/* Says of each move how good it looks; @first, which may be ALEA_MOVE_NONE,
 * comes first. */
void     order_moves    (const Worker       *self,
                         const AleaPosition *position,
                         int                 ply,
                         AleaMove            first,
                         MoveList           *list);

/* Brings the best of those from @from on to that place; returns it. */
AleaMove order_pick     (MoveList           *list,
                         size_t              from);

/* Whether a move of this score captures for less than it loses. */
bool     order_is_losing (int                score);

bool     order_is_quiet (const AleaPosition *position,
                         AleaMove            move);

/* Remembers that @move was enough, and that the @n quiet moves before it
 * were not. */
void     order_reward   (Worker             *self,
                         const AleaPosition *position,
                         int                 ply,
                         int                 depth,
                         AleaMove            move,
                         const AleaMove     *tried,
                         size_t              n);

/* --- exchange.c --------------------------------------------------------------- */

/* In centipawns. */
int      exchange_get_worth (AleaPieceType        kind);

/* What @move, a capture or any other, wins, or loses, in centipawns when all
 * is taken on its square. */
int      exchange_get_gain (const AleaPosition *position,
                         AleaMove            move);

/* --- root.c ------------------------------------------------------------------ */

void     root_prepare   (Worker             *self,
                         const AleaState    *state);

/* Looks one decision deeper and deeper. */
void     root_deepen    (Worker             *self);

/* --- slow.c ------------------------------------------------------------------ */

/* Answers what is no question about a tree of positions; false where it was
 * cancelled. */
bool     answer_slowly  (AleaSearch         *self,
                         const AleaState    *state,
                         AleaVerdict        *verdict);
