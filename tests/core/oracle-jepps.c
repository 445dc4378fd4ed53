/* oracle-jepps.c: whole games of Jepps Random Chess a second time
 *
 * Rules J1 to J29 and the readings JA1 to JA23.  The moves of pieces are those of
 * slow-jepps.h; ends are those of chess.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "oracle.h"

#include "slow-jepps.h"
#include "slow-rules.h"

/* J2, by face. */
static const AleaPieceType types[] = {
  [1] = ALEA_KING, [2] = ALEA_KNIGHT, [3] = ALEA_BISHOP, [4] = ALEA_ROOK, [5] = ALEA_QUEEN,
};

static gboolean
is_free_play (const Oracle *self)
{
  return oracle_has (self, "setup", "free-play");
}

/* --- the home ranks ------------------------------------------------------- */

static int
count (const AleaPieceType *rank,
       AleaPieceType        type)
{
  int n = 0;

  for (int file = 0; file < 8; file++)
    n += rank[file] == type;

  return n;
}

/* J6, J16, J19: White fills from a, Black from a too, but in Free Play from h. */
static int
get_file (const Oracle *self)
{
  const AleaPieceType *rank = self->rank[self->board.turn];
  const gboolean is_backwards = is_free_play (self) && self->board.turn == ALEA_BLACK;
  int file = is_backwards ? 7 : 0;

  while (rank[file] != ALEA_NO_PIECE_TYPE)
    file += is_backwards ? -1 : 1;

  return file;
}

static int
square_of (AleaColour colour,
           int        file)
{
  return colour == ALEA_WHITE ? file : 56 + file;
}

/* J7, JA5: each bishop still to come finds a square of its own colour. */
static gboolean
is_good (const AleaPieceType *rank)
{
  int bishops[2] = { 0 }, vacant[2] = { 0 };

  for (int file = 0; file < 8; file++)
    {
      bishops[file % 2] += rank[file] == ALEA_BISHOP;
      vacant[file % 2] += rank[file] == ALEA_NO_PIECE_TYPE;
    }

  for (int parity = 0; parity < 2; parity++)
    if (bishops[parity] > 1 || (bishops[parity] == 0 && vacant[parity] == 0))
      return FALSE;

  return TRUE;
}

static gboolean
can_place (const Oracle  *self,
           AleaPieceType  type)
{
  const int all = type == ALEA_KING || type == ALEA_QUEEN ? 1 : 2;
  AleaPieceType rank[8];

  if (count (self->rank[self->board.turn], type) == all)
    return FALSE;

  for (int file = 0; file < 8; file++)
    rank[file] = self->rank[self->board.turn][file];
  rank[get_file (self)] = type;
  return is_good (rank);
}

/* J4: what the two dice offer and may be placed, by face. */
static int
list_offer (const Oracle  *self,
            AleaRoll       roll,
            AleaPieceType  offer[static 5])
{
  int n = 0;

  for (int face = 1; face <= 5; face++)
    if ((roll.face[0] == face || roll.face[1] == face || roll.face[0] == 6 || roll.face[1] == 6)
        && can_place (self, types[face]))
      offer[n++] = types[face];

  return n;
}

/* --- the course of the set-up --------------------------------------------- */

static void
begin_play (Oracle *self)
{
  self->is_setup = FALSE;
  self->board.turn = ALEA_WHITE;
  self->board.fullmove = is_free_play (self) && !oracle_has (self, "entries", "roman") ? 9 : 1;
  oracle_note (self, "");
  oracle_ask_decide (self);
}

static void
put (Oracle        *self,
     AleaColour     colour,
     int            file,
     AleaPieceType  type)
{
  self->rank[colour][file] = type;
  self->board.pieces[square_of (colour, file)] = alea_piece (colour, type);
  self->board.may_relocate[colour] |= type == ALEA_KING;
}

/* J29: entries are moves. */
static void
enter (Oracle        *self,
       AleaPieceType  type)
{
  const AleaColour us = self->board.turn;

  put (self, us, get_file (self), type);
  if (!is_free_play (self))
    return;

  self->board.fullmove += us == ALEA_BLACK;
  self->board.turn = alea_colour_other (us);
}

/* J8, JA6, JA12: what can only be one kind needs no roll. */
static void
go_on (Oracle *self)
{
  while (count (self->rank[self->board.turn], ALEA_NO_PIECE_TYPE) > 0)
    {
      AleaPieceType offer[5];

      if (list_offer (self, (AleaRoll) { .n = 2, .sides = 6, .face = { 6, 6 } }, offer) > 1)
        {
          oracle_ask_roll (self, 2, 6);
          return;
        }
      enter (self, offer[0]);
    }

  if (is_free_play (self) || self->board.turn == ALEA_BLACK)
    {
      begin_play (self);
      return;
    }

  /* J10, JA7. */
  self->board.turn = ALEA_BLACK;
  oracle_ask_roll (self, 2, 6);
}

static gboolean
is_mediating (const Oracle *self)
{
  return !is_free_play (self) && self->board.turn == ALEA_BLACK && !self->is_settled;
}

/* J11 to J14. */
static void
settle (Oracle   *self,
        AleaRoll  roll)
{
  const gboolean is_odd = roll.face[0] % 2 == 1;

  self->is_settled = TRUE;
  if (roll.face[0] % 2 != roll.face[1] % 2)
    {
      go_on (self);
      return;
    }

  for (int file = 0; file < 8; file++)
    put (self, ALEA_BLACK, is_odd ? 7 - file : file, self->rank[ALEA_WHITE][file]);
  begin_play (self);
}

static void
start (Oracle *self)
{
  for (int file = 0; file < 8; file++)
    {
      self->board.pieces[8 + file] = alea_piece (ALEA_WHITE, ALEA_PAWN);
      self->board.pieces[48 + file] = alea_piece (ALEA_BLACK, ALEA_PAWN);
    }
  self->is_setup = TRUE;
  oracle_ask_roll (self, 2, 6);
}

/* J5, JA1 to JA4, JA8. */
static void
take_roll (Oracle   *self,
           AleaRoll  roll)
{
  const gboolean is_double = roll.face[0] == roll.face[1];
  AleaPieceType offer[5];

  self->roll = roll;
  if (is_mediating (self) && !is_double)
    settle (self, roll);
  else if (is_mediating (self)
           || (list_offer (self, roll, offer) > 0 && !(is_double && oracle_has (self, "double", "reroll"))))
    oracle_ask_decide (self);
}

static size_t
list_setup (const Oracle *self,
            AleaDecision *decisions)
{
  AleaPieceType offer[5];
  size_t n = 0;

  if (is_mediating (self))
    decisions[n++] = alea_decision_act (ALEA_ACT_ACCEPT);
  else
    for (int i = 0, n_kinds = list_offer (self, self->roll, offer); i < n_kinds; i++)
      decisions[n++] = (AleaDecision) {
        .act = ALEA_ACT_PLACE, .piece_type = offer[i],
        .square = (AleaSquare) square_of (self->board.turn, get_file (self)),
      };

  if (self->roll.face[0] == self->roll.face[1])
    decisions[n++] = alea_decision_act (ALEA_ACT_REROLL);
  return n;
}

/* --- play ----------------------------------------------------------------- */

/* FIDE 5.2.2: too little to mate with. */
static gboolean
is_dead (const Oracle *self)
{
  AleaPosition position;
  int n = 0, pawns = 0, knights = 0, bishops[2] = { 0 };

  for (int square = 0; square < 64; square++)
    {
      const AleaPieceType type = alea_piece_type (self->board.pieces[square]);

      n += type != ALEA_NO_PIECE_TYPE;
      pawns += type == ALEA_PAWN;
      knights += type == ALEA_KNIGHT;
      bishops[(square + square / 8) % 2] += type == ALEA_BISHOP;
    }

  if (pawns > 0 && alea_position_init (&position, self->rules, &self->options, &self->board) == ALEA_FAULT_NONE)
    return alea_position_is_dead (&position);

  return n == 2 || (n == 3 && knights == 1) || n == 2 + bishops[0] || n == 2 + bishops[1];
}

static void
look_for_end (Oracle *self)
{
  AleaMove moves[ALEA_MAX_MOVES];

  oracle_ask_decide (self);
  if (slow_jepps_list_moves (&self->board, moves) == 0)
    {
      if (slow_rules_is_check (&self->board, self->board.turn))
        oracle_finish (self, oracle_win (alea_colour_other (self->board.turn)), ALEA_ENDING_CHECKMATE);
      else
        oracle_finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_STALEMATE);
    }
  else if (is_dead (self))
    oracle_finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_DEAD_POSITION);
  else if (self->n_seen >= 5)
    oracle_finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_FIVEFOLD);
  else if (self->board.halfmove_clock >= 150)
    oracle_finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_SEVENTY_FIVE_MOVES);
}

static size_t
list (const Oracle *self,
      AleaDecision *decisions)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n;

  if (self->is_setup)
    return list_setup (self, decisions);

  n = slow_jepps_list_moves (&self->board, moves);
  for (size_t i = 0; i < n; i++)
    decisions[i] = alea_decision_move (moves[i]);

  return n;
}

static void
decide (Oracle             *self,
        const AleaDecision *decision)
{
  switch (decision->act)
    {
    case ALEA_ACT_PLACE:
      enter (self, decision->piece_type);
      go_on (self);
      break;
    case ALEA_ACT_ACCEPT:
      settle (self, self->roll);
      break;
    case ALEA_ACT_REROLL:
      oracle_ask_roll (self, 2, 6);
      break;
    case ALEA_ACT_MOVE:
      slow_jepps_play (&self->board, decision->move);
      oracle_note (self, "");
      look_for_end (self);
      break;
    case ALEA_ACT_PASS:
    case ALEA_ACT_RESIGN:
    case ALEA_ACT_DRAW:
    default:
      g_assert_not_reached ();
    }
}

static AleaEnding
claim (const Oracle *self)
{
  return self->is_setup ? ALEA_ENDING_NONE : oracle_claim_draw (self);
}

const OracleGame oracle_jepps = { "jepps", start, take_roll, decide, list, claim };
