/* slow-guardener.h: the rules of Guardener Chess a second time
 *
 * The slow twin that the generator of the program is held against.  It plays
 * on a plain array of squares, is written to be read beside the rules, and
 * shares nothing with the generator but the shape of a setup and of a move.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-rules.h"

/* Lists the moves of pieces that the roll on the table of @setup allows, in no
 * particular order; none where no roll lies there.  Returns how many. */
size_t slow_guardener_list_moves (const AleaSetup   *setup,
                                  const AleaOptions *options,
                                  AleaMove           moves[static ALEA_MAX_MOVES]);

/* Whether a piece of @by could take on @square, whatever the dice (GA8). */
bool   slow_guardener_is_attacked (const AleaSetup  *setup,
                                   int               square,
                                   AleaColour        by);

/* Plays a legal move: pieces, rights, en passant where it can be taken, clocks,
 * pieces lost and returned, and the dice. */
void   slow_guardener_play       (AleaSetup         *setup,
                                  AleaMove           move);
