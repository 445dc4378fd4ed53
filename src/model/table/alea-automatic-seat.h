/* alea-automatic-seat.h: what is rolled and played without being asked for
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-seat.h"

G_BEGIN_DECLS

/* Takes what leaves no choice, as far as the properties "rolls" and
 * "plays-forced" want it, in a game that is being played: after an undo the
 * players have time. */
#define ALEA_TYPE_AUTOMATIC_SEAT (alea_automatic_seat_get_type ())

G_DECLARE_FINAL_TYPE (AleaAutomaticSeat, alea_automatic_seat, ALEA, AUTOMATIC_SEAT, AleaSeat)

AleaSeat *alea_automatic_seat_new       (void) G_GNUC_WARN_UNUSED_RESULT;

/* How long it waits before it answers, in milliseconds, so that the eye can
 * follow and what was said can be read. */
void      alea_automatic_seat_set_pause (AleaAutomaticSeat *self,
                                         guint              pause);

G_END_DECLS
