/* alea-pgn-writer.h: a game as the text of a game file
 *
 * PGN, export format: moves are in English, lines of no more than 80 letters.
 *
 *   [Variant "…"]        unless it is chess
 *   [SetUp "1"] [FEN "…"]   the position when ordinary moves begin, where the
 *                        game has a set-up of its own or began from a position
 *   [WhiteSetup "Na1, …"] [BlackSetup "Mirror"]   (J27, J28)
 *   [SetupRolls "1-4 6-2 reroll …"]   all rolls before play; see alea-roll-list.h
 *   [Rules "double=reroll"]   options that differ from the default
 *   {[%roll 3-5]}        before the move it belongs to; "{[%roll 2-2 3-3]}" is a
 *                        double thrown again
 *   {[%roll 6] [%seats bw]}   the players have changed seats: the colours of
 *                        the first and the second player now
 *   --                   a turn that the roll before it has taken away
 *   Nf3,Bc4              moves of one series
 *   {[%clk 0:05:03.5] text}   behind the move: the clock and the comment
 *   {[%roll 3-5] [%eval 0.412/0.100/0.488] [%luck +0.08]}   what a review has
 *                        found: the chances of the player who goes on from here,
 *                        before the roll, and the luck of the rolls of this comment
 *   Nf3 $6 (4. Bxf7)     and what would have been better, where that is a move or
 *                        a pass, "--"
 *
 * Of notes by rolls and choices that the tags hold nothing is written; other
 * notes stand where they belong, those by the last word of a player (resign,
 * draw) before the result.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-record.h"

G_BEGIN_DECLS

/* Appends the game and an empty line to @text.  Fails, and leaves @text as it
 * was, when the rules do not allow the events. */
gboolean alea_pgn_write (const AleaRecord  *record,
                         GString           *text,
                         GError           **error);

G_END_DECLS
