/* alea-dark.h: whether the theme is a dark one, for our style
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean alea_dark_is (GtkSettings *settings);

/* @widget has the style class "dark" as long as the theme is dark. */
void     alea_dark_follow (GtkWidget *widget);

G_END_DECLS
