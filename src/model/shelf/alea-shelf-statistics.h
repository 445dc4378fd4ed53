/* alea-shelf-statistics.h: games, results, rolls and reviews, counted
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-handicap.h"
#include "alea-honesty.h"
#include "alea-mean.h"

G_BEGIN_DECLS

/* No die has more sides. */
#define ALEA_SHELF_MAX_FACE 20

/* What is counted besides games, players and pairs. */
typedef enum
{
  ALEA_SHELF_COUNT_GAMES   = 0,
  ALEA_SHELF_COUNT_ROLLS   = 1 << 0,
  ALEA_SHELF_COUNT_REVIEWS = 1 << 1,
} AleaShelfCount;

typedef struct
{
  char    *rules;           /* id */
  guint    n_games;
  guint    n_in_progress;
  guint    n_results[4];    /* by AleaResult */

  /* Where rolls were asked for. */
  guint64  n_faces[ALEA_SHELF_MAX_FACE + 1];       /* dice that showed 1 .. */
  guint64  n_own_faces[ALEA_SHELF_MAX_FACE + 1];   /* of them those that the player of the
                                                    * filter has rolled */
} AleaShelfRulesCount;

typedef struct
{
  char  *name;
  guint  n_games;
  guint  n_won;
  guint  n_drawn;
  guint  n_lost;      /* the rest are in progress, or left */
} AleaShelfPlayerCount;

/* Two who have played each other, whatever their colours. */
typedef struct
{
  char   *names[2];    /* in the order of strcmp() */
  guint   n_games;
  guint   n_won[2];
  guint   n_drawn;
  GArray *by_rules;    /* of AleaHandicapGames: what is over, of games that are known */
} AleaShelfPairCount;

/* What the reviews of games say of one who played them. */
typedef struct
{
  char     *name;
  guint     n_games;    /* that are reviewed */
  AleaMean  luck;
  AleaMean  error;
} AleaShelfReviewCount;

typedef struct
{
  guint      n_games;
  guint      n_in_progress;
  guint      n_favorites;
  guint      n_results[4];   /* by AleaResult */
  GPtrArray *rules;          /* of AleaShelfRulesCount, most games first, as the
                              * others */
  GPtrArray *players;        /* of AleaShelfPlayerCount */
  GPtrArray *pairs;          /* of AleaShelfPairCount */

  /* Where reviews were asked for. */
  GPtrArray   *reviews;      /* of AleaShelfReviewCount */
  AleaHonesty  honesty;      /* of games that somebody has played against themselves */
} AleaShelfStatistics;

void alea_shelf_statistics_free (AleaShelfStatistics *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaShelfStatistics, alea_shelf_statistics_free)

/* How games of @rules were counted; NULL where there are none. */
const AleaShelfRulesCount *
     alea_shelf_statistics_find_rules (const AleaShelfStatistics *self,
                                       const char                *rules);

G_END_DECLS
