/* alea-diagram-editor-private.h: what the files of a diagram editor share
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-diagram-editor.h"

G_BEGIN_DECLS

/* Makes @draft (transfer full) the diagram, in one step. */
void alea_diagram_editor_take (AleaDiagramEditor *self,
                               AleaDiagram       *draft);

G_END_DECLS
