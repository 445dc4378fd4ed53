/* alea-wrapped.c: a label of as many lines as its text needs
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-wrapped.h"

GtkWidget *
alea_wrapped_new (const char *text,
                  const char *style,
                  int         n_chars)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), n_chars);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}
