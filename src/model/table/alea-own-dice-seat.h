/* alea-own-dice-seat.h: real dice, whose faces are typed
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-person.h"
#include "alea-seat.h"

G_BEGIN_DECLS

#define ALEA_TYPE_OWN_DICE_SEAT (alea_own_dice_seat_get_type ())

G_DECLARE_FINAL_TYPE (AleaOwnDiceSeat, alea_own_dice_seat, ALEA, OWN_DICE_SEAT, AleaSeat)

/* Takes the rolls while @person has dice of their own.  As with a hand, the game
 * hears of them where they are typed: see alea_session_type_roll(). */
AleaSeat *alea_own_dice_seat_new (AleaPerson *person) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
