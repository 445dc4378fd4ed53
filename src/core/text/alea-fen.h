/* alea-fen.h: a setup as a line of text
 *
 * Forsyth-Edwards notation with '*' for holes, castling rights as X-FEN
 * writes them, and a token for each thing beside the board (dice, doubles,
 * kept, pass, lost, left, runs, seats).
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-rules.h"
#include "alea-setup.h"
#include "alea-text.h"

/* Room for the longest FEN of a board that is played on. */
#define ALEA_FEN_SIZE 512

typedef struct
{
  int      column;   /* of the first character that is wrong, in bytes from 1; 0 for the whole text */
  AleaText text;     /* which field it is in, and what is wrong */
} AleaFenError;

/* Reads @fen for @rules, up to its end or a line break.  The setup need not
 * be a position.  On failure returns false, fills @error, which may be NULL,
 * and leaves @setup undefined. */
bool  alea_fen_read  (const char      *fen,
                      const AleaRules *rules,
                      AleaSetup       *setup,
                      AleaFenError    *error);

/* Returns @fen. */
char *alea_fen_write (const AleaSetup *setup,
                      const AleaRules *rules,
                      char             fen[static ALEA_FEN_SIZE]);
