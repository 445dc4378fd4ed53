/* alea-guide.h: the guide: chapters to do, rules to look up
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide-chapter.h"
#include "alea-guide-reader.h"
#include "alea-guide-reference.h"

G_BEGIN_DECLS

#define ALEA_TYPE_GUIDE (alea_guide_get_type ())

G_DECLARE_FINAL_TYPE (AleaGuide, alea_guide, ALEA, GUIDE, GObject)

/* The file of the guide with this name, or NULL and @error: of
 * ALEA_GUIDE_ERROR_FILE where there is none.  (transfer full) */
typedef GBytes *(*AleaGuideSource) (const char  *name,
                                    gpointer     user_data,
                                    GError     **error);

/* The guide that the program brings along. */
AleaGuide          *alea_guide_new_built_in   (GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* Reads "guide.txt" and the files that it names.  A file about a game that we
 * do not play is passed over; anything else that is wrong is an error (of
 * ALEA_GUIDE_ERROR, or of @source). */
AleaGuide          *alea_guide_new            (AleaGuideSource    source,
                                               gpointer           user_data,
                                               GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* Of AleaGuideChapter, AleaGuideReference, AleaGuidePage: the first steps for
 * somebody new.  (transfer none) */
GPtrArray          *alea_guide_get_chapters   (AleaGuide         *self);
GPtrArray          *alea_guide_get_references (AleaGuide         *self);
GPtrArray          *alea_guide_get_tour       (AleaGuide         *self);

/* NULL for none.  (transfer none) */
AleaGuideChapter   *alea_guide_find_chapter   (AleaGuide         *self,
                                               const char        *id);
AleaGuidePage      *alea_guide_find_page      (AleaGuide         *self,
                                               const char        *id);
AleaGuideReference *alea_guide_find_reference (AleaGuide         *self,
                                               const AleaRules   *rules);

/* What @page stands in, and its number there, from 0; @number may be NULL.
 * NULL for what is not of this guide.  (transfer none) */
AleaGuideChapter   *alea_guide_get_chapter_of (AleaGuide          *self,
                                               AleaGuidePage      *page,
                                               guint              *number);
AleaGuideReference *alea_guide_get_reference_of (AleaGuide          *self,
                                                 AleaGuideParagraph *paragraph);

/* Where the rule @number, "J24" or "JA14", is told; where a page teaches it. */
AleaGuideParagraph *alea_guide_find_rule      (AleaGuide         *self,
                                               const char        *number);
AleaGuidePage      *alea_guide_find_lesson    (AleaGuide         *self,
                                               const char        *number);

/* Pages and paragraphs that answer @words, as people ask, the best first: of
 * AleaGuidePage and AleaGuideParagraph.  (transfer full) */
GListModel         *alea_guide_search         (AleaGuide         *self,
                                               const char        *words) G_GNUC_WARN_UNUSED_RESULT;

/* The sentence of @text, which stands in the guide, that answers @words best.
 * (transfer full) */
char               *alea_guide_dup_sentence   (AleaGuide         *self,
                                               const char        *text,
                                               const char        *words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
