/* alea-review-cards.h: what the cards of a review are made of
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* alea-review-cards.c */
/* A text that wraps; neither need be there. */
GtkWidget *alea_review_make_sentence (const char *text,
                                      const char *css_class);
GtkWidget *alea_review_add_label     (GtkWidget  *box,
                                      const char *text,
                                      const char *css_class);
GtkWidget *alea_review_make_card     (GtkOrientation orientation,
                                      const char    *title);
GtkWidget *alea_review_add_button    (GtkWidget  *box,
                                      GtkWidget  *button,
                                      const char *action);

/* Moves @widget to behind @sibling, each in a GtkBox. */
void       alea_review_place_after   (GtkWidget     *widget,
                                      GtkWidget     *sibling);

/* A @number and a @title, what there is to be @seen, and @points at the end. */
GtkWidget *alea_review_make_moment   (GtkWidget     *number,
                                      GtkWidget     *title,
                                      GtkWidget     *seen,
                                      GtkWidget     *points) G_GNUC_WARN_UNUSED_RESULT;

/* Of the box of all of them: what there is to see in one has its whole width where it
 * @is_narrow, and else stands below its title. */
void       alea_review_place_moments (GtkWidget     *moments,
                                      gboolean       is_narrow);

G_END_DECLS
