/* alea-move-rules.h: which moves a roll lets through, and what becomes of them, of AleaRules
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-move.h"
#include "alea-square-set.h"

typedef struct AleaPosition AleaPosition;

/* What dice let through, as sets of squares. */
typedef struct
{
  AleaSquareSet from;        /* pieces that may move, and squares that others than */
  AleaSquareSet to;          /* pawns may go to: filled in by the generator */
  AleaSquareSet officers;    /* knights, bishops, rooks and queens that may move */
  AleaSquareSet walk;        /* where king and Guardener may go */
  AleaSquareSet step;        /* where pawns may go without capturing */
  AleaSquareSet take;        /* where pawns may capture */
  AleaSquareSet teleport;    /* where any piece may be put, if nobody stands there */
  unsigned      promotions;  /* what a pawn may become, a bit a kind; none: it stays a pawn */
  bool          rise;        /* a pawn that waits on the last rank may become a piece */
  bool          castling;
  bool          unafraid;    /* castling over attacked squares */
  bool          resurrection;
} AleaGate;

#define ALEA_MAX_NEEDS 16

/* Where a roll says which moves may be made: each move needs one thing of the
 * dice, one of a few, and the dice leave the table with the move, so that the
 * position after it does not depend on the roll.  All NULL: no roll is asked.
 * A game that has this is played by the wide generator. */
typedef struct
{
  unsigned    n;          /* how many needs there are */

  /* What @move, which the dice need not allow, needs. */
  unsigned  (*of)         (const AleaPosition *position,
                           AleaMove            move);

  /* The needs that the roll on the table meets, a bit each; 0 without one. */
  unsigned  (*met)        (const AleaPosition *position);

  /* The moves that need one of @needs, and no others. */
  void      (*open)       (const AleaPosition *position,
                           unsigned            needs,
                           AleaGate           *gate);

  /* Whether the turn may be passed with the roll on the table; where there is
   * none, whether it may with any.  NULL: never. */
  bool      (*may_pass)   (const AleaPosition *position);

  /* Whether a roll that leaves nothing to do, while another would, loses the
   * turn.  NULL: never, it is stalemate. */
  bool      (*loses_idle_turn) (const AleaPosition *position);
} AleaNeedRules;

/* What becomes of the moves of chess. */
typedef struct
{
  /* What @move, not yet made, changes beside the board. */
  void      (*before)     (AleaPosition       *position,
                           AleaMove            move);

  /* Ends what the generator has begun: after @move, made with the @rights to
   * take en passant, the turn may come back. */
  void      (*after)      (AleaPosition       *position,
                           AleaMove            move,
                           AleaSquareSet       rights);

  /* Makes the @n moves of @moves those of the game; returns how many there are
   * then, for which there is room up to ALEA_MAX_MOVES. */
  size_t    (*filter)     (const AleaPosition *position,
                           AleaMove           *moves,
                           size_t              n);

  /* Whether a king that stands attacked may be captured.  NULL: as
   * king_is_captured says. */
  bool      (*may_capture_king) (const AleaPosition *position);

  /* Counts nodes where a turn is more than a roll and a move, see
   * alea_position_perft(). */
  uint64_t  (*perft)      (const AleaPosition *position,
                           int                 depth);
} AleaMoveRules;
