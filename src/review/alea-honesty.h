/* alea-honesty.h: whether one who plays both sides is fair to both
 *
 * Compares the errors that were made for either side in decisions with a choice.
 * It answers only where two ways of asking agree: the interval of the gap, with
 * the games as observations, has no 0 in it; and of all ways to deal the same
 * errors of each game out to its sides, few make as large a gap.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-ledger.h"

G_BEGIN_DECLS

typedef enum
{
  ALEA_HONESTY_UNKNOWN,   /* it cannot be told yet */
  ALEA_HONESTY_FOR_WHITE, /* fewer errors for who began with White */
  ALEA_HONESTY_FOR_BLACK,
} AleaHonestyVerdict;

typedef struct
{
  guint              n_games;
  double             mean[2];  /* error a decision, of player 0 and player 1 */
  double             gap;      /* mean[1] - mean[0] */
  double             low;      /* the interval around it, of 95 % */
  double             high;
  double             chance;   /* of as large a gap, were it dealt out by chance */
  AleaHonestyVerdict verdict;
} AleaHonesty;

/* Of @ledgers, an array of AleaLedger; the same for the same ones in the same
 * order. */
AleaHonesty alea_honesty_look (GPtrArray *ledgers);

G_END_DECLS
