/* alea-split.c: a picture beside what changes it, or above it where it is narrow
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-split.h"

#include "alea-growth.h"
#include "alea-part.h"

/**
 * AleaSplit:
 *
 * Two children. Tab goes to the side first, wherever it stands.
 */

struct _AleaSplit
{
  GtkWidget  parent_instance;

  GtkWidget *side;
  GtkWidget *main;
};

G_DEFINE_FINAL_TYPE (AleaSplit, alea_split, GTK_TYPE_WIDGET)

/* From this width on they stand beside each other, if nothing of the side is
 * cut off then, and earlier where it is too low for both. */
#define WIDE     640
#define LOW_WIDE 480
#define LOW      420

/* What the side is given when it stands beside, or what it would like, if that
 * is more; but not what the picture needs, which would like a little more. */
#define SIDE_WIDTH   370
#define MAIN_WIDTH   280
#define MAIN_NATURAL 340

/* What the picture gets of the height when it stands above. */
#define SHARE 0.44

static void
alea_split_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  AleaSplit *self = ALEA_SPLIT (widget);
  int side_minimum, side_natural, main_minimum, main_natural;

  gtk_widget_measure (self->side, orientation, -1, &side_minimum, &side_natural, NULL, NULL);
  gtk_widget_measure (self->main, orientation, -1, &main_minimum, &main_natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (side_minimum, main_minimum);
      *natural = MAX (side_natural, SIDE_WIDTH) + MAX (main_natural, MAIN_NATURAL);
    }
  else
    {
      *minimum = side_minimum + main_minimum;
      *natural = MAX (MAX (side_natural, main_natural), *minimum);
    }
}

static gboolean
is_beside (int width,
           int height,
           int side_natural)
{
  if (height < LOW && width > height)
    return width >= LOW_WIDE;

  return width >= MAX (WIDE, side_natural + MAIN_WIDTH);
}

static void
alea_split_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  AleaSplit *self = ALEA_SPLIT (widget);
  GtkAllocation side = { 0, 0, width, height }, main = side;
  int minimum, natural;

  gtk_widget_measure (self->side, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  if (is_beside (width, height, natural))
    {
      side.width = MAX (MIN (MAX (natural, SIDE_WIDTH), width - MAIN_WIDTH), minimum);
      main.x = side.width;
      main.width = width - side.width;
      if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
        {
          main.x = 0;
          side.x = main.width;
        }
    }
  else
    {
      gtk_widget_measure (self->main, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
      main.height = MAX ((int) (height * SHARE), minimum);
      side.y = main.height;
      side.height = height - main.height;
    }

  gtk_widget_size_allocate (self->side, &side, -1);
  gtk_widget_size_allocate (self->main, &main, -1);
}

static void
alea_split_class_init (AleaSplitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;
  widget_class->measure = alea_split_measure;
  widget_class->size_allocate = alea_split_size_allocate;
}

static void
alea_split_init (AleaSplit *self)
{
}

GtkWidget *
alea_split_new (GtkWidget *side,
                GtkWidget *main)
{
  AleaSplit *self = g_object_new (ALEA_TYPE_SPLIT, NULL);

  self->side = side;
  self->main = main;
  gtk_widget_set_parent (side, GTK_WIDGET (self));
  gtk_widget_set_parent (main, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
alea_split_fit_window (GtkWindow *window,
                       GtkWindow *parent,
                       int        width,
                       int        height)
{
  const int max_width = gtk_widget_get_width (GTK_WIDGET (parent));
  const int max_height = gtk_widget_get_height (GTK_WIDGET (parent));
  const int scale = (int) alea_growth_follow (window, parent);
  int natural;

  width = width * scale / ALEA_GROWTH_MIN;
  height = height * scale / ALEA_GROWTH_MIN;
  gtk_widget_measure (gtk_window_get_child (window), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  width = MAX (width, natural);
  if (max_width > 0 && width > max_width)
    {
      height = max_height;
      width = max_width;
    }

  gtk_window_set_default_size (window, width, max_height > 0 ? MIN (height, max_height) : height);
}
