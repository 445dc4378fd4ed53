/* alea-setup.h: anything that a person can build on a board
 *
 * A setup is what a FEN can say.  It need not make sense: two kings, none,
 * pawns on the last rank.  Only alea_position_init() makes a position of it.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-event.h"
#include "alea-geometry.h"
#include "alea-piece.h"

#define ALEA_MAX_EN_PASSANT 8

/* The wings, by the side of the king that the rook stands on. */
typedef enum
{
  ALEA_WING_A,
  ALEA_WING_H,
  ALEA_N_WINGS,
} AleaWing;

/* What lies beside the board: the dice, and what a game keeps there for itself,
 * see AleaBesideRules.  All zero is the ordinary case, so that a designated
 * initialiser leaves it out. */
typedef struct
{
  AleaRoll      roll;       /* thrown and not yet used; n = 0: none */
  unsigned char own[28];    /* without gaps: positions are compared by it */
} AleaTable;

_Static_assert (sizeof (AleaTable) == 32, "keys are made of whole words");

typedef struct
{
  const AleaGeometry *geometry;      /* never NULL; not owned */
  AleaPiece           pieces[ALEA_MAX_SQUARES];
  AleaColour          turn;
  AleaSquare          castle_rook[2][ALEA_N_WINGS];  /* ALEA_NO_SQUARE: no right */
  bool                may_relocate[2];               /* Jepps Random Chess */
  AleaSquare          en_passant[ALEA_MAX_EN_PASSANT];
  uint8_t             n_en_passant;
  uint16_t            halfmove_clock;  /* half-moves since a capture or pawn move */
  uint16_t            fullmove;        /* from 1 */
  AleaTable           table;
} AleaSetup;

/* An empty board, White to move, move 1. */
void       alea_setup_init       (AleaSetup          *self,
                                  const AleaGeometry *geometry);

int        alea_setup_count      (const AleaSetup    *self,
                                  AleaPiece           piece);

/* The lowest square that @piece stands on, ALEA_NO_SQUARE for none. */
AleaSquare alea_setup_find       (const AleaSetup    *self,
                                  AleaPiece           piece);

/* Whether the Guardener of @colour has not moved yet and stands between the
 * squares d and e of its own terrace (G4): a G on each of them. */
bool       alea_setup_is_straddling (const AleaSetup *self,
                                     AleaColour       colour);

/* The pieces of the start array that the board lacks, by colour and kind: the
 * pieces captured so far where nothing else is known of them (GA18). */
void       alea_setup_count_lost (const AleaSetup    *self,
                                  uint8_t             lost[2][ALEA_N_PIECE_TYPES]);

/* The square on the home rank of @colour on the file of @file_letter, which
 * the board must have. */
AleaSquare alea_setup_home       (const AleaSetup    *self,
                                  AleaColour          colour,
                                  char                file_letter);

/* The square behind it, on the terrace of @colour; only where the board has
 * terraces there. */
AleaSquare alea_setup_terrace    (const AleaSetup    *self,
                                  AleaColour          colour,
                                  char                file_letter);
