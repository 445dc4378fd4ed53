/* alea-game-sounds.h: what is heard of a game on a board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-board.h"
#include "alea-game-view.h"

G_BEGIN_DECLS

#define ALEA_TYPE_GAME_SOUNDS (alea_game_sounds_get_type ())

G_DECLARE_FINAL_TYPE (AleaGameSounds, alea_game_sounds, ALEA, GAME_SOUNDS, GObject)

/* Plays a sound for whatever is rolled and decided in the game of @view from now on, while
 * @board, which shows it, is seen.  It must outlive neither of the two. */
AleaGameSounds *alea_game_sounds_new (AleaGameView *view,
                                      AleaBoard    *board) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
