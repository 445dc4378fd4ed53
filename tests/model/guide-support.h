/* guide-support.h: what the tests of the guide share
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide.h"

G_BEGIN_DECLS

/* The guide of the program, which must be good; (transfer full). */
AleaGuide *guide_load       (void);

/* All pages of all chapters, of AleaGuidePage; (transfer full). */
GPtrArray *guide_list_pages (AleaGuide   *guide);

/* A file below the top folder of the project; (transfer full). */
char      *guide_read_file  (const char  *path);

/* The table of this name, or NULL; (transfer none). */
AleaGuideParagraph *guide_find_table (AleaGuideReference *book,
                                      const char         *name);

/* Whether what a search found is a paragraph on one of the rules, "B15 G23". */
gboolean   guide_has_rule   (GObject     *found,
                             const char  *rules);

/* The page or the rules that were found, to be told; (transfer full). */
char      *guide_name_result (GObject    *found);

G_END_DECLS
