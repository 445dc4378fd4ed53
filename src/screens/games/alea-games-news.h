/* alea-games-news.h: a line that says what has happened, or how far it is
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Hidden while there is nothing to say. */
#define ALEA_TYPE_GAMES_NEWS (alea_games_news_get_type ())

G_DECLARE_FINAL_TYPE (AleaGamesNews, alea_games_news, ALEA, GAMES_NEWS, GtkWidget)

/* What has happened, until it is closed.  @label, with a mnemonic, and @action
 * are those of a button beside it; or NULL. */
void       alea_games_news_tell     (AleaGamesNews *self,
                                     const char    *sentence,
                                     const char    *label,
                                     const char    *action);

/* How far it is, 0 to 1; negative: that is not known. */
void       alea_games_news_progress (AleaGamesNews *self,
                                     const char    *sentence,
                                     double         fraction,
                                     const char    *label,
                                     const char    *action);

void       alea_games_news_close    (AleaGamesNews *self);

G_END_DECLS
