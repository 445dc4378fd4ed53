/* alea-die-marks.c: the pips and numbers of a die
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-die-private.h"

#include "alea-painter-private.h"

/* How far control points lie from the ends of a quarter of a circle. */
#define KAPPA 0.5522847498

#define SMALLEST 0.48   /* of numbers that do not count, in sizes of the one that does */

#define DEEP 100   /* user space units: the size from which pips have floors */

/* A place on a face: x to the right and y upwards from @centre, as the marks stand. */
typedef struct
{
  const AleaDieView *view;
  AleaVector         centre, right, up;
} Spot;

static Spot
spot_of (const AleaDieView   *view,
         const AleaSolidMark *mark,
         AleaVector           normal)
{
  AleaVector centre = alea_quaternion_rotate (view->turn, mark->centre);
  AleaVector up = alea_quaternion_rotate (view->turn, mark->up);

  return (Spot) {
    view, alea_vector_add (view->centre, centre), alea_vector_cross (up, normal), up,
  };
}

static AleaDiePoint
at_spot (const Spot *spot,
         double      x,
         double      y)
{
  AleaVector p = alea_vector_moved (spot->centre, spot->right, x);

  return alea_die_project (spot->view, alea_vector_moved (p, spot->up, y));
}

/* @spot pushed by @length across the face, away from the light: marks are cut
 * into the body, and the far lip of a cut is what the lamp shines on. */
static Spot
away_from_light (const Spot *spot,
                 double      length)
{
  Spot lip = *spot;
  double x = alea_vector_dot (ALEA_DIE_TO_LIGHT, spot->right);
  double y = alea_vector_dot (ALEA_DIE_TO_LIGHT, spot->up);

  lip.centre = alea_vector_moved (lip.centre, lip.right, -x * length);
  lip.centre = alea_vector_moved (lip.centre, lip.up, -y * length);

  return lip;
}

static void
trace_curve (const Spot   *spot,
             const double *c,
             double        scale)
{
  AleaDiePoint p = at_spot (spot, c[0] * scale, c[1] * scale);
  AleaDiePoint q = at_spot (spot, c[2] * scale, c[3] * scale);
  AleaDiePoint r = at_spot (spot, c[4] * scale, c[5] * scale);

  cairo_curve_to (spot->view->cr, p.x, p.y, q.x, q.y, r.x, r.y);
}

static void
trace_disc (const Spot *spot,
            double      radius)
{
  static const double quarters[4][6] = {
    { 1, KAPPA, KAPPA, 1, 0, 1 }, { -KAPPA, 1, -1, KAPPA, -1, 0 },
    { -1, -KAPPA, -KAPPA, -1, 0, -1 }, { KAPPA, -1, 1, -KAPPA, 1, 0 },
  };
  AleaDiePoint p = at_spot (spot, radius, 0);

  cairo_move_to (spot->view->cr, p.x, p.y);

  for (int i = 0; i < 4; i++)
    trace_curve (spot, quarters[i], radius);

  cairo_close_path (spot->view->cr);
}

/* All pips of a face at once, pushed by @away, as wide as @factor says. */
static void
fill_pips (const AleaDieView   *view,
           const AleaSolidMark *marks,
           int                  n,
           AleaVector           normal,
           double               away,
           double               factor)
{
  for (int i = 0; i < n; i++)
    {
      Spot spot = spot_of (view, &marks[i], normal);

      spot = away_from_light (&spot, away);
      trace_disc (&spot, marks[i].size * factor);
    }

  cairo_fill (view->cr);
}

/* Hollows: a bright lip on the far side and, where they are large enough to
 * look into, a floor that some light reaches. */
static void
paint_pips (const AleaDieView   *view,
            const AleaSolidMark *marks,
            int                  n,
            AleaVector           normal)
{
  cairo_set_source_rgba (view->cr, 1, 1, 1, 0.5);
  fill_pips (view, marks, n, normal, 0.024, 1);
  alea_painter_set_colour (view->cr, view->look->mark, 1);
  fill_pips (view, marks, n, normal, 0, 1);

  if (view->size > DEEP)
    {
      cairo_set_source_rgba (view->cr, 1, 1, 1, 0.1);
      fill_pips (view, marks, n, normal, 0.020, 0.72);
    }
}

/* The points of a digit are projected one by one; for the pen it is enough to
 * be slanted as the face is around the digit. */
static void
stroke_digit (const Spot          *spot,
              const AleaSolidMark *mark)
{
  const AleaSolidDigit *digit = alea_solid_get_digit (mark->digit);
  cairo_t *cr = spot->view->cr;
  AleaDiePoint o = at_spot (spot, 0, 0);
  AleaDiePoint x = at_spot (spot, mark->size, 0);
  AleaDiePoint y = at_spot (spot, 0, mark->size);
  AleaDiePoint p = at_spot (spot, digit->start[0] * mark->size, digit->start[1] * mark->size);
  cairo_matrix_t slant;

  cairo_move_to (cr, p.x, p.y);

  for (int i = 0; i < digit->n_curves; i++)
    trace_curve (spot, digit->curves[i], mark->size);

  cairo_save (cr);
  cairo_matrix_init (&slant, x.x - o.x, x.y - o.y, y.x - o.x, y.y - o.y, 0, 0);
  cairo_transform (cr, &slant);
  cairo_set_line_width (cr, ALEA_SOLID_PEN);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Numbers that are not the one to read are paler and smaller, so that nobody
 * reads them. */
static void
paint_number (const AleaDieView   *view,
              const AleaSolidMark *mark,
              AleaVector           normal)
{
  double height = alea_quaternion_rotate (view->turn, mark->upwards).z;
  double weight = CLAMP ((height + 0.2) / 0.9, 0, 1);
  double strength = 0.35 + 0.65 * weight;
  AleaSolidMark sized = *mark;
  Spot spot = spot_of (view, mark, normal);
  Spot lip = away_from_light (&spot, 0.016);

  sized.size *= SMALLEST + (1 - SMALLEST) * weight;
  cairo_set_source_rgba (view->cr, 1, 1, 1, 0.4 * strength);
  stroke_digit (&lip, &sized);
  alea_painter_set_colour (view->cr, view->look->mark, strength);
  stroke_digit (&spot, &sized);
}

void
alea_die_paint_marks (const AleaDieView *view)
{
  /* They are many and small: the best smoothing takes long and does not show. */
  cairo_save (view->cr);
  cairo_set_antialias (view->cr, CAIRO_ANTIALIAS_FAST);
  cairo_set_tolerance (view->cr, 0.15);

  for (int i = 0; i < view->shape->n_faces; i++)
    {
      AleaSolidMark marks[ALEA_SOLID_MAX_MARKS];
      int n = view->facing[i] ? alea_solid_list_marks (view->solid, i, marks) : 0;

      if (view->solid == ALEA_SOLID_CUBE && n > 0)
        paint_pips (view, marks, n, view->normals[i]);
      else
        for (int k = 0; k < n; k++)
          paint_number (view, &marks[k], view->normals[i]);
    }

  cairo_restore (view->cr);
}
