/* alea-diagram-tools.h: what to draw with
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-drawing.h"
#include "alea-marks.h"

G_BEGIN_DECLS

typedef enum
{
  ALEA_TOOL_HAND,      /* moves pieces */
  ALEA_TOOL_ARROW,
  ALEA_TOOL_CIRCLE,
  ALEA_TOOL_TINT,
  ALEA_TOOL_NUMBER,    /* the next one each time */
  ALEA_TOOL_TEXT,
  ALEA_TOOL_MARK,
  ALEA_TOOL_HOLE,
  ALEA_N_TOOLS,
  ALEA_TOOL_STAMP = ALEA_N_TOOLS,   /* a piece of the palette, which is elsewhere */
} AleaTool;

#define ALEA_TYPE_DIAGRAM_TOOLS (alea_diagram_tools_get_type ())

G_DECLARE_FINAL_TYPE (AleaDiagramTools, alea_diagram_tools, ALEA, DIAGRAM_TOOLS, GtkWidget)

/* Emits "tool-changed". */
AleaTool        alea_diagram_tools_get_tool   (AleaDiagramTools *self);
void            alea_diagram_tools_set_tool   (AleaDiagramTools *self,
                                               AleaTool          tool);

/* Of all that is drawn; opacity 0: the theme's own. */
AleaColourValue alea_diagram_tools_get_colour (AleaDiagramTools *self);

AleaMark        alea_diagram_tools_get_mark   (AleaDiagramTools *self);

/* What ALEA_TOOL_TEXT writes; perhaps nothing. */
const char     *alea_diagram_tools_get_text   (AleaDiagramTools *self);

/* Quarter turns of pieces that are put, clockwise.  Emits "turns-changed". */
guint           alea_diagram_tools_get_turns  (AleaDiagramTools *self);

G_END_DECLS
