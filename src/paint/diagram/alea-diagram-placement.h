/* alea-diagram-placement.h: the pieces of a diagram as a line of text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram.h"

G_BEGIN_DECLS

/* Reads a placement as in a FEN, up to a blank or the end: the top rank first,
 * numbers for empty squares, '*' for holes, and behind a letter '>' 'v' '<' for
 * a piece that lies to the right, on his head, to the left.  *@end, which may be
 * NULL, is set behind it, or, on failure, to what is wrong; some pieces have then
 * been placed. */
gboolean     alea_diagram_read_placement (AleaDiagram        *self,
                                          const char         *text,
                                          const char        **end,
                                          GError            **error);

/* (transfer full) */
char        *alea_diagram_write_placement (const AleaDiagram *self);

G_END_DECLS
