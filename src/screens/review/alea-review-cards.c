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

/* In @grid: a number and a title, what there is to see below, and points at the end. */
static void
place_moment (GtkGrid  *grid,
              gboolean  is_narrow)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (grid));
  GtkWidget *seen = gtk_grid_get_child_at (grid, 1, 1);

  for (int column = 0; column <= 2; column += 2)
    g_object_set (gtk_layout_manager_get_layout_child (layout, gtk_grid_get_child_at (grid, column, 0)),
                  "row-span", is_narrow ? 1 : 2, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (layout, seen),
                "column", is_narrow ? 0 : 1, "column-span", is_narrow ? 3 : 1, NULL);
}

void
alea_review_place_moments (GtkWidget *moments,
                           gboolean   is_narrow)
{
  for (GtkWidget *moment = gtk_widget_get_first_child (moments); moment != NULL;
       moment = gtk_widget_get_next_sibling (moment))
    place_moment (GTK_GRID (gtk_button_get_child (GTK_BUTTON (moment))), is_narrow);
}
