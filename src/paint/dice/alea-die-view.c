/* alea-die-view.c: the camera that looks at a die, and outlines
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-die-private.h"

#include <math.h>

/* So far from the point that it looks at. */
#define CAMERA_DISTANCE 7.0

/* The height of the point at the origin, so that a die at rest lies evenly around it. */
static const double aims[ALEA_N_SOLIDS] = {
  [ALEA_SOLID_CUBE] = 0.32,
  [ALEA_SOLID_PYRAMID] = 0.16,
  [ALEA_SOLID_BAR] = 0.20,
};

double
alea_die_scale_at (const AleaDieView *view,
                   AleaVector         p)
{
  double depth = (p.z - aims[view->solid]) * ALEA_DIE_CAMERA_SINE - p.y * ALEA_DIE_CAMERA_COSINE;

  return view->size * CAMERA_DISTANCE / (CAMERA_DISTANCE - depth);
}

AleaDiePoint
alea_die_project (const AleaDieView *view,
                  AleaVector         p)
{
  double scale = alea_die_scale_at (view, p);
  double rise = p.y * ALEA_DIE_CAMERA_SINE + (p.z - aims[view->solid]) * ALEA_DIE_CAMERA_COSINE;

  return (AleaDiePoint) { p.x * scale, -rise * scale };
}

AleaVector
alea_die_towards_eye (const AleaDieView *view,
                      AleaVector         p)
{
  AleaVector eye = alea_vector_scale (ALEA_DIE_TO_CAMERA, CAMERA_DISTANCE);

  eye.z += aims[view->solid];

  return alea_vector_normalize (alea_vector_add (eye, alea_vector_scale (p, -1)));
}

AleaVector
alea_die_surface (const AleaDieView *view,
                  int                i,
                  AleaVector         normal)
{
  return alea_vector_moved (view->corners[i], normal, view->shape->rounding);
}

double
alea_die_area (AleaDiePoint a,
               AleaDiePoint b,
               AleaDiePoint c)
{
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/* Walks around the rim: what comes next has nothing to its one side. */
AleaDieOutline
alea_die_outline_of (const AleaDiePost *posts,
                     int                n)
{
  AleaDieOutline outline = { 0 };
  int first = 0, at;

  for (int i = 1; i < n; i++)
    if (posts[i].at.x < posts[first].at.x)
      first = i;

  at = first;

  do
    {
      int next = (at + 1) % n;

      for (int i = 0; i < n; i++)
        if (i != at && alea_die_area (posts[at].at, posts[next].at, posts[i].at) < 0)
          next = i;

      outline.posts[outline.n++] = posts[at];
      at = next;
    }
  while (at != first && outline.n < n);

  return outline;
}

void
alea_die_trace_outline (cairo_t              *cr,
                        const AleaDieOutline *outline,
                        double                factor,
                        double                more)
{
  for (int i = 0; i < outline->n; i++)
    {
      AleaDiePoint a = outline->posts[(i + outline->n - 1) % outline->n].at;
      AleaDiePoint b = outline->posts[i].at;
      AleaDiePoint c = outline->posts[(i + 1) % outline->n].at;

      cairo_arc (cr, b.x, b.y, outline->posts[i].radius * factor + more,
                 atan2 (a.x - b.x, b.y - a.y),
                 atan2 (b.x - c.x, c.y - b.y));
    }

  cairo_close_path (cr);
}
