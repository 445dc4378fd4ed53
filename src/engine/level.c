/* level.c: how a weaker player differs
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "level.h"

#include "alea-search.h"

#include <assert.h>

static const Level levels[1 + ALEA_N_LEVELS] = {
  { .rolls_doubles_again = true },
  { .depth = 1, .nodes = 400, .nodes_with_dice = 400, .weights = WEIGHTS_PIECES, .misjudgement = 160,
    .overlooks_replies = true },
  { .depth = 1, .nodes = 800, .nodes_with_dice = 800, .weights = WEIGHTS_BY_HAND, .misjudgement = 40 },
  { .depth = 2, .nodes = 3000, .nodes_with_dice = 3000, .weights = WEIGHTS_BY_HAND, .misjudgement = 40 },
  { .nodes = 4000, .nodes_with_dice = 20000, .misjudgement = 20, .rolls_doubles_again = true },
  { .nodes = 30000, .nodes_with_dice = 80000, .rolls_doubles_again = true },
  { .nodes = 300000, .nodes_with_dice = 300000, .rolls_doubles_again = true },
};

const Level *
level_get (int level)
{
  assert (level >= 0 && level <= ALEA_N_LEVELS);
  return &levels[level];
}

/* "splitmix64" */
static uint64_t
mix (uint64_t x)
{
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

/* Small mistakes are likelier than big ones: the mean of two numbers. */
int
level_misjudge (const Level *self,
                uint64_t     seed,
                uint64_t     key)
{
  const uint64_t random = mix (mix (seed) ^ key);
  const int64_t size = 2 * self->misjudgement + 1;
  const int64_t sum = (int64_t) ((random >> 40) * (uint64_t) size >> 24)
                      + (int64_t) ((random & 0xffffff) * (uint64_t) size >> 24);

  return (int) (sum / 2) - self->misjudgement;
}
