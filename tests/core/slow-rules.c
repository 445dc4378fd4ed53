/* slow-rules.c: the rules of Chess and Chess960 a second time
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "slow-rules.h"

#include <stdlib.h>
#include <sys/param.h>

typedef struct
{
  int dx, dy;
} Step;

static const Step straight[] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };
static const Step diagonal[] = { { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 } };
static const Step leaps[] = {
  { 1, 2 }, { 2, 1 }, { -1, 2 }, { -2, 1 }, { 1, -2 }, { 2, -1 }, { -1, -2 }, { -2, -1 },
};

typedef struct
{
  const AleaSetup *setup;
  AleaMove        *moves;
  size_t           n;
} List;

/* --- the board ----------------------------------------------------------- */

static bool
is_on_board (int file,
             int rank)
{
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

static AleaPiece
piece_at (const AleaSetup *setup,
          int              file,
          int              rank)
{
  return setup->pieces[rank * 8 + file];
}

static bool
is_piece_of (AleaPiece  piece,
             AleaColour colour)
{
  return piece != ALEA_NO_PIECE && alea_piece_colour (piece) == colour;
}

/* --- attacks: every piece is asked what it could take ---------------------- */

static bool
is_way_open (const AleaSetup *setup,
             int              from,
             int              to)
{
  int dx = to % 8 - from % 8, dy = to / 8 - from / 8;
  int steps = abs (dx) > abs (dy) ? abs (dx) : abs (dy);

  for (int i = 1; i < steps; i++)
    if (piece_at (setup, from % 8 + dx / steps * i, from / 8 + dy / steps * i) != ALEA_NO_PIECE)
      return false;

  return true;
}

bool
slow_rules_attacks (const AleaSetup *setup,
                    int              from,
                    int              to)
{
  const AleaPiece piece = setup->pieces[from];
  const int dx = to % 8 - from % 8, dy = to / 8 - from / 8;
  const bool is_straight = (dx == 0) != (dy == 0);
  const bool is_diagonal = abs (dx) == abs (dy) && dx != 0;

  switch (alea_piece_type (piece))
    {
    case ALEA_PAWN:
      return abs (dx) == 1 && dy == (alea_piece_colour (piece) == ALEA_WHITE ? 1 : -1);
    case ALEA_KNIGHT:
      return (abs (dx) == 1 && abs (dy) == 2) || (abs (dx) == 2 && abs (dy) == 1);
    case ALEA_BISHOP:
      return is_diagonal && is_way_open (setup, from, to);
    case ALEA_ROOK:
      return is_straight && is_way_open (setup, from, to);
    case ALEA_QUEEN:
      return (is_straight || is_diagonal) && is_way_open (setup, from, to);
    case ALEA_KING:
      return abs (dx) <= 1 && abs (dy) <= 1 && from != to;
    case ALEA_GUARDENER:
    case ALEA_NO_PIECE_TYPE:
    case ALEA_N_PIECE_TYPES:
      break;
    }

  return false;
}

static bool
is_attacked (const AleaSetup *setup,
             int              square,
             AleaColour       by)
{
  for (int from = 0; from < 64; from++)
    if (is_piece_of (setup->pieces[from], by) && slow_rules_attacks (setup, from, square))
      return true;

  return false;
}

bool
slow_rules_is_check (const AleaSetup *setup,
                     AleaColour       colour)
{
  AleaSquare king = alea_setup_find (setup, alea_piece (colour, ALEA_KING));

  return is_attacked (setup, king, alea_colour_other (colour));
}

/* --- playing ------------------------------------------------------------- */

static void
place_castled (AleaSetup *setup,
               int        king,
               int        rook)
{
  const AleaColour us = setup->turn;
  const int home = king / 8 * 8;
  const bool is_a_side = rook < king;

  setup->pieces[king] = setup->pieces[rook] = ALEA_NO_PIECE;
  setup->pieces[home + (is_a_side ? 2 : 6)] = alea_piece (us, ALEA_KING);
  setup->pieces[home + (is_a_side ? 3 : 5)] = alea_piece (us, ALEA_ROOK);
}

static void
move_pieces (AleaSetup *setup,
             AleaMove   move)
{
  const int from = alea_move_from (move), to = alea_move_to (move);
  const AleaPiece piece = setup->pieces[from];

  if (alea_move_type (move) == ALEA_MOVE_CASTLE)
    {
      place_castled (setup, from, to);
      return;
    }

  setup->pieces[from] = ALEA_NO_PIECE;
  setup->pieces[to] = piece;
  if (alea_move_promotion (move) != ALEA_NO_PIECE_TYPE)
    setup->pieces[to] = alea_piece (alea_piece_colour (piece), alea_move_promotion (move));
  if (alea_move_type (move) == ALEA_MOVE_EN_PASSANT)
    setup->pieces[from / 8 * 8 + to % 8] = ALEA_NO_PIECE;
}

static void
lose_rights (AleaSetup *setup,
             AleaMove   move)
{
  for (int colour = 0; colour < 2; colour++)
    for (int wing = 0; wing < ALEA_N_WINGS; wing++)
      {
        AleaSquare *rook = &setup->castle_rook[colour][wing];

        if (*rook == alea_move_from (move) || *rook == alea_move_to (move)
            || (alea_move_piece_type (move) == ALEA_KING && (int) setup->turn == colour))
          *rook = ALEA_NO_SQUARE;
      }
}

/* The square passed counts only where a pawn may really take there. */
static void
keep_en_passant_if_real (AleaSetup *setup,
                         AleaMove   move)
{
  AleaMove moves[ALEA_MAX_MOVES];
  size_t n;

  setup->n_en_passant = 0;
  if (alea_move_type (move) != ALEA_MOVE_DOUBLE_STEP)
    return;

  setup->en_passant[0] = (AleaSquare) ((alea_move_from (move) + alea_move_to (move)) / 2);
  setup->n_en_passant = 1;
  n = slow_rules_list_moves (setup, moves);
  for (size_t i = 0; i < n; i++)
    if (alea_move_type (moves[i]) == ALEA_MOVE_EN_PASSANT)
      return;

  setup->en_passant[0] = 0;
  setup->n_en_passant = 0;
}

void
slow_rules_play (AleaSetup *setup,
                 AleaMove   move)
{
  const bool is_castle = alea_move_type (move) == ALEA_MOVE_CASTLE;
  const bool takes = !is_castle && setup->pieces[alea_move_to (move)] != ALEA_NO_PIECE;

  setup->halfmove_clock++;
  if (takes || alea_move_piece_type (move) == ALEA_PAWN)
    setup->halfmove_clock = 0;
  setup->fullmove += setup->turn == ALEA_BLACK;

  move_pieces (setup, move);
  lose_rights (setup, move);
  setup->turn = alea_colour_other (setup->turn);
  keep_en_passant_if_real (setup, move);
}

/* --- listing ------------------------------------------------------------- */

/* Adds a move that the piece can make, unless its king could then be taken. */
static void
add_if_safe (List     *list,
             AleaMove  move)
{
  AleaSetup after = *list->setup;

  move_pieces (&after, move);
  if (!slow_rules_is_check (&after, after.turn))
    list->moves[list->n++] = move;
}

static void
add_step (List *list,
          int   from,
          int   to)
{
  AleaPiece target = list->setup->pieces[to];

  if (!is_piece_of (target, list->setup->turn))
    add_if_safe (list, alea_move (alea_piece_type (list->setup->pieces[from]), (unsigned) from, (unsigned) to,
                                  ALEA_MOVE_PLAIN, ALEA_NO_PIECE_TYPE));
}

static void
list_steps (List       *list,
            int         from,
            const Step *steps,
            int         n_steps,
            int         reach)
{
  for (int i = 0; i < n_steps; i++)
    for (int length = 1; length <= reach; length++)
      {
        int file = from % 8 + steps[i].dx * length, rank = from / 8 + steps[i].dy * length;

        if (!is_on_board (file, rank))
          break;
        add_step (list, from, rank * 8 + file);
        if (piece_at (list->setup, file, rank) != ALEA_NO_PIECE)
          break;
      }
}

static void
add_pawn_move (List         *list,
               int           from,
               int           to,
               AleaMoveType  type)
{
  static const AleaPieceType piece_types[] = { ALEA_KNIGHT, ALEA_BISHOP, ALEA_ROOK, ALEA_QUEEN };

  if (to / 8 != 0 && to / 8 != 7)
    add_if_safe (list, alea_move (ALEA_PAWN, (unsigned) from, (unsigned) to, type, ALEA_NO_PIECE_TYPE));
  else
    for (int i = 0; i < 4; i++)
      add_if_safe (list, alea_move (ALEA_PAWN, (unsigned) from, (unsigned) to, type, piece_types[i]));
}

static bool
is_en_passant_square (const AleaSetup *setup,
                      int              square)
{
  for (int i = 0; i < setup->n_en_passant; i++)
    if (setup->en_passant[i] == square)
      return true;

  return false;
}

static void
list_pawn (List *list,
           int   from)
{
  const AleaSetup *setup = list->setup;
  const bool is_white = setup->turn == ALEA_WHITE;
  const int ahead = from + (is_white ? 8 : -8);
  const int start_rank = is_white ? 1 : 6;

  if (setup->pieces[ahead] == ALEA_NO_PIECE)
    {
      add_pawn_move (list, from, ahead, ALEA_MOVE_PLAIN);
      if (from / 8 == start_rank && setup->pieces[2 * ahead - from] == ALEA_NO_PIECE)
        add_pawn_move (list, from, 2 * ahead - from, ALEA_MOVE_DOUBLE_STEP);
    }

  for (int side = -1; side <= 1; side += 2)
    {
      if (!is_on_board (ahead % 8 + side, ahead / 8))
        continue;
      if (is_piece_of (setup->pieces[ahead + side], alea_colour_other (setup->turn)))
        add_pawn_move (list, from, ahead + side, ALEA_MOVE_PLAIN);
      else if (is_en_passant_square (setup, ahead + side))
        add_pawn_move (list, from, ahead + side, ALEA_MOVE_EN_PASSANT);
    }
}

/* C14: nobody but king and rook stands on the squares from @a to @b. */
static bool
is_path_free (const AleaSetup *setup,
              int              king,
              int              rook,
              int              a,
              int              b)
{
  for (int square = MIN (a, b); square <= MAX (a, b); square++)
    if (square != king && square != rook && setup->pieces[square] != ALEA_NO_PIECE)
      return false;

  return true;
}

/* C13, C15: the king is attacked neither where it stands, nor on its way, nor
 * where it arrives; the last as the board is after castling. */
static void
list_castling (List     *list,
               AleaWing  wing)
{
  const AleaSetup *setup = list->setup;
  const int king = alea_setup_find (setup, alea_piece (setup->turn, ALEA_KING));
  const int home = king / 8 * 8;
  const int king_to = home + (wing == ALEA_WING_A ? 2 : 6), rook_to = home + (wing == ALEA_WING_A ? 3 : 5);
  const int rook = setup->castle_rook[setup->turn][wing];

  if (rook == ALEA_NO_SQUARE
      || !is_path_free (setup, king, rook, king, king_to)
      || !is_path_free (setup, king, rook, rook, rook_to))
    return;

  for (int square = MIN (king, king_to); square <= MAX (king, king_to); square++)
    if (is_attacked (setup, square, alea_colour_other (setup->turn)))
      return;

  add_if_safe (list, alea_move (ALEA_KING, (unsigned) king, (unsigned) rook, ALEA_MOVE_CASTLE, ALEA_NO_PIECE_TYPE));
}

static void
list_piece (List *list,
            int   from)
{
  AleaPieceType type = alea_piece_type (list->setup->pieces[from]);

  if (type == ALEA_PAWN)
    list_pawn (list, from);
  if (type == ALEA_KNIGHT)
    list_steps (list, from, leaps, 8, 1);
  if (type == ALEA_BISHOP || type == ALEA_QUEEN)
    list_steps (list, from, diagonal, 4, 7);
  if (type == ALEA_ROOK || type == ALEA_QUEEN)
    list_steps (list, from, straight, 4, 7);
  if (type == ALEA_KING)
    {
      list_steps (list, from, diagonal, 4, 1);
      list_steps (list, from, straight, 4, 1);
    }
}

size_t
slow_rules_list_moves (const AleaSetup *setup,
                       AleaMove         moves[static ALEA_MAX_MOVES])
{
  List list = { .setup = setup, .moves = moves };

  for (int from = 0; from < 64; from++)
    if (is_piece_of (setup->pieces[from], setup->turn))
      list_piece (&list, from);

  list_castling (&list, ALEA_WING_A);
  list_castling (&list, ALEA_WING_H);
  return list.n;
}
