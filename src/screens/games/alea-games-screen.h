/* alea-games-screen.h: all games of the user
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-screen.h"
#include "alea-shelf.h"

G_BEGIN_DECLS

/* An AleaScreen.  Emits "go-on" and "review" with the id of a game (gint64), and
 * "new-game" when there is none and the user wants one. */
#define ALEA_TYPE_GAMES_SCREEN (alea_games_screen_get_type ())

G_DECLARE_FINAL_TYPE (AleaGamesScreen, alea_games_screen, ALEA, GAMES_SCREEN, GtkWidget)

GtkWidget *alea_games_screen_new    (AleaShelf       *shelf) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
