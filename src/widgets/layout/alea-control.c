/* alea-control.c: small habits of buttons, lists and numbers in panels
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-control.h"

/* The button in a drop-down is what has the focus, and its label is a list.  In
 * newer versions of GTK it is described as what it is in. */
static void
describe_choice (GtkDropDown *drop_down)
{
  GtkAccessible *described[] = {
    GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (drop_down))),
    GTK_ACCESSIBLE (drop_down),
  };
  gpointer item = gtk_drop_down_get_selected_item (drop_down);

  for (guint i = 0; i < G_N_ELEMENTS (described); i++)
    if (GTK_IS_STRING_OBJECT (item))
      gtk_accessible_update_property (described[i], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      gtk_string_object_get_string (item), -1);
    else
      gtk_accessible_reset_property (described[i], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
name_drop_down (GtkDropDown *drop_down,
                const char  *name)
{
  GtkAccessible *button = GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (drop_down)));

  gtk_accessible_update_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (drop_down, "notify::selected-item", G_CALLBACK (describe_choice), NULL);
  describe_choice (drop_down);
}

void
alea_control_name (GtkWidget  *control,
                   const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  /* Otherwise the words on it would be read out as well. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (GTK_IS_DROP_DOWN (control))
    name_drop_down (GTK_DROP_DOWN (control), name);
}

void
alea_control_set_tip (GtkWidget  *control,
                      const char *tip)
{
  g_return_if_fail (GTK_IS_WIDGET (control));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (control), tip) != 0)
    gtk_widget_set_tooltip_text (control, tip);
}

void
alea_control_name_by_tip (GtkWidget *control)
{
  alea_control_name (control, gtk_widget_get_tooltip_text (control));
  gtk_accessible_reset_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
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
