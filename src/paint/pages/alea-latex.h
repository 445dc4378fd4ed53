/* alea-latex.h: games as source for those who typeset themselves
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-score.h"

G_BEGIN_DECLS

/* What stands before all games and behind them: an article that needs the packages
 * xskak and, where dice were thrown, epsdice. */
void     alea_latex_begin    (GString       *source,
                              const char    *title);
void     alea_latex_end      (GString       *source);

/* Adds a game with a diagram after each of @numbers, which are of events (guint) and
 * rise.  Chess is written so that xskak plays it; moves of other games are words and
 * their diagrams positions.  FALSE where the board is not one that xskak draws. */
gboolean alea_latex_add_game (GString       *source,
                              AleaGameScore *score,
                              GArray        *numbers);

G_END_DECLS
