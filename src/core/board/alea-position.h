/* alea-position.h: a legal position, and the moves it allows
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-ending.h"
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

/* The same without asking whether it is one; its kings, if any, stand on
 * squares, so that attacks can be looked up. */
void          alea_position_assemble      (AleaPosition       *self,
                                           const AleaRules    *rules,
                                           const AleaOptions  *options,
                                           const AleaSetup    *setup);

/* Takes the position apart again. */
void          alea_position_get_setup     (const AleaPosition *self,
                                           AleaSetup          *setup);

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

/* The legal moves of pieces, in the order of the generator; returns how many. */
size_t        alea_position_list_moves    (const AleaPosition *self,
                                           AleaMove            moves[static ALEA_MAX_MOVES]);
size_t        alea_position_list_masked   (const AleaPosition *self,
                                           const AleaMoveMask *mask,
                                           AleaMove            moves[static ALEA_MAX_MOVES]);

/* Captures, those en passant too, and promotions. */
size_t        alea_position_list_captures (const AleaPosition *self,
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

/* Lays @roll on the table. */
void          alea_position_lay_roll      (AleaPosition       *self,
                                           AleaRoll            roll);

/* The position as it stood when the turn began, before any dice. */
void          alea_position_clear_dice    (AleaPosition       *self);

/* Puts on @self the dice of @from, and what dice have left there, in place of
 * its own; NULL: none. */
void          alea_table_take_dice        (const AleaRules    *rules,
                                           AleaTable          *self,
                                           const AleaTable    *from);

AleaColour    alea_position_get_turn      (const AleaPosition *self);

/* The player who has @colour now: 0 the first, 1 the second. */
int           alea_position_get_player    (const AleaPosition *self,
                                           AleaColour          colour);

AleaPiece     alea_position_get_piece     (const AleaPosition *self,
                                           AleaSquare          square);
AleaSquare    alea_position_get_king      (const AleaPosition *self,
                                           AleaColour          colour);

/* The squares of all pieces of a colour, and of those of one kind. */
AleaSquareSet alea_position_get_side      (const AleaPosition *self,
                                           AleaColour          colour);
AleaSquareSet alea_position_get_pieces    (const AleaPosition *self,
                                           AleaPiece           piece);
const AleaAreas *alea_position_get_areas  (const AleaPosition *self);
/* The kind of the piece that @move takes; ALEA_NO_PIECE_TYPE for none. */
AleaPieceType alea_position_get_captured  (const AleaPosition *self,
                                           AleaMove            move);
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

/* Equal keys, equal positions, as far as @sameness goes.  Of the future,
 * repetition is not part, nor is the clock before it is about to matter. */
uint64_t      alea_position_get_key       (const AleaPosition *self,
                                           AleaSameness        sameness);

/* Where the rook and the king end that castle with @move. */
void          alea_position_castle_to     (const AleaPosition *self,
                                           AleaMove            move,
                                           AleaSquare         *king_to,
                                           AleaSquare         *rook_to);
