/* alea-felt.c: the cloth that each game is played on
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-felt.h"

#include "alea-painter-private.h"

#include <math.h>

#define RGB(hex) { ((hex) >> 16 & 255) / 255.0, ((hex) >> 8 & 255) / 255.0, ((hex) & 255) / 255.0, 1.0 }

static const struct
{
  const char *rules;
  AleaFelt    felt;
} felts[] = {
  { "jepps", { RGB (0x85476a), RGB (0x4c233c) } },
  { "chess960", { RGB (0x3d6f98), RGB (0x1f4263) } },
  { "guardener", { RGB (0x3f7a60), RGB (0x22493a) } },
  { "random-move", { RGB (0xa5563c), RGB (0x652c1b) } },
  { "chess", { RGB (0x7a5a40), RGB (0x453020) } },
};

static const AleaFelt plain = { RGB (0x5c6670), RGB (0x30373e) };

const AleaFelt *
alea_felt_find (const char *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (felts); i++)
    if (g_strcmp0 (felts[i].rules, rules) == 0)
      return &felts[i].felt;

  return &plain;
}

static void
add_stop (cairo_pattern_t *pattern,
          double           offset,
          AleaColourValue  colour)
{
  cairo_pattern_add_color_stop_rgb (pattern, offset, colour.red, colour.green, colour.blue);
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
  add_stop (lamp, 1, self->deep);
  alea_painter_add_round_box (cr, 0, 0, width, height, radius);
  cairo_set_source (cr, lamp);
  cairo_fill (cr);
  cairo_pattern_destroy (lamp);

  /* The rim throws a little shadow on it. */
  for (int i = 0; i < 4; i++)
    {
      const double inset = i + 0.5;

      alea_painter_add_round_box (cr, inset, inset, width - 2 * inset, height - 2 * inset, MAX (radius - inset, 0));
      cairo_set_line_width (cr, 1);
      cairo_set_source_rgba (cr, 0, 0, 0, 0.30 - 0.07 * i);
      cairo_stroke (cr);
    }
}
