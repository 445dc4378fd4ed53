/* alea-position-attacks.h: who attacks what in a position
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-position.h"

/* A piece, and the squares that it attacks as the pieces stand now; those of
 * its own side that it defends are among them. */
typedef struct
{
  AleaSquareSet attacks;
  AleaSquare    square;
  AleaPiece     piece;
} AleaAttack;

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
