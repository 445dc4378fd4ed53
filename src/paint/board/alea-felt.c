/* alea-felt.c: the cloth that each game is played on
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-felt.h"

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
