/* alea-card-grid.c: cards in rows that are as equally long as can be
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-card-grid.h"

#include "alea-part.h"

/**
 * AleaCardGrid:
 *
 * All cards are as wide as the widest.  There are as few rows as the width
 * allows; where five do not fit beside each other there are three and two, and
 * no card is alone.  A row that is not full stands in the middle.
 */

struct _AleaCardGrid
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AleaCardGrid, alea_card_grid, GTK_TYPE_WIDGET)

#define GAP 4

/* How the cards stand, for a width. */
typedef struct
{
  int n;             /* cards */
  int n_columns;
  int card_width;
} Shape;

/* --- helpers -------------------------------------------------------------- */

static int
measure_widest (AleaCardGrid *self,
                int          *minimum,
                int          *natural)
{
  int n = 0;

  *minimum = *natural = 1;
  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self)); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    {
      *minimum = MAX (*minimum, alea_part_get_minimum (card));
      *natural = MAX (*natural, alea_part_get_width (card));
      n++;
    }

  return n;
}

static Shape
find_shape (AleaCardGrid *self,
            int           width)
{
  int minimum, natural, n_rows, most;
  Shape shape = { .n = measure_widest (self, &minimum, &natural) };

  most = CLAMP ((width + GAP) / (minimum + GAP), 1, MAX (shape.n, 1));
  n_rows = MAX ((shape.n + most - 1) / most, 1);
  shape.n_columns = (shape.n + n_rows - 1) / n_rows;
  shape.card_width = MIN (natural, (width + GAP) / MAX (shape.n_columns, 1) - GAP);
  return shape;
}

/* From @card on; the next row begins where it ends. */
static int
get_row_height (GtkWidget   *card,
                const Shape *shape)
{
  int height = 0;

  for (int i = 0; i < shape->n_columns && card != NULL; i++, card = gtk_widget_get_next_sibling (card))
    height = MAX (height, alea_part_get_height (card, shape->card_width));

  return height;
}

static int
get_total_height (AleaCardGrid *self,
                  const Shape  *shape)
{
  int height = -GAP, i = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self)); card != NULL;
       card = gtk_widget_get_next_sibling (card), i++)
    if (i % shape->n_columns == 0)
      height += get_row_height (card, shape) + GAP;

  return MAX (height, 0);
}

/* --- the class ------------------------------------------------------------- */

static GtkSizeRequestMode
alea_card_grid_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
alea_card_grid_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  AleaCardGrid *self = ALEA_CARD_GRID (widget);
  int narrowest, widest;
  const int n = measure_widest (self, &narrowest, &widest), whole = MAX (n * (widest + GAP) - GAP, 0);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = narrowest;
      *natural = MAX (narrowest, whole);
    }
  else
    {
      const Shape shape = find_shape (self, for_size < 0 ? whole : for_size);

      *minimum = *natural = get_total_height (self, &shape);
    }
}

static void
alea_card_grid_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  const Shape shape = find_shape (ALEA_CARD_GRID (widget), width);
  int i = 0, x = 0, y = 0, row_height = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL;
       card = gtk_widget_get_next_sibling (card), i++)
    {
      if (i % shape.n_columns == 0)
        {
          const int n = MIN (shape.n_columns, shape.n - i);

          y += i > 0 ? row_height + GAP : 0;
          x = (width - n * (shape.card_width + GAP) + GAP) / 2;
          row_height = get_row_height (card, &shape);
        }
      alea_part_place (card, x, y, shape.card_width, row_height);
      x += shape.card_width + GAP;
    }
}

static void
alea_card_grid_dispose (GObject *object)
{
  GtkWidget *card;

  while ((card = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (card);

  G_OBJECT_CLASS (alea_card_grid_parent_class)->dispose (object);
}

static void
alea_card_grid_class_init (AleaCardGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_card_grid_dispose;
  widget_class->get_request_mode = alea_card_grid_get_request_mode;
  widget_class->measure = alea_card_grid_measure;
  widget_class->size_allocate = alea_card_grid_size_allocate;

  /* A screen reader passes over a group without a name. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
alea_card_grid_init (AleaCardGrid *self)
{
}

void
alea_card_grid_append (AleaCardGrid *self,
                       GtkWidget    *card)
{
  g_return_if_fail (ALEA_IS_CARD_GRID (self));
  g_return_if_fail (GTK_IS_WIDGET (card));

  gtk_widget_insert_before (card, GTK_WIDGET (self), NULL);
}

GtkWidget *
alea_card_grid_get (AleaCardGrid *self,
                    guint         number)
{
  GtkWidget *card;

  g_return_val_if_fail (ALEA_IS_CARD_GRID (self), NULL);

  card = gtk_widget_get_first_child (GTK_WIDGET (self));
  while (card != NULL && number-- > 0)
    card = gtk_widget_get_next_sibling (card);

  return card;
}

GtkWidget *
alea_card_grid_new (void)
{
  return g_object_new (ALEA_TYPE_CARD_GRID, NULL);
}
