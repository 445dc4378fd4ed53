/* check-state.h: what must be true of a state, however it has come about
 *
 * All of these end the test, with the position that was at fault, when
 * something does not hold.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-state.h"

G_BEGIN_DECLS

/* The question can be answered, and only by what it asks for; the key is the
 * one computed anew; the FEN comes back; every generator that this processor
 * can run lists the same moves. */
void check_state         (const AleaState *state);

/* The slow twin of the game lists the same moves and, with @plays, comes to
 * the same boards.  Games on other boards have none; Random Move Number Chess
 * has a twin of whole games instead, see random-move-twin.h. */
void check_state_slowly  (const AleaState *state,
                          gboolean         plays);

/* Every decision has two texts of its own, and each says it alone. */
void check_state_texts   (const AleaState *state);

/* What does not answer the question is refused with a reason, and changes
 * nothing: too many or too few dice, faces that no die has, a decision
 * where a roll is due, a roll where a decision is. */
void check_state_refuses (const AleaState *state);

/* A sentence without a place that nobody filled. */
void check_sentence      (const AleaText  *text);

G_END_DECLS
