/* alea-window-private.h: what the files of the window share
 *
 * Each knows those above it in this list and none below.
 *
 * alea-window-size.c     how large the window is, now and next time
 * alea-window-files.c    dialogs that ask for a file
 * alea-window-recent.c   the files that were used last
 * alea-window.c          the window, its title and screens
 * alea-window-keys.c     keys that mean the same wherever the focus is
 * alea-window-guide.c    the guide beside the game, or over it
 * alea-window-diagram.c  the screen on which diagrams are drawn
 * alea-window-keep.c     what the window says of the shelf
 * alea-window-leave.c    the window closes
 * alea-window-save.c     games into files
 * alea-window-game.c     games in the window, and what can be asked of them
 * alea-window-review.c   who was lucky in a game
 * alea-window-editor.c   the screen on which positions are set up
 * alea-window-open.c     games out of files, and out of text
 * alea-window-paste.c    games from the clipboard, and dropped on the window
 * alea-window-fill.c     all that a window of games can do
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-window.h"

#include "alea-actions.h"
#include "alea-fen.h"
#include "alea-window-struct.h"

G_BEGIN_DECLS

/* --- alea-window-size.c ----------------------------------------------------- */

/* That of last time, which is then followed. */
void             alea_window_restore_size (AleaWindow *self);
void             alea_window_keep_size    (AleaWindow *self);

/* --- alea-window-recent.c --------------------------------------------------- */

void             alea_window_watch_recent (AleaWindow *self);
void             alea_window_remember_file (GFile      *file);
void             alea_window_forget_file   (GFile      *file);
/* After something in the menu of files that closes with it. */
void             alea_window_let_go_of_menu (AleaWindow *self);

/* --- alea-window.c ---------------------------------------------------------- */

/* The screen in view, behind the guide where that covers it; what is to be
 * seen, which may be the guide; and what keys are for. */
AleaScreen      *alea_window_get_screen   (AleaWindow *self);
AleaScreen      *alea_window_get_asked    (AleaWindow *self);

void             alea_window_add_screen   (AleaWindow *self,
                                           AleaScreen *screen);
void             alea_window_show_screen  (AleaWindow *self,
                                           AleaScreen *screen);
void             alea_window_need_play_screen (AleaWindow *self);
/* Whether it is all that is to be seen. */
gboolean         alea_window_is_guide_alone (AleaWindow *self);

/* The title bar and the menu say what is in view.  Emits "updated", before. */
void             alea_window_update       (AleaWindow *self);

/* NULL while no game is on. */
AleaSession     *alea_window_get_session  (AleaWindow *self);
AleaGame        *alea_window_get_game     (AleaWindow *self);
/* The rules of the game that is played, those of chess when none is. */
const AleaRules *alea_window_get_rules    (AleaWindow *self);

/* Whether the program has no other window; another one like this. */
gboolean         alea_window_is_alone     (AleaWindow *self);
AleaWindow      *alea_window_open_another (AleaWindow *self);

/* --- what one can do in it: called once, by alea_window_fill() -------------- */

void             alea_window_add_keys     (AleaWindow *self);
void             alea_window_add_guide    (AleaWindow *self);
void             alea_window_add_diagram  (AleaWindow *self);
void             alea_window_add_keeping  (AleaWindow *self);
void             alea_window_add_leaving  (AleaWindow *self);
void             alea_window_add_saving   (AleaWindow *self);
void             alea_window_add_game     (AleaWindow *self);
void             alea_window_add_review   (AleaWindow *self);
void             alea_window_add_editor   (AleaWindow *self);
void             alea_window_add_opening  (AleaWindow *self);
void             alea_window_add_pasting  (AleaWindow *self);

/* --- alea-window-diagram.c -------------------------------------------------- */

/* How a file of a diagram begins. */
#define ALEA_WINDOW_DIAGRAM_HEAD "alea-diagram:"

void             alea_window_open_diagram (AleaWindow *self,
                                           GFile      *file);

G_END_DECLS
