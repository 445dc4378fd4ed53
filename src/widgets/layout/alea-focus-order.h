/* alea-focus-order.h: Tab in the order of the widgets
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the focus() of a container: Tab goes from child to child in the order in
 * which @widget has them, and not by where they stand, as GTK does.  Returns
 * whether one of them has taken the focus. */
gboolean alea_focus_order_move (GtkWidget        *widget,
                                GtkDirectionType  direction);

G_END_DECLS
