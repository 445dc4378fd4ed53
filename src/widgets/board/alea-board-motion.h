/* alea-board-motion.h: how pieces come to new squares
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-board.h"

G_BEGIN_DECLS

/* At most so many pieces come one after the other: both home ranks. */
#define ALEA_BOARD_MAX_TURNS 16

/* With the next setup that glides, the pieces of these squares come one after the
 * other, and after all others. */
void                alea_board_set_turns       (AleaBoard           *self,
                                                const AleaSquare    *squares,
                                                guint                n_squares);

/* What the next setup that glides shows in place of its glides; where the pieces
 * stay, at once.  Any press or key ends it. */
void                alea_board_set_drama       (AleaBoard           *self,
                                                const AleaDrama     *drama);

/* Whether anything is still moving. */
gboolean            alea_board_get_is_moving   (AleaBoard           *self);

/* Whether pieces are still on their way, for the eye: the last of the motion is
 * too slow to be seen.  The signal "landed" says that they no longer are. */
gboolean            alea_board_get_is_gliding  (AleaBoard           *self);

/* Puts all pieces where they belong, now. */
void                alea_board_finish_motion   (AleaBoard           *self);

G_END_DECLS
