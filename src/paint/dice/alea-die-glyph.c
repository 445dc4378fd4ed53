/* alea-die-glyph.c: a die as a small sign among words
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-die-glyph.h"

#include <glib.h>
#include <pango/pangocairo.h>

/* All lengths are parts of the side of the sign. */
#define LINE   0.075
#define ROUND  0.2
#define PIP    0.085

static void
add_square (cairo_t *cr)
{
  const double near = LINE / 2 + ROUND, far = 1 - near;

  cairo_new_path (cr);
  cairo_arc (cr, near, near, ROUND, G_PI, 1.5 * G_PI);
  cairo_arc (cr, far, near, ROUND, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, far, far, ROUND, 0, 0.5 * G_PI);
  cairo_arc (cr, near, far, ROUND, 0.5 * G_PI, G_PI);
  cairo_close_path (cr);
}

static void
add_triangle (cairo_t *cr)
{
  cairo_new_path (cr);
  cairo_move_to (cr, 0.5, 0.06);
  cairo_line_to (cr, 0.97, 0.93);
  cairo_line_to (cr, 0.03, 0.93);
  cairo_close_path (cr);
}

static void
paint_body (cairo_t *cr)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, LINE);
  cairo_set_source_rgb (cr, 1, 0.992, 0.965);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.36, 0.28, 0.19);
  cairo_stroke (cr);
}

/* Its middle at (0.5, @y); in the units of the caller, in which letters have
 * their shape. */
static void
paint_number (cairo_t *cr,
              int      number,
              double   y,
              double   height,
              double   size)
{
  g_autoptr(PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autoptr(PangoFontDescription) font = pango_font_description_from_string ("Sans Bold");
  char text[12];
  PangoRectangle ink;

  g_snprintf (text, sizeof text, "%d", number);
  pango_font_description_set_absolute_size (font, height * size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, &ink, NULL);
  cairo_move_to (cr, 0.5 * size - (ink.x + ink.width / 2.0) / PANGO_SCALE,
                 y * size - (ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}

static void
paint_pips (cairo_t *cr,
            int      face)
{
  /* In three rows, the places that each face has; bit 0 is the upper left. */
  static const unsigned places[] = { 0, 0020, 0104, 0124, 0505, 0525, 0555 };

  for (int i = 0; i < 9; i++)
    if (places[face] >> i & 1)
      {
        cairo_new_path (cr);
        cairo_arc (cr, 0.5 + (i % 3 - 1) * 0.25, 0.5 + (i / 3 - 1) * 0.25, PIP, 0, 2 * G_PI);
        cairo_fill (cr);
      }
}

void
alea_die_glyph_paint (cairo_t *cr,
                      int      sides,
                      int      face,
                      double   size)
{
  g_return_if_fail (cr != NULL);
  g_return_if_fail (face > 0);

  cairo_save (cr);
  cairo_scale (cr, size, size);
  if (sides == 4)
    add_triangle (cr);
  else
    add_square (cr);
  paint_body (cr);

  cairo_set_source_rgb (cr, 0.16, 0.14, 0.12);
  if (sides == 6 && face <= 6)
    paint_pips (cr, face);
  cairo_restore (cr);

  if (sides == 6 && face <= 6)
    return;
  cairo_set_source_rgb (cr, 0.16, 0.14, 0.12);
  paint_number (cr, face, sides == 4 ? 0.64 : 0.5, sides == 4 ? 0.62 : 0.66, size);
}
