/* alea-lesson-page.h: a page to read and to do, and what is to be done now
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_LESSON_PAGE (alea_lesson_page_get_type ())

G_DECLARE_FINAL_TYPE (AleaLessonPage, alea_lesson_page, ALEA, LESSON_PAGE, GtkWidget)

/* @words, @board and @answers as in alea-lesson-flow.h; @foot holds a sentence, and
 * buttons that keep to its end.  All are taken over.  @name is read out. */
GtkWidget *alea_lesson_page_new           (GtkWidget      *words,
                                           GtkWidget      *board,
                                           GtkWidget      *answers,
                                           GtkWidget      *foot,
                                           const char     *name) G_GNUC_WARN_UNUSED_RESULT;

/* An AleaLessonFlow. */
GtkWidget *alea_lesson_page_get_flow      (AleaLessonPage *self);
void       alea_lesson_page_scroll_to_top (AleaLessonPage *self);

G_END_DECLS
