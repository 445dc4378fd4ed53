/* alea-raised-piece.c: a piece as it stands on a board, with its shadow
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-piece-set.h"

#include <math.h>

/* In squares. */
#define DROP    0.030   /* the shadow falls so far, down and half as far to the right */
#define BLUR    0.024
#define OPACITY 0.42

/* Three runs of a box are as good as a bell. */
#define N_RUNS 3

/* Each of @n pixels, @step apart, becomes the mean of those up to @radius away. */
static void
blur_line (guint8 *pixels,
           guint8 *line,
           int     n,
           int     step,
           int     radius)
{
  const int width = 2 * radius + 1;
  int sum = 0;

  for (int i = 0; i < n; i++)
    line[i] = pixels[i * step];
  for (int i = -radius; i < n; i++)
    {
      sum += i + radius < n ? line[i + radius] : 0;
      sum -= i - radius - 1 >= 0 ? line[i - radius - 1] : 0;
      if (i >= 0)
        pixels[i * step] = (guint8) (sum / width);
    }
}

static void
blur (cairo_surface_t *mask,
      int              radius)
{
  const int width = cairo_image_surface_get_width (mask), height = cairo_image_surface_get_height (mask);
  const int stride = cairo_image_surface_get_stride (mask);
  guint8 *data, *line = g_malloc ((gsize) MAX (width, height));

  cairo_surface_flush (mask);
  data = cairo_image_surface_get_data (mask);
  for (int run = 0; run < N_RUNS; run++)
    {
      for (int y = 0; y < height; y++)
        blur_line (data + y * stride, line, width, 1, radius);
      for (int x = 0; x < width; x++)
        blur_line (data + x, line, height, stride, radius);
    }
  cairo_surface_mark_dirty (mask);
  g_free (line);
}

/* The shape of the piece, blurred; the square lies in its middle. */
static cairo_surface_t *
make_shadow (AleaPieceSet *set,
             AleaPiece     piece,
             double        size,
             double        scale)
{
  const double reach = ALEA_PIECE_REACH * size;
  const int side = MAX ((int) ceil ((size + 2 * reach) * scale), 1);
  cairo_surface_t *mask = cairo_image_surface_create (CAIRO_FORMAT_A8, side, side);
  cairo_t *cr = cairo_create (mask);

  cairo_scale (cr, scale, scale);
  cairo_translate (cr, reach + (1 - ALEA_PIECE_SIZE) / 2 * size, reach + (1 - ALEA_PIECE_SIZE) / 2 * size);
  alea_piece_set_paint (set, cr, piece, size * ALEA_PIECE_SIZE);
  cairo_destroy (cr);
  blur (mask, (int) lround (BLUR * size * scale));
  return mask;
}

void
alea_piece_set_paint_raised (AleaPieceSet *self,
                             cairo_t      *cr,
                             AleaPiece     piece,
                             double        size)
{
  const double reach = ALEA_PIECE_REACH * size, inset = (1 - ALEA_PIECE_SIZE) / 2 * size;
  double scale = 1, skew = 0;
  cairo_surface_t *shadow;

  cairo_user_to_device_distance (cr, &scale, &skew);
  scale = MAX (hypot (scale, skew), 0.01);
  shadow = make_shadow (self, piece, size, scale);

  cairo_save (cr);
  cairo_translate (cr, -reach + DROP / 2 * size, -reach + DROP * size);
  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_set_source_rgba (cr, 0, 0, 0, OPACITY);
  cairo_mask_surface (cr, shadow, 0, 0);
  cairo_restore (cr);
  cairo_surface_destroy (shadow);

  cairo_save (cr);
  cairo_translate (cr, inset, inset);
  alea_piece_set_paint (self, cr, piece, size * ALEA_PIECE_SIZE);
  cairo_restore (cr);
}
