/* alea-diagram-editor-marks.h: marks and drawings are put on and taken off
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram-editor.h"

G_BEGIN_DECLS

/* These are FALSE where there is no room for more marks or drawings. */
gboolean           alea_diagram_editor_set_mark        (AleaDiagramEditor *self,
                                                        AleaSquare         square,
                                                        AleaMark           mark,
                                                        gboolean           is_there);

/* Replaces the drawing of the same kind in the same place.  Circles, tints and
 * labels have one place, an arrow has two. */
gboolean           alea_diagram_editor_draw            (AleaDiagramEditor *self,
                                                        const AleaDrawing *drawing);
void               alea_diagram_editor_undraw          (AleaDiagramEditor *self,
                                                        const AleaDrawing *drawing);

gboolean           alea_diagram_editor_has_mark        (AleaDiagramEditor *self,
                                                        AleaSquare         square,
                                                        AleaMark           mark);

/* The drawing in the place of @drawing, or NULL.  Until the next change. */
const AleaDrawing *alea_diagram_editor_find_drawing    (AleaDiagramEditor *self,
                                                        const AleaDrawing *drawing);

/* One more than the highest number on the board. */
guint              alea_diagram_editor_get_next_number (AleaDiagramEditor *self);

G_END_DECLS
