/* check-pgn.h: what must be true of a game file and what is read of it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-record.h"

G_BEGIN_DECLS

/* @record, all of whose events must be possible, as a file has it; (transfer full). */
char       *check_pgn_write  (const AleaRecord *record);

/* The only game of @text, which must be good; (transfer full). */
AleaRecord *check_pgn_read   (const char       *text);

/* What is written of @record, all of whose events are possible, comes back
 * and leads to the same state. */
void        check_pgn_record (const AleaRecord *record);

/* Whatever @text is: games come out or sentences do, one behind the other,
 * and what has been read of a game, be it good or bad, is a game. */
void        check_pgn_text   (const char       *text,
                              gsize             n_bytes);

G_END_DECLS
