/* random-move-twin.c: Random Move Number Chess once more, slowly
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-move-twin.h"

#include "alea-movegen.h"
#include "slow-rules.h"

/* The values of the table of R6 that are no number of moves. */
#define SWAP (-1)
#define LOSS (-2)

static int
square_at (int file,
           int rank)
{
  return rank * 8 + file;
}

static gboolean
is_in_check (const Twin *self,
             AleaColour  colour)
{
  return alea_setup_find (&self->board, alea_piece (colour, ALEA_KING)) != ALEA_NO_SQUARE
         && slow_rules_is_check (&self->board, colour);
}

/* --- moves --------------------------------------------------------------- */

static void
add_move (const Twin *self,
          AleaMove    move,
          AleaMove   *moves,
          size_t     *n)
{
  gboolean takes_king = alea_piece_type (self->board.pieces[alea_move_to (move)]) == ALEA_KING;

  if (takes_king && alea_move_type (move) != ALEA_MOVE_CASTLE && !self->may_take_king)
    return;

  for (size_t i = 0; i < *n; i++)
    if (moves[i] == move)
      return;

  moves[(*n)++] = move;
}

/* RA9: who takes the king has won, so that no pin and no check hinders it. */
static void
add_captures_of_king (const Twin *self,
                      AleaMove   *moves,
                      size_t     *n)
{
  const AleaColour us = self->board.turn;
  const int king = alea_setup_find (&self->board, alea_piece (alea_colour_other (us), ALEA_KING));

  for (int from = 0; from < 64; from++)
    {
      const AleaPieceType type = alea_piece_type (self->board.pieces[from]);
      const gboolean promotes = type == ALEA_PAWN && king / 8 == (us == ALEA_WHITE ? 7 : 0);

      if (self->board.pieces[from] == ALEA_NO_PIECE || alea_piece_colour (self->board.pieces[from]) != us
          || !slow_rules_attacks (&self->board, from, king))
        continue;

      for (int into = promotes ? ALEA_KNIGHT : 0; into <= (promotes ? ALEA_QUEEN : 0); into++)
        add_move (self, alea_move (type, (unsigned) from, (unsigned) king, ALEA_MOVE_PLAIN, (AleaPieceType) into), moves, n);
    }
}

size_t
twin_list (const Twin *self,
           AleaMove    moves[static ALEA_MAX_MOVES])
{
  AleaSetup setup = self->board;
  AleaMove found[ALEA_MAX_MOVES];
  size_t n_found, n = 0;

  for (int file = 0; file < 8; file++)
    {
      const int passed = square_at (file, setup.turn == ALEA_WHITE ? 5 : 2);

      /* A square that is taken cannot be passed any more. */
      if (self->rights[!setup.turn] >> file & 1 && setup.pieces[passed] == ALEA_NO_PIECE)
        setup.en_passant[setup.n_en_passant++] = (AleaSquare) passed;
    }

  n_found = slow_rules_list_moves (&setup, found);
  for (size_t i = 0; i < n_found; i++)
    add_move (self, found[i], moves, &n);

  if (is_in_check (self, alea_colour_other (self->board.turn)))
    add_captures_of_king (self, moves, &n);
  return n;
}

/* --- endings ------------------------------------------------------------- */

static void
finish (Twin       *self,
        AleaResult  result,
        AleaEnding  ending)
{
  self->result = result;
  self->ending = ending;
}

static AleaResult
win_of (AleaColour colour)
{
  return colour == ALEA_WHITE ? ALEA_RESULT_WHITE : ALEA_RESULT_BLACK;
}

/* All that makes a position the same: pieces, turn, castling, and the squares on
 * which a capture en passant is legal. */
static char *
write_position (const Twin *self)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n = twin_list (self, moves);
  guint files = 0;
  GString *text = g_string_new (NULL);

  for (size_t i = 0; i < n; i++)
    if (alea_move_type (moves[i]) == ALEA_MOVE_EN_PASSANT)
      files |= 1u << alea_move_to (moves[i]) % 8;

  for (int i = 0; i < 64; i++)
    g_string_append_c (text, self->board.pieces[i] != ALEA_NO_PIECE ? alea_piece_to_letter (self->board.pieces[i]) : '.');
  g_string_append_printf (text, " %d %x", self->board.turn, files);
  for (int i = 0; i < 4; i++)
    g_string_append_printf (text, " %d", self->board.castle_rook[i / 2][i % 2]);

  return g_string_free (text, FALSE);
}

/* RA19: after a missed turn the position is none that counts. */
int
twin_count_seen (const Twin *self)
{
  const char *last = g_ptr_array_index (self->seen, self->seen->len - 1);
  g_autofree char *now = write_position (self);
  int n = 0;

  if (!g_str_equal (now, last))
    return 0;

  for (guint i = 0; i < self->seen->len; i++)
    n += g_str_equal (g_ptr_array_index (self->seen, i), now);

  return n;
}

/* The position of chess knows of no capture en passant here, and that can open
 * what is locked without it. */
static gboolean
is_dead (const Twin     *self,
         const AleaMove *moves,
         size_t          n)
{
  AleaPosition position;

  for (size_t i = 0; i < n; i++)
    if (alea_move_type (moves[i]) == ALEA_MOVE_EN_PASSANT)
      return FALSE;

  alea_position_assemble (&position, alea_rules_find ("chess"), NULL, &self->board);
  return alea_position_is_dead (&position);
}

static void
look_for_end (Twin     *self,
              gboolean  counts_for_repetition)
{
  AleaMove moves[ALEA_MAX_MOVES];
  const size_t n = twin_list (self, moves);

  if (n == 0)
    {
      if (is_in_check (self, self->board.turn))
        finish (self, win_of (alea_colour_other (self->board.turn)), ALEA_ENDING_CHECKMATE);
      else
        finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_STALEMATE);
    }
  else if (is_dead (self, moves, n))
    finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_DEAD_POSITION);
  else if (counts_for_repetition && twin_count_seen (self) >= 5)
    finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_FIVEFOLD);
  else if (self->quiet_moves >= 150)
    finish (self, ALEA_RESULT_DRAW, ALEA_ENDING_SEVENTY_FIVE_MOVES);
}

/* --- rolls --------------------------------------------------------------- */

gboolean
twin_needs_roll (const Twin *self)
{
  return self->left == 0 && self->n_turns >= 2;
}

static int
get_worth (int face,
           int length)
{
  static const int of_sixes[] = { 2, 3, SWAP, 5, 6 };

  if (face == 6)
    return length <= 5 ? of_sixes[length - 1] : LOSS;

  return face == 1 ? length - 1 : length;
}

void
twin_roll (Twin *self,
           int   face)
{
  AleaColour turn = self->board.turn;
  int player = self->player_of[turn];
  int worth;

  self->run_length[player] = self->run_face[player] == face ? self->run_length[player] + 1 : 1;
  self->run_face[player] = face;
  worth = get_worth (face, self->run_length[player]);

  if (worth == LOSS)
    finish (self, win_of (alea_colour_other (turn)), ALEA_ENDING_SIX_SIXES);
  else if (worth == SWAP)
    {
      self->player_of[ALEA_WHITE] = !self->player_of[ALEA_WHITE];
      self->player_of[ALEA_BLACK] = !self->player_of[ALEA_BLACK];
    }
  else if (worth == 0 && !(self->may_save_king && is_in_check (self, turn)))
    {
      self->board.turn = alea_colour_other (turn);
      self->n_turns++;
      look_for_end (self, FALSE);
    }
  else
    {
      self->left = MAX (worth, 1);
      self->is_first_move = TRUE;
    }
}

/* --- playing ------------------------------------------------------------- */

static void
move_pieces (AleaSetup *board,
             AleaMove   move)
{
  int from = alea_move_from (move), to = alea_move_to (move);
  AleaColour us = alea_piece_colour (board->pieces[from]);
  AleaPiece piece = board->pieces[from];

  board->pieces[from] = ALEA_NO_PIECE;
  if (alea_move_type (move) == ALEA_MOVE_CASTLE)
    {
      int home = from / 8 * 8;

      board->pieces[to] = ALEA_NO_PIECE;
      board->pieces[home + (to < from ? 2 : 6)] = piece;
      board->pieces[home + (to < from ? 3 : 5)] = alea_piece (us, ALEA_ROOK);
      return;
    }

  if (alea_move_type (move) == ALEA_MOVE_EN_PASSANT)
    board->pieces[square_at (to % 8, from / 8)] = ALEA_NO_PIECE;
  board->pieces[to] = alea_move_promotion (move) != ALEA_NO_PIECE_TYPE ? alea_piece (us, alea_move_promotion (move)) : piece;
}

static void
drop_castling (AleaSetup *board)
{
  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (int wing = 0; wing < ALEA_N_WINGS; wing++)
      {
        AleaSquare *rook = &board->castle_rook[colour][wing];

        if (*rook != ALEA_NO_SQUARE
            && (board->pieces[*rook] != alea_piece (colour, ALEA_ROOK)
                || board->pieces[colour == ALEA_WHITE ? 4 : 60] != alea_piece (colour, ALEA_KING)))
          *rook = ALEA_NO_SQUARE;
      }
}

/* RA17: own squares begin anew with the series, and a pawn that goes on takes
 * its square with it; what the other side passed may be taken on with the
 * first move and, one after the other, with those that follow. */
static void
note_rights (Twin     *self,
             AleaMove  move)
{
  AleaColour us = self->board.turn, them = alea_colour_other (us);
  int from = alea_move_from (move), to = alea_move_to (move);

  if (self->is_first_move)
    self->rights[us] = 0;
  if (alea_move_piece_type (move) == ALEA_PAWN && from / 8 == (us == ALEA_WHITE ? 3 : 4))
    self->rights[us] &= ~(1u << from % 8);
  if (alea_move_type (move) == ALEA_MOVE_DOUBLE_STEP)
    self->rights[us] |= 1u << to % 8;

  if (alea_move_type (move) == ALEA_MOVE_EN_PASSANT)
    self->rights[them] &= ~(1u << to % 8);
  else
    self->rights[them] = 0;
}

static void
end_turn (Twin *self)
{
  self->left = 0;
  self->n_turns++;
  self->is_first_move = TRUE;
  self->rights[alea_colour_other (self->board.turn)] = 0;
  self->board.turn = alea_colour_other (self->board.turn);
  g_ptr_array_add (self->seen, write_position (self));
  look_for_end (self, TRUE);
}

void
twin_play (Twin     *self,
           AleaMove  move)
{
  AleaColour us = self->board.turn, them = alea_colour_other (us);
  gboolean is_castle = alea_move_type (move) == ALEA_MOVE_CASTLE;
  AleaMove moves[ALEA_MAX_MOVES];

  self->quiet_moves++;
  if (alea_move_piece_type (move) == ALEA_PAWN || (!is_castle && self->board.pieces[alea_move_to (move)] != ALEA_NO_PIECE))
    self->quiet_moves = 0;

  note_rights (self, move);
  move_pieces (&self->board, move);
  drop_castling (&self->board);
  self->is_first_move = FALSE;
  self->left = MAX (self->left - 1, 0);

  if (alea_setup_find (&self->board, alea_piece (them, ALEA_KING)) == ALEA_NO_SQUARE)
    finish (self, win_of (us), ALEA_ENDING_KING_CAPTURED);
  else if (self->left == 0 || is_in_check (self, them))
    end_turn (self);
  else if (twin_list (self, moves) == 0 && self->may_lapse)
    end_turn (self);
  else
    look_for_end (self, FALSE);
}

/* --- life ---------------------------------------------------------------- */

Twin *
twin_new (const AleaSetup   *start,
          const AleaOptions *options,
          const int          run_face[2],
          const int          run_length[2],
          gboolean           is_swapped)
{
  const AleaRules *rules = alea_rules_find ("random-move");
  Twin *self = g_new0 (Twin, 1);

  self->board = *start;
  self->board.table = (AleaTable) { 0 };
  self->n_turns = 2 * (start->fullmove - 1) + (start->turn == ALEA_BLACK);
  self->is_first_move = TRUE;
  self->may_take_king = alea_rules_option_is (rules, options, "missed-check", "capture");
  self->may_save_king = alea_rules_option_is (rules, options, "missed-check", "save");
  self->may_lapse = alea_rules_option_is (rules, options, "no-move", "lapse");
  self->player_of[ALEA_WHITE] = is_swapped ? 1 : 0;
  self->player_of[ALEA_BLACK] = is_swapped ? 0 : 1;
  self->seen = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < 2; i++)
    {
      self->run_face[i] = run_face[i];
      self->run_length[i] = run_length[i];
    }

  g_ptr_array_add (self->seen, write_position (self));
  return self;
}

void
twin_free (Twin *self)
{
  g_ptr_array_unref (self->seen);
  g_free (self);
}
