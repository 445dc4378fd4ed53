/* search-data.h: what a search holds
 *
 * Private to the engine.
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
  bool overlooks_replies;   /* after the last decision nothing is looked at but
                             * whether it is mate */
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
  bool               looks_for_mate;   /* and for nothing else: at every move */
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
  Weights          pieces;       /* where nothing else is weighed */
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
