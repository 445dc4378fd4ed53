/* alea-review-reason.h: what was seen on the board, behind the figures of a review
 *
 * A review says how much a roll or a decision has changed.  This says what it
 * was: what the roll was used for, and which piece a decision left in danger or
 * did not capture.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-ledger.h"

G_BEGIN_DECLS

/* A sentence about @entry of @record, which was applied to @before, by a player whose name
 * is @name; "" where the rules alone tell nothing.  (transfer full) */
char *alea_review_reason_say (const AleaRecord      *record,
                              const AleaState       *before,
                              const AleaLedgerEntry *entry,
                              const char            *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
