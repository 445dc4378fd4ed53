/* alea-die-glyph.h: a die as a small sign among words
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

/* A die of @sides sides that shows @face, @size wide and high, with its upper
 * left corner at the origin: four sides are a triangle with a number, six a
 * square with pips, others a square with a number.  It brings its own ground and
 * can be read on light and on dark. */
void alea_die_glyph_paint (cairo_t *cr,
                           int      sides,
                           int      face,
                           double   size);
