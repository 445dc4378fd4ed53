/* alea-style.c: a class of the style sheet that a widget has or not
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-style.h"

void
alea_style_set (GtkWidget  *widget,
                const char *style,
                gboolean    has_it)
{
  if (style != NULL && has_it)
    gtk_widget_add_css_class (widget, style);
  else if (style != NULL)
    gtk_widget_remove_css_class (widget, style);
}
