/* alea-shelf.h: all games of the user
 *
 * One database in the user's data folder, shared by all programs and windows of
 * this user.  Whatever happens in a game goes here at once; a file of PGN is for
 * others.  How to use it:
 *
 *   shelf = alea_shelf_new (folder);             nothing waits for a disk, here
 *                                                and in all that follows
 *   id = alea_shelf_create (shelf, game, ...);   a game begins; from now on it is
 *                                                open here and nowhere else
 *   alea_shelf_append (shelf, id, n, event, 1, head, ...);    and goes on
 *   alea_shelf_rewind (shelf, id, n - 1, head, ...);          an undo, or a redo
 *   alea_shelf_release (shelf, id);              another window may have it
 *   alea_shelf_open (shelf, id, ...);            next time
 *   alea_shelf_close (shelf, 5000);              before the program ends
 *
 * Writing is done in order by a thread.  Each call may be given a callback,
 * which is called in the main loop when what was asked for is on the disk, and
 * not before: then neither a crash nor a power cut loses it.
 *
 * While the disk refuses, "is-keeping" is FALSE and "trouble" a sentence, for as
 * long as that lasts; what is to be written waits in memory, in order, and it is
 * tried again and again.  The window may go on as if nothing were the matter.
 * Where the folder or the file is removed, moved, or damaged meanwhile, it is
 * made anew and what can be read brought over; "notice" tells.
 *
 * Reading goes on beside it, in another thread.  It finds what has been kept by
 * then.
 *
 * Errors are those of alea-shelf-error.h, and G_IO_ERROR_CANCELLED.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-shelf-error.h"
#include "alea-shelf-filter.h"
#include "alea-shelf-game.h"
#include "alea-shelf-statistics.h"

G_BEGIN_DECLS

/* Properties, notified when, and only when, the value is another: "is-keeping",
 * "trouble", "notice".  Signal "changed": what is on the shelf is another. */
#define ALEA_TYPE_SHELF (alea_shelf_get_type ())

G_DECLARE_FINAL_TYPE (AleaShelf, alea_shelf, ALEA, SHELF, GObject)

/* The folder is made where it is missing. */
AleaShelf      *alea_shelf_new             (const char             *folder) G_GNUC_WARN_UNUSED_RESULT;

/* Writes what waits, at most for so long, and lets go of all games.  FALSE when
 * something could not be kept; who has asked to be told gets
 * ALEA_SHELF_ERROR_CLOSED. */
gboolean        alea_shelf_close           (AleaShelf              *self,
                                            guint                   milliseconds);

/* Whether all that was asked for is on the disk, or will be in a moment. */
gboolean        alea_shelf_get_is_keeping  (AleaShelf              *self);

/* Why not, a sentence; NULL while it is. */
const char     *alea_shelf_get_trouble     (AleaShelf              *self);

/* What has happened to the file and the user should know, a sentence; NULL for
 * nothing. */
const char     *alea_shelf_get_notice      (AleaShelf              *self);
void            alea_shelf_dismiss_notice  (AleaShelf              *self);

/* Looks whether another program has changed something: "changed" tells. */
void            alea_shelf_refresh         (AleaShelf              *self);

/* --- any games ------------------------------------------------------------ */

/* What becomes of games.  They are deleted all or, where one is open, none, and can be
 * put back until a day later. */
typedef enum
{
  ALEA_SHELF_DELETE,
  ALEA_SHELF_UNDELETE,
  ALEA_SHELF_FAVORITE,
  ALEA_SHELF_NO_FAVORITE,
} AleaShelfChange;

void            alea_shelf_change          (AleaShelf              *self,
                                            AleaShelfChange         change,
                                            const gint64           *ids,
                                            guint                   n_ids,
                                            GAsyncReadyCallback     callback,
                                            gpointer                data);

/* Keeps @match, which gets an id where it has none yet; returns that. */
gint64          alea_shelf_set_match       (AleaShelf              *self,
                                            const AleaShelfMatch   *match,
                                            GAsyncReadyCallback     callback,
                                            gpointer                data);

G_END_DECLS
