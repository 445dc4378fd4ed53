/* alea-column.c: one child in the middle, no wider than reads well
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-column.h"
#include "alea-scroller.h"

#include "alea-part.h"

struct _AleaColumn
{
  GtkWidget  parent_instance;

  GtkWidget *child;
  int        width;
};

G_DEFINE_FINAL_TYPE (AleaColumn, alea_column, GTK_TYPE_WIDGET)

#define GAP 12

static int
get_font_size (GtkWidget *widget)
{
  return pango_font_description_get_size (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
}

/* More where letters are larger than elsewhere in the window. */
static int
get_width (AleaColumn *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  const int usual = root != NULL ? get_font_size (GTK_WIDGET (root)) : 0;

  return usual > 0 ? (int) ((gint64) self->width * get_font_size (GTK_WIDGET (self)) / usual) : self->width;
}

static void
alea_column_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  AleaColumn *self = ALEA_COLUMN (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = MIN (for_size - 2 * GAP, get_width (self));
  gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = CLAMP (*natural, *minimum, MAX (get_width (self), *minimum));
  *minimum += 2 * GAP;
  *natural += 2 * GAP;
}

static void
alea_column_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AleaColumn *self = ALEA_COLUMN (widget);
  const int inner = MIN (width - 2 * GAP, get_width (self));

  gtk_widget_allocate (self->child, inner, height - 2 * GAP, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) ((width - inner) / 2), GAP)));
}

static void
alea_column_class_init (AleaColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;
  widget_class->get_request_mode = alea_part_trade_height;
  widget_class->measure = alea_column_measure;
  widget_class->size_allocate = alea_column_size_allocate;
}

static void
alea_column_init (AleaColumn *self)
{
}

GtkWidget *
alea_column_new (GtkWidget *child,
                 int        width)
{
  AleaColumn *self = g_object_new (ALEA_TYPE_COLUMN, NULL);

  self->child = child;
  self->width = width;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

GtkWidget *
alea_column_new_scrolled (GtkWidget  *child,
                          int         width,
                          const char *name)
{
  GtkWidget *scroller = alea_scroller_new_vertical (alea_column_new (child, width));

  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return scroller;
}
