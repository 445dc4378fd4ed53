/* alea-yield.c: a place that gives way where it is narrow
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-yield.h"

#include "alea-part.h"

/**
 * AleaYield:
 *
 * A place for one child that is shown in a wide window only. It asks for no
 * width: else it would keep the window from becoming narrow, and so from hiding
 * it.
 */

struct _AleaYield
{
  GtkWidget parent_instance;

  gboolean  is_whole;
};

G_DEFINE_FINAL_TYPE (AleaYield, alea_yield, GTK_TYPE_WIDGET)

static void
alea_yield_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child == NULL)
    return;

  gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
  /* A part of its width is no use to it, but to those beside it. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL && ALEA_YIELD (widget)->is_whole && gtk_widget_get_hexpand (widget))
    *natural = 0;
}

/* What is wider than its place is cut off until it is hidden; what must be whole
 * is not there. */
static void
alea_yield_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int minimum, natural;

  if (child == NULL)
    return;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  gtk_widget_set_child_visible (child, !ALEA_YIELD (widget)->is_whole || natural <= width);
  gtk_widget_allocate (child, MAX (width, minimum), height, baseline, NULL);
}

static void
alea_yield_class_init (AleaYieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;
  widget_class->measure = alea_yield_measure;
  widget_class->size_allocate = alea_yield_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
alea_yield_init (AleaYield *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
alea_yield_set_is_whole (AleaYield *self,
                         gboolean   is_whole)
{
  g_return_if_fail (ALEA_IS_YIELD (self));

  if (self->is_whole == is_whole)
    return;

  self->is_whole = is_whole;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
