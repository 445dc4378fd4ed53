/* alea-game-cover.h: what a game is, as a picture
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-rules.h"

G_BEGIN_DECLS

#define ALEA_TYPE_GAME_COVER (alea_game_cover_get_type ())

G_DECLARE_FINAL_TYPE (AleaGameCover, alea_game_cover, ALEA, GAME_COVER, GtkWidget)

void alea_game_cover_set_rules (AleaGameCover   *self,
                                const AleaRules *rules);

/* The dice of the game: those of every turn, or else those of the set-up; n is 0
 * where there are none.  Faces are those that lie on the cover. */
AleaRoll alea_game_cover_get_roll (AleaGameCover *self);

/* Instead: a small picture for a chapter of the guide, "using", that is of no game. */
void alea_game_cover_set_chapter (AleaGameCover *self,
                                  const char    *chapter);

/* Small covers show the dice alone. */
void alea_game_cover_set_is_small (AleaGameCover   *self,
                                   gboolean         is_small);

/* The dice turn round once, unless somebody wants nothing to move. */
void alea_game_cover_turn         (AleaGameCover   *self);

G_END_DECLS
