/* alea-chance-colours.c: what the chances over a game are drawn with
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-chance-colours.h"

#define RGB(hex) { ((hex) >> 16) / 255.0, ((hex) >> 8 & 255) / 255.0, ((hex) & 255) / 255.0, 1 }

static const AleaChanceColours grounds[ALEA_N_CHANCE_GROUNDS] = {
  [ALEA_CHANCE_LIGHT] = {
    .ink = RGB (0x29231f), .dim = RGB (0x655b52), .line = RGB (0xdcd3c7), .area = RGB (0xe4ede7),
    .gold = RGB (0xb0770a), .gold_ground = RGB (0xfbeecb), .red = RGB (0xa8281c), .paper = RGB (0xfffdf9),
  },
  [ALEA_CHANCE_DARK] = {
    .ink = RGB (0xf5efe7), .dim = RGB (0xbbb0a5), .line = RGB (0x4d453f), .area = RGB (0x2c3a33),
    .gold = RGB (0xefb845), .gold_ground = RGB (0x43371c), .red = RGB (0xff8a7a), .paper = RGB (0x2a2623),
  },
  [ALEA_CHANCE_PAPER] = {
    .ink = RGB (0x000000), .dim = RGB (0x000000), .line = RGB (0xb0b0b0), .area = RGB (0xececec),
    .gold = RGB (0x606060), .gold_ground = RGB (0xffffff), .red = RGB (0x303030), .paper = RGB (0xffffff),
  },
};

const AleaChanceColours *
alea_chance_colours_get (AleaChanceGround ground)
{
  return &grounds[ground];
}
