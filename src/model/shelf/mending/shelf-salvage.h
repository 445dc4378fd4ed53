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

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint n_games;   /* that were brought over */
  guint n_cut;     /* of those that lack events at their end */
} ShelfSalvaged;

/* Writes the new database to @new_path, whatever stands there.  That nothing
 * could be read is no error; that nothing could be written is. */
gboolean shelf_salvage (const char     *path,
                        const char     *log_path,
                        const char     *new_path,
                        ShelfSalvaged  *salvaged,
                        GError        **error);

G_END_DECLS
