/* alea-fen-tokens.h: what lies beside the board, at the end of a FEN
 *
 *   dice=6         the roll on the table, not yet used
 *   left=2         moves left in the series under way
 *   runs=6x2/3x1   last roll of the first and of the second player, and how
 *                  many times in a row it has fallen; "-" for no roll
 *   seats=bw       the colours of the first and of the second player
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
 * setup->table.  @column is where @text begins in the FEN, from 1.  On failure
 * returns false and fills @error, which may be NULL. */
bool  alea_fen_tokens_read  (const char      *text,
                             int              column,
                             const AleaRules *rules,
                             AleaSetup       *setup,
                             AleaFenError    *error);

/* Writes each token with a blank before it.  Returns @tokens. */
char *alea_fen_tokens_write (const AleaSetup *setup,
                             const AleaRules *rules,
                             char             tokens[static ALEA_FEN_TOKENS_SIZE]);
