/* alea-ending.c: how games end
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-ending.h"

const char *
alea_result_to_string (AleaResult result)
{
  static const char *const strings[] = { "*", "1-0", "0-1", "1/2-1/2" };

  return strings[result];
}

const char *
alea_ending_to_string (AleaEnding ending)
{
  static const char *const strings[] = {
    [ALEA_ENDING_NONE] = "",
    [ALEA_ENDING_CHECKMATE] = "checkmate",
    [ALEA_ENDING_KING_CAPTURED] = "king captured",
    [ALEA_ENDING_STALEMATE] = "stalemate",
    [ALEA_ENDING_RESIGNATION] = "resignation",
    [ALEA_ENDING_AGREEMENT] = "agreement",
    [ALEA_ENDING_THREEFOLD] = "threefold repetition",
    [ALEA_ENDING_FIVEFOLD] = "fivefold repetition",
    [ALEA_ENDING_FIFTY_MOVES] = "fifty moves",
    [ALEA_ENDING_SEVENTY_FIVE_MOVES] = "seventy-five moves",
    [ALEA_ENDING_DEAD_POSITION] = "dead position",
    [ALEA_ENDING_SIX_SIXES] = "666 twice",
  };

  return strings[ending];
}
