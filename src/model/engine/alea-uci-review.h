/* alea-uci-review.h: a whole game as another program sees it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-ledger.h"

G_BEGIN_DECLS

/* Starts @command, see alea-uci.h, lets it look at every event of @record, a game
 * of Chess or Chess960, and sees that it ends.  Blocks: call it from a thread.
 * NULL with an error of G_IO_ERROR or of the record. */
AleaLedger *alea_uci_review (const AleaRecord    *record,
                             const char          *command,
                             AleaLedgerProgress   progress,
                             gpointer             data,
                             GCancellable        *cancellable,
                             GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
