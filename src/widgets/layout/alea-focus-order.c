/* alea-focus-order.c: Tab in the order of the widgets
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-focus-order.h"

static GtkWidget *
get_next (GtkWidget *widget,
          GtkWidget *child,
          gboolean   is_forward)
{
  if (child == NULL)
    return is_forward ? gtk_widget_get_first_child (widget) : gtk_widget_get_last_child (widget);

  return is_forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child);
}

gboolean
alea_focus_order_move (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  const gboolean is_forward = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_DOWN
                              || direction == GTK_DIR_RIGHT;
  GtkWidget *child;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  child = gtk_widget_get_focus_child (widget);
  if (child == NULL)
    child = get_next (widget, NULL, is_forward);

  for (; child != NULL; child = get_next (widget, child, is_forward))
    if (gtk_widget_get_mapped (child) && gtk_widget_child_focus (child, direction))
      return TRUE;

  return FALSE;
}
