/* alea-position-data.h: a position, as a value
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-rules.h"
#include "alea-square-set.h"

/* The board as the move generator sees it.  It is compiled for two widths
 * from one source: 64 bits for the 8x8 board, 128 for all others. */
#define ALEA_DECLARE_BOARD(Board, Bits)                                      \
  typedef struct                                                             \
  {                                                                          \
    Bits    colour[2];                                                       \
    Bits    of_type[ALEA_N_PIECE_TYPES]; /* [ALEA_NO_PIECE_TYPE] stays empty */ \
    Bits    castle_rooks;        /* rooks that may still castle */           \
    Bits    en_passant;          /* squares that a pawn has just passed */   \
    uint8_t turn;                /* AleaColour */                            \
    uint8_t may_relocate;        /* one bit a colour */                      \
  } Board

ALEA_DECLARE_BOARD (AleaBoard64, uint64_t);
ALEA_DECLARE_BOARD (AleaBoard128, AleaSquareSet);

typedef struct AleaMovegen AleaMovegen;

/* All that a move, a roll or a decision needs, so that a search copies this and
 * nothing else; see alea-play.h.  A plain value: assign it to copy it, let it
 * go out of scope to drop it. */
struct AleaPosition
{
  const AleaRules   *rules;      /* never NULL; static, so not owned */
  const AleaMovegen *movegen;    /* the generator of this width */
  const void        *terrain;    /* the generator's tables of this board */
  AleaOptions        options;
  union
  {
    AleaBoard64      narrow;
    AleaBoard128     wide;
  } board;
  AleaTable          table;
  AleaSquareSet      passed;     /* where pawns of the side to move passed; see alea-series.h */
  uint16_t           halfmove_clock;
  uint16_t           fullmove;
  bool               turn_begins;   /* it counts for repetition; see alea-play.h */
  uint8_t            result;     /* AleaResult and AleaEnding, as far as the position */
  uint8_t            ending;     /* itself is an end: history and players know of others */
  uint64_t           key;        /* of the board; always alea_position_compute_key() */
};

_Static_assert (sizeof (AleaPosition) <= 400, "a search copies this for each move");
/* What of the legal moves is asked for. */
typedef struct
{
  AleaSquareSet from;   /* pieces that move; of castling the king */
  AleaSquareSet to;     /* where others than pawns go; of castling the rook */
  AleaSquareSet step;   /* where pawns go without capturing, */
  AleaSquareSet take;   /* and where they capture */
} AleaMoveMask;

/* Parts of a board. */
typedef struct
{
  AleaSquareSet home[2];       /* by colour: its home rank, */
  AleaSquareSet half[2];       /* and its half of the board */
  AleaSquareSet terrace[10];   /* by the number in the plan */
} AleaAreas;
