/* alea-asking.h: keys that ask what can be seen on a board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-board.h"
#include "alea-game-view.h"

G_BEGIN_DECLS

/* The sentence (transfer full) that answers @keyval, about @game and the
 * square of @board where the keyboard is; NULL when the key asks for nothing. */
char *alea_asking_answer (AleaGameView *view,
                          AleaBoard    *board,
                          guint         keyval) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
