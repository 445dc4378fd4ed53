/* alea-game-review.h: the review of a game, as long as it is the same game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game.h"
#include "alea-ledger.h"

G_BEGIN_DECLS

/* Keeps @ledger, which is taken, with @game; it must be of all of its events. */
void              alea_game_review_set (AleaGame   *game,
                                        AleaLedger *ledger);

/* NULL where there is none, or where the game has gone on since; (transfer
 * none), good until another one is set. */
const AleaLedger *alea_game_review_get (AleaGame   *game);

G_END_DECLS
