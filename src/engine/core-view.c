/* core-view.c: what the search asks of the rules
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core-view.h"

#include "alea-runs.h"

#include <assert.h>

/* From here on a claim by fifty moves is near enough to tell positions apart
 * by their clocks. */
#define CLOCK_MATTERS 80

/* Four of four-sided dice. */
#define N_TERRACES 4

/* --- the game ------------------------------------------------------------ */

static Turns
find_turns (const AleaRules *rules)
{
  if (rules->has_guardener)
    return TURNS_NEEDS;
  if (rules->moves_in_series)
    return TURNS_SERIES;

  return rules->turn_dice.n == 0 ? TURNS_PLAIN : TURNS_UNKNOWN;
}

/* The groups that the roll on the table lets through. */
static uint16_t
find_groups_met (const AleaPosition *rolled)
{
  unsigned met = alea_guardener_needs_met (rolled);

  met &= ~(1u << ALEA_NEED_TERRACE);
  met |= alea_guardener_open_terraces (rolled) >> 1 << GROUP_TERRACES;
  return (uint16_t) met;
}

static uint64_t
get_dice_key (const AleaPosition *position)
{
  AleaPosition bare = *position;

  alea_position_clear_dice (&bare);
  return position->key ^ bare.key;
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
        .weight = (uint8_t) view_get_weight (roll),
        .lifted = NOT_LIFTED,
        .met = find_groups_met (&rolled),
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

/* --- keys ---------------------------------------------------------------- */

/* See board-key.h of the core. */
static uint64_t
mix (uint64_t x)
{
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

/* A run of fours is worth what a run of threes is. */
static unsigned
get_run_class (AleaRun run)
{
  const unsigned value = run.value >= 2 && run.value <= 5 ? 2 : run.value;

  return value * 256 + run.length;
}

static uint64_t
get_series_key (const AleaPosition *position)
{
  const AleaTable *table = &position->table;
  const int mover = alea_table_player (table, alea_position_get_turn (position));
  const uint64_t runs = get_run_class (table->runs[mover]) << 11 | get_run_class (table->runs[!mover]);
  const uint64_t is_first_turn = position->fullmove <= 1;

  return mix (1ull << 40 | is_first_turn << 30 | (uint64_t) table->moves_left << 22 | runs)
         ^ mix (2ull << 40 ^ (uint64_t) position->passed);
}

uint64_t
view_get_key (const View         *self,
              const AleaPosition *position)
{
  uint64_t key = position->key;

  if (self->turns == TURNS_SERIES)
    key ^= get_series_key (position);
  if (position->halfmove_clock >= CLOCK_MATTERS)
    key ^= mix (3ull << 40 | position->halfmove_clock);

  return key;
}

/* --- rolls --------------------------------------------------------------- */

unsigned
view_get_weight (AleaRoll roll)
{
  _Static_assert (ALEA_MAX_DICE == 2, "there are more orders than two");

  return roll.n == 1 || alea_roll_is_double (roll) ? 1 : 2;
}

/* --- whose turn it is ---------------------------------------------------- */

bool
view_is_roll_due (const View         *self,
                  const AleaPosition *position)
{
  switch (self->turns)
    {
    case TURNS_NEEDS:
      return position->table.roll.n == 0;
    case TURNS_SERIES:
      return alea_series_is_roll_due (position);
    case TURNS_PLAIN:
    case TURNS_UNKNOWN:
      break;
    }

  return false;
}

int
view_get_player (const View         *self,
                 const AleaPosition *position)
{
  const AleaColour turn = alea_position_get_turn (position);

  return self->turns == TURNS_SERIES ? alea_table_player (&position->table, turn) : (int) turn;
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

  if (position->table.doubles == 0 || self->ignores_chance)
    return 0;

  node = find_node (self, get_dice_key (position));
  assert (node != NOT_LIFTED);
  return node;
}

/* Appends the moves to one terrace. */
static size_t
list_teleports (const AleaPosition *position,
                int                 face,
                AleaMove           *moves,
                uint8_t            *groups)
{
  AleaMove all[ALEA_MAX_MOVES];
  AleaPosition rolled = *position;
  size_t n_all, n = 0;

  alea_position_clear_dice (&rolled);
  alea_position_lay_roll (&rolled, (AleaRoll) { 2, 4, { (uint8_t) face, (uint8_t) face } }, 2);
  n_all = alea_position_list_moves (&rolled, all);

  for (size_t i = 0; i < n_all; i++)
    if (alea_guardener_need_of (&rolled, all[i]) == ALEA_NEED_TERRACE)
      {
        groups[n] = (uint8_t) (GROUP_TERRACES + face - 1);
        moves[n++] = all[i];
      }

  return n;
}

size_t
view_list_by_need (const View         *self,
                   const AleaPosition *position,
                   bool                with_terraces,
                   AleaMove            moves[static ALEA_MAX_MOVES],
                   uint8_t             groups[static ALEA_MAX_MOVES])
{
  const AleaPosition rolled = alea_guardener_under_best_roll (position);
  size_t n;

  n = alea_position_list_moves (&rolled, moves);
  for (size_t i = 0; i < n; i++)
    groups[i] = (uint8_t) alea_guardener_need_of (&rolled, moves[i]);

  if (with_terraces)
    for (int face = 1; face <= N_TERRACES; face++)
      n += list_teleports (position, face, &moves[n], &groups[n]);

  return n;
}

unsigned
view_find_passes (const View         *self,
                  const AleaPosition *position,
                  int                 node)
{
  const DiceNode *dice = &self->dice[node];
  unsigned passes = 0;

  if (position->table.passed[alea_position_get_turn (position)])
    return 0;
  if (!alea_guardener_has (position, ALEA_GUARDENER_PASS_WHEN_STUCK))
    return (1u << dice->n_rolls) - 1;
  if (self->ignores_chance)
    return 0;

  for (int i = 0; i < dice->n_rolls; i++)
    {
      AleaPosition rolled = *position;

      rolled.table.doubles = dice->table.doubles;
      rolled.table.kept = dice->table.kept;
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
  position->table.passed[alea_position_get_turn (position)] = true;
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
      keys[n] = view_get_key (self, &roll->after);

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
  const AleaTable *table = &position->table;
  const int mover = alea_table_player (table, alea_position_get_turn (position));

  *after = *position;
  return alea_series_is_roll_due (position)
         && alea_series_throw (after, table->runs[mover].value == 2 ? 3 : 2) == ALEA_THROW_SERIES;
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
