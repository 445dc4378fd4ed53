/* alea-ground.c: shadow, frame and squares of a board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-painter-private.h"

/* How far lines of hatching should be apart along the edge of a square, in
 * points or pixels, how many of them cross it, and how wide they are in
 * distances. */
#define HATCH_DISTANCE 5.5
#define MIN_HATCHES    5
#define MAX_HATCHES    12
#define HATCH_WIDTH    0.125

/* Of a raised board, in squares. */
#define SHADOW_DROP    0.10
#define SHADOW_BLUR    0.11
#define SHADOW_OPACITY 0.35
#define GRAIN_WIDTH    0.022
#define GRAIN_LINES    3

/* Smaller squares have no grain: it would be dirt. */
#define MIN_GRAIN      14

/* --- frame and squares --------------------------------------------------- */

/* Whether @square lies on the board itself, not on a block beside it. */
static gboolean
is_on_ground (const AleaLayout *layout,
              AleaSquare        square)
{
  return alea_geometry_has_square (layout->geometry, square)
         && (!alea_layout_has_blocks (layout) || alea_geometry_get_terrace (layout->geometry, square) == 0);
}

static void
add_box (cairo_t          *cr,
         const AleaLayout *layout,
         double            margin)
{
  cairo_rectangle (cr, layout->x - margin, layout->y - margin,
                   layout->square * layout->geometry->files + 2 * margin,
                   layout->square * layout->geometry->ranks + 2 * margin);
}

/* Every square grown by @margin: their union follows the outline of the board,
 * whatever its shape. */
static void
add_grown_squares (cairo_t          *cr,
                   const AleaLayout *layout,
                   double            margin)
{
  const AleaGeometry *geometry = layout->geometry;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (is_on_ground (layout, (AleaSquare) i))
      {
        double x, y;

        alea_painter_get_corner (layout, (AleaSquare) i, &x, &y);
        cairo_rectangle (cr, x - margin, y - margin, layout->square + 2 * margin, layout->square + 2 * margin);
      }
}

/* Fills what lies from @inner to @outer around the squares.  Around a board
 * with holes it also fills inwards, where something else is painted later; a
 * plain board, the largest picture there is, is spared that. */
static void
fill_band (cairo_t          *cr,
           const AleaLayout *layout,
           double            outer,
           double            inner,
           AleaColourValue   colour)
{
  alea_painter_set_colour (cr, colour, 1);
  if (layout->geometry->plan == NULL)
    {
      add_box (cr, layout, outer);
      add_box (cr, layout, inner);
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
    }
  else
    {
      add_grown_squares (cr, layout, outer);
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
    }
  cairo_fill (cr);
}

static void
paint_frame (cairo_t          *cr,
             const AleaLayout *layout,
             const AleaTheme  *theme)
{
  const double hairline = MIN (MAX (layout->square * 0.02, 1), layout->margin / 2);

  if (layout->is_raised)
    {
      fill_band (cr, layout, layout->margin, 0, theme->frame);
      fill_band (cr, layout, hairline, 0, theme->frame_edge);
      return;
    }

  fill_band (cr, layout, layout->margin, layout->margin - hairline, theme->frame_edge);
  fill_band (cr, layout, layout->margin - hairline, hairline, theme->frame);
  fill_band (cr, layout, hairline, 0, theme->frame_edge);
}

static const AleaColourValue *
get_square_colour (const AleaLayout *layout,
                   const AleaTheme  *theme,
                   AleaSquare        square)
{
  gboolean is_light = alea_geometry_is_light (layout->geometry, square);

  if (alea_geometry_get_terrace (layout->geometry, square) > 0)
    return is_light ? &theme->terrace_light : &theme->terrace_dark;

  return is_light ? &theme->light : &theme->dark;
}

/* --- wood ---------------------------------------------------------------- */

/* One waved line across a square; @seed makes it another one. */
static void
add_grain (cairo_t *cr,
           double   x,
           double   y,
           double   side,
           guint    seed,
           int      line)
{
  const double level = (line + 0.5 + ((int) (seed >> (line * 3) & 7) - 3) * 0.06) / GRAIN_LINES;
  const double rise = ((int) (seed >> (line * 5 + 2) & 7) - 3) * 0.02;
  const double bend = 0.05 + (int) (seed >> (line * 2 + 7) & 3) * 0.02;

  cairo_move_to (cr, x, y + side * (level - rise));
  cairo_curve_to (cr, x + side * 0.28, y + side * (level - bend), x + side * 0.42, y + side * (level + bend),
                  x + side * 0.62, y + side * (level + rise * 0.5));
  cairo_curve_to (cr, x + side * 0.76, y + side * (level - bend * 0.4), x + side * 0.88, y + side * (level + rise),
                  x + side, y + side * (level + rise * 1.4));
}

static void
paint_wood (cairo_t          *cr,
            const AleaLayout *layout,
            const AleaTheme  *theme)
{
  const AleaGeometry *geometry = layout->geometry;

  cairo_save (cr);
  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (is_on_ground (layout, (AleaSquare) i) && !alea_geometry_is_light (geometry, (AleaSquare) i))
      {
        const guint seed = (guint) (i + 1) * 2654435761u;
        double x, y;

        alea_painter_get_corner (layout, (AleaSquare) i, &x, &y);
        for (int line = 0; line < GRAIN_LINES; line++)
          add_grain (cr, x, y, layout->square, seed, line);
      }
  alea_painter_set_colour (cr, theme->grain, 1);
  cairo_set_line_width (cr, layout->square * GRAIN_WIDTH);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* --- squares ------------------------------------------------------------- */

/* Lines across all the dark squares at once.  Their distance divides the side
 * of a square, so that all squares look alike. */
static void
paint_hatching (cairo_t          *cr,
                const AleaLayout *layout,
                const AleaTheme  *theme)
{
  const AleaGeometry *geometry = layout->geometry;
  const double width = layout->square * geometry->files, height = layout->square * geometry->ranks;
  const int hatches = CLAMP ((int) (layout->square / HATCH_DISTANCE), MIN_HATCHES, MAX_HATCHES);

  cairo_save (cr);
  cairo_new_path (cr);
  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (is_on_ground (layout, (AleaSquare) i) && !alea_geometry_is_light (geometry, (AleaSquare) i))
      {
        double x, y;

        alea_painter_get_corner (layout, (AleaSquare) i, &x, &y);
        cairo_rectangle (cr, x, y, layout->square, layout->square);
      }
  cairo_clip (cr);

  for (int i = 1; i < hatches * (geometry->files + geometry->ranks); i++)
    {
      double reach = i * layout->square / hatches;

      cairo_move_to (cr, layout->x + MAX (0, reach - height), layout->y + MIN (reach, height));
      cairo_line_to (cr, layout->x + MIN (reach, width), layout->y + MAX (0, reach - width));
    }
  alea_painter_set_colour (cr, theme->hatch, 1);
  cairo_set_line_width (cr, layout->square / hatches * HATCH_WIDTH);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
paint_squares (cairo_t          *cr,
               const AleaLayout *layout,
               const AleaTheme  *theme)
{
  const AleaGeometry *geometry = layout->geometry;

  /* Squares meet on whole pixels, where smoothing would leave seams. */
  cairo_save (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (is_on_ground (layout, (AleaSquare) i))
      {
        double x, y;

        alea_painter_get_corner (layout, (AleaSquare) i, &x, &y);
        cairo_rectangle (cr, x, y, layout->square, layout->square);
        alea_painter_set_colour (cr, *get_square_colour (layout, theme, (AleaSquare) i), 1);
        cairo_fill (cr);
      }

  cairo_restore (cr);

  if (theme->hatch.alpha > 0)
    paint_hatching (cr, layout, theme);
  if (layout->is_raised && theme->grain.alpha > 0 && layout->square >= MIN_GRAIN)
    paint_wood (cr, layout, theme);
}

/* Soft, and of the outline of the board, whatever its shape. */
static void
paint_shadow (cairo_t          *cr,
              const AleaLayout *layout)
{
  const double blur = SHADOW_BLUR * layout->square;
  const int n_layers = alea_painter_count_layers (blur);

  cairo_save (cr);
  cairo_translate (cr, 0, SHADOW_DROP * layout->square);
  cairo_set_source_rgba (cr, 0, 0, 0, alea_painter_get_layer_opacity (n_layers, SHADOW_OPACITY));
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  for (int i = 0; i < n_layers; i++)
    {
      const double margin = layout->margin + blur * (1 - 2 * (i + 0.5) / n_layers);

      if (layout->geometry->plan == NULL)
        add_box (cr, layout, margin);
      else
        add_grown_squares (cr, layout, margin);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

void
alea_paint_ground (cairo_t          *cr,
                   const AleaLayout *layout,
                   const AleaTheme  *theme)
{
  if (layout->is_raised)
    paint_shadow (cr, layout);
  paint_frame (cr, layout, theme);
  paint_squares (cr, layout, theme);
}
