/* alea-die-glyph.c: a die as small as a letter, for lists and sentences
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-die-glyph.h"

#include "alea-painter-private.h"
#include "alea-solid.h"

/* All on a square of side 1. */
#define LINE        0.075
#define GOLD_LINE   0.115
#define PIP         0.075
#define PIP_SPREAD  0.21
#define DIGIT       0.40

static void
set_ink (cairo_t    *cr,
         AleaColour  colour,
         bool        is_body)
{
  if ((colour == ALEA_WHITE) == is_body)
    cairo_set_source_rgb (cr, 1, 0.985, 0.955);
  else
    cairo_set_source_rgb (cr, 0.16, 0.135, 0.12);
}

/* Seen on light and on dark paper, and on gold: an ivory die has a bright body in
 * the dark, an ebony one its outline alone. */
static void
set_outline (const AleaDieGlyph *self,
             cairo_t            *cr)
{
  if (self->is_double)
    cairo_set_source_rgb (cr, 0.72, 0.486, 0.05);
  else if (self->colour == ALEA_WHITE)
    cairo_set_source_rgb (cr, 0.45, 0.39, 0.34);
  else
    cairo_set_source_rgb (cr, 0.57, 0.515, 0.46);
}

static void
add_triangle (cairo_t *cr)
{
  cairo_move_to (cr, 0.5, 0.10);
  cairo_line_to (cr, 0.95, 0.89);
  cairo_line_to (cr, 0.05, 0.89);
  cairo_close_path (cr);
}

static void
add_square (cairo_t *cr)
{
  alea_painter_add_round_box (cr, 0.08, 0.08, 0.84, 0.84, 0.16);
}

static void
paint_digit (cairo_t *cr,
             int      face)
{
  const AleaSolidDigit *digit = alea_solid_get_digit (face);

  cairo_save (cr);
  cairo_translate (cr, 0.5, 0.64);
  cairo_scale (cr, DIGIT, -DIGIT);
  cairo_move_to (cr, digit->start[0], digit->start[1]);
  for (int i = 0; i < digit->n_curves; i++)
    cairo_curve_to (cr, digit->curves[i][0], digit->curves[i][1], digit->curves[i][2], digit->curves[i][3],
                    digit->curves[i][4], digit->curves[i][5]);
  cairo_set_line_width (cr, 0.22);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
paint_number (cairo_t *cr,
              int      face,
              double   size)
{
  char text[12];

  g_snprintf (text, sizeof text, "%d", face);
  alea_painter_paint_label (cr, text, size / 2, size / 2, size * 0.62, size * 0.7);
}

void
alea_die_glyph_paint (const AleaDieGlyph *self,
                      cairo_t            *cr,
                      double              size)
{
  const bool is_triangle = self->sides == 4;

  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_new_path (cr);

  (is_triangle ? add_triangle : add_square) (cr);
  set_ink (cr, self->colour, true);
  cairo_fill_preserve (cr);
  set_outline (self, cr);
  cairo_set_line_width (cr, self->is_double ? GOLD_LINE : LINE);
  cairo_stroke (cr);

  set_ink (cr, self->colour, false);
  if (self->face > 0 && is_triangle)
    paint_digit (cr, self->face);
  else if (self->face > 0 && self->sides == 6)
    {
      alea_painter_add_pips (cr, self->face, PIP_SPREAD, PIP);
      cairo_fill (cr);
    }
  cairo_restore (cr);

  /* Letters are made for the size that they are read in. */
  if (self->face > 0 && !is_triangle && self->sides != 6)
    paint_number (cr, self->face, size);
}
