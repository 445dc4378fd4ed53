/* alea-print-kinds.h: the kinds of pages that every game has
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-score.h"
#include "alea-print-job.h"
#include "alea-session.h"

G_BEGIN_DECLS

/* Diagrams, of AleaDiagram, as often as is wanted, below @heading.  Those that
 * somebody has drawn, as @is_drawn says, are printed as they are, and alone on
 * the page; @heading then only names the file. */
AleaPrintKind *alea_print_kind_new_diagrams (const char        *title,
                                             const char        *heading,
                                             GPtrArray         *diagrams,
                                             gboolean           is_drawn) G_GNUC_WARN_UNUSED_RESULT;

/* The game with diagrams, and its score sheet. */
AleaPrintKind *alea_print_kind_new_game     (AleaGameScore     *score) G_GNUC_WARN_UNUSED_RESULT;
AleaPrintKind *alea_print_kind_new_score    (AleaGameScore     *score) G_GNUC_WARN_UNUSED_RESULT;

/* What is written down of @session so far. */
AleaGameScore *alea_print_write_down        (AleaSession       *session) G_GNUC_WARN_UNUSED_RESULT;

/* Adds what needs no game: club sheets, agreed dice, empty score sheets and
 * all numbered starts, as far as there are such for @rules, which may be NULL
 * for any game.  @options, which may be NULL, are its house rules. */
void           alea_print_job_add_sheets    (AleaPrintJob      *self,
                                             const AleaRules   *rules,
                                             const AleaOptions *options);

G_END_DECLS
