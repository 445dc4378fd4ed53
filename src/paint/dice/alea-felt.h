/* alea-felt.h: the felt that dice lie on, a colour for each game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "alea-theme.h"

G_BEGIN_DECLS

typedef struct
{
  const char     *game;
  AleaColourValue light;   /* where the lamp shines, at the upper left */
  AleaColourValue dark;
} AleaFelt;

/* The felt of the game of that id; one of its own for games without. */
const AleaFelt *alea_felt_find  (const char     *game);

/* Fills a box with rounded corners from the origin. */
void            alea_felt_paint (const AleaFelt *self,
                                 cairo_t        *cr,
                                 double          width,
                                 double          height,
                                 double          radius);

G_END_DECLS
