/* alea-lesson-view.h: a page of the guide to read and to do
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-progress.h"

G_BEGIN_DECLS

/* Signals: "rule" with the number of a rule to be looked up, "moved" after
 * Previous or Next, "finished" after the last page, "play" with an AleaGame that
 * begins where the page stands. */
#define ALEA_TYPE_LESSON_VIEW (alea_lesson_view_get_type ())

G_DECLARE_FINAL_TYPE (AleaLessonView, alea_lesson_view, ALEA, LESSON_VIEW, GtkWidget)

/* @progress is kept. */
GtkWidget     *alea_lesson_view_new        (AleaProgress    *progress) G_GNUC_WARN_UNUSED_RESULT;

/* See alea-growth.h. */
void           alea_lesson_view_set_scale  (AleaLessonView  *self,
                                            guint            scale);

/* Opens page @number of @pages (of AleaGuidePage), which are kept. */
void           alea_lesson_view_open       (AleaLessonView  *self,
                                            GPtrArray       *pages,
                                            guint            number);

guint          alea_lesson_view_get_number (AleaLessonView  *self);

/* To where the page is done: its board, its choices, or the way on. */
void           alea_lesson_view_take_focus (AleaLessonView  *self);

/* A key that no widget needs: the space bar rolls, letters and numbers choose
 * pieces that dice offer, letters ask what can be seen.  FALSE when it means nothing now. */
gboolean       alea_lesson_view_key        (AleaLessonView  *self,
                                            guint            keyval);

/* What other keys do: "roll-again", "accept", "castle" and "to-board", as in a
 * game. */
GActionGroup  *alea_lesson_view_get_answers (AleaLessonView *self);

G_END_DECLS
