/* shelf-repair.h: the database, whatever has become of it
 *
 * One that is damaged is renamed, never deleted, and what can be read of it is
 * brought over to a new one, which takes its place only when it is whole: a
 * program that dies meanwhile loses nothing.  One program mends, others wait.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shelf-database.h"
#include "shelf-place.h"

G_BEGIN_DECLS

/* Which file stands at a path; 0 for none. */
guint64        shelf_repair_get_file (const char      *path);

/* Opens the database for writing, made anew or mended where that is needed.
 * @damaged is the file that was found damaged while it was open, or 0.  *@notice
 * becomes a sentence for the user, where there is something to tell. */
ShelfDatabase *shelf_repair_open     (ShelfPlace      *place,
                                      guint64          damaged,
                                      char           **notice,
                                      GError         **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
