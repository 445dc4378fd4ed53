/* alea-blocks.c: terraces that stand beside the board, one step up
 *
 * Each is a block whose front looks at whoever looks at the board, whichever
 * way round it is.  Its number is a four-sided die that stands in the empty
 * corner beside it, where no piece covers it.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-painter-private.h"

#define N_TERRACES 9

/* In squares. */
#define FRONT          0.15
#define BEVEL          0.05
#define DIE_HEIGHT     0.56
#define DIE_WIDTH      0.69
#define DIE_NUMBER     0.32
#define SHADOW_REACH   0.34
#define SHADOW_OPACITY 0.42

#define RGB(hex) { ((hex) >> 16 & 255) / 255.0, ((hex) >> 8 & 255) / 255.0, ((hex) & 255) / 255.0, 1 }

static const AleaColourValue lit_light = RGB (0xf8e3a4);
static const AleaColourValue lit_dark = RGB (0xe0b548);
static const AleaColourValue lit_die = RGB (0xf6c64b);
static const AleaColourValue white = RGB (0xffffff);
static const AleaColourValue ink = RGB (0x241a05);

typedef struct
{
  int        number;          /* as the geometry has it */
  AleaSquare first;           /* any of its squares */
  double     x, y;
  double     width, height;   /* without its front; 0: there is none */
} Block;

static Block
find_block (const AleaLayout *layout,
            int               terrace)
{
  const AleaGeometry *geometry = layout->geometry;
  Block block = { .number = terrace, .x = G_MAXDOUBLE, .y = G_MAXDOUBLE };
  double right = 0, bottom = 0;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    {
      double x, y;

      if (!alea_geometry_has_square (geometry, (AleaSquare) i)
          || alea_geometry_get_terrace (geometry, (AleaSquare) i) != terrace)
        continue;

      alea_painter_get_corner (layout, (AleaSquare) i, &x, &y);
      block.first = (AleaSquare) i;
      block.x = MIN (block.x, x);
      block.y = MIN (block.y, y);
      right = MAX (right, x + layout->square);
      bottom = MAX (bottom, y + layout->square);
      block.width = right - block.x;
      block.height = bottom - block.y;
    }

  return block;
}

/* --- the block ----------------------------------------------------------- */

static void
paint_box (cairo_t         *cr,
           AleaColourValue  colour,
           double           opacity,
           double           x,
           double           y,
           double           width,
           double           height)
{
  alea_painter_set_colour (cr, colour, opacity);
  cairo_rectangle (cr, x, y, width, height);
  cairo_fill (cr);
}

static void
paint_squares (cairo_t          *cr,
               const AleaLayout *layout,
               const AleaTheme  *theme,
               const Block      *block,
               gboolean          is_lit)
{
  const AleaGeometry *geometry = layout->geometry;

  for (int i = 0; i < geometry->files * geometry->ranks; i++)
    if (alea_geometry_has_square (geometry, (AleaSquare) i)
        && alea_geometry_get_terrace (geometry, (AleaSquare) i) == block->number)
      {
        const gboolean is_light = alea_geometry_is_light (geometry, (AleaSquare) i);
        double x, y;

        alea_painter_get_corner (layout, (AleaSquare) i, &x, &y);
        paint_box (cr, is_lit ? (is_light ? lit_light : lit_dark)
                              : is_light ? theme->terrace_light : theme->terrace_dark,
                   1, x, y, layout->square, layout->square);
      }
}

/* Light from the upper left: the bevel shines there, and less at the right. */
static void
paint_block (cairo_t          *cr,
             const AleaLayout *layout,
             const AleaTheme  *theme,
             const Block      *block,
             gboolean          is_lit)
{
  const double square = layout->square, front = square * FRONT, bevel = square * BEVEL;
  const double bottom = block->y + block->height, line = MAX (1, square * 0.015);
  const AleaColourValue black = { 0, 0, 0, 1 };

  paint_squares (cr, layout, theme, block, is_lit);
  paint_box (cr, theme->front, 1, block->x, bottom, block->width, front);
  paint_box (cr, white, 0.16, block->x, bottom, block->width, front * 0.3);
  paint_box (cr, black, 0.22, block->x, bottom + front * 0.72, block->width, front * 0.28);
  paint_box (cr, white, 0.75, block->x, block->y, block->width, bevel);
  paint_box (cr, white, 0.62, block->x, block->y + bevel, bevel, block->height - bevel);
  paint_box (cr, white, 0.40, block->x + block->width - bevel, block->y + bevel, bevel, block->height - bevel);
  paint_box (cr, black, 0.30, block->x, bottom - line, block->width, line);

  cairo_rectangle (cr, block->x + line / 2, block->y + line / 2, block->width - line, block->height + front - line);
  cairo_set_line_width (cr, line);
  alea_painter_set_colour (cr, theme->front, 0.75);
  cairo_stroke (cr);
}

/* --- its number ---------------------------------------------------------- */

/* The middle of the empty corner: beside a block that lies across, above one
 * that stands along the board.  FALSE where that corner is not empty. */
static gboolean
find_corner (const AleaLayout *layout,
             const Block      *block,
             double           *x,
             double           *y)
{
  const double half = layout->square / 2;
  const double middle = layout->y + layout->square * layout->geometry->ranks / 2;
  AleaSquare square;

  if (block->width > block->height)
    {
      const gboolean is_above = block->y < middle;

      *x = is_above ? block->x - half : block->x + block->width + half;
      *y = block->y + half * (is_above ? 0.86 : 1);
    }
  else
    {
      *x = block->x + half;
      *y = block->y - half * 0.86;
    }

  return !alea_layout_find (layout, *x, *y, &square);
}

static void
add_die (cairo_t *cr,
         double   x,
         double   y,
         double   square,
         double   radius)
{
  const double points[3][2] = {
    { x, y - square * DIE_HEIGHT / 2 + radius },
    { x + square * DIE_WIDTH / 2 - radius, y + square * DIE_HEIGHT / 2 - radius },
    { x - square * DIE_WIDTH / 2 + radius, y + square * DIE_HEIGHT / 2 - radius },
  };

  cairo_new_sub_path (cr);
  for (int i = 0; i < 3; i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
  cairo_close_path (cr);
}

static void
paint_die (cairo_t          *cr,
           const AleaLayout *layout,
           const AleaTheme  *theme,
           const Block      *block,
           gboolean          is_lit)
{
  const double square = layout->square, radius = square * 0.035;
  const char text[2] = { (char) ('0' + alea_painter_get_number (layout, block->number)), '\0' };
  double x, y, scale = 1;

  if (!find_corner (layout, block, &x, &y))
    {
      alea_painter_get_corner (layout, block->first, &x, &y);
      x += square * 0.22;
      y += square * 0.2;
      scale = 0.55;
    }

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 2 * radius);

  add_die (cr, 0, square * 0.03, square, radius);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.18);
  cairo_fill_preserve (cr);
  cairo_stroke (cr);
  add_die (cr, 0, 0, square, radius);
  alea_painter_set_colour (cr, is_lit ? lit_die : theme->front, 1);
  cairo_fill_preserve (cr);
  cairo_stroke (cr);
  alea_painter_set_colour (cr, is_lit ? ink : white, 1);
  alea_painter_paint_label (cr, text, 0, square * DIE_HEIGHT * 0.14, square * DIE_NUMBER, square);
  cairo_restore (cr);
}

/* What a block casts on the board, down and to the right. */
static void
paint_shadow (cairo_t          *cr,
              const AleaLayout *layout,
              const Block      *block)
{
  const double square = layout->square, blur = square * SHADOW_REACH / 2;
  const double x = block->x + blur * 0.6, y = block->y + blur;
  const int n_layers = alea_painter_count_layers (blur);

  cairo_set_source_rgba (cr, 0, 0, 0, alea_painter_get_layer_opacity (n_layers, SHADOW_OPACITY));
  for (int i = 0; i < n_layers; i++)
    {
      alea_painter_add_grown_box (cr, x, y, block->width, block->height + square * FRONT,
                                  alea_painter_get_layer_reach (i, n_layers, blur));
      cairo_fill (cr);
    }
}

void
alea_paint_blocks (cairo_t          *cr,
                   const AleaLayout *layout,
                   const AleaTheme  *theme)
{
  for (int terrace = 1; terrace <= N_TERRACES; terrace++)
    {
      const Block block = find_block (layout, terrace);
      const gboolean is_lit = layout->lit_terraces >> terrace & 1;

      if (block.width <= 0)
        continue;

      paint_shadow (cr, layout, &block);
      paint_block (cr, layout, theme, &block, is_lit);
      paint_die (cr, layout, theme, &block, is_lit);
    }
}
