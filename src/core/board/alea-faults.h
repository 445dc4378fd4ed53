/* alea-faults.h: why a setup is not a position
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-rules.h"
#include "alea-setup.h"
#include "alea-square-set.h"
#include "alea-text.h"

/* Why a setup is not a position.  A set, not a single error: the editor
 * shows all that is wrong at once and strikes out each as it is mended. */
typedef enum
{
  ALEA_FAULT_NONE           = 0,
  ALEA_FAULT_BOARD          = 1 << 0,   /* not the board of this game */
  ALEA_FAULT_HOLE           = 1 << 1,   /* a piece where no square is */
  ALEA_FAULT_NO_KING        = 1 << 2,
  ALEA_FAULT_TOO_MANY_KINGS = 1 << 3,
  ALEA_FAULT_PAWN_ON_EDGE   = 1 << 4,
  ALEA_FAULT_CASTLING       = 1 << 5,   /* a right without its king or rook */
  ALEA_FAULT_RELOCATION     = 1 << 6,   /* a right of a king that has moved */
  ALEA_FAULT_EN_PASSANT     = 1 << 7,   /* no pawn can just have passed there */
  ALEA_FAULT_OPPOSITE_CHECK = 1 << 8,   /* the side that just moved is in check */
  ALEA_FAULT_FOREIGN_PIECE  = 1 << 9,   /* a kind of piece this game has not got */
  ALEA_FAULT_GUARDENER      = 1 << 10,  /* more than one in play, or astray */
  ALEA_FAULT_TABLE          = 1 << 11,  /* dice, runs or passes that cannot be */
} AleaFaults;

#define ALEA_N_FAULTS 12

/* All faults of @setup. */
AleaFaults alea_setup_find_faults (const AleaSetup *setup,
                                   const AleaRules *rules);

/* The same, with the squares of each fault apart: those of 1 << i in
 * squares[i]. */
AleaFaults alea_setup_list_faults (const AleaSetup *setup,
                                   const AleaRules *rules,
                                   AleaSquareSet    squares[static ALEA_N_FAULTS]);

/* Whether the pieces stand so that a right could be there.
 *
 * C12, CA5: castling with @rook belongs to a king and a rook that have never
 * moved. */
bool       alea_setup_allows_castling    (const AleaSetup *setup,
                                          const AleaRules *rules,
                                          AleaColour       colour,
                                          AleaWing         wing,
                                          AleaSquare       rook);
/* JA21: the king of a right to relocate has never left its home rank. */
bool       alea_setup_allows_relocation  (const AleaSetup *setup,
                                          const AleaRules *rules,
                                          AleaColour       colour);
/* The side that moved can have passed @square; in a series also the side to
 * move, see alea-series.h. */
bool       alea_setup_allows_en_passant  (const AleaSetup *setup,
                                          const AleaRules *rules,
                                          AleaSquare       square);

/* The sentence for one fault. */
void       alea_fault_describe    (AleaFaults       fault,
                                   AleaText        *text);
