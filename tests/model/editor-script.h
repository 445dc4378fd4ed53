/* editor-script.h: what a person does in the editor, as words
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-editor.h"

G_BEGIN_DECLS

/* An editor of @game that begins with @fen; NULL: its start array.  Whatever
 * is done to it by editor_do() is watched: each property that has another
 * value is notified once and no other is, and "changed" comes once after them,
 * or not at all where nothing changes. */
AleaEditor *editor_new  (const char *game,
                         const char *fen);

/* Does what the words before each ";" say:
 *
 *   put e4 Q, erase e4, move e2 e4, copy e2 e4, clear, start, number 17,
 *   rolls 3 1 ..., flip, mirror, turn b, castle w h1, castle w a -,
 *   relocate w 1, passed e3 1, clock 7, fullmove 9, roll 3-4, roll -,
 *   straddle w 1, pass b 1, doubles 2, lost w Q 1, run 0 6 2, seats 1, left 2,
 *   game chess, mend 0, undo, redo, end
 */
void        editor_do   (AleaEditor *self,
                         const char *words);

G_END_DECLS
