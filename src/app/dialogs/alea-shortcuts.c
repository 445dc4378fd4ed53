/* alea-shortcuts.c: the window of the keyboard shortcuts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shortcuts.h"

#include "alea-control.h"
#include "alea-growth.h"
#include "alea-pages.h"
#include "alea-window-parts.h"

#include <glib/gi18n.h>

/* For columns beside each other, as GTK lays them out: they must not be wider
 * than the window below them, nor higher. */
static gboolean
has_room (GtkWindow *shortcuts,
          GtkWindow *parent)
{
  int width, height;

  gtk_widget_measure (GTK_WIDGET (shortcuts), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (shortcuts), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return width <= gtk_widget_get_width (GTK_WIDGET (parent)) && height <= gtk_widget_get_height (GTK_WIDGET (parent));
}

/* What a key does below the key. */
static void
turn_shortcut (GtkWidget *shortcut)
{
  GtkWidget *box = gtk_widget_get_first_child (shortcut);

  if (!GTK_IS_BOX (box))
    return;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (box), 2);
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_halign (child, GTK_ALIGN_START);
}

static void
make_narrow (GtkWidget *root)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (root))
    turn_shortcut (root);
  /* A page of columns. */
  else if (GTK_IS_BOX (root) && GTK_IS_STACK (gtk_widget_get_parent (root)))
    gtk_orientable_set_orientation (GTK_ORIENTABLE (root), GTK_ORIENTATION_VERTICAL);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    make_narrow (child);
}

/* One column that scrolls. */
static void
make_column (GtkWindow *shortcuts)
{
  g_autoptr(GtkWidget) content = g_object_ref (gtk_window_get_child (shortcuts));
  GtkWidget *scroller;

  make_narrow (content);
  gtk_window_set_child (shortcuts, NULL);
  scroller = alea_window_part_scroll (content);
  alea_control_name (scroller, _("Keyboard shortcuts"));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC);
  gtk_window_set_child (shortcuts, scroller);
  gtk_window_set_resizable (shortcuts, TRUE);
}

/* GTK gives its buttons for searching and for the part that is shown no name. */
static void
name_buttons (GtkWidget *root)
{
  if (GTK_IS_TOGGLE_BUTTON (root) && gtk_button_get_icon_name (GTK_BUTTON (root)) != NULL)
    {
      /* Translators: of the button that searches the list of keyboard shortcuts */
      alea_control_name (root, _("Find a shortcut"));
    }
  if (GTK_IS_MENU_BUTTON (root))
    alea_control_name (root, _("Keyboard shortcuts"));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    name_buttons (child);
}

/* Made when it is asked for, and not by GTK from gtk/help-overlay.ui: with a
 * hidden window about, GTK 4.8 crashes when an assistive technology asks for a
 * window that is not there. */
void
alea_shortcuts_show (GtkWindow *parent)
{
  g_autoptr(GtkBuilder) builder = gtk_builder_new_from_resource ("/org/aleachess/Alea/help-overlay.ui");
  GtkWindow *shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  alea_pages_name_all (GTK_WIDGET (shortcuts), _("Keyboard shortcuts"));
  name_buttons (GTK_WIDGET (shortcuts));
  gtk_window_set_title (shortcuts, _("Keyboard shortcuts"));
  gtk_window_set_transient_for (shortcuts, parent);
  alea_growth_follow (shortcuts, parent);
  gtk_window_set_hide_on_close (shortcuts, FALSE);
  if (!has_room (shortcuts, parent))
    make_column (shortcuts);
  gtk_window_present (shortcuts);
}
