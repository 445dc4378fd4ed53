/* alea-danger.h: which pieces the side to move can capture
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-state.h"

G_BEGIN_DECLS

/* In how many ways each piece of one side can be captured next. */
typedef struct
{
  guint ways[ALEA_MAX_PLAY_SQUARES];    /* by its square */
  guint total;                          /* of all ways: rolls, or 1 without dice */
} AleaDanger;

/* The squares of pieces that can be captured at once after @roll, which answers the
 * question. */
AleaSquareSet alea_danger_list_captures_after (const AleaState *state,
                                               AleaRoll         roll);

/* The pieces that the side to move, which is to roll or to decide, can capture
 * for more than it may cost. */
void          alea_danger_find           (const AleaState *state,
                                          AleaDanger      *danger);

/* Of @squares that where the piece stands that would be missed most; ALEA_NO_SQUARE
 * where there are none. */
AleaSquare    alea_danger_choose_dearest (const AleaState *state,
                                          AleaSquareSet    squares);

G_END_DECLS
