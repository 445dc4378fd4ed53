/* alea-even-rows.c: widgets in rows that are as equally long as can be
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-even-rows.h"

#include "alea-part.h"

/**
 * AleaEvenRows:
 *
 * All children are as wide as the widest.  There are as few rows as the width
 * allows; where five do not fit beside each other there are three and two, not
 * four and one.  A row that is not full stands in the middle.  Children are no
 * wider than they like to be, unless the whole is to fill its width.
 */

struct _AleaEvenRows
{
  GtkWidget parent_instance;

  int       gap;
  int       max_columns;   /* 0: any number */
};

G_DEFINE_FINAL_TYPE (AleaEvenRows, alea_even_rows, GTK_TYPE_WIDGET)

#define USUAL_GAP 4

/* How the children stand, for a width. */
typedef struct
{
  int n;             /* children */
  int n_columns;
  int child_width;
} Shape;

/* --- helpers -------------------------------------------------------------- */

static int
measure_widest (AleaEvenRows *self,
                int          *minimum,
                int          *natural)
{
  int n = 0;

  *minimum = *natural = 1;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      *minimum = MAX (*minimum, alea_part_get_minimum (child));
      *natural = MAX (*natural, alea_part_get_width (child));
      n++;
    }

  return n;
}

static Shape
find_shape (AleaEvenRows *self,
            int           width)
{
  int minimum, natural, n_rows, most;
  Shape shape = { .n = measure_widest (self, &minimum, &natural) };

  most = CLAMP ((width + self->gap) / (natural + self->gap), 1, MAX (shape.n, 1));
  if (self->max_columns > 0)
    most = MIN (most, self->max_columns);
  n_rows = MAX ((shape.n + most - 1) / most, 1);
  shape.n_columns = (shape.n + n_rows - 1) / n_rows;
  shape.child_width = (width + self->gap) / MAX (shape.n_columns, 1) - self->gap;
  if (gtk_widget_get_halign (GTK_WIDGET (self)) != GTK_ALIGN_FILL)
    shape.child_width = MIN (shape.child_width, natural);
  return shape;
}

/* From @child on; the next row begins where it ends. */
static void
measure_row (GtkWidget   *child,
             const Shape *shape,
             int         *minimum,
             int         *natural)
{
  *minimum = *natural = 0;
  for (int i = 0; i < shape->n_columns && child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    if (alea_part_is_shown (child))
      {
        const int width = MAX (shape->child_width, alea_part_get_minimum (child));
        int least, liked;

        gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &liked, NULL, NULL);
        *minimum = MAX (*minimum, least);
        *natural = MAX (*natural, liked);
      }
}

static void
measure_rows (AleaEvenRows *self,
              const Shape  *shape,
              int          *minimum,
              int          *natural)
{
  int i = 0, least, liked;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    if (i % shape->n_columns == 0)
      {
        measure_row (child, shape, &least, &liked);
        *minimum += least + (i > 0 ? self->gap : 0);
        *natural += liked + (i > 0 ? self->gap : 0);
      }
}

/* --- the class ------------------------------------------------------------- */

static void
alea_even_rows_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  AleaEvenRows *self = ALEA_EVEN_ROWS (widget);
  int narrowest, widest;
  const int n = measure_widest (self, &narrowest, &widest), whole = MAX (n * (widest + self->gap) - self->gap, 0);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = narrowest;
      *natural = MAX (narrowest, whole);
    }
  else
    {
      const Shape shape = find_shape (self, for_size < 0 ? whole : for_size);

      measure_rows (self, &shape, minimum, natural);
    }
}

static void
alea_even_rows_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  AleaEvenRows *self = ALEA_EVEN_ROWS (widget);
  const Shape shape = find_shape (self, width);
  int i = 0, x = 0, y = 0, row_height = 0, least;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    {
      if (i % shape.n_columns == 0)
        {
          const int n = MIN (shape.n_columns, shape.n - i);

          y += i > 0 ? row_height + self->gap : 0;
          x = (width - n * (shape.child_width + self->gap) + self->gap) / 2;
          measure_row (child, &shape, &least, &row_height);
        }
      alea_part_place (child, x, y, shape.child_width, row_height);
      x += shape.child_width + self->gap;
    }
}

static void
alea_even_rows_class_init (AleaEvenRowsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;
  widget_class->get_request_mode = alea_part_trade_height;
  widget_class->measure = alea_even_rows_measure;
  widget_class->size_allocate = alea_even_rows_size_allocate;

  /* A screen reader passes over a group without a name. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
alea_even_rows_init (AleaEvenRows *self)
{
  self->gap = USUAL_GAP;
}

void
alea_even_rows_set_gap (AleaEvenRows *self,
                        int           gap)
{
  g_return_if_fail (ALEA_IS_EVEN_ROWS (self));

  self->gap = gap;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
alea_even_rows_set_max_columns (AleaEvenRows *self,
                                int           max_columns)
{
  g_return_if_fail (ALEA_IS_EVEN_ROWS (self));

  self->max_columns = max_columns;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
alea_even_rows_append (AleaEvenRows *self,
                       GtkWidget    *child)
{
  g_return_if_fail (ALEA_IS_EVEN_ROWS (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

GtkWidget *
alea_even_rows_get (AleaEvenRows *self,
                    guint         number)
{
  GtkWidget *child;

  g_return_val_if_fail (ALEA_IS_EVEN_ROWS (self), NULL);

  child = gtk_widget_get_first_child (GTK_WIDGET (self));
  while (child != NULL && number-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}
