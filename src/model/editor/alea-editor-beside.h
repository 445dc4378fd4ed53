/* alea-editor-beside.h: what is set up beside the pieces
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-editor.h"

G_BEGIN_DECLS

/* --- beside the board ------------------------------------------------------- */

void                   alea_editor_set_turn        (AleaEditor        *self,
                                                    AleaColour         turn);

/* The rooks that could castle on @wing, the outermost first; returns how
 * many.  A right that the pieces do not allow is not given. */
guint                  alea_editor_list_castling   (AleaEditor        *self,
                                                    AleaColour         colour,
                                                    AleaWing           wing,
                                                    AleaSquare         rooks[static ALEA_MAX_SIDE]);
void                   alea_editor_set_castling    (AleaEditor        *self,
                                                    AleaColour         colour,
                                                    AleaWing           wing,
                                                    AleaSquare         rook);

gboolean               alea_editor_can_relocate    (AleaEditor        *self,
                                                    AleaColour         colour);
void                   alea_editor_set_relocation  (AleaEditor        *self,
                                                    AleaColour         colour,
                                                    gboolean           may_relocate);

/* The squares that a pawn can just have passed; returns how many.  In games
 * without series one of them is taken in place of another. */
guint                  alea_editor_list_en_passant (AleaEditor        *self,
                                                    AleaSquare         squares[static ALEA_MAX_PLAY_SQUARES]);
gboolean               alea_editor_has_en_passant  (AleaEditor        *self,
                                                    AleaSquare         square);
void                   alea_editor_set_en_passant  (AleaEditor        *self,
                                                    AleaSquare         square,
                                                    gboolean           passed);

/* 0 .. 9999 and 1 .. 9999, as in a FEN. */
void                   alea_editor_set_clock       (AleaEditor        *self,
                                                    guint              halfmoves);
void                   alea_editor_set_fullmove    (AleaEditor        *self,
                                                    guint              fullmove);

/* Dice on the table: as many as a turn has, or @roll.n = 0 for none. */
void                   alea_editor_set_roll        (AleaEditor        *self,
                                                    AleaRoll           roll);

/* --- beside the board: what the game has of its own ------------------------- */

/* The fields of the rules, by number. */
guint                  alea_editor_get_n_fields    (AleaEditor        *self);
const AleaField       *alea_editor_get_field       (AleaEditor        *self,
                                                    guint              number);

/* A value that the field cannot have is taken for the nearest that it can. */
void                   alea_editor_set_value       (AleaEditor        *self,
                                                    guint              number,
                                                    guint              value);

G_END_DECLS
