/* game.c: how the game that is looked at mixes chance into its turns
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game.h"

#include "alea-position-dice.h"

#include <assert.h>
#include <string.h>

/* --- the dice of a turn, of TURNS_NEEDS ------------------------------------- */

static int
find_node (const Game *self,
           uint64_t    key)
{
  for (int i = 0; i < self->n_dice_nodes; i++)
    if (self->dice[i].key == key)
      return i;

  return NOT_LIFTED;
}

/* Throws again if that is allowed. */
static bool
lift (AleaPosition *rolled)
{
  AleaDecision decisions[ALEA_MAX_DECISIONS];
  const size_t n = alea_position_list_decisions (rolled, decisions);

  for (size_t i = n; i > 0 && decisions[i - 1].act != ALEA_ACT_MOVE; i--)
    if (decisions[i - 1].act == ALEA_ACT_REROLL)
      {
        alea_position_decide (rolled, &decisions[i - 1]);
        return true;
      }

  return false;
}

/* Adds the node of @position, on which a roll is due, and all that throwing
 * again leads to. */
static int
add_node (Game               *self,
          const AleaPosition *position)
{
  const uint64_t key = alea_position_get_key (position, ALEA_SAME_FUTURE);
  AleaRoll roll = alea_roll_first (self->rules->turn_dice);
  int index = find_node (self, key);

  if (index != NOT_LIFTED)
    return index;

  assert (self->n_dice_nodes < MAX_DICE_NODES);
  index = self->n_dice_nodes++;
  self->dice[index] = (DiceNode) { .key = key, .table = position->table };

  do
    {
      AleaPosition rolled = *position;
      DiceRoll *dice = &self->dice[index].rolls[self->dice[index].n_rolls++];

      alea_position_lay_roll (&rolled, roll);
      *dice = (DiceRoll) {
        .roll = roll,
        .weight = (uint8_t) alea_roll_count_ways (roll),
        .lifted = NOT_LIFTED,
        .met = (uint16_t) alea_position_get_needs_met (&rolled),
      };
      if (lift (&rolled))
        dice->lifted = (int8_t) add_node (self, &rolled);
    }
  while (alea_roll_next (&roll));

  return index;
}

/* As if each turn brought a roll that allows everything. */
static void
forget_chance (Game *self)
{
  self->n_dice_nodes = 1;
  self->dice[0].n_rolls = 1;
  self->dice[0].rolls[0] = (DiceRoll) { .weight = 1, .lifted = NOT_LIFTED, .met = (uint16_t) self->early };
}

/* What needs nothing comes first, as it bounds every roll from below. */
static void
order_groups (Game *self)
{
  const unsigned n = self->rules->needs.n;

  self->order[0] = 0;
  self->order[1] = GROUP_PASS;
  self->order[2] = GROUP_LOST;
  self->order[3] = GROUP_DRAWN;
  self->n_groups = 4;
  for (unsigned need = 1; need < n; need++)
    if (self->early >> need & 1)
      self->order[self->n_groups++] = (uint8_t) need;

  self->n_early = self->n_groups;
  for (unsigned need = 1; need < n; need++)
    if (!(self->early >> need & 1))
      self->order[self->n_groups++] = (uint8_t) need;
}

static void
find_dice (Game               *self,
           const AleaPosition *position)
{
  AleaPosition bare = *position;

  alea_position_clear_dice (&bare);
  alea_position_finish (&bare, ALEA_RESULT_NONE, ALEA_ENDING_NONE);
  add_node (self, &bare);

  self->early = 0;
  for (int i = 0; i < self->dice[0].n_rolls; i++)
    self->early |= self->dice[0].rolls[i].met;
  if (self->ignores_chance)
    forget_chance (self);

  self->total = 0;
  for (int i = 0; i < self->dice[0].n_rolls; i++)
    self->total += self->dice[0].rolls[i].weight;
  order_groups (self);
}

/* --- the game --------------------------------------------------------------- */

static Turns
find_turns (const AleaRules *rules)
{
  if (rules->needs.open != NULL)
    return TURNS_NEEDS;
  if (rules->turn.get_moves_left != NULL)
    return TURNS_SERIES;

  return rules->turn.get_dice == NULL && rules->turn_dice.n == 0 ? TURNS_PLAIN : TURNS_UNKNOWN;
}

void
game_init (Game               *self,
           const AleaPosition *position,
           bool                ignores_chance)
{
  const AleaRules *rules = position->rules;

  self->rules = rules;
  self->turns = find_turns (rules);
  self->takes_king = alea_position_may_capture_king (position);
  self->has_claims = alea_rules_find_option (rules, "claims") < 0
                     || alea_rules_option_is (rules, &position->options, "claims", "on");
  self->ignores_chance = ignores_chance;
  self->n_dice_nodes = 0;
  if (self->turns == TURNS_NEEDS)
    find_dice (self, position);
}

bool
game_is_roll_due (const AleaPosition *position)
{
  AleaQuestion question;

  alea_position_ask (position, &question);
  return question.ask == ALEA_ASK_ROLL;
}

int
game_get_player (const AleaPosition *position)
{
  return alea_position_get_player (position, alea_position_get_turn (position));
}

bool
game_is_king_taken (const Game         *self,
                    const AleaPosition *position)
{
  return self->takes_king
         && alea_position_get_king (position, alea_position_get_turn (position)) == ALEA_NO_SQUARE;
}

/* --- a turn under way -------------------------------------------------------- */

/* Dice are left on the table only where they were thrown: on the board that
 * the search began with. */
int
game_find_dice_node (const Game         *self,
                     const AleaPosition *position)
{
  AleaTable bare = position->table;
  int node;

  if (self->ignores_chance)
    return 0;

  alea_table_take_dice (self->rules, &bare, NULL);
  if (memcmp (&bare, &position->table, sizeof bare) == 0)
    return 0;

  node = find_node (self, alea_position_get_key (position, ALEA_SAME_FUTURE));
  assert (node != NOT_LIFTED);
  return node;
}

unsigned
game_find_passes (const Game         *self,
                  const AleaPosition *position,
                  int                 node)
{
  const DiceNode *dice = &self->dice[node];
  AleaPosition rolled;
  unsigned passes = 0;

  if (self->rules->needs.may_pass == NULL || !self->rules->needs.may_pass (position))
    return 0;

  rolled = *position;
  for (int i = 0; i < dice->n_rolls; i++)
    {
      rolled.table = position->table;
      alea_table_take_dice (self->rules, &rolled.table, &dice->table);
      if (dice->rolls[i].roll.n > 0)
        alea_position_lay_roll (&rolled, dice->rolls[i].roll);
      if (self->rules->needs.may_pass (&rolled))
        passes |= 1u << i;
    }

  return passes;
}

void
game_play_pass (AleaPosition *position)
{
  const AleaDecision pass = alea_decision_act (ALEA_ACT_PASS);

  alea_position_decide (position, &pass);
}

bool
game_throw_usually (const AleaPosition *position,
                    AleaPosition       *after)
{
  const AleaTurnRules *turn = &position->rules->turn;

  if (!game_is_roll_due (position))
    return false;

  *after = *position;
  alea_position_roll (after, turn->get_usual_roll != NULL ? turn->get_usual_roll (position)
                                                          : alea_roll_first (position->rules->turn_dice));
  return after->ending == ALEA_ENDING_NONE && !game_is_roll_due (after);
}
