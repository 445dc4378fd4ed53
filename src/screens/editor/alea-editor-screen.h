/* alea-editor-screen.h: where a position is set up
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-editor.h"

G_BEGIN_DECLS

#define ALEA_TYPE_EDITOR_SCREEN (alea_editor_screen_get_type ())

G_DECLARE_FINAL_TYPE (AleaEditorScreen, alea_editor_screen, ALEA, EDITOR_SCREEN, GtkWidget)

/* An AleaScreen.  It begins with the start array of chess.  The signal "play"
 * comes with an AleaGame that begins where the position stands. */
GtkWidget    *alea_editor_screen_new         (void) G_GNUC_WARN_UNUSED_RESULT;

AleaEditor   *alea_editor_screen_get_editor  (AleaEditorScreen *self);
void          alea_editor_screen_set_editor  (AleaEditorScreen *self,
                                              AleaEditor       *editor);

/* Where the dice for arrays come from; @dice is (transfer full). */
void          alea_editor_screen_set_dice    (AleaEditorScreen *self,
                                              AleaDice         *dice);

G_END_DECLS
