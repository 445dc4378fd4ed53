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

/* Of the box of all of them: what there is to see in one has its whole width where it
 * @is_narrow, and else stands below its title. */
void       alea_review_place_moments (GtkWidget     *moments,
                                      gboolean       is_narrow);

G_END_DECLS
