/* alea-session-private.h: what the files of a session share
 *
 * alea-session.c        persons, clock and dice around one game
 * alea-session-rolls.c  its dice
 * alea-session-seats.c  going back before what the computer has answered
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-session.h"

G_BEGIN_DECLS

/* alea-session.c: forward to the next decision, with the time. */
void alea_session_redo_one (AleaSession *self);

G_END_DECLS
