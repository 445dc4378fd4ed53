/* alea-palette.h: the pieces to set up a position with
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-rules.h"

G_BEGIN_DECLS

#define ALEA_TYPE_PALETTE (alea_palette_get_type ())

G_DECLARE_FINAL_TYPE (AleaPalette, alea_palette, ALEA, PALETTE, GtkWidget)

/* What a click on a square does: puts a piece there, or one of these. */
#define ALEA_STAMP_ERASER ((int) ALEA_NO_PIECE)
#define ALEA_STAMP_NONE   (-1)

/* Offers the pieces of @rules. */
void       alea_palette_set_rules  (AleaPalette     *self,
                                    const AleaRules *rules);

/* Shows all pieces turned by so many quarters, clockwise: fairy pieces. */
void       alea_palette_set_turns  (AleaPalette     *self,
                                    guint            turns);

/* How much larger than usual the pieces are, see alea-growth.h. */
void       alea_palette_set_scale  (AleaPalette     *self,
                                    guint            scale);

/* An AleaPiece, or one of the above.  Emits "stamp-changed". */
int        alea_palette_get_stamp  (AleaPalette     *self);
void       alea_palette_set_stamp  (AleaPalette     *self,
                                    int              stamp);

/* The colour of the piece that the letter of @key puts, as in a FEN: a capital one is
 * White's, a small one Black's.  Where letters are neither, that of the last stamp. */
AleaColour alea_palette_find_colour (AleaPalette    *self,
                                     guint           key);

/* The piece under a number key, from 1; ALEA_STAMP_ERASER behind the last one
 * and ALEA_STAMP_NONE for 0. */
int        alea_palette_get_nth    (AleaPalette     *self,
                                    guint            n);

/* The piece of the button that @widget lies in; ALEA_NO_PIECE beside them and for the
 * eraser.  For AleaCarry: @self is an AleaPalette. */
AleaPiece  alea_palette_find_piece (GtkWidget       *self,
                                    GtkWidget       *widget);

G_END_DECLS
