/* alea-guide-index.h: what can be looked up in the guide, by its words
 *
 * Finds what people ask for in their own words, the best first: words that are
 * rare count for more, words that a title or the index of a rule has for more
 * than those of the text.  Forms of a word count as the word, and so do those that
 * data/guide/search.txt says mean the same.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide-reader.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _AleaGuideIndex AleaGuideIndex;

/* A place to be found: @title and @words, what people call it, may be "".  @numbers
 * are those of rules.  A place of half the @weight comes behind others. */
typedef struct
{
  GObject            *object;
  double              weight;
  const char         *title;
  const char         *words;
  const char         *text;
  const char *const  *numbers;
} AleaGuidePlaceText;

AleaGuideIndex *alea_guide_index_new          (void) G_GNUC_WARN_UNUSED_RESULT;
void            alea_guide_index_free         (AleaGuideIndex           *self);

/* Learns which words mean the same, and which mean nothing: data/guide/search.txt. */
gboolean        alea_guide_index_read         (AleaGuideIndex           *self,
                                               const char               *name,
                                               GBytes                   *bytes,
                                               GError                  **error);

void            alea_guide_index_add          (AleaGuideIndex           *self,
                                               const AleaGuidePlaceText *place);

/* What @query finds, the best first: of the objects added.  (transfer full) */
GListModel     *alea_guide_index_search       (AleaGuideIndex           *self,
                                               const char               *query) G_GNUC_WARN_UNUSED_RESULT;

/* The sentence of @text that answers @query best, the first of equal ones.
 * (transfer full) */
char           *alea_guide_index_dup_sentence (AleaGuideIndex           *self,
                                               const char               *text,
                                               const char               *query) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaGuideIndex, alea_guide_index_free)

G_END_DECLS
