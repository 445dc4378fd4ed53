/* shelf-rows.h: games to and from the rows of the database
 *
 * None of these begins or ends a transaction; what changes anything is called
 * within one.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf-game.h"
#include "shelf-database.h"

G_BEGIN_DECLS

/* The number of the row in the table event that says where a game began, and
 * its kind. */
#define SHELF_START_NUMBER (-1)
#define SHELF_START_KIND   9

typedef void (*ShelfTakeRow) (sqlite3_stmt *statement,
                              gpointer      data);

/* Calls @take with each row of a statement that has its values; FALSE also for NULL,
 * one that could not be prepared. */
gboolean       shelf_rows_each          (ShelfDatabase        *database,
                                         sqlite3_stmt         *statement,
                                         ShelfTakeRow          take,
                                         gpointer              data,
                                         GError              **error);

/* Milliseconds since 1970. */
gint64         shelf_rows_now           (void);

/* Binds all columns of the head of @game behind the id, which is value 1, and
 * what is searched: the statement is INSERT INTO game. */
gboolean       shelf_rows_insert_head   (ShelfDatabase        *database,
                                         const AleaShelfGame  *game,
                                         gint64                batch,
                                         GError              **error);

/* Where it began. */
gboolean       shelf_rows_add_start     (ShelfDatabase        *database,
                                         const AleaShelfGame  *game,
                                         GError              **error);

/* Puts @game there as it is, in place of what has its id.  @batch is 0 for
 * none. */
gboolean       shelf_rows_put_game      (ShelfDatabase        *database,
                                         const AleaShelfGame  *game,
                                         gint64                batch,
                                         GError              **error);

/* The owner's columns of @game into row @id; or how many events count, and when
 * that changed.  ALEA_SHELF_ERROR_NOT_FOUND. */
gboolean       shelf_rows_update_head   (ShelfDatabase        *database,
                                         gint64                id,
                                         const AleaShelfGame  *game,
                                         GError              **error);
gboolean       shelf_rows_set_length    (ShelfDatabase        *database,
                                         gint64                id,
                                         guint                 n_events,
                                         gint64                changed,
                                         GError              **error);

/* Writes events from @number on; none of their numbers is there. */
gboolean       shelf_rows_add_events    (ShelfDatabase        *database,
                                         gint64                id,
                                         guint                 number,
                                         const AleaShelfEvent *events,
                                         guint                 n_events,
                                         GError              **error);

/* Takes away the events from @number on, and what was noted by them. */
gboolean       shelf_rows_cut           (ShelfDatabase        *database,
                                         gint64                id,
                                         guint                 number,
                                         GError              **error);

/* Replaces one list of the game @id by that of @game. */
gboolean       shelf_rows_replace_list  (ShelfDatabase        *database,
                                         gint64                id,
                                         const AleaShelfGame  *game,
                                         AleaShelfGameList     list,
                                         GError              **error);

/* Adds what the database has to that list of @game. */
gboolean       shelf_rows_read_list     (ShelfDatabase        *database,
                                         AleaShelfGame        *game,
                                         AleaShelfGameList     list,
                                         GError              **error);

/* The whole game, or its head alone; ALEA_SHELF_ERROR_NOT_FOUND also for one
 * that is deleted, unless @also_deleted.  (transfer full) */
AleaShelfGame *shelf_rows_read_game     (ShelfDatabase        *database,
                                         gint64                id,
                                         gboolean              also_deleted,
                                         GError              **error) G_GNUC_WARN_UNUSED_RESULT;
AleaShelfGame *shelf_rows_read_head     (ShelfDatabase        *database,
                                         gint64                id,
                                         gboolean              also_deleted,
                                         GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* The columns of a head, which stand in a row behind its first column. */
void           shelf_rows_read_columns  (sqlite3_stmt         *statement,
                                         AleaShelfGame        *game);

/* A head, with what its review says. */
AleaShelfGame *shelf_rows_read_card     (ShelfDatabase        *database,
                                         gint64                id,
                                         GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
