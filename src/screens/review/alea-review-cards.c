/* alea-review-cards.c: what the cards of a review are made of
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-review-screen-private.h"

#include "alea-review-cards.h"
#include "alea-wrapped.h"

GtkWidget *
alea_review_make_sentence (const char *text,
               const char *css_class)
{
  GtkWidget *label = alea_wrapped_new (text, css_class, -1);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

GtkWidget *
alea_review_add_label (GtkWidget  *box,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = alea_review_make_sentence (text, css_class);

  gtk_box_append (GTK_BOX (box), label);
  return label;
}

GtkWidget *
alea_review_make_card (GtkOrientation orientation,
           const char    *title)
{
  GtkWidget *card = gtk_box_new (orientation, 8);

  gtk_widget_add_css_class (card, "review-card");
  if (title != NULL)
    alea_review_add_label (card, title, "heading");
  return card;
}

GtkWidget *
alea_review_add_button (GtkWidget  *box,
            GtkWidget  *button,
            const char *action)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}
