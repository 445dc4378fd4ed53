/* alea-painter-private.h: what the files of the painter share
 *
 * alea-painter.c    the whole scene
 * alea-ground.c     shadow, frame and squares
 * alea-blocks.c     terraces that stand beside the board
 * alea-brush.c      what they draw with
 * alea-hatching.c   dark squares on paper
 * alea-lettering.c  coordinates, and the numbers of flat terraces
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pango.h>

#include "alea-scene.h"

G_BEGIN_DECLS

void alea_painter_set_colour   (cairo_t          *cr,
                                AleaColourValue   colour,
                                double            opacity);

/* The upper left corner of a square. */
void alea_painter_get_corner   (const AleaLayout *layout,
                                AleaSquare        square,
                                double           *x,
                                double           *y);

const AleaColourValue *alea_painter_get_square_colour (const AleaLayout *layout,
                                                       const AleaTheme  *theme,
                                                       AleaSquare        square);

/* The number that is written at @terrace: see swaps_terraces. */
int  alea_painter_get_number   (const AleaLayout *layout,
                                int               terrace);

/* A soft shadow is one shape several times, each smaller than the one before: how
 * often, how dark each is, so that all together are as dark as @opacity says, and how
 * far number @layer reaches beyond the shape, so that the edge fades as a bell does. */
int    alea_painter_count_layers      (double            blur);
double alea_painter_get_layer_opacity (int               n_layers,
                                       double            opacity);
double alea_painter_get_layer_reach   (int               layer,
                                       int               n_layers,
                                       double            blur);

void   alea_painter_add_round_box     (cairo_t          *cr,
                                       double            x,
                                       double            y,
                                       double            width,
                                       double            height,
                                       double            radius);

/* A rectangle grown by @reach, with corners as round as that. */
void   alea_painter_add_grown_box     (cairo_t          *cr,
                                       double            x,
                                       double            y,
                                       double            width,
                                       double            height,
                                       double            reach);

/* The pips of a die with six sides on a square of side 1. */
void   alea_painter_add_pips          (cairo_t          *cr,
                                       int               face,
                                       double            spread,
                                       double            radius);

/* @text in a @font of this size, or less so that it is no wider than @max_width; with its
 * upper left corner at (@left, @top) its middle lies at the origin.  (transfer full) */
PangoLayout *alea_painter_make_label  (cairo_t          *cr,
                                       const char       *text,
                                       const char       *font,
                                       double            size,
                                       double            max_width,
                                       double           *left,
                                       double           *top);

/* Writes @text with its middle at (@x, @y), @size units high, or less so that
 * it is no wider than @max_width. */
void alea_painter_paint_label  (cairo_t          *cr,
                                const char       *text,
                                double            x,
                                double            y,
                                double            size,
                                double            max_width);

/* As that, but on a line with others: the middle of a letter as high as "b" is at @y. */
void alea_painter_paint_letter (cairo_t          *cr,
                                const char       *text,
                                double            x,
                                double            y,
                                double            size,
                                double            max_width);

/* Hatches the dark squares in the colour that is set: the same lines in each of
 * them, however large it is. */
void alea_hatching_paint       (cairo_t          *cr,
                                const AleaLayout *layout);

/* All but the blocks, where there are blocks. */
void alea_paint_ground         (cairo_t          *cr,
                                const AleaLayout *layout,
                                const AleaTheme  *theme);
void alea_paint_blocks         (cairo_t          *cr,
                                const AleaLayout *layout,
                                const AleaTheme  *theme);
void alea_paint_lettering      (cairo_t          *cr,
                                const AleaLayout *layout,
                                const AleaTheme  *theme);
/* What stands in the corners of squares of a flat board is not hidden by pieces, or by marks where there
 * are any. */
void alea_paint_lettering_above (cairo_t          *cr,
                                 const AleaLayout *layout,
                                 const AleaTheme  *theme,
                                 gboolean          has_marks);

G_END_DECLS
