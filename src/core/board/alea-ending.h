/* alea-ending.h: how games end
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-piece.h"

typedef enum
{
  ALEA_RESULT_NONE,
  ALEA_RESULT_WHITE,
  ALEA_RESULT_BLACK,
  ALEA_RESULT_DRAW,
} AleaResult;

typedef enum
{
  ALEA_ENDING_NONE,
  ALEA_ENDING_CHECKMATE,
  ALEA_ENDING_KING_CAPTURED,
  ALEA_ENDING_STALEMATE,
  ALEA_ENDING_RESIGNATION,
  ALEA_ENDING_AGREEMENT,
  ALEA_ENDING_THREEFOLD,
  ALEA_ENDING_FIVEFOLD,
  ALEA_ENDING_FIFTY_MOVES,
  ALEA_ENDING_SEVENTY_FIVE_MOVES,
  ALEA_ENDING_DEAD_POSITION,
  ALEA_ENDING_SIX_SIXES,
} AleaEnding;

static inline AleaResult
alea_result_win (AleaColour winner)
{
  return winner == ALEA_WHITE ? ALEA_RESULT_WHITE : ALEA_RESULT_BLACK;
}

/* "1-0", "checkmate": for files and the command line, never translated. */
const char *alea_result_to_string (AleaResult result);
const char *alea_ending_to_string (AleaEnding ending);
