/* alea-play-survey.h: keys that say what can be seen on the play screen
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-play-screen-parts.h"

G_BEGIN_DECLS

/* alea-play-survey.c */
void alea_play_screen_add_survey     (AleaPlayScreen *self);
/* FALSE when the key asks for nothing. */
gboolean alea_play_screen_survey     (AleaPlayScreen *self,
                                      guint           keyval);
/* Somebody has moved the focus by a key: what has it is meant by Space, until
 * the game goes on. */
void alea_play_screen_mean_focus     (AleaPlayScreen *self);
/* Says again what is due, when there is nothing to roll; FALSE when the key is
 * for @focus, which may be NULL, or nothing is due. */
gboolean alea_play_screen_repeat     (AleaPlayScreen *self,
                                      GtkWidget      *focus);

G_END_DECLS
