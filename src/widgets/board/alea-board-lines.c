/* alea-board-lines.c: what is drawn on a board at rest
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-board-private.h"

#include "alea-board-painting.h"
#include "alea-board-shown.h"
#include "alea-kept-picture.h"
#include "alea-look.h"

#include <math.h>

/* From dot to dot, how large one is, and its edge that is seen on dark squares,
 * in squares. */
#define WAY_STEP 0.17
#define WAY_DOT  0.06
#define WAY_EDGE 0.03

/* The middle of a square, where its piece is, stays free. */
#define WAY_END  0.75

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
      const gboolean is_arrow = drawing->type == ALEA_DRAWING_ARROW;
      const double file = is_arrow ? alea_board_get_file (self, drawing->square)
                                   : alea_geometry_file (self->geometry, drawing->square);

      if (alea_drawing_is_above (drawing) == above)
        alea_drawing_paint (drawing, cr, &self->layout, theme, file, self->pieces[drawing->square] != ALEA_NO_PIECE,
                            is_arrow && self->pieces[drawing->to] != ALEA_NO_PIECE);
    }
  cairo_destroy (cr);
}

/* --- ways ------------------------------------------------------------------- */

/* The middle of @square. */
static void
find_middle (AleaBoard  *self,
             AleaSquare  square,
             double     *x,
             double     *y)
{
  alea_layout_get_corner (&self->layout, alea_geometry_file (self->geometry, square),
                          alea_geometry_rank (self->geometry, square), x, y);
  *x += self->layout.square / 2;
  *y += self->layout.square / 2;
}

static void
paint_dot (AleaBoard       *self,
           cairo_t         *cr,
           AleaColourValue  colour,
           double           x,
           double           y,
           double           size)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, size * self->layout.square / 2, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, colour.red, colour.green, colour.blue);
  cairo_fill (cr);
}

/* From the middle of a square to that of another, in dots. */
static void
paint_way (AleaBoard          *self,
           cairo_t            *cr,
           const AleaBoardWay *way)
{
  const AleaTheme *theme = alea_look_get_theme (alea_look_get_default ());
  double x, y, to_x, to_y, length;
  int n_dots;

  find_middle (self, way->from, &x, &y);
  find_middle (self, way->to, &to_x, &to_y);
  length = hypot (to_x - x, to_y - y) / self->layout.square;
  n_dots = (int) (length / WAY_STEP);
  for (int i = (int) (WAY_END / WAY_STEP); i <= n_dots - (int) (WAY_END / WAY_STEP); i++)
    {
      const double share = (double) i / n_dots;
      const double dot_x = x + (to_x - x) * share, dot_y = y + (to_y - y) * share;

      paint_dot (self, cr, theme->mark_edge, dot_x, dot_y, WAY_DOT + WAY_EDGE);
      paint_dot (self, cr, theme->mark, dot_x, dot_y, WAY_DOT);
    }
}

static GskRenderNode *
make_ways_node (AleaBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double scale = self->pictures.scale;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         (int) ceil (gtk_widget_get_width (widget) * scale),
                                                         (int) ceil (gtk_widget_get_height (widget) * scale));
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  for (guint i = 0; i < self->ways->len; i++)
    paint_way (self, cr, &g_array_index (self->ways, AleaBoardWay, i));
  cairo_destroy (cr);
  return alea_kept_picture_new (widget, surface, scale, 0, 0);
}

void
alea_board_put_ways (AleaBoard   *self,
                     GtkSnapshot *snapshot)
{
  if (self->ways->len == 0)
    return;

  if (self->pictures.ways == NULL)
    self->pictures.ways = make_ways_node (self);
  gtk_snapshot_append_node (snapshot, self->pictures.ways);
}

/* --- letters of the last move ------------------------------------------------ */

static void
add_letters (AleaBoard           *self,
             GtkSnapshot         *snapshot,
             const AleaSceneMark *mark)
{
  const float side = (float) self->layout.square;
  double x, y;
  cairo_t *cr;

  alea_layout_get_corner (&self->layout, mark->file, mark->rank, &x, &y);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, side, side));
  alea_paint_letters_on_last (cr, &self->layout, alea_look_get_theme (alea_look_get_default ()), mark->file, mark->rank);
  cairo_destroy (cr);
}

void
alea_board_put_letters (AleaBoard   *self,
                        GtkSnapshot *snapshot)
{
  if (self->pictures.letters == NULL)
    {
      GtkSnapshot *letters = gtk_snapshot_new ();

      for (guint i = 0; i < self->marks->len; i++)
        if (alea_mark_is_last (g_array_index (self->marks, AleaSceneMark, i).mark))
          add_letters (self, letters, &g_array_index (self->marks, AleaSceneMark, i));
      self->pictures.letters = gtk_snapshot_free_to_node (letters);
    }

  if (self->pictures.letters != NULL)
    gtk_snapshot_append_node (snapshot, self->pictures.letters);
}
