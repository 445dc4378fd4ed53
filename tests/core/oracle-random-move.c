/* oracle-random-move.c: whole games of Random Move Number Chess a second time
 *
 * Rules R1 to R8 and the readings RA1 to RA25.  Here colours are rolled for; play
 * is that of random-move-twin.h.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "oracle.h"

/* R3: the players roll in turn, the first one first. */
static void
ask_for_colours (Oracle *self)
{
  oracle_ask_roll (self, 1, 6);
  self->question.who = self->roller == 0 ? ALEA_WHO_FIRST : ALEA_WHO_SECOND;
}

static void
start (Oracle *self)
{
  static const AleaPieceType home[] = {
    ALEA_ROOK, ALEA_KNIGHT, ALEA_BISHOP, ALEA_QUEEN, ALEA_KING, ALEA_BISHOP, ALEA_KNIGHT, ALEA_ROOK,
  };
  AleaSetup *board = &self->board;

  for (int file = 0; file < 8; file++)
    {
      board->pieces[file] = alea_piece (ALEA_WHITE, home[file]);
      board->pieces[8 + file] = alea_piece (ALEA_WHITE, ALEA_PAWN);
      board->pieces[48 + file] = alea_piece (ALEA_BLACK, ALEA_PAWN);
      board->pieces[56 + file] = alea_piece (ALEA_BLACK, home[file]);
    }
  for (int colour = 0; colour < 2; colour++)
    {
      board->castle_rook[colour][ALEA_WING_A] = (AleaSquare) (56 * colour);
      board->castle_rook[colour][ALEA_WING_H] = (AleaSquare) (56 * colour + 7);
    }
  self->is_setup = TRUE;
  ask_for_colours (self);
}

/* What the twin has come to. */
static void
follow (Oracle *self)
{
  const Twin *twin = self->twin;

  self->board = twin->board;
  self->board.halfmove_clock = (uint16_t) twin->quiet_moves;
  self->board.fullmove = (uint16_t) (1 + twin->n_turns / 2);
  if (twin->result != ALEA_RESULT_NONE)
    oracle_finish (self, twin->result, twin->ending);
  else if (twin_needs_roll (twin))
    oracle_ask_roll (self, 1, 6);
  else
    oracle_ask_decide (self);
}

/* R3: a tie is rolled again, and all of it counts (RA3). */
static void
roll_for_colours (Oracle *self,
                  int     face)
{
  const int player = self->roller;

  self->run_length[player] = self->run_face[player] == face ? self->run_length[player] + 1 : 1;
  self->run_face[player] = face;
  self->roller = !player;
  if (player == 0 || self->run_face[0] == self->run_face[1])
    {
      ask_for_colours (self);
      return;
    }

  self->is_setup = FALSE;
  self->twin = twin_new (&self->board, &self->options, self->run_face, self->run_length,
                         self->run_face[1] > self->run_face[0]);
  follow (self);
}

static void
take_roll (Oracle   *self,
           AleaRoll  roll)
{
  if (self->twin == NULL)
    {
      roll_for_colours (self, roll.face[0]);
      return;
    }

  twin_roll (self->twin, roll.face[0]);
  follow (self);
}

static size_t
list (const Oracle *self,
      AleaDecision *decisions)
{
  AleaMove moves[ALEA_MAX_MOVES];
  const size_t n = twin_list (self->twin, moves);

  for (size_t i = 0; i < n; i++)
    decisions[i] = alea_decision_move (moves[i]);

  return n;
}

static void
decide (Oracle             *self,
        const AleaDecision *decision)
{
  twin_play (self->twin, decision->move);
  follow (self);
}

/* RA19, RA20; who has moved on can claim no repetition any more. */
static AleaEnding
claim (const Oracle *self)
{
  if (self->twin == NULL || !oracle_has (self, "claims", "on"))
    return ALEA_ENDING_NONE;
  if (self->twin->is_first_move && twin_count_seen (self->twin) >= 3)
    return ALEA_ENDING_THREEFOLD;

  return self->twin->quiet_moves >= 100 ? ALEA_ENDING_FIFTY_MOVES : ALEA_ENDING_NONE;
}

const OracleGame oracle_random_move = { "random-move", start, take_roll, decide, list, claim };
