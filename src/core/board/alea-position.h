/* alea-position.h: a legal position, and the moves it allows
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-faults.h"
#include "alea-move.h"
#include "alea-rules.h"
#include "alea-setup.h"
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

/* A plain value: assign it to copy it, let it go out of scope to drop it. */
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
  AleaSquareSet      passed;     /* where the side to move passed; see alea-series.h */
  uint16_t           halfmove_clock;
  uint16_t           fullmove;
  uint64_t           key;        /* always equals alea_position_compute_key() */
};

/* A piece, and the squares that it attacks as the pieces stand now; those of
 * its own side that it defends are among them. */
typedef struct
{
  AleaSquareSet attacks;
  AleaSquare    square;
  AleaPiece     piece;
} AleaAttack;

/* Makes a position of @setup.  On a fault, *self is left as it was: nobody
 * sees a half-made position.  @options may be NULL: the defaults. */
AleaFaults    alea_position_init          (AleaPosition       *self,
                                           const AleaRules    *rules,
                                           const AleaOptions  *options,
                                           const AleaSetup    *setup);

/* Takes the position apart again. */
void          alea_position_get_setup     (const AleaPosition *self,
                                           AleaSetup          *setup);

/* The legal moves of pieces, in the order of the generator; returns how many. */
size_t        alea_position_list_moves    (const AleaPosition *self,
                                           AleaMove            moves[static ALEA_MAX_MOVES]);
size_t        alea_position_count_moves   (const AleaPosition *self);
bool          alea_position_is_legal      (const AleaPosition *self,
                                           AleaMove            move);

/* Nodes at @depth moves of pieces, with a branch for each distinct roll where
 * one is due; 1 at depth 0.  Ends of a game by count or by want of material
 * are not looked at. */
uint64_t      alea_position_perft         (const AleaPosition *self,
                                           int                 depth);

/* Only for moves known to be legal; ask alea_position_is_legal() about moves
 * that come from a file or a person. */
void          alea_position_play          (AleaPosition       *self,
                                           AleaMove            move);

/* The turn goes to the other side without a move; the dice go off the table. */
void          alea_position_pass          (AleaPosition       *self);

/* Lays @roll on the table, @doubles being the doubles thrown in a row; with 0
 * nothing is kept of earlier ones. */
void          alea_position_lay_roll      (AleaPosition       *self,
                                           AleaRoll            roll,
                                           uint8_t             doubles);

/* The position as it stood when the turn began, before any dice. */
void          alea_position_clear_dice    (AleaPosition       *self);

AleaColour    alea_position_get_turn      (const AleaPosition *self);
AleaPiece     alea_position_get_piece     (const AleaPosition *self,
                                           AleaSquare          square);
AleaSquare    alea_position_get_king      (const AleaPosition *self,
                                           AleaColour          colour);
int           alea_position_count_pieces  (const AleaPosition *self,
                                           AleaPiece           piece);

/* The number of the terrace that @square belongs to, as the players have
 * agreed to count them (GA1); 0 for none. */
int           alea_position_get_terrace   (const AleaPosition *self,
                                           AleaSquare          square);

/* The pieces of @by that attack @square; pieces of @by may stand on it. */
AleaSquareSet alea_position_get_attackers (const AleaPosition *self,
                                           AleaSquare          square,
                                           AleaColour          by);

/* The pieces of both sides on @occupied that attack @square when the pieces
 * stand on @occupied, and no others: for exchanges, in which they go one by
 * one. */
AleaSquareSet alea_position_get_attackers_among (const AleaPosition *self,
                                           AleaSquare          square,
                                           AleaSquareSet       occupied);

/* Every piece, and what it attacks; returns how many there are. */
size_t        alea_position_list_attacks  (const AleaPosition *self,
                                           AleaAttack          attacks[static ALEA_MAX_PLAY_SQUARES]);

/* The pieces that give check to the side to move; always none where the king
 * is captured instead. */
AleaSquareSet alea_position_get_checkers  (const AleaPosition *self);

/* Whether the king of the other side may be captured when it stands attacked:
 * by the rules, or by an option (RA9). */
bool          alea_position_may_capture_king (const AleaPosition *self);

/* No series of legal moves can end in mate (FIDE 5.2.2): too little
 * material, or pawns locked for good with the kings kept apart. */
bool          alea_position_is_dead       (const AleaPosition *self);

/* From scratch, slowly: what the running key is checked against. */
uint64_t      alea_position_compute_key   (const AleaPosition *self);

/* Where the rook and the king end that castle with @move. */
void          alea_position_castle_to     (const AleaPosition *self,
                                           AleaMove            move,
                                           AleaSquare         *king_to,
                                           AleaSquare         *rook_to);
