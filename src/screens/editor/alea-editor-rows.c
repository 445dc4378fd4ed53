/* alea-editor-rows.c: the rows of the panel, and controls in them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-panel-private.h"

#include "alea-control.h"
#include "alea-row.h"
#include "alea-wrapped.h"

#define LABEL_WIDTH 13   /* in characters */

GtkWidget *
alea_editor_panel_add_row (AleaEditorPanel *self,
                           const char      *name,
                           GtkWidget       *control)
{
  GtkWidget *row = alea_row_new ();
  GtkWidget *label = alea_wrapped_new (name, "dim-label", LABEL_WIDTH);

  /* The same width for all, so that the controls stand in a column. */
  gtk_label_set_width_chars (GTK_LABEL (label), LABEL_WIDTH);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  if (!gtk_widget_compute_expand (control, GTK_ORIENTATION_HORIZONTAL))
    {
      gtk_widget_set_hexpand (control, TRUE);
      gtk_widget_set_halign (control, GTK_ALIGN_START);
    }
  alea_row_append (ALEA_ROW (row), label);
  alea_row_append (ALEA_ROW (row), control);
  gtk_box_append (GTK_BOX (self->box), row);
  return row;
}

GtkWidget *
alea_editor_panel_make_spin (AleaEditorPanel *self,
                             const char      *name,
                             guint            min,
                             guint            max,
                             GCallback        changed)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
  alea_control_name (spin, name);
  alea_control_ignore_scrolling (spin);
  g_signal_connect_object (spin, "value-changed", changed, self, G_CONNECT_SWAPPED);
  return spin;
}

GtkWidget *
alea_editor_panel_make_check (AleaEditorPanel *self,
                              const char      *label,
                              GCallback        toggled)
{
  GtkWidget *check = gtk_check_button_new_with_label (label);

  g_signal_connect_object (check, "toggled", toggled, self, G_CONNECT_SWAPPED);
  return check;
}

void
alea_editor_panel_mark (GtkWidget *control,
                        guint      number)
{
  g_object_set_data (G_OBJECT (control), "mark", GUINT_TO_POINTER (number));
}

guint
alea_editor_panel_get_mark (GtkWidget *control)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (control), "mark"));
}
