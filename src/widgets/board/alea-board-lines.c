/* alea-board-lines.c: what is drawn on a board at rest, and not kept
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-board-private.h"

#include "alea-board-painting.h"
#include "alea-board-shown.h"
#include "alea-look.h"

/* From dot to dot, how large one is, and its edge that is seen on dark squares,
 * in squares. */
#define WAY_STEP 0.16
#define WAY_DOT  0.055
#define WAY_EDGE 0.03

static cairo_t *
draw_on_whole (AleaBoard   *self,
               GtkSnapshot *snapshot)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));

  return gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
}

/* Pointed out on a board at rest for the most part, so they are not kept. */
void
alea_board_put_drawings (AleaBoard   *self,
                         GtkSnapshot *snapshot,
                         gboolean     above)
{
  const AleaTheme *theme = alea_look_get_theme (alea_look_get_default ());
  cairo_t *cr;

  if (self->drawings->len == 0)
    return;

  cr = draw_on_whole (self, snapshot);
  for (guint i = 0; i < self->drawings->len; i++)
    {
      const AleaDrawing *drawing = &g_array_index (self->drawings, AleaDrawing, i);

      if (alea_drawing_is_above (drawing) == above)
        alea_drawing_paint (drawing, cr, &self->layout, theme, self->pieces[drawing->square] != ALEA_NO_PIECE,
                            drawing->type == ALEA_DRAWING_ARROW && self->pieces[drawing->to] != ALEA_NO_PIECE);
    }
  cairo_destroy (cr);
}

/* The middle of @square. */
static void
add_point (AleaBoard  *self,
           cairo_t    *cr,
           AleaSquare  square)
{
  const double half = self->layout.square / 2;
  double x, y;

  alea_layout_get_corner (&self->layout, alea_geometry_file (self->geometry, square),
                          alea_geometry_rank (self->geometry, square), &x, &y);
  cairo_line_to (cr, x + half, y + half);
}

/* From the middle of a square to that of another, in dots: on a board at rest
 * alone, so they are not kept either. */
void
alea_board_put_ways (AleaBoard   *self,
                     GtkSnapshot *snapshot)
{
  const double square = self->layout.square, dots[] = { 0, square * WAY_STEP };
  const AleaTheme *theme = alea_look_get_theme (alea_look_get_default ());
  cairo_t *cr;

  if (self->ways->len == 0)
    return;

  cr = draw_on_whole (self, snapshot);
  for (guint i = 0; i < self->ways->len; i++)
    {
      const AleaBoardWay *way = &g_array_index (self->ways, AleaBoardWay, i);

      cairo_new_sub_path (cr);
      add_point (self, cr, way->from);
      add_point (self, cr, way->to);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
  cairo_set_line_width (cr, square * (WAY_DOT + WAY_EDGE));
  cairo_set_source_rgb (cr, theme->mark_edge.red, theme->mark_edge.green, theme->mark_edge.blue);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, square * WAY_DOT);
  cairo_set_source_rgb (cr, theme->mark.red, theme->mark.green, theme->mark.blue);
  cairo_stroke (cr);
  cairo_destroy (cr);
}
