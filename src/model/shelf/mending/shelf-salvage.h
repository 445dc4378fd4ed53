/* shelf-salvage.h: what can be read of a damaged database, in a new one
 *
 * Rows are known by the types of their columns.  Events count up to the first
 * that is missing; where the row of a game is lost, its events say what it was.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shelf-place.h"

G_BEGIN_DECLS

/* Writes the new database to the path for mending, whatever stands there;
 * *@n_games were brought over.  That nothing could be read is no error; that
 * nothing could be written is. */
gboolean shelf_salvage (ShelfPlace  *place,
                        guint       *n_games,
                        GError     **error);

G_END_DECLS
