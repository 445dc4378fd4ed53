/* alea-row.h: widgets beside each other, or below where that is lower
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_ROW (alea_row_get_type ())
G_DECLARE_FINAL_TYPE (AleaRow, alea_row, ALEA, ROW, GtkWidget)

GtkWidget *alea_row_new           (void) G_GNUC_WARN_UNUSED_RESULT;
void       alea_row_append        (AleaRow   *self,
                                   GtkWidget *child);

/* Between the children, in pixels; at first 8. */
void       alea_row_set_gap       (AleaRow   *self,
                                   int        gap);

/* Whether the children lie below each other at any width; at first they do
 * not. */
void       alea_row_set_is_column (AleaRow   *self,
                                   gboolean   is_column);

G_END_DECLS
