/* alea-paragraph.h: a paragraph of the rules as a widget
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-guide-reference.h"

G_BEGIN_DECLS

GtkWidget *alea_paragraph_new        (AleaGuideParagraph *paragraph) G_GNUC_WARN_UNUSED_RESULT;

/* A button behind the text of a rule or reading. */
void       alea_paragraph_add_button (GtkWidget          *self,
                                      GtkWidget          *button);

/* All that it says, for those who hear it; (transfer full). */
char      *alea_paragraph_dup_words  (AleaGuideParagraph *paragraph) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
