/* slow-rules.h: the rules of Chess and Chess960 a second time
 *
 * The slow twin that the generator of the program is held against.  It plays
 * on a plain array of squares, tries every move out and looks whether the king
 * can be taken.  It is written to be read beside the rules, and it shares
 * nothing with the generator but the shape of a setup and of a move.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-move.h"
#include "alea-setup.h"

/* Lists the legal moves of @setup, which is an 8x8 board with a king a side,
 * in no particular order.  Returns how many. */
size_t slow_rules_list_moves (const AleaSetup *setup,
                              AleaMove         moves[static ALEA_MAX_MOVES]);

/* Plays a legal move: pieces, rights, en passant where it can be taken, clocks. */
void   slow_rules_play       (AleaSetup       *setup,
                              AleaMove         move);

/* Whether the king of @colour can be taken. */
bool   slow_rules_is_check   (const AleaSetup *setup,
                              AleaColour       colour);

/* Whether the piece on @from, which may be pinned, could take on @to. */
bool   slow_rules_attacks    (const AleaSetup *setup,
                              int              from,
                              int              to);
