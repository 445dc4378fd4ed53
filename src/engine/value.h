/* value.h: what a position is worth, inside the search
 *
 * Private to the engine.
 *
 * A value belongs to the player who is to move.  In games with dice in play
 * it is linear in the outcome, chance of winning less chance of losing, so
 * that it may be averaged over rolls.  In games without, nothing is averaged,
 * and values that are not won or lost are centipawns.  Scale turns either
 * into chances.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdint.h>

typedef int32_t Value;

#define VALUE_DRAW 0
#define VALUE_WIN  1000000

/* Further than any value; for windows, and for what has no value yet. */
#define VALUE_NONE (-VALUE_WIN - 1)

/* In games without dice a win in n moves is worth VALUE_WIN - n; no position
 * is thought to be worth so much unless the win has been seen. */
#define VALUE_FAR_WIN (VALUE_WIN - 1000)

/* What an evaluation may come to at most. */
#define VALUE_MAX_ESTIMATE (VALUE_WIN - 2000)

static inline Value
value_max (Value a,
           Value b)
{
  return a > b ? a : b;
}

static inline Value
value_min (Value a,
           Value b)
{
  return a < b ? a : b;
}

static inline Value
value_clamp (int64_t value)
{
  return value > -VALUE_NONE ? -VALUE_NONE : value < VALUE_NONE ? VALUE_NONE : (Value) value;
}

/* @a / @b, @b above 0, rounded down and up; C rounds towards 0. */
static inline int64_t
divide_down (int64_t a,
             int64_t b)
{
  return a / b - (a % b < 0);
}

static inline int64_t
divide_up (int64_t a,
           int64_t b)
{
  return a / b + (a % b > 0);
}
