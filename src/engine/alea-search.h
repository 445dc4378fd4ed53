/* alea-search.h: what to decide, and what a position is worth
 *
 * A search looks ahead through decisions and dice.  It answers every question
 * that a game asks: who moves where, but also which piece is placed, whether a
 * double is thrown again, whether the pass is used, whether a draw is claimed;
 * and before a roll, what each roll would be worth.
 *
 * With one thread, and limits by depth or nodes, the same question after
 * alea_search_clear() has the same answer, to the last digit.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-chances.h"
#include "alea-state.h"

#include <stdatomic.h>

#define ALEA_SEARCH_MAX_DEPTH   64
#define ALEA_SEARCH_MAX_THREADS 64
#define ALEA_SEARCH_MAX_NODES   UINT64_C (1000000000000)   /* that people may ask for */
#define ALEA_SEARCH_MAX_MSEC    86400000                   /* the same: a day */
#define ALEA_N_LEVELS           6     /* how well it plays, from the weakest on; see level.h */
#define ALEA_MAX_OUTCOMES       64    /* distinct rolls that an answer has room for */

typedef struct AleaVerdict AleaVerdict;

/* Hears of what has been found out so far, each time that the search has
 * looked one decision further; in the thread that searches.  @verdict is the
 * callee's only during the call. */
typedef void (*AleaSearchReport) (const AleaVerdict *verdict,
                                  void              *data);

/* When to end; what is 0 or NULL does not limit.  Nothing at all does not
 * mean for ever: then the search ends at ALEA_SEARCH_MAX_DEPTH. */
typedef struct
{
  int                depth;     /* decisions to look ahead; more than
                                 * ALEA_SEARCH_MAX_DEPTH counts as that */
  uint64_t           nodes;     /* positions to look at, of all threads together */
  int64_t            usec;      /* microseconds of the clock on the wall; below 0: at once */
  const atomic_bool *cancel;    /* not owned; once it is true the search ends in 20 ms */
  int                level;     /* 1 .. ALEA_N_LEVELS: it plays no better than that,
                                 * whatever the other limits; 0: as well as it can */
  const AleaDecision *only;     /* not owned; of the decisions only these, NULL: any; */
  size_t             n_only;    /* at least one of them is allowed */
  bool               wants_all; /* the chances of each decision, not only of the best */
  bool               ignores_chance;   /* a player who does not see that dice will fall:
                                        * for comparison */
  bool               weighs_pieces;    /* one who only sees pieces and their squares: as well */
  uint64_t           seed;      /* of what is sampled, set-up with dice, and of the
                                 * misjudgements of a level: the same through a game */
  AleaSearchReport   report;    /* NULL: nobody wants to hear */
  void              *report_data;
} AleaSearchLimits;

/* A decision, and the chances of the player who takes it. */
typedef struct
{
  AleaDecision decision;
  AleaChances  chances;
  bool         is_exact;   /* false: at best that good */
} AleaAlternative;

/* A roll, and the chances of the player who rolls once it has fallen. */
typedef struct
{
  AleaRoll    roll;
  unsigned    weight;      /* how many of the ordered rolls look like it */
  AleaChances chances;
} AleaOutcome;

/* The answer.  All chances are those of the player who answers the question. */
struct AleaVerdict
{
  AleaQuestion    question;
  AleaChances     chances;        /* by the best decision; before a roll: on average */
  int             win_in;         /* moves of both sides to a win that is certain,
                                   * below 0 to a loss; 0: none is seen.  In games
                                   * without dice in play */
  int             depth;          /* that was looked ahead; 0: a glance */
  uint64_t        nodes;
  int64_t         usec;
  bool            is_complete;    /* no limit but that of depth cut it off */
  AleaDecision    best;           /* where a decision is due; a claim of a draw is one */
  bool            claims_draw;    /* before a roll: a claim is worth more than to roll */
  size_t          n_alternatives;
  AleaAlternative alternatives[ALEA_MAX_DECISIONS];   /* best first */
  size_t          n_outcomes;     /* at least one before a roll, else none */
  unsigned        total_weight;
  AleaOutcome     outcomes[ALEA_MAX_OUTCOMES];        /* in the order of faces */
};

typedef struct AleaSearch AleaSearch;

/* A table of about @table_bytes, which all searches share, is allocated once;
 * @n_threads is 1 .. ALEA_SEARCH_MAX_THREADS.  NULL: there is no memory. */
AleaSearch *alea_search_new          (size_t                  table_bytes,
                                      unsigned                n_threads);
void        alea_search_free         (AleaSearch             *self);

/* Forgets what earlier searches found out. */
void        alea_search_clear        (AleaSearch             *self);

/* Looks ahead from @state and fills @verdict.  At least one decision deep,
 * whatever the limits, unless cancelled.  Blocks; of one AleaSearch only one
 * call runs at a time.  False, with the question in @verdict, where there is
 * nothing to answer because the game is over, and where it was cancelled
 * before there was an answer. */
bool        alea_search_run          (AleaSearch             *self,
                                      const AleaState        *state,
                                      const AleaSearchLimits *limits,
                                      AleaVerdict            *verdict);

/* Whether a player with the chances of @verdict should agree to a draw that
 * the other side offers. */
bool        alea_verdict_takes_draw  (const AleaVerdict      *verdict);
