/* alea-felt.c: the felt that dice lie on, a colour for each game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-felt.h"

#include <math.h>

#define RGB(hex) { ((hex) >> 16 & 255) / 255.0, ((hex) >> 8 & 255) / 255.0, ((hex) & 255) / 255.0, 1 }

/* White words on it have a contrast of 4.5 to 1 at least, where it is lightest;
 * the last is for games that are not here. */
static const AleaFelt felts[] = {
  { "jepps", RGB (0x85476a), RGB (0x4c233c) },
  { "chess960", RGB (0x3d6f98), RGB (0x1f4263) },
  { "guardener", RGB (0x3f7a60), RGB (0x22493a) },
  { "random-move", RGB (0xa5563c), RGB (0x652c1b) },
  { "chess", RGB (0x7a5a40), RGB (0x453020) },
  { NULL, RGB (0x5b6470), RGB (0x2f353d) },
};

const AleaFelt *
alea_felt_find (const char *game)
{
  const AleaFelt *felt = felts;

  while (felt->game != NULL && g_strcmp0 (felt->game, game) != 0)
    felt++;

  return felt;
}

static void
add_stop (cairo_pattern_t *pattern,
          double           offset,
          AleaColourValue  colour)
{
  cairo_pattern_add_color_stop_rgb (pattern, offset, colour.red, colour.green, colour.blue);
}

static void
add_box (cairo_t *cr,
         double   inset,
         double   width,
         double   height,
         double   radius)
{
  const double right = width - inset, bottom = height - inset, r = MAX (radius - inset, 0);

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - r, inset + r, r, -G_PI_2, 0);
  cairo_arc (cr, right - r, bottom - r, r, 0, G_PI_2);
  cairo_arc (cr, inset + r, bottom - r, r, G_PI_2, G_PI);
  cairo_arc (cr, inset + r, inset + r, r, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

void
alea_felt_paint (const AleaFelt *self,
                 cairo_t        *cr,
                 double          width,
                 double          height,
                 double          radius)
{
  const double reach = hypot (width, height);
  cairo_pattern_t *lamp = cairo_pattern_create_radial (width * 0.3, height * 0.08, 0,
                                                       width * 0.3, height * 0.08, reach * 0.85);

  add_stop (lamp, 0, self->light);
  add_stop (lamp, 1, self->dark);
  add_box (cr, 0, width, height, radius);
  cairo_set_source (cr, lamp);
  cairo_fill (cr);
  cairo_pattern_destroy (lamp);

  /* The rim throws a little shadow on it. */
  for (int i = 0; i < 4; i++)
    {
      add_box (cr, i + 0.5, width, height, radius);
      cairo_set_line_width (cr, 1);
      cairo_set_source_rgba (cr, 0, 0, 0, 0.30 - 0.07 * i);
      cairo_stroke (cr);
    }
}
