/* alea-window-shortcuts.c: the window that lists all keys
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-control.h"
#include "alea-pages.h"

#include <glib/gi18n.h>

/* GTK gives its buttons for searching and for the part that is shown no name. */
static void
name_buttons (GtkWidget *root)
{
  GtkWidget *child;

  if (GTK_IS_TOGGLE_BUTTON (root) && gtk_button_get_icon_name (GTK_BUTTON (root)) != NULL)
    {
      /* Translators: of the button that searches the list of keyboard shortcuts */
      alea_control_name (root, _("Search the keys"));
    }
  if (GTK_IS_MENU_BUTTON (root))
    alea_control_name (root, _("Keyboard shortcuts"));
  for (child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    name_buttons (child);
}

/* Made when it is asked for, and not by GTK from gtk/help-overlay.ui: with a
 * hidden window about, GTK 4.8 crashes when an assistive technology asks for a
 * window that is not there. */
void
alea_window_show_shortcuts (GtkWidget  *widget,
                            const char *name,
                            GVariant   *parameter)
{
  g_autoptr(GtkBuilder) builder = gtk_builder_new_from_resource ("/org/aleachess/Alea/help-overlay.ui");
  GtkWindow *shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  alea_pages_name_all (GTK_WIDGET (shortcuts), _("Keyboard shortcuts"));
  name_buttons (GTK_WIDGET (shortcuts));
  gtk_window_set_title (shortcuts, _("Keyboard shortcuts"));
  gtk_window_set_transient_for (shortcuts, GTK_WINDOW (widget));
  gtk_window_set_hide_on_close (shortcuts, FALSE);
  gtk_window_present (shortcuts);
}
