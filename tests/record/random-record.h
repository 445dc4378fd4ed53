/* random-record.h: games that nobody has thought of, as records
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-record.h"

G_BEGIN_DECLS

/* A game of @rules with options, rolls, decisions and notes out of a stream of
 * random numbers: over, given up, or left at any moment, also amid a turn or
 * the set-up.  @max_events bounds it; (transfer full). */
AleaRecord *random_record_new  (const AleaRules   *rules,
                                guint              max_events,
                                guint64           *stream);

/* A game of moves alone, without notes. */
AleaRecord *random_record_new_plain (const AleaRules   *rules,
                                     const AleaOptions *options,
                                     guint              max_events,
                                     guint64           *stream);

/* An event that answers the question of @state. */
AleaEvent   random_record_event (const AleaState  *state,
                                 guint64          *stream);

G_END_DECLS
