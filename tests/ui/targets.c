/* targets.c: what is pressed is large enough to be hit
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "targets.h"

static gboolean
is_target (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_DROP_DOWN (widget) || GTK_IS_ENTRY (widget)
         || GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_SPIN_BUTTON (widget)
         || GTK_IS_SWITCH (widget);
}

static gboolean
is_seen (GtkWidget *widget)
{
  return gtk_widget_get_visible (widget) && gtk_widget_get_child_visible (widget)
         && gtk_widget_get_width (widget) > 0 && gtk_widget_get_height (widget) > 0;
}

static const char *
get_words (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL)
    return gtk_button_get_label (GTK_BUTTON (widget));

  return tooltip != NULL ? tooltip : "";
}

/* Its border belongs to it. */
static gboolean
is_small (GtkWidget  *widget,
          int         least,
          const char *where)
{
  graphene_rect_t area;

  if (!gtk_widget_compute_bounds (widget, widget, &area)
      || (area.size.width >= (float) least && area.size.height >= (float) least))
    return FALSE;

  g_test_message ("%s: %s “%s” in %s is %.0f x %.0f", where, G_OBJECT_TYPE_NAME (widget), get_words (widget),
                  G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), area.size.width, area.size.height);
  return TRUE;
}

static gboolean
is_excepted (GtkWidget         *widget,
             const char *const *except)
{
  for (guint i = 0; except != NULL && except[i] != NULL; i++)
    if (g_str_equal (gtk_widget_get_css_name (widget), except[i]) || gtk_widget_has_css_class (widget, except[i]))
      return TRUE;

  return FALSE;
}

guint
targets_count_small (GtkWidget         *root,
                     int                least,
                     const char *const *except,
                     const char        *where)
{
  guint n = 0;

  if (!is_seen (root) || GTK_IS_POPOVER (root) || is_excepted (root, except))
    return 0;

  if (is_target (root) && gtk_widget_get_can_target (root) && is_small (root, least, where))
    n++;
  /* A menu button is around a button, a row around others; the rest is GTK's. */
  if (is_target (root) && !GTK_IS_LIST_BOX_ROW (root))
    return n;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += targets_count_small (child, least, except, where);

  return n;
}
