/* alea-review-words.h: what a review says
 *
 * Points are shown as whole numbers of a hundred, with their sign where they
 * are won or lost.  All strings are (transfer full).
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-ledger.h"

G_BEGIN_DECLS

/* The names of the players: first who began with White; both not empty. */
typedef const char *AleaReviewNames[2];

/* "+24", "−16", "0": of points, and of whole ones of a hundred. */
char *alea_review_words_points  (double                 points);
char *alea_review_words_whole   (int                    points);

/* "22.", "22…"; "" of the last word of a player, which is no move. */
char *alea_review_words_number  (const AleaRecord      *record,
                                 const AleaLedgerEntry *entry);

/* The roll that is the event, or that a decision answers; without dice for none. */
AleaRoll alea_review_words_get_roll (const AleaRecord  *record,
                                 const AleaLedgerEntry *entry);

/* "Qxd5", "resigns"; "" of a roll. */
char *alea_review_words_decision (const AleaRecord     *record,
                                 const AleaState       *before,
                                 const AleaLedgerEntry *entry);

/* Of which more has to be said than what was decided: by whom. */
gboolean alea_review_words_is_resignation (const AleaRecord *record,
                                 const AleaLedgerEntry *entry);

/* "22. 4-4 Qxd5": the number of the move, the roll that it answers, and what was
 * decided; of a roll that leads to no decision, the roll; "Ann resigned". */
char *alea_review_words_event   (const AleaRecord      *record,
                                 const AleaState       *before,
                                 const AleaLedgerEntry *entry,
                                 AleaReviewNames        names);

/* "Better: Rxd5.", or what else is the most that can be said of it. */
char *alea_review_words_verdict (const AleaRecord      *record,
                                 const AleaState       *before,
                                 const AleaLedgerEntry *entry,
                                 AleaReviewNames        names);

/* "The chances for Ann go from 82% to 66%." */
char *alea_review_words_change  (const AleaLedgerEntry *entry,
                                 AleaReviewNames        names);

/* "Move 22: the worst error by Ann" */
char *alea_review_words_moment  (const AleaLedger      *ledger,
                                 const AleaLedgerEntry *entry,
                                 AleaReviewNames        names);

/* What the chances of the player who began with White were, and what was added to
 * them. */
char *alea_review_words_sum     (const AleaLedger      *ledger,
                                 AleaReviewNames        names);

/* Who has looked, and how far ahead. */
char *alea_review_words_depth   (const AleaLedger      *ledger);

/* Who was helped by the dice; NULL where there were none. */
char *alea_review_words_luck    (const AleaLedger      *ledger,
                                 AleaReviewNames        names);

/* Who was helped by the dice and who was good, in a sentence or two. */
char *alea_review_words_summary (const AleaLedger      *ledger,
                                 AleaReviewNames        names);

/* All of it as lines of text. */
char *alea_review_words_all     (const AleaLedger      *ledger,
                                 const AleaRecord      *record,
                                 AleaReviewNames        names);

G_END_DECLS
