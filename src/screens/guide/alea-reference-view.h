/* alea-reference-view.h: the whole rules of a game, to look up
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-guide.h"

G_BEGIN_DECLS

/* The signal "lesson" has the page that is asked for. */
#define ALEA_TYPE_REFERENCE_VIEW (alea_reference_view_get_type ())

G_DECLARE_FINAL_TYPE (AleaReferenceView, alea_reference_view, ALEA, REFERENCE_VIEW, GtkWidget)

/* @guide is kept. */
GtkWidget *alea_reference_view_new  (AleaGuide          *guide) G_GNUC_WARN_UNUSED_RESULT;

/* Opens @reference, of the guide, at @paragraph, which is pointed out; at the
 * beginning when that is NULL. */
void       alea_reference_view_open (AleaReferenceView  *self,
                                     AleaGuideReference *reference,
                                     AleaGuideParagraph *paragraph);

/* To what is pointed out, so that it is read out. */
void       alea_reference_view_take_focus (AleaReferenceView *self);

G_END_DECLS
