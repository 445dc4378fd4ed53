/* alea-diagram-editor-marks.c: marks and drawings are put on and taken off
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-diagram-editor.h"

#include "alea-diagram-find.h"

gboolean
alea_diagram_editor_set_mark (AleaDiagramEditor *self,
                              AleaSquare         square,
                              AleaMark           mark,
                              gboolean           is_there)
{
  const AleaDiagramMark one = { .mark = mark, .square = square };
  const AleaDiagram *diagram;
  AleaDiagram *draft;
  int i;

  g_return_val_if_fail (ALEA_IS_DIAGRAM_EDITOR (self), FALSE);

  diagram = alea_diagram_editor_get_diagram (self);
  g_return_val_if_fail (alea_diagram_has_place (diagram, square), FALSE);

  i = alea_diagram_find_mark (diagram, square, (int) mark);
  if ((i >= 0) == !!is_there || !alea_geometry_has_square (&diagram->geometry, square))
    return TRUE;
  if (is_there && diagram->marks->len == ALEA_DIAGRAM_MAX_DRAWINGS)
    return FALSE;

  draft = alea_diagram_copy (diagram);
  if (is_there)
    g_array_append_val (draft->marks, one);
  else
    g_array_remove_index (draft->marks, (guint) i);
  alea_diagram_editor_replace (self, draft);
  return TRUE;
}

static gboolean
can_bear (const AleaGeometry *geometry,
          const AleaDrawing  *drawing)
{
  if (!alea_geometry_has_square (geometry, drawing->square))
    return FALSE;
  if (drawing->type == ALEA_DRAWING_LABEL)
    return *drawing->text != '\0';

  return drawing->type != ALEA_DRAWING_ARROW
         || (drawing->to != drawing->square && alea_geometry_has_square (geometry, drawing->to));
}

gboolean
alea_diagram_editor_draw (AleaDiagramEditor *self,
                          const AleaDrawing *drawing)
{
  const AleaDiagram *diagram;
  AleaDiagram *draft;
  int i;

  g_return_val_if_fail (ALEA_IS_DIAGRAM_EDITOR (self), FALSE);
  g_return_val_if_fail (drawing != NULL, FALSE);

  diagram = alea_diagram_editor_get_diagram (self);
  g_return_val_if_fail (alea_diagram_has_place (diagram, drawing->square), FALSE);

  if (!can_bear (&diagram->geometry, drawing))
    return TRUE;

  i = alea_diagram_find_drawing (diagram, drawing);
  if (i < 0 && diagram->drawings->len == ALEA_DIAGRAM_MAX_DRAWINGS)
    return FALSE;

  draft = alea_diagram_copy (diagram);
  if (i >= 0)
    g_array_index (draft->drawings, AleaDrawing, i) = *drawing;
  else
    g_array_append_vals (draft->drawings, drawing, 1);
  alea_diagram_editor_replace (self, draft);
  return TRUE;
}

void
alea_diagram_editor_undraw (AleaDiagramEditor *self,
                            const AleaDrawing *drawing)
{
  const AleaDiagram *diagram;
  AleaDiagram *draft;
  int i;

  g_return_if_fail (ALEA_IS_DIAGRAM_EDITOR (self));

  diagram = alea_diagram_editor_get_diagram (self);
  i = alea_diagram_find_drawing (diagram, drawing);
  if (i < 0)
    return;

  draft = alea_diagram_copy (diagram);
  g_array_remove_index (draft->drawings, (guint) i);
  alea_diagram_editor_replace (self, draft);
}
