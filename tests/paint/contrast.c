/* contrast.c: how well one colour is told from another, as WCAG 2 counts it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "contrast.h"

AleaColourValue
contrast_lay_over (AleaColourValue over,
                   AleaColourValue under)
{
  return (AleaColourValue) {
    over.red * over.alpha + under.red * (1 - over.alpha),
    over.green * over.alpha + under.green * (1 - over.alpha),
    over.blue * over.alpha + under.blue * (1 - over.alpha),
    1,
  };
}

static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const guint32 *row = (const guint32 *) (void *) (cairo_image_surface_get_data (surface)
                                                   + y * cairo_image_surface_get_stride (surface));

  return row[x] & 0xffffff;
}

static AleaColourValue
get_colour (guint32 pixel)
{
  return (AleaColourValue) { (pixel >> 16) / 255.0, (pixel >> 8 & 255) / 255.0, (pixel & 255) / 255.0, 1 };
}

static int
compare_falling_cb (gconstpointer a,
                    gconstpointer b)
{
  const double *one = a, *other = b;

  return *one < *other ? 1 : *one > *other ? -1 : 0;
}

double
contrast_reached (cairo_surface_t *before,
                  cairo_surface_t *after,
                  guint            per_mille)
{
  const int width = cairo_image_surface_get_width (before), height = cairo_image_surface_get_height (before);
  const gsize n = (gsize) width * (gsize) height;
  g_autofree double *contrasts = g_new (double, n);

  g_assert_cmpint (cairo_image_surface_get_width (after), ==, width);
  g_assert_cmpint (cairo_image_surface_get_height (after), ==, height);
  for (gsize i = 0; i < n; i++)
    {
      const int x = (int) i % width, y = (int) i / width;
      const guint32 one = get_pixel (before, x, y), other = get_pixel (after, x, y);

      /* Most are the same, and nothing is to be computed. */
      contrasts[i] = one == other ? 1 : alea_colour_get_contrast (get_colour (one), get_colour (other));
    }
  qsort (contrasts, n, sizeof *contrasts, compare_falling_cb);
  return contrasts[n * per_mille / 1000];
}
