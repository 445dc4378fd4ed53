/* alea-play-screen.h: where a game is played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-session.h"

G_BEGIN_DECLS

#define ALEA_TYPE_PLAY_SCREEN (alea_play_screen_get_type ())

G_DECLARE_FINAL_TYPE (AleaPlayScreen, alea_play_screen, ALEA, PLAY_SCREEN, GtkWidget)

/* Where the two players sit; the strings of the setting "seats". */
typedef enum
{
  ALEA_SEATS_FIXED,          /* side by side; the board stays */
  ALEA_SEATS_TURNING,        /* who is to move sits near: the board turns */
  ALEA_SEATS_FACE_TO_FACE,   /* opposite, over a screen that lies flat */
  ALEA_SEATS_SYMMETRIC,      /* opposite, with pieces that read from both sides */
} AleaSeats;

/* An AleaScreen. */
GtkWidget    *alea_play_screen_new             (void) G_GNUC_WARN_UNUSED_RESULT;

/* NULL while no game is on. */
void          alea_play_screen_set_session     (AleaPlayScreen *self,
                                                AleaSession    *session);

/* Where the game is saved, for the title bar; or NULL. */
void          alea_play_screen_set_place       (AleaPlayScreen *self,
                                                const char     *place);

/* The game has been reviewed: who was lucky is said beside the result. */
void          alea_play_screen_hear_review     (AleaPlayScreen *self);

void          alea_play_screen_set_seats       (AleaPlayScreen *self,
                                                AleaSeats       seats);

/* Follows the settings "seats", "auto-roll" and "auto-forced", now and whenever
 * they change: after an event that was played, the program throws its dice, or
 * plays the only decision, by itself.  May be called once; before, nothing comes
 * by itself. */
void          alea_play_screen_follow          (AleaPlayScreen *self,
                                                GSettings      *settings);

G_END_DECLS
