/* alea-diagram-find.h: what lies where on a diagram
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram.h"

G_BEGIN_DECLS

/* Whether @square is within the size of the board, be it a hole. */
bool  alea_diagram_has_place         (const AleaDiagram *diagram,
                                      AleaSquare         square);

/* These return an index, -1 for nothing. */

/* The last such @mark on @square, or any when @mark is negative. */
int   alea_diagram_find_mark         (const AleaDiagram *diagram,
                                      AleaSquare         square,
                                      int                mark);

/* The drawing in the place of @wanted. */
int   alea_diagram_find_drawing      (const AleaDiagram *diagram,
                                      const AleaDrawing *wanted);

/* The topmost drawing that has to do with @square. */
int   alea_diagram_find_last_drawing (const AleaDiagram *diagram,
                                      AleaSquare         square);

/* One more than the highest number on the board. */
guint alea_diagram_find_next_number  (const AleaDiagram *diagram);

G_END_DECLS
