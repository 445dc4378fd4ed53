/* alea-danger.h: which pieces the side to move can capture, and which rolls would hurt
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-search.h"
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

/* A sentence about @after, what the engine thinks of @state, where the other side
 * is to roll; in the words of the game where the rolls that help are just those
 * that let it capture a piece.  (transfer full) */
char *alea_hint_danger_say (const AleaState   *state,
                            const AleaVerdict *after) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
