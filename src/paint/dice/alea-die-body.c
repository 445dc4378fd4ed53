/* alea-die-body.c: the body of a die in its light
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A rounded convex solid is the union of its flat faces, rods along the edges
 * and balls at the corners, and what one sees of them overlaps nowhere.  So
 * balls, rods and faces are painted in this order and each covers what is too
 * much of the one before: nothing needs to be clipped or sorted further. */

#include "alea-die-private.h"

#include "alea-painter-private.h"

#include <glib.h>
#include <math.h>

#define SMALL_BALL 6.0   /* user space units */
#define STRIP      3.0   /* the same */
#define MAX_STRIPS 12
#define UNDER      0.12  /* of the way between two faces */

static AleaColourValue
mix (AleaColourValue a,
     AleaColourValue b,
     double          t)
{
  return (AleaColourValue) {
    a.red + (b.red - a.red) * t,
    a.green + (b.green - a.green) * t,
    a.blue + (b.blue - a.blue) * t,
    a.alpha,
  };
}

/* How bright the surface is at @p: one lamp, a sky that is brighter above, a
 * little light back from the room, and the table that takes light from below. */
static double
brightness (const AleaDieView *view,
            AleaVector         p,
            AleaVector         normal)
{
  double lamp = MAX (0, alea_vector_dot (normal, ALEA_DIE_TO_LIGHT));
  double room = MAX (0, alea_vector_dot (normal, ALEA_DIE_TO_CAMERA));
  AleaVector d = alea_vector_moved (p, view->centre, -1);

  return 0.45 + 0.09 * normal.z + 0.25 * lamp + 0.36 * room
         - 0.12 * d.x + 0.08 * d.y + 0.24 * d.z;
}

static AleaColourValue
shade (const AleaDieView *view,
       double             light,
       double             glint)
{
  static const AleaColourValue white = { 1, 0.99, 0.96, 1 };
  static const AleaColourValue night = { 0.07, 0.04, 0.04, 1 };
  AleaColourValue body = view->look->body;
  AleaColourValue colour = mix (night, body, CLAMP (light, 0, 1));

  colour.alpha = body.alpha;

  return mix (colour, white, CLAMP (glint + 0.5 * (light - 1), 0, 1));
}

static double
glint_of (AleaVector normal)
{
  double d = MAX (0, alea_vector_dot (normal, ALEA_DIE_TO_GLINT));
  double d4 = d * d * d * d;
  double d16 = d4 * d4 * d4 * d4;

  return 0.10 * d4 + 0.28 * d16 * d16;
}

static AleaColourValue
shade_at (const AleaDieView *view,
          AleaVector         p,
          AleaVector         normal)
{
  return shade (view, brightness (view, p, normal), glint_of (normal));
}

static void
add_stop (cairo_pattern_t *pattern,
          double           offset,
          AleaColourValue  colour)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset,
                                     colour.red, colour.green, colour.blue, colour.alpha);
}

static void
fill_with (cairo_t         *cr,
           cairo_pattern_t *pattern)
{
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

/* From @a to @b; nearly even for angles as they are between faces. */
static AleaVector
normal_between (AleaVector a,
                AleaVector b,
                double     t)
{
  return alea_vector_normalize (alea_vector_add (alea_vector_scale (a, 1 - t), alea_vector_scale (b, t)));
}

/* Where the light falls from within the picture, for the shading of a ball. */
static cairo_pattern_t *
create_slant (const AleaDieView *view,
              AleaVector         at,
              AleaDiePoint       middle)
{
  static const AleaVector lit_rim = { -0.4040, 0.6121, 0.6798 };   /* at right angles to the camera */
  AleaDiePoint rim = alea_die_project (view, alea_vector_moved (at, lit_rim, view->shape->rounding));
  cairo_pattern_t *pattern = cairo_pattern_create_linear (2 * middle.x - rim.x, 2 * middle.y - rim.y,
                                                          rim.x, rim.y);

  for (int i = 0; i <= 4; i++)
    {
      double slant = G_PI / 4 * (i - 2);
      AleaVector normal = alea_vector_moved (alea_vector_scale (ALEA_DIE_TO_CAMERA, cos (slant)),
                                             lit_rim, sin (slant));

      add_stop (pattern, 0.5 + 0.5 * sin (slant), shade_at (view, at, normal));
    }

  return pattern;
}

/* Where it is small, the colour in its middle has to do for all of it. */
static void
paint_ball (const AleaDieView *view,
            int                corner)
{
  AleaVector at = view->corners[corner];
  AleaDiePoint middle = alea_die_project (view, at);
  double radius = view->shape->rounding * alea_die_scale_at (view, at);
  AleaVector outwards = alea_vector_normalize (alea_vector_moved (at, view->centre, -1));

  cairo_arc (view->cr, middle.x, middle.y, radius, 0, 2 * G_PI);

  if (radius > SMALL_BALL)
    {
      fill_with (view->cr, create_slant (view, at, middle));
    }
  else
    {
      alea_painter_set_colour (view->cr, shade_at (view, at, outwards), 1);
      cairo_fill (view->cr);
    }
}

/* From the face with normal @a to the one with normal @b, and a little under
 * both, so that no gap is left.  In strips of one colour each; all reach to the
 * end, and the next lies on top of the one before. */
static void
paint_strips (const AleaDieView   *view,
              const AleaSolidEdge *edge,
              AleaVector           a,
              AleaVector           b)
{
  int i = edge->corners[0], j = edge->corners[1];
  AleaVector middle = alea_vector_scale (alea_vector_add (view->corners[i], view->corners[j]), 0.5);
  double width = view->shape->rounding * view->size * acos (CLAMP (alea_vector_dot (a, b), -1, 1));
  int n = CLAMP ((int) ceil (width / STRIP), 2, MAX_STRIPS);
  AleaDiePoint rim[2 * MAX_STRIPS + 2];

  for (int k = 0; k <= n; k++)
    {
      AleaVector normal = normal_between (a, b, (1 + 2 * UNDER) * k / n - UNDER);

      rim[k] = alea_die_project (view, alea_die_surface (view, i, normal));
      rim[2 * n + 1 - k] = alea_die_project (view, alea_die_surface (view, j, normal));
    }

  for (int k = 0; k < n; k++)
    {
      AleaVector within = normal_between (a, b, (k + 0.5) / n);

      for (int l = k; l <= 2 * n + 1 - k; l++)
        cairo_line_to (view->cr, rim[l].x, rim[l].y);

      alea_painter_set_colour (view->cr, shade_at (view, middle, within), 1);
      cairo_fill (view->cr);
    }
}

/* Between its faces, or from the one in sight to where it turns out of sight. */
static void
paint_rod (const AleaDieView   *view,
           const AleaSolidEdge *edge)
{
  int first = view->facing[edge->faces[0]] ? 0 : 1;
  AleaVector a = view->normals[edge->faces[first]];
  AleaVector b = view->normals[edge->faces[1 - first]];
  AleaVector eye = alea_die_towards_eye (view, view->corners[edge->corners[0]]);
  double a_eye = alea_vector_dot (a, eye), b_eye = alea_vector_dot (b, eye);

  if (a_eye <= 0)
    return;

  if (b_eye < 0)
    b = alea_vector_normalize (alea_vector_moved (alea_vector_scale (b, a_eye), a, -b_eye));

  paint_strips (view, edge, a, b);
}

/* Brightness is linear on a flat face, so a linear gradient through three of
 * its corners is right all over it. */
static cairo_pattern_t *
create_gradient (const AleaDieView  *view,
                 const AleaDiePoint *p,
                 const double       *light,
                 int                 n,
                 double              glint)
{
  int j = n / 3, k = 2 * n / 3;
  double area = alea_die_area (p[0], p[j], p[k]);
  double dj = light[j] - light[0], dk = light[k] - light[0];
  double gx = (dj * (p[k].y - p[0].y) - dk * (p[j].y - p[0].y)) / area;
  double gy = (dk * (p[j].x - p[0].x) - dj * (p[k].x - p[0].x)) / area;
  double square = MAX (gx * gx + gy * gy, 1e-12);
  double low = light[0], high = light[0];
  cairo_pattern_t *pattern;

  for (int i = 1; i < n; i++)
    {
      low = MIN (low, light[i]);
      high = MAX (high, light[i]);
    }

  pattern = cairo_pattern_create_linear (p[0].x + gx * (low - light[0]) / square,
                                         p[0].y + gy * (low - light[0]) / square,
                                         p[0].x + gx * (high - light[0]) / square,
                                         p[0].y + gy * (high - light[0]) / square);
  add_stop (pattern, 0, shade (view, low, glint));
  add_stop (pattern, 1, shade (view, high, glint));

  return pattern;
}

static void
paint_face (const AleaDieView *view,
            int                i)
{
  const AleaSolidFace *face = &view->shape->faces[i];
  AleaVector normal = view->normals[i];
  AleaDiePoint p[ALEA_SOLID_MAX_FACE_CORNERS];
  double light[ALEA_SOLID_MAX_FACE_CORNERS];

  for (int k = 0; k < face->n_corners; k++)
    {
      AleaVector at = alea_die_surface (view, face->corners[k], normal);

      p[k] = alea_die_project (view, at);
      light[k] = brightness (view, at, normal);
      cairo_line_to (view->cr, p[k].x, p[k].y);
    }

  cairo_close_path (view->cr);
  fill_with (view->cr, create_gradient (view, p, light, face->n_corners, glint_of (normal)));
}

/* A solid ground under all parts, so that the table never shines through
 * between two of them, and a thin dark rim that sets the die off from it. */
static void
paint_ground (const AleaDieView *view)
{
  alea_die_trace_outline (view->cr, &view->outline, 1, MAX (0.011 * view->size, 0.5));
  cairo_set_source_rgba (view->cr, 0.08, 0.05, 0.03, 0.38);
  cairo_fill (view->cr);
  alea_die_trace_outline (view->cr, &view->outline, 1, 0);
  alea_painter_set_colour (view->cr, shade (view, 0.72, 0), 1);
  cairo_fill (view->cr);
}

void
alea_die_paint_body (const AleaDieView *view)
{
  const AleaSolidShape *shape = view->shape;

  paint_ground (view);

  for (int i = 0; i < shape->n_corners; i++)
    if (view->showing[i])
      paint_ball (view, i);

  for (int i = 0; i < shape->n_edges; i++)
    paint_rod (view, &shape->edges[i]);

  for (int i = 0; i < shape->n_faces; i++)
    if (view->facing[i])
      paint_face (view, i);
}
