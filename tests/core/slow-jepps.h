/* slow-jepps.h: the rules of Jepps Random Chess in play a second time
 *
 * Those of chess without castling, see slow-rules.h, and the relocation.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-move.h"
#include "alea-setup.h"

/* Lists the legal moves of @setup, which is an 8x8 board with a king a side,
 * in no particular order.  Returns how many. */
size_t slow_jepps_list_moves (const AleaSetup *setup,
                              AleaMove         moves[static ALEA_MAX_MOVES]);

/* Plays a legal move. */
void   slow_jepps_play       (AleaSetup       *setup,
                              AleaMove         move);
