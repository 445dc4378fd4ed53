/* alea-house-rules.h: the house rules that the next games begin with
 *
 * They are kept in the setting "house-rules", a line a game.  A game that is
 * under way has options of its own.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-rules.h"

G_BEGIN_DECLS

#define ALEA_HOUSE_RULES_KEY "house-rules"

/* How many options of @rules are house rules; @shown, which may be NULL, takes
 * their indexes.  How the start of Chess960 is drawn is none: each way has a
 * button of its own. */
guint alea_house_rules_list  (const AleaRules   *rules,
                              guint              shown[ALEA_MAX_OPTIONS]);

/* What is kept for @rules.  What means nothing, as by another version of the
 * program, stands for the default. */
void  alea_house_rules_load  (GSettings         *settings,
                              const AleaRules   *rules,
                              AleaOptions       *options);
void  alea_house_rules_store (GSettings         *settings,
                              const AleaRules   *rules,
                              const AleaOptions *options);

G_END_DECLS
