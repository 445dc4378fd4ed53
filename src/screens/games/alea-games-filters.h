/* alea-games-filters.h: what games can be filtered by, as a list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-filter-choice.h"

G_BEGIN_DECLS

/* Emits "toggled" with an AleaFilterChoice when one is pressed. */
#define ALEA_TYPE_GAMES_FILTERS (alea_games_filters_get_type ())

G_DECLARE_FINAL_TYPE (AleaGamesFilters, alea_games_filters, ALEA, GAMES_FILTERS, GtkWidget)

/* What there is to choose from. */
void       alea_games_filters_set_statistics (AleaGamesFilters          *self,
                                              const AleaShelfStatistics *statistics);

/* Which of them are on. */
void       alea_games_filters_show           (AleaGamesFilters          *self,
                                              const AleaShelfFilter     *filter);

G_END_DECLS
