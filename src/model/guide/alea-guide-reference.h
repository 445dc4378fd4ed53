/* alea-guide-reference.h: the whole rules of a game, paragraph by paragraph
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide-page.h"

G_BEGIN_DECLS

/* --- paragraphs ------------------------------------------------------------ */

typedef enum
{
  ALEA_PARAGRAPH_SECTION,   /* a heading */
  ALEA_PARAGRAPH_RULE,      /* what the inventor says */
  ALEA_PARAGRAPH_READING,   /* where the inventor leaves a question open: how
                             * this program reads it, perhaps by a house rule */
  ALEA_PARAGRAPH_FIGURE,
  ALEA_PARAGRAPH_TABLE,
  ALEA_N_PARAGRAPHS,
} AleaParagraphKind;

#define ALEA_TYPE_GUIDE_PARAGRAPH (alea_guide_paragraph_get_type ())

G_DECLARE_FINAL_TYPE (AleaGuideParagraph, alea_guide_paragraph, ALEA, GUIDE_PARAGRAPH, GObject)

/* Paragraphs do not change.  Sentences are in the language of the user, and
 * "" where a paragraph of this kind has none. */
AleaParagraphKind     alea_guide_paragraph_get_kind    (AleaGuideParagraph *self);

/* The rules that it tells, "J7"; NULL ends them. */
const char *const    *alea_guide_paragraph_get_numbers (AleaGuideParagraph *self);
gboolean              alea_guide_paragraph_has_number  (AleaGuideParagraph *self,
                                                        const char         *number);

/* Of a section or table: its heading; of a reading: the question; of a
 * figure: the caption. */
const char           *alea_guide_paragraph_get_title   (AleaGuideParagraph *self);

/* Of a rule or a reading. */
const char           *alea_guide_paragraph_get_text    (AleaGuideParagraph *self);

/* The house rule by which players may read it otherwise; NULL for none. */
const AleaOption     *alea_guide_paragraph_get_option  (AleaGuideParagraph *self);

/* Of a figure. */
const AleaSetup      *alea_guide_paragraph_get_setup   (AleaGuideParagraph *self);
const AleaFigureMark *alea_guide_paragraph_get_marks   (AleaGuideParagraph *self,
                                                        guint              *n_marks);

/* Of a table; row 0 is its head. */
const char           *alea_guide_paragraph_get_name    (AleaGuideParagraph *self);
guint                 alea_guide_paragraph_get_n_rows  (AleaGuideParagraph *self);
guint                 alea_guide_paragraph_get_n_columns (AleaGuideParagraph *self);
const char           *alea_guide_paragraph_get_cell    (AleaGuideParagraph *self,
                                                        guint               row,
                                                        guint               column);

/* What people call it who look for it; "" where its title and its text say so. */
const char           *alea_guide_paragraph_get_words   (AleaGuideParagraph *self);

/* All that it says, less its title: the text, or the cells of a table.
 * (transfer full) */
char                 *alea_guide_paragraph_dup_text    (AleaGuideParagraph *self) G_GNUC_WARN_UNUSED_RESULT;

/* --- the reference ---------------------------------------------------------- */

#define ALEA_TYPE_GUIDE_REFERENCE (alea_guide_reference_get_type ())

G_DECLARE_FINAL_TYPE (AleaGuideReference, alea_guide_reference, ALEA, GUIDE_REFERENCE, GObject)

/* Reads a reference file; @name is for errors (of ALEA_GUIDE_ERROR). */
AleaGuideReference   *alea_guide_reference_new         (const char         *name,
                                                        GBytes             *bytes,
                                                        GError            **error) G_GNUC_WARN_UNUSED_RESULT;

const AleaRules      *alea_guide_reference_get_rules   (AleaGuideReference *self);
const char           *alea_guide_reference_get_title   (AleaGuideReference *self);

/* Of AleaGuideParagraph.  (transfer none) */
GPtrArray            *alea_guide_reference_get_paragraphs (AleaGuideReference *self);

/* The first paragraph about rule @number; NULL for none.  (transfer none) */
AleaGuideParagraph   *alea_guide_reference_find_rule   (AleaGuideReference *self,
                                                        const char         *number);

G_END_DECLS
