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
gboolean alea_focus_order_move       (GtkWidget        *widget,
                                      GtkDirectionType  direction);

/* The same of a container around one list: Tab goes into it and then on behind it,
 * the arrows move within. */
gboolean alea_focus_order_stop       (GtkWidget        *widget,
                                      GtkDirectionType  direction);

/* Newer versions of GTK go through a row of buttons from the left, in languages
 * that are read from the right, too.  From now on boxes do as they are read. */
void     alea_focus_order_mend_boxes (void);

G_END_DECLS
