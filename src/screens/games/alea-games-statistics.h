/* alea-games-statistics.h: results and rolls of the games that are shown
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-shelf-filter.h"
#include "alea-shelf-statistics.h"

G_BEGIN_DECLS

#define ALEA_TYPE_GAMES_STATISTICS (alea_games_statistics_get_type ())

G_DECLARE_FINAL_TYPE (AleaGamesStatistics, alea_games_statistics, ALEA, GAMES_STATISTICS, GtkWidget)

/* What was counted through @filter. */
void       alea_games_statistics_show            (AleaGamesStatistics       *self,
                                                  const AleaShelfStatistics *statistics,
                                                  const AleaShelfFilter     *filter);

/* Cards side by side, or one below the other. */
void       alea_games_statistics_set_orientation (AleaGamesStatistics       *self,
                                                  GtkOrientation             orientation);

G_END_DECLS
