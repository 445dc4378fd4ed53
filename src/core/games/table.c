/* table.c: every game there is, in the order of the menus
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games.h"

const AleaRules *const alea_games[] = {
  &alea_rules_jepps,
  &alea_rules_chess960,
  &alea_rules_guardener,
  &alea_rules_random_move,
  &alea_rules_chess,
  NULL,
};
