/* alea-perft.c: nodes counted where dice say which moves may be made
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-movegen.h"

#include "alea-position-dice.h"

#include <string.h>

/* In how many of the different rolls each need is met. */
typedef struct
{
  unsigned met[ALEA_MAX_NEEDS];
} Chances;

static uint64_t count_turns (const AleaPosition *position,
                             const Chances      *chances,
                             int                 depth);

/* Nodes behind the moves that need one of @needs. */
static uint64_t
count_moves_of_turn (const AleaPosition *position,
                     const Chances      *chances,
                     unsigned            needs,
                     int                 depth)
{
  const AleaMovegen *movegen = position->movegen;
  AleaMove moves[ALEA_MAX_MOVES];
  uint64_t nodes = 0;
  size_t n;

  if (depth == 1)
    return movegen->list_needs (position, needs, NULL);

  n = movegen->list_needs (position, needs, moves);
  for (size_t i = 0; i < n; i++)
    {
      AleaPosition after = *position;

      if (after.rules->moves.before != NULL)
        after.rules->moves.before (&after, moves[i]);
      movegen->make (&after, moves[i]);
      nodes += count_turns (&after, chances, depth - 1);
    }

  return nodes;
}

/* A move leads to the same board whatever the roll that allowed it, so it is
 * followed once and counted for each of its rolls. */
static uint64_t
count_turns (const AleaPosition *position,
             const Chances      *chances,
             int                 depth)
{
  const AleaNeedRules *needs = &position->rules->needs;
  uint64_t nodes = 0;

  if (position->table.roll.n != 0)
    return count_moves_of_turn (position, chances, needs->met (position), depth);

  for (unsigned need = 0; need < needs->n; need++)
    if (chances->met[need] > 0)
      nodes += chances->met[need] * count_moves_of_turn (position, chances, 1u << need, depth);

  return nodes;
}

static Chances
find_chances (const AleaPosition *first)
{
  const AleaNeedRules *needs = &first->rules->needs;
  AleaRoll roll = alea_roll_first (first->rules->turn_dice);
  Chances chances = { { 0 } };

  do
    {
      AleaPosition rolled = *first;

      alea_position_lay_roll (&rolled, roll);
      for (unsigned need = 0; need < needs->n; need++)
        chances.met[need] += needs->met (&rolled) >> need & 1;
    }
  while (alea_roll_next (&roll));

  return chances;
}

/* What earlier dice of the turn have left on the table may let a roll do more:
 * there the rolls are taken one by one. */
static uint64_t
count_rolls (const AleaPosition *position,
             int                 depth)
{
  AleaRoll roll = alea_roll_first (position->rules->turn_dice);
  AleaPosition first = *position;
  Chances chances;
  uint64_t nodes = 0;

  alea_position_clear_dice (&first);
  chances = find_chances (&first);
  if (position->table.roll.n != 0 || memcmp (&position->table, &first.table, sizeof first.table) == 0)
    return count_turns (position, &chances, depth);

  do
    {
      AleaPosition rolled = *position;

      alea_position_lay_roll (&rolled, roll);
      nodes += count_turns (&rolled, &chances, depth);
    }
  while (alea_roll_next (&roll));

  return nodes;
}

uint64_t
alea_position_perft (const AleaPosition *self,
                     int                 depth)
{
  const AleaRules *rules = self->rules;

  if (depth <= 0)
    return 1;
  if (rules->moves.perft != NULL)
    return rules->moves.perft (self, depth);

  return rules->needs.open != NULL ? count_rolls (self, depth) : self->movegen->perft (self, depth);
}
