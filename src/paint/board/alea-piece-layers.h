/* alea-piece-layers.h: a piece of ink as layers of white and black
 *
 * A font knows no colours: each glyph is a shape.  A piece of paper and ink is
 * therefore a pile of shapes, white and black in turn, white lowest.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-piece.h"

G_BEGIN_DECLS

/* The side of the drawing of a piece, in its own units. */
#define ALEA_PIECE_GRID 45

/* Where pieces stand, from the top of it: the base line of a font. */
#define ALEA_PIECE_FOOT (41.25 / ALEA_PIECE_GRID)

/* The name of the file of a piece, "wK.svg".  (transfer full) */
char      *alea_piece_layers_name_file   (AleaColour     colour,
                                          AleaPieceType  type);

/* The changes that make the wood and light of pictures of @colour into ink and
 * paper, as a style sheet.  (transfer full) */
char      *alea_piece_layers_write_style (AleaColour     colour);

/* The layers of a picture, of RsvgHandle, each of them black; the lowest is the
 * halo, which keeps hatching off the piece.  NULL where the picture has more in it
 * than paths of the colours that our sets have.  (transfer full) */
GPtrArray *alea_piece_layers_read        (GBytes        *svg,
                                          AleaColour     colour);

G_END_DECLS
