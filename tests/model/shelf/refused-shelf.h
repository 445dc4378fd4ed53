/* refused-shelf.h: a shelf, and wishes of its that are refused
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shelf-job.h"
#include "shelf-support.h"

G_BEGIN_DECLS

/* --- wishes --------------------------------------------------------------- */

typedef enum
{
  REFUSAL_OF_MEMORY,
  REFUSAL_OF_READING,    /* by a disk that is away, not by one that is broken */
  REFUSAL_OF_WRITING,
  REFUSAL_OF_OPENING,
  REFUSAL_OF_RENAMING,
  REFUSAL_OF_LOCKING,    /* a game, or the right to mend */
  N_REFUSALS
} Refusal;

/* Before anything is asked of SQLite, and that from one thread alone. */
void           refusal_install          (void);

/* From now on, one such wish of SQLite or of the shelf is refused after @number that are granted; until
 * refusal_end(), which tells whether there were so many. */
void           refusal_begin            (Refusal        wish,
                                         int            number);
gboolean       refusal_end              (void);

/* How many there were of it since refusal_begin(). */
int            refusal_count            (void);

/* For those who answer wishes: whether this one is to be refused. */
gboolean       refusal_is_due           (Refusal        wish);

/* The number to try after @number: few of the many, and nearly all of the first;
 * ALEA_TEST_REFUSALS asks for more. */
int            refusal_get_next         (int            number);

/* --- the shelf ------------------------------------------------------------ */

/* Games on it: one with all that a game may have, one that was deleted, and one of
 * an import that was left; and what is beside them. */
#define REFUSED_WHOLE   1
#define REFUSED_DELETED 2
#define REFUSED_LEFT    3
#define REFUSED_MATCH   5
#define REFUSED_BATCH   7

/* There is one, in the folder; and its end. */
void           refused_shelf_make       (void);
void           refused_shelf_remove     (void);
const char    *refused_shelf_get_folder (void);

/* The path of its file. */
const char    *refused_shelf_get_path   (void);

/* The file as it was made, with nothing beside it. */
void           refused_shelf_put_back   (void);

/* The same with its first page gone. */
void           refused_shelf_damage     (void);

/* All that is in the file but for times of day; (transfer full). */
char          *refused_shelf_dump       (void);

/* A game as those that are on it; (transfer full). */
AleaShelfGame *refused_shelf_make_game  (gint64         id);

/* One transaction, as the thread that writes does it; what it keeps then is kept. */
gboolean       refused_shelf_write      (ShelfStore    *store,
                                         ShelfJob      *job,
                                         GError       **error);

/* The same, which must succeed. */
void           refused_shelf_must_write (ShelfStore    *store,
                                         ShelfJob      *job);

G_END_DECLS
