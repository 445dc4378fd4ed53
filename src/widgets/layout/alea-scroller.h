/* alea-scroller.h: a scrolled window that has a name
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A GtkScrolledWindow.  Newer versions of GTK let the keys stop at it, but give
 * no name to what has no role; this one is a group, and so can be called
 * something. */
GtkWidget *alea_scroller_new          (void);

/* The same around @child, up and down alone. */
GtkWidget *alea_scroller_new_vertical (GtkWidget *child);

G_END_DECLS
