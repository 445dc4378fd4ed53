/* shelf-schema.h: the tables of the shelf, and how older ones become new
 *
 *   game      a row a game: its head
 *   event     a row an event, beside those of the same game.  Number -1 is where
 *             it began (rules, options, position), so that the events of a game
 *             can be read even where a damaged file has lost its row
 *   note, tag, promise, verdict   the other lists of AleaShelfGame
 *   match     two persons and their score
 *   person    nothing; it stands in databases that there are
 *   batch     imports: games of one that is not done yet are not shown
 *
 * The columns of each table stand in an order of types that no other table and
 * no index has: shelf-salvage.c knows rows by it.
 *
 * Private to the model
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/* "Alea", so that a database of something else is told apart. */
#define SHELF_APPLICATION_ID 0x416c6561

/* What leads from version i to version i + 1; NULL after the last.  A script
 * that was released never changes. */
extern const char *const shelf_schema_scripts[];

/* The version that this program writes: how many scripts there are. */
int      shelf_schema_get_version (void);

/* Brings an empty or older database to the version of @scripts, in one
 * transaction.  A code of SQLite. */
int      shelf_schema_upgrade     (sqlite3            *db,
                                   const char *const  *scripts);

/* The version of @db, or -1 where it is a database of something else, or cannot be
 * read, as a code of SQLite in @code says. */
int      shelf_schema_read        (sqlite3            *db,
                                   int                *code);

/* Whether the tables of @db are those that the scripts make, and nothing
 * besides: no triggers, views or columns that somebody has put there.  @code is
 * a code of SQLite where that cannot be told. */
gboolean shelf_schema_is_ours     (sqlite3            *db,
                                   int                *code);

G_END_DECLS
