/* bounds-shim.c: puts right where GTK says that a widget is
 *
 * Loaded before the program (LD_PRELOAD).  A screen reader that asks newer
 * versions of GTK for the place of a widget is given the sum of the places of
 * all that is around it, each within the padding of the next, but without that
 * padding: up to dozens of pixels too far to the left and too high.  Tests that
 * point at a widget would miss it.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE

#include <dlfcn.h>
#include <gtk/gtk.h>

/* Adds up to the place within the window. */
static gboolean
get_bounds (GtkAccessible *accessible,
            int           *x,
            int           *y,
            int           *width,
            int           *height)
{
  GtkWidget *widget = GTK_WIDGET (accessible), *parent = gtk_widget_get_parent (widget);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_rect_t own, around = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  /* Of what has no place GTK would tell what happened to be in these. */
  *x = *y = *width = *height = 0;
  if (!gtk_widget_get_realized (widget) || window == NULL || !gtk_widget_compute_bounds (widget, window, &own))
    return FALSE;
  if (parent != NULL && widget != window && !gtk_widget_compute_bounds (parent, window, &around))
    return FALSE;

  /* A window begins within the border that it draws itself. */
  if (GTK_IS_WINDOW (widget))
    own = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  else if (GTK_IS_WINDOW (parent))
    around = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  *x = (int) own.origin.x - (int) around.origin.x;
  *y = (int) own.origin.y - (int) around.origin.y;
  *width = (int) own.size.width;
  *height = (int) own.size.height;
  return TRUE;
}

/* The page of a stack is said to be around what is in it, and where that is: its
 * place would count twice. */
static gboolean
get_bounds_of_page (GtkAccessible *page,
                    int           *x,
                    int           *y,
                    int           *width,
                    int           *height)
{
  const gboolean has_place = get_bounds (GTK_ACCESSIBLE (gtk_stack_page_get_child (GTK_STACK_PAGE (page))), x, y, width, height);

  *x = *y = 0;
  return has_place;
}

static void
replace (GType    type,
         gboolean (*function) (GtkAccessible *, int *, int *, int *, int *))
{
  GtkAccessibleInterface *interface = g_type_interface_peek (g_type_class_ref (type), GTK_TYPE_ACCESSIBLE);

  interface->get_bounds = function;
}

int
g_application_run (GApplication  *application,
                   int            n,
                   char         **arguments)
{
  int (*real) (GApplication *, int, char **);

  replace (GTK_TYPE_WIDGET, get_bounds);
  replace (GTK_TYPE_STACK_PAGE, get_bounds_of_page);
  real = (int (*) (GApplication *, int, char **)) dlsym (RTLD_NEXT, "g_application_run");
  return real (application, n, arguments);
}
