/* alea-shelf-record.h: from a record to the shelf and back
 *
 * A record (alea-record.h) is what PGN is read into and written from, for others.
 * Of what only the shelf knows, secrets of dice that nobody may know yet, matches,
 * the clock as it stands, nothing goes into a record.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-dice-proof.h"
#include "alea-record.h"
#include "alea-shelf-game.h"

G_BEGIN_DECLS

/* All of @record as a game that comes from @origin, and where it stands; NULL with
 * @error when the rules do not allow its events. */
AleaShelfGame *alea_shelf_record_to_game  (const AleaRecord     *record,
                                           AleaShelfOrigin       origin,
                                           GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* The record of @game with the events that count.  Where one of them is not what
 * the rules allow, because a byte was lost or a newer version has written it, the
 * record ends before it and *@fault, which may be NULL, is a sentence; else NULL.
 * NULL with @error where it cannot even begin: the game is not one that we play,
 * or its start cannot be read. */
AleaRecord    *alea_shelf_record_from_game (const AleaShelfGame  *game,
                                            char                **fault,
                                            GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* An event that is possible in @before, to be added at @at; its text is
 * (transfer full).  And back; FALSE with the reason. */
void           alea_shelf_record_write_event (const AleaState      *before,
                                              const AleaEvent      *event,
                                              gint64                at,
                                              AleaShelfEvent       *written);
gboolean       alea_shelf_record_read_event (const AleaState       *before,
                                             const AleaShelfEvent  *event,
                                             AleaEvent             *read,
                                             AleaText              *why);

/* All promises of @game, with their secrets; (transfer full), NULL for none. */
AleaDiceProof *alea_shelf_record_get_proof (const AleaShelfGame  *game) G_GNUC_WARN_UNUSED_RESULT;
void           alea_shelf_record_set_proof (AleaShelfGame        *game,
                                            const AleaDiceProof  *proof);

/* Of the day that a tag tells of, "2026.03.14"; (transfer full), NULL where that is none. */
GDateTime     *alea_shelf_record_find_noon (const char           *date) G_GNUC_WARN_UNUSED_RESULT;

/* From @start to @state, as they are numbered: one that White alone has made counts. */
int            alea_shelf_record_count_moves (const AleaState        *state,
                                              const AleaState        *start);

/* Where it stands: the columns of that name, but for n_moves, which begin to
 * count with @start; the last roll, and the number of the start. */
void           alea_shelf_record_set_stand (AleaShelfGame        *head,
                                            const AleaState      *state,
                                            const AleaState      *start);

G_END_DECLS
