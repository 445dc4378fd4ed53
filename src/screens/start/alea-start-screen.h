/* alea-start-screen.h: the games to choose from
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-game.h"

G_BEGIN_DECLS

/* An AleaScreen.  Emits "begin" with a game (AleaGame) that is ready to be played. */
#define ALEA_TYPE_START_SCREEN (alea_start_screen_get_type ())

G_DECLARE_FINAL_TYPE (AleaStartScreen, alea_start_screen, ALEA, START_SCREEN, GtkWidget)

/* The dice of every game that begins here start afresh from @seed, so the same
 * choices bring the same rolls; NULL, as at first, for the system's random
 * numbers. */
void       alea_start_screen_set_seed  (AleaStartScreen *self,
                                        const char      *seed);
const char *
           alea_start_screen_get_seed  (AleaStartScreen *self);

/* Games begin with the house rules in @settings, and cards say which these
 * are. */
void       alea_start_screen_follow    (AleaStartScreen *self,
                                        GSettings       *settings);

/* Shows the game that was left, for the action "win.resume", and what is left to
 * White and to Black; with @game NULL there is none, with @times NULL no clock. */
void       alea_start_screen_set_kept  (AleaStartScreen *self,
                                        AleaGame        *game,
                                        const gint64    *times);

/* Dice as the games that begin here have them; (transfer full). */
AleaDice  *alea_start_screen_make_dice (AleaStartScreen *self) G_GNUC_WARN_UNUSED_RESULT;

/* The game that "Play" on its card would begin. */
AleaGame  *alea_start_screen_make_game (AleaStartScreen *self,
                                        const AleaRules *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
