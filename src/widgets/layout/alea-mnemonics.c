/* alea-mnemonics.c: buttons with an underlined letter or a picture, read aloud
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-mnemonics.h"

#include "alea-control.h"

/* Whether what it says is no more than its tip. */
static gboolean
bears_tip (GtkWidget *widget)
{
  if (gtk_widget_get_tooltip_text (widget) == NULL)
    return FALSE;

  return GTK_IS_MENU_BUTTON (widget)
         || (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL);
}

void
alea_mnemonics_name_once (GtkWidget *root)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (root));

  if (GTK_IS_CHECK_BUTTON (root) && GTK_IS_LABEL (gtk_widget_get_last_child (root)))
    gtk_accessible_update_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (root))), -1);
  if (GTK_IS_BUTTON (root) && gtk_button_get_use_underline (GTK_BUTTON (root)))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL);
  if (GTK_IS_EXPANDER (root) && GTK_IS_LABEL (gtk_expander_get_label_widget (GTK_EXPANDER (root))))
    alea_control_name (root, gtk_label_get_text (GTK_LABEL (gtk_expander_get_label_widget (GTK_EXPANDER (root)))));
  if (bears_tip (root))
    alea_control_name_by_tip (root);

  for (child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    alea_mnemonics_name_once (child);
}
