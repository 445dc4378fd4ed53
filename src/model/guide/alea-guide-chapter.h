/* alea-guide-chapter.h: pages about one thing, in their order
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide-page.h"

G_BEGIN_DECLS

#define ALEA_TYPE_GUIDE_CHAPTER (alea_guide_chapter_get_type ())

/* Whom a chapter is for, which says where the menu has it. */
typedef enum
{
  ALEA_GUIDE_FIRST_STEPS,
  ALEA_GUIDE_LESSONS,       /* of one game, or of the program */
  ALEA_GUIDE_FURTHER,       /* for those who know the rules */
} AleaGuideLevel;

G_DECLARE_FINAL_TYPE (AleaGuideChapter, alea_guide_chapter, ALEA, GUIDE_CHAPTER, GObject)

/* Reads a chapter file; @name is for errors (of ALEA_GUIDE_ERROR). */
AleaGuideChapter *alea_guide_chapter_new         (const char        *name,
                                                  AleaGuideLevel     level,
                                                  GBytes            *bytes,
                                                  GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* Chapters do not change.  Sentences are in the language of the user. */
const char       *alea_guide_chapter_get_id      (AleaGuideChapter  *self);
AleaGuideLevel    alea_guide_chapter_get_level   (AleaGuideChapter  *self);
const char       *alea_guide_chapter_get_title   (AleaGuideChapter  *self);
const char       *alea_guide_chapter_get_summary (AleaGuideChapter  *self);
const AleaRules  *alea_guide_chapter_get_rules   (AleaGuideChapter  *self);

/* Of AleaGuidePage; never empty.  (transfer none) */
GPtrArray        *alea_guide_chapter_get_pages   (AleaGuideChapter  *self);

G_END_DECLS
