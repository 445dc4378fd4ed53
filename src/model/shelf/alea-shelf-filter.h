/* alea-shelf-filter.h: which games of the shelf, and in which order
 *
 * Plain data: all zeros is every game, those in progress first and the newest
 * of each first.  Strings are owned.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  ALEA_SHELF_SORT_NEWEST,     /* in progress first */
  ALEA_SHELF_SORT_OLDEST,
  ALEA_SHELF_SORT_PLAYERS,
  ALEA_SHELF_SORT_RULES,
  ALEA_SHELF_SORT_LONGEST,
} AleaShelfSort;

typedef enum
{
  ALEA_SHELF_ANY_STATE,
  ALEA_SHELF_ONLY_IN_PROGRESS,
  ALEA_SHELF_ONLY_OVER,
} AleaShelfStateFilter;

typedef enum
{
  ALEA_SHELF_ANY_RESULT,
  ALEA_SHELF_WHITE_WON,
  ALEA_SHELF_BLACK_WON,
  ALEA_SHELF_DRAWN,
  ALEA_SHELF_NO_RESULT,
} AleaShelfResultFilter;

typedef struct
{
  char                  *search;        /* words that a game must have all, in names,
                                         * event, site, date, or the name of the game;
                                         * letters may be large or small, with or
                                         * without accents */
  char                  *rules;         /* id; NULL: any */
  char                  *player;        /* exact name, of either colour; NULL: any */
  char                  *opponent;      /* of @player, the same; NULL: any */
  char                  *winner;        /* exact name; NULL: any */
  AleaShelfStateFilter   state;
  AleaShelfResultFilter  result;
  gboolean               is_favorite;   /* those alone */
  gboolean               is_played;     /* those alone that were played here: not what
                                         * came with others out of a file */
  gint64                 since;         /* that were changed since; 0: any */
  gint64                 until;         /* and before; 0: any */
  AleaShelfSort          sort;
  guint                  max;           /* the first so many; 0: all */
} AleaShelfFilter;

AleaShelfFilter *alea_shelf_filter_copy (const AleaShelfFilter  *self) G_GNUC_WARN_UNUSED_RESULT;
void             alea_shelf_filter_free (AleaShelfFilter        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaShelfFilter, alea_shelf_filter_free)

/* As texts are compared in a search: small letters without accents.
 * (transfer full) */
char            *alea_shelf_fold        (const char             *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
