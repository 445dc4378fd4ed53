/* alea-progress.h: which pages of the guide somebody has done
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide-chapter.h"

G_BEGIN_DECLS

/* The property "pages" is the ids of the pages, sorted, to be bound to a
 * setting of type "as"; it is notified when it is another. */
#define ALEA_TYPE_PROGRESS (alea_progress_get_type ())

G_DECLARE_FINAL_TYPE (AleaProgress, alea_progress, ALEA, PROGRESS, GObject)

AleaProgress *alea_progress_new          (void) G_GNUC_WARN_UNUSED_RESULT;

gboolean      alea_progress_has          (AleaProgress     *self,
                                          AleaGuidePage    *page);
void          alea_progress_add          (AleaProgress     *self,
                                          AleaGuidePage    *page);

/* How many of these pages (of AleaGuidePage) are done; the first that is not,
 * the first of all when they all are. */
guint         alea_progress_count        (AleaProgress     *self,
                                          GPtrArray        *pages);
guint         alea_progress_find_next    (AleaProgress     *self,
                                          GPtrArray        *pages);

void          alea_progress_clear        (AleaProgress     *self);

G_END_DECLS
