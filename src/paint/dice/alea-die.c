/* alea-die.c: painting one die on a table
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-die-private.h"

#include <math.h>

#define DIMMING 0.50   /* how much a dimmed die is like glass */
#define EDGE_ON 0.01   /* a face at a flatter angle (its sine) is no more than a line */

/* In sizes, from the top left corner: measured, and kept true by the tests;
 * working them out would be long and no better. */
static const cairo_rectangle_t rest_extents[ALEA_N_SOLIDS] = {
  [ALEA_SOLID_CUBE] = { -0.60, -0.66, 1.46, 1.34 },
  [ALEA_SOLID_PYRAMID] = { -0.72, -0.70, 1.44, 1.28 },
  [ALEA_SOLID_BAR] = { -0.75, -0.56, 1.64, 1.14 },
};

AleaDieLook
alea_die_look_default (void)
{
  return (AleaDieLook) {
    .body = { 0.965, 0.930, 0.850, 1 },
    .mark = { 0.135, 0.110, 0.100, 1 },
    .accent = { 0.930, 0.640, 0.130, 1 },
    .shadow = true,
  };
}

AleaDieLook
alea_die_look_dark (void)
{
  AleaDieLook look = alea_die_look_default ();

  look.body = (AleaColourValue) { 0.205, 0.172, 0.148, 1 };
  look.mark = (AleaColourValue) { 0.965, 0.935, 0.870, 1 };

  return look;
}

static void
place_corners (AleaDieView       *view,
               const AleaDiePose *pose)
{
  const AleaSolidShape *shape = view->shape;
  double lift = alea_solid_support_height (view->solid, pose->turn);
  AleaDiePost posts[ALEA_SOLID_MAX_CORNERS];

  view->turn = pose->turn;
  view->height = pose->height;
  view->centre = (AleaVector) { pose->x, pose->y, pose->height + lift };

  for (int i = 0; i < shape->n_corners; i++)
    {
      AleaVector corner = alea_quaternion_rotate (pose->turn, shape->corners[i]);

      view->corners[i] = alea_vector_add (view->centre, corner);
      posts[i].at = alea_die_project (view, view->corners[i]);
      posts[i].radius = shape->rounding * alea_die_scale_at (view, view->corners[i]);
    }

  view->outline = alea_die_outline_of (posts, shape->n_corners);
  alea_die_cast_shadow (view);
}

static void
turn_faces (AleaDieView *view)
{
  for (int i = 0; i < view->shape->n_faces; i++)
    {
      const AleaSolidFace *face = &view->shape->faces[i];
      AleaVector normal = alea_quaternion_rotate (view->turn, face->normal);
      AleaVector at = alea_die_surface (view, face->corners[0], normal);

      view->normals[i] = normal;
      view->facing[i] = alea_vector_dot (normal, alea_die_towards_eye (view, at)) > EDGE_ON;

      for (int k = 0; view->facing[i] && k < face->n_corners; k++)
        view->showing[face->corners[k]] = true;
    }
}

static void
paint_all (const AleaDieView *view)
{
  if (view->look->shadow)
    alea_die_paint_shadow (view);
  if (view->look->lit)
    alea_die_paint_halo (view);

  alea_die_paint_body (view);
  alea_die_paint_marks (view);
}

/* A faded die is painted apart, since its parts lie on one another; only the
 * little room it takes is to be paid for. */
static void
paint_faded (const AleaDieView *view,
             double             presence)
{
  cairo_t *cr = view->cr;
  double x1, y1, x2, y2;

  alea_die_trace_outline (cr, &view->outline, 1, ALEA_DIE_HALO_WIDTH * view->size + 1);
  alea_die_trace_outline (cr, &view->shadow, 1, 1);
  alea_die_trace_outline (cr, &view->contact, 1, 1);
  cairo_path_extents (cr, &x1, &y1, &x2, &y2);
  cairo_new_path (cr);
  cairo_rectangle (cr, floor (x1), floor (y1), ceil (x2) - floor (x1), ceil (y2) - floor (y1));
  cairo_clip (cr);

  cairo_push_group (cr);
  paint_all (view);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, presence);
}

void
alea_die_paint (cairo_t           *cr,
                AleaSolid          solid,
                const AleaDiePose *pose,
                const AleaDieLook *look,
                double             size)
{
  AleaDieView view = {
    .cr = cr,
    .solid = solid,
    .shape = alea_solid_get_shape (solid),
    .look = look,
    .size = size,
  };
  double presence;

  g_return_if_fail (cr != NULL && pose != NULL && look != NULL);
  g_return_if_fail (size > 0);

  presence = (1 - pose->fade) * (1 - DIMMING * look->dim);

  if (presence <= 0)
    return;

  place_corners (&view, pose);
  turn_faces (&view);

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);

  if (presence < 1)
    paint_faded (&view, presence);
  else
    paint_all (&view);

  cairo_restore (cr);
}

void
alea_die_rest_extents (AleaSolid          solid,
                       double             size,
                       cairo_rectangle_t *out)
{
  g_return_if_fail ((int) solid >= 0 && solid < ALEA_N_SOLIDS);
  g_return_if_fail (out != NULL);

  *out = (cairo_rectangle_t) {
    rest_extents[solid].x * size, rest_extents[solid].y * size,
    rest_extents[solid].width * size, rest_extents[solid].height * size,
  };
}
