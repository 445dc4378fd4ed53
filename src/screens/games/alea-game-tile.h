/* alea-game-tile.h: a game of the shelf, as a card or as a row
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-board-pictures.h"
#include "alea-shelf-row.h"

G_BEGIN_DECLS

#define ALEA_TYPE_GAME_TILE (alea_game_tile_get_type ())

G_DECLARE_FINAL_TYPE (AleaGameTile, alea_game_tile, ALEA, GAME_TILE, GtkWidget)

/* A card in which the picture stands above the words; as a row, before them.
 * Emits "said" when what it says may be another. */
GtkWidget    *alea_game_tile_new          (AleaBoardPictures *pictures) G_GNUC_WARN_UNUSED_RESULT;

/* Follows it; NULL for none.  (transfer none) */
void          alea_game_tile_set_row      (AleaGameTile      *self,
                                           AleaShelfRow      *row);
AleaShelfRow *alea_game_tile_get_row      (AleaGameTile      *self);

void          alea_game_tile_set_is_row   (AleaGameTile      *self,
                                           gboolean           is_row);

/* How much larger than usual its picture is, in tenths. */
void          alea_game_tile_set_scale    (AleaGameTile      *self,
                                           guint              scale);

/* A whole sentence about the game; "" until it has been read. */
const char   *alea_game_tile_get_sentence (AleaGameTile      *self);

G_END_DECLS
