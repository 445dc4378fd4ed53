/* alea-diagram-editor.h: a diagram that is being drawn, and all it was before
 *
 * Every change is a step that can be undone, without limit.  What changes
 * nothing is no step.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "alea-diagram.h"

G_BEGIN_DECLS

#define ALEA_TYPE_DIAGRAM_EDITOR (alea_diagram_editor_get_type ())

G_DECLARE_FINAL_TYPE (AleaDiagramEditor, alea_diagram_editor, ALEA, DIAGRAM_EDITOR, GObject)

/* An empty board of 8x8.  Emits "changed" after each step, back or forth. */
AleaDiagramEditor *alea_diagram_editor_new             (void) G_GNUC_WARN_UNUSED_RESULT;

/* Until the next change.  (transfer none) */
const AleaDiagram *alea_diagram_editor_get_diagram     (AleaDiagramEditor *self);

/* Begins anew with @diagram (transfer full): nothing to undo, nothing to
 * save. */
void               alea_diagram_editor_open            (AleaDiagramEditor *self,
                                                        AleaDiagram       *diagram);

/* Whether it differs from what was opened, or saved last. */
gboolean           alea_diagram_editor_get_is_changed  (AleaDiagramEditor *self);
void               alea_diagram_editor_set_saved       (AleaDiagramEditor *self);

/* --- steps ----------------------------------------------------------------- */

gboolean           alea_diagram_editor_get_can_undo    (AleaDiagramEditor *self);
gboolean           alea_diagram_editor_get_can_redo    (AleaDiagramEditor *self);
void               alea_diagram_editor_undo            (AleaDiagramEditor *self);
void               alea_diagram_editor_redo            (AleaDiagramEditor *self);

/* What is done until the end is one step: a line of squares that are coloured
 * in one go.  Not to be nested. */
void               alea_diagram_editor_begin_stroke    (AleaDiagramEditor *self);
void               alea_diagram_editor_end_stroke      (AleaDiagramEditor *self);

/* --- the board ------------------------------------------------------------- */

/* What the other functions do not change can be changed in a copy (transfer full), which
 * then takes the place of the diagram (transfer full), as one step. */
AleaDiagram       *alea_diagram_editor_make_draft      (AleaDiagramEditor *self) G_GNUC_WARN_UNUSED_RESULT;
void               alea_diagram_editor_replace         (AleaDiagramEditor *self,
                                                        AleaDiagram       *diagram);

/* Keeps all that lies on the squares that remain, seen from White's lower
 * left. */
void               alea_diagram_editor_set_size        (AleaDiagramEditor *self,
                                                        int                files,
                                                        int                ranks);

/* A hole bears nothing. */
void               alea_diagram_editor_set_hole        (AleaDiagramEditor *self,
                                                        AleaSquare         square,
                                                        gboolean           is_hole);

/* @words stand at the files or ranks instead of their names, divided by
 * blanks; those that are missing keep their names, and with none all do. */
void               alea_diagram_editor_set_labels      (AleaDiagramEditor *self,
                                                        gboolean           is_files,
                                                        const char        *words);

/* Texts that are typed letter by letter are one step. */
void               alea_diagram_editor_set_text        (AleaDiagramEditor *self,
                                                        AleaDiagramText    which,
                                                        const char        *text);

/* --- on the squares -------------------------------------------------------- */

/* Nobody stands in a hole.  @turns: quarter turns, clockwise. */
void               alea_diagram_editor_put             (AleaDiagramEditor *self,
                                                        AleaSquare         square,
                                                        AleaPiece          piece,
                                                        guint              turns);

/* Replaces whoever is on @to; one that @stays is then on both. */
void               alea_diagram_editor_move            (AleaDiagramEditor *self,
                                                        AleaSquare         from,
                                                        AleaSquare         to,
                                                        gboolean           stays);

/* Turns the piece there by a quarter, clockwise. */
void               alea_diagram_editor_turn            (AleaDiagramEditor *self,
                                                        AleaSquare         square);

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

/* Takes off what lies on top: the drawing that was drawn last, else a mark,
 * else the piece, else the hole. */
void               alea_diagram_editor_erase           (AleaDiagramEditor *self,
                                                        AleaSquare         square);

/* All pieces, marks and drawings; the board stays. */
void               alea_diagram_editor_clear           (AleaDiagramEditor *self);

G_END_DECLS
