/* alea-brush.c: what all files of the painter draw with
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-painter-private.h"

#include "alea-shown-text.h"

#include <pango/pangocairo.h>

#include <math.h>

void
alea_painter_set_colour (cairo_t         *cr,
                         AleaColourValue  colour,
                         double           opacity)
{
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, colour.alpha * opacity);
}

void
alea_painter_get_corner (const AleaLayout *layout,
                         AleaSquare        square,
                         double           *x,
                         double           *y)
{
  alea_layout_get_corner (layout, alea_geometry_file (layout->geometry, square),
                          alea_geometry_rank (layout->geometry, square), x, y);
}

int
alea_painter_get_number (const AleaLayout *layout,
                         int               terrace)
{
  return layout->swaps_terraces && (terrace == 1 || terrace == 4) ? 5 - terrace : terrace;
}

int
alea_painter_count_layers (double blur)
{
  return CLAMP ((int) (2 * blur), 3, 32);
}

/* Each layer takes its share of the light that the others leave. */
double
alea_painter_get_layer_opacity (int    n_layers,
                                double opacity)
{
  return 1 - pow (1 - opacity, 1.0 / n_layers);
}

/* Where the slope of a bell has the height of the layer. */
double
alea_painter_get_layer_reach (int    layer,
                              int    n_layers,
                              double blur)
{
  return blur * asin (1 - 2 * (layer + 0.5) / n_layers) / G_PI_2;
}

void
alea_painter_add_round_box (cairo_t *cr,
                            double   x,
                            double   y,
                            double   width,
                            double   height,
                            double   radius)
{
  const double right = x + width, bottom = y + height;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, bottom - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

void
alea_painter_add_grown_box (cairo_t *cr,
                            double   x,
                            double   y,
                            double   width,
                            double   height,
                            double   reach)
{
  alea_painter_add_round_box (cr, x - reach, y - reach, width + 2 * reach, height + 2 * reach, MAX (reach, 0));
}

static void
add_pip (cairo_t *cr,
         double   x,
         double   y,
         double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.5 + x, 0.5 + y, radius, 0, 2 * G_PI);
}

void
alea_painter_add_pips (cairo_t *cr,
                       int      face,
                       double   spread,
                       double   radius)
{
  if (face % 2 == 1)
    add_pip (cr, 0, 0, radius);
  for (int sign = -1; sign <= 1; sign += 2)
    {
      const double far = sign * spread;

      if (face > 1)
        add_pip (cr, far, far, radius);
      if (face > 3)
        add_pip (cr, -far, far, radius);
      if (face == 6)
        add_pip (cr, far, 0, radius);
    }
}

PangoLayout *
alea_painter_make_label (cairo_t    *cr,
                         const char *text,
                         const char *font,
                         double      size,
                         double      max_width,
                         double     *left,
                         double     *top)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  g_autoptr(PangoFontDescription) description = pango_font_description_from_string (font);
  g_autofree char *shown = alea_show_text (text);
  PangoRectangle ink;

  pango_font_description_set_absolute_size (description, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, description);
  pango_layout_set_text (layout, shown, -1);
  pango_layout_get_extents (layout, &ink, NULL);

  if (ink.width > max_width * PANGO_SCALE)
    {
      pango_font_description_set_absolute_size (description, size * max_width * PANGO_SCALE * PANGO_SCALE / ink.width);
      pango_layout_set_font_description (layout, description);
      pango_layout_get_extents (layout, &ink, NULL);
    }

  *left = -(ink.x + ink.width / 2.0) / PANGO_SCALE;
  *top = -(ink.y + ink.height / 2.0) / PANGO_SCALE;
  return layout;
}

#define LABEL_FONT "Sans Semi-Bold"

void
alea_painter_paint_label (cairo_t    *cr,
                          const char *text,
                          double      x,
                          double      y,
                          double      size,
                          double      max_width)
{
  double left, top;
  g_autoptr(PangoLayout) layout = alea_painter_make_label (cr, text, LABEL_FONT, size, max_width, &left, &top);

  cairo_move_to (cr, x + left, y + top);
  pango_cairo_show_layout (cr, layout);
}

/* How far above its line a letter as high as "b" has its middle, as a part of the size:
 * measured once, since there are dozens of letters on a sheet of hundreds of boards, and
 * on a surface of its own, or paper would depend on the screen that was painted before. */
static double
get_middle (void)
{
  static gsize is_measured;
  static double middle;

  if (g_once_init_enter (&is_measured))
    {
      const double size = 100;
      double left, top;
      cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
      cairo_t *cr = cairo_create (surface);
      g_autoptr(PangoLayout) layout = alea_painter_make_label (cr, "b", LABEL_FONT, size, size, &left, &top);

      middle = (top + (double) pango_layout_get_baseline (layout) / PANGO_SCALE) / size;
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
      g_once_init_leave (&is_measured, 1);
    }

  return middle;
}

void
alea_painter_paint_letter (cairo_t    *cr,
                           const char *text,
                           double      x,
                           double      y,
                           double      size,
                           double      max_width)
{
  double left, top;
  g_autoptr(PangoLayout) layout = alea_painter_make_label (cr, text, LABEL_FONT, size, max_width, &left, &top);

  cairo_move_to (cr, x + left, y + get_middle () * size - (double) pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}
