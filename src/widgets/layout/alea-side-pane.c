/* alea-side-pane.c: something beside the main thing, or over it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-side-pane.h"

#include "alea-focus-order.h"
#include "alea-part.h"

/**
 * AleaSidePane:
 *
 * Where there is room, the side stands to the right of the main child; where
 * there is not, it covers it, and the main child stays as it is behind it.
 */

struct _AleaSidePane
{
  GtkWidget  parent_instance;

  GtkWidget *side;          /* or NULL */
  gboolean   is_alone;
  gboolean   covers;
  gboolean   is_narrow;
};

G_DEFINE_FINAL_TYPE (AleaSidePane, alea_side_pane, GTK_TYPE_WIDGET)

#define MIN_BOTH_WIDTH 1000
#define NARROW_WIDTH   600
#define SIDE_SHARE     0.36
#define MIN_SIDE       370
#define MAX_SIDE       520

static gboolean
is_open (AleaSidePane *self)
{
  return self->side != NULL && gtk_widget_get_visible (self->side);
}

/* --- sizes ------------------------------------------------------------------ */

static gboolean
find_covers (AleaSidePane *self,
             int           width)
{
  return is_open (self) && (self->is_alone || width < MIN_BOTH_WIDTH);
}

/* What is shown now must not be shown in another way first, on a slow machine for a
 * while: where nothing but the size was known before, it will be the same. */
static void
update_covers (AleaSidePane *self)
{
  const gboolean covers = find_covers (self, gtk_widget_get_width (GTK_WIDGET (self)));

  gtk_widget_queue_resize (GTK_WIDGET (self));
  if (self->covers == covers)
    return;

  self->covers = covers;
  g_signal_emit_by_name (self, "changed");
}

/* Each must have room for itself alone. */
static void
alea_side_pane_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  AleaSidePane *self = ALEA_SIDE_PANE (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum = 0, child_natural = 0;

      if (gtk_widget_get_visible (child) && !(self->is_alone && is_open (self) && child != self->side))
        gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
alea_side_pane_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  AleaSidePane *self = ALEA_SIDE_PANE (widget);
  GtkWidget *main_child = gtk_widget_get_first_child (widget);
  const gboolean covers = find_covers (self, width);
  const int side = !is_open (self) ? 0 : covers ? width : CLAMP ((int) (width * SIDE_SHARE), MIN_SIDE, MAX_SIDE);

  gtk_widget_set_child_visible (main_child, !covers);
  if (!covers)
    alea_part_place (main_child, 0, 0, width - side, height);
  if (side > 0)
    alea_part_place (self->side, width - side, 0, side, height);
  if (self->covers == covers && self->is_narrow == (width < NARROW_WIDTH))
    return;

  self->covers = covers;
  self->is_narrow = width < NARROW_WIDTH;
  alea_part_emit_later (self, "changed");
}

/* --- the class -------------------------------------------------------------- */

static void
alea_side_pane_dispose (GObject *object)
{
  ALEA_SIDE_PANE (object)->side = NULL;
  alea_part_dispose_all (object);
}

static void
alea_side_pane_class_init (AleaSidePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_side_pane_dispose;
  widget_class->focus = alea_focus_order_move;
  widget_class->measure = alea_side_pane_measure;
  widget_class->size_allocate = alea_side_pane_size_allocate;

  /**
   * AleaSidePane::changed:
   *
   * Whether the side hides the main child, or whether a title bar above it cuts a
   * title of some words, is another than before.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alea_side_pane_init (AleaSidePane *self)
{
}

void
alea_side_pane_set_side (AleaSidePane *self,
                         GtkWidget    *side)
{
  g_return_if_fail (ALEA_IS_SIDE_PANE (self));
  g_return_if_fail (self->side == NULL);

  self->side = side;
  gtk_widget_set_visible (side, FALSE);
  gtk_widget_set_parent (side, GTK_WIDGET (self));
}

gboolean
alea_side_pane_get_open (AleaSidePane *self)
{
  g_return_val_if_fail (ALEA_IS_SIDE_PANE (self), FALSE);

  return is_open (self);
}

void
alea_side_pane_set_open (AleaSidePane *self,
                         gboolean      open)
{
  g_return_if_fail (ALEA_IS_SIDE_PANE (self));
  g_return_if_fail (self->side != NULL);

  gtk_widget_set_visible (self->side, open);
  update_covers (self);
}

void
alea_side_pane_set_is_alone (AleaSidePane *self,
                             gboolean      is_alone)
{
  g_return_if_fail (ALEA_IS_SIDE_PANE (self));

  self->is_alone = is_alone;
  update_covers (self);
}

gboolean
alea_side_pane_get_covers (AleaSidePane *self)
{
  g_return_val_if_fail (ALEA_IS_SIDE_PANE (self), FALSE);

  return self->covers;
}

gboolean
alea_side_pane_get_is_narrow (AleaSidePane *self)
{
  g_return_val_if_fail (ALEA_IS_SIDE_PANE (self), FALSE);

  return self->is_narrow;
}
