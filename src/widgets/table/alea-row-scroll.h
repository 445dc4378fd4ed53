/* alea-row-scroll.h: brings a row of a list into sight
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In @scroller, with a GtkListView whose rows are equally high, when it has been laid
 * out: then the row at @place is seen, and, where the height is that of whole rows,
 * none is cut through.  While the list is in no window, nothing happens. */
void alea_row_scroll_to (GtkWidget *scroller,
                         guint      place);

G_END_DECLS
