/* match-player.h: who plays in a match
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-dice.h"
#include "alea-search.h"
#include "alea-uci.h"

G_BEGIN_DECLS

typedef struct _MatchPlayer MatchPlayer;

/* A player of @rules by its description: "random", "greedy", "blind:LIMIT",
 * "plain:LIMIT" or "engine:LIMIT", LIMIT being "level=N", "depth=N", "nodes=N" or "time=MS"; or
 * "uci:COMMAND,time=MS,Option=value", with any number of options.  NULL after
 * *@why, which is to be freed, has been set to what is wrong. */
MatchPlayer *match_player_new    (const char       *text,
                                  const AleaRules  *rules,
                                  char            **why) G_GNUC_WARN_UNUSED_RESULT;
void         match_player_free   (MatchPlayer      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MatchPlayer, match_player_free)

const char  *match_player_get_name (MatchPlayer    *self);

/* A new game begins; what the player draws by chance it draws from the stream
 * of @seed. */
void         match_player_begin  (MatchPlayer      *self,
                                  const char       *seed);

/* What it decides in @state, where a decision is due.  It may also claim a
 * draw.  FALSE where it is another program that has failed; @error names it. */
gboolean     match_player_decide (MatchPlayer      *self,
                                  const AleaState  *state,
                                  AleaDecision     *decision,
                                  GError          **error);

G_END_DECLS
