/* alea-play-screen.h: where a game is played
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-board.h"
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

GtkWidget    *alea_play_screen_new             (void) G_GNUC_WARN_UNUSED_RESULT;

/* Both are NULL while no game is on. */
AleaSession  *alea_play_screen_get_session     (AleaPlayScreen *self);
void          alea_play_screen_set_session     (AleaPlayScreen *self,
                                                AleaSession    *session);
AleaGame     *alea_play_screen_get_game        (AleaPlayScreen *self);

void          alea_play_screen_set_seats       (AleaPlayScreen *self,
                                                AleaSeats       seats);

/* Follows the settings "auto-roll" and "auto-forced", now and whenever they
 * change: after an event that was played, the program throws its dice, or
 * plays the only decision, by itself.  May be called once; before, nothing comes
 * by itself. */
void          alea_play_screen_follow          (AleaPlayScreen *self,
                                                GSettings      *settings);

AleaBoard    *alea_play_screen_get_board       (AleaPlayScreen *self);

/* While time stands still the board is covered. */
gboolean      alea_play_screen_get_is_paused   (AleaPlayScreen *self);

/* What can be done in the game, for the window to put under "game". */
GActionGroup *alea_play_screen_get_actions     (AleaPlayScreen *self);

/* A key without modifiers that nobody else wants; FALSE when it means nothing
 * in the game now. */
gboolean      alea_play_screen_key             (AleaPlayScreen *self,
                                                guint           keyval);

/* Whether the action "roll" would do something now. */
gboolean      alea_play_screen_get_can_roll    (AleaPlayScreen *self);

/* Somebody has moved the focus by a key: what has it is meant by Space, until
 * the game goes on. */
void          alea_play_screen_mean_focus      (AleaPlayScreen *self);

/* Says again what is due, when there is nothing to roll; FALSE when the key is
 * for @focus, which may be NULL, or nothing is due. */
gboolean      alea_play_screen_repeat          (AleaPlayScreen *self,
                                                GtkWidget      *focus);

/* "Start 518 · move 12"; notifies.  Property "subtitle". */
const char   *alea_play_screen_get_subtitle    (AleaPlayScreen *self);

/* Whether the move list comes as a sheet.  Property "needs-sheet". */
gboolean      alea_play_screen_get_needs_sheet (AleaPlayScreen *self);

/* The rule behind what is said now, "J22"; NULL for none. */
const char   *alea_play_screen_get_rule     (AleaPlayScreen *self);

G_END_DECLS
