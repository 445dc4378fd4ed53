/* alea-die-glyph.h: a die as small as a letter, for lists and sentences
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <stdbool.h>

#include <glib.h>

#include "alea-piece.h"

G_BEGIN_DECLS

/* How high it is drawn beside letters of the usual size. */
#define ALEA_DIE_GLYPH_SIZE 18

typedef struct
{
  int        sides;       /* 4: a triangle with its number, 6: a square with pips, else a number in it */
  int        face;        /* 0: not thrown yet */
  AleaColour colour;      /* of who threw it: ivory or ebony */
  bool       is_double;   /* the other die shows the same: a gold line */
} AleaDieGlyph;

/* Into the square of side @size from the origin. */
void alea_die_glyph_paint (const AleaDieGlyph *self,
                           cairo_t            *cr,
                           double              size);

G_END_DECLS
