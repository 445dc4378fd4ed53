/* alea-style.h: a class of the style sheet that a widget has or not
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @style may be NULL: nothing happens. */
void alea_style_set (GtkWidget  *widget,
                     const char *style,
                     gboolean    has_it);

G_END_DECLS
