/* alea-handicap.h: what makes two players even
 *
 * How much stronger one is, is reckoned from their games as a difference in Elo on
 * the scale of Chess, which dice make smaller by a factor of each game.  Before any
 * game it is taken to be small, so that few games say little.  What another game, the
 * first move, a piece less, or another level is worth, the laboratory has counted in
 * games of the engine against itself: whether it is worth the same to people, nobody
 * knows.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-rules.h"
#include "alea-setup.h"

G_BEGIN_DECLS

/* Of fewer games nothing is said. */
#define ALEA_HANDICAP_MIN_GAMES 10

/* No more ways are suggested. */
#define ALEA_HANDICAP_MAX 3

/* Games of two players by one set of rules. */
typedef struct
{
  const AleaRules *rules;
  guint            n[2][3];   /* by who had White, the first player or the second: how
                               * many the first has won, drawn and lost */
} AleaHandicapGames;

/* A score, 0 .. 1, or Elo, with the interval of 95 %. */
typedef struct
{
  double value;
  double low;
  double high;
} AleaHandicapRange;

/* One way to play. */
typedef struct
{
  const AleaRules   *rules;
  gboolean           is_white;   /* the stronger player is */
  AleaPieceType      odds;       /* what the stronger player begins without: the f-pawn, or of
                                  * other pieces the first, from the a-file on */
  guint              level;      /* of the computer; 0: that it has */
  AleaHandicapRange  score;      /* that the stronger player may expect */
} AleaHandicap;

typedef enum
{
  ALEA_HANDICAP_UNKNOWN,     /* the laboratory knows none of their games */
  ALEA_HANDICAP_TOO_FEW,
  ALEA_HANDICAP_EVEN,        /* as far as these games tell */
  ALEA_HANDICAP_UNEVEN,
} AleaHandicapVerdict;

typedef struct
{
  AleaHandicapVerdict  verdict;
  guint                n_games;    /* with a result, of games that are known */
  const AleaRules     *rules;      /* of most of them */
  guint                stronger;   /* 0 or 1 */
  double               score;      /* of the stronger player, 0 .. 1 */
  AleaHandicapRange    elo;        /* that player's lead in @rules */
  AleaHandicap         ways[ALEA_HANDICAP_MAX];   /* where uneven: the fairest first */
  guint                n_ways;
} AleaHandicapAdvice;

/* @levels are those of players that are the computer, 0 for persons. */
void     alea_handicap_advise     (const AleaHandicapGames *games,
                                   guint                    n_rules,
                                   const guint              levels[2],
                                   AleaHandicapAdvice      *advice);

/* Where such a game begins; FALSE where dice set up the pieces. */
gboolean alea_handicap_make_setup (const AleaHandicap      *way,
                                   AleaSetup               *setup);

G_END_DECLS
