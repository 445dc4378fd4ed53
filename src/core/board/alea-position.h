/* alea-position.h: a legal position, and the moves it allows
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-ending.h"
#include "alea-faults.h"
#include "alea-move.h"
#include "alea-position-data.h"
#include "alea-rules.h"
#include "alea-setup.h"
#include "alea-square-set.h"

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
