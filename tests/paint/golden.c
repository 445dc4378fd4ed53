/* golden.c: comparing with pictures that were looked at
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "golden.h"

#include <stdlib.h>

/* Versions of cairo smooth edges differently, and begin a letter a fraction of a
 * pixel further on: so many of a thousand pixels, unless others are wished, may
 * be like none of the pixels about the same place.  Alike are those that differ
 * by so much, of 255. */
#define MAX_DIFFERENT 6
#define MAX_DIFFERENCE 40

static const guint8 *
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  return cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface) + 4 * x;
}

static int
get_difference (const guint8 *one,
                const guint8 *other)
{
  int difference = 0;

  for (int i = 0; i < 4; i++)
    difference = MAX (difference, abs (one[i] - other[i]));

  return difference;
}

/* Whether @other has something like the pixel of @one there, or next to it. */
static gboolean
is_near (cairo_surface_t *one,
         cairo_surface_t *other,
         int              x,
         int              y)
{
  const int right = MIN (x + 1, cairo_image_surface_get_width (other) - 1);
  const int bottom = MIN (y + 1, cairo_image_surface_get_height (other) - 1);
  const guint8 *pixel = get_pixel (one, x, y);

  for (int v = MAX (y - 1, 0); v <= bottom; v++)
    for (int u = MAX (x - 1, 0); u <= right; u++)
      if (get_difference (pixel, get_pixel (other, u, v)) <= MAX_DIFFERENCE)
        return TRUE;

  return FALSE;
}

int
golden_count_differences (cairo_surface_t *out,
                          cairo_surface_t *golden,
                          cairo_surface_t *diff)
{
  int n = 0;

  for (int y = 0; y < cairo_image_surface_get_height (out); y++)
    for (int x = 0; x < cairo_image_surface_get_width (out); x++)
      if (get_difference (get_pixel (out, x, y), get_pixel (golden, x, y)) > MAX_DIFFERENCE
          && !(is_near (out, golden, x, y) && is_near (golden, out, x, y)))
        {
          guint32 *pixel = (guint32 *) get_pixel (diff, x, y);

          *pixel = 0xffff0000;
          n++;
        }

  cairo_surface_mark_dirty (diff);
  return n;
}

static void
keep (cairo_surface_t *surface,
      const char      *name,
      const char      *suffix)
{
  g_autofree char *file = g_strconcat (name, suffix, NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, file, NULL);

  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  g_test_message ("kept %s", path);
}

/* Whether no band is too different; marks what is. */
static gboolean
are_alike (cairo_surface_t *out,
           cairo_surface_t *golden,
           cairo_surface_t *diff,
           int              height,
           int              different)
{
  const int width = cairo_image_surface_get_width (out);
  gboolean are = TRUE;

  for (int y = 0; y < cairo_image_surface_get_height (out); y += height)
    {
      cairo_surface_t *band[3] = { out, golden, diff };
      int n;

      for (guint i = 0; i < G_N_ELEMENTS (band); i++)
        band[i] = cairo_image_surface_create_for_data ((guchar *) get_pixel (band[i], 0, y), CAIRO_FORMAT_ARGB32, width,
                                                       height, cairo_image_surface_get_stride (band[i]));
      n = golden_count_differences (band[0], band[1], band[2]);
      g_test_message ("from row %d on %d pixels differ", y, n);
      are &= n * 1000 <= different * width * height;
      for (guint i = 0; i < G_N_ELEMENTS (band); i++)
        cairo_surface_destroy (band[i]);
    }

  return are;
}

void
golden_compare_bands (cairo_surface_t *out,
                      const char      *name,
                      int              band,
                      int              different)
{
  g_autofree char *file = g_strconcat (name, ".png", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "golden", file, NULL);
  const int width = cairo_image_surface_get_width (out), height = cairo_image_surface_get_height (out);
  cairo_surface_t *golden, *diff;

  if (g_getenv ("ALEA_UPDATE_GOLDEN") != NULL)
    g_assert_cmpint (cairo_surface_write_to_png (out, path), ==, CAIRO_STATUS_SUCCESS);

  golden = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_surface_status (golden), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (cairo_image_surface_get_width (golden), ==, width);
  g_assert_cmpint (cairo_image_surface_get_height (golden), ==, height);

  diff = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  if (!are_alike (out, golden, diff, band, different))
    {
      keep (out, name, ".out.png");
      keep (diff, name, ".diff.png");
      g_test_fail ();
    }

  cairo_surface_destroy (diff);
  cairo_surface_destroy (golden);
}

void
golden_compare (cairo_surface_t *out,
                const char      *name)
{
  golden_compare_bands (out, name, cairo_image_surface_get_height (out), MAX_DIFFERENT);
}
