/* shelf-lock.h: which program has which game open
 *
 * A file beside the database of which a byte stands for a game: whoever holds
 * the lock of that byte has the game.  The system lets go of it when the
 * program ends, however it ends.  Nothing is ever written to the file.
 *
 * The locks belong to the open file and not to the process, so that two shelves
 * in one program are as far apart as two programs.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _ShelfLock ShelfLock;

/* The byte that stands for mending the database, and the largest id that is given. */
#define SHELF_LOCK_MENDING 0
#define SHELF_LOCK_MAX     (G_GINT64_CONSTANT (1) << 62)

/* Something else than a file at @path is renamed, as shelf-place.h says.  NULL
 * with @error. */
ShelfLock *shelf_lock_new     (const char  *path,
                               GError     **error) G_GNUC_WARN_UNUSED_RESULT;
void       shelf_lock_free    (ShelfLock   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ShelfLock, shelf_lock_free)

/* Whether the file is still the one at its path. */
gboolean   shelf_lock_is_there (ShelfLock  *self);

/* FALSE when somebody else has it, or with @error when it cannot be told. */
gboolean   shelf_lock_take    (ShelfLock   *self,
                               gint64       id,
                               GError     **error);
void       shelf_lock_give    (ShelfLock   *self,
                               gint64       id);

/* Whether somebody else has it. */
gboolean   shelf_lock_is_taken (ShelfLock  *self,
                                gint64      id);

G_END_DECLS
