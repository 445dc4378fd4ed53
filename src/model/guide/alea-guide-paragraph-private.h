/* alea-guide-paragraph-private.h: how a reference reads its paragraphs
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide-reader.h"
#include "alea-guide-reference.h"

G_BEGIN_DECLS

/* Reads the entries of one paragraph, of which there is at least one. */
AleaGuideParagraph *alea_guide_paragraph_read (AleaGuideReader  *reader,
                                               const AleaRules  *rules,
                                               GError          **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
