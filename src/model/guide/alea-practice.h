/* alea-practice.h: rolls of any game with no game at stake
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game.h"

G_BEGIN_DECLS

/* The kinds of rolls of a game, by the moment at which they are made, as its
 * rules list them; 0 in a game without dice.  The title is in the language of
 * the user. */
guint       alea_practice_get_n     (const AleaRules *rules);
const char *alea_practice_get_title (const AleaRules *rules,
                                     guint            number);

/* A game in which roll @number is due.  Where rolls go on from earlier ones,
 * runs in Random Move Number Chess, they do so from those of @last, a game of
 * the same roll, or NULL. */
AleaGame   *alea_practice_begin     (const AleaRules *rules,
                                     guint            number,
                                     AleaGame        *last) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
