/* alea-die-shadow.c: what a die casts around itself
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-die-private.h"

#include "alea-painter-private.h"

#define PENUMBRA  0.13   /* how much softer a shadow gets for each unit of fall */
#define NARROWEST 0.045  /* how soft it is where die and table touch */
#define CONTACT   0.5    /* the contact shadow is gone when the die is so high */

/* Where the corners would fall along @along. */
static AleaDieOutline
fallen_outline (const AleaDieView *view,
                AleaVector         along)
{
  AleaDiePost posts[ALEA_SOLID_MAX_CORNERS];

  for (int i = 0; i < view->shape->n_corners; i++)
    {
      double z = view->corners[i].z;
      AleaVector on_table = alea_vector_moved (view->corners[i], along, -z / along.z);

      posts[i].at = alea_die_project (view, on_table);
      posts[i].radius = view->size * (NARROWEST + PENUMBRA * z);
    }

  return alea_die_outline_of (posts, view->shape->n_corners);
}

void
alea_die_cast_shadow (AleaDieView *view)
{
  view->shadow = fallen_outline (view, ALEA_DIE_TO_LIGHT);
  view->contact = fallen_outline (view, (AleaVector) { 0, 0, 1 });
}

/* The same outline several times, each wider: cheap, and soft enough.  Black,
 * since so thin a layer of a dark colour would be rounded to another hue. */
static void
paint_soft (const AleaDieView    *view,
            const AleaDieOutline *outline,
            double                alpha,
            int                   n_layers)
{
  cairo_save (view->cr);
  cairo_set_tolerance (view->cr, 0.4);
  cairo_set_source_rgba (view->cr, 0, 0, 0, alpha / n_layers);

  for (int i = 0; i < n_layers; i++)
    {
      alea_die_trace_outline (view->cr, outline, (i + 0.4) / n_layers, 0);
      cairo_fill (view->cr);
    }

  cairo_restore (view->cr);
}

/* The lamp's shadow, and the dark where die and table come so near to each
 * other that no light gets in. */
void
alea_die_paint_shadow (const AleaDieView *view)
{
  int n_layers = CLAMP ((int) (view->size / 20), 4, 12);
  double nearness = MAX (0, 1 - view->height / CONTACT);

  paint_soft (view, &view->shadow, 0.36 / (1 + 1.8 * view->height), n_layers);

  if (nearness > 0)
    paint_soft (view, &view->contact, 0.42 * nearness * nearness, n_layers / 2);
}

void
alea_die_paint_halo (const AleaDieView *view)
{
  static const struct { double width, alpha; } rings[] = {
    { ALEA_DIE_HALO_WIDTH, 0.18 }, { 0.65 * ALEA_DIE_HALO_WIDTH, 0.30 }, { 0.38 * ALEA_DIE_HALO_WIDTH, 1.0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rings); i++)
    {
      alea_die_trace_outline (view->cr, &view->outline, 1, rings[i].width * view->size);
      alea_painter_set_colour (view->cr, view->look->accent, rings[i].alpha);
      cairo_fill (view->cr);
    }
}
