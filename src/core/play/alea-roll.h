/* alea-roll.h: what dice show
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define ALEA_MAX_DICE 2

/* What the dice showed; also, with faces of 0, dice not yet thrown. */
typedef struct
{
  uint8_t n;                    /* how many dice, 0 for no roll at all */
  uint8_t sides;                /* of each die */
  uint8_t face[ALEA_MAX_DICE];  /* 1 .. sides */
} AleaRoll;

/* The rolls of @dice that differ other than in order, from all ones on:
 * the first, and the next until there is none. */
static inline AleaRoll
alea_roll_first (AleaRoll dice)
{
  for (int i = 0; i < dice.n; i++)
    dice.face[i] = 1;

  return dice;
}

static inline bool
alea_roll_next (AleaRoll *roll)
{
  for (int i = roll->n - 1; i >= 0; i--)
    if (roll->face[i] < roll->sides)
      {
        uint8_t face = (uint8_t) (roll->face[i] + 1);

        for (; i < roll->n; i++)
          roll->face[i] = face;
        return true;
      }

  return false;
}

static inline bool
alea_roll_is_double (AleaRoll roll)
{
  return roll.n == 2 && roll.face[0] == roll.face[1];
}

/* Is it the same roll?  The first die is not the second one here. */
static inline bool
alea_roll_equal (AleaRoll a,
                 AleaRoll b)
{
  return a.n == b.n && memcmp (a.face, b.face, a.n) == 0;
}

/* Do the dice on the table show the same?  They lie there in no order. */
static inline bool
alea_roll_shows_same (AleaRoll a,
                      AleaRoll b)
{
  _Static_assert (ALEA_MAX_DICE == 2, "there are more orders than two");

  return alea_roll_equal (a, b) || (a.n == 2 && b.n == 2 && a.face[0] == b.face[1] && a.face[1] == b.face[0]);
}
