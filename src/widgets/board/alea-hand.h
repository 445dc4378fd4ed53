/* alea-hand.h: the hand that plays a game on a board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-board.h"
#include "alea-game-view.h"

G_BEGIN_DECLS

#define ALEA_TYPE_HAND (alea_hand_get_type ())

G_DECLARE_FINAL_TYPE (AleaHand, alea_hand, ALEA, HAND, GObject)

/* Shows @game on @board and plays what is done there.  It keeps @game and
 * must not outlive @board. */
AleaHand  *alea_hand_new            (AleaGameView *view,
                                     AleaBoard    *board) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the player to move may castle on @wing now. */
gboolean   alea_hand_get_can_castle (AleaHand   *self,
                                     AleaWing    wing);

/* Castles; where that is not allowed, "reason" says why. */
void       alea_hand_castle         (AleaHand   *self,
                                     AleaWing    wing);

/* Puts a piece of @type that was carried to @square there, during set-up; where
 * that is not allowed, "reason" says why. */
void       alea_hand_place          (AleaHand      *self,
                                     AleaPieceType  type,
                                     AleaSquare     square);

/* Whether a captured piece may come back now, and taking it up: the next square
 * that is pressed is where it goes. */
gboolean   alea_hand_get_can_resurrect (AleaHand *self);
void       alea_hand_resurrect      (AleaHand   *self);

/* Does what was typed, a move or any other decision, in any notation of the
 * scripts; where that is not allowed, "reason" says why. */
gboolean   alea_hand_type           (AleaHand   *self,
                                     const char *text);

G_END_DECLS
