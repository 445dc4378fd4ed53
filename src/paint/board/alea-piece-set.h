/* alea-piece-set.h: the pictures of the pieces
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "alea-piece-font.h"

G_BEGIN_DECLS

/* A set is one SVG a piece, "wK.svg" and so on; counted references. */
typedef struct _AleaPieceSet AleaPieceSet;

/* One of the sets that come with the program; @id "turned", "bold",
 * "engraved" or "symmetric".  On failure @error names the file. */
AleaPieceSet *alea_piece_set_new_builtin (const char      *id,
                                          GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* A set of one's own, in a folder. */
AleaPieceSet *alea_piece_set_new_from_folder (const char  *path,
                                              GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* The set "turned", read once.  (transfer none) */
AleaPieceSet *alea_piece_set_get_default (void);

AleaPieceSet *alea_piece_set_ref         (AleaPieceSet    *self);
void          alea_piece_set_unref       (AleaPieceSet    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaPieceSet, alea_piece_set_unref)

/* The same pieces in black and white without grey, for paper.  (transfer none) */
AleaPieceSet *alea_piece_set_get_ink     (AleaPieceSet    *self);

/* The same pieces as a font, where they are ink and @cr keeps text; else NULL.
 * (transfer none) */
cairo_font_face_t *alea_piece_set_get_font (AleaPieceSet  *self,
                                            cairo_t       *cr);

/* Draws @piece into the square of side @size with its upper left corner at the
 * origin, as vectors.  A file keeps each piece once, however often it is drawn. */
void          alea_piece_set_paint       (AleaPieceSet    *self,
                                          cairo_t         *cr,
                                          AleaPiece        piece,
                                          double           size);

/* How much of a square a piece on a board takes, and how far its shadow reaches
 * beyond the square, in squares. */
#define ALEA_PIECE_SIZE  0.94
#define ALEA_PIECE_REACH 0.08

/* As it stands on a board: a little smaller than the square, its shadow below
 * it.  In pixels, for pictures that are kept; @cr must be scaled evenly. */
void          alea_piece_set_paint_raised (AleaPieceSet    *self,
                                           cairo_t         *cr,
                                           AleaPiece        piece,
                                           double           size);

G_END_DECLS
