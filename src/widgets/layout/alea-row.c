/* alea-row.c: widgets beside each other, or below where that is lower
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-row.h"

#include "alea-focus-order.h"
#include "alea-part.h"

/**
 * AleaRow:
 *
 * A row in which those children that expand share what the others leave, as in
 * a box. Large letters may need more than there is, or leave so little for a
 * text that it gets very high: then the children lie below each other, each as
 * wide as the row.
 */

struct _AleaRow
{
  GtkWidget parent_instance;

  gboolean  is_column;
  int       gap;
};

G_DEFINE_FINAL_TYPE (AleaRow, alea_row, GTK_TYPE_WIDGET)

/* Where nobody has said otherwise. */
#define GAP 8

/* --- shapes --------------------------------------------------------------- */

static GtkWidget *
get_next (GtkWidget *child)
{
  while (child != NULL && !alea_part_is_shown (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

#define FOREACH_SHOWN(self, child)                                                    \
  for (GtkWidget *child = get_next (gtk_widget_get_first_child (GTK_WIDGET (self)));  \
       child != NULL; child = get_next (gtk_widget_get_next_sibling (child)))

/* What each child that expands gets when they lie beside each other; -1 when
 * that is not enough. */
static int
get_share (AleaRow *self,
           int      width)
{
  int n = 0, rest = width + self->gap, least = 0;

  FOREACH_SHOWN (self, child)
    {
      rest -= self->gap;
      if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
        {
          least = MAX (least, alea_part_get_minimum (child));
          n++;
        }
      else
        rest -= alea_part_get_width (child);
    }

  return rest < n * least ? -1 : rest / MAX (n, 1);
}

static int
get_width_beside (GtkWidget *child,
                  int        share)
{
  return gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL) ? share : alea_part_get_width (child);
}

static int
get_height_beside (AleaRow *self,
                   int      share)
{
  int height = 0;

  FOREACH_SHOWN (self, child)
    height = MAX (height, alea_part_get_height (child, get_width_beside (child, share)));

  return height;
}

static int
get_height_below (AleaRow *self,
                  int      width)
{
  int height = -self->gap;

  FOREACH_SHOWN (self, child)
    height += self->gap + alea_part_get_height (child, width);

  return MAX (height, 0);
}

/* The height, and in *@share that of a child that expands; -1 when they lie
 * below each other. */
static int
find_shape (AleaRow *self,
            int      width,
            int     *share)
{
  const int below = get_height_below (self, width);
  int beside;

  *share = self->is_column ? -1 : get_share (self, width);
  if (*share < 0)
    return below;

  beside = get_height_beside (self, *share);
  if (beside <= below)
    return beside;

  *share = -1;
  return below;
}

/* Of which those that expand get equal shares, none less than the widest likes. */
static int
get_width_in_row (AleaRow *self)
{
  int n = 0, widest = 0, others = -self->gap;

  FOREACH_SHOWN (self, child)
    {
      others += self->gap;
      if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
        {
          widest = MAX (widest, alea_part_get_width (child));
          n++;
        }
      else
        others += alea_part_get_width (child);
    }

  return others + n * widest;
}

/* --- the class ------------------------------------------------------------ */

static void
alea_row_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  AleaRow *self = ALEA_ROW (widget);
  int least = 0, widest = 0, whole, share;

  FOREACH_SHOWN (self, child)
    {
      least = MAX (least, alea_part_get_minimum (child));
      widest = MAX (widest, alea_part_get_width (child));
    }

  whole = self->is_column ? widest : MAX (get_width_in_row (self), least);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = whole;
    }
  else
    *minimum = *natural = find_shape (self, for_size < 0 ? whole : for_size, &share);
}

static void
alea_row_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  AleaRow *self = ALEA_ROW (widget);
  int x = 0, y = 0, share;

  find_shape (self, width, &share);
  FOREACH_SHOWN (self, child)
    if (share >= 0)
      {
        const int child_width = get_width_beside (child, share);

        alea_part_place (child, x, 0, child_width, height);
        x += child_width + self->gap;
      }
    else
      {
        const int child_height = alea_part_get_height (child, width);

        alea_part_place (child, 0, y, width, child_height);
        y += child_height + self->gap;
      }
}

static void
alea_row_class_init (AleaRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;
  widget_class->focus = alea_focus_order_move;
  widget_class->get_request_mode = alea_part_trade_height;
  widget_class->measure = alea_row_measure;
  widget_class->size_allocate = alea_row_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
alea_row_init (AleaRow *self)
{
  self->gap = GAP;
}

GtkWidget *
alea_row_new (void)
{
  return g_object_new (ALEA_TYPE_ROW, NULL);
}

void
alea_row_append (AleaRow   *self,
                 GtkWidget *child)
{
  g_return_if_fail (ALEA_IS_ROW (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

void
alea_row_set_gap (AleaRow *self,
                  int      gap)
{
  g_return_if_fail (ALEA_IS_ROW (self));

  self->gap = gap;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
alea_row_set_is_column (AleaRow  *self,
                        gboolean  is_column)
{
  g_return_if_fail (ALEA_IS_ROW (self));

  if (self->is_column == is_column)
    return;

  self->is_column = is_column;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
