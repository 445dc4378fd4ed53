/* alea-diagram-resize.h: a diagram on a board of another shape
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram.h"

G_BEGIN_DECLS

/* What of @diagram lies on the squares that remain, seen from White's lower
 * left.  New files get letters that are not yet in use. */
AleaDiagram *alea_diagram_resize      (const AleaDiagram *diagram,
                                       int                files,
                                       int                ranks) G_GNUC_WARN_UNUSED_RESULT;

/* Removes marks and drawings that do not lie on squares. */
void         alea_diagram_drop_beside (AleaDiagram       *diagram);

/* One label a file or rank from @words, divided by blanks; those that are
 * missing are the names of the geometry.  NULL when there is no word. */
GStrv        alea_diagram_make_labels (const AleaDiagram *diagram,
                                       gboolean           is_files,
                                       const char        *words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
