/* alea-window-open.h: games and positions out of files and texts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-window-struct.h"

G_BEGIN_DECLS

/* --- alea-window-editor.c --------------------------------------------------- */

/* A position of the game under way, of chess, or of any other. */
AleaGame        *alea_window_read_position (AleaWindow  *self,
                                            const char  *text,
                                            GError     **error);
/* A board that cannot be played on, such as one that is still being set up when
 * it is copied, can be put right: the editor, here or in a window of its own,
 * says what is wrong with it.  FALSE when @text is none. */
gboolean         alea_window_edit_text     (AleaWindow  *self,
                                            const char  *text,
                                            gboolean     is_apart);

/* --- alea-window-open.c ----------------------------------------------------- */

void             alea_window_open_games   (AleaWindow *self,
                                           const char *text);

G_END_DECLS
