/* courtyard.h: Courtyard Chess, a game made up for the tests
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-rules.h"

extern const AleaRules courtyard_rules;
