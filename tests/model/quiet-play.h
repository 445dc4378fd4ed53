/* quiet-play.h: games of chess that hardly ever end
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-state.h"

G_BEGIN_DECLS

/* Any move that takes the game no nearer to its end, until it has to; FALSE where it
 * is over. */
gboolean quiet_play_choose (const AleaState *state,
                            GRand           *rand,
                            AleaMove        *move);

G_END_DECLS
