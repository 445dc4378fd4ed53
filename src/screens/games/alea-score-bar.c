/* alea-score-bar.c: won, drawn and lost, as a bar of three parts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-score-bar.h"

#define WIDTH  120
#define HEIGHT 14
#define HATCH  6

typedef struct
{
  guint n_first;
  guint n_drawn;
  guint n_last;
} Parts;

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
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  const Parts *parts = data;
  const guint n_all = parts->n_first + parts->n_drawn + parts->n_last;
  const double drawn = (double) width * parts->n_first / MAX (1, n_all);
  const double last = (double) width * (parts->n_first + parts->n_drawn) / MAX (1, n_all);

  /* What is read from the right begins there. */
  if (gtk_widget_get_direction (GTK_WIDGET (area)) == GTK_TEXT_DIR_RTL)
    {
      cairo_translate (cr, width, 0);
      cairo_scale (cr, -1, 1);
    }

  cairo_save (cr);
  add_outline (cr, width, height);
  cairo_clip (cr);
  cairo_set_source_rgb (cr, 1, 0.99, 0.965);
  cairo_paint (cr);
  if (n_all > 0)
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
}

void
alea_score_bar_set_parts (GtkWidget *bar,
                          guint      n_first,
                          guint      n_drawn,
                          guint      n_last)
{
  const Parts parts = { n_first, n_drawn, n_last };

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (bar), draw_cb, g_memdup2 (&parts, sizeof parts), g_free);
}

GtkWidget *
alea_score_bar_new (void)
{
  GtkWidget *bar = g_object_new (GTK_TYPE_DRAWING_AREA, "css-name", "scorebar",
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                 "content-width", WIDTH, "content-height", HEIGHT, NULL);

  alea_score_bar_set_parts (bar, 0, 0, 0);
  return bar;
}
