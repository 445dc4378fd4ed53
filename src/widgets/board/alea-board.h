/* alea-board.h: a board that shows pieces and feels hands
 *
 * It knows no rules.  It is told what stands where and which squares bear a
 * mark, and it reports what a person does; whoever listens decides what that
 * means.  So playing, setting up and learning share one board.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-drama.h"
#include "alea-scene.h"
#include "alea-square-set.h"

G_BEGIN_DECLS

#define ALEA_TYPE_BOARD (alea_board_get_type ())

G_DECLARE_FINAL_TYPE (AleaBoard, alea_board, ALEA, BOARD, GtkWidget)

/* How pieces come to new squares. */
typedef enum
{
  ALEA_BOARD_AT_ONCE,
  ALEA_BOARD_GLIDE,
} AleaBoardMotion;

GtkWidget          *alea_board_new             (const AleaGeometry  *geometry) G_GNUC_WARN_UNUSED_RESULT;

/* @geometry is kept, not copied; changing it clears the board. */
const AleaGeometry *alea_board_get_geometry    (AleaBoard           *self);
void                alea_board_set_geometry    (AleaBoard           *self,
                                                const AleaGeometry  *geometry);

/* Whether Black is at the near side.  Emits "flipped" when that is another. */
gboolean            alea_board_get_flipped     (AleaBoard           *self);
void                alea_board_set_flipped     (AleaBoard           *self,
                                                gboolean             flipped);

/* Other coordinates, another piece set than those of the common look (see
 * AleaLook); with NULL the common set again. */
void                alea_board_set_coordinates (AleaBoard           *self,
                                                AleaCoordinates      coordinates);
void                alea_board_set_pieces      (AleaBoard           *self,
                                                AleaPieceSet        *piece_set);

/* Whether the terraces 1 and 4 are numbered the other way round (GA1). */
void                alea_board_set_swaps_terraces (AleaBoard        *self,
                                                   gboolean          swaps);

/* Turns the pieces of @colour round, for a player who sits opposite. */
void                alea_board_set_upside_down (AleaBoard           *self,
                                                AleaColour           colour,
                                                gboolean             upside_down);

/* A board that is not interactive is a picture: no focus, no gestures. */
gboolean            alea_board_get_interactive (AleaBoard           *self);
void                alea_board_set_interactive (AleaBoard           *self,
                                                gboolean             interactive);

/* ALEA_NO_PIECE where nobody stands. */
AleaPiece           alea_board_get_piece       (AleaBoard           *self,
                                                AleaSquare           square);

/* The pieces of @setup, whose geometry must be the board's.  A Guardener that
 * stands across two squares is one piece between them, yet it is read out, and
 * can be pressed, on either. */
void                alea_board_set_setup       (AleaBoard           *self,
                                                const AleaSetup     *setup,
                                                AleaBoardMotion      motion);

/* What is said of a square after its name and its piece: "may move"; NULL for
 * nothing. */
void                alea_board_set_note        (AleaBoard           *self,
                                                AleaSquare           square,
                                                const char          *note);

/* Draws @piece with its middle at a point, as large and as he would stand on the
 * board: for one that is carried there. */
void                alea_board_draw_piece      (AleaBoard           *self,
                                                GtkSnapshot         *snapshot,
                                                AleaPiece            piece,
                                                double               x,
                                                double               y);

/* Where a square lies in the board's coordinates. */
void                alea_board_get_area        (AleaBoard           *self,
                                                AleaSquare           square,
                                                GdkRectangle        *area);

/* The square at a point of the board; ALEA_NO_SQUARE beside the squares. */
AleaSquare          alea_board_find_square     (AleaBoard           *self,
                                                double               x,
                                                double               y);

/* Where the keyboard is; ALEA_NO_SQUARE while the focus is elsewhere. */
AleaSquare          alea_board_get_cursor      (AleaBoard           *self);

/* The keys that were held at the press or release that is being reported. */
GdkModifierType     alea_board_get_modifiers   (AleaBoard           *self);

/* @square, or the left one of the two that its piece stands across. */
AleaSquare          alea_board_get_anchor      (AleaBoard           *self,
                                                AleaSquare           square);

/* The popover, which the board then holds until it is closed, points at
 * @square. */
void                alea_board_popup           (AleaBoard           *self,
                                                GtkPopover          *popover,
                                                AleaSquare           square);

G_END_DECLS
