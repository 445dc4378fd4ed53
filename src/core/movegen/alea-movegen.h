/* alea-movegen.h: what each width of the move generator offers
 *
 * Private to the core.  movegen.c is compiled once for each table below.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-position-attacks.h"
#include "alea-position.h"

struct AleaMovegen
{
  const char   *name;
  bool          is_wide;   /* which member of AleaPosition.board it uses */

  /* Builds the tables of a board, or finds them built before.  They live as
   * long as the program.  NULL: no room for another shape of board. */
  const void   *(*prepare)     (const AleaGeometry *geometry);

  void          (*read_setup)  (AleaPosition       *position,
                                const AleaSetup    *setup);
  void          (*write_setup) (const AleaPosition *position,
                                AleaSetup          *setup);

  /* Lists into @moves, or only counts when it is NULL. */
  size_t        (*list_moves)  (const AleaPosition *position,
                                AleaMove           *moves);
  size_t        (*list_masked) (const AleaPosition *position,
                                const AleaMoveMask *mask,
                                AleaMove           *moves);
  /* Whether there is any move. */
  bool          (*has_moves)   (const AleaPosition *position);
  /* The moves that need one of @needs, whatever the dice show; NULL in the
   * generators that know of no dice. */
  size_t        (*list_needs)  (const AleaPosition *position,
                                unsigned            needs,
                                AleaMove           *moves);
  uint64_t      (*perft)       (const AleaPosition *position,
                                int                 depth);

  /* Moves the pieces and passes the turn, as far as counting nodes needs it. */
  void          (*make)        (AleaPosition       *position,
                                AleaMove            move);

  /* The same with the rights and the key. */
  void          (*play)        (AleaPosition       *position,
                                AleaMove            move);

  /* Gives the turn to @turn, which may take on the squares of @en_passant
   * where that is possible at all. */
  void          (*set_turn)    (AleaPosition       *position,
                                AleaColour          turn,
                                AleaSquareSet       en_passant);
  void          (*castle_to)   (const AleaPosition *position,
                                AleaMove            move,
                                AleaSquare         *king_to,
                                AleaSquare         *rook_to);

  AleaPiece     (*get_piece)   (const AleaPosition *position,
                                AleaSquare          square);
  AleaSquareSet (*get_pieces)  (const AleaPosition *position,
                                AleaPiece           piece);
  AleaSquareSet (*get_side)    (const AleaPosition *position,
                                AleaColour          colour);
  AleaSquareSet (*attackers)   (const AleaPosition *position,
                                AleaSquare          square,
                                AleaColour          by);
  AleaSquareSet (*attackers_among) (const AleaPosition *position,
                                AleaSquare          square,
                                AleaSquareSet       occupied);
  size_t        (*list_attacks) (const AleaPosition *position,
                                 AleaAttack         *attacks);
  uint64_t      (*compute_key) (const AleaPosition *position);
};

/* The same source for the 8x8 board and for every other board, each for any
 * processor and for x86 with the bit instructions of 2013 and later. */
extern const AleaMovegen alea_movegen_64;
extern const AleaMovegen alea_movegen_64_bmi2;
extern const AleaMovegen alea_movegen_128;
extern const AleaMovegen alea_movegen_128_bmi2;

/* Whether this processor can run the _bmi2 generators. */
bool               alea_movegen_has_bmi2  (void);

/* The fastest generator for @geometry on this processor, which also knows of
 * dice that say which moves may be made where it @has_needs; NULL: too large. */
const AleaMovegen *alea_movegen_find      (const AleaGeometry *geometry,
                                           bool                has_needs);
