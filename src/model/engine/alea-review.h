/* alea-review.h: looks at a whole game while the window lives on
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-ledger.h"

G_BEGIN_DECLS

/* Hears how much has been looked at, 0 to 1, in the main context in which the
 * review was asked for; never after the answer, nor once it is cancelled. */
typedef void (*AleaReviewProgress) (double   fraction,
                                    gpointer data);

/* Looks at every event of @record, which is taken, as far ahead as the game
 * asks for; or lets @command do so, see alea-uci-review.h, unless that is NULL.
 * @progress may be NULL; @progress_data must live as long as it may
 * be called. */
void        alea_review_async  (AleaRecord           *record,
                                const char           *command,
                                AleaReviewProgress    progress,
                                gpointer              progress_data,
                                GCancellable         *cancellable,
                                GAsyncReadyCallback   callback,
                                gpointer              data);

/* NULL with G_IO_ERROR_CANCELLED, with G_IO_ERROR_NO_SPACE where there is no
 * memory, with an error of the record, or of the program that looks. */
AleaLedger *alea_review_finish (GAsyncResult         *result,
                                GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
