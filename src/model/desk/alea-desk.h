/* alea-desk.h: the game that lies open, and the one that waits
 *
 * A desk belongs to a window.  One game is played on it.  One that is left is on the
 * shelf, as all games are; the last of them that is not over, and that nobody has
 * open, waits: the start screen of every window offers it.
 *
 * The desk knows the match, and which games count in it: a game that begins from
 * the beginning is its next one; a game out of a file, or from a position that was
 * set up, is none of it; a game that waited goes on in the match that it began
 * in.
 *
 * Nothing here waits for a disk, and nothing is lost while it refuses: see
 * alea-shelf.h.  Only at the end of the program there is a question, see
 * alea_desk_finish_async().
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-document.h"

G_BEGIN_DECLS

/* Properties, notified when, and only when, the value is another: "document",
 * "waiting". */
#define ALEA_TYPE_DESK (alea_desk_get_type ())

G_DECLARE_FINAL_TYPE (AleaDesk, alea_desk, ALEA, DESK, GObject)

/* @settings are those of the program: who plays, and with which clock.  @is_first
 * says whether the match from last time goes on here; that of another window ends
 * with it. */
AleaDesk      *alea_desk_new               (AleaShelf            *shelf,
                                            GSettings            *settings,
                                            gboolean              is_first) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer none) */
AleaShelf     *alea_desk_get_shelf         (AleaDesk             *self);
AleaMatch     *alea_desk_get_match         (AleaDesk             *self);

/* Whether dice are promised: not where a seed was given, which is a promise
 * itself.  They are unless set. */
void           alea_desk_set_has_promises  (AleaDesk             *self,
                                            gboolean              has_promises);

/* Everybody back to no points; the game under way is the first of it. */
void           alea_desk_begin_match       (AleaDesk             *self);

/* The game that is played; NULL for none; (transfer none). */
AleaDocument  *alea_desk_get_document      (AleaDesk             *self);

/* The game that waits, to show where it stands; NULL for none; (transfer none).
 * And its id on the shelf, 0 for none. */
AleaGame      *alea_desk_get_waiting       (AleaDesk             *self);
gint64         alea_desk_get_waiting_id    (AleaDesk             *self);

/* What is left to White and to Black of the game that waits, as its clock will show it;
 * FALSE for no clock. */
gboolean       alea_desk_get_waiting_times (AleaDesk             *self,
                                            gint64                times[ALEA_CLOCK_SIDES]);

/* Plays @game, which is @place, NULL for no file; what lay there before is left. */
void           alea_desk_play              (AleaDesk             *self,
                                            AleaGame             *game,
                                            const AleaFilePlace  *place);

/* Nothing is played here any more. */
void           alea_desk_leave             (AleaDesk             *self);

/* Plays a game of the shelf.  Until it is here nothing happens to the one that is
 * played; fails with an error of alea-shelf-error.h, and with a sentence where its
 * start cannot be read.  *@fault, which may be NULL, becomes a sentence where it
 * can be read up to some place: from there on a copy of it is played. */
void           alea_desk_open_async        (AleaDesk             *self,
                                            gint64                id,
                                            GAsyncReadyCallback   callback,
                                            gpointer              data);
gboolean       alea_desk_open_finish       (AleaDesk             *self,
                                            GAsyncResult         *result,
                                            char                **fault,
                                            GError              **error);

/* The program is about to end, or the window to close: waits until all is kept and
 * saved, but not for long; fails with a sentence that says why it is not.  The game
 * goes on lying there until the desk goes.  With @is_last FALSE the program goes on,
 * and so does the shelf. */
void           alea_desk_finish_async      (AleaDesk             *self,
                                            gboolean              is_last,
                                            GAsyncReadyCallback   callback,
                                            gpointer              data);
gboolean       alea_desk_finish_finish     (AleaDesk             *self,
                                            GAsyncResult         *result,
                                            GError              **error);

G_END_DECLS
