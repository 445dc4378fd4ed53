/* alea-fen-tokens.h: what lies beside the board, at the end of a FEN
 *
 *   dice=3-4       the roll on the table, not yet used
 *   doubles=2      how many doubles stand in a row this turn
 *   kept=4/13      doubles that were thrown again this turn and stay usable: the
 *                  number of the first, and the terraces that later ones
 *                  opened; "-" for none.  Only where the players agreed so
 *   pass=w         who still has the pass: wb, w, b or -
 *   lost=QRp       pieces captured so far, where they are not just those that the
 *                  board lacks of the start array
 *   left=2         moves left in the series under way
 *   runs=6x2/3x1   last roll of the first and of the second player, and how
 *                  many times in a row it has fallen; "-" for no roll
 *   seats=bw       the colours of the first and of the second player
 *   last=d2d4      the last move; for display by other programs, so it is
 *                  read and dropped
 *
 * A token that says what is so anyway is not written.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-fen.h"

#define ALEA_FEN_TOKENS_SIZE 128

/* Reads "key=value" tokens up to the end of @text or of its line into
 * setup->table, and fills in what they leave out.  @column is where @text begins in the FEN, from 1.  On failure
 * returns false and fills @error, which may be NULL. */
bool  alea_fen_tokens_read  (const char      *text,
                             int              column,
                             const AleaRules *rules,
                             AleaSetup       *setup,
                             AleaFenError    *error);

/* Writes each token with a blank before it.  Returns @text. */
char *alea_fen_tokens_write (const AleaSetup *setup,
                             const AleaRules *rules,
                             char             text[static ALEA_FEN_TOKENS_SIZE]);
