/* alea-uci-seat.h: another program at the table
 *
 * Moves in Chess and Chess960 by asking an engine that is a program of its own,
 * see alea-uci.h.  All else, a set-up with dice too, is left to the computer behind
 * it, which goes on alone as soon as the program fails.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-seat.h"

G_BEGIN_DECLS

/* The signal "failed" comes once, with a sentence, when the program is of no use any
 * more; the question is answered all the same. */
#define ALEA_TYPE_UCI_SEAT (alea_uci_seat_get_type ())

G_DECLARE_FINAL_TYPE (AleaUciSeat, alea_uci_seat, ALEA, UCI_SEAT, AleaSeat)

/* The command that the setting "chess-engine" says, or of an engine that is found;
 * NULL where there is no such program.  And the last level that can be chosen. */
char     *alea_uci_seat_find_program (GSettings  *settings) G_GNUC_WARN_UNUSED_RESULT;
guint     alea_uci_seat_find_most    (GSettings  *settings);

/* @command is as alea_uci_new() has it; nothing is started before it is needed. */
AleaSeat *alea_uci_seat_new          (const char *command,
                                      AleaSeat   *computer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
