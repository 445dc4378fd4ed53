/* alea-captured.h: the pieces that a player has lost
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-view.h"

G_BEGIN_DECLS

/* Counts the pieces of @colour captured up to the state that is looked at, by
 * what they were when they were captured; in Guardener Chess those that have
 * not come back. */
void alea_captured_count (AleaGameView *view,
                          AleaColour    colour,
                          guint         counts[ALEA_N_PIECE_TYPES]);

/* By how many points the pieces of @colour on the board that is looked at are worth
 * more than those of the other side, kings aside; below 0 where they are worth less,
 * and 0 while they are being set up. */
int  alea_captured_get_lead (AleaGameView *view,
                             AleaColour    colour);

G_END_DECLS
