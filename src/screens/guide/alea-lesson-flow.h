/* alea-lesson-flow.h: words, board and dice of a page, beside or below each other
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_LESSON_FLOW (alea_lesson_flow_get_type ())

G_DECLARE_FINAL_TYPE (AleaLessonFlow, alea_lesson_flow, ALEA, LESSON_FLOW, GtkWidget)

/* @words is what is read; @board, an AleaBoard, may be hidden; @answers, dice and choices,
 * may have no size.  All are taken over, but not @foot, the sentence and the ways on:
 * whoever owns it places it, and keeps it as long as the flow. */
GtkWidget *alea_lesson_flow_new       (GtkWidget      *words,
                                       GtkWidget      *board,
                                       GtkWidget      *answers,
                                       GtkWidget      *foot) G_GNUC_WARN_UNUSED_RESULT;

/* See alea-growth.h. */
void       alea_lesson_flow_set_scale (AleaLessonFlow *self,
                                       guint           scale);

/* Whether large dice fit beside the board, below the words.  Emits "room-changed",
 * when idle, where that is another than before. */
gboolean   alea_lesson_flow_get_is_roomy (AleaLessonFlow *self);

/* How large the page is that it belongs to; from within its allocation, so that what
 * follows from it comes a moment later. */
void       alea_lesson_flow_set_page  (AleaLessonFlow *self,
                                       int             width,
                                       int             height);

/* Where the foot stands over a flow that fills @width x @height: in the column
 * beside the board, below what it is about, down to the end of the board.
 * FALSE where there is no room for it: then it is to stand below the flow. */
gboolean   alea_lesson_flow_find_foot (AleaLessonFlow *self,
                                       int             width,
                                       int             height,
                                       GdkRectangle   *place) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
