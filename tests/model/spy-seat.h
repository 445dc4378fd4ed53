/* spy-seat.h: a seat that knows what it was asked
 *
 * Leaves the answers to another, and remembers which question the last of them
 * answers.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-seat.h"

G_BEGIN_DECLS

AleaSeat *spy_seat_new            (AleaSeat        *other) G_GNUC_WARN_UNUSED_RESULT;

/* Asserts that its last answer was to the question of @state. */
void      spy_seat_assert_answers (AleaSeat        *self,
                                   const AleaState *state);

G_END_DECLS
