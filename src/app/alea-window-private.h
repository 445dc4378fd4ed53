/* alea-window-private.h: what the files of the window share
 *
 * alea-window.c        the window, its title and screens
 * alea-window-paste.c  a game from the clipboard
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-window.h"

#include "alea-game.h"

G_BEGIN_DECLS

/* The rules of the game that is played, those of chess when none is. */
const AleaRules *alea_window_get_rules    (AleaWindow *self);

/* Goes on with @game; asks first when a game would be lost by that. */
void             alea_window_offer_game   (AleaWindow *self,
                                           AleaGame   *game);

/* Gives @text to the editor if that is in view; FALSE if it is not. */
gboolean         alea_window_paste_into_editor (AleaWindow *self,
                                                const char *text);

/* alea-window-paste.c */
void             alea_window_paste_action (GtkWidget  *widget,
                                           const char *name,
                                           GVariant   *parameter);

G_END_DECLS
