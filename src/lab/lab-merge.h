/* lab-merge.h: adding up the counts of shards
 *
 * In any order and in any groups the same comes out.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-counts.h"

G_BEGIN_DECLS

typedef struct _LabMerge LabMerge;

LabMerge        *lab_merge_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void             lab_merge_free   (LabMerge   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMerge, lab_merge_free)

/* Takes over @counts, which come from @source.  FALSE, with nothing added, where
 * they are of something else, are not finished, or are there already. */
gboolean         lab_merge_add    (LabMerge   *self,
                                   LabCounts  *counts,
                                   const char *source,
                                   GError    **error);

/* The sum; NULL where nothing was added. */
const LabCounts *lab_merge_get    (LabMerge   *self);

G_END_DECLS
