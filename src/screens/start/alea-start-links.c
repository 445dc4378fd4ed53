/* alea-start-links.c: what can be done besides beginning a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-start-links.h"

#include "alea-mnemonics.h"

#include <glib/gi18n.h>

/* A row of buttons is no table, and what it puts around each of them is no
 * cell: a screen reader passes over groups without a name. */
static GtkWidget *
make_flow_box (void)
{
  return g_object_new (GTK_TYPE_FLOW_BOX,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                       "homogeneous", TRUE,
                       "max-children-per-line", 5,
                       "selection-mode", GTK_SELECTION_NONE,
                       NULL);
}

static GtkWidget *
make_flow_child (void)
{
  return g_object_new (GTK_TYPE_FLOW_BOX_CHILD,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                       "focusable", FALSE,
                       NULL);
}

/* What is of no use yet takes no room; the others share it in one row, where
 * there is enough. */
static void
count_in_row_cb (GtkWidget *row)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      n++;

  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (row), MAX (n, 1));
}

GtkWidget *
alea_start_link_new (const char *icon,
                     const char *label,
                     const char *action)
{
  GtkWidget *link = gtk_button_new (), *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_label_new_with_mnemonic (label);

  gtk_label_set_mnemonic_widget (GTK_LABEL (words), link);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_box_append (GTK_BOX (content), g_object_new (GTK_TYPE_IMAGE, "icon-name", icon, "accessible-role",
                                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_box_append (GTK_BOX (content), words);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (link), content);
  gtk_widget_add_css_class (link, "flat");
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (link), action);
  return link;
}

static void
add_link (GtkWidget  *row,
          const char *icon,
          const char *label,
          const char *action)
{
  GtkWidget *link = alea_start_link_new (icon, label, action), *child = make_flow_child ();

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), link);
  g_signal_connect_object (child, "notify::visible", G_CALLBACK (count_in_row_cb), row, G_CONNECT_SWAPPED);
  g_object_bind_property (link, "sensitive", child, "visible", G_BINDING_SYNC_CREATE);
  gtk_flow_box_append (GTK_FLOW_BOX (row), child);
}

GtkWidget *
alea_start_links_new (void)
{
  GtkWidget *row = make_flow_box ();

  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (row), 12);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (row), 4);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  add_link (row, "document-open-symbolic", _("_Open a Game…"), "win.open");
  add_link (row, "document-edit-symbolic", _("Set _Up a Position"), "win.edit");
  add_link (row, "edit-paste-symbolic", _("_Paste a Position"), "win.paste");
  add_link (row, "document-print-symbolic", _("Print Club Sheets…"), "win.print");
  count_in_row_cb (row);
  alea_mnemonics_name_once (row);
  return row;
}
