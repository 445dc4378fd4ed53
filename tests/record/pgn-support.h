/* pgn-support.h: games of a text, as scripts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-pgn-reader.h"
#include "test-support.h"

G_BEGIN_DECLS

AleaPgnReader *pgn_open          (const char        *text);

/* NULL after the last; (transfer full). */
AleaPgnGame   *pgn_next          (AleaPgnReader     *reader);

/* That the game is good and has these events, written as a script. */
void           pgn_assert_events (const AleaPgnGame *game,
                                  const char        *expected);

/* What was noted behind so many events. */
void           pgn_assert_note   (const AleaRecord  *record,
                                  guint              n_events,
                                  gint64             clock,
                                  const char        *nags,
                                  const char        *comment);

G_END_DECLS
