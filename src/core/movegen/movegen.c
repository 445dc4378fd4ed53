/* movegen.c: the one generator of legal moves
 *
 * Compiled once for each width of board, see alea-movegen.h.  It makes legal
 * moves only: pieces that are pinned are held to their pin while the moves are
 * made, so that nothing has to be tried and taken back.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-movegen.h"
#include "alea-position-attacks.h"
#include "attacks.h"
#include "board-key.h"
#include "gate-moves.h"
#include "king-moves.h"
#include "make-move.h"
#include "move-key.h"
#include "piece-moves.h"
#include "sliders.h"
#include "threats.h"

#include <string.h>

#if ALEA_BITS == 64
#define BOARD(position) (&(position)->board.narrow)
#else
#define BOARD(position) (&(position)->board.wide)
#endif

/* What does not change from node to node. */
typedef struct
{
  const Terrain *terrain;
  bool           royal;   /* the king must not be left attacked */
} Context;

static Context
get_context (const AleaPosition *position)
{
  return (Context) {
    .terrain = position->terrain,
    .royal = !position->rules->king_is_captured,
  };
}

/* --- each kind of move --------------------------------------------------- */

/* En passant takes a piece from a square that nobody moves to, and may open the
 * rank on the own king: it is rare, so the board after it is looked at. */
INLINE void
list_en_passant (const Board   *board,
                 const Context *context,
                 const AleaGate *gate,
                 int            us,
                 int            king,
                 List          *list)
{
  const Terrain *terrain = context->terrain;
  int from, to;

  BITS_FOREACH (to, board->en_passant & (Bits) gate->take)
    BITS_FOREACH (from, terrain->pawn_attack[!us][to] & board->of_type[ALEA_PAWN] & board->colour[us] & (Bits) gate->from)
      {
        Bits taken = ahead (terrain, bits_of (to), !us);
        Bits occupied = (occupied_squares (board) ^ bits_of (from) ^ taken) | bits_of (to);

        if (!context->royal || !attackers_to (board, terrain, king, occupied, !us))
          add (list, alea_move (ALEA_PAWN, (unsigned) from, (unsigned) to, ALEA_MOVE_EN_PASSANT, ALEA_NO_PIECE_TYPE));
      }
}

/* Moves of pieces that are pinned. */
INLINE void
list_pinned (const Board   *board,
             const Terrain *terrain,
             const AleaGate *gate,
             const Threats *threats,
             int            us,
             int            king,
             Bits           allowed,
             List          *list)
{
  int pinner;

  BITS_FOREACH (pinner, threats->pinners)
    {
      const Bits between = squares_between (terrain, king, pinner);
      const Bits piece = between & threats->pinned & (Bits) gate->from;
      const Bits line = allowed & (between | bits_of (pinner));

      list_pawns (board, terrain, gate, us, piece & board->of_type[ALEA_PAWN], line, list);
      list_officers (board, terrain, piece, line & (Bits) gate->to, list);
    }
}

/* @is_partial: few pieces are asked for, so that it pays to see that there are
 * none of a kind. */
INLINE void
generate (const Board   *board,
          const Context *context,
          const AleaGate *gate,
          int            us,
          bool           is_partial,
          List          *list)
{
  const Terrain *terrain = context->terrain;
  const Bits ours = board->colour[us];
  const Bits kings = board->of_type[ALEA_KING] & ours;
  const int king = kings != 0 ? bits_first (kings) : 0;
  const bool king_moves = (kings & (Bits) gate->from) != 0;
  Bits pieces = ours & (Bits) gate->from;
  Bits allowed = terrain->squares & ~ours;
  Bits checkers = 0, officers, pawns;

  /* G3: a side whose king is captured has lost, and moves no more. */
  if (ALEA_BITS != 64 && kings == 0)
    return;

  if (king_moves)
    list_king (board, terrain, gate, context->royal, us, king, list);

  if (context->royal)
    {
      const Threats threats = find_threats (board, terrain, us, king);

      checkers = threats.checkers;
      if (checkers & (checkers - 1))
        return;
      if (checkers)
        allowed &= checkers | squares_between (terrain, king, bits_first (checkers));
      pieces &= ~threats.pinned;
      list_pinned (board, terrain, gate, &threats, us, king, allowed, list);
    }

  officers = pieces & (Bits) gate->officers;
  if (!is_partial || officers != 0)
    list_officers (board, terrain, officers, allowed & (Bits) gate->to, list);
  /* Behind the last rank lies a terrace, where no pawn walks. */
  pawns = pieces & board->of_type[ALEA_PAWN] & (ALEA_BITS != 64 ? ~terrain->home[!us] : ~(Bits) 0);
  if (!is_partial || (pawns != 0 && (gate->step | gate->take) != 0))
    list_pawns (board, terrain, gate, us, pawns, allowed, list);

  if (board->en_passant)
    list_en_passant (board, context, gate, us, king, list);
  /* No game has both castling and relocation. */
  if (board->castle_rooks & ours && checkers == 0 && gate->castling && king_moves)
    list_castling (board, terrain, gate, us, king, list);
  else if (__builtin_expect (board->may_relocate >> us & 1, 0) && checkers == 0 && king_moves)
    list_relocations (board, terrain, gate, us, king, list);

  if (ALEA_BITS != 64)
    {
      list_guardener (board, terrain, pieces, allowed & (Bits) (gate->walk & gate->to), list);
      list_waiting_pawns (board, terrain, gate, us, list);
      list_teleports (board, gate, us, list);
    }
}

/* --- perft --------------------------------------------------------------- */

static uint64_t count_nodes_of_white (const Board   *board,
                                      const Context *context,
                                      int            depth);
static uint64_t count_nodes_of_black (const Board   *board,
                                      const Context *context,
                                      int            depth);

/* Compiled for each colour, so that all that depends on it is a constant. */
INLINE uint64_t
count_nodes (const Board   *board,
             const Context *context,
             int            us,
             int            depth)
{
  const AleaGate gate = open_gate ();
  AleaMove moves[ALEA_MAX_MOVES];
  List list = { .moves = moves };
  uint64_t nodes = 0;

  if (depth == 1)
    {
      List count = { .moves = NULL };

      generate (board, context, &gate, us, false, &count);
      return count.n;
    }

  generate (board, context, &gate, us, false, &list);
  for (size_t i = 0; i < list.n; i++)
    {
      Board after;

      make (&after, board, context->terrain, us, moves[i]);
      nodes += us == ALEA_WHITE ? count_nodes_of_black (&after, context, depth - 1)
                                : count_nodes_of_white (&after, context, depth - 1);
    }

  return nodes;
}

static uint64_t
count_nodes_of_white (const Board   *board,
                      const Context *context,
                      int            depth)
{
  return count_nodes (board, context, ALEA_WHITE, depth);
}

static uint64_t
count_nodes_of_black (const Board   *board,
                      const Context *context,
                      int            depth)
{
  return count_nodes (board, context, ALEA_BLACK, depth);
}

static uint64_t
movegen_perft (const AleaPosition *position,
               int                 depth)
{
  const Context context = get_context (position);
  const Board *board = BOARD (position);

  if (depth <= 0)
    return 1;

  return board->turn == ALEA_WHITE ? count_nodes_of_white (board, &context, depth)
                                   : count_nodes_of_black (board, &context, depth);
}

/* --- the table of functions ---------------------------------------------- */

static const void *
movegen_prepare (const AleaGeometry *geometry)
{
  return ALEA_TERRAIN_PREPARE (geometry);
}

static uint64_t
movegen_compute_key (const AleaPosition *position)
{
  const Board *board = BOARD (position);

  return key_of_pieces (board) ^ key_of_rights (board);
}

static size_t
movegen_list_moves (const AleaPosition *position,
                    AleaMove           *moves)
{
  const Context context = get_context (position);
  const AleaGate gate = gate_of (position);
  List list = { .moves = moves };

  if (moves == NULL)
    {
      List count = { .moves = NULL };

      generate (BOARD (position), &context, &gate, BOARD (position)->turn, false, &count);
      return count.n;
    }

  generate (BOARD (position), &context, &gate, BOARD (position)->turn, false, &list);
  return list.n;
}

/* Pawns and knights are asked first, as they cost least. */
static bool
movegen_has_moves (const AleaPosition *position)
{
  const Context context = get_context (position);
  const Board *board = BOARD (position);
  AleaGate gate = gate_of (position);
  List count = { .moves = NULL };

  gate.from &= board->of_type[ALEA_PAWN] | board->of_type[ALEA_KNIGHT];
  generate (board, &context, &gate, board->turn, true, &count);

  return count.n > 0 || movegen_list_moves (position, NULL) > 0;
}

static size_t
movegen_list_masked (const AleaPosition *position,
                     const AleaMoveMask *mask,
                     AleaMove           *moves)
{
  const Context context = get_context (position);
  AleaGate gate = gate_of (position);
  List list = { .moves = moves };

  mask_gate (&gate, mask);
  generate (BOARD (position), &context, &gate, BOARD (position)->turn, true, &list);
  return list.n;
}

#if ALEA_BITS != 64

static size_t
movegen_list_needs (const AleaPosition *position,
                    unsigned            needs,
                    AleaMove           *moves)
{
  const Context context = get_context (position);
  const AleaGate gate = dice_gate (position, needs);
  List list = { .moves = moves };

  generate (BOARD (position), &context, &gate, BOARD (position)->turn, true, &list);
  return list.n;
}

#endif

static void
movegen_make (AleaPosition *position,
              AleaMove      move)
{
  Board *board = BOARD (position);

  make (board, board, position->terrain, board->turn, move);
}

/* The right to take en passant is part of a position only where a capture is
 * legal; perft need not care, but repetition and FEN do.  Of several squares
 * (RA17) those stay that become legal by the first capture. */
static void
drop_idle_en_passant (Board         *board,
                      const Context *context)
{
  const AleaGate gate = open_gate ();
  List list = { .moves = NULL };
  Bits kings = board->of_type[ALEA_KING] & board->colour[board->turn];
  Bits pawns = board->of_type[ALEA_PAWN] & board->colour[board->turn];
  int to;

  BITS_FOREACH (to, board->en_passant)
    if ((occupied_squares (board) & bits_of (to)) || !(context->terrain->pawn_attack[!board->turn][to] & pawns))
      board->en_passant &= ~bits_of (to);

  if (board->en_passant == 0)
    return;

  list_en_passant (board, context, &gate, board->turn, kings != 0 ? bits_first (kings) : 0, &list);
  if (list.n == 0)
    board->en_passant = 0;
}

static void
movegen_play (AleaPosition *position,
              AleaMove      move)
{
  Context context = get_context (position);
  Board *board = BOARD (position);
  const Board before = {
    .castle_rooks = board->castle_rooks, .en_passant = board->en_passant, .may_relocate = board->may_relocate,
  };

  position->key ^= key_of_move (board, context.terrain, move);
  make (board, board, context.terrain, board->turn, move);
  if (!(board->of_type[ALEA_KING] & board->colour[board->turn]))
    board->castle_rooks &= ~board->colour[board->turn];
  if (board->en_passant)
    drop_idle_en_passant (board, &context);
  position->key ^= key_of_changed_rights (&before, board);
}

static void
movegen_set_turn (AleaPosition  *position,
                  AleaColour     turn,
                  AleaSquareSet  en_passant)
{
  Context context = get_context (position);
  Board *board = BOARD (position);
  const uint64_t before = key_of_rights (board);

  board->turn = (uint8_t) turn;
  board->en_passant = (Bits) en_passant;
  drop_idle_en_passant (board, &context);
  position->key ^= before ^ key_of_rights (board);
}

static void
movegen_castle_to (const AleaPosition *position,
                   AleaMove            move,
                   AleaSquare         *king_to,
                   AleaSquare         *rook_to)
{
  const Terrain *terrain = position->terrain;
  const int us = BOARD (position)->turn;
  const AleaWing wing = wing_of (alea_move_from (move), alea_move_to (move));

  *king_to = (AleaSquare) terrain->king_to[us][wing];
  *rook_to = (AleaSquare) terrain->rook_to[us][wing];
}

static AleaPiece
movegen_get_piece (const AleaPosition *position,
                   AleaSquare          square)
{
  const Board *board = BOARD (position);
  const Bits bit = bits_of (square);

  for (int type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
    if (board->of_type[type] & bit)
      return alea_piece (board->colour[ALEA_BLACK] & bit ? ALEA_BLACK : ALEA_WHITE, type);

  return ALEA_NO_PIECE;
}

static AleaSquareSet
movegen_get_pieces (const AleaPosition *position,
                    AleaPiece           piece)
{
  const Board *board = BOARD (position);

  return board->of_type[alea_piece_type (piece)] & board->colour[alea_piece_colour (piece)];
}

static AleaSquareSet
movegen_get_side (const AleaPosition *position,
                  AleaColour          colour)
{
  return BOARD (position)->colour[colour];
}

static AleaSquareSet
movegen_attackers (const AleaPosition *position,
                   AleaSquare          square,
                   AleaColour          by)
{
  const Board *board = BOARD (position);

  return attackers_to (board, position->terrain, square, occupied_squares (board), by);
}

static AleaSquareSet
movegen_attackers_among (const AleaPosition *position,
                         AleaSquare          square,
                         AleaSquareSet       occupied)
{
  const Board *board = BOARD (position);
  const Terrain *terrain = position->terrain;

  return attackers_to (board, terrain, square, (Bits) occupied, ALEA_WHITE)
         | attackers_to (board, terrain, square, (Bits) occupied, ALEA_BLACK);
}

static size_t
movegen_list_attacks (const AleaPosition *position,
                      AleaAttack         *attacks)
{
  const Board *board = BOARD (position);
  const Terrain *terrain = position->terrain;
  const Bits occupied = occupied_squares (board);
  size_t n = 0;
  int from;

  for (int type = ALEA_PAWN; type < ALEA_N_PIECE_TYPES; type++)
    BITS_FOREACH (from, board->of_type[type])
      {
        const AleaColour colour = board->colour[ALEA_BLACK] & bits_of (from) ? ALEA_BLACK : ALEA_WHITE;

        attacks[n++] = (AleaAttack) {
          .attacks = attacks_of (terrain, (AleaPieceType) type, colour, from, occupied),
          .square = (AleaSquare) from,
          .piece = alea_piece (colour, (AleaPieceType) type),
        };
      }

  return n;
}

static void
movegen_read_setup (AleaPosition    *position,
                    const AleaSetup *setup)
{
  Context context = get_context (position);
  Board *board = BOARD (position);

  memset (&position->board, 0, sizeof position->board);
  board->turn = (uint8_t) setup->turn;

  for (int i = 0; i < setup->geometry->files * setup->geometry->ranks; i++)
    if (setup->pieces[i] != ALEA_NO_PIECE)
      put_piece (board, alea_piece_colour (setup->pieces[i]), alea_piece_type (setup->pieces[i]), bits_of (i));

  for (int colour = 0; colour < 2; colour++)
    {
      if (setup->may_relocate[colour])
        board->may_relocate |= (uint8_t) (1u << colour);
      for (int wing = 0; wing < ALEA_N_WINGS; wing++)
        if (setup->castle_rook[colour][wing] != ALEA_NO_SQUARE)
          board->castle_rooks |= bits_of (setup->castle_rook[colour][wing]);
    }

  for (int i = 0; i < setup->n_en_passant; i++)
    board->en_passant |= bits_of (setup->en_passant[i]);
  board->en_passant &= ~(Bits) position->passed;
  drop_idle_en_passant (board, &context);
}

static void
movegen_write_setup (const AleaPosition *position,
                     AleaSetup          *setup)
{
  const Board *board = BOARD (position);
  int square;

  setup->turn = (AleaColour) board->turn;

  BITS_FOREACH (square, occupied_squares (board))
    setup->pieces[square] = movegen_get_piece (position, (AleaSquare) square);

  for (int colour = 0; colour < 2; colour++)
    {
      Bits kings = board->of_type[ALEA_KING] & board->colour[colour];

      setup->may_relocate[colour] = board->may_relocate >> colour & 1;
      /* A king that is captured leaves its rooks behind. */
      BITS_FOREACH (square, kings != 0 ? board->castle_rooks & board->colour[colour] : 0)
        setup->castle_rook[colour][wing_of (bits_first (kings), square)] = (AleaSquare) square;
    }

  BITS_FOREACH (square, board->en_passant)
    setup->en_passant[setup->n_en_passant++] = (AleaSquare) square;
}

const AleaMovegen ALEA_MOVEGEN = {
  .name = ALEA_MOVEGEN_NAME,
  .is_wide = ALEA_BITS != 64,
  .prepare = movegen_prepare,
  .read_setup = movegen_read_setup,
  .write_setup = movegen_write_setup,
  .list_moves = movegen_list_moves,
  .list_masked = movegen_list_masked,
  .has_moves = movegen_has_moves,
#if ALEA_BITS != 64
  .list_needs = movegen_list_needs,
#endif
  .perft = movegen_perft,
  .make = movegen_make,
  .play = movegen_play,
  .set_turn = movegen_set_turn,
  .castle_to = movegen_castle_to,
  .get_piece = movegen_get_piece,
  .get_pieces = movegen_get_pieces,
  .get_side = movegen_get_side,
  .attackers = movegen_attackers,
  .attackers_among = movegen_attackers_among,
  .list_attacks = movegen_list_attacks,
  .compute_key = movegen_compute_key,
};
