/* alea-window-parts.h: a window over the window
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A modal window with a title and a header bar; Escape closes it.  Whoever
 * calls fills and presents it. */
GtkWidget *alea_window_part_new (GtkWindow  *parent,
                                 const char *title);

G_END_DECLS
