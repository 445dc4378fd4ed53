/* alea-hatching.c: dark squares as printers of chess books make them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-painter-private.h"

/* Lines that meet a side of a square, and how wide they are along it, as a share
 * of their distance. */
#define LINES 10
#define WIDTH 0.22

/* The lines of the square of side 1 whose upper left corner is (@x, @y).  None
 * goes through a corner, so that none is cut off by the light squares. */
static void
add_lines (cairo_t *cr,
           double   x,
           double   y)
{
  const double half = WIDTH / LINES / 2;

  for (int i = 0; i < 2 * LINES; i++)
    {
      const double at = (i + 0.5) / LINES, from = at - half, to = at + half;

      if (at < 1)
        {
          cairo_move_to (cr, x + from, y);
          cairo_line_to (cr, x + to, y);
          cairo_line_to (cr, x, y + to);
          cairo_line_to (cr, x, y + from);
        }
      else
        {
          cairo_move_to (cr, x + 1, y + from - 1);
          cairo_line_to (cr, x + 1, y + to - 1);
          cairo_line_to (cr, x + to - 1, y + 1);
          cairo_line_to (cr, x + from - 1, y + 1);
        }
      cairo_close_path (cr);
    }
}

static cairo_status_t
render_cb (cairo_scaled_font_t  *font,
           unsigned long         glyph,
           cairo_t              *cr,
           cairo_text_extents_t *extents)
{
  extents->x_advance = 2;
  add_lines (cr, 0, -1);
  cairo_fill (cr);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_font_face_t *
get_face (void)
{
  static cairo_font_face_t *face;

  if (face == NULL)
    {
      face = cairo_user_font_face_create ();
      cairo_user_font_face_set_render_glyph_func (face, render_cb);
    }

  return face;
}

/* As text that says nothing. */
static void
show (cairo_t      *cr,
      cairo_glyph_t *glyphs,
      int            n,
      double         size)
{
  const cairo_text_cluster_t silence = { 0, n };

  cairo_save (cr);
  cairo_set_font_face (cr, get_face ());
  cairo_set_font_size (cr, size);
  cairo_show_text_glyphs (cr, "", 0, glyphs, n, &silence, 1, 0);
  cairo_restore (cr);
}

static void
fill (cairo_t             *cr,
      const cairo_glyph_t *glyphs,
      int                  n,
      double               size)
{
  cairo_save (cr);
  cairo_scale (cr, size, size);
  for (int i = 0; i < n; i++)
    add_lines (cr, glyphs[i].x / size, glyphs[i].y / size - 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
alea_hatching_paint (cairo_t          *cr,
                     const AleaLayout *layout)
{
  const AleaGeometry *geometry = layout->geometry;
  cairo_glyph_t glyphs[ALEA_MAX_SQUARES];
  int n = 0;

  for (int row = 0; row < geometry->ranks; row++)
    for (int column = 0; column < geometry->files; column++)
      {
        AleaSquare square;

        if (alea_layout_find_in (layout, column, row, &square) && !alea_geometry_is_light (geometry, square))
          glyphs[n++] = (cairo_glyph_t) {
            .x = layout->x + column * layout->square,
            .y = layout->y + (row + 1) * layout->square,
          };
      }

  if (n == 0)
    return;
  if (alea_piece_font_suits (cr))
    show (cr, glyphs, n, layout->square);
  else
    fill (cr, glyphs, n, layout->square);
}
