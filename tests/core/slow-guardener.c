/* slow-guardener.c: the rules of Guardener Chess a second time
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "slow-guardener.h"

#include "games/guardener.h"

#include <stdlib.h>
#include <string.h>

static GuardenerTable *
own_of (AleaSetup *setup)
{
  return guardener_edit_table (&setup->table);
}

typedef struct
{
  int dx, dy;
} Step;

static const Step straight[] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };
static const Step diagonal[] = { { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 } };
static const Step knight_leaps[] = {
  { 1, 2 }, { 2, 1 }, { -1, 2 }, { -2, 1 }, { 1, -2 }, { 2, -1 }, { -1, -2 }, { -2, -1 },
};
static const Step guardener_leaps[] = {
  { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 }, { 2, 0 }, { -2, 0 }, { 0, 2 }, { 0, -2 },
};

#define N_STEPS(steps) ((int) (sizeof (steps) / sizeof (steps)[0]))

typedef struct
{
  const AleaSetup *setup;
  AleaMove        *moves;
  size_t           n;
  AleaColour       us;

  /* The readings. */
  bool             swaps_terraces;
  bool             castles_unafraid;
  bool             pawns_wait;

  /* What the dice allow. */
  bool             any_piece;     /* a double, or one that is kept */
  bool             shows[5];      /* by number */
  bool             may_castle;
  bool             is_open[5];    /* terraces by number, see is_terrace() */
} Turn;

/* --- the board: G1 ------------------------------------------------------- */

static bool
is_on_board (int file,
             int rank)
{
  bool is_8x8 = file >= 1 && file <= 8 && rank >= 1 && rank <= 8;
  bool is_file_w_or_z = (file == 0 || file == 9) && rank >= 3 && rank <= 6;
  bool is_rank_0_or_9 = (rank == 0 || rank == 9) && file >= 3 && file <= 6;

  return is_8x8 || is_file_w_or_z || is_rank_0_or_9;
}

/* GA1: 1 at the bottom, 2 the w-file, 3 the z-file, 4 on top; or 1 and 4 the
 * other way round. */
static bool
is_terrace (const Turn *turn,
            int         number,
            int         file,
            int         rank)
{
  switch (number)
    {
    case 1:
      return rank == (turn->swaps_terraces ? 9 : 0);
    case 2:
      return file == 0;
    case 3:
      return file == 9;
    case 4:
      return rank == (turn->swaps_terraces ? 0 : 9);
    default:
      return false;
    }
}

static AleaPiece
piece_at (const AleaSetup *setup,
          int              file,
          int              rank)
{
  return is_on_board (file, rank) ? setup->pieces[rank * 10 + file] : ALEA_NO_PIECE;
}

static bool
is_of (AleaPiece  piece,
       AleaColour colour)
{
  return piece != ALEA_NO_PIECE && alea_piece_colour (piece) == colour;
}

static int
forward_of (AleaColour colour)
{
  return colour == ALEA_WHITE ? 1 : -1;
}

static int
last_rank_of (AleaColour colour)
{
  return colour == ALEA_WHITE ? 8 : 1;
}

/* --- attacks: every piece is asked what it could take (GA8) ----------------- */

static bool
is_way_open (const AleaSetup *setup,
             int              from,
             int              to)
{
  int dx = to % 10 - from % 10, dy = to / 10 - from / 10;
  int steps = abs (dx) > abs (dy) ? abs (dx) : abs (dy);

  for (int i = 1; i < steps; i++)
    {
      int file = from % 10 + dx / steps * i, rank = from / 10 + dy / steps * i;

      if (!is_on_board (file, rank) || piece_at (setup, file, rank) != ALEA_NO_PIECE)
        return false;
    }

  return true;
}

static bool
attacks (const AleaSetup *setup,
         int              from,
         int              to)
{
  const AleaPiece piece = setup->pieces[from];
  const int dx = to % 10 - from % 10, dy = to / 10 - from / 10;
  const bool is_straight = (dx == 0) != (dy == 0);
  const bool is_diagonal = abs (dx) == abs (dy) && dx != 0;

  switch (alea_piece_type (piece))
    {
    case ALEA_PAWN:
      return abs (dx) == 1 && dy == forward_of (alea_piece_colour (piece));
    case ALEA_KNIGHT:
      return abs (dx) * abs (dy) == 2;
    case ALEA_BISHOP:
      return is_diagonal && is_way_open (setup, from, to);
    case ALEA_ROOK:
      return is_straight && is_way_open (setup, from, to);
    case ALEA_QUEEN:
      return (is_straight || is_diagonal) && is_way_open (setup, from, to);
    case ALEA_KING:
      return from != to && abs (dx) <= 1 && abs (dy) <= 1;
    case ALEA_GUARDENER:
      return (is_diagonal && abs (dx) == 1) || (is_straight && abs (dx + dy) == 2);
    case ALEA_NO_PIECE_TYPE:
    case ALEA_N_PIECE_TYPES:
      break;
    }

  return false;
}

bool
slow_guardener_is_attacked (const AleaSetup *setup,
                            int              square,
                            AleaColour       by)
{
  for (int from = 0; from < 100; from++)
    if (is_of (setup->pieces[from], by) && attacks (setup, from, square))
      return true;

  return false;
}

/* --- listing ------------------------------------------------------------- */

static void
add (Turn          *turn,
     int            from,
     int            to,
     AleaMoveType   type,
     AleaPieceType  promotion)
{
  AleaPieceType piece_type = type == ALEA_MOVE_RESURRECTION ? ALEA_GUARDENER : alea_piece_type (turn->setup->pieces[from]);

  turn->moves[turn->n++] = alea_move (piece_type, (unsigned) from, (unsigned) to, type, promotion);
}

/* G10 to G15: may a piece of this kind go there? */
static bool
do_dice_allow (const Turn    *turn,
               AleaPieceType  type,
               bool           captures,
               int            to)
{
  const bool is_beyond = turn->us == ALEA_WHITE ? to / 10 >= 5 : to / 10 <= 4;

  if (turn->any_piece)
    return true;

  switch (type)
    {
    case ALEA_PAWN:
      return turn->shows[1] || (!captures && !is_beyond);
    case ALEA_KING:
    case ALEA_GUARDENER:
      return turn->shows[1] || !captures;
    case ALEA_KNIGHT:
      return turn->shows[2];
    case ALEA_BISHOP:
      return turn->shows[3];
    case ALEA_ROOK:
      return turn->shows[4];
    case ALEA_QUEEN:
    case ALEA_NO_PIECE_TYPE:
    case ALEA_N_PIECE_TYPES:
      break;
    }

  return false;
}

static void
list_steps (Turn       *turn,
            int         from,
            const Step *steps,
            int         n_steps,
            int         reach)
{
  const AleaPieceType type = alea_piece_type (turn->setup->pieces[from]);

  for (int i = 0; i < n_steps; i++)
    for (int distance = 1; distance <= reach; distance++)
      {
        int file = from % 10 + steps[i].dx * distance, rank = from / 10 + steps[i].dy * distance;
        AleaPiece piece = piece_at (turn->setup, file, rank);

        if (!is_on_board (file, rank) || is_of (piece, turn->us))
          break;
        if (do_dice_allow (turn, type, piece != ALEA_NO_PIECE, rank * 10 + file))
          add (turn, from, rank * 10 + file, ALEA_MOVE_PLAIN, ALEA_NO_PIECE_TYPE);
        if (piece != ALEA_NO_PIECE)
          break;
      }
}

/* GA18: own pieces lost, but no king and no pawn. */
static bool
list_promotions (Turn *turn,
                 int   from,
                 int   to)
{
  static const AleaPieceType types[] = { ALEA_QUEEN, ALEA_ROOK, ALEA_BISHOP, ALEA_KNIGHT, ALEA_GUARDENER };
  bool any = false;

  for (int i = 0; i < 5; i++)
    if (guardener_get_table (&turn->setup->table)->lost[turn->us][types[i]] > 0)
      {
        add (turn, from, to, ALEA_MOVE_PLAIN, types[i]);
        any = true;
      }

  return any;
}

static void
add_pawn_move (Turn *turn,
               int   from,
               int   to)
{
  const AleaPiece target = turn->setup->pieces[to];

  if (!do_dice_allow (turn, ALEA_PAWN, target != ALEA_NO_PIECE, to))
    return;

  if (to / 10 != last_rank_of (turn->us))
    add (turn, from, to, ALEA_MOVE_PLAIN, ALEA_NO_PIECE_TYPE);
  else if (!list_promotions (turn, from, to)
           && (turn->pawns_wait || alea_piece_type (target) == ALEA_KING))
    add (turn, from, to, ALEA_MOVE_PLAIN, ALEA_NO_PIECE_TYPE);
}

static void
list_pawn (Turn *turn,
           int   from)
{
  const AleaSetup *setup = turn->setup;
  const int file = from % 10, rank = from / 10, forward = forward_of (turn->us);
  const int start = turn->us == ALEA_WHITE ? 2 : 7;

  /* GA19: here it waits. */
  if (rank == last_rank_of (turn->us))
    {
      if (turn->any_piece || turn->shows[1])
        list_promotions (turn, from, from);
      return;
    }

  if (is_on_board (file, rank + forward) && piece_at (setup, file, rank + forward) == ALEA_NO_PIECE)
    {
      add_pawn_move (turn, from, from + 10 * forward);
      if (rank == start && piece_at (setup, file, rank + 2 * forward) == ALEA_NO_PIECE)
        add (turn, from, from + 20 * forward, ALEA_MOVE_DOUBLE_STEP, ALEA_NO_PIECE_TYPE);
    }

  for (int side = -1; side <= 1; side += 2)
    {
      int to = from + 10 * forward + side;

      if (is_on_board (file + side, rank + forward) && is_of (setup->pieces[to], alea_colour_other (turn->us)))
        add_pawn_move (turn, from, to);

      for (int i = 0; i < setup->n_en_passant; i++)
        if (setup->en_passant[i] == to && is_on_board (file + side, rank + forward)
            && (turn->any_piece || turn->shows[1]))
          add (turn, from, to, ALEA_MOVE_EN_PASSANT, ALEA_NO_PIECE_TYPE);
    }
}

/* G18, GA7, GA8: classical, on the e-, a- and h-files of the home rank. */
static void
list_castling (Turn *turn)
{
  const AleaSetup *setup = turn->setup;
  const int home = turn->us == ALEA_WHITE ? 10 : 80, king = home + 5;

  for (int wing = 0; wing < ALEA_N_WINGS && turn->may_castle; wing++)
    {
      const int step = wing == ALEA_WING_A ? -1 : 1, rook = setup->castle_rook[turn->us][wing];
      bool is_good = rook != ALEA_NO_SQUARE;

      for (int square = king + step; is_good && square != rook; square += step)
        is_good = setup->pieces[square] == ALEA_NO_PIECE;
      for (int i = 0; i <= 2 && is_good && !turn->castles_unafraid; i++)
        is_good = !slow_guardener_is_attacked (setup, king + i * step, alea_colour_other (turn->us));

      if (is_good)
        add (turn, king, rook, ALEA_MOVE_CASTLE, ALEA_NO_PIECE_TYPE);
    }
}

static void
list_piece (Turn *turn,
            int   from)
{
  switch (alea_piece_type (turn->setup->pieces[from]))
    {
    case ALEA_PAWN:
      list_pawn (turn, from);
      break;
    case ALEA_KNIGHT:
      list_steps (turn, from, knight_leaps, N_STEPS (knight_leaps), 1);
      break;
    case ALEA_GUARDENER:
      list_steps (turn, from, guardener_leaps, N_STEPS (guardener_leaps), 1);
      break;
    case ALEA_KING:
      list_steps (turn, from, straight, N_STEPS (straight), 1);
      list_steps (turn, from, diagonal, N_STEPS (diagonal), 1);
      list_castling (turn);
      break;
    case ALEA_BISHOP:
      list_steps (turn, from, diagonal, N_STEPS (diagonal), 9);
      break;
    case ALEA_ROOK:
      list_steps (turn, from, straight, N_STEPS (straight), 9);
      break;
    case ALEA_QUEEN:
      list_steps (turn, from, straight, N_STEPS (straight), 9);
      list_steps (turn, from, diagonal, N_STEPS (diagonal), 9);
      break;
    case ALEA_NO_PIECE_TYPE:
    case ALEA_N_PIECE_TYPES:
      break;
    }
}

/* The upper square of a Guardener that straddles d and e: it is one piece. */
static bool
is_second_half (const AleaSetup *setup,
                int              from)
{
  AleaPiece guardener = setup->pieces[from];

  return alea_piece_type (guardener) == ALEA_GUARDENER
         && from == (alea_piece_colour (guardener) == ALEA_WHITE ? 5 : 95)
         && setup->pieces[from - 1] == guardener;
}

/* G16, GA2: several terraces may be open at once. */
static bool
is_open_square (const Turn *turn,
                int         square)
{
  for (int number = 1; number <= 4; number++)
    if (turn->is_open[number] && is_terrace (turn, number, square % 10, square / 10))
      return is_on_board (square % 10, square / 10);

  return false;
}

/* G16, G17. */
static void
list_terraces (Turn *turn)
{
  const AleaSetup *setup = turn->setup;

  for (int to = 0; to < 100; to++)
    {
      if (!is_open_square (turn, to) || setup->pieces[to] != ALEA_NO_PIECE)
        continue;

      for (int from = 0; from < 100; from++)
        if (is_of (setup->pieces[from], turn->us) && !is_second_half (setup, from))
          add (turn, from, to, ALEA_MOVE_TELEPORT, ALEA_NO_PIECE_TYPE);

      if (guardener_get_table (&setup->table)->lost[turn->us][ALEA_GUARDENER] > 0)
        add (turn, to, to, ALEA_MOVE_RESURRECTION, ALEA_NO_PIECE_TYPE);
    }
}

static void
read_dice (Turn              *turn,
           const AleaRules   *rules,
           const AleaOptions *options)
{
  const AleaTable *table = &turn->setup->table;
  const GuardenerTable *own = guardener_get_table (table);
  const int one = table->roll.face[0], other = table->roll.face[1];
  const bool is_kept = own->doubles > 0 && alea_rules_option_is (rules, options, "reroll", "keeps");
  bool is_four_kept = is_kept && own->kept_first == 4;

  for (int number = 1; number <= 4 && is_kept; number++)
    if (own->kept_terraces & 1 << number)
      {
        turn->is_open[number] = true;
        is_four_kept |= number == 4;
      }

  turn->any_piece = one == other || is_kept;
  turn->shows[one] = turn->shows[other] = true;
  turn->may_castle = turn->shows[4] || is_four_kept
                     || (turn->any_piece && alea_rules_option_is (rules, options, "castling-roll", "4-or-double"));
  if (one == other && own->doubles >= 2)
    turn->is_open[one] = true;
}

size_t
slow_guardener_list_moves (const AleaSetup   *setup,
                           const AleaOptions *options,
                           AleaMove           moves[static ALEA_MAX_MOVES])
{
  const AleaRules *rules = alea_rules_find ("guardener");
  Turn turn = {
    .setup = setup,
    .moves = moves,
    .us = setup->turn,
    .swaps_terraces = alea_rules_option_is (rules, options, "terraces", "1-top"),
    .castles_unafraid = alea_rules_option_is (rules, options, "castling", "free"),
    .pawns_wait = alea_rules_option_is (rules, options, "empty-pool", "wait"),
  };

  if (setup->table.roll.n == 0 || alea_setup_count (setup, alea_piece (setup->turn, ALEA_KING)) == 0)
    return 0;

  read_dice (&turn, rules, options);
  for (int from = 0; from < 100; from++)
    if (is_of (setup->pieces[from], turn.us))
      list_piece (&turn, from);
  list_terraces (&turn);

  return turn.n;
}

/* --- playing ------------------------------------------------------------- */

static void
clear_piece (AleaSetup *setup,
             int        square)
{
  const AleaPiece piece = setup->pieces[square];

  setup->pieces[square] = ALEA_NO_PIECE;

  /* GA10: both squares of one that straddles. */
  for (int i = 0; i < 100 && alea_piece_type (piece) == ALEA_GUARDENER; i++)
    if (setup->pieces[i] == piece)
      setup->pieces[i] = ALEA_NO_PIECE;
}

/* GA18: as one that is missing now. */
static void
count_lost (AleaSetup *setup,
            AleaPiece  piece)
{
  uint8_t *lost = &own_of (setup)->lost[alea_piece_colour (piece)][alea_piece_type (piece)];

  if (*lost + alea_setup_count (setup, piece) < alea_start_count[alea_piece_type (piece)])
    ++*lost;
}

static void
capture (AleaSetup *setup,
         int        square)
{
  const AleaPiece piece = setup->pieces[square];

  if (piece == ALEA_NO_PIECE)
    return;

  setup->halfmove_clock = 0;
  clear_piece (setup, square);
  count_lost (setup, piece);
}

static void
move_castling_pieces (AleaSetup *setup,
                      int        king,
                      int        rook)
{
  const int step = rook < king ? -1 : 1;
  const AleaPiece king_piece = setup->pieces[king], rook_piece = setup->pieces[rook];

  setup->pieces[king] = setup->pieces[rook] = ALEA_NO_PIECE;
  setup->pieces[king + 2 * step] = king_piece;
  setup->pieces[king + step] = rook_piece;
}

static void
move_piece (AleaSetup *setup,
            AleaMove   move)
{
  const int from = alea_move_from (move), to = alea_move_to (move);
  const AleaPieceType promotion = alea_move_promotion (move);
  AleaPiece piece = alea_piece (setup->turn, alea_move_piece_type (move));

  if (alea_move_type (move) == ALEA_MOVE_RESURRECTION)
    own_of (setup)->lost[setup->turn][ALEA_GUARDENER]--;
  else
    clear_piece (setup, from);

  if (alea_move_type (move) == ALEA_MOVE_EN_PASSANT)
    capture (setup, to - 10 * forward_of (setup->turn));
  capture (setup, to);

  if (promotion != ALEA_NO_PIECE_TYPE)
    {
      own_of (setup)->lost[setup->turn][promotion]--;
      piece = alea_piece (setup->turn, promotion);
    }
  setup->pieces[to] = piece;
}

/* A right stands as long as its king and its rook do, untouched. */
static void
lose_rights (AleaSetup *setup,
             AleaMove   move)
{
  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (int wing = 0; wing < ALEA_N_WINGS; wing++)
      {
        int king = colour == ALEA_WHITE ? 15 : 85;
        AleaSquare rook = setup->castle_rook[colour][wing];

        if (alea_move_from (move) == king || alea_move_to (move) == king
            || alea_move_from (move) == rook || alea_move_to (move) == rook)
          setup->castle_rook[colour][wing] = ALEA_NO_SQUARE;
      }
}

static void
set_en_passant (AleaSetup *setup,
                AleaMove   move)
{
  const int to = alea_move_to (move), passed = (alea_move_from (move) + to) / 2;
  const AleaPiece pawn = alea_piece (alea_colour_other (setup->turn), ALEA_PAWN);

  setup->n_en_passant = 0;
  if (alea_move_type (move) == ALEA_MOVE_DOUBLE_STEP
      && (piece_at (setup, to % 10 - 1, to / 10) == pawn || piece_at (setup, to % 10 + 1, to / 10) == pawn))
    setup->en_passant[setup->n_en_passant++] = (AleaSquare) passed;
}

void
slow_guardener_play (AleaSetup *setup,
                     AleaMove   move)
{
  setup->halfmove_clock++;
  lose_rights (setup, move);

  if (alea_move_type (move) == ALEA_MOVE_CASTLE)
    move_castling_pieces (setup, alea_move_from (move), alea_move_to (move));
  else
    move_piece (setup, move);

  if (alea_move_piece_type (move) == ALEA_PAWN)
    setup->halfmove_clock = 0;
  set_en_passant (setup, move);

  setup->table.roll = (AleaRoll) { 0 };
  own_of (setup)->doubles = 0;
  own_of (setup)->kept_first = own_of (setup)->kept_terraces = 0;
  setup->fullmove += setup->turn == ALEA_BLACK;
  setup->turn = alea_colour_other (setup->turn);
}
