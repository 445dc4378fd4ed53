/* alea-even-rows.h: widgets in rows that are as equally long as can be
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_EVEN_ROWS (alea_even_rows_get_type ())
G_DECLARE_FINAL_TYPE (AleaEvenRows, alea_even_rows, ALEA, EVEN_ROWS, GtkWidget)

void       alea_even_rows_append (AleaEvenRows *self,
                                  GtkWidget    *child);

/* The room between children, in pixels; 4 at first. */
void       alea_even_rows_set_gap         (AleaEvenRows *self,
                                           int           gap);

/* No more than so many beside each other, however much room there is; 0, as at
 * first, for any number. */
void       alea_even_rows_set_max_columns (AleaEvenRows *self,
                                           int           max_columns);

/* NULL when there are no more than @number children. */
GtkWidget *alea_even_rows_get    (AleaEvenRows *self,
                                  guint         number);

G_END_DECLS
