/* alea-page-flow.h: pages of text and diagrams that run from column to column
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-page.h"
#include "alea-page-text.h"

G_BEGIN_DECLS

/* What stands in the columns, one after the other. */
typedef struct _AleaFlow AleaFlow;

AleaFlow *alea_flow_new         (void) G_GNUC_WARN_UNUSED_RESULT;
void      alea_flow_free        (AleaFlow          *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaFlow, alea_flow_free)

/* @space is left free above it, in points, except at the top of a column. */
void      alea_flow_add_text    (AleaFlow          *self,
                                 AleaFace           face,
                                 double             size,
                                 double             space,
                                 const char        *text);

/* Takes over @diagram. */
void      alea_flow_add_diagram (AleaFlow          *self,
                                 double             space,
                                 AleaDiagram       *diagram);

/* Adds all of @flow, in as many columns as there are where diagrams are
 * @per_page to a page; they are a little smaller, which leaves room for text.
 * Takes over @flow. */
void      alea_pages_add_flow   (AleaPages         *self,
                                 const char        *heading,
                                 AleaFlow          *flow,
                                 int                per_page);

G_END_DECLS
