/* alea-box.c: several children of a box at once
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-box.h"

void
alea_box_append (GtkWidget *box,
                 GtkWidget *first,
                 ...)
{
  va_list others;

  va_start (others, first);
  for (GtkWidget *child = first; child != NULL; child = va_arg (others, GtkWidget *))
    gtk_box_append (GTK_BOX (box), child);
  va_end (others);
}

void
alea_box_empty (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}
