/* alea-page-game.h: games on pages
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-score.h"

G_BEGIN_DECLS

/* --- pages ------------------------------------------------------------------ */

/* Adds the game in columns, with a diagram after each of @numbers, which are
 * of events (guint) and rise.  There are as many columns, and the
 * diagrams are nearly as large, as where @per_page fill a page. */
void           alea_pages_add_game          (AleaPages           *self,
                                             AleaGameScore       *score,
                                             GArray              *numbers,
                                             int                  per_page);

/* Games one after the other, with their contents.  Of each only the words and
 * diagrams are kept. */
typedef struct _AleaBook AleaBook;

AleaBook      *alea_book_new                (void) G_GNUC_WARN_UNUSED_RESULT;
void           alea_book_free               (AleaBook            *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaBook, alea_book_free)

void           alea_book_add_game           (AleaBook            *self,
                                             AleaGameScore       *score,
                                             GArray              *numbers);
/* Takes over @book. */
void           alea_pages_add_book          (AleaPages           *self,
                                             AleaBook            *book,
                                             int                  per_page);

/* Adds score sheets that are filled in. */
void           alea_pages_add_filled_score  (AleaPages           *self,
                                             AleaGameScore       *score);

G_END_DECLS
