/* toy-game.h: a game for tests that asks everything a game may ask
 *
 * Chess, with dice.  Set-up: the two players throw one die each, again on a
 * tie.  Then White throws one six-sided die and Black two four-sided ones
 * before each turn.  A sum of 1 loses the turn, an odd sum above that gives
 * two moves in a row, for a 6 one four-sided die may be thrown instead.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-rules.h"

extern const AleaRules toy_rules;
