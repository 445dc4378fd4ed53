/* alea-guide-contents.h: what there is in the guide
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-guide.h"
#include "alea-progress.h"

G_BEGIN_DECLS

/* Signals: "chapter" with an AleaGuideChapter, "reference" with an
 * AleaGuideReference, "tour", "practice". */
#define ALEA_TYPE_GUIDE_CONTENTS (alea_guide_contents_get_type ())

G_DECLARE_FINAL_TYPE (AleaGuideContents, alea_guide_contents, ALEA, GUIDE_CONTENTS, GtkWidget)

/* Both are kept. */
GtkWidget *alea_guide_contents_new (AleaGuide    *guide,
                                    AleaProgress *progress) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
