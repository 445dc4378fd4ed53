/* alea-theme.c: the colours of boards
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-theme.h"

#include "alea-text.h"

#include <math.h>

/* From the way colours are usually written. */
#define RGBA(hex, opacity)                                              \
  { ((hex) >> 16 & 255) / 255.0, ((hex) >> 8 & 255) / 255.0, ((hex) & 255) / 255.0, opacity }
#define RGB(hex) RGBA (hex, 1.0)

/* What most boards have in common: gold for what has happened, dark green on
 * ivory for what can happen. */
#define USUAL_MARKS                                                     \
  .mark_edge = RGBA (0xfff9ec, 0.92),                                   \
  .last_move = RGB (0x4e3200),                                          \
  .last_move_fill = RGBA (0xf2c230, 0.66),                              \
  .alarm = RGB (0x7d0c12)

const AleaTheme alea_themes[] = {
  {
    .id = "walnut",
    .title = N_("Walnut"),
    .light = RGB (0xefdcb9),
    .dark = RGB (0xb5835a),
    .terrace_light = RGB (0xdde2c6),
    .terrace_dark = RGB (0x85996d),
    .frame = RGB (0x4a2e1b),
    .frame_edge = RGB (0x8b5f3e),
    .label = RGB (0xefdcb9),
    .label_on_light = RGB (0x7a4d2c),
    .label_on_dark = RGB (0x331c0b),
    .grain = RGBA (0x3a1f0c, 0.13),
    .front = RGB (0x566748),
    .mark = RGB (0x0c3828),
    USUAL_MARKS,
  },
  {
    .id = "maple",
    .title = N_("Maple"),
    .light = RGB (0xf7ead0),
    .dark = RGB (0xd3a974),
    .terrace_light = RGB (0xe2e6cb),
    .terrace_dark = RGB (0x9db083),
    .frame = RGB (0x7a5230),
    .frame_edge = RGB (0xb98b5c),
    .label = RGB (0xfff4df),
    .label_on_light = RGB (0x6b471f),
    .label_on_dark = RGB (0x432506),
    .grain = RGBA (0x6b3d10, 0.13),
    .front = RGB (0x5a6b45),
    .mark = RGB (0x0f4130),
    USUAL_MARKS,
  },
  {
    .id = "moss",
    .title = N_("Moss"),
    .light = RGB (0xeeeed6),
    .dark = RGB (0x7a9a5b),
    .terrace_light = RGB (0xf0e3c4),
    .terrace_dark = RGB (0xbb9a63),
    .frame = RGB (0x34492a),
    .frame_edge = RGB (0x6d8a55),
    .label = RGB (0xeeeed6),
    .label_on_light = RGB (0x425a2e),
    .label_on_dark = RGB (0x182a0c),
    .front = RGB (0x7d6238),
    .mark = RGB (0x0f4130),
    USUAL_MARKS,
  },
  {
    .id = "sea",
    .title = N_("Sea"),
    .light = RGB (0xe4edf3),
    .dark = RGB (0x7ea3bf),
    .terrace_light = RGB (0xe8e6cf),
    .terrace_dark = RGB (0xb3ab7c),
    .frame = RGB (0x21455f),
    .frame_edge = RGB (0x5685a4),
    .label = RGB (0xe4edf3),
    .label_on_light = RGB (0x2b5877),
    .label_on_dark = RGB (0x0b2536),
    .front = RGB (0x6b6540),
    .mark = RGB (0x0f4130),
    USUAL_MARKS,
  },
  {
    .id = "slate",
    .title = N_("Slate"),
    .light = RGB (0xe3e5e8),
    .dark = RGB (0x97a0a9),
    .terrace_light = RGB (0xd9e5dc),
    .terrace_dark = RGB (0x86a596),
    .frame = RGB (0x373e46),
    .frame_edge = RGB (0x68727d),
    .label = RGB (0xe3e5e8),
    .label_on_light = RGB (0x47515c),
    .label_on_dark = RGB (0x1a2026),
    .front = RGB (0x4d6a5c),
    .mark = RGB (0x0f4130),
    USUAL_MARKS,
  },
  {
    .id = "night",
    .title = N_("Night"),
    .light = RGB (0x9aa3ad),
    .dark = RGB (0x566270),
    .terrace_light = RGB (0x9fb0a2),
    .terrace_dark = RGB (0x5a7362),
    .frame = RGB (0x181c22),
    .frame_edge = RGB (0x3d4753),
    .label = RGB (0xc9d1da),
    .label_on_light = RGB (0x1d242c),
    .label_on_dark = RGB (0xf4f7fa),
    .front = RGB (0x33463a),
    .mark = RGB (0x07130e),
    .mark_edge = RGBA (0xffffff, 0.95),
    .last_move = RGB (0x120c00),
    .last_move_fill = RGBA (0xe2b02a, 0.72),
    .alarm = RGB (0x4f0408),
  },
  {
    .id = "contrast",
    .title = N_("High Contrast"),
    .light = RGB (0xffffff),
    .dark = RGB (0x8f8f8f),
    .terrace_light = RGB (0xffffff),
    .terrace_dark = RGB (0x9aa88a),
    .frame = RGB (0x000000),
    .frame_edge = RGB (0xffffff),
    .label = RGB (0xffffff),
    .label_on_light = RGB (0x000000),
    .label_on_dark = RGB (0x000000),
    .front = RGB (0x1c2a12),
    .mark = RGB (0x000000),
    .mark_edge = RGB (0xffffff),
    .last_move = RGB (0x000000),
    .last_move_fill = RGBA (0xffd400, 0.85),
    .alarm = RGB (0x700000),
  },
  {
    .id = "paper",
    .title = N_("Paper"),
    .light = RGB (0xffffff),
    .dark = RGB (0xc9c9c9),
    .terrace_light = RGB (0xf2f2f2),
    .terrace_dark = RGB (0xb5b5b5),
    .frame = RGB (0xffffff),
    .frame_edge = RGB (0x1a1a1a),
    .label = RGB (0x1a1a1a),
    .label_on_light = RGB (0x4a4a4a),
    .label_on_dark = RGB (0x1a1a1a),
    .front = RGB (0x5c5c5c),
    .mark = RGB (0x101010),
    .mark_edge = RGBA (0xffffff, 0.9),
    .last_move = RGB (0x1f1f1f),
    .last_move_fill = RGBA (0xe9d9a0, 0.7),
    .alarm = RGB (0x9a0000),
  },
  { .id = NULL },
};

const AleaTheme *
alea_theme_find (const char *id)
{
  for (const AleaTheme *theme = alea_themes; theme->id != NULL; theme++)
    if (g_strcmp0 (theme->id, id) == 0)
      return theme;

  return &alea_themes[0];
}

/* --- contrast ---------------------------------------------------------------- */

static double
get_linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
get_luminance (AleaColourValue colour)
{
  return 0.2126 * get_linear (colour.red) + 0.7152 * get_linear (colour.green) + 0.0722 * get_linear (colour.blue);
}

double
alea_colour_get_contrast (AleaColourValue one,
                          AleaColourValue other)
{
  const double a = get_luminance (one) + 0.05, b = get_luminance (other) + 0.05;

  return MAX (a, b) / MIN (a, b);
}

/* --- at night ---------------------------------------------------------------- */

#define N_THEMES (G_N_ELEMENTS (alea_themes) - 1)

static AleaColourValue
dim (AleaColourValue colour,
     double          share)
{
  return (AleaColourValue) {
    colour.red * share, colour.green * share * 0.985, colour.blue * share * 0.96, colour.alpha
  };
}

/* As dark as gold needs to stand out from it. */
static AleaColourValue
dim_dark (AleaColourValue colour)
{
  AleaColourValue dimmed;

  for (double share = 0.76; ; share -= 0.02)
    {
      dimmed = dim (colour, share);
      if (0.3 * dimmed.red + 0.59 * dimmed.green + 0.11 * dimmed.blue < 0.40)
        return dimmed;
    }
}

const AleaTheme *
alea_theme_at_night (const AleaTheme *self)
{
  static AleaTheme dimmed[N_THEMES];
  const gsize i = (gsize) (self - alea_themes);

  /* These are for people who need just what they say. */
  if (g_str_equal (self->id, "night") || g_str_equal (self->id, "contrast") || g_str_equal (self->id, "paper"))
    return self;
  g_return_val_if_fail (i < N_THEMES, self);

  if (dimmed[i].id == NULL)
    {
      dimmed[i] = *self;
      dimmed[i].light = dim (self->light, 0.88);
      dimmed[i].dark = dim_dark (self->dark);
      dimmed[i].terrace_light = dim (self->terrace_light, 0.87);
      dimmed[i].terrace_dark = dim_dark (self->terrace_dark);
      dimmed[i].frame = dim (self->frame, 0.62);
      dimmed[i].front = dim (self->front, 0.72);
      dimmed[i].label_on_light = dim (self->label_on_light, 0.55);
      dimmed[i].label_on_dark = (AleaColourValue) { 1, 1, 0.97, 1 };
      dimmed[i].mark = dim (self->mark, 0.75);
      dimmed[i].mark_edge = (AleaColourValue) { 1, 0.99, 0.96, 1 };
      dimmed[i].last_move_fill = (AleaColourValue) { 1, 0.85, 0.36, 0.86 };
    }

  return &dimmed[i];
}

/* --- on paper ---------------------------------------------------------------- */

/* Hatching stands for grey, which copiers turn into dirt. */
static const AleaTheme paper_in_print = {
  .id = "paper",
  .title = N_("Paper"),
  .light = RGB (0xffffff),
  .dark = RGB (0xffffff),
  .terrace_light = RGB (0xebebeb),
  .terrace_dark = RGB (0xebebeb),
  .frame = RGB (0xffffff),
  .frame_edge = RGB (0x000000),
  .label = RGB (0x000000),
  .label_on_light = RGB (0x000000),
  .label_on_dark = RGB (0x000000),
  .front = RGB (0x000000),
  .mark = RGB (0x000000),
  .mark_edge = RGB (0xffffff),
  .last_move = RGB (0x000000),
  .last_move_fill = RGBA (0x000000, 0),
  .alarm = RGB (0x8c0000),
  .hatch = RGB (0x000000),
  .has_ink_pieces = TRUE,
};

const AleaTheme *
alea_theme_for_print (const AleaTheme *self)
{
  return g_strcmp0 (self->id, paper_in_print.id) == 0 ? &paper_in_print : self;
}
