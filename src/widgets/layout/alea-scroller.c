/* alea-scroller.c: a scrolled window that has a name
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-scroller.h"

GtkWidget *
alea_scroller_new (void)
{
  return g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
}

GtkWidget *
alea_scroller_new_vertical (GtkWidget *child)
{
  GtkWidget *scroller = alea_scroller_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  return scroller;
}
