/* alea-review-cards.c: what the cards of a review are made of
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-review-cards.h"

#include "alea-box.h"
#include "alea-wrapped.h"

/* Of the words of a moment, in pixels. */
#define LEAST_WORDS 160

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

void
alea_review_place_after (GtkWidget *widget,
                         GtkWidget *sibling)
{
  if (gtk_widget_get_prev_sibling (widget) == sibling)
    return;

  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (widget)), widget);
  gtk_box_insert_child_after (GTK_BOX (gtk_widget_get_parent (sibling)), widget, sibling);
  g_object_unref (widget);
}

/* Boxes, since a grid in which words wrap says to newer versions of GTK that it can
 * never be lower than where it is narrowest. */
GtkWidget *
alea_review_make_moment (GtkWidget *number,
                         GtkWidget *title,
                         GtkWidget *seen,
                         GtkWidget *points)
{
  GtkWidget *moment = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  /* A box asks how narrow its height lets them be: beside few others they would be a
   * column of single words. */
  gtk_widget_set_size_request (words, LEAST_WORDS, -1);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  alea_box_append (words, title, seen, NULL);
  alea_box_append (head, number, words, points, NULL);
  gtk_box_append (GTK_BOX (moment), head);
  return moment;
}

static void
place_moment (GtkWidget *moment,
              gboolean   is_narrow)
{
  GtkWidget *head = gtk_widget_get_first_child (moment);
  GtkWidget *words = gtk_widget_get_next_sibling (gtk_widget_get_first_child (head));
  GtkWidget *title = gtk_widget_get_first_child (words);
  GtkWidget *seen = gtk_widget_get_next_sibling (is_narrow ? head : title);

  if (seen == NULL)
    seen = gtk_widget_get_next_sibling (is_narrow ? title : head);
  alea_review_place_after (seen, is_narrow ? head : title);
}

void
alea_review_place_moments (GtkWidget *moments,
                           gboolean   is_narrow)
{
  for (GtkWidget *moment = gtk_widget_get_first_child (moments); moment != NULL;
       moment = gtk_widget_get_next_sibling (moment))
    place_moment (gtk_button_get_child (GTK_BUTTON (moment)), is_narrow);
}
