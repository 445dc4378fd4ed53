/* alea-guide-pages.h: a chapter or the rules of a game on paper
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide.h"
#include "alea-marks.h"
#include "alea-page.h"

G_BEGIN_DECLS

/* The pages of @chapter, what there is to do on each, and the answers at the
 * end. */
AleaPages *alea_guide_pages_new_chapter   (AleaGuideChapter   *chapter,
                                           const AleaPaper    *paper) G_GNUC_WARN_UNUSED_RESULT;

/* All that @reference has, tables of the dice and all. */
AleaPages *alea_guide_pages_new_reference (AleaGuideReference *reference,
                                           const AleaPaper    *paper) G_GNUC_WARN_UNUSED_RESULT;

/* The same behind other pages. */
void       alea_guide_pages_add_reference (AleaPages          *pages,
                                           AleaGuideReference *reference);

/* The mark of a board that stands for @figure, which is not an arrow. */
AleaMark   alea_guide_pages_get_mark      (AleaFigure          figure);

G_END_DECLS
