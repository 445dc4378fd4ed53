/* alea-game-ways.h: other ways to begin a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-rules.h"

G_BEGIN_DECLS

#define ALEA_TYPE_GAME_WAYS (alea_game_ways_get_type ())

G_DECLARE_FINAL_TYPE (AleaGameWays, alea_game_ways, ALEA, GAME_WAYS, GtkPopover)

GtkWidget *alea_game_ways_new (const AleaRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/* Whether learning the game is among the ways, where it has no button of its own. */
void       alea_game_ways_set_has_learn (AleaGameWays *self,
                                         gboolean      has_learn);

G_END_DECLS
