/* alea-dice-page.c: pages of words in the window of the dice
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-dice-page.h"

#include "alea-wrapped.h"

GtkWidget *
alea_dice_page_new (void)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_widget_add_css_class (page, "preferences");
  return page;
}

GtkWidget *
alea_dice_page_make_label (const char *text,
                           const char *style)
{
  GtkWidget *label = alea_wrapped_new (text, style, 48);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

void
alea_dice_page_append (GtkWidget  *page,
                       const char *text,
                       const char *style)
{
  gtk_box_append (GTK_BOX (page), alea_dice_page_make_label (text, style));
}
