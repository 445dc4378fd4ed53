/* alea-review-graph.h: the chances over a game, and below them luck and errors
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-chance-graph.h"
#include "alea-review-words.h"

G_BEGIN_DECLS

/* Emits "chosen" with the number of an entry that is clicked, or gone to by a
 * key. */
#define ALEA_TYPE_REVIEW_GRAPH (alea_review_graph_get_type ())

G_DECLARE_FINAL_TYPE (AleaReviewGraph, alea_review_graph, ALEA, REVIEW_GRAPH, GtkWidget)

/* @ledger is NULL for none.  @moments are numbers of entries that bear the signs
 * 1, 2 and 3. */
void       alea_review_graph_set_ledger (AleaReviewGraph  *self,
                                         const AleaLedger *ledger,
                                         AleaReviewNames   names,
                                         const guint      *moments,
                                         guint             n_moments);

/* The entry that is looked at, and what is said of it. */
void       alea_review_graph_set_chosen (AleaReviewGraph  *self,
                                         guint             entry,
                                         const char       *words);

/* What it is drawn on; follows the class "dark". */
AleaChanceGround alea_review_graph_get_ground (AleaReviewGraph *self);

/* What it draws, on paper too. */
AleaChanceGraph *alea_review_graph_make (const AleaLedger *ledger,
                                         AleaReviewNames   names,
                                         const guint      *moments,
                                         guint             n_moments) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
