/* alea-game-file.h: the games of a file, as a list to choose from
 *
 * A file of any size is read once, in a thread.  Of each game its place and a
 * few words are kept, some hundred bytes, and no move: a game is read again
 * when it is wanted.  Words that are the same in many games are kept once.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-file-place.h"
#include "alea-file-row.h"
#include "alea-game.h"

G_BEGIN_DECLS

/* A text of so many bytes is short: it may be something else than games. */
#define ALEA_GAME_FILE_SHORT 4096

/* A GListModel of AleaFileRow: the games that the search leaves. */
#define ALEA_TYPE_GAME_FILE (alea_game_file_get_type ())

G_DECLARE_FINAL_TYPE (AleaGameFile, alea_game_file, ALEA, GAME_FILE, GObject)

/* Nothing is read yet.  A text is a file without a place. */
AleaGameFile    *alea_game_file_new             (GFile                *file) G_GNUC_WARN_UNUSED_RESULT;
AleaGameFile    *alea_game_file_new_for_text    (const char           *text) G_GNUC_WARN_UNUSED_RESULT;

/* Files that begin with @head are of another kind, and not read any further. */
void             alea_game_file_set_other       (AleaGameFile         *self,
                                                 const char           *head);

/* Reads it, once.  Cancelled, it answers at once, and cannot be read again. */
void             alea_game_file_read_async      (AleaGameFile         *self,
                                                 GCancellable         *cancellable,
                                                 GAsyncReadyCallback   callback,
                                                 gpointer              data);
gboolean         alea_game_file_read_finish     (AleaGameFile         *self,
                                                 GAsyncResult         *result,
                                                 GError              **error);

/* While it is read: how much of it, 0 to 1, and how many games were found. */
double           alea_game_file_get_fraction    (AleaGameFile         *self);
guint            alea_game_file_get_n_read      (AleaGameFile         *self);

/* All games, whatever is searched for, and those at fault. */
guint            alea_game_file_get_n_games     (AleaGameFile         *self);
guint            alea_game_file_get_n_faults    (AleaGameFile         *self);

/* The first game that can be opened, as a number from 1; 0 for none. */
guint            alea_game_file_get_first_good  (AleaGameFile         *self);

/* Where the first bad game breaks off and why; NULL without one.
 * (transfer none) */
const char      *alea_game_file_get_first_fault (AleaGameFile         *self);

/* Whether it begins as set by alea_game_file_set_other(). */
gboolean         alea_game_file_get_is_other    (AleaGameFile         *self);

/* All of a short file; NULL for a longer one, and for one in UTF-16.
 * (transfer none) */
const char      *alea_game_file_get_short_text  (AleaGameFile         *self);

/* NULL for a text.  (transfer none) */
GFile           *alea_game_file_get_file        (AleaGameFile         *self);

/* Only games with all words of @words in their names, events, dates or kinds
 * stay in the list; "" for all. */
void             alea_game_file_search          (AleaGameFile         *self,
                                                 const char           *words);

/* Reads game number @number.  Fails, with a sentence, when the file has
 * changed meanwhile. */
AleaGame        *alea_game_file_load            (AleaGameFile         *self,
                                                 guint                 number,
                                                 GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* Where it is; NULL for a text. */
AleaFilePlace   *alea_game_file_get_place       (AleaGameFile         *self,
                                                 guint                 number) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
