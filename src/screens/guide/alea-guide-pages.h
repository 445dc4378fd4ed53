/* alea-guide-pages.h: a chapter or the rules of a game on paper
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide.h"
#include "alea-page.h"

G_BEGIN_DECLS

/* The pages of @chapter, what there is to do on each, and the answers at the
 * end. */
AleaPages *alea_guide_pages_new_chapter   (AleaGuideChapter   *chapter,
                                           const AleaPaper    *paper) G_GNUC_WARN_UNUSED_RESULT;

/* All that @reference has, tables of the dice and all. */
AleaPages *alea_guide_pages_new_reference (AleaGuideReference *reference,
                                           const AleaPaper    *paper) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
