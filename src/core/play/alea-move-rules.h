/* alea-move-rules.h: what becomes of the moves of chess, of AleaRules
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-need-rules.h"

/* What becomes of the moves of chess. */
typedef struct
{
  /* What @move, not yet made, changes beside the board. */
  void      (*before)     (AleaPosition       *position,
                           AleaMove            move);

  /* Ends what the generator has begun: after @move, made with the @rights to
   * take en passant, the turn may come back. */
  void      (*after)      (AleaPosition       *position,
                           AleaMove            move,
                           AleaSquareSet       rights);

  /* Makes the @n moves of @moves those of the game; returns how many there are
   * then, for which there is room up to ALEA_MAX_MOVES. */
  size_t    (*filter)     (const AleaPosition *position,
                           AleaMove           *moves,
                           size_t              n);

  /* Whether a king that stands attacked may be captured.  NULL: as
   * king_is_captured says. */
  bool      (*may_capture_king) (const AleaPosition *position);

  /* Counts nodes where a turn is more than a roll and a move, see
   * alea_position_perft(). */
  uint64_t  (*perft)      (const AleaPosition *position,
                           int                 depth);
} AleaMoveRules;
