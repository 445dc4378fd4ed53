/* alea-chances.h: how likely a player is to win, to draw and to lose
 *
 * What the engine says of a position, a decision or a roll.  Only this may be
 * averaged over the dice: centipawns may not, for a scale on which chance is
 * averaged has to be linear in the outcome.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

/* Of one player; each 0 .. 1, together 1. */
typedef struct
{
  double win;
  double draw;
  double loss;
} AleaChances;

/* The same of the other player. */
static inline AleaChances
alea_chances_flip (AleaChances chances)
{
  return (AleaChances) { .win = chances.loss, .draw = chances.draw, .loss = chances.win };
}

/* The points to expect, 0 .. 1, a draw being half a point. */
static inline double
alea_chances_get_score (AleaChances chances)
{
  return chances.win + chances.draw / 2;
}

/* @sum and @weight times @chances: for averages. */
static inline AleaChances
alea_chances_add (AleaChances sum,
                  AleaChances chances,
                  double      weight)
{
  return (AleaChances) {
    .win = sum.win + weight * chances.win,
    .draw = sum.draw + weight * chances.draw,
    .loss = sum.loss + weight * chances.loss,
  };
}
