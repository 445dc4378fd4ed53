/* alea-finding.h: what a review has found by an event, as a game keeps it
 *
 * See src/review for how it is found.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

typedef struct
{
  bool   has_chances;   /* of the player who goes on from here */
  double win;
  double draw;
  double loss;
  bool   has_luck;      /* of the roll before */
  double luck;
  char  *better;        /* what would have been better than the decision before, as
                         * players write it; owned, NULL for nothing */
} AleaFinding;

/* Makes @copy, which has nothing yet, the same as @finding. */
void     alea_finding_copy          (const AleaFinding *finding,
                                     AleaFinding       *copy);
void     alea_finding_clear         (AleaFinding       *finding);
gboolean alea_finding_is_empty      (const AleaFinding *finding);

/* Of the player who goes on: 1 wins, 0 loses; -1 where it has no chances. */
double   alea_finding_get_expectation (const AleaFinding *finding);

/* "0.412/0.100/0.488" and "+0.08"; FALSE when it is something else, as other
 * programs write it. */
gboolean alea_finding_parse_chances (const char        *text,
                                     AleaFinding       *finding);
gboolean alea_finding_parse_luck    (const char        *text,
                                     AleaFinding       *finding);

/* Appends both as commands of a game file, each behind a blank unless it comes
 * first. */
void     alea_finding_append        (GString           *text,
                                     const AleaFinding *finding);

/* All of it in one line, to be kept elsewhere than in a game file, and back; of a
 * line that says nothing *@finding becomes empty.  (transfer full) */
char    *alea_finding_write         (const AleaFinding *finding) G_GNUC_WARN_UNUSED_RESULT;
void     alea_finding_read          (const char        *text,
                                     AleaFinding       *finding);

G_END_DECLS
