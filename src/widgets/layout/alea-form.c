/* alea-form.c: rows of names and what is chosen by them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-form.h"

#include "alea-control.h"
#include "alea-mnemonics.h"

#define LABEL_CHARS 14

typedef struct
{
  GCallback changed;
  gpointer  data;
} Listener;

GtkWidget *
alea_form_new (GCallback changed,
               gpointer  data)
{
  const Listener listener = { changed, data };
  GtkWidget *form = gtk_grid_new ();

  if (changed != NULL)
    g_object_set_data_full (G_OBJECT (form), "listener", g_memdup2 (&listener, sizeof listener), g_free);
  gtk_grid_set_row_spacing (GTK_GRID (form), ALEA_FORM_SPACING);
  gtk_grid_set_column_spacing (GTK_GRID (form), 12);
  return form;
}

static void
listen (GtkWidget  *form,
        GtkWidget  *control,
        const char *signal)
{
  const Listener *listener = g_object_get_data (G_OBJECT (form), "listener");

  if (listener != NULL)
    g_signal_connect_swapped (control, signal, listener->changed, listener->data);
}

static int
count_rows (GtkWidget *form)
{
  GtkWidget *last = gtk_widget_get_last_child (form);
  int row;

  if (last == NULL)
    return 0;

  gtk_grid_query_child (GTK_GRID (form), last, NULL, &row, NULL, NULL);
  return row + 1;
}

GtkWidget *
alea_form_add_heading (GtkWidget  *form,
                       const char *title)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_margin_top (label, count_rows (form) > 0 ? ALEA_FORM_SPACING : 0);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_grid_attach (GTK_GRID (form), label, 0, count_rows (form), 2, 1);
  return label;
}

void
alea_form_add (GtkWidget  *form,
               const char *title,
               GtkWidget  *control)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (title);
  const int row = count_rows (form);

  /* Forms below each other have their columns in line. */
  gtk_label_set_width_chars (GTK_LABEL (label), LABEL_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), control);
  gtk_widget_set_hexpand (control, TRUE);
  alea_control_name (control, gtk_label_get_text (GTK_LABEL (label)));
  gtk_grid_attach (GTK_GRID (form), label, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (form), control, 1, row, 1, 1);
  g_object_set_data (G_OBJECT (control), "form-label", label);
}

void
alea_form_add_whole (GtkWidget *form,
                     GtkWidget *control)
{
  gtk_grid_attach (GTK_GRID (form), control, 0, count_rows (form), 2, 1);
  alea_mnemonics_name_once (control);
}

void
alea_form_line_up (GtkWidget    *root,
                   GtkSizeGroup *labels)
{
  GtkWidget *label = g_object_get_data (G_OBJECT (root), "form-label");

  if (label != NULL)
    gtk_size_group_add_widget (labels, label);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    alea_form_line_up (child, labels);
}

void
alea_form_set_visible (GtkWidget *control,
                       gboolean   visible)
{
  GtkWidget *label = g_object_get_data (G_OBJECT (control), "form-label");

  gtk_widget_set_visible (control, visible);
  if (label != NULL)
    gtk_widget_set_visible (label, visible);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  GtkStringObject *string = gtk_list_item_get_item (item);

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (string));
}

void
alea_form_let_shorten (GtkWidget *choice)
{
  g_autoptr(GtkListItemFactory) list_factory = NULL, factory = gtk_signal_list_item_factory_new ();

  g_return_if_fail (GTK_IS_DROP_DOWN (choice));

  /* In the list the labels have all the room they need. */
  list_factory = g_object_ref (gtk_drop_down_get_factory (GTK_DROP_DOWN (choice)));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (choice), list_factory);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (choice), factory);
}

GtkWidget *
alea_form_make_choice (const char *const *labels)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (labels);

  alea_form_let_shorten (choice);
  return choice;
}

GtkWidget *
alea_form_add_choice (GtkWidget         *form,
                      const char        *title,
                      const char *const *labels,
                      guint              selected)
{
  GtkWidget *choice = alea_form_make_choice (labels);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), selected);
  listen (form, choice, "notify::selected");
  alea_form_add (form, title, choice);
  return choice;
}

GtkWidget *
alea_form_make_number (double least,
                       double most,
                       double value)
{
  GtkWidget *number = gtk_spin_button_new_with_range (least, most, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (number), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), value);
  gtk_editable_set_width_chars (GTK_EDITABLE (number), 5);
  alea_control_ignore_scrolling (number);
  return number;
}

GtkWidget *
alea_form_add_number (GtkWidget  *form,
                      const char *title,
                      double      least,
                      double      most,
                      double      value)
{
  GtkWidget *number = alea_form_make_number (least, most, value);

  listen (form, number, "value-changed");
  alea_form_add (form, title, number);
  return number;
}

GtkWidget *
alea_form_add_check (GtkWidget  *form,
                     const char *label,
                     gboolean    is_active)
{
  GtkWidget *check = gtk_check_button_new_with_mnemonic (label);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), is_active);
  gtk_widget_set_hexpand (check, TRUE);
  listen (form, check, "toggled");
  alea_form_add_whole (form, check);
  return check;
}

guint
alea_form_get_choice (GtkWidget *choice)
{
  return gtk_drop_down_get_selected (GTK_DROP_DOWN (choice));
}

guint
alea_form_get_number (GtkWidget *number)
{
  return (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number));
}

gboolean
alea_form_get_check (GtkWidget *check)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (check));
}
