/* alea-review-screen.h: who was lucky in a game, and who was good
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* An AleaScreen.  Emits "play-from", with a number of events, when somebody wants
 * to play on from there, and "reviewed" when all has been looked at. */
#define ALEA_TYPE_REVIEW_SCREEN (alea_review_screen_get_type ())

G_DECLARE_FINAL_TYPE (AleaReviewScreen, alea_review_screen, ALEA, REVIEW_SCREEN, GtkWidget)

/* Of @settings those of the chess engine are read. */
GtkWidget *alea_review_screen_new         (GSettings        *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Looks at the game of @session, as it is now; at once where that has been done
 * before.  NULL for none. */
void       alea_review_screen_set_session (AleaReviewScreen *self,
                                           AleaSession      *session);

G_END_DECLS
