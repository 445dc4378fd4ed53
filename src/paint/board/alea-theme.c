/* alea-theme.c: the colours of boards
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-theme.h"

#include "alea-text.h"

/* From the way colours are usually written. */
#define RGBA(hex, opacity)                                              \
  { ((hex) >> 16 & 255) / 255.0, ((hex) >> 8 & 255) / 255.0, ((hex) & 255) / 255.0, opacity }
#define RGB(hex) RGBA (hex, 1.0)

const AleaTheme alea_themes[] = {
  {
    .id = "walnut",
    .title = N_("Walnut"),
    .light = RGB (0xeedcba),
    .dark = RGB (0xba8f63),
    .terrace_light = RGB (0xe3dcb4),
    .terrace_dark = RGB (0x9f9a66),
    .frame = RGB (0x50341f),
    .frame_edge = RGB (0x382313),
    .label = RGB (0xeedcba),
    .mark = RGB (0x14402f),
    .mark_edge = RGBA (0xfff8e8, 0.75),
    .last_move = RGB (0x6b2d0c),
    .alarm = RGB (0x8c0f14),
  },
  {
    .id = "slate",
    .title = N_("Slate"),
    .light = RGB (0xe2e6ea),
    .dark = RGB (0x93a3b1),
    .terrace_light = RGB (0xd9e5dc),
    .terrace_dark = RGB (0x86a596),
    .frame = RGB (0x37424d),
    .frame_edge = RGB (0x232b33),
    .label = RGB (0xe2e6ea),
    .mark = RGB (0x0f3d4f),
    .mark_edge = RGBA (0xffffff, 0.75),
    .last_move = RGB (0x5b2a6b),
    .alarm = RGB (0x910f20),
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
    .mark = RGB (0x101010),
    .mark_edge = RGBA (0xffffff, 0.9),
    .last_move = RGB (0x1f1f6b),
    .alarm = RGB (0x9a0000),
  },
  {
    .id = "sea",
    .title = N_("Sea"),
    .light = RGB (0xe6efe9),
    .dark = RGB (0x83aeb0),
    .terrace_light = RGB (0xf0e7cf),
    .terrace_dark = RGB (0xc2a777),
    .frame = RGB (0x1f4a52),
    .frame_edge = RGB (0x123239),
    .label = RGB (0xe6efe9),
    .mark = RGB (0x0b3a40),
    .mark_edge = RGBA (0xffffff, 0.75),
    .last_move = RGB (0x6a3208),
    .alarm = RGB (0x8f1116),
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
  .mark = RGB (0x000000),
  .mark_edge = RGB (0xffffff),
  .last_move = RGB (0x000000),
  .alarm = RGB (0x8c0000),
  .hatch = RGB (0x000000),
  .has_ink_pieces = TRUE,
};

const AleaTheme *
alea_theme_for_print (const AleaTheme *self)
{
  return g_strcmp0 (self->id, paper_in_print.id) == 0 ? &paper_in_print : self;
}
