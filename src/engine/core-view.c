/* core-view.c: what the search asks of the rules
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core-view.h"

#include <assert.h>
#include <string.h>

/* --- the game ------------------------------------------------------------ */

static Turns
find_turns (const AleaRules *rules)
{
  if (rules->needs.open != NULL)
    return TURNS_NEEDS;
  if (rules->turn.get_moves_left != NULL)
    return TURNS_SERIES;

  return rules->turn.get_dice == NULL && rules->turn_dice.n == 0 ? TURNS_PLAIN : TURNS_UNKNOWN;
}

/* What the dice alone bring into the key. */
static uint64_t
get_dice_key (const AleaPosition *position)
{
  AleaPosition dice = *position, bare;
  GuardenerTable *table = guardener_edit_table (&dice.table);

  memset (table->passed, 0, sizeof table->passed);
  memset (table->lost, 0, sizeof table->lost);
  bare = dice;
  alea_position_clear_dice (&bare);
  return alea_position_get_key (&dice, ALEA_SAME_FUTURE) ^ alea_position_get_key (&bare, ALEA_SAME_FUTURE);
}

static int
find_node (const View *self,
           uint64_t    key)
{
  for (int i = 0; i < self->n_dice_nodes; i++)
    if (self->dice[i].key == key)
      return i;

  return NOT_LIFTED;
}

/* Adds the node of @position, on which a roll is due, and all that throwing
 * doubles again leads to. */
static int
add_node (View               *self,
          const AleaPosition *position)
{
  const uint64_t key = get_dice_key (position);
  AleaRoll roll = alea_roll_first (self->rules->turn_dice);
  int index = find_node (self, key);

  if (index != NOT_LIFTED)
    return index;

  assert (self->n_dice_nodes < MAX_DICE_NODES);
  index = self->n_dice_nodes++;
  self->dice[index].key = key;
  self->dice[index].table = position->table;

  do
    {
      AleaPosition rolled = *position;
      DiceRoll *dice = &self->dice[index].rolls[self->dice[index].n_rolls++];

      alea_guardener_lay_roll (&rolled, roll);
      *dice = (DiceRoll) {
        .roll = roll,
        .weight = (uint8_t) alea_roll_count_ways (roll),
        .lifted = NOT_LIFTED,
        .met = (uint16_t) alea_position_get_needs_met (&rolled),
      };
      if (alea_roll_is_double (roll))
        {
          alea_guardener_lift_double (&rolled);
          dice->lifted = (int8_t) add_node (self, &rolled);
        }
    }
  while (alea_roll_next (&roll));

  return index;
}

/* As if each turn brought a roll that allows everything. */
static void
add_blind_node (View *self)
{
  self->n_dice_nodes = 1;
  self->total = 1;
  self->dice[0] = (DiceNode) {
    .n_rolls = 1,
    .rolls = { { .weight = 1, .lifted = NOT_LIFTED, .met = (1u << ALEA_NEED_TERRACE) - 1 } },
  };
}

void
view_init (View               *self,
           const AleaPosition *position,
           bool                ignores_chance)
{
  const AleaRules *rules = position->rules;
  AleaPosition bare = *position;

  *self = (View) {
    .rules = rules,
    .options = position->options,
    .turns = find_turns (rules),
    .takes_king = alea_position_may_capture_king (position),
    .has_claims = alea_rules_find_option (rules, "claims") < 0
                  || alea_rules_option_is (rules, &position->options, "claims", "on"),
    .ignores_chance = ignores_chance,
  };

  if (self->turns != TURNS_NEEDS)
    return;
  if (ignores_chance)
    {
      add_blind_node (self);
      return;
    }

  alea_position_clear_dice (&bare);
  add_node (self, &bare);
  for (int i = 0; i < self->dice[0].n_rolls; i++)
    self->total += self->dice[0].rolls[i].weight;
}

/* --- whose turn it is ---------------------------------------------------- */

bool
view_is_roll_due (const View         *self,
                  const AleaPosition *position)
{
  AleaQuestion question;

  alea_position_ask (position, &question);
  return question.ask == ALEA_ASK_ROLL;
}

int
view_get_player (const View         *self,
                 const AleaPosition *position)
{
  return alea_position_get_player (position, alea_position_get_turn (position));
}

bool
view_is_king_taken (const View         *self,
                    const AleaPosition *position)
{
  return self->takes_king
         && alea_position_get_king (position, alea_position_get_turn (position)) == ALEA_NO_SQUARE;
}

void
view_decide (const View         *self,
             const AleaDecision *decision,
             const AleaPosition *position,
             AleaPosition       *after)
{
  *after = *position;

  if (decision->act == ALEA_ACT_MOVE)
    alea_position_play (after, decision->move);
  else if (decision->act == ALEA_ACT_PASS)
    view_play_pass (after);
  else if (decision->act == ALEA_ACT_REROLL)
    alea_guardener_lift_double (after);
}

/* --- TURNS_NEEDS --------------------------------------------------------- */

int
view_find_dice_node (const View         *self,
                     const AleaPosition *position)
{
  int node;

  if (guardener_get_table (&position->table)->doubles == 0 || self->ignores_chance)
    return 0;

  node = find_node (self, get_dice_key (position));
  assert (node != NOT_LIFTED);
  return node;
}

size_t
view_list_by_need (const View         *self,
                   const AleaPosition *position,
                   bool                with_terraces,
                   AleaMove            moves[static ALEA_MAX_MOVES],
                   uint8_t             groups[static ALEA_MAX_MOVES])
{
  return alea_position_list_by_need (position, with_terraces ? ~0u : (1u << GROUP_TERRACES) - 1, moves, groups);
}

static void
copy_dice (const AleaTable *from,
           AleaTable       *to)
{
  const GuardenerTable *dice = guardener_get_table (from);
  GuardenerTable *table = guardener_edit_table (to);

  table->doubles = dice->doubles;
  table->kept_first = dice->kept_first;
  table->kept_terraces = dice->kept_terraces;
}

unsigned
view_find_passes (const View         *self,
                  const AleaPosition *position,
                  int                 node)
{
  const DiceNode *dice = &self->dice[node];
  unsigned passes = 0;

  if (!alea_guardener_has_pass (position))
    return 0;
  if (!alea_guardener_has (position, ALEA_GUARDENER_PASS_WHEN_STUCK))
    return (1u << dice->n_rolls) - 1;
  if (self->ignores_chance)
    return 0;

  for (int i = 0; i < dice->n_rolls; i++)
    {
      AleaPosition rolled = *position;

      copy_dice (&dice->table, &rolled.table);
      alea_guardener_lay_roll (&rolled, dice->rolls[i].roll);
      if (alea_guardener_is_stuck (&rolled))
        passes |= 1u << i;
    }

  return passes;
}

bool
view_loses_turn (const View         *self,
                 const AleaPosition *position,
                 bool                has_moves)
{
  return has_moves && !alea_guardener_has (position, ALEA_GUARDENER_STALEMATE_BY_THIS_ROLL);
}

void
view_play_pass (AleaPosition *position)
{
  guardener_edit_table (&position->table)->passed[alea_position_get_turn (position)] = 1;
  alea_position_pass (position);
}

/* --- TURNS_SERIES -------------------------------------------------------- */

int
view_list_throws (const View         *self,
                  const AleaPosition *position,
                  SeriesRoll          rolls[static MAX_SERIES_ROLLS])
{
  uint64_t keys[MAX_SERIES_ROLLS];
  int n = 0;

  for (int face = 1; face <= 6; face++)
    {
      SeriesRoll *roll = &rolls[n];
      int same = 0;

      roll->after = *position;
      roll->effect = alea_series_throw (&roll->after, face);
      roll->weight = 1;
      roll->faces = 1u << (face - 1);
      keys[n] = alea_position_get_key (&roll->after, ALEA_SAME_FUTURE);

      while (same < n && (keys[same] != keys[n] || rolls[same].effect != roll->effect))
        same++;
      if (same == n)
        n++;
      else
        {
          rolls[same].weight++;
          rolls[same].faces |= roll->faces;
        }
    }

  return n;
}

bool
view_throw_one_move (const AleaPosition *position,
                     AleaPosition       *after)
{
  const int mover = alea_position_get_player (position, alea_position_get_turn (position));

  *after = *position;
  return alea_series_is_roll_due (position)
         && alea_series_throw (after, alea_series_get (&position->table)->runs[mover].value == 2 ? 3 : 2) == ALEA_THROW_SERIES;
}

/* --- moves --------------------------------------------------------------- */

static bool
is_narrow (const AleaPosition *position)
{
  const AleaGeometry *geometry = position->rules->geometry;

  return geometry->files == 8 && geometry->ranks == 8 && geometry->plan == NULL;
}

AleaSquareSet
view_get_squares_of (const AleaPosition *position,
                     AleaColour          colour)
{
  return is_narrow (position) ? position->board.narrow.colour[colour] : position->board.wide.colour[colour];
}

AleaSquareSet
view_get_pieces (const AleaPosition *position,
              AleaColour          colour,
              AleaPieceType            kind)
{
  if (is_narrow (position))
    return position->board.narrow.colour[colour] & position->board.narrow.of_type[kind];

  return position->board.wide.colour[colour] & position->board.wide.of_type[kind];
}

AleaPieceType
view_get_captured (const AleaPosition *position,
                   AleaMove            move)
{
  const AleaColour them = alea_colour_other (alea_position_get_turn (position));
  const AleaMoveType type = alea_move_type (move);

  if (type == ALEA_MOVE_EN_PASSANT)
    return ALEA_PAWN;
  if (type == ALEA_MOVE_CASTLE || type == ALEA_MOVE_RESURRECTION)
    return ALEA_NO_PIECE_TYPE;

  return view_get_squares_of (position, them) >> alea_move_to (move) & 1
         ? alea_piece_type (alea_position_get_piece (position, alea_move_to (move))) : ALEA_NO_PIECE_TYPE;
}

size_t
view_keep_captures (const AleaPosition *position,
                    AleaMove           *moves,
                    uint8_t            *groups,
                    size_t              n)
{
  size_t n_kept = 0;

  for (size_t i = 0; i < n; i++)
    if (alea_move_promotion (moves[i]) != ALEA_NO_PIECE_TYPE
        || view_get_captured (position, moves[i]) != ALEA_NO_PIECE_TYPE)
      {
        if (groups != NULL)
          groups[n_kept] = groups[i];
        moves[n_kept++] = moves[i];
      }

  return n_kept;
}
