/* alea-guide-check.h: whether a page of the guide can be done
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide-page-private.h"

G_BEGIN_DECLS

/* Reads how the squares that are asked for are told from the others. */
gboolean      alea_guide_which_read    (const AleaGuideEntry  *entry,
                                        AleaGuidePage         *page,
                                        GError               **error);

/* What the rules say against @square where they name those that are asked
 * for; an empty text for nothing. */
void          alea_guide_explain_square (AleaGuidePage         *page,
                                         AleaSquare             square,
                                         AleaText              *why);

/* Whether @script begins with the @n_events events at @events. */
gboolean      alea_guide_is_beginning  (const GArray           *script,
                                        const AleaEvent        *events,
                                        guint                   n_events);

/* The mistake just added: it needs a reason and must not be a right answer. */
gboolean      alea_guide_check_mistake (const AleaGuideEntry  *entry,
                                        AleaGuidePage         *page,
                                        GError               **error);

/* A page that is read to its end: finds out its kind and its solution. */
gboolean      alea_guide_check_page    (const AleaGuideEntry  *head,
                                        AleaGuidePage         *page,
                                        GError               **error);

G_END_DECLS
