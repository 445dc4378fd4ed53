/* alea-review-notes.h: what a review found, among the notes of a game
 *
 * Chances beside each roll, the luck of it, a sign behind each error and what
 * would have been better: see alea-pgn-writer.h for how a file says it.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-ledger.h"

G_BEGIN_DECLS

/* Takes away what an earlier review noted in @record, and notes what @ledger
 * says, which must be one of its events.  @version is that of the program. */
void alea_review_notes_write (AleaRecord       *record,
                              const AleaLedger *ledger,
                              const char       *version);

G_END_DECLS
