/* alea-ledger.h: luck and errors of a game, roll by roll and decision by decision
 *
 * Everything is measured in points to expect, the chance of winning and half of
 * that of a draw, and as the player sees it who began with the white pieces:
 * 1 is won, whatever colours the players have by now.
 *
 *   luck of a roll        what it is worth, less what rolls are worth on average
 *   error of a decision   what the best is worth, less what the chosen one is
 *   revision              a look from the next question, one decision further
 *                         along, sees more than the look before it did
 *
 *   start + luck[0] - luck[1] - error[0] + error[1] + revisions = end
 *
 * Luck and error are read from one and the same look ahead, so that rolls are
 * lucky and unlucky in equal measure, and what was only misjudged is nobody's
 * luck and nobody's error.
 *
 * A set-up with dice is not judged: the ledger begins with play.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-ledger-entry.h"
#include "alea-record.h"
#include "alea-search.h"

G_BEGIN_DECLS

typedef struct
{
  GArray  *entries;           /* of AleaLedgerEntry, from the first event of play on */
  char    *reviewer;          /* another program that has looked, by name; NULL: our own search */
  int      depth;             /* that was looked ahead everywhere, at least */
  gboolean is_over;           /* the end is a result, not a guess */
  double   start;
  double   end;
  double   luck[2];
  double   error[2];
  double   revisions;
  guint    n_rolls[2];
  guint    n_choices[2];
} AleaLedger;

/* How much has been looked at; in the thread that looks. */
typedef void (*AleaLedgerProgress) (guint    n_done,
                                    guint    n_events,
                                    gpointer data);

/* How far to look ahead in a game of @rules unless something else is asked for. */
int          alea_ledger_get_depth    (const AleaRules        *rules);

/* Looks at every event of @record; of @limits wants_all and report are set by
 * this.  NULL where it was cancelled, or with an error where the rules do not
 * allow the events.  @progress may be NULL. */
AleaLedger  *alea_ledger_new          (const AleaRecord       *record,
                                       AleaSearch             *search,
                                       const AleaSearchLimits *limits,
                                       AleaLedgerProgress      progress,
                                       gpointer                data,
                                       GError                **error) G_GNUC_WARN_UNUSED_RESULT;

/* Looks ahead from @state, where there is something to answer, as
 * alea_search_run() does, and reports as @limits says.  FALSE with an error. */
typedef gboolean (*AleaLedgerLook) (gpointer                data,
                                    const AleaState        *state,
                                    const AleaSearchLimits *limits,
                                    AleaVerdict            *verdict,
                                    GError                **error);

/* The same by whatever @look asks, which is called @reviewer. */
AleaLedger  *alea_ledger_new_by       (const AleaRecord       *record,
                                       const char             *reviewer,
                                       AleaLedgerLook          look,
                                       gpointer                look_data,
                                       AleaLedgerProgress      progress,
                                       gpointer                data,
                                       GError                **error) G_GNUC_WARN_UNUSED_RESULT;
void         alea_ledger_free         (AleaLedger             *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaLedger, alea_ledger_free)

/* None where the error is less than what was revised. */
AleaJudgement alea_ledger_entry_judge (const AleaLedgerEntry  *entry);

/* The numbers of up to @n entries in which most was won or lost, by luck or by
 * error, resignations among them, in the order of the game; returns how many. */
guint        alea_ledger_find_moments (const AleaLedger       *self,
                                       guint                   n,
                                       guint                  *entries);

/* Whether dice were thrown in it: else luck has no part in it. */
gboolean     alea_ledger_has_rolls    (const AleaLedger       *self);

/* What is shown of @points, as whole numbers of a hundred. */
int          alea_ledger_round        (double                  points);

/* What dice and errors came to for @player, less what they came to for the other: of
 * the rounded sums of both, so that whoever adds up what is shown comes to the same. */
int          alea_ledger_get_net_luck (const AleaLedger       *self,
                                       int                     player);
int          alea_ledger_get_skill    (const AleaLedger       *self,
                                       int                     player);

/* Makes the sums anew from the entries, the start and the end. */
void         alea_ledger_add_up       (AleaLedger             *self);

/* What is kept of it, and back; NULL where @text is something else or does
 * not fit a game of so many events. */
char        *alea_ledger_write        (const AleaLedger       *self) G_GNUC_WARN_UNUSED_RESULT;
AleaLedger  *alea_ledger_read         (const char             *text,
                                       guint                   n_events) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
