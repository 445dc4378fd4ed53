/* alea-card-grid.h: cards in rows that are as equally long as can be
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_CARD_GRID (alea_card_grid_get_type ())
G_DECLARE_FINAL_TYPE (AleaCardGrid, alea_card_grid, ALEA, CARD_GRID, GtkWidget)

GtkWidget *alea_card_grid_new    (void);
void       alea_card_grid_append (AleaCardGrid *self,
                                  GtkWidget    *card);

/* NULL when there are no more than @number cards. */
GtkWidget *alea_card_grid_get    (AleaCardGrid *self,
                                  guint         number);

G_END_DECLS
