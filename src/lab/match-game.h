/* match-game.h: one game between two players
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-record.h"
#include "match-player.h"

G_BEGIN_DECLS

/* Rolls and decisions of the longest game; then it counts as drawn. */
#define MATCH_MAX_EVENTS 6000

typedef struct
{
  guint       score;      /* half points of the player who was first */
  int         began;      /* as White: 0, the first player, or 1 */
  gboolean    has_swapped; /* at the end the first player has Black */
  guint       n_events;
  guint       n_plies;    /* moves of pieces */
  guint       n_rolls;
  AleaResult  result;     /* ALEA_RESULT_NONE: it grew too long */
  AleaEnding  ending;
} MatchResult;

/* Plays on from the start of @record, which must be one, and to which the
 * events are added, with dice that @seed determines; @players, first and
 * second, begin a new game.  FALSE where one of them has failed. */
gboolean match_play (AleaRecord   *record,
                     MatchPlayer  *players[2],
                     const char   *seed,
                     MatchResult  *result,
                     GError      **error);

G_END_DECLS
