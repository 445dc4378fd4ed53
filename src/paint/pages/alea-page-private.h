/* alea-page-private.h: what the kinds of pages share
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-page.h"
#include "alea-page-text.h"

G_BEGIN_DECLS

/* Pages of one kind, one after the other. */
typedef struct
{
  char           *heading;   /* NULL: the title; empty: neither heading nor footer */
  guint           n_pages;
  void          (*draw) (gpointer       data,
                         guint          page,   /* from 0, of this section */
                         cairo_t       *cr,
                         const AleaBox *box);
  const char   *(*get_heading) (gpointer data,   /* NULL: the same on all of its pages, */
                                guint    page);  /* as where it returns NULL */
  GDestroyNotify  free;
  gpointer        data;
} AleaSection;

/* What is left of a page for a section. */
AleaBox alea_pages_get_body    (const AleaPages   *self);

/* @diagram in the look of these pages; (transfer full). */
AleaDiagram *alea_pages_dress  (const AleaPages   *self,
                                const AleaDiagram *diagram);

/* Takes over @section and what it points to. */
void    alea_pages_add_section (AleaPages         *self,
                                const AleaSection *section);

/* To add more to it; NULL: there is none. */
AleaSection *alea_pages_get_last_section (AleaPages *self);

/* Where diagrams find room on @box when @per_page are to a page: 1, 2, 4, 6
 * or 12. */
typedef struct
{
  int    columns;
  int    rows;
  double width;          /* of a place, its caption included */
  double height;
  double caption_size;
} AleaPlaces;

/* Between diagrams, and between a board and its caption, in points. */
#define ALEA_PAGE_GUTTER      18
#define ALEA_PAGE_CAPTION_GAP 5

void    alea_places_init       (AleaPlaces        *self,
                                const AleaBox     *box,
                                int                per_page);

/* Draws the board of @diagram in the middle of the place. */
void    alea_places_paint_board (const AleaDiagram *diagram,
                                 cairo_t           *cr,
                                 const AleaBox     *place);

/* The dice of @rules, n = 0 for none, and whether they are thrown before play
 * only. */
AleaRoll alea_pages_get_dice   (const AleaRules   *rules,
                                gboolean          *before_play);

/* Whether the players throw for the colours before anything else. */
gboolean alea_pages_has_throw_off (const AleaRules *rules);

G_END_DECLS
