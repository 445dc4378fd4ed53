/* alea-guide-results.h: pages and rules that answer what is looked for
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-guide.h"

G_BEGIN_DECLS

/* Signals: "page" with an AleaGuidePage, "paragraph" with an
 * AleaGuideParagraph. */
#define ALEA_TYPE_GUIDE_RESULTS (alea_guide_results_get_type ())

G_DECLARE_FINAL_TYPE (AleaGuideResults, alea_guide_results, ALEA, GUIDE_RESULTS, GtkWidget)

/* @guide is kept. */
GtkWidget *alea_guide_results_new        (AleaGuide        *guide) G_GNUC_WARN_UNUSED_RESULT;

void       alea_guide_results_search     (AleaGuideResults *self,
                                          const char       *words);

/* What was found first, as if it had been pressed; nothing where nothing was. */
void       alea_guide_results_open_first (AleaGuideResults *self);

G_END_DECLS
