/* alea-game-notes.h: what somebody has said of a game, as it is shown
 *
 * Marks behind moves, comments, and what else might have been played.  They come
 * from a file and belong to its events: where the game goes otherwise, they are
 * none of it.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game.h"
#include "alea-record.h"

G_BEGIN_DECLS

typedef struct _AleaGameNotes AleaGameNotes;

/* Of alea-game.c: gives @game, whose events are those of @record, what is noted there;
 * before anybody looks at it. */
void           alea_game_set_notes           (AleaGame            *game,
                                              const AleaRecord    *record);

/* NULL where nothing is noted that can be shown; all functions take it. */
AleaGameNotes *alea_game_notes_new           (const AleaRecord    *record,
                                              const AleaTimeline  *timeline) G_GNUC_WARN_UNUSED_RESULT;
void           alea_game_notes_free          (AleaGameNotes       *self);

/* The last state of @timeline that the notes are about: from the next event on it
 * is another game. */
guint          alea_game_notes_get_last      (const AleaGameNotes *self,
                                              const AleaTimeline  *timeline);

/* "?!", and the same as a sentence, of the decision that led to the state @number;
 * NULL for none. */
const char    *alea_game_notes_get_mark      (const AleaGameNotes *self,
                                              guint                number);
const char    *alea_game_notes_get_judgement (const AleaGameNotes *self,
                                              guint                number);

/* What is noted by the states behind number @after until number @last: a comment,
 * and a line of variations with the letters of the language.  (transfer full); NULL
 * for nothing. */
gboolean       alea_game_notes_has_text      (const AleaGameNotes *self,
                                              guint                after,
                                              guint                last);
char          *alea_game_notes_write         (const AleaGameNotes *self,
                                              guint                after,
                                              guint                last) G_GNUC_WARN_UNUSED_RESULT;

/* The same of the very beginning, before all events. */
char          *alea_game_notes_write_first   (const AleaGameNotes *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
