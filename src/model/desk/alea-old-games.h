/* alea-old-games.h: what version 1 of the program has left
 *
 *   earlier-games.pgn   games that were left, for anybody to read; it stays
 *   game-1.pgn ..       games under way, with what only this computer may know,
 *                       and game-1.lock .., which a program that plays one holds
 *   the setting "match" how the match stands
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-shelf.h"

G_BEGIN_DECLS

/* Brings all of it to the shelf, once, and in its own time: whatever ends the
 * program meanwhile, nothing is lost and nothing is there twice.  A file of a game
 * under way goes when the game is on the shelf; where not all of one can be read,
 * the shelf gets what can, and the file stays as "game-1.pgn.damaged". */
void alea_old_games_bring_over (AleaShelf  *shelf,
                                const char *folder,
                                GSettings  *settings);

G_END_DECLS
