/* alea-guide-search.c: looks for pages and rules by their words
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-private.h"

/* What is looked for is a rule first, then what is said about it. */
static const double weights[ALEA_N_PARAGRAPHS] = {
  [ALEA_PARAGRAPH_SECTION] = 0.35,
  [ALEA_PARAGRAPH_RULE] = 1.25,
  [ALEA_PARAGRAPH_READING] = 1,
  [ALEA_PARAGRAPH_TABLE] = 0.8,
  [ALEA_PARAGRAPH_FIGURE] = 0.35,
};

#define PAGE_WEIGHT 0.6

static char *
dup_all (AleaGuidePage *page)
{
  g_autofree char *text = alea_guide_page_dup_text (page);

  return g_strjoin (" ", text, alea_guide_page_get_task (page), NULL);
}

static void
add_pages (AleaGuide *self,
           GPtrArray *pages)
{
  for (guint i = 0; i < pages->len; i++)
    {
      AleaGuidePage *page = g_ptr_array_index (pages, i);
      g_autofree char *text = dup_all (page);

      alea_guide_index_add (self->index, &(AleaGuidePlaceText) {
        .object = G_OBJECT (page), .weight = PAGE_WEIGHT, .title = alea_guide_page_get_title (page), .words = "",
        .text = text, .numbers = alea_guide_page_get_rules (page),
      });
    }
}

static void
add_paragraphs (AleaGuide *self,
                GPtrArray *paragraphs)
{
  for (guint i = 0; i < paragraphs->len; i++)
    {
      AleaGuideParagraph *paragraph = g_ptr_array_index (paragraphs, i);
      g_autofree char *text = alea_guide_paragraph_dup_text (paragraph);

      alea_guide_index_add (self->index, &(AleaGuidePlaceText) {
        .object = G_OBJECT (paragraph), .weight = weights[alea_guide_paragraph_get_kind (paragraph)],
        .title = alea_guide_paragraph_get_title (paragraph), .words = alea_guide_paragraph_get_words (paragraph),
        .text = text, .numbers = alea_guide_paragraph_get_numbers (paragraph),
      });
    }
}

static void
need_index (AleaGuide *self)
{
  if (self->is_indexed)
    return;

  self->is_indexed = TRUE;
  for (guint i = 0; i < self->references->len; i++)
    add_paragraphs (self, alea_guide_reference_get_paragraphs (g_ptr_array_index (self->references, i)));
  for (guint i = 0; i < self->chapters->len; i++)
    add_pages (self, alea_guide_chapter_get_pages (g_ptr_array_index (self->chapters, i)));
}

GListModel *
alea_guide_search (AleaGuide  *self,
                   const char *words)
{
  g_return_val_if_fail (ALEA_IS_GUIDE (self), NULL);
  g_return_val_if_fail (words != NULL, NULL);

  need_index (self);
  return alea_guide_index_search (self->index, words);
}

char *
alea_guide_dup_sentence (AleaGuide  *self,
                         const char *text,
                         const char *words)
{
  g_return_val_if_fail (ALEA_IS_GUIDE (self), NULL);
  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (words != NULL, NULL);

  need_index (self);
  return alea_guide_index_dup_sentence (self->index, text, words);
}
