/* alea-shelf-row.h: a game of the shelf, as a row of a list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "alea-shelf-game.h"

G_BEGIN_DECLS

/* Signal "changed": what is known of the game is another. */
#define ALEA_TYPE_SHELF_ROW (alea_shelf_row_get_type ())

G_DECLARE_FINAL_TYPE (AleaShelfRow, alea_shelf_row, ALEA, SHELF_ROW, GObject)

AleaShelfRow        *alea_shelf_row_new      (gint64         id) G_GNUC_WARN_UNUSED_RESULT;

gint64               alea_shelf_row_get_id   (AleaShelfRow  *self);

/* Its head; NULL until it has been read, which takes a moment, and when the game
 * has gone meanwhile.  Good until "changed". */
const AleaShelfGame *alea_shelf_row_get_game (AleaShelfRow  *self);

/* For the list; @game is taken. */
void                 alea_shelf_row_set_game (AleaShelfRow  *self,
                                              AleaShelfGame *game);

G_END_DECLS
