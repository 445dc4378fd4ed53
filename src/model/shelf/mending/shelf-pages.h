/* shelf-pages.h: the pages of a database that SQLite would refuse
 *
 * Reads the file and the log beside it as bytes, after the published format
 * (sqlite.org/fileformat2.html): a page is what the last whole transaction in
 * the log says, else what stands in the file.  Nothing is believed unseen; what
 * is missing or cut off is not there.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define SHELF_MIN_PAGE 512
#define SHELF_MAX_PAGE 65536

typedef struct _ShelfPages ShelfPages;

/* Either file may be missing. */
ShelfPages *shelf_pages_open     (const char  *path,
                                  const char  *log_path) G_GNUC_WARN_UNUSED_RESULT;
void        shelf_pages_close    (ShelfPages  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ShelfPages, shelf_pages_close)

/* In bytes. */
guint       shelf_pages_get_size (ShelfPages  *self);

/* The numbers of all pages that there are, from 1, of guint; (transfer full). */
GArray     *shelf_pages_list     (ShelfPages  *self) G_GNUC_WARN_UNUSED_RESULT;

/* Fills @page; FALSE where the page is not there. */
gboolean    shelf_pages_read     (ShelfPages  *self,
                                  guint        number,
                                  guint8      *page);

G_END_DECLS
