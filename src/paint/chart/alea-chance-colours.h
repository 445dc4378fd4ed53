/* alea-chance-colours.h: what the chances over a game are drawn with
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-chance-graph.h"
#include "alea-theme.h"

G_BEGIN_DECLS

/* Lines that say something have 3:1 on all grounds, words 4.5:1 on paper. */
typedef struct
{
  AleaColourValue ink;           /* decisions, and the badges of moments */
  AleaColourValue dim;           /* words */
  AleaColourValue line;          /* of the frame: says nothing */
  AleaColourValue area;          /* a ground: between the chances and even */
  AleaColourValue gold;          /* rolls and luck */
  AleaColourValue gold_ground;   /* under what is chosen */
  AleaColourValue red;           /* errors */
  AleaColourValue paper;         /* the ground of all of it */
} AleaChanceColours;

/* (transfer none) */
const AleaChanceColours *alea_chance_colours_get (AleaChanceGround ground);

G_END_DECLS
