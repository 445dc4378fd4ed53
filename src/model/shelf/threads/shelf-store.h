/* shelf-store.h: what the writing thread works on
 *
 * The database, the locks of the games that this program has open, and their
 * mirrors.  A transaction finds the database as it should be, or makes it so:
 * made anew where the folder has gone, mended where it was damaged, with all
 * open games in it.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shelf-mirror.h"

G_BEGIN_DECLS

typedef struct _ShelfStore ShelfStore;

ShelfStore    *shelf_store_new          (const char     *folder) G_GNUC_WARN_UNUSED_RESULT;

/* Lets go of all games. */
void           shelf_store_free         (ShelfStore     *self);

/* Begins a transaction.  After FALSE there is none. */
gboolean       shelf_store_begin        (ShelfStore     *self,
                                         GError        **error);

/* Ends it: all is on the disk, in the database that everybody finds.  After
 * FALSE nothing of it counts; without @error because the file has gone meanwhile,
 * and the next transaction will have another one. */
gboolean       shelf_store_commit       (ShelfStore     *self,
                                         GError        **error);

/* Ends it without its changes, because of @error, which may say that the
 * database is damaged. */
void           shelf_store_roll_back    (ShelfStore     *self,
                                         const GError   *error);

/* Whether games that are open are in no database that anybody would find. */
gboolean       shelf_store_has_to_settle (ShelfStore    *self);

/* Within a transaction. */
ShelfDatabase *shelf_store_get_database (ShelfStore     *self);

/* A sentence for the user that there was not before; NULL for none.
 * (transfer full) */
char          *shelf_store_take_notice  (ShelfStore     *self) G_GNUC_WARN_UNUSED_RESULT;

/* NULL with ALEA_SHELF_ERROR_NOT_FOUND for a game that is not open here. */
ShelfMirror   *shelf_store_find         (ShelfStore     *self,
                                         gint64          id,
                                         GError        **error);

/* Takes @id, of a game or an import, for this program: the caller sees to it
 * that it is given back.  ALEA_SHELF_ERROR_IN_USE when somebody has it, here or
 * elsewhere. */
gboolean       shelf_store_take         (ShelfStore     *self,
                                         gint64          id,
                                         GError        **error);
void           shelf_store_give         (ShelfStore     *self,
                                         gint64          id);

/* The same within a transaction: the game has its row then, whatever somebody
 * may have done to it. */
ShelfMirror   *shelf_store_find_row     (ShelfStore     *self,
                                         gint64          id,
                                         GError        **error);

/* Writes @game, which was taken, into the row that is its. */
gboolean       shelf_store_put          (ShelfStore           *self,
                                         const AleaShelfGame  *game,
                                         GError              **error);

/* What was taken is @game, which is taken over: from now on it is put back into
 * whatever database lacks it. */
void           shelf_store_hold         (ShelfStore     *self,
                                         AleaShelfGame  *game);

/* Whether anybody has taken @id. */
gboolean       shelf_store_is_in_use    (ShelfStore     *self,
                                         gint64          id);

/* An id that no game has; any number of @n ids one after the other, of which
 * this is the first.  From any thread. */
gint64         shelf_store_make_ids     (guint           n);

G_END_DECLS
