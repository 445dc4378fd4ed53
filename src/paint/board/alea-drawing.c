/* alea-drawing.c: what people draw on boards: arrows, circles, colours, text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-drawing.h"

#include "alea-painter-private.h"
#include "alea-text.h"

#include <pango/pangocairo.h>

#include <math.h>

#define RGB(hex) { ((hex) >> 16 & 255) / 255.0, ((hex) >> 8 & 255) / 255.0, ((hex) & 255) / 255.0, 1.0 }

const AleaInk alea_inks[] = {
  { "blue", N_("Blue"), RGB (0x10407f) },
  { "red", N_("Red"), RGB (0xb3261e) },
  { "green", N_("Green"), RGB (0x3c8a3f) },
  { "orange", N_("Orange"), RGB (0xe08a1e) },
  { "yellow", N_("Yellow"), RGB (0xf2d13c) },
  { .id = NULL },
};

/* Lengths in squares. */
#define EDGE         0.035   /* around lines, so that they stand out from pieces */
#define RIM          1.8     /* around an edge, in parts of it */
#define ARROW_START  0.22    /* from the middle of the first square */
#define ARROW_END    0.1     /* before the middle of the last */
#define ARROW_CLEAR  0.44    /* the same where a piece stands */
#define MIN_ARROW    0.3     /* between squares that meet pieces give way */
#define ARROW_WIDTH  0.13
#define HEAD_LENGTH  0.36
#define HEAD_WIDTH   0.42

/* The contrast that a figure needs, and some more, for edges are not quite opaque. */
#define ENOUGH 3.5

static AleaColourValue
get_colour (const AleaDrawing *self,
            const AleaTheme   *theme)
{
  return self->colour.alpha > 0 ? self->colour : theme->mark;
}

/* Of the square there, or between two. */
static void
get_middle (const AleaLayout *layout,
            double            file,
            double            rank,
            double           *x,
            double           *y)
{
  alea_layout_get_corner (layout, file, rank, x, y);
  *x += layout->square / 2;
  *y += layout->square / 2;
}

/* How well ink with such an edge is seen at its worst: on some squares one of
 * them is told by the other alone. */
static double
see_edge (const AleaTheme *theme,
          AleaColourValue  ink,
          AleaColourValue  edge)
{
  const AleaColourValue *squares[] = { &theme->light, &theme->dark, &theme->terrace_light, &theme->terrace_dark };
  double worst = alea_colour_get_contrast (ink, edge);

  for (guint i = 0; i < G_N_ELEMENTS (squares); i++)
    worst = MIN (worst, MAX (alea_colour_get_contrast (ink, *squares[i]), alea_colour_get_contrast (edge, *squares[i])));

  return worst;
}

/* Strokes a path that is filled next with an edge, light or dark, whichever makes
 * more of the ink; and where that is not enough, with the other around it. */
static void
stroke_edge (cairo_t         *cr,
             const AleaTheme *theme,
             AleaColourValue  ink,
             double           width)
{
  const double on_light = see_edge (theme, ink, theme->mark_edge), on_dark = see_edge (theme, ink, theme->mark);
  const gboolean is_dark = on_dark > on_light;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (MAX (on_light, on_dark) < ENOUGH)
    {
      cairo_set_line_width (cr, width * RIM);
      alea_painter_set_colour (cr, is_dark ? theme->mark_edge : theme->mark, 1);
      cairo_stroke_preserve (cr);
    }
  cairo_set_line_width (cr, width);
  alea_painter_set_colour (cr, is_dark ? theme->mark : theme->mark_edge, 1);
  cairo_stroke_preserve (cr);
}

/* Fills the path and puts an edge around it. */
static void
fill_with_edge (cairo_t         *cr,
                const AleaTheme *theme,
                AleaColourValue  colour)
{
  stroke_edge (cr, theme, colour, 2 * EDGE);
  alea_painter_set_colour (cr, colour, 1);
  cairo_fill (cr);
}

static void
paint_tint (const AleaDrawing *self,
            cairo_t           *cr,
            const AleaTheme   *theme)
{
  cairo_rectangle (cr, -0.5, -0.5, 1, 1);
  alea_painter_set_colour (cr, get_colour (self, theme), self->colour.alpha > 0 ? 0.6 : 0.3);
  cairo_fill (cr);
}

static void
paint_circle (const AleaDrawing *self,
              cairo_t           *cr,
              const AleaTheme   *theme)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 0.47, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc_negative (cr, 0, 0, 0.405, 0, -2 * G_PI);
  fill_with_edge (cr, theme, get_colour (self, theme));
}

/* From the middle of the first square, (0, 0), to (@dx, @dy). */
static void
paint_arrow (const AleaDrawing *self,
             cairo_t           *cr,
             const AleaTheme   *theme,
             double             dx,
             double             dy,
             gboolean           is_occupied,
             gboolean           is_end_occupied)
{
  const double end = hypot (dx, dy) - (is_end_occupied ? ARROW_CLEAR : ARROW_END);
  const double start = MIN (is_occupied ? ARROW_CLEAR : ARROW_START, MAX (end - MIN_ARROW, 0));
  const double neck = MAX (end - HEAD_LENGTH, start);

  cairo_rotate (cr, atan2 (dy, dx));
  cairo_move_to (cr, start, -ARROW_WIDTH / 2);
  cairo_line_to (cr, neck, -ARROW_WIDTH / 2);
  cairo_line_to (cr, neck, -HEAD_WIDTH / 2);
  cairo_line_to (cr, end, 0);
  cairo_line_to (cr, neck, HEAD_WIDTH / 2);
  cairo_line_to (cr, neck, ARROW_WIDTH / 2);
  cairo_line_to (cr, start, ARROW_WIDTH / 2);
  cairo_close_path (cr);
  fill_with_edge (cr, theme, get_colour (self, theme));
}

/* Writes with the middle at (@x, @y), @height high and at most @width wide. */
static void
paint_text (const AleaDrawing *self,
            cairo_t           *cr,
            const AleaTheme   *theme,
            double             x,
            double             y,
            double             height,
            double             width)
{
  /* Fonts are made for sizes of several units: here a square is 1. */
  const double unit = 100;
  g_autoptr(PangoLayout) layout = NULL;
  double left, top;

  cairo_translate (cr, x, y);
  cairo_scale (cr, 1 / unit, 1 / unit);
  layout = alea_painter_make_label (cr, self->text, "Sans Bold", height * unit, width * unit, &left, &top);
  cairo_translate (cr, left, top);
  cairo_move_to (cr, 0, 0);
  pango_cairo_layout_path (cr, layout);
  stroke_edge (cr, theme, get_colour (self, theme), 3 * EDGE * unit * MIN (height / 0.5, 1));
  cairo_new_path (cr);

  cairo_move_to (cr, 0, 0);
  alea_painter_set_colour (cr, get_colour (self, theme), 1);
  pango_cairo_show_layout (cr, layout);
}

gboolean
alea_drawing_is_above (const AleaDrawing *self)
{
  return self->type != ALEA_DRAWING_TINT && self->type != ALEA_DRAWING_ARROW;
}

void
alea_drawing_paint (const AleaDrawing *self,
                    cairo_t           *cr,
                    const AleaLayout  *layout,
                    const AleaTheme   *theme,
                    double             file,
                    gboolean           is_occupied,
                    gboolean           is_end_occupied)
{
  double x, y, to_x, to_y;

  get_middle (layout, file, alea_geometry_rank (layout->geometry, self->square), &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, layout->square, layout->square);
  cairo_new_path (cr);

  switch (self->type)
    {
    case ALEA_DRAWING_TINT:
      paint_tint (self, cr, theme);
      break;
    case ALEA_DRAWING_CIRCLE:
      paint_circle (self, cr, theme);
      break;
    case ALEA_DRAWING_ARROW:
      get_middle (layout, alea_geometry_file (layout->geometry, self->to),
                  alea_geometry_rank (layout->geometry, self->to), &to_x, &to_y);
      paint_arrow (self, cr, theme, (to_x - x) / layout->square, (to_y - y) / layout->square, is_occupied,
                   is_end_occupied);
      break;
    case ALEA_DRAWING_LABEL:
      if (is_occupied)
        paint_text (self, cr, theme, 0.33, -0.34, 0.3, 0.32);
      else
        paint_text (self, cr, theme, 0, 0, 0.5, 0.86);
      break;
    case ALEA_N_DRAWINGS:
    default:
      g_assert_not_reached ();
    }

  cairo_restore (cr);
}
