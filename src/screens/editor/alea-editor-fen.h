/* alea-editor-fen.h: the position of the editor as text
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-editor-screen-private.h"

G_BEGIN_DECLS

/* alea-editor-fen.c */
/* Takes a position from the clipboard, or says what is wrong with it. */
void     alea_editor_screen_paste           (AleaEditorScreen *self,
                                             const char       *text);

/* Takes what is on the board in its place. */
void     alea_editor_screen_discard_text    (AleaEditorScreen *self);

/* Says why it cannot be read, if it cannot, where there is room for it. */
void     alea_editor_screen_place_fen_error (AleaEditorScreen *self);
void     alea_editor_screen_add_fen         (AleaEditorScreen *self);
void     alea_editor_screen_update_fen      (AleaEditorScreen *self);
void     alea_editor_screen_fen_changed_cb  (AleaEditorScreen *self);
void     alea_editor_screen_fen_activate_cb (AleaEditorScreen *self);

G_END_DECLS
