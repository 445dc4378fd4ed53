/* alea-play-computer.h: the computer, where it plays
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-computer-seat.h"
#include "alea-session.h"

G_BEGIN_DECLS

/* Signals: "answer", with a sentence that tells of it; "refused", with one that
 * says what went wrong; "seated" when somebody else plays for a person than
 * before; "stopped" when it stops or goes on. */
#define ALEA_TYPE_PLAY_COMPUTER (alea_play_computer_get_type ())

G_DECLARE_FINAL_TYPE (AleaPlayComputer, alea_play_computer, ALEA, PLAY_COMPUTER, GObject)

/* Questions are asked over the window of @widget, which outlives it. */
AleaPlayComputer *alea_play_computer_new          (GtkWidget        *widget) G_GNUC_WARN_UNUSED_RESULT;

/* @session may be NULL; it forgets the seats that it has made. */
void              alea_play_computer_set_session  (AleaPlayComputer *self,
                                                   AleaSession      *session);

/* Whether the computer plays for @person; and the person for whom it does, if
 * it does for one alone, else ALEA_NO_PERSON. */
gboolean          alea_play_computer_plays        (AleaPlayComputer *self,
                                                   guint             person);
int               alea_play_computer_find_person  (AleaPlayComputer *self);

/* A seat for @person, with the pace that @settings say, now and later. */
AleaSeat         *alea_play_computer_make_seat    (AleaPlayComputer *self,
                                                   guint             person,
                                                   GSettings        *settings) G_GNUC_WARN_UNUSED_RESULT;

/* After an answer of @seat. */
void              alea_play_computer_hear         (AleaPlayComputer *self,
                                                   AleaComputerSeat *seat);

/* Somebody offers a draw to it. */
void              alea_play_computer_offer_draw   (AleaPlayComputer *self);

/* Where it plays by itself it can be stopped. */
gboolean          alea_play_computer_get_can_stop (AleaPlayComputer *self);
gboolean          alea_play_computer_get_is_stopped (AleaPlayComputer *self);
void              alea_play_computer_set_is_stopped (AleaPlayComputer *self,
                                                     gboolean          is_stopped);

G_END_DECLS
