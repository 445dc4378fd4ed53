/* alea-editor-layout.h: where the parts of the editor lie
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  ALEA_EDITOR_PART_BOARD,
  ALEA_EDITOR_PART_PALETTE,
  ALEA_EDITOR_PART_PANEL,      /* scrolls: takes the room that is left */
  ALEA_EDITOR_PART_FAULTS,     /* only while the layout is wide */
  ALEA_EDITOR_PART_SENTENCE,
  ALEA_EDITOR_PART_FOOT,
  ALEA_EDITOR_N_PARTS,
} AleaEditorPart;

#define ALEA_TYPE_EDITOR_LAYOUT (alea_editor_layout_get_type ())

G_DECLARE_FINAL_TYPE (AleaEditorLayout, alea_editor_layout, ALEA, EDITOR_LAYOUT, GtkLayoutManager)

/* @widget must be a child of the widget that is laid out; NULL for none. */
void     alea_editor_layout_set_part      (AleaEditorLayout *self,
                                           AleaEditorPart    part,
                                           GtkWidget        *widget);

/* Whether there is little room beside the board.  Emits "narrow-changed" when idle,
 * not while sizes are being allocated. */
gboolean alea_editor_layout_get_is_narrow (AleaEditorLayout *self);

/* How much larger than usual all but the board is to be, see alea-growth.h.  Emits
 * "scale-changed" likewise. */
guint    alea_editor_layout_get_scale     (AleaEditorLayout *self);

G_END_DECLS
