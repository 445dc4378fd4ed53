/* spoilt-shelf.h: a sound shelf, and what any bytes make of it
 *
 * A file of bytes alone is hardly ever a database, so it begins as the sound one of
 * refused-shelf.h, with three games.  The text up to an empty line is SQL that
 * somebody else has run on it, which stays in the log beside it; of what is behind
 * that line four bytes each are a damage to the file or to the log: three say what
 * is done and where, the fourth with what.  Where a zero byte begins the whole, the
 * rest is the file.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns whether it is as it was. */
gboolean spoilt_shelf_make (const guint8 *data,
                            gsize         size);

G_END_DECLS
