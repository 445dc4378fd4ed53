/* alea-player-strip.h: one player: the name, whose turn it is, what is lost
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-session.h"

G_BEGIN_DECLS

#define ALEA_TYPE_PLAYER_STRIP (alea_player_strip_get_type ())

G_DECLARE_FINAL_TYPE (AleaPlayerStrip, alea_player_strip, ALEA, PLAYER_STRIP, GtkWidget)

/* Shows who plays @colour; @session may be NULL. */
void       alea_player_strip_set_player (AleaPlayerStrip *self,
                                         AleaSession     *session,
                                         AleaColour       colour);

/* Whether what is said of runs has to stand in one line. */
void       alea_player_strip_set_compact (AleaPlayerStrip *self,
                                         gboolean         compact);

/* A card with the king of the player before the name, so many tenths of the
 * usual size; 0, as at first, for a line. */
void       alea_player_strip_set_scale (AleaPlayerStrip *self,
                                        guint            scale);

/* Whether nothing is said of runs. */
void       alea_player_strip_set_hides_run (AleaPlayerStrip *self,
                                            gboolean         hides_run);

G_END_DECLS
