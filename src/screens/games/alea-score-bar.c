/* alea-score-bar.c: won, drawn and lost, as a bar of three parts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-score-bar.h"

/**
 * AleaScoreBar:
 *
 * For the eye alone: the numbers stand beside it.
 */

#define HEIGHT 14
#define HATCH  6

struct _AleaScoreBar
{
  GtkWidget parent_instance;

  guint     n_first;
  guint     n_drawn;
  guint     n_last;
};

G_DEFINE_FINAL_TYPE (AleaScoreBar, alea_score_bar, GTK_TYPE_WIDGET)

static void
paint_hatching (cairo_t *cr,
                double   left,
                double   right,
                double   height)
{
  cairo_save (cr);
  cairo_rectangle (cr, left, 0, right - left, height);
  cairo_clip (cr);
  cairo_set_source_rgb (cr, 0.72, 0.64, 0.54);
  cairo_paint (cr);
  for (double x = left - height; x < right; x += HATCH)
    {
      cairo_move_to (cr, x, height);
      cairo_line_to (cr, x + height, 0);
    }
  cairo_set_source_rgb (cr, 0.42, 0.36, 0.29);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
add_outline (cairo_t *cr,
             double   width,
             double   height)
{
  const double radius = height / 2 - 0.5;

  cairo_new_path (cr);
  cairo_arc (cr, radius + 0.5, height / 2, radius, G_PI_2, 3 * G_PI_2);
  cairo_arc (cr, width - radius - 0.5, height / 2, radius, -G_PI_2, G_PI_2);
  cairo_close_path (cr);
}

static void
alea_score_bar_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  AleaScoreBar *self = ALEA_SCORE_BAR (widget);
  const double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const double n_all = MAX (1, self->n_first + self->n_drawn + self->n_last);
  const double drawn = width * self->n_first / n_all, last = width * (self->n_first + self->n_drawn) / n_all;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  /* What is read from the right begins there. */
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    {
      cairo_translate (cr, width, 0);
      cairo_scale (cr, -1, 1);
    }

  cairo_save (cr);
  add_outline (cr, width, height);
  cairo_clip (cr);
  cairo_set_source_rgb (cr, 1, 0.99, 0.965);
  cairo_paint (cr);
  if (self->n_first + self->n_drawn + self->n_last > 0)
    {
      paint_hatching (cr, drawn, last, height);
      cairo_set_source_rgb (cr, 0.16, 0.137, 0.122);
      cairo_rectangle (cr, last, 0, width - last, height);
      cairo_fill (cr);
    }
  cairo_restore (cr);

  add_outline (cr, width, height);
  cairo_set_source_rgb (cr, 0.42, 0.36, 0.29);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
alea_score_bar_class_init (AleaScoreBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = alea_score_bar_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "scorebar");
}

static void
alea_score_bar_init (AleaScoreBar *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), 120, HEIGHT);
}

void
alea_score_bar_set_parts (AleaScoreBar *self,
                          guint         n_first,
                          guint         n_drawn,
                          guint         n_last)
{
  g_return_if_fail (ALEA_IS_SCORE_BAR (self));

  self->n_first = n_first;
  self->n_drawn = n_drawn;
  self->n_last = n_last;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

GtkWidget *
alea_score_bar_new (void)
{
  return g_object_new (ALEA_TYPE_SCORE_BAR, NULL);
}
