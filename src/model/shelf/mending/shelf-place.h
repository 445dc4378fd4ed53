/* shelf-place.h: the folder of the shelf and what stands in it
 *
 *   games.db            the database; -wal and -shm beside it are SQLite's
 *   games.lock          see shelf-lock.h
 *   games.db.mending    what is being brought over from a damaged one
 *   games.db.pages      the damaged one meanwhile, see shelf-pages.h
 *   games.db.mended     the same when it is whole, for a moment
 *   games-damaged-2026-03-01.db     a damaged one, which nobody deletes
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
  char *folder;
  char *path;       /* games.db */
  char *log;
  char *index;
  char *lock;
  char *mending;
  char *pages;
  char *mended;
} ShelfPlace;

ShelfPlace *shelf_place_new       (const char        *folder) G_GNUC_WARN_UNUSED_RESULT;
void        shelf_place_free      (ShelfPlace        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ShelfPlace, shelf_place_free)

/* Makes the folder where it is missing, for this user alone, and sees to it
 * that at the path of each file there is a file or nothing: a folder, a pipe or
 * a device is renamed, and *@moved becomes its new path, of the last one.
 * Nothing is opened. */
gboolean    shelf_place_prepare   (ShelfPlace        *self,
                                   char             **moved,
                                   GError           **error);

gboolean    shelf_place_has_file  (ShelfPlace        *self);

/* Where there is none, and with the lock for mending held: takes the one that has
 * been mended, or makes an empty one, for this user alone. */
gboolean    shelf_place_make_file (ShelfPlace        *self,
                                   GError           **error);

/* Other people have no business with the file that is there. */
void        shelf_place_make_private (ShelfPlace     *self);

/* Whether there is no database but what was last written to one. */
gboolean    shelf_place_has_log_alone (ShelfPlace    *self);

/* With the lock held: renames the database, and what SQLite has beside it, to a name that says when
 * it was found damaged; *@moved is its new path.  What was mended takes its
 * place. */
gboolean    shelf_place_exchange  (ShelfPlace        *self,
                                   char             **moved,
                                   GError           **error);

G_END_DECLS
