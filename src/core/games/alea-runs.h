/* alea-runs.h: runs of equal rolls, and what they are worth
 *
 * In Random Move Number Chess a roll is worth what it shows together with the
 * rolls of the same player just before it (R6):
 *
 *   length of the run     a 1     2 to 5     a 6
 *                   1       0        1         2
 *                   2       1        2         3
 *                   3       2        3         seats change
 *                   4       3        4         5
 *                   5       4        5         6
 *                   6       5        6         the game is lost
 *                   n    n - 1       n         the game is lost
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-text.h"

/* A run of equal rolls of one player. */
typedef struct AleaRun
{
  uint8_t value;    /* 0: no roll yet */
  uint8_t length;
} AleaRun;

typedef enum
{
  ALEA_RUN_MOVES,   /* alea_run_moves() moves; none: the turn is missed */
  ALEA_RUN_SWAP,    /* 666: the players change seats, and no move is made */
  ALEA_RUN_LOSS,    /* 666 twice: the player who rolled loses */
} AleaRunEffect;

/* The run of a player after one more roll, which shows @face, 1 .. 6.  The
 * length stays at 255 once it is there. */
AleaRun       alea_run_after    (AleaRun          before,
                                 int              face);

/* What the last roll of @run brings.  Rolls for colours make runs too, but
 * bring nothing by themselves (RA3): do not ask about those. */
AleaRunEffect alea_run_effect   (AleaRun          run);

/* How many moves, 0 .. 255; 0 also for ALEA_RUN_SWAP, ALEA_RUN_LOSS and a
 * run that has not begun. */
int           alea_run_moves    (AleaRun          run);

/* What the last roll of @run brings, in a few words: "2 moves". */
void          alea_run_describe (AleaRun          run,
                                 AleaText        *text);
