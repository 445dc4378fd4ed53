/* table.c: the table of games, with one more line
 *
 * Takes the place of src/core/games/table.c in the programs of this folder.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "courtyard.h"
#include "games/games.h"

const AleaRules *const alea_games[] = {
  &alea_rules_jepps,
  &alea_rules_chess960,
  &alea_rules_guardener,
  &alea_rules_random_move,
  &alea_rules_chess,
  &courtyard_rules,
  NULL,
};
