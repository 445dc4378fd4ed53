/* alea-diagram-names.h: what lies on a diagram, in words
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram.h"

G_BEGIN_DECLS

/* "May capture there"; static. */
const char *alea_diagram_get_mark_name   (AleaMark           mark);

/* "d4, white knight, circle (red)".  (transfer full) */
char       *alea_diagram_describe_square (const AleaDiagram *diagram,
                                          AleaSquare         square);

G_END_DECLS
