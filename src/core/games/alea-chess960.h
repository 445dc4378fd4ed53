/* alea-chess960.h: the 960 starts, their numbers and their rolls
 *
 * Numbers are Scharnagl's, 0 to 959; 518 is the array of chess.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-setup.h"

#define ALEA_CHESS960_STARTS  960
#define ALEA_CHESS960_ROLLS   5
#define ALEA_CHESS960_CLASSIC 518

/* The home rank of @number, which is 0 .. 959, from the a-file. */
void alea_chess960_get_array  (int             number,
                               AleaPieceType   array[static 8]);

/* -1 when @array is not one of the 960. */
int  alea_chess960_get_number (const AleaPieceType array[static 8]);

/* The number of the start that @setup is, pieces and all on their first squares;
 * -1 for anything else. */
int  alea_chess960_of_setup   (const AleaSetup *setup);

/* The throws of the single-die method that lead to @number.  There are two
 * such sequences for each number, for the knights may come in either order;
 * @which is 0 or 1. */
void alea_chess960_get_rolls  (int             number,
                               int             which,
                               uint8_t         faces[static ALEA_CHESS960_ROLLS]);
