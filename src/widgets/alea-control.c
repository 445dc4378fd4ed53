/* alea-control.c: small habits of buttons, lists and numbers in panels
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-control.h"

void
alea_control_name (GtkWidget  *control,
                   const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  /* Otherwise the words on it would be read out as well. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  /* The button in a drop-down is what has the focus. */
  if (GTK_IS_DROP_DOWN (control))
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (control)),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
alea_control_ignore_scrolling (GtkWidget *spin)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (spin);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
}
