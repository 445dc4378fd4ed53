/* alea-ground.c: shadow, frame and squares of a board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-painter-private.h"

/* Of a raised board, in squares. */
#define SHADOW_DROP    0.09
#define SHADOW_BLUR    0.24
#define SHADOW_OPACITY 0.38

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

static gboolean
is_dark (const AleaLayout *layout,
         AleaSquare        square)
{
  return is_on_ground (layout, square) && !alea_geometry_is_light (layout->geometry, square);
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

/* Each square that @fits, grown by @margin: the union of all follows the outline of
 * the board, whatever its shape. */
static void
add_grown_squares (cairo_t          *cr,
                   const AleaLayout *layout,
                   gboolean        (*fits) (const AleaLayout *, AleaSquare),
                   double            margin)
{
  const AleaGeometry *geometry = layout->geometry;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (fits (layout, (AleaSquare) i))
      {
        double x, y;

        alea_painter_get_corner (layout, (AleaSquare) i, &x, &y);
        cairo_rectangle (cr, x - margin, y - margin, layout->square + 2 * margin, layout->square + 2 * margin);
      }
}

/* Fills what lies from @inner to @outer around the squares, and in most cases also
 * inwards, where something else is painted later: a rectangle is the shortest
 * thing that a file can say.  Pixels of a plain board, the largest picture there is,
 * are spared that. */
static void
fill_band (cairo_t          *cr,
           const AleaLayout *layout,
           double            outer,
           double            inner,
           AleaColourValue   colour)
{
  const cairo_surface_type_t type = cairo_surface_get_type (cairo_get_group_target (cr));

  alea_painter_set_colour (cr, colour, 1);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  if (layout->geometry->plan != NULL)
    add_grown_squares (cr, layout, is_on_ground, outer);
  else
    {
      add_box (cr, layout, outer);
      if (type == CAIRO_SURFACE_TYPE_IMAGE)
        {
          add_box (cr, layout, inner);
          cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
        }
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

const AleaColourValue *
alea_painter_get_square_colour (const AleaLayout *layout,
                                const AleaTheme  *theme,
                                AleaSquare        square)
{
  gboolean is_light = alea_geometry_is_light (layout->geometry, square);

  if (alea_geometry_get_terrace (layout->geometry, square) > 0)
    return is_light ? &theme->terrace_light : &theme->terrace_dark;

  return is_light ? &theme->light : &theme->dark;
}

/* --- wood ---------------------------------------------------------------- */

/* Lines of the grain, in squares: wide and faint, and fine as hairs. */
typedef struct
{
  int    n_lines;
  double width;
  double opacity;
} Grain;

static const Grain grains[] = {
  { 4, 0.085, 0.24 },
  { 9, 0.011, 0.8 },
};

/* Any number of 0 .. 1 for @seed. */
static double
scatter (guint seed)
{
  seed = (seed ^ (seed >> 15)) * 2246822519u;
  seed = (seed ^ (seed >> 13)) * 3266489917u;

  return ((seed ^ (seed >> 16)) & 0xffff) / 65535.0;
}

/* One line across a square, nearly straight; all of a square lean the same way, as
 * they come from one plank. */
static void
add_grain_line (cairo_t *cr,
                double   x,
                double   y,
                double   side,
                guint    square,
                guint    line,
                int      n_lines)
{
  const double level = (line + 0.2 + 0.6 * scatter (square * 97 + line)) / n_lines;
  const double lean = 0.035 * (scatter (square * 31 + 7) - 0.5);
  const double bow = 0.02 * (scatter (square * 53 + 11) - 0.5);

  cairo_move_to (cr, x, y + side * (level - lean));
  cairo_curve_to (cr, x + side * 0.33, y + side * (level - lean / 3 + bow),
                  x + side * 0.67, y + side * (level + lean / 3 + bow), x + side, y + side * (level + lean));
}

static void
add_grain (cairo_t     *cr,
           double       x,
           double       y,
           double       side,
           guint        square,
           const Grain *grain)
{
  for (int line = 0; line < grain->n_lines; line++)
    add_grain_line (cr, x, y, side, square, (guint) line, grain->n_lines);
}

static void
paint_wood (cairo_t          *cr,
            const AleaLayout *layout,
            const AleaTheme  *theme)
{
  const AleaGeometry *geometry = layout->geometry;

  cairo_save (cr);
  add_grown_squares (cr, layout, is_dark, 0);
  cairo_clip (cr);
  for (guint kind = 0; kind < G_N_ELEMENTS (grains); kind++)
    {
      for (int i = 0; i < geometry->files * geometry->ranks; i++)
        if (is_dark (layout, (AleaSquare) i))
          {
            double x, y;

            alea_painter_get_corner (layout, (AleaSquare) i, &x, &y);
            add_grain (cr, x, y, layout->square, (guint) i + 100 * kind, &grains[kind]);
          }
      alea_painter_set_colour (cr, theme->grain, grains[kind].opacity);
      cairo_set_line_width (cr, layout->square * grains[kind].width);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/* --- squares ------------------------------------------------------------- */

static gboolean
is_colour (const AleaColourValue *one,
           const AleaColourValue *other)
{
  return one->red == other->red && one->green == other->green && one->blue == other->blue
         && one->alpha == other->alpha;
}

static gboolean
has_colour (const AleaLayout      *layout,
            const AleaTheme       *theme,
            int                    column,
            int                    row,
            const AleaColourValue *colour)
{
  AleaSquare square;

  return alea_layout_find_in (layout, column, row, &square) && is_on_ground (layout, square)
         && is_colour (alea_painter_get_square_colour (layout, theme, square), colour);
}

/* How many squares of @colour stand in @row from @column on. */
static int
count_squares (const AleaLayout      *layout,
               const AleaTheme       *theme,
               int                    column,
               int                    row,
               const AleaColourValue *colour)
{
  int n = 0;

  while (column + n < layout->geometry->files && has_colour (layout, theme, column + n, row, colour))
    n++;

  return n;
}

/* Adds the squares of @colour; those in a row are one rectangle, and so are rows
 * that have no other colour. */
static void
add_squares (cairo_t               *cr,
             const AleaLayout      *layout,
             const AleaTheme       *theme,
             const AleaColourValue *colour)
{
  const int files = layout->geometry->files, ranks = layout->geometry->ranks;

  for (int row = 0, height; row < ranks; row += height)
    {
      height = 1;
      for (int column = 0, width; column < files; column += width + 1)
        {
          width = count_squares (layout, theme, column, row, colour);
          while (width == files && row + height < ranks
                 && count_squares (layout, theme, 0, row + height, colour) == files)
            height++;
          if (width > 0)
            cairo_rectangle (cr, layout->x + column * layout->square, layout->y + row * layout->square,
                             width * layout->square, height * layout->square);
        }
    }
}

static void
paint_squares (cairo_t          *cr,
               const AleaLayout *layout,
               const AleaTheme  *theme)
{
  const AleaColourValue *const colours[] = {
    &theme->light, &theme->dark, &theme->terrace_light, &theme->terrace_dark,
  };

  /* Squares meet on whole pixels, where smoothing would leave seams. */
  cairo_save (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (i % 2 == 0 || !is_colour (colours[i], colours[i - 1]))
      {
        add_squares (cr, layout, theme, colours[i]);
        alea_painter_set_colour (cr, *colours[i], 1);
        cairo_fill (cr);
      }
  cairo_restore (cr);

  if (theme->hatch.alpha > 0)
    {
      alea_painter_set_colour (cr, theme->hatch, 1);
      alea_hatching_paint (cr, layout);
    }
  if (layout->is_raised && theme->grain.alpha > 0 && layout->square >= MIN_GRAIN)
    paint_wood (cr, layout, theme);
}

/* The outline of the board grown by @reach, whatever its shape. */
static void
add_shadow (cairo_t          *cr,
            const AleaLayout *layout,
            double            reach)
{
  const AleaGeometry *geometry = layout->geometry;

  if (geometry->plan == NULL)
    {
      alea_painter_add_grown_box (cr, layout->x, layout->y, layout->square * geometry->files,
                                  layout->square * geometry->ranks, reach);
      return;
    }

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (is_on_ground (layout, (AleaSquare) i))
      {
        double x, y;

        alea_painter_get_corner (layout, (AleaSquare) i, &x, &y);
        alea_painter_add_grown_box (cr, x, y, layout->square, layout->square, reach);
      }
}

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
      add_shadow (cr, layout, layout->margin + alea_painter_get_layer_reach (i, n_layers, blur));
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
