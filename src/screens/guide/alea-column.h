/* alea-column.h: one child in the middle, no wider than reads well
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_COLUMN (alea_column_get_type ())

G_DECLARE_FINAL_TYPE (AleaColumn, alea_column, ALEA, COLUMN, GtkWidget)

/* @width in pixels, for letters of the usual size; @child is taken over. */
GtkWidget *alea_column_new         (GtkWidget *child,
                                    int        width) G_GNUC_WARN_UNUSED_RESULT;

/* The same in a window that scrolls it, and is read out as @name. */
GtkWidget *alea_column_new_scrolled (GtkWidget  *child,
                                     int         width,
                                     const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
