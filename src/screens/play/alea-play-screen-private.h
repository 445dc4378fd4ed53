/* alea-play-screen-private.h: what the files of the play screen share
 *
 * alea-play-screen.c   the parts
 * alea-play-actions.c  what can be done, and when
 * alea-play-auto.c     what is done without being asked for
 * alea-play-carry.c    pieces that are carried onto the board
 * alea-play-copy.c     the game on the clipboard
 * alea-play-pause.c    time that stands still while nobody sees the board
 * alea-play-persons.c  who plays: persons and the computer
 * alea-play-seats.c    where the players sit
 * alea-play-sentence.c what is said
 * alea-play-state.c    what the game allows now
 * alea-play-survey.c   keys that say what can be seen
 * alea-play-tutor.c    what is asked before a blunder is final
 * alea-play-layout.c   where the parts lie
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-actions.h"
#include "alea-play-screen-parts.h"
#include "alea-screen-interface.h"

G_BEGIN_DECLS

/* alea-play-actions.c */
void alea_play_screen_add_actions    (AleaPlayScreen *self);
/* The one place that says what is enabled. */
void alea_play_screen_update_actions (AleaPlayScreen *self);

/* alea-play-as-screen.c */
void alea_play_screen_init_screen    (AleaScreenInterface *iface);
/* After a change of the game. */
void alea_play_screen_update_subtitle (AleaPlayScreen *self);

/* alea-play-auto.c */
void alea_play_screen_add_auto       (AleaPlayScreen *self);
/* When another session is played. */
void alea_play_screen_seat_persons   (AleaPlayScreen *self);
/* After whatever a roll or move that comes by itself may have waited for. */
void alea_play_screen_update_auto    (AleaPlayScreen *self);

/* alea-play-carry.c */
void alea_play_screen_add_carrying   (AleaPlayScreen *self);
/* In a card of their own, or with what can be answered. */
void alea_play_screen_place_hand     (AleaPlayScreen *self,
                                      gboolean        has_card);
/* Over all that the screen shows. */
void alea_play_screen_draw_carried   (AleaPlayScreen *self,
                                      GtkSnapshot    *snapshot);
/* For Escape: FALSE when nobody is carried. */
gboolean alea_play_screen_cancel     (AleaPlayScreen *self);

/* alea-play-copy.c */
void alea_play_screen_add_copying    (AleaPlayScreen *self);

/* alea-play-key.c */
/* After a change of the game or of the shape of the window. */
void alea_play_screen_update_key     (AleaPlayScreen *self);

/* alea-play-pause.c */
void alea_play_screen_add_pause      (AleaPlayScreen *self);
/* After a change of the game or of its clock. */
void alea_play_screen_update_pause   (AleaPlayScreen *self);

/* alea-play-persons.c */
void alea_play_screen_add_computer   (AleaPlayScreen *self);
/* As a game begins: White sits on the near side, or a person alone. */
void alea_play_screen_turn_board     (AleaPlayScreen *self);
/* A person alone sits on the near side. */
void alea_play_screen_turn_to_person (AleaPlayScreen *self);

/* alea-play-seats.c */
/* Takes them from the settings, now and whenever they change. */
void alea_play_screen_follow_seats   (AleaPlayScreen *self);
/* After a change of the game or of the seats. */
void alea_play_screen_update_seats   (AleaPlayScreen *self);
void alea_play_screen_place_players  (AleaPlayScreen *self);

/* alea-play-state.c */
gboolean alea_play_screen_get_can_pause (AleaPlayScreen *self);
/* While time stands still the board is covered. */
gboolean alea_play_screen_get_is_paused (AleaPlayScreen *self);
/* Whether the action "roll" would do something now. */
gboolean alea_play_screen_get_can_roll (AleaPlayScreen *self);
/* @sentence, and the keys for what can be answered now but on the board. */
char *alea_play_screen_name_keys     (AleaPlayScreen *self,
                                      const char     *sentence) G_GNUC_WARN_UNUSED_RESULT;

/* alea-play-tutor.c */
void alea_play_screen_add_tutor      (AleaPlayScreen *self);
/* When another session is played. */
void alea_play_screen_seat_tutor     (AleaPlayScreen *self);
/* Takes back what is not final; FALSE for nothing. */
gboolean alea_play_screen_reconsider (AleaPlayScreen *self);

G_END_DECLS
