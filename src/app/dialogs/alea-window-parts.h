/* alea-window-parts.h: windows over the window
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Both have a title and a header bar, and Escape closes them.  Whoever calls
 * fills and presents them.  A part of what the window does is modal, and has
 * buttons of its own to leave it; a page has those of any window. */
GtkWidget *alea_window_part_new      (GtkWindow  *parent,
                                      const char *title);
GtkWidget *alea_window_page_new      (GtkWindow  *parent,
                                      const char *title);

/* As large as @content, which scrolls where the screen is too low for it. */
GtkWidget *alea_window_part_scroll   (GtkWidget  *content);

/* A sentence about what is amiss. */
GtkWidget *alea_window_part_note     (const char *sentence);

G_END_DECLS
