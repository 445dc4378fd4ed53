/* alea-pages.c: the pages of stacks, as a screen reader meets them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pages.h"

void
alea_pages_show_one (GtkStack   *stack,
                     const char *name)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_STACK (stack));

  for (child = gtk_widget_get_first_child (GTK_WIDGET (stack)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkStackPage *page = gtk_stack_get_page (stack, child);
      const gboolean is_shown = child == gtk_stack_get_visible_child (stack);
      const char *shown_name = name != NULL ? name : gtk_stack_page_get_title (page);

      gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, !is_shown, -1);
      /* Orca looks at where the focus was, and fails at a page with a name
       * and no child, unless it is that of the program. */
      gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      is_shown ? shown_name : g_get_prgname (), -1);
    }
}

/* A submenu is a page that bears its label, underlined letters and all. */
static char *
make_submenu_name (GtkStackPage *page,
                   const char   *menu)
{
  const char *label = gtk_stack_page_get_name (page);
  g_auto(GStrv) parts = NULL;

  if (label == NULL || g_str_equal (label, "main"))
    return g_strdup (menu);

  parts = g_strsplit (label, "_", -1);
  return g_strjoinv ("", parts);
}

static void
name_pages (GtkStack   *stack,
            const char *name,
            gboolean    is_menu)
{
  GtkWidget *child;

  for (child = gtk_widget_get_first_child (GTK_WIDGET (stack)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkStackPage *page = gtk_stack_get_page (stack, child);
      g_autofree char *page_name = is_menu ? make_submenu_name (page, name) : g_strdup (name);

      if (gtk_stack_page_get_title (page) == NULL)
        gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, page_name, -1);
    }
}

static void
name_all (GtkWidget  *root,
          const char *name,
          gboolean    is_menu)
{
  GtkWidget *child;

  if (GTK_IS_STACK (root))
    name_pages (GTK_STACK (root), name, is_menu);
  for (child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    name_all (child, name, is_menu);
}

void
alea_pages_name_all (GtkWidget  *root,
                     const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (root));
  g_return_if_fail (name != NULL);

  name_all (root, name, FALSE);
}

/* Submenus may come and go. */
static void
menu_mapped_cb (GtkWidget     *popover,
                GtkMenuButton *button)
{
  name_all (popover, gtk_widget_get_tooltip_text (GTK_WIDGET (button)), TRUE);
}

void
alea_pages_name_menu (GtkMenuButton *button)
{
  GtkPopover *popover;

  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (gtk_widget_get_tooltip_text (GTK_WIDGET (button)) != NULL);

  popover = gtk_menu_button_get_popover (button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_widget_get_tooltip_text (GTK_WIDGET (button)), -1);
  g_signal_connect_object (popover, "map", G_CALLBACK (menu_mapped_cb), button, 0);
}
