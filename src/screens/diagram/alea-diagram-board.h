/* alea-diagram-board.h: a diagram that feels hands
 *
 * What is seen is the diagram as it is printed, by the painter of all boards.
 * Like an AleaBoard it reports what a person does, and whoever listens decides
 * what that means.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-diagram.h"

G_BEGIN_DECLS

#define ALEA_TYPE_DIAGRAM_BOARD (alea_diagram_board_get_type ())

G_DECLARE_FINAL_TYPE (AleaDiagramBoard, alea_diagram_board, ALEA, DIAGRAM_BOARD, GtkWidget)

/* @diagram is copied. */
void            alea_diagram_board_set_diagram   (AleaDiagramBoard  *self,
                                                  const AleaDiagram *diagram);

/* A square that waits for another one; ALEA_NO_SQUARE for none. */
void            alea_diagram_board_set_selected  (AleaDiagramBoard  *self,
                                                  AleaSquare         square);

/* A drawing that is not yet there; NULL for none. */
void            alea_diagram_board_set_preview   (AleaDiagramBoard  *self,
                                                  const AleaDrawing *preview);

/* Has @piece follow the pointer until the button is let go: to be called from
 * the signal "press". */
void            alea_diagram_board_carry         (AleaDiagramBoard  *self,
                                                  AleaPiece          piece,
                                                  guint              turns);

/* Holes count; ALEA_NO_SQUARE beside the board. */
AleaSquare      alea_diagram_board_find_square   (AleaDiagramBoard  *self,
                                                  double             x,
                                                  double             y);

/* The side of a square, in pixels. */
double          alea_diagram_board_get_square    (AleaDiagramBoard  *self);

/* Where the keyboard is; ALEA_NO_SQUARE while the focus is elsewhere. */
AleaSquare      alea_diagram_board_get_cursor    (AleaDiagramBoard  *self);

/* The keys that were held at the press or release that is being reported. */
GdkModifierType alea_diagram_board_get_modifiers (AleaDiagramBoard  *self);

G_END_DECLS
