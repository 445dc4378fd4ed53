/* review-support.h: games that are reviewed, for tests
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-ledger.h"
#include "alea-record.h"

G_BEGIN_DECLS

/* A rook and two kings. */
#define ROOK "4k3/8/8/8/8/8/8/R3K3 w - - 0 10"

/* A rook before a king; and a knight beside it. */
#define FORK      "***4***/*4k3*/*2N5*/4n5/10/5R4/10/*8*/*4K3*/***4*** b - - 0 1 lost=-"
#define OPEN_FILE "***4***/*4k3*/*8*/4n5/10/5R4/10/*8*/*4K3*/***4*** b - - 0 1 lost=-"

/* A game from the position of @fen on, or from its start where that is NULL, of its rolls
 * and decisions: "6 Ra2 Ra3 4 Kd8 3 resign". */
AleaRecord      *review_make_record  (const char       *game,
                                      const char       *fen,
                                      const char       *words);

/* Of event @number, which was a choice of move 10; without any figures. */
AleaLedgerEntry  review_make_entry   (const AleaRecord *record,
                                      guint             number);

/* The state before event @number. */
void             review_begin        (const AleaRecord *record,
                                      guint             number,
                                      AleaState        *state);

/* The command of a program that answers as @mode of tests/uci/fake-engine.py says.
 * (transfer full) */
char            *review_make_program (const char       *mode) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
