/* alea-dice-chart.c: how often each face has fallen
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-chart.h"

#include "alea-part.h"

#include <math.h>

/**
 * AleaDiceChart:
 *
 * A bar for each face, its number below it, and a line that all bars would reach
 * if each face had fallen as often as the others.
 */

/* Lengths in pixels, where a line of its numbers has a height of 16; the bars are as
 * high as there is room, and at least so high. */
#define TEXT_HEIGHT 16
#define BAR_WIDTH   20
#define BAR_GAP     6
#define BAR_HEIGHT  50

/* Of that, where the line is, unless a face has fallen too often for it. */
#define EVEN        0.92

#define MAX_SIDES   20

struct _AleaDiceChart
{
  GtkWidget       parent_instance;

  guint           n_sides;
  double          parts[MAX_SIDES + 1];   /* of what is even, by face */
  const AleaFelt *felt;
  GtkWidget      *line;
  GtkWidget      *numbers[MAX_SIDES + 1];
};

G_DEFINE_FINAL_TYPE (AleaDiceChart, alea_dice_chart, GTK_TYPE_WIDGET)

static int
get_number_height (AleaDiceChart *self)
{
  int height = 0;

  if (self->n_sides > 0)
    gtk_widget_measure (self->numbers[1], GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);

  return height;
}

/* What a length of 1 has become. */
static double
get_unit (AleaDiceChart *self)
{
  return MAX (1, (double) get_number_height (self) / TEXT_HEIGHT);
}

/* Where the bar of a face begins. */
static double
get_bar_x (AleaDiceChart *self,
           guint          face)
{
  return (face - 1) * (BAR_WIDTH + BAR_GAP) * get_unit (self);
}

/* The height of the highest bar that there can be. */
static int
get_room (AleaDiceChart *self,
          int            height)
{
  return MAX (0, height - 2 - get_number_height (self));
}

static void
alea_dice_chart_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  AleaDiceChart *self = ALEA_DICE_CHART (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = (int) ceil ((self->n_sides * (BAR_WIDTH + BAR_GAP) - BAR_GAP) * get_unit (self));
  else
    *minimum = *natural = (int) (BAR_HEIGHT * get_unit (self)) + 2 + get_number_height (self);
  *minimum = *natural = MAX (*natural, 0);
}

/* Of the height: the highest bar just fits. */
static double
get_even (AleaDiceChart *self)
{
  double highest = 1 / EVEN;

  for (guint i = 1; i <= self->n_sides; i++)
    highest = MAX (highest, self->parts[i]);

  return 1 / highest;
}

static void
alea_dice_chart_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  AleaDiceChart *self = ALEA_DICE_CHART (widget);
  const int number_height = get_number_height (self), room = get_room (self, height);
  const double bar_width = BAR_WIDTH * get_unit (self);
  int line_height;

  for (guint i = 1; i <= self->n_sides; i++)
    {
      int number_width;

      gtk_widget_measure (self->numbers[i], GTK_ORIENTATION_HORIZONTAL, -1, &number_width, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->numbers[i],
                                &(GtkAllocation) { (int) (get_bar_x (self, i) + (bar_width - number_width) / 2),
                                                   room + 2, number_width, number_height }, -1);
    }

  gtk_widget_measure (self->line, GTK_ORIENTATION_VERTICAL, -1, &line_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->line, &(GtkAllocation) { 0, (int) (room * (1 - get_even (self))), width, line_height }, -1);
}

static void
alea_dice_chart_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  AleaDiceChart *self = ALEA_DICE_CHART (widget);
  const double even = get_even (self), unit = get_unit (self);
  const float room = (float) get_room (self, gtk_widget_get_height (widget));

  for (guint i = 1; i <= self->n_sides; i++)
    {
      const AleaColourValue colour = self->felt->light;
      const float height = (float) (room * even * self->parts[i]);
      const graphene_rect_t bar = { { (float) get_bar_x (self, i), room - height },
                                    { (float) (BAR_WIDTH * unit), height } };
      GskRoundedRect outline;

      if (height < 0.5f)
        continue;
      gsk_rounded_rect_init (&outline, &bar, &GRAPHENE_SIZE_INIT (3, 3), &GRAPHENE_SIZE_INIT (3, 3),
                             &GRAPHENE_SIZE_INIT (2, 2), &GRAPHENE_SIZE_INIT (2, 2));
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &(GdkRGBA) { (float) colour.red, (float) colour.green, (float) colour.blue, 1 },
                                 &bar);
      gtk_snapshot_pop (snapshot);
    }

  GTK_WIDGET_CLASS (alea_dice_chart_parent_class)->snapshot (widget, snapshot);
}

static void
alea_dice_chart_class_init (AleaDiceChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;
  widget_class->measure = alea_dice_chart_measure;
  widget_class->size_allocate = alea_dice_chart_size_allocate;
  widget_class->snapshot = alea_dice_chart_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "dicechart");
}

static void
alea_dice_chart_init (AleaDiceChart *self)
{
  self->line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_add_css_class (self->line, "even");
  gtk_widget_set_parent (self->line, GTK_WIDGET (self));
}

static GtkWidget *
make_number (AleaDiceChart *self,
             guint          face)
{
  g_autofree char *text = g_strdup_printf ("%u", face);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

/* What the bars show, in words. */
static void
name_chart (AleaDiceChart *self,
            const guint64 *n_faces)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 1; i <= self->n_sides; i++)
    g_string_append_printf (text, "%s%u: %" G_GUINT64_FORMAT, i > 1 ? ", " : "", i, n_faces[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
}

void
alea_dice_chart_set_faces (AleaDiceChart  *self,
                           guint           n_sides,
                           const guint64  *n_faces,
                           const AleaFelt *felt)
{
  guint64 n_all = 0;

  g_return_if_fail (ALEA_IS_DICE_CHART (self));
  g_return_if_fail (n_sides <= MAX_SIDES);

  for (guint i = 1; i <= MAX_SIDES; i++)
    if (i <= n_sides && self->numbers[i] == NULL)
      self->numbers[i] = make_number (self, i);
    else if (i > n_sides)
      g_clear_pointer (&self->numbers[i], gtk_widget_unparent);

  self->n_sides = n_sides;
  self->felt = felt;
  for (guint i = 1; i <= n_sides; i++)
    n_all += n_faces[i];
  for (guint i = 1; i <= n_sides; i++)
    self->parts[i] = n_all > 0 ? (double) n_faces[i] * n_sides / (double) n_all : 0;

  name_chart (self, n_faces);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
