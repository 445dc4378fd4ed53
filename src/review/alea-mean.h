/* alea-mean.h: what ledgers say of a player over several games
 *
 * A game is one observation, however many decisions it has: who stands badly
 * stands so for many moves, so that the errors of a game are no independent
 * witnesses.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-ledger.h"

G_BEGIN_DECLS

/* Of fewer games nothing is said. */
#define ALEA_MEAN_MIN_GAMES 5

/* What a game says of one of its players. */
typedef struct
{
  gboolean has_luck;    /* there were rolls */
  double   luck;        /* less that of the other player */
  double   error;       /* of the decisions with a choice, together */
  guint    n_choices;
} AleaMeanGame;

typedef struct
{
  guint  n_games;   /* that say something of it */
  double mean;
  double error;     /* of the mean, by the spread of the games; 0 for fewer than two */
} AleaMean;

/* @player is that of the ledger, 0 or 1. */
AleaMeanGame alea_mean_game_new   (const AleaLedger   *ledger,
                                   int                 player);

/* Net luck, a game. */
AleaMean     alea_mean_of_luck    (const AleaMeanGame *games,
                                   guint               n_games);

/* Error, a decision with a choice. */
AleaMean     alea_mean_of_errors  (const AleaMeanGame *games,
                                   guint               n_games);

G_END_DECLS
