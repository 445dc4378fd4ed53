/* alea-focus-order.h: Tab in the order in which a screen is read
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the focus() of a container: Tab goes from child to child as they are
 * read where they stand.  GTK takes them by the height of their middles, so
 * that it comes to a board after half of what stands beside it.  Returns
 * whether one of them has taken the focus. */
gboolean alea_focus_order_move (GtkWidget        *widget,
                                GtkDirectionType  direction);

G_END_DECLS
