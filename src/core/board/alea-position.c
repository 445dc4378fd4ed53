/* alea-position.c: a legal position, and the moves it allows
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-position.h"

#include "alea-movegen.h"
#include "alea-series.h"
#include "games/guardener.h"

#include <assert.h>
#include <string.h>

bool
alea_movegen_has_bmi2 (void)
{
#ifdef ALEA_HAVE_BMI2
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi")
         && __builtin_cpu_supports ("bmi2") && __builtin_cpu_supports ("popcnt");
#else
  return false;
#endif
}

const AleaMovegen *
alea_movegen_find (const AleaGeometry *geometry)
{
  const bool is_wide = geometry->files != 8 || geometry->ranks != 8 || geometry->plan != NULL;

  if (geometry->files * geometry->ranks > ALEA_MAX_PLAY_SQUARES)
    return NULL;

#ifdef ALEA_HAVE_BMI2
  if (alea_movegen_has_bmi2 ())
    return is_wide ? &alea_movegen_128_bmi2 : &alea_movegen_64_bmi2;
#endif

  return is_wide ? &alea_movegen_128 : &alea_movegen_64;
}

void
alea_position_assemble (AleaPosition      *self,
                        const AleaRules   *rules,
                        const AleaOptions *options,
                        const AleaSetup   *setup)
{
  *self = (AleaPosition) {
    .rules = rules,
    .movegen = alea_movegen_find (rules->geometry),
    .options = options != NULL ? *options : (AleaOptions) { { 0 } },
    .table = setup->table,
    .passed = rules->moves_in_series ? alea_series_find_passed (setup) : 0,
    .halfmove_clock = setup->halfmove_clock,
    .fullmove = setup->fullmove,
  };
  self->terrain = self->movegen->prepare (rules->geometry);
  self->movegen->read_setup (self, setup);
  self->key = self->movegen->compute_key (self);
}

AleaFaults
alea_position_init (AleaPosition      *self,
                    const AleaRules   *rules,
                    const AleaOptions *options,
                    const AleaSetup   *setup)
{
  AleaFaults faults = alea_setup_find_faults (setup, rules, NULL);

  if (faults == ALEA_FAULT_NONE)
    alea_position_assemble (self, rules, options, setup);

  return faults;
}

void
alea_position_get_setup (const AleaPosition *self,
                         AleaSetup          *setup)
{
  alea_setup_init (setup, self->rules->geometry);
  self->movegen->write_setup (self, setup);
  for (AleaSquareSet rest = self->passed; rest != 0; rest &= rest - 1)
    setup->en_passant[setup->n_en_passant++] = alea_square_set_first (rest);
  setup->halfmove_clock = self->halfmove_clock;
  setup->fullmove = self->fullmove;
  setup->table = self->table;
}

size_t
alea_position_list_moves (const AleaPosition *self,
                          AleaMove            moves[static ALEA_MAX_MOVES])
{
  size_t n = self->movegen->list_moves (self, moves);

  return self->rules->moves_in_series ? alea_series_settle_captures (self, moves, n) : n;
}

size_t
alea_position_count_moves (const AleaPosition *self)
{
  AleaMove moves[ALEA_MAX_MOVES];

  return self->rules->moves_in_series ? alea_position_list_moves (self, moves)
                                      : self->movegen->list_moves (self, NULL);
}

bool
alea_position_is_legal (const AleaPosition *self,
                        AleaMove            move)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = alea_position_list_moves (self, moves);

  for (size_t i = 0; i < n; i++)
    if (moves[i] == move)
      return true;

  return false;
}

uint64_t
alea_position_perft (const AleaPosition *self,
                     int                 depth)
{
  return self->rules->moves_in_series ? alea_series_perft (self, depth)
                                      : self->movegen->perft (self, depth);
}

void
alea_position_play (AleaPosition *self,
                    AleaMove      move)
{
  const AleaColour turn = alea_position_get_turn (self);
  const AleaSquareSet rights = self->movegen->is_wide ? self->board.wide.en_passant
                                                      : self->board.narrow.en_passant;
  const bool is_castle = alea_move_type (move) == ALEA_MOVE_CASTLE;
  const AleaPiece taken = is_castle ? ALEA_NO_PIECE : alea_position_get_piece (self, alea_move_to (move));

  if (taken != ALEA_NO_PIECE || alea_move_piece_type (move) == ALEA_PAWN)
    self->halfmove_clock = 0;
  else if (self->halfmove_clock < UINT16_MAX)
    self->halfmove_clock++;

  self->movegen->play (self, move);
  if (self->rules->moves_in_series)
    alea_series_after_move (self, move, rights);

  if (turn == ALEA_BLACK && alea_position_get_turn (self) == ALEA_WHITE && self->fullmove < UINT16_MAX)
    self->fullmove++;
}

void
alea_position_lay_roll (AleaPosition *self,
                        AleaRoll      roll,
                        uint8_t       doubles)
{
  self->key ^= self->movegen->compute_dice_key (self);
  self->table.roll = roll;
  self->table.doubles = doubles;
  if (doubles == 0)
    self->table.kept = (AleaKeptDoubles) { 0 };
  self->key ^= self->movegen->compute_dice_key (self);
}

void
alea_position_clear_dice (AleaPosition *self)
{
  self->key ^= self->movegen->compute_dice_key (self);
  alea_table_clear_dice (&self->table);
  self->key ^= self->movegen->compute_dice_key (self);
}

/* Nobody may take en passant any more.  The caller computes the key. */
static void
drop_en_passant (AleaPosition *self)
{
  if (self->movegen->is_wide)
    self->board.wide.en_passant = 0;
  else
    self->board.narrow.en_passant = 0;
}

void
alea_position_pass (AleaPosition *self)
{
  const AleaColour turn = alea_position_get_turn (self);

  if (self->halfmove_clock < UINT16_MAX)
    self->halfmove_clock++;
  if (turn == ALEA_BLACK && self->fullmove < UINT16_MAX)
    self->fullmove++;

  drop_en_passant (self);
  alea_table_clear_dice (&self->table);

  if (self->movegen->is_wide)
    self->board.wide.turn = (uint8_t) !turn;
  else
    self->board.narrow.turn = (uint8_t) !turn;

  self->key = alea_position_compute_key (self);
}

AleaColour
alea_position_get_turn (const AleaPosition *self)
{
  return (AleaColour) (self->movegen->is_wide ? self->board.wide.turn : self->board.narrow.turn);
}

AleaPiece
alea_position_get_piece (const AleaPosition *self,
                         AleaSquare          square)
{
  return self->movegen->get_piece (self, square);
}

AleaSquare
alea_position_get_king (const AleaPosition *self,
                        AleaColour          colour)
{
  AleaSquareSet kings = self->movegen->get_pieces (self, alea_piece (colour, ALEA_KING));

  return kings != 0 ? alea_square_set_first (kings) : ALEA_NO_SQUARE;
}

int
alea_position_count_pieces (const AleaPosition *self,
                            AleaPiece           piece)
{
  return alea_square_set_count (self->movegen->get_pieces (self, piece));
}

int
alea_position_get_terrace (const AleaPosition *self,
                           AleaSquare          square)
{
  int number = alea_geometry_get_terrace (self->rules->geometry, square);

  return self->rules->has_guardener ? alea_guardener_swap_terrace (self, number) : number;
}

AleaSquareSet
alea_position_get_attackers (const AleaPosition *self,
                             AleaSquare          square,
                             AleaColour          by)
{
  return self->movegen->attackers (self, square, by);
}

AleaSquareSet
alea_position_get_attackers_among (const AleaPosition *self,
                                   AleaSquare          square,
                                   AleaSquareSet       occupied)
{
  return self->movegen->attackers_among (self, square, occupied);
}

size_t
alea_position_list_attacks (const AleaPosition *self,
                            AleaAttack          attacks[static ALEA_MAX_PLAY_SQUARES])
{
  return self->movegen->list_attacks (self, attacks);
}

AleaSquareSet
alea_position_get_checkers (const AleaPosition *self)
{
  AleaColour turn = alea_position_get_turn (self);
  AleaSquare king = alea_position_get_king (self, turn);

  if (self->rules->king_is_captured || king == ALEA_NO_SQUARE)
    return 0;

  return alea_position_get_attackers (self, king, alea_colour_other (turn));
}

bool
alea_position_may_capture_king (const AleaPosition *self)
{
  return self->rules->king_is_captured
         || (self->rules->moves_in_series
             && alea_rules_option_is (self->rules, &self->options, "missed-check", "capture"));
}

uint64_t
alea_position_compute_key (const AleaPosition *self)
{
  return self->movegen->compute_key (self);
}

void
alea_position_castle_to (const AleaPosition *self,
                         AleaMove            move,
                         AleaSquare         *king_to,
                         AleaSquare         *rook_to)
{
  assert (alea_move_type (move) == ALEA_MOVE_CASTLE);
  self->movegen->castle_to (self, move, king_to, rook_to);
}
