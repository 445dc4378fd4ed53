/* alea-games-view.h: the games of the shelf, side by side
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-shelf-list.h"

G_BEGIN_DECLS

/* Emits "activated" with the AleaShelfRow that was pressed, and
 * "selection-changed". */
#define ALEA_TYPE_GAMES_VIEW (alea_games_view_get_type ())

G_DECLARE_FINAL_TYPE (AleaGamesView, alea_games_view, ALEA, GAMES_VIEW, GtkWidget)

GtkWidget     *alea_games_view_new           (AleaShelf     *shelf) G_GNUC_WARN_UNUSED_RESULT;

/* Which games there are; (transfer none). */
AleaShelfList *alea_games_view_get_list      (AleaGamesView *self);

/* Cards side by side, or rows one below the other. */
void           alea_games_view_set_has_rows  (AleaGamesView *self,
                                              gboolean       has_rows);

/* The ids of those that are selected, in order, of gint64. */
GArray        *alea_games_view_get_selected  (AleaGamesView *self) G_GNUC_WARN_UNUSED_RESULT;
guint          alea_games_view_get_n_selected (AleaGamesView *self);

/* The one that is selected alone; NULL where it is none, or many.
 * (transfer full) */
AleaShelfRow  *alea_games_view_get_one       (AleaGamesView *self) G_GNUC_WARN_UNUSED_RESULT;

void           alea_games_view_unselect_all  (AleaGamesView *self);

/* Puts the keyboard on a game. */
void           alea_games_view_focus         (AleaGamesView *self);

/* Shows the first games, unless one is selected. */
void           alea_games_view_begin         (AleaGamesView *self);

G_END_DECLS
