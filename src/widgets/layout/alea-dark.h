/* alea-dark.h: whether the theme is a dark one
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean alea_dark_is             (GtkSettings *settings);

/* Asks GTK for a dark theme, or for a light one; and leaves it again to the
 * settings of the system. */
void     alea_dark_prefer         (GtkSettings *settings,
                                   gboolean     dark);
void     alea_dark_prefer_nothing (GtkSettings *settings);

/* Calls @changed with @object, a GObject, whenever alea_dark_is() may have changed,
 * as long as @object lives. */
void     alea_dark_watch          (GtkSettings *settings,
                                   GCallback    changed,
                                   gpointer     object);

/* @widget has the style class "dark" as long as the theme is dark. */
void     alea_dark_follow         (GtkWidget   *widget);

G_END_DECLS
