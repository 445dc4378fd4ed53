/* alea-diagram-panel.h: the board of a diagram, and the words below it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-diagram-editor.h"

G_BEGIN_DECLS

#define ALEA_TYPE_DIAGRAM_PANEL (alea_diagram_panel_get_type ())

G_DECLARE_FINAL_TYPE (AleaDiagramPanel, alea_diagram_panel, ALEA, DIAGRAM_PANEL, GtkWidget)

/* To be called once. */
void alea_diagram_panel_set_editor (AleaDiagramPanel  *self,
                                    AleaDiagramEditor *editor);

G_END_DECLS
