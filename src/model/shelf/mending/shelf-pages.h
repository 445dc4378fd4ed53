/* shelf-pages.h: the rows on each page of a damaged database
 *
 * Every page is looked at by itself, whatever the pages above it say: where one
 * is broken, the rows of all others are still found.  SQLite reads them: in a
 * copy that begins as a sound database does, page after page is put where its
 * tables begin.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/* One row of the table game (@is_game), or of another table or of an index, which
 * has ten columns at most: those that a row does not have are NULL.  It may be
 * called twice for the same. */
typedef void (*ShelfRowFunc) (sqlite3_stmt  *row,
                              gboolean       is_game,
                              gpointer       data);

/* Calls @func for every row that can be read in the database and in the log
 * beside it; either may be missing.  The copy is made at @copy_path, whatever
 * stands there, and removed.  FALSE where it cannot be made. */
gboolean shelf_pages_scan (const char    *path,
                           const char    *log_path,
                           const char    *copy_path,
                           ShelfRowFunc   func,
                           gpointer       data,
                           GError       **error);

G_END_DECLS
