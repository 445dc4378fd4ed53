/* alea-window-parts.c: windows over the window
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-growth.h"
#include "alea-scroller.h"
#include "alea-window-parts.h"

#include "alea-wrapped.h"

GtkWidget *
alea_window_page_new (GtkWindow  *parent,
                      const char *title)
{
  GtkWidget *window = gtk_window_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_header_bar_new ());
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  alea_growth_follow (GTK_WINDOW (window), parent);
  return window;
}

GtkWidget *
alea_window_part_new (GtkWindow  *parent,
                      const char *title)
{
  GtkWidget *window = alea_window_page_new (parent, title);

  gtk_header_bar_set_show_title_buttons (GTK_HEADER_BAR (gtk_window_get_titlebar (GTK_WINDOW (window))), FALSE);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  return window;
}

GtkWidget *
alea_window_part_note (const char *sentence)
{
  GtkWidget *note = alea_wrapped_new (sentence, "warned", 36);

  gtk_label_set_wrap_mode (GTK_LABEL (note), PANGO_WRAP_WORD_CHAR);
  return note;
}

GtkWidget *
alea_window_part_scroll (GtkWidget *content)
{
  GtkWidget *scroller = alea_scroller_new ();

  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  return scroller;
}
