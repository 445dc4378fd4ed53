/* alea-plain-san.h: the moves of most game files, read without detours
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-position.h"

/* The legal move of @text when that is written as programs write it, "Nbxd7+",
 * on a board of 8x8 and in a game of plain moves.  ALEA_MOVE_NONE for
 * everything else, castling and mistakes among it: ask alea_move_parse() about
 * those, which reads all this too, with reasons. */
AleaMove alea_move_parse_plain (const AleaPosition *position,
                                const char         *text);
