/* alea-print-kinds.h: the kinds of pages that every game has
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-score.h"
#include "alea-print-job.h"
#include "alea-session.h"
#include "alea-shelf.h"

G_BEGIN_DECLS

/* The game with diagrams, and its score sheet. */
AleaPrintKind *alea_print_kind_new_game     (AleaGameScore     *score) G_GNUC_WARN_UNUSED_RESULT;
AleaPrintKind *alea_print_kind_new_score    (AleaGameScore     *score) G_GNUC_WARN_UNUSED_RESULT;

/* Games of @shelf as a booklet, in the order of @ids; they are read meanwhile. */
AleaPrintKind *alea_print_kind_new_book     (AleaShelf         *shelf,
                                             const gint64      *ids,
                                             guint              n_ids) G_GNUC_WARN_UNUSED_RESULT;

/* What is written down of @session so far. */
AleaGameScore *alea_print_write_down        (AleaSession       *session) G_GNUC_WARN_UNUSED_RESULT;

/* The same of @record; NULL where it has no start. */
AleaGameScore *alea_print_write_down_record (const AleaRecord  *record) G_GNUC_WARN_UNUSED_RESULT;

/* Adds @diagram, as often as is wanted, and takes it over.  What somebody has
 * drawn, as @is_drawn says, is printed as it is, alone on the page; a position
 * has the title of the job above it. */
void           alea_print_job_add_diagram   (AleaPrintJob      *self,
                                             const char        *title,
                                             AleaDiagram       *diagram,
                                             gboolean           is_drawn);

/* Adds what needs no game: club sheets, agreed dice, empty score sheets, all
 * numbered starts and all of an evening, as far as there are such for @rules, which may be NULL
 * for any game.  @options, which may be NULL, are its house rules. */
void           alea_print_job_add_sheets    (AleaPrintJob      *self,
                                             const AleaRules   *rules,
                                             const AleaOptions *options);

G_END_DECLS
