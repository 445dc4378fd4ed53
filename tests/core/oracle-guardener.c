/* oracle-guardener.c: whole games of Guardener Chess a second time
 *
 * Rules G1 to G25 and the readings GA1 to GA30.  The moves of pieces are those of
 * slow-guardener.h.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "oracle.h"

#include "games/guardener.h"
#include "slow-guardener.h"

static GuardenerTable *
table_of (AleaSetup *board)
{
  return guardener_edit_table (&board->table);
}

static gboolean
is_double (const Oracle *self)
{
  return self->board.table.roll.face[0] == self->board.table.roll.face[1];
}

/* G1, G4. */
static void
start (Oracle *self)
{
  static const AleaPieceType home[] = {
    ALEA_ROOK, ALEA_KNIGHT, ALEA_BISHOP, ALEA_QUEEN, ALEA_KING, ALEA_BISHOP, ALEA_KNIGHT, ALEA_ROOK,
  };
  AleaSetup *board = &self->board;

  for (int file = 1; file <= 8; file++)
    {
      board->pieces[10 + file] = alea_piece (ALEA_WHITE, home[file - 1]);
      board->pieces[20 + file] = alea_piece (ALEA_WHITE, ALEA_PAWN);
      board->pieces[70 + file] = alea_piece (ALEA_BLACK, ALEA_PAWN);
      board->pieces[80 + file] = alea_piece (ALEA_BLACK, home[file - 1]);
    }
  board->pieces[4] = board->pieces[5] = alea_piece (ALEA_WHITE, ALEA_GUARDENER);
  board->pieces[94] = board->pieces[95] = alea_piece (ALEA_BLACK, ALEA_GUARDENER);
  board->castle_rook[ALEA_WHITE][ALEA_WING_A] = 11;
  board->castle_rook[ALEA_WHITE][ALEA_WING_H] = 18;
  board->castle_rook[ALEA_BLACK][ALEA_WING_A] = 81;
  board->castle_rook[ALEA_BLACK][ALEA_WING_H] = 88;

  oracle_note (self, "");
  oracle_ask_roll (self, 2, 4);
}

static size_t
count_moves (const Oracle    *self,
             const AleaSetup *board)
{
  AleaMove moves[ALEA_MAX_MOVES];

  return slow_guardener_list_moves (board, &self->options, moves);
}

/* GA24: no throw at all would give an action. */
static gboolean
is_shut_in (const Oracle *self)
{
  for (int one = 1; one <= 4; one++)
    for (int other = 1; other <= 4; other++)
      {
        AleaSetup board = self->board;

        board.table.roll = (AleaRoll) { .n = 2, .sides = 4, .face = { (uint8_t) one, (uint8_t) other } };
        table_of (&board)->doubles = one == other;
        table_of (&board)->kept_first = table_of (&board)->kept_terraces = 0;
        if (count_moves (self, &board) > 0)
          return FALSE;
      }

  return TRUE;
}

/* Beside the board: who has passed, and who may come back (GA18). */
static void
begin_turn (Oracle *self)
{
  GString *words = g_string_new (NULL);

  for (int colour = 0; colour < 2; colour++)
    {
      g_string_append_printf (words, "%d", self->passed[colour]);
      for (int type = ALEA_KNIGHT; type < ALEA_N_PIECE_TYPES; type++)
        if (type != ALEA_KING)
          g_string_append_printf (words, " %d", table_of (&self->board)->lost[colour][type]);
    }
  oracle_note (self, words->str);
  g_string_free (words, TRUE);
  oracle_ask_roll (self, 2, 4);
}

/* By the pass, or because the turn is lost: en passant expires (GA17). */
static void
go_over (Oracle *self)
{
  AleaSetup *board = &self->board;

  board->table.roll = (AleaRoll) { 0 };
  table_of (board)->doubles = table_of (board)->kept_first = table_of (board)->kept_terraces = 0;
  board->n_en_passant = 0;
  board->halfmove_clock++;
  board->fullmove += board->turn == ALEA_BLACK;
  board->turn = alea_colour_other (board->turn);
  begin_turn (self);
}

/* G15, G16, GA2 to GA4: doubles count one after the other. */
static void
take_roll (Oracle   *self,
           AleaRoll  roll)
{
  AleaSetup *board = &self->board;

  board->table.roll = roll;
  if (is_double (self))
    table_of (board)->doubles++;
  else if (!oracle_has (self, "reroll", "keeps"))
    table_of (board)->doubles = 0;

  oracle_ask_decide (self);
  if (is_double (self) || !self->passed[board->turn] || count_moves (self, board) > 0)
    return;

  /* G23, GA24. */
  if (oracle_has (self, "stalemate", "this-roll") || is_shut_in (self))
    oracle_finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_STALEMATE);
  else
    go_over (self);
}

/* A king that goes where the other side attacks, whatever the dice (GA21); to
 * take the other king is none, nor is castling. */
static gboolean
is_walk_into_fire (const Oracle *self,
                   AleaMove      move)
{
  const AleaColour us = self->board.turn;
  AleaSetup after = self->board;

  if (alea_move_piece_type (move) != ALEA_KING || alea_move_type (move) == ALEA_MOVE_CASTLE)
    return FALSE;

  slow_guardener_play (&after, move);
  return alea_setup_find (&after, alea_piece (alea_colour_other (us), ALEA_KING)) != ALEA_NO_SQUARE
         && slow_guardener_is_attacked (&after, alea_setup_find (&after, alea_piece (us, ALEA_KING)),
                                        alea_colour_other (us));
}

/* G21, GA21. */
static gboolean
may_pass (const Oracle   *self,
          const AleaMove *moves,
          size_t          n)
{
  if (self->passed[self->board.turn])
    return FALSE;

  for (size_t i = 0; i < n && oracle_has (self, "pass", "stuck"); i++)
    if (!is_walk_into_fire (self, moves[i]))
      return FALSE;

  return TRUE;
}

static size_t
list (const Oracle *self,
      AleaDecision *decisions)
{
  AleaMove moves[ALEA_MAX_MOVES];
  const size_t n_moves = slow_guardener_list_moves (&self->board, &self->options, moves);
  size_t n = 0;

  for (size_t i = 0; i < n_moves; i++)
    decisions[n++] = alea_decision_move (moves[i]);
  if (is_double (self))
    decisions[n++] = alea_decision_act (ALEA_ACT_REROLL);
  if (may_pass (self, moves, n_moves))
    decisions[n++] = alea_decision_act (ALEA_ACT_PASS);

  return n;
}

/* GA2: of the first double only what it shows is kept, of others their terraces. */
static void
roll_again (Oracle *self)
{
  GuardenerTable *table = table_of (&self->board);
  const uint8_t number = self->board.table.roll.face[0];

  if (oracle_has (self, "reroll", "keeps"))
    {
      if (table->doubles == 1)
        table->kept_first = number;
      else
        table->kept_terraces |= (uint8_t) (1u << number);
    }

  self->board.table.roll = (AleaRoll) { 0 };
  oracle_ask_roll (self, 2, 4);
}

static void
decide (Oracle             *self,
        const AleaDecision *decision)
{
  const AleaColour us = self->board.turn;

  if (decision->act == ALEA_ACT_REROLL)
    roll_again (self);
  else if (decision->act == ALEA_ACT_PASS)
    {
      self->passed[us] = TRUE;
      go_over (self);
    }
  else
    {
      slow_guardener_play (&self->board, decision->move);
      /* G3. */
      if (alea_setup_find (&self->board, alea_piece (alea_colour_other (us), ALEA_KING)) == ALEA_NO_SQUARE)
        oracle_finish (self, oracle_win (us), ALEA_ENDING_KING_CAPTURED);
      else
        begin_turn (self);
    }
}

/* GA24: whoever has only a double left to roll again may call it stalemate. */
static AleaEnding
claim (const Oracle *self)
{
  if (self->question.ask == ALEA_ASK_DECIDE && is_double (self) && self->passed[self->board.turn]
      && count_moves (self, &self->board) == 0)
    return ALEA_ENDING_STALEMATE;

  return oracle_claim_draw (self);
}

void
oracle_guardener_begin_at (Oracle          *self,
                           const AleaSetup *board)
{
  self->board = *board;
  for (int colour = 0; colour < 2; colour++)
    self->passed[colour] = guardener_get_table (&board->table)->passed[colour];
  g_hash_table_remove_all (self->seen);
  begin_turn (self);
}

const OracleGame oracle_guardener = { "guardener", start, take_roll, decide, list, claim };
