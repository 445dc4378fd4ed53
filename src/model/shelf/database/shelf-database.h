/* shelf-database.h: a connection to the database of the shelf
 *
 * What is committed is on the disk: write-ahead log, synchronous=FULL.  Two
 * programs may have the database open; each waits a little for the other.
 * Errors are those of alea-shelf-error.h.  A connection belongs to one thread.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

#include "alea-shelf-error.h"

G_BEGIN_DECLS

typedef struct _ShelfDatabase ShelfDatabase;

typedef enum
{
  SHELF_ACCESS_WRITE,
  SHELF_ACCESS_READ,
  SHELF_ACCESS_SALVAGE,   /* to write a new one that nobody else has open, in one
                           * go: without a log beside it */
} ShelfAccess;

/* The file must be there; one of 0 bytes becomes a database, and an older version
 * is brought to this one, where it may be written; else these are
 * ALEA_SHELF_ERROR_NOT_FOUND and _READ_ONLY.  ALEA_SHELF_ERROR_NEWER and _DAMAGED
 * tell the others. */
ShelfDatabase *shelf_database_open      (const char      *path,
                                         ShelfAccess      access,
                                         GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* With @keeps_log the files are left as they are, because what is in them
 * may have to be looked at otherwise. */
void           shelf_database_close     (ShelfDatabase   *self,
                                         gboolean         keeps_log);

const char    *shelf_database_get_path  (ShelfDatabase   *self);

/* Whether what is open is what stands at its path, and looks like a database:
 * somebody may have moved, removed or written over it. */
typedef enum
{
  SHELF_THERE,
  SHELF_MOVED,     /* another file is at its path, or none */
  SHELF_SPOILT,    /* something else was written into it, or its log has gone */
} ShelfWhereabouts;

ShelfWhereabouts shelf_database_look_for (ShelfDatabase *self);

/* Whether the file begins as a database does. */
gboolean       shelf_database_has_head  (ShelfDatabase   *self);

/* Brings all that is in the log to the file, if nobody is reading. */
void           shelf_database_empty_log (ShelfDatabase   *self);

/* The same for a file that is no longer at its path; then the log is taken away
 * from there, so that no other database finds it. */
void           shelf_database_take_log  (ShelfDatabase   *self);

/* Statements without values and results, one after the other. */
gboolean       shelf_database_run       (ShelfDatabase   *self,
                                         const char      *sql,
                                         GError         **error);

/* A statement that is kept for the next time, by its text; it has no values
 * yet.  (transfer none) */
sqlite3_stmt  *shelf_database_prepare   (ShelfDatabase   *self,
                                         const char      *sql,
                                         GError         **error);

/* The next row, TRUE in @has_row; else the statement is done. */
gboolean       shelf_database_step      (ShelfDatabase   *self,
                                         sqlite3_stmt    *statement,
                                         gboolean        *has_row,
                                         GError         **error);

/* All of a statement that has values but no rows. */
gboolean       shelf_database_finish    (ShelfDatabase   *self,
                                         sqlite3_stmt    *statement,
                                         GError         **error);

/* The same with @numbers for its values, at least as many as it has. */
gboolean       shelf_database_execute   (ShelfDatabase   *self,
                                         const char      *sql,
                                         const gint64    *numbers,
                                         GError         **error);

/* The number in the first row, where @id is the value if any; 0: no row, -1: @error. */
gint64         shelf_database_ask       (ShelfDatabase   *self,
                                         const char      *sql,
                                         gint64           id,
                                         GError         **error);

/* Rows that the last statement has changed. */
guint          shelf_database_get_n_changes (ShelfDatabase *self);

/* While they are set, what takes long fails with G_IO_ERROR_CANCELLED when
 * either is cancelled; NULL for nothing. */
void           shelf_database_set_cancellables (ShelfDatabase *self,
                                                GCancellable  *first,
                                                GCancellable  *second);

/* Texts as values and results: "" and NULL are told apart; what is no UTF-8 is
 * read as "". */
void           shelf_bind_text          (sqlite3_stmt    *statement,
                                         int              index,
                                         const char      *text);
char          *shelf_read_text          (sqlite3_stmt    *statement,
                                         int              index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
