/* alea-felt.h: the cloth that each game is played on
 *
 * Every game has its colour, the same wherever it is seen.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "alea-theme.h"

G_BEGIN_DECLS

/* Text in white can be read on both. */
typedef struct
{
  AleaColourValue light;   /* where the light falls, at the upper left */
  AleaColourValue deep;    /* at the edges */
} AleaFelt;

/* The cloth of the game with the id @rules; a game that brings none has a plain
 * one. */
const AleaFelt *alea_felt_find (const char *rules);

/* Fills a box with rounded corners from the origin. */
void            alea_felt_paint (const AleaFelt *self,
                                 cairo_t        *cr,
                                 double          width,
                                 double          height,
                                 double          radius);

G_END_DECLS
