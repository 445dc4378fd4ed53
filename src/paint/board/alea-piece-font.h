/* alea-piece-font.h: pieces of ink as a font
 *
 * Printers of chess books have always set diagrams in a font.  A PDF carries
 * each shape of it once, and a board is a few lines of text, which can be
 * searched and copied.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "alea-piece.h"

G_BEGIN_DECLS

/* A piece on its square; (@x, @y) is the upper left corner. */
typedef struct
{
  AleaPiece piece;
  double    x;
  double    y;
} AleaFontPiece;

/* @folder has the pictures; NULL where they cannot be made into glyphs. */
cairo_font_face_t *alea_piece_font_new (GFile            *folder) G_GNUC_WARN_UNUSED_RESULT;

/* Whether what @cr draws on keeps text as text.  SVG does not: there glyphs would
 * be shapes again. */
gboolean       alea_piece_font_suits (cairo_t            *cr);

/* Draws @n pieces of which none covers another, on squares of side @size.  Text
 * that is copied has them in this order, as Unicode's chess symbols; the Guardener,
 * which has none, as his letter. */
void           alea_piece_font_show (cairo_font_face_t   *self,
                                     cairo_t             *cr,
                                     const AleaFontPiece *pieces,
                                     guint                n,
                                     double               size);

G_END_DECLS
