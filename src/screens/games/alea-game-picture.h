/* alea-game-picture.h: the board of a game on its cloth
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-board-pictures.h"

G_BEGIN_DECLS

#define ALEA_TYPE_GAME_PICTURE (alea_game_picture_get_type ())

G_DECLARE_FINAL_TYPE (AleaGamePicture, alea_game_picture, ALEA, GAME_PICTURE, GtkWidget)

GtkWidget *alea_game_picture_new      (AleaBoardPictures *pictures) G_GNUC_WARN_UNUSED_RESULT;

/* The board of @fen, which may be NULL, in the game with the id @rules; NULL: an
 * empty place. */
void       alea_game_picture_set_game (AleaGamePicture   *self,
                                       const char        *rules,
                                       const char        *fen);

G_END_DECLS
