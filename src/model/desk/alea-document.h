/* alea-document.h: a game, and where it is kept
 *
 * A document follows its game.  From the first roll or decision on the game is on
 * the shelf, and whatever happens goes there at once: an event is one row, however
 * long the game.  The time of whoever is to move is kept every few seconds, so
 * that nobody gains time by closing the program.
 *
 * Besides, the players may save the game in a file (PGN), for others.  A document
 * knows that file, and whether the game has gone on since.
 *
 * What only this computer may know, as the secret of the dice before the end of
 * the game, goes to the shelf and never into a file.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-file-place.h"
#include "alea-session.h"
#include "alea-shelf.h"

G_BEGIN_DECLS

/* Properties, notified when, and only when, the value is another: "is-saving",
 * "place-words".
 *
 * Signals: "saved" and "save-failed", the latter with a GError that is a sentence,
 * or G_IO_ERROR_WRONG_ETAG where another program has changed the file, or
 * G_IO_ERROR_CANCELLED; "wanted" when the players asked to save it after
 * something that was cancelled: they are to be asked as if they did so now. */
#define ALEA_TYPE_DOCUMENT (alea_document_get_type ())

G_DECLARE_FINAL_TYPE (AleaDocument, alea_document, ALEA, DOCUMENT, GObject)

/* A game that is not on the shelf.  @place, which may be NULL, is copied: the file
 * that it was read from. */
AleaDocument  *alea_document_new           (AleaShelf            *shelf,
                                            AleaSession          *session,
                                            const AleaFilePlace  *place) G_GNUC_WARN_UNUSED_RESULT;

/* One that was opened on the shelf as @kept, which is taken.  Where it @is_copy,
 * because not all of it can be read, it goes on as another game. */
AleaDocument  *alea_document_new_kept      (AleaShelf            *shelf,
                                            AleaSession          *session,
                                            AleaShelfGame        *kept,
                                            gboolean              is_copy) G_GNUC_WARN_UNUSED_RESULT;

/* Gives a game that is as @kept what was undone in it, before it gets its
 * dice. */
void           alea_document_restore_undone (AleaGame            *game,
                                             const AleaShelfGame *kept);

/* Keeps what a review has found with a game that is on the shelf, and gives it
 * back to one that is as @kept. */
void           alea_document_keep_review   (AleaDocument         *self);
void           alea_document_restore_review (AleaGame            *game,
                                             const AleaShelfGame *kept);

/* (transfer none) */
AleaSession   *alea_document_get_session   (AleaDocument         *self);
AleaGame      *alea_document_get_game      (AleaDocument         *self);

/* Its id on the shelf; 0 while it is not there. */
gint64         alea_document_get_id        (AleaDocument         *self);

/* The match of the shelf that it counts in; 0 for none. */
void           alea_document_set_match     (AleaDocument         *self,
                                            gint64                match);

/* Whether the game is not over and has more than the file that it is saved in. */
gboolean       alea_document_get_is_under_way (AleaDocument      *self);

/* Keeps the time as it is now, without an event. */
void           alea_document_keep_time     (AleaDocument         *self);

/* Nobody plays it here any more: another window may open it.  What is being saved
 * goes on. */
void           alea_document_close         (AleaDocument         *self);

G_END_DECLS
