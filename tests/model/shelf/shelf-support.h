/* shelf-support.h: what the tests of the shelf share
 *
 * Each of these waits in the main loop until what it asked for has come, and
 * ends the test where it does not come.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf.h"
#include "shelf-database.h"
#include "shelf-place.h"

G_BEGIN_DECLS

/* An empty folder "alea" that is not there yet, in a new one; (transfer full). */
char          *shelf_test_make_folder   (void);

/* It and all that is beside it. */
void           shelf_test_remove_folder (const char             *folder);

/* A file in it; (transfer full). */
char          *shelf_test_get_path      (const char             *folder,
                                         const char             *name);

/* How many files of @folder have a name that begins so. */
guint          shelf_test_count_files   (const char             *folder,
                                         const char             *prefix);

/* Runs the main loop until @is_true says so. */
void           shelf_test_wait_for      (gboolean              (*is_true) (gpointer data),
                                         gpointer                data);

/* Until the shelf has trouble of this kind, or none any more. */
void           shelf_test_wait_for_trouble  (AleaShelf          *shelf,
                                             AleaShelfError      code);
void           shelf_test_wait_until_keeping (AleaShelf         *shelf);

/* --- games ---------------------------------------------------------------- */

/* A game "@white - @black" of chess with so many events; (transfer full). */
AleaShelfGame *shelf_test_make_game     (const char             *white,
                                         const char             *black,
                                         guint                   n_events);

/* With every member set to something, out of a stream of random numbers. */
AleaShelfGame *shelf_test_make_any_game (GRand                  *rand);

/* What is different about a random event. */
AleaShelfEvent shelf_test_make_event    (GRand                  *rand,
                                         char                   *text,
                                         gsize                   size);

/* --- asking and waiting --------------------------------------------------- */

/* A result that a callback takes; NULL at first. */
void           shelf_test_take_result   (GObject                *object,
                                         GAsyncResult           *result,
                                         gpointer                data);

void           shelf_test_wait_for_result (GAsyncResult        **result);

gint64         shelf_test_create        (AleaShelf              *shelf,
                                         const AleaShelfGame    *game);
void           shelf_test_append        (AleaShelf              *shelf,
                                         gint64                  id,
                                         guint                   number,
                                         const char             *text);
void           shelf_test_rewind        (AleaShelf              *shelf,
                                         gint64                  id,
                                         guint                   n_events);
void           shelf_test_flush         (AleaShelf              *shelf);

/* Has all of the file read, so that damage is found that nobody would meet soon, and
 * mended; without waiting, or waits for the end of it. */
void           shelf_test_ask_check     (AleaShelf              *shelf,
                                         GAsyncResult          **result);
void           shelf_test_check         (AleaShelf              *shelf);
void           shelf_test_close         (AleaShelf              *shelf);

/* NULL with @error. */
AleaShelfGame *shelf_test_open          (AleaShelf              *shelf,
                                         gint64                  id,
                                         GError                **error);
AleaShelfGame *shelf_test_read          (AleaShelf              *shelf,
                                         gint64                  id);
GArray        *shelf_test_find          (AleaShelf              *shelf,
                                         const AleaShelfFilter  *filter);
GArray        *shelf_test_find_all      (AleaShelf              *shelf);
gboolean       shelf_test_delete        (AleaShelf              *shelf,
                                         gint64                  id,
                                         GError                **error);

/* The database is sound by the word of SQLite. */
void           shelf_test_assert_sound  (const char             *folder);

/* Nothing is left in the database at @path of games or of imports. */
gboolean       shelf_test_is_tidy       (gpointer                path);

/* --- in the database ------------------------------------------------------ */

void           shelf_test_run_sql       (const char             *path,
                                         const char             *sql);

/* A shelf with so many games "Anna - Ben" of four events, closed; (transfer full). */
ShelfPlace    *shelf_test_make_place    (guint                   n_games);

/* What is selected are these texts, each on a line. */
void           shelf_test_assert_rows   (ShelfDatabase          *database,
                                         const char             *sql,
                                         const char             *expected);

/* Takes @said. */
void           shelf_test_assert_said   (char           *said,
                                         const char     *expected);

G_END_DECLS
