/* alea-shelf-game.h: all that the shelf knows of a game
 *
 * A game is a head, which is one row, and lists: its events, what was noted by
 * them, tags of a file that nobody here understands, promises of the dice, and
 * what an engine has found.  Plain data: read and write the members as you
 * like; strings are owned, UTF-8, and may be NULL unless it says otherwise.
 *
 * The shelf does not know the rules.  Events are words (see alea-script.h) that
 * whoever plays the game can read; alea-shelf-record.h goes from and to a
 * record.
 *
 * Times of day are milliseconds since 1970.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-shelf-head.h"
#include "alea-shelf-lists.h"
#include "alea-state.h"

G_BEGIN_DECLS

/* Of @rules, with nothing else known and empty lists. */
AleaShelfGame *alea_shelf_game_new         (const char           *rules) G_GNUC_WARN_UNUSED_RESULT;
AleaShelfGame *alea_shelf_game_copy        (const AleaShelfGame  *self) G_GNUC_WARN_UNUSED_RESULT;

/* The same without the lists, which are empty. */
AleaShelfGame *alea_shelf_game_copy_head   (const AleaShelfGame  *self) G_GNUC_WARN_UNUSED_RESULT;
void           alea_shelf_game_free        (AleaShelfGame        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaShelfGame, alea_shelf_game_free)

/* Sets a string that a game owns. */
void           alea_shelf_set_text         (char                **text,
                                            const char           *value);

/* Each appends one to its list; texts are copied. */
void           alea_shelf_game_add_event   (AleaShelfGame        *self,
                                            AleaShelfKind         kind,
                                            int                   who,
                                            const char           *text,
                                            gint64                clock,
                                            gint64                at);
void           alea_shelf_game_add_note    (AleaShelfGame        *self,
                                            guint                 number,
                                            AleaShelfNoteKind     kind,
                                            const char           *text);
void           alea_shelf_game_add_tag     (AleaShelfGame        *self,
                                            const char           *name,
                                            const char           *value);
void           alea_shelf_game_add_promise (AleaShelfGame          *self,
                                            const AleaShelfPromise *promise);
void           alea_shelf_game_add_verdict (AleaShelfGame        *self,
                                            guint                 number,
                                            const char           *engine,
                                            const char           *text);

/* Event number @number, from 0; all that are there, also those undone. */
const AleaShelfEvent *
               alea_shelf_game_get_event   (const AleaShelfGame  *self,
                                            guint                 number);

/* Whether all is the same but for the use that is made of it. */
gboolean       alea_shelf_game_equal       (const AleaShelfGame  *self,
                                            const AleaShelfGame  *other);

/* Two persons who play one game after the other, see alea-match.h. */
typedef struct
{
  gint64  id;           /* 0 until it is kept */
  char   *names[2];
  int     number;       /* of the game under way or, if that was counted, the next */
  int     first;        /* person who is first player of that */
  int     points[2];    /* half points */
  gint64  changed;

  /* Of its last game; NULL: none is there.  Only read. */
  char   *rules;
  char   *seats;
} AleaShelfMatch;

void           alea_shelf_match_free       (AleaShelfMatch       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaShelfMatch, alea_shelf_match_free)

G_END_DECLS
