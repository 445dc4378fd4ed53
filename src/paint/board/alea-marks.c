/* alea-marks.c: signs on squares, told apart by their shape
 *
 * Every figure is drawn on a square of side 1 and scaled.  Strong figures are
 * stroked twice, a light edge under a dark line, so that they stand out from
 * pieces and squares alike.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-painter-private.h"

#include <math.h>

typedef void (*Figure) (cairo_t         *cr,
                        const AleaTheme *theme);

/* Strokes the path as a line with an edge around it. */
static void
stroke_with_edge (cairo_t         *cr,
                  const AleaTheme *theme,
                  AleaColourValue  colour,
                  double           width)
{
  cairo_set_line_width (cr, width + 0.05);
  alea_painter_set_colour (cr, theme->mark_edge, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  alea_painter_set_colour (cr, colour, 1);
  cairo_stroke (cr);
}

static void
add_ring (cairo_t *cr,
          double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.5, 0.5, radius, 0, 2 * G_PI);
}

static void
add_rounded_square (cairo_t *cr,
                    double   inset,
                    double   radius)
{
  alea_painter_add_round_box (cr, inset, inset, 1 - 2 * inset, 1 - 2 * inset, radius);
}

/* --- under the pieces ------------------------------------------------------- */

static void
paint_lit (cairo_t         *cr,
           const AleaTheme *theme)
{
  add_rounded_square (cr, 0.04, 0.1);
  alea_painter_set_colour (cr, theme->mark_edge, 0.75);
  cairo_fill_preserve (cr);
  stroke_with_edge (cr, theme, theme->mark, 0.045);
}

/* The face of a die, lying on the square: roll this, and the piece comes here. */
static void
paint_face (cairo_t         *cr,
            const AleaTheme *theme,
            int              face)
{
  add_rounded_square (cr, 0.2, 0.13);
  alea_painter_set_colour (cr, theme->mark_edge, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 0.045);
  alea_painter_set_colour (cr, theme->mark, 1);
  cairo_stroke (cr);

  alea_painter_add_pips (cr, face, 0.15, 0.062);
  alea_painter_set_colour (cr, theme->mark, 1);
  cairo_fill (cr);
}

/* Of the frame of the last move: as a part of the square, but so many pixels at least. */
#define FRAME        0.04
#define FRAME_PIXELS 1.5

/* The whole square, and a frame within it: seen without colour and on the smallest
 * boards, too. */
static void
paint_last (cairo_t         *cr,
            const AleaTheme *theme)
{
  double x = FRAME_PIXELS, y = 0, width;

  cairo_device_to_user_distance (cr, &x, &y);
  width = MAX (FRAME, hypot (x, y));

  cairo_rectangle (cr, 0, 0, 1, 1);
  alea_painter_set_colour (cr, theme->last_move_fill, 1);
  cairo_fill (cr);
  cairo_rectangle (cr, width / 2, width / 2, 1 - width, 1 - width);
  cairo_set_line_width (cr, width);
  alea_painter_set_colour (cr, theme->last_move, 1);
  cairo_stroke (cr);
}

/* A burst, bright enough for a black king and dark enough for a white one. */
static void
paint_check (cairo_t         *cr,
             const AleaTheme *theme)
{
  const int n_points = 36;
  cairo_pattern_t *glow = cairo_pattern_create_radial (0.5, 0.5, 0.1, 0.5, 0.5, 0.5);

  for (int i = 0; i < n_points; i++)
    {
      double angle = 2 * G_PI * i / n_points, radius = i % 2 == 0 ? 0.485 : 0.42;

      cairo_line_to (cr, 0.5 + radius * cos (angle), 0.5 + radius * sin (angle));
    }
  cairo_close_path (cr);

  cairo_pattern_add_color_stop_rgb (glow, 0, 0.93, 0.30, 0.22);
  cairo_pattern_add_color_stop_rgb (glow, 1, 0.84, 0.19, 0.14);
  cairo_set_source (cr, glow);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (glow);
  stroke_with_edge (cr, theme, theme->alarm, 0.035);
}

static void
paint_selected (cairo_t         *cr,
                const AleaTheme *theme)
{
  add_rounded_square (cr, 0.045, 0.06);
  alea_painter_set_colour (cr, theme->mark_edge, 0.3);
  cairo_fill_preserve (cr);
  stroke_with_edge (cr, theme, theme->mark, 0.06);
}

static void
paint_movable (cairo_t         *cr,
               const AleaTheme *theme)
{
  cairo_move_to (cr, 0.22, 0.935);
  cairo_line_to (cr, 0.78, 0.935);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  stroke_with_edge (cr, theme, theme->mark, 0.075);
}

/* Three beads where the others have a bar. */
static void
paint_peaceful (cairo_t         *cr,
                const AleaTheme *theme)
{
  AleaColourValue edge = theme->mark_edge;

  for (int i = -1; i <= 1; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0.5 + 0.28 * i, 0.92, 0.05, 0, 2 * G_PI);
    }
  /* A piece hides most of it. */
  edge.alpha = 1;
  cairo_set_line_width (cr, 0.06);
  alea_painter_set_colour (cr, edge, 1);
  cairo_stroke_preserve (cr);
  alea_painter_set_colour (cr, theme->mark, 1);
  cairo_fill (cr);
}

static void
paint_later (cairo_t         *cr,
             const AleaTheme *theme)
{
  const double dashes[] = { 0.07, 0.065 };

  /* The letters in the corners stay free. */
  add_rounded_square (cr, 0.2, 0.1);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, 0.066);
  alea_painter_set_colour (cr, theme->mark_edge, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 0.034);
  alea_painter_set_colour (cr, theme->mark, 1);
  cairo_stroke (cr);
}

static void
paint_plate (cairo_t         *cr,
             const AleaTheme *theme)
{
  add_rounded_square (cr, 0.045, 0.12);
  alea_painter_set_colour (cr, theme->mark_edge, 1);
  cairo_fill (cr);
  add_rounded_square (cr, 0.0725, 0.10);
  cairo_set_line_width (cr, 0.055);
  alea_painter_set_colour (cr, theme->mark, 1);
  cairo_stroke (cr);
}

/* The line of a plate alone: within it the last move is still seen. */
static void
paint_plate_on_last (cairo_t         *cr,
                     const AleaTheme *theme)
{
  add_rounded_square (cr, 0.105, 0.10);
  stroke_with_edge (cr, theme, theme->mark, 0.055);
}

/* --- over the pieces -------------------------------------------------------- */

static void
paint_step (cairo_t         *cr,
            const AleaTheme *theme)
{
  add_ring (cr, 0.14);
  alea_painter_set_colour (cr, theme->mark, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 0.03);
  alea_painter_set_colour (cr, theme->mark_edge, 1);
  cairo_stroke (cr);
}

static void
paint_capture (cairo_t         *cr,
               const AleaTheme *theme)
{
  add_ring (cr, 0.435);
  stroke_with_edge (cr, theme, theme->mark, 0.07);
}

/* A ring with arrow heads that point at each other's place. */
static void
paint_castle (cairo_t         *cr,
              const AleaTheme *theme)
{
  add_ring (cr, 0.415);
  stroke_with_edge (cr, theme, theme->mark, 0.05);

  for (int side = -1; side <= 1; side += 2)
    {
      double x = 0.5 + side * 0.36;

      cairo_move_to (cr, x + side * 0.135, 0.5);
      cairo_line_to (cr, x, 0.39);
      cairo_line_to (cr, x, 0.61);
      cairo_close_path (cr);
      alea_painter_set_colour (cr, theme->mark, 1);
      cairo_fill_preserve (cr);
      cairo_set_line_width (cr, 0.02);
      alea_painter_set_colour (cr, theme->mark_edge, 1);
      cairo_stroke (cr);
    }
}

static void
paint_relocate (cairo_t         *cr,
                const AleaTheme *theme)
{
  cairo_move_to (cr, 0.5, 0.22);
  cairo_line_to (cr, 0.78, 0.5);
  cairo_line_to (cr, 0.5, 0.78);
  cairo_line_to (cr, 0.22, 0.5);
  cairo_close_path (cr);
  stroke_with_edge (cr, theme, theme->mark, 0.065);
}

static void
paint_teleport (cairo_t         *cr,
                const AleaTheme *theme)
{
  for (int i = 0; i < 2; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0.5, 0.5);
      cairo_scale (cr, 1, 0.62);
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, i == 0 ? 0.42 : 0.26, 0, 2 * G_PI);
      cairo_restore (cr);
      stroke_with_edge (cr, theme, theme->mark, i == 0 ? 0.055 : 0.035);
    }
}

static void
paint_forbidden (cairo_t         *cr,
                 const AleaTheme *theme)
{
  cairo_move_to (cr, 0.36, 0.36);
  cairo_line_to (cr, 0.64, 0.64);
  cairo_move_to (cr, 0.64, 0.36);
  cairo_line_to (cr, 0.36, 0.64);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  stroke_with_edge (cr, theme, theme->alarm, 0.075);
}

/* A four-sided die at the upper right corner. */
static void
paint_tab (cairo_t         *cr,
           const AleaTheme *theme,
           int              number)
{
  const char text[2] = { (char) ('0' + number), '\0' };

  cairo_move_to (cr, 0.80, -0.055);
  cairo_line_to (cr, 1.025, 0.305);
  cairo_line_to (cr, 0.575, 0.305);
  cairo_close_path (cr);
  cairo_set_line_width (cr, 0.105);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_stroke_preserve (cr);
  alea_painter_set_colour (cr, theme->mark, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 0.03);
  cairo_stroke (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  alea_painter_paint_label (cr, text, 0.80, 0.185, 0.27, 1);
}

/* Black and white dashes: seen on any square, with any piece. They run along the edge,
 * outside of what is written in the corners. */
static void
paint_cursor (cairo_t         *cr,
              const AleaTheme *theme)
{
  const double dashes[] = { 0.165, 0.085 };

  (void) theme;

  add_rounded_square (cr, 0, 0.06);
  cairo_set_line_width (cr, 0.08);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 0.055);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_stroke (cr);
}

gboolean
alea_mark_is_of_plate (AleaMark mark)
{
  return mark >= ALEA_MARK_PLATE && mark <= ALEA_MARK_TAB_4;
}

gboolean
alea_mark_is_last (AleaMark mark)
{
  return mark == ALEA_MARK_LAST_FROM || mark == ALEA_MARK_LAST_TO;
}

gboolean
alea_mark_is_above (AleaMark mark)
{
  return mark >= ALEA_MARK_STEP && mark != ALEA_MARK_LATER && mark != ALEA_MARK_PLATE
         && mark != ALEA_MARK_PLATE_ON_LAST;
}

void
alea_mark_paint (AleaMark         mark,
                 cairo_t         *cr,
                 const AleaTheme *theme,
                 double           size)
{
  static const Figure figures[ALEA_N_MARKS] = {
    [ALEA_MARK_LIT] = paint_lit,
    [ALEA_MARK_LAST_FROM] = paint_last,
    [ALEA_MARK_LAST_TO] = paint_last,
    [ALEA_MARK_CHECK] = paint_check,
    [ALEA_MARK_SELECTED] = paint_selected,
    [ALEA_MARK_MOVABLE] = paint_movable,
    [ALEA_MARK_PEACEFUL] = paint_peaceful,
    [ALEA_MARK_LATER] = paint_later,
    [ALEA_MARK_PLATE] = paint_plate,
    [ALEA_MARK_PLATE_ON_LAST] = paint_plate_on_last,
    [ALEA_MARK_STEP] = paint_step,
    [ALEA_MARK_CAPTURE] = paint_capture,
    [ALEA_MARK_CASTLE] = paint_castle,
    [ALEA_MARK_RELOCATE] = paint_relocate,
    [ALEA_MARK_TELEPORT] = paint_teleport,
    [ALEA_MARK_FORBIDDEN] = paint_forbidden,
    [ALEA_MARK_CURSOR] = paint_cursor,
  };

  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  if (mark >= ALEA_MARK_FACE_1 && mark <= ALEA_MARK_FACE_6)
    paint_face (cr, theme, (int) (mark - ALEA_MARK_FACE_1) + 1);
  else if (mark >= ALEA_MARK_TAB_1 && mark <= ALEA_MARK_TAB_4)
    paint_tab (cr, theme, (int) (mark - ALEA_MARK_TAB_1) + 1);
  else
    figures[mark] (cr, theme);
  cairo_restore (cr);
}
