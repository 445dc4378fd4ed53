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
  char           *heading;   /* NULL: the title */
  guint           n_pages;
  void          (*draw) (gpointer       data,
                         guint          page,   /* from 0, of this section */
                         cairo_t       *cr,
                         const AleaBox *box);
  GDestroyNotify  free;
  gpointer        data;
} AleaSection;

/* What is left of a page for a section. */
AleaBox alea_pages_get_body    (const AleaPages   *self);

/* Takes over @section and what it points to. */
void    alea_pages_add_section (AleaPages         *self,
                                const AleaSection *section);

/* The dice of @rules, n = 0 for none, and whether they are thrown before play
 * only. */
AleaRoll alea_pages_get_dice   (const AleaRules   *rules,
                                gboolean          *before_play);

/* Whether the players throw for the colours before anything else. */
gboolean alea_pages_has_throw_off (const AleaRules *rules);

G_END_DECLS
