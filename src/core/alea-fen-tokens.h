/* alea-fen-tokens.h: what lies beside the board, behind the fields of a FEN
 *
 * Private to the core: alea-fen.h is what others use.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-fen.h"

/* Reads the "key=value" tokens at @p, which stands behind the last field in
 * @fen, up to the end or a line break, and fills in what they leave out.  On
 * failure returns false and fills @error, which may be NULL. */
bool alea_fen_read_tokens  (const char      *fen,
                            const char      *p,
                            const AleaRules *rules,
                            AleaSetup       *setup,
                            AleaFenError    *error);

/* Writes the tokens that differ from what a reader takes for granted, each
 * with a blank before it. */
void alea_fen_write_tokens (const AleaSetup *setup,
                            const AleaRules *rules,
                            char            *text,
                            size_t           size);
