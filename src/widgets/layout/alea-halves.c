/* alea-halves.c: two widgets beside each other, in columns as far as they fit
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-halves.h"

#include "alea-focus-order.h"
#include "alea-part.h"

/**
 * AleaHalves:
 *
 * Each has half of the width, so that several of these below each other make
 * columns. What needs more takes it from what the other leaves.
 */

struct _AleaHalves
{
  GtkWidget  parent_instance;

  GtkWidget *first;
  GtkWidget *second;
  int        gap;
};

G_DEFINE_FINAL_TYPE (AleaHalves, alea_halves, GTK_TYPE_WIDGET)

/* What the first one gets of @width: the middle one of what would be fair, what it
 * would like, and what the other leaves it. */
static int
find_first_width (AleaHalves *self,
                  int         width)
{
  const int both = width - self->gap, half = both / 2;
  const int liked = alea_part_get_width (self->first), left = both - alea_part_get_width (self->second);

  if (!alea_part_is_shown (self->second))
    return width;
  return CLAMP (half, MIN (liked, left), MAX (liked, left));
}

static void
alea_halves_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  AleaHalves *self = ALEA_HALVES (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = alea_part_get_minimum (self->first) + self->gap + alea_part_get_minimum (self->second);
      *natural = 2 * MAX (alea_part_get_width (self->first), alea_part_get_width (self->second)) + self->gap;
    }
  else
    {
      const int width = for_size < 0 ? -1 : find_first_width (self, for_size);

      *minimum = *natural = MAX (alea_part_get_height (self->first, width),
                                 alea_part_get_height (self->second, for_size - self->gap - width));
    }
}

static void
alea_halves_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AleaHalves *self = ALEA_HALVES (widget);
  const int first = find_first_width (self, width);

  alea_part_place (self->first, 0, 0, first, height);
  alea_part_place (self->second, first + self->gap, 0, width - self->gap - first, height);
}

static void
alea_halves_class_init (AleaHalvesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;
  widget_class->focus = alea_focus_order_move;
  widget_class->get_request_mode = alea_part_trade_height;
  widget_class->measure = alea_halves_measure;
  widget_class->size_allocate = alea_halves_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "halves");
}

static void
alea_halves_init (AleaHalves *self)
{
}

GtkWidget *
alea_halves_new (GtkWidget *first,
                 GtkWidget *second,
                 int        gap)
{
  AleaHalves *self = g_object_new (ALEA_TYPE_HALVES, NULL);

  self->first = first;
  self->second = second;
  self->gap = gap;
  gtk_widget_set_parent (first, GTK_WIDGET (self));
  gtk_widget_set_parent (second, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
