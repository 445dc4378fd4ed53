/* games.h: the games, each in a file of its own
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-state.h"

/* Claims of repetition and of fifty moves, as every game may have them. */
#define ALEA_OPTION_CLAIMS                                                        \
  {                                                                               \
    .key = "claims",                                                              \
    .title = N_("Draws by repetition and the fifty-move rule"),                   \
    .choices = { "on", "off" },                                                   \
    .labels = { N_("May be claimed"), N_("Only by agreement") },                  \
  }

extern const AleaRules alea_rules_chess;
extern const AleaRules alea_rules_chess960;
extern const AleaRules alea_rules_guardener;
extern const AleaRules alea_rules_jepps;
extern const AleaRules alea_rules_random_move;

/* The pawns of chess on a board of 8 by 8 squares, before the pieces come. */
void chess_place_pawns (AleaState *state);
