/* alea-editor-panel.h: all that a position has beside its pieces
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-editor.h"

G_BEGIN_DECLS

#define ALEA_TYPE_EDITOR_PANEL (alea_editor_panel_get_type ())

G_DECLARE_FINAL_TYPE (AleaEditorPanel, alea_editor_panel, ALEA, EDITOR_PANEL, GtkWidget)

/* Shows what @editor has and changes it there. */
void alea_editor_panel_set_editor (AleaEditorPanel *self,
                                   AleaEditor      *editor);

G_END_DECLS
