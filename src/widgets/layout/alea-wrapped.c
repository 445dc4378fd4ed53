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

static gboolean
query_tooltip_cb (GtkWidget  *label,
                  int         x,
                  int         y,
                  gboolean    is_keyboard,
                  GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (GTK_LABEL (label)));
  return pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

void
alea_wrapped_cut (GtkWidget *label)
{
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_has_tooltip (label, TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}
