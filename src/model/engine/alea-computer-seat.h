/* alea-computer-seat.h: the computer at the table
 *
 * Answers every question of a game: it has the dice thrown, places pieces,
 * moves, passes, rolls a double again, claims draws, and resigns what is lost.
 * It thinks in a thread, for no longer than the clock allows, and answers no
 * sooner than the eye can follow.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-level.h"
#include "alea-seat.h"

G_BEGIN_DECLS

#define ALEA_TYPE_COMPUTER_SEAT (alea_computer_seat_get_type ())

G_DECLARE_FINAL_TYPE (AleaComputerSeat, alea_computer_seat, ALEA, COMPUTER_SEAT, AleaSeat)

/* @level is 1 .. ALEA_N_LEVELS; @seed decides what it misjudges: another one a
 * game. */
AleaSeat *alea_computer_seat_new             (guint                 level,
                                              guint64               seed) G_GNUC_WARN_UNUSED_RESULT;

/* How long it takes before each answer, in milliseconds; 600 unless set. */
void      alea_computer_seat_set_pause       (AleaComputerSeat     *self,
                                              guint                 pause);

/* After an answer: whether it would like to agree to a draw.  It says so once in
 * a long while. */
gboolean  alea_computer_seat_get_offers_draw (AleaComputerSeat     *self);

/* Somebody offers a draw in @state, of which a copy is taken; the computer plays
 * @who.  Whether it agrees; FALSE with @error when it has not been able to think. */
void      alea_computer_seat_consider_draw_async  (AleaComputerSeat    *self,
                                                   const AleaState     *state,
                                                   AleaWho              who,
                                                   GCancellable        *cancellable,
                                                   GAsyncReadyCallback  callback,
                                                   gpointer             data);
gboolean  alea_computer_seat_consider_draw_finish (AleaComputerSeat    *self,
                                                   GAsyncResult        *result,
                                                   GError             **error);

G_END_DECLS
