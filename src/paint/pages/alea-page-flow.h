/* alea-page-flow.h: pages of text and diagrams that run from column to column
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-score.h"
#include "alea-page-text.h"

G_BEGIN_DECLS

/* What stands in the columns, one after the other. */
typedef struct _AleaFlow AleaFlow;

AleaFlow *alea_flow_new         (void) G_GNUC_WARN_UNUSED_RESULT;
void      alea_flow_free        (AleaFlow          *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaFlow, alea_flow_free)

/* A head.  @space is left free above it, in points, except at the top of a column. */
void      alea_flow_add_text    (AleaFlow          *self,
                                 AleaFace           face,
                                 double             size,
                                 double             space,
                                 const char        *text);

/* Where a move of Black begins that does not say its number: at the top of a column it
 * does. */
typedef struct
{
  guint offset;   /* in bytes */
  guint move;
} AleaFlowNumber;

typedef struct
{
  const char    *text;
  PangoAttrList *attributes;     /* or NULL */
  GArray        *numbers;        /* of AleaFlowNumber, which rise; NULL where there are no moves */
  double         size;
  double         space;          /* above it */
  gboolean       is_kept;        /* in one column with what stands above it */
} AleaFlowParagraph;

void      alea_flow_add_paragraph (AleaFlow                *self,
                                   const AleaFlowParagraph *paragraph);

/* From here on pages say @head at their top, and this much room, in points, must be
 * left below the last thing added: what belongs together begins here. */
void      alea_flow_begin       (AleaFlow          *self,
                                 double             space,
                                 double             room,
                                 const char        *head);

/* Takes over @diagram.  It stands right below what was added before it, a little smaller
 * where there is hardly room, or at the top of the next column. */
void      alea_flow_add_diagram (AleaFlow          *self,
                                 double             space,
                                 AleaDiagram       *diagram);

/* Adds a game, with a diagram after each of @numbers, which are of events (guint).
 * Where its players are not known, @unnamed stands above it; NULL for nothing. */
void      alea_flow_add_game    (AleaFlow          *self,
                                 AleaGameScore     *score,
                                 GArray            *numbers,
                                 const char        *unnamed);

/* The page that what the beginning number @n began with stands on, from 0; only when
 * the flow has been added. */
guint     alea_flow_get_page    (const AleaFlow    *self,
                                 guint              n);

/* Adds all of @flow, in as many columns as there are where diagrams are
 * @per_page to a page; they are a little smaller, which leaves room for text.
 * Takes over @flow. */
void      alea_pages_add_flow   (AleaPages         *self,
                                 const char        *heading,
                                 AleaFlow          *flow,
                                 int                per_page);

G_END_DECLS
