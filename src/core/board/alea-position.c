/* alea-position.c: a legal position, and the moves it allows
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-position.h"

#include "alea-movegen.h"
#include "alea-position-attacks.h"
#include "alea-position-dice.h"
#include "mix.h"

#include <assert.h>
#include <string.h>

/* From here on the fifty moves are near enough to tell positions apart. */
#define CLOCK_MATTERS 80

/* The squares of the en passant field that pawns of the side to move passed:
 * where a turn may have several moves, or be missed. */
static AleaSquareSet
find_passed (const AleaSetup *setup)
{
  const AleaGeometry *geometry = setup->geometry;
  const int forward = setup->turn == ALEA_WHITE ? 1 : -1;
  const int home = alea_geometry_rank (geometry, alea_setup_home (setup, setup->turn, geometry->file_letters[0]));
  AleaSquareSet passed = 0;

  for (int i = 0; i < setup->n_en_passant; i++)
    if (alea_geometry_rank (geometry, setup->en_passant[i]) == home + 2 * forward)
      passed |= (AleaSquareSet) 1 << setup->en_passant[i];

  return passed;
}

void
alea_position_assemble (AleaPosition      *self,
                        const AleaRules   *rules,
                        const AleaOptions *options,
                        const AleaSetup   *setup)
{
  *self = (AleaPosition) {
    .rules = rules,
    .movegen = alea_movegen_find (rules->geometry, rules->needs.open != NULL),
    .options = options != NULL ? *options : (AleaOptions) { { 0 } },
    .table = setup->table,
    .passed = find_passed (setup),
    .halfmove_clock = setup->halfmove_clock,
    .fullmove = setup->fullmove,
  };
  self->terrain = self->movegen->prepare (rules->geometry);
  self->movegen->read_setup (self, setup);
  self->key = self->movegen->compute_key (self);
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

/* --- moves ---------------------------------------------------------------- */

size_t
alea_position_list_moves (const AleaPosition *self,
                          AleaMove            moves[static ALEA_MAX_MOVES])
{
  size_t n = self->movegen->list_moves (self, moves);

  return self->rules->moves.filter != NULL ? self->rules->moves.filter (self, moves, n) : n;
}

static bool
is_in_mask (const AleaPosition *self,
            const AleaMoveMask *mask,
            AleaMove            move)
{
  const AleaSquare from = alea_move_from (move), to = alea_move_to (move);
  AleaSquareSet targets = mask->to;

  if (alea_move_piece_type (move) == ALEA_PAWN)
    targets = alea_geometry_file (self->rules->geometry, from) == alea_geometry_file (self->rules->geometry, to)
              ? mask->step : mask->take;

  return alea_square_set_has (mask->from, from) && alea_square_set_has (targets, to);
}

size_t
alea_position_list_masked (const AleaPosition *self,
                           const AleaMoveMask *mask,
                           AleaMove            moves[static ALEA_MAX_MOVES])
{
  size_t n, n_kept = 0;

  if (self->rules->moves.filter == NULL)
    return self->movegen->list_masked (self, mask, moves);

  n = alea_position_list_moves (self, moves);
  for (size_t i = 0; i < n; i++)
    if (is_in_mask (self, mask, moves[i]))
      moves[n_kept++] = moves[i];

  return n_kept;
}

static AleaSquareSet
get_en_passant (const AleaPosition *self)
{
  return self->movegen->is_wide ? self->board.wide.en_passant : self->board.narrow.en_passant;
}

static AleaSquareSet
get_occupied (const AleaPosition *self)
{
  return self->movegen->is_wide ? self->board.wide.colour[ALEA_WHITE] | self->board.wide.colour[ALEA_BLACK]
                                : self->board.narrow.colour[ALEA_WHITE] | self->board.narrow.colour[ALEA_BLACK];
}

/* A pawn enters the last rank and stays a pawn (GA19). */
static bool
is_waiting_step (const AleaPosition *self,
                 AleaMove            move)
{
  return alea_move_piece_type (move) == ALEA_PAWN && alea_move_promotion (move) == ALEA_NO_PIECE_TYPE
         && alea_move_type (move) == ALEA_MOVE_PLAIN
         && alea_geometry_file (self->rules->geometry, alea_move_from (move))
            == alea_geometry_file (self->rules->geometry, alea_move_to (move));
}

size_t
alea_position_list_captures (const AleaPosition *self,
                             AleaMove            moves[static ALEA_MAX_MOVES])
{
  const AleaColour us = alea_position_get_turn (self), them = alea_colour_other (us);
  const AleaSquareSet theirs = alea_position_get_side (self, them);
  const AleaMoveMask mask = {
    .from = ~(AleaSquareSet) 0,
    .to = theirs,
    .step = alea_position_get_areas (self)->home[them],
    .take = theirs | get_en_passant (self),
  };
  const size_t n = alea_position_list_masked (self, &mask, moves);
  size_t n_kept = 0;

  for (size_t i = 0; i < n; i++)
    if (!is_waiting_step (self, moves[i]))
      moves[n_kept++] = moves[i];

  return n_kept;
}

size_t
alea_position_count_moves (const AleaPosition *self)
{
  AleaMove moves[ALEA_MAX_MOVES];

  return self->rules->moves.filter != NULL ? alea_position_list_moves (self, moves)
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

void
alea_position_play (AleaPosition *self,
                    AleaMove      move)
{
  const AleaColour turn = alea_position_get_turn (self);
  const AleaSquareSet rights = get_en_passant (self);
  const bool is_castle = alea_move_type (move) == ALEA_MOVE_CASTLE;
  const bool takes = !is_castle && alea_square_set_has (get_occupied (self), alea_move_to (move));

  if (takes || alea_move_piece_type (move) == ALEA_PAWN)
    self->halfmove_clock = 0;
  else if (self->halfmove_clock < UINT16_MAX)
    self->halfmove_clock++;

  if (self->rules->moves.before != NULL)
    self->rules->moves.before (self, move);
  self->movegen->play (self, move);
  if (self->rules->moves.after != NULL)
    self->rules->moves.after (self, move, rights);

  if (turn == ALEA_BLACK && alea_position_get_turn (self) == ALEA_WHITE && self->fullmove < UINT16_MAX)
    self->fullmove++;
}

/* --- dice ----------------------------------------------------------------- */

void
alea_position_lay_roll (AleaPosition *self,
                        AleaRoll      roll)
{
  if (self->rules->turn.lay_roll != NULL)
    self->rules->turn.lay_roll (self, roll);
  else
    self->table.roll = roll;
}

void
alea_table_take_dice (const AleaRules *rules,
                      AleaTable       *self,
                      const AleaTable *from)
{
  self->roll = from != NULL ? from->roll : (AleaRoll) { 0 };
  if (rules->turn.take_dice != NULL)
    rules->turn.take_dice (self, from);
}

void
alea_position_clear_dice (AleaPosition *self)
{
  alea_table_take_dice (self->rules, &self->table, NULL);
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
  alea_position_clear_dice (self);

  if (self->movegen->is_wide)
    self->board.wide.turn = (uint8_t) !turn;
  else
    self->board.narrow.turn = (uint8_t) !turn;

  self->key = alea_position_compute_key (self);
}

/* --- looking -------------------------------------------------------------- */

AleaColour
alea_position_get_turn (const AleaPosition *self)
{
  return (AleaColour) (self->movegen->is_wide ? self->board.wide.turn : self->board.narrow.turn);
}

int
alea_position_get_player (const AleaPosition *self,
                          AleaColour          colour)
{
  const AleaTurnRules *turn = &self->rules->turn;
  const bool are_swapped = turn->are_seats_swapped != NULL && turn->are_seats_swapped (&self->table);

  return (colour == ALEA_BLACK) != are_swapped;
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
  AleaSquareSet kings = alea_position_get_pieces (self, alea_piece (colour, ALEA_KING));

  return kings != 0 ? alea_square_set_first (kings) : ALEA_NO_SQUARE;
}

AleaSquareSet
alea_position_get_side (const AleaPosition *self,
                        AleaColour          colour)
{
  return self->movegen->get_side (self, colour);
}

AleaSquareSet
alea_position_get_pieces (const AleaPosition *self,
                          AleaPiece           piece)
{
  return self->movegen->get_pieces (self, piece);
}

const AleaAreas *
alea_position_get_areas (const AleaPosition *self)
{
  return self->terrain;
}

AleaPieceType
alea_position_get_captured (const AleaPosition *self,
                            AleaMove            move)
{
  const AleaColour them = alea_colour_other (alea_position_get_turn (self));
  const AleaSquare to = alea_move_to (move);

  if (alea_move_type (move) == ALEA_MOVE_EN_PASSANT)
    return ALEA_PAWN;

  return alea_square_set_has (alea_position_get_side (self, them), to)
         ? alea_piece_type (alea_position_get_piece (self, to)) : ALEA_NO_PIECE_TYPE;
}

int
alea_position_count_pieces (const AleaPosition *self,
                            AleaPiece           piece)
{
  return alea_square_set_count (alea_position_get_pieces (self, piece));
}

int
alea_position_get_terrace (const AleaPosition *self,
                           AleaSquare          square)
{
  int number = alea_geometry_get_terrace (self->rules->geometry, square);

  return self->rules->words.number_terrace != NULL ? self->rules->words.number_terrace (self, number) : number;
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
         || (self->rules->moves.may_capture_king != NULL && self->rules->moves.may_capture_king (self));
}

uint64_t
alea_position_compute_key (const AleaPosition *self)
{
  return self->movegen->compute_key (self);
}

/* --- keys ----------------------------------------------------------------- */

/* A word copied out of memory, its first byte the lowest: a level of the computer
 * misjudges by the key of a position, and a seed gives the same game everywhere. */
static uint64_t
order_bytes (uint64_t word)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  return __builtin_bswap64 (word);
#else
  return word;
#endif
}

static uint64_t
compute_table_key (const AleaPosition *self,
                   AleaSameness        sameness)
{
  AleaTable table = self->table;
  uint64_t words[sizeof table / sizeof (uint64_t)], key = 0;

  if (self->rules->turn.reduce != NULL)
    self->rules->turn.reduce (self, sameness, &table);
  else if (sameness == ALEA_SAME_REPETITION)
    table.roll = (AleaRoll) { 0 };

  memcpy (words, &table, sizeof words);
  for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
    if (words[i] != 0)
      key ^= mix (order_bytes (words[i]) ^ mix ((16ull + i) << 32));

  return key;
}

static uint64_t
compute_options_key (const AleaOptions *options)
{
  uint64_t word;

  _Static_assert (sizeof word == sizeof *options, "options fill a word");
  memcpy (&word, options, sizeof word);
  return word != 0 ? mix (order_bytes (word) ^ mix (24ull << 32)) : 0;
}

uint64_t
alea_position_get_key (const AleaPosition *self,
                       AleaSameness        sameness)
{
  uint64_t key = self->key;

  if (self->rules->turn_dice.n > 0 || self->rules->turn.reduce != NULL)
    key ^= compute_table_key (self, sameness);
  if (sameness == ALEA_SAME_REPETITION)
    return key;

  for (AleaSquareSet rest = self->passed; rest != 0; rest &= rest - 1)
    key ^= mix (32ull << 32 | alea_square_set_first (rest));
  if (self->halfmove_clock >= CLOCK_MATTERS)
    key ^= mix (33ull << 32 | self->halfmove_clock);
  return key ^ compute_options_key (&self->options);
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
