/* alea-diagram-paint.h: how a diagram looks
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram.h"

G_BEGIN_DECLS

/* The board without its words, centred in @width x @height from the origin.
 * @scale as for a layout. */
void         alea_diagram_paint          (const AleaDiagram  *self,
                                          cairo_t            *cr,
                                          double              width,
                                          double              height,
                                          double              scale);

/* Width and height of the board when a square is 1. */
void         alea_diagram_get_proportion (const AleaDiagram  *self,
                                          double             *width,
                                          double             *height);

/* Where the squares lie when it is painted so large.  @layout must not outlive
 * @self. */
void         alea_diagram_init_layout    (const AleaDiagram  *self,
                                          AleaLayout         *layout,
                                          double              width,
                                          double              height,
                                          double              scale);

G_END_DECLS
