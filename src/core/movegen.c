/* movegen.c: the one generator of legal moves
 *
 * Compiled once for each width of board, see alea-movegen.h.  It makes legal
 * moves only: men that are pinned are held to their pin while the moves are
 * made, so that nothing has to be tried and taken back.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-movegen.h"
#include "gate.h"

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

/* A list that grows, or only a number where @moves is NULL.  The two are one
 * code, so that what perft counts is what a player may play. */
typedef struct
{
  AleaMove *moves;
  size_t    n;
} List;

static Context
get_context (const AleaPosition *position)
{
  return (Context) {
    .terrain = position->terrain,
    .royal = !position->rules->king_is_captured,
  };
}

/* --- attacks ------------------------------------------------------------- */

INLINE Bits
occupied_squares (const Board *board)
{
  return board->colour[ALEA_WHITE] | board->colour[ALEA_BLACK];
}

/* The men of @by that attack @square when the men stand on @occupied. */
INLINE Bits
attackers_to (const Board   *board,
              const Terrain *terrain,
              int            square,
              Bits           occupied,
              int            by)
{
  const Bits *kind = board->kind;
  Bits attackers;

  attackers = (terrain->pawn_attack[!by][square] & kind[ALEA_PAWN])
              | (terrain->leap[ALEA_KNIGHT][square] & kind[ALEA_KNIGHT])
              | (terrain->leap[ALEA_KING][square] & kind[ALEA_KING])
              | (rook_attacks (terrain, square, occupied) & (kind[ALEA_ROOK] | kind[ALEA_QUEEN]))
              | (bishop_attacks (terrain, square, occupied) & (kind[ALEA_BISHOP] | kind[ALEA_QUEEN]));
  if (ALEA_BITS != 64)
    attackers |= terrain->leap[ALEA_GUARDENER][square] & kind[ALEA_GUARDENER];

  return attackers & board->colour[by] & occupied;
}

INLINE bool
is_attacked_on (const Board   *board,
                const Terrain *terrain,
                Bits           squares,
                Bits           occupied,
                int            by)
{
  int square;

  BITS_FOREACH (square, squares)
    if (attackers_to (board, terrain, square, occupied, by))
      return true;

  return false;
}

/* --- listing ------------------------------------------------------------- */

INLINE void
add (List    *list,
     AleaMove move)
{
  if (list->moves != NULL)
    list->moves[list->n] = move;
  list->n++;
}

INLINE void
add_targets (List    *list,
             AleaKind kind,
             int      from,
             Bits     targets)
{
  int to;

  if (list->moves == NULL)
    {
      list->n += (size_t) bits_count (targets);
      return;
    }

  BITS_FOREACH (to, targets)
    add (list, alea_move (kind, (unsigned) from, (unsigned) to, ALEA_MOVE_PLAIN, ALEA_NO_KIND));
}

/* Pawn moves that all go the same way: @targets are the squares reached,
 * @back how far behind each the pawn comes from.  On squares of @promotion it
 * becomes one of @kinds, of which there is at least one. */
INLINE void
add_pawns (List        *list,
           Bits         targets,
           Bits         promotion,
           unsigned     kinds,
           int          back,
           AleaMoveType type)
{
  int to;

  if (list->moves == NULL)
    {
      const size_t more = (size_t) __builtin_popcount (kinds) - 1;

      list->n += (size_t) bits_count (targets) + more * (size_t) bits_count (targets & promotion);
      return;
    }

  BITS_FOREACH (to, targets)
    if (bits_of (to) & promotion)
      {
        for (AleaKind kind = ALEA_KNIGHT; kind < ALEA_N_KINDS; kind++)
          if (kinds >> kind & 1)
            add (list, alea_move (ALEA_PAWN, (unsigned) (to - back), (unsigned) to, type, kind));
      }
    else
      add (list, alea_move (ALEA_PAWN, (unsigned) (to - back), (unsigned) to, type, ALEA_NO_KIND));
}

/* --- each kind of move --------------------------------------------------- */

/* Moves of @pawns to squares of @allowed. */
INLINE void
list_pawns (const Board   *board,
            const Terrain *terrain,
            const Gate    *gate,
            Bits           pawns,
            Bits           allowed,
            List          *list)
{
  const int us = board->turn;
  const int files = ALEA_BITS == 64 ? 8 : terrain->files;
  const int forward = us == ALEA_WHITE ? files : -files;
  const Bits empty = terrain->squares & ~occupied_squares (board);
  const Bits theirs = board->colour[!us] & allowed & gate->take;
  const Bits promotion = gate->promotions != 0 ? terrain->home[!us] : 0;
  const Bits once = ahead (terrain, pawns, us) & empty;
  const Bits twice = ahead (terrain, once & ahead (terrain, pawns & terrain->pawn_start[us], us), us);
  const Bits left = ahead (terrain, (pawns & terrain->not_first_file) >> 1, us);
  const Bits right = ahead (terrain, (pawns & terrain->not_last_file) << 1, us);

  allowed &= gate->step;
  add_pawns (list, once & allowed, promotion, gate->promotions, forward, ALEA_MOVE_PLAIN);
  add_pawns (list, twice & empty & allowed, 0, 0, 2 * forward, ALEA_MOVE_DOUBLE_STEP);
  add_pawns (list, left & theirs, promotion, gate->promotions, forward - 1, ALEA_MOVE_PLAIN);
  add_pawns (list, right & theirs, promotion, gate->promotions, forward + 1, ALEA_MOVE_PLAIN);
}

/* Moves of all men but king and pawns, of those in @men, to @allowed. */
INLINE void
list_pieces (const Board   *board,
             const Terrain *terrain,
             Bits           men,
             Bits           allowed,
             List          *list)
{
  const Bits occupied = occupied_squares (board);
  const Bits *kind = board->kind;
  int from;

  BITS_FOREACH (from, kind[ALEA_KNIGHT] & men)
    add_targets (list, ALEA_KNIGHT, from, terrain->leap[ALEA_KNIGHT][from] & allowed);
  BITS_FOREACH (from, kind[ALEA_BISHOP] & men)
    add_targets (list, ALEA_BISHOP, from, bishop_attacks (terrain, from, occupied) & allowed);
  BITS_FOREACH (from, kind[ALEA_ROOK] & men)
    add_targets (list, ALEA_ROOK, from, rook_attacks (terrain, from, occupied) & allowed);
  BITS_FOREACH (from, kind[ALEA_QUEEN] & men)
    add_targets (list, ALEA_QUEEN, from,
                 (rook_attacks (terrain, from, occupied) | bishop_attacks (terrain, from, occupied)) & allowed);
}

/* G5, G6: a straddling Guardener sets out from either of its squares. */
INLINE void
list_guardener (const Board   *board,
                const Terrain *terrain,
                Bits           allowed,
                List          *list)
{
  int from;

  BITS_FOREACH (from, board->kind[ALEA_GUARDENER] & board->colour[board->turn])
    add_targets (list, ALEA_GUARDENER, from, terrain->leap[ALEA_GUARDENER][from] & allowed);
}

/* GA19: a pawn that reached the last rank when there was nobody to become
 * waits there, and turns into a lost man on the spot. */
INLINE void
list_waiting_pawns (const Board   *board,
                    const Terrain *terrain,
                    const Gate    *gate,
                    List          *list)
{
  const int us = board->turn;

  if (gate->rise && gate->promotions != 0)
    add_pawns (list, board->kind[ALEA_PAWN] & board->colour[us] & terrain->home[!us], terrain->home[!us],
               gate->promotions, 0, ALEA_MOVE_PLAIN);
}

/* G16, G17, GA12, GA13: every man to every vacant square of the terrace; a
 * straddling Guardener is one man, and named by its lower square. */
INLINE void
list_teleports (const Board *board,
                const Gate  *gate,
                List        *list)
{
  const Bits ours = board->colour[board->turn];
  const Bits guardener = board->kind[ALEA_GUARDENER] & ours;
  const Bits men = ours & ~(guardener & (guardener - 1));
  int from, to;

  for (AleaKind kind = ALEA_PAWN; kind < ALEA_N_KINDS; kind++)
    BITS_FOREACH (from, men & board->kind[kind])
      BITS_FOREACH (to, gate->teleport)
        add (list, alea_move (kind, (unsigned) from, (unsigned) to, ALEA_MOVE_TELEPORT, ALEA_NO_KIND));

  if (gate->resurrection)
    BITS_FOREACH (to, gate->teleport)
      add (list, alea_move (ALEA_GUARDENER, (unsigned) to, (unsigned) to, ALEA_MOVE_RESURRECTION, ALEA_NO_KIND));
}

INLINE void
list_king (const Board   *board,
           const Context *context,
           const Gate    *gate,
           int            king,
           List          *list)
{
  const Terrain *terrain = context->terrain;
  const int us = board->turn;
  const Bits without_king = occupied_squares (board) ^ bits_of (king);
  Bits targets = terrain->leap[ALEA_KING][king] & ~board->colour[us] & gate->walk;
  int to;

  /* The king hides no square behind itself from a man that attacks it. */
  if (context->royal)
    BITS_FOREACH (to, targets)
      if (attackers_to (board, terrain, to, without_king, !us))
        targets &= ~bits_of (to);

  add_targets (list, ALEA_KING, king, targets);
}

/* En passant takes a man from a square that nobody moves to, and may open the
 * rank on the own king: it is rare, so the board after it is looked at. */
INLINE void
list_en_passant (const Board   *board,
                 const Context *context,
                 const Gate    *gate,
                 int            king,
                 List          *list)
{
  const Terrain *terrain = context->terrain;
  const int us = board->turn;
  int from, to;

  BITS_FOREACH (to, board->en_passant & gate->take)
    BITS_FOREACH (from, terrain->pawn_attack[!us][to] & board->kind[ALEA_PAWN] & board->colour[us])
      {
        Bits taken = ahead (terrain, bits_of (to), !us);
        Bits occupied = (occupied_squares (board) ^ bits_of (from) ^ taken) | bits_of (to);

        if (!context->royal || !attackers_to (board, terrain, king, occupied, !us))
          add (list, alea_move (ALEA_PAWN, (unsigned) from, (unsigned) to, ALEA_MOVE_EN_PASSANT, ALEA_NO_KIND));
      }
}

INLINE AleaWing
wing_of (int king,
         int rook)
{
  return rook < king ? ALEA_WING_A : ALEA_WING_H;
}

/* C13 to C16: the FIDE reading.  The last look is at the board after
 * castling, for a rook may have shielded its king (CA2). */
INLINE bool
may_castle (const Board   *board,
            const Context *context,
            const Gate    *gate,
            int            king,
            int            rook)
{
  const Terrain *terrain = context->terrain;
  const int us = board->turn;
  const AleaWing wing = wing_of (king, rook);
  const int king_to = terrain->king_to[us][wing], rook_to = terrain->rook_to[us][wing];
  const Bits others = occupied_squares (board) & ~bits_of (king) & ~bits_of (rook);
  const Bits king_path = bits_span (king, king_to);

  return !(others & (king_path | bits_span (rook, rook_to)))
         && (gate->unafraid
             || (!is_attacked_on (board, terrain, king_path, occupied_squares (board) & ~bits_of (king), !us)
                 && !attackers_to (board, terrain, king_to, others | bits_of (king_to) | bits_of (rook_to), !us)));
}

INLINE void
list_castling (const Board   *board,
               const Context *context,
               const Gate    *gate,
               int            king,
               List          *list)
{
  int rook;

  BITS_FOREACH (rook, board->castle_rooks & board->colour[board->turn])
    if (may_castle (board, context, gate, king, rook))
      add (list, alea_move (ALEA_KING, (unsigned) king, (unsigned) rook, ALEA_MOVE_CASTLE, ALEA_NO_KIND));
}

/* J22 to J24: the empty squares of its own colour on the home rank, where no
 * empty square on the way is attacked.  Men on the way are passed by, and the
 * squares they stand on are of no account (JA14).  Rare, so it is kept out of
 * the way of the generator. */
static __attribute__ ((noinline)) Bits
relocation_targets (const Board   *board,
                    const Terrain *terrain,
                    int            king)
{
  const int us = board->turn;
  const Bits occupied = occupied_squares (board);
  const Bits own_colour = (~(Bits) 0 / 3) << (king & 1);
  Bits targets = terrain->home[us] & own_colour & ~occupied;
  int to;

  BITS_FOREACH (to, targets)
    if (is_attacked_on (board, terrain, bits_span (king, to) & ~occupied, occupied ^ bits_of (king), !us))
      targets &= ~bits_of (to);

  return targets;
}

INLINE void
list_relocations (const Board   *board,
                  const Context *context,
                  int            king,
                  List          *list)
{
  int to;

  BITS_FOREACH (to, relocation_targets (board, context->terrain, king))
    add (list, alea_move (ALEA_KING, (unsigned) king, (unsigned) to, ALEA_MOVE_RELOCATION, ALEA_NO_KIND));
}

/* Men that stand alone between their king and a slider: each may only move
 * on that line.  Lists their moves and returns them. */
INLINE Bits
list_pinned (const Board   *board,
             const Terrain *terrain,
             const Gate    *gate,
             int            king,
             Bits           allowed,
             List          *list)
{
  const int us = board->turn;
  const Bits occupied = occupied_squares (board);
  const Bits theirs = board->colour[!us];
  const Bits *kind = board->kind;
  Bits snipers, pinned = 0;
  int sniper;

  snipers = (rook_attacks (terrain, king, theirs) & (kind[ALEA_ROOK] | kind[ALEA_QUEEN]))
            | (bishop_attacks (terrain, king, theirs) & (kind[ALEA_BISHOP] | kind[ALEA_QUEEN]));

  BITS_FOREACH (sniper, snipers & theirs)
    {
      Bits between = squares_between (terrain, king, sniper);
      Bits blockers = between & occupied;

      if (blockers == 0 || (blockers & (blockers - 1)) != 0)
        continue;

      pinned |= blockers;
      list_pawns (board, terrain, gate, blockers & kind[ALEA_PAWN], allowed & (between | bits_of (sniper)), list);
      list_pieces (board, terrain, blockers, allowed & (between | bits_of (sniper)), list);
    }

  return pinned;
}

INLINE void
generate (const Board   *board,
          const Context *context,
          const Gate    *gate,
          List          *list)
{
  const Terrain *terrain = context->terrain;
  const int us = board->turn;
  const Bits ours = board->colour[us];
  const Bits kings = board->kind[ALEA_KING] & ours;
  const int king = kings != 0 ? bits_first (kings) : 0;
  Bits pawns = board->kind[ALEA_PAWN] & ours;
  Bits allowed = terrain->squares & ~ours;
  Bits checkers = 0, pinned = 0;

  /* Behind the last rank lies a terrace, where no pawn walks. */
  if (ALEA_BITS != 64)
    pawns &= ~terrain->home[!us];

  /* G3: a side whose king is captured has lost, and moves no more. */
  if (ALEA_BITS != 64 && kings == 0)
    return;

  if (kings != 0)
    list_king (board, context, gate, king, list);

  if (context->royal)
    {
      checkers = attackers_to (board, terrain, king, occupied_squares (board), !us);
      if (checkers & (checkers - 1))
        return;
      if (checkers)
        allowed &= checkers | squares_between (terrain, king, bits_first (checkers));
      pinned = list_pinned (board, terrain, gate, king, allowed, list);
    }

  list_pieces (board, terrain, ours & ~pinned & gate->pieces, allowed, list);
  list_pawns (board, terrain, gate, pawns & ~pinned, allowed, list);

  if (board->en_passant)
    list_en_passant (board, context, gate, king, list);
  /* No game has both castling and relocation. */
  if (board->castle_rooks & ours && checkers == 0 && gate->castling)
    list_castling (board, context, gate, king, list);
  else if (__builtin_expect (board->may_relocate >> us & 1, 0) && checkers == 0)
    list_relocations (board, context, king, list);

  if (ALEA_BITS != 64)
    {
      list_guardener (board, terrain, allowed & gate->walk, list);
      list_waiting_pawns (board, terrain, gate, list);
      list_teleports (board, gate, list);
    }
}

/* --- playing ------------------------------------------------------------- */

INLINE void
remove_men (Board *board,
            Bits   squares)
{
  for (int i = 0; i < ALEA_N_KINDS; i++)
    board->kind[i] &= ~squares;
  board->colour[ALEA_WHITE] &= ~squares;
  board->colour[ALEA_BLACK] &= ~squares;
}

INLINE void
put_man (Board *board,
         int    colour,
         int    kind,
         Bits   square)
{
  board->colour[colour] |= square;
  board->kind[kind] |= square;
}

/* G5, GA10: who touches a straddling Guardener touches both its squares. */
INLINE Bits
with_straddled (const Board *board,
                Bits         squares)
{
  for (int colour = 0; colour < 2; colour++)
    {
      Bits guardener = board->kind[ALEA_GUARDENER] & board->colour[colour];

      if (guardener & squares)
        squares |= guardener;
    }

  return squares;
}

INLINE void
castle (Board         *board,
        const Terrain *terrain,
        int            king,
        int            rook)
{
  const int us = board->turn;
  const AleaWing wing = wing_of (king, rook);

  remove_men (board, bits_of (king) | bits_of (rook));
  put_man (board, us, ALEA_KING, bits_of (terrain->king_to[us][wing]));
  put_man (board, us, ALEA_ROOK, bits_of (terrain->rook_to[us][wing]));
}

/* A square just passed matters only where a pawn stands to take there. */
INLINE void
set_en_passant (Board         *board,
                const Terrain *terrain,
                int            to)
{
  const int us = board->turn;
  const Bits passed = ahead (terrain, bits_of (to), !us);

  if (terrain->pawn_attack[us][bits_first (passed)] & board->kind[ALEA_PAWN] & board->colour[!us])
    board->en_passant = passed;
}

INLINE void
make (Board         *board,
      const Terrain *terrain,
      AleaMove       move)
{
  const int us = board->turn;
  const int from = alea_move_from (move), to = alea_move_to (move);
  const AleaKind kind = alea_move_kind (move);
  const AleaMoveType type = alea_move_type (move);
  const Bits touched = bits_of (from) | bits_of (to);

  board->en_passant = 0;
  board->castle_rooks &= ~touched;
  if (kind == ALEA_KING)
    {
      board->castle_rooks &= ~board->colour[us];
      board->may_relocate &= (uint8_t) ~(1u << us);
    }

  if (__builtin_expect (type == ALEA_MOVE_CASTLE, 0))
    castle (board, terrain, from, to);
  else
    {
      AleaKind becomes = alea_move_promotion (move) != ALEA_NO_KIND ? alea_move_promotion (move) : kind;

      remove_men (board, ALEA_BITS != 64 ? with_straddled (board, touched) : touched);
      put_man (board, us, becomes, bits_of (to));

      if (type == ALEA_MOVE_EN_PASSANT)
        remove_men (board, ahead (terrain, bits_of (to), !us));
      else if (type == ALEA_MOVE_DOUBLE_STEP)
        set_en_passant (board, terrain, to);
    }

  board->turn = (uint8_t) !us;
}

/* --- perft --------------------------------------------------------------- */

static uint64_t
count_nodes (const Board   *board,
             const Context *context,
             int            depth)
{
  const Gate gate = open_gate ();
  AleaMove moves[ALEA_MAX_MOVES];
  List list = { .moves = moves };
  uint64_t nodes = 0;

  if (depth == 1)
    {
      List count = { .moves = NULL };

      generate (board, context, &gate, &count);
      return count.n;
    }

  generate (board, context, &gate, &list);
  for (size_t i = 0; i < list.n; i++)
    {
      Board after = *board;

      make (&after, context->terrain, moves[i]);
      nodes += count_nodes (&after, context, depth - 1);
    }

  return nodes;
}

#if ALEA_BITS != 64

/* In how many of the different rolls each need is met. */
typedef struct
{
  unsigned met[ALEA_N_NEEDS];
} Chances;

static void
make_move_of_turn (AleaPosition *position,
                   AleaMove      move)
{
  alea_guardener_play_table (position, move);
  make (BOARD (position), position->terrain, move);
}

static uint64_t count_turns (const AleaPosition *position,
                             const Chances      *chances,
                             int                 depth);

/* Nodes behind the moves that need one of @needs. */
static uint64_t
count_moves_of_turn (const AleaPosition *position,
                     const Chances      *chances,
                     unsigned            needs,
                     int                 depth)
{
  const Context context = get_context (position);
  const Gate gate = dice_gate (position, needs);
  AleaMove moves[ALEA_MAX_MOVES];
  List list = { .moves = depth > 1 ? moves : NULL };
  uint64_t nodes = 0;

  generate (BOARD (position), &context, &gate, &list);
  if (depth == 1)
    return list.n;

  for (size_t i = 0; i < list.n; i++)
    {
      AleaPosition after = *position;

      make_move_of_turn (&after, moves[i]);
      nodes += count_turns (&after, chances, depth - 1);
    }

  return nodes;
}

/* A move leads to the same board whatever the roll that allowed it, so it is
 * followed once and counted for each of its rolls. */
static uint64_t
count_turns (const AleaPosition *position,
             const Chances      *chances,
             int                 depth)
{
  uint64_t nodes = 0;

  if (position->table.roll.n != 0)
    return count_moves_of_turn (position, chances, alea_guardener_needs_met (position), depth);

  for (unsigned need = 0; need < ALEA_N_NEEDS; need++)
    if (chances->met[need] > 0)
      nodes += chances->met[need] * count_moves_of_turn (position, chances, 1u << need, depth);

  return nodes;
}

/* A double thrown again opens a terrace, each number another one, so there
 * the rolls are taken one by one. */
static uint64_t
count_rolls (const AleaPosition *position,
             int                 depth)
{
  AleaRoll roll = alea_roll_first (position->rules->turn_dice);
  AleaPosition first = *position;
  Chances chances = { { 0 } };
  uint64_t nodes = 0;

  first.table.doubles = 0;
  do
    {
      AleaPosition rolled = first;

      alea_guardener_lay_roll (&rolled, roll);
      for (unsigned need = 0; need < ALEA_N_NEEDS; need++)
        chances.met[need] += alea_guardener_needs_met (&rolled) >> need & 1;
    }
  while (alea_roll_next (&roll));

  if (position->table.roll.n != 0 || position->table.doubles == 0)
    return count_turns (position, &chances, depth);

  roll = alea_roll_first (position->rules->turn_dice);
  do
    {
      AleaPosition rolled = *position;

      alea_guardener_lay_roll (&rolled, roll);
      nodes += count_turns (&rolled, &chances, depth);
    }
  while (alea_roll_next (&roll));

  return nodes;
}

#endif

static uint64_t
movegen_perft (const AleaPosition *position,
               int                 depth)
{
  Context context = get_context (position);

#if ALEA_BITS != 64
  if (position->rules->has_guardener && depth > 0)
    return count_rolls (position, depth);
#endif

  return depth <= 0 ? 1 : count_nodes (BOARD (position), &context, depth);
}

/* --- keys ---------------------------------------------------------------- */

/* A well mixed number for each thing that can be true of a position
 * ("splitmix64"); cheap enough to do without a table. */
INLINE uint64_t
mix (uint64_t x)
{
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

enum
{
  KEY_MAN = 0,
  KEY_TURN = 1 << 12,
  KEY_RELOCATE = 2 << 12,
  KEY_CASTLE = 3 << 12,
  KEY_EN_PASSANT = 4 << 12,
  KEY_DICE = 5 << 12,
  KEY_PASS = 6 << 12,
  KEY_LOST = 7 << 12,
};

INLINE uint64_t
key_of_bits (unsigned what,
             Bits     bits)
{
  uint64_t key = 0;
  int square;

  BITS_FOREACH (square, bits)
    key ^= mix (what + (unsigned) square);

  return key;
}

INLINE unsigned
key_man (int colour,
         int kind)
{
  return (unsigned) KEY_MAN + (unsigned) (colour * ALEA_N_KINDS + kind) * 128;
}

/* All but the men. */
static uint64_t
key_of_rights (const Board *board)
{
  return mix ((unsigned) KEY_TURN + board->turn)
         ^ mix ((unsigned) KEY_RELOCATE + board->may_relocate)
         ^ key_of_bits (KEY_CASTLE, board->castle_rooks)
         ^ key_of_bits (KEY_EN_PASSANT, board->en_passant);
}

/* What beside the board decides about the moves to come: the dice, of which
 * a second double is as good as a third; the passes; and the men that may
 * come back, which pawns and kings do not. */
static uint64_t
key_of_table (const AleaPosition *position)
{
  const AleaTable *table = &position->table;
  const unsigned high = table->roll.face[table->roll.face[0] < table->roll.face[1]];
  const unsigned low = table->roll.face[table->roll.face[0] >= table->roll.face[1]];
  const unsigned doubles = table->doubles < 2 ? table->doubles : 2;
  uint64_t key;

  if (!position->rules->has_guardener)
    return 0;

  key = mix (KEY_DICE + (doubles * 8 + high) * 8 + low)
        ^ mix (KEY_PASS + table->passed[ALEA_WHITE] * 2u + table->passed[ALEA_BLACK]);

  for (unsigned colour = 0; colour < 2; colour++)
    for (unsigned kind = ALEA_KNIGHT; kind < ALEA_N_KINDS; kind++)
      if (kind != ALEA_KING && table->lost[colour][kind] > 0)
        key ^= mix (KEY_LOST + (colour * ALEA_N_KINDS + kind) * 256 + table->lost[colour][kind]);

  return key;
}

static uint64_t
movegen_compute_key (const AleaPosition *position)
{
  const Board *board = BOARD (position);
  uint64_t key = key_of_rights (board) ^ key_of_table (position);

  for (int colour = 0; colour < 2; colour++)
    for (int kind = ALEA_PAWN; kind < ALEA_N_KINDS; kind++)
      key ^= key_of_bits (key_man (colour, kind), board->kind[kind] & board->colour[colour]);

  return key;
}

/* The squares that changed hands between two boards, men by men. */
static uint64_t
key_of_change (const Board *before,
               const Board *after)
{
  uint64_t key = key_of_rights (before) ^ key_of_rights (after);

  for (int colour = 0; colour < 2; colour++)
    for (int kind = ALEA_PAWN; kind < ALEA_N_KINDS; kind++)
      key ^= key_of_bits (key_man (colour, kind),
                          (before->kind[kind] & before->colour[colour])
                          ^ (after->kind[kind] & after->colour[colour]));

  return key;
}

/* --- the table of functions ---------------------------------------------- */

static const void *
movegen_prepare (const AleaGeometry *geometry)
{
  return ALEA_TERRAIN_PREPARE (geometry);
}

static size_t
movegen_list_moves (const AleaPosition *position,
                    AleaMove           *moves)
{
  const Context context = get_context (position);
  const Gate gate = gate_of (position);
  List list = { .moves = moves };

  if (moves == NULL)
    {
      List count = { .moves = NULL };

      generate (BOARD (position), &context, &gate, &count);
      return count.n;
    }

  generate (BOARD (position), &context, &gate, &list);
  return list.n;
}

/* The right to take en passant is part of a position only where a capture is
 * legal; perft need not care, but repetition and FEN do.  Of several squares
 * (RA17) those stay that become legal by the first capture. */
static void
drop_idle_en_passant (Board         *board,
                      const Context *context)
{
  const Gate gate = open_gate ();
  List list = { .moves = NULL };
  Bits kings = board->kind[ALEA_KING] & board->colour[board->turn];
  Bits pawns = board->kind[ALEA_PAWN] & board->colour[board->turn];
  int to;

  BITS_FOREACH (to, board->en_passant)
    if ((occupied_squares (board) & bits_of (to)) || !(context->terrain->pawn_attack[!board->turn][to] & pawns))
      board->en_passant &= ~bits_of (to);

  if (board->en_passant == 0)
    return;

  list_en_passant (board, context, &gate, kings != 0 ? bits_first (kings) : 0, &list);
  if (list.n == 0)
    board->en_passant = 0;
}

static void
movegen_play (AleaPosition *position,
              AleaMove      move)
{
  Context context = get_context (position);
  Board *board = BOARD (position);
  const Board before = *board;

  position->key ^= key_of_table (position);
  if (position->rules->has_guardener)
    alea_guardener_play_table (position, move);
  position->key ^= key_of_table (position);

  make (board, context.terrain, move);
  if (!(board->kind[ALEA_KING] & board->colour[board->turn]))
    board->castle_rooks &= ~board->colour[board->turn];
  drop_idle_en_passant (board, &context);
  position->key ^= key_of_change (&before, board);
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

static AleaMan
movegen_get_man (const AleaPosition *position,
                 AleaSquare          square)
{
  const Board *board = BOARD (position);
  const Bits bit = bits_of (square);

  for (int kind = ALEA_PAWN; kind < ALEA_N_KINDS; kind++)
    if (board->kind[kind] & bit)
      return alea_man (board->colour[ALEA_BLACK] & bit ? ALEA_BLACK : ALEA_WHITE, kind);

  return ALEA_NOBODY;
}

static AleaSquareSet
movegen_get_men (const AleaPosition *position,
                 AleaMan             man)
{
  const Board *board = BOARD (position);

  return board->kind[alea_man_kind (man)] & board->colour[alea_man_colour (man)];
}

static AleaSquareSet
movegen_attackers (const AleaPosition *position,
                   AleaSquare          square,
                   AleaColour          by)
{
  const Board *board = BOARD (position);

  return attackers_to (board, position->terrain, square, occupied_squares (board), by);
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
    if (setup->men[i] != ALEA_NOBODY)
      put_man (board, alea_man_colour (setup->men[i]), alea_man_kind (setup->men[i]), bits_of (i));

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
    setup->men[square] = movegen_get_man (position, (AleaSquare) square);

  for (int colour = 0; colour < 2; colour++)
    {
      Bits kings = board->kind[ALEA_KING] & board->colour[colour];

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
  .perft = movegen_perft,
  .play = movegen_play,
  .set_turn = movegen_set_turn,
  .castle_to = movegen_castle_to,
  .get_man = movegen_get_man,
  .get_men = movegen_get_men,
  .attackers = movegen_attackers,
  .compute_key = movegen_compute_key,
};
