/* alea-games-news.c: a line that says what has happened, or how far it is
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-games-news.h"

#include "alea-announce.h"
#include "alea-box.h"
#include "alea-mnemonics.h"
#include "alea-part.h"

#include <glib/gi18n.h>

/**
 * AleaGamesNews:
 *
 * One thing at a time; it stays until it is closed or something else has
 * happened, so that nobody has to be quick.
 */

struct _AleaGamesNews
{
  GtkWidget  parent_instance;

  GtkWidget *box;
  GtkWidget *label;
  GtkWidget *bar;
  GtkWidget *button;
  GtkWidget *close;
};

G_DEFINE_FINAL_TYPE (AleaGamesNews, alea_games_news, GTK_TYPE_WIDGET)

static void
show_button (AleaGamesNews *self,
             const char    *label,
             const char    *action)
{
  gtk_widget_set_visible (self->button, label != NULL);
  if (label == NULL)
    return;

  gtk_button_set_label (GTK_BUTTON (self->button), label);
  gtk_button_set_use_underline (GTK_BUTTON (self->button), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
  alea_mnemonics_name_once (self->button);
}

void
alea_games_news_tell (AleaGamesNews *self,
                      const char    *sentence,
                      const char    *label,
                      const char    *action)
{
  g_return_if_fail (ALEA_IS_GAMES_NEWS (self));
  g_return_if_fail (sentence != NULL);

  gtk_label_set_text (GTK_LABEL (self->label), sentence);
  gtk_widget_set_visible (self->bar, FALSE);
  show_button (self, label, action);
  gtk_widget_set_visible (self->close, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  alea_announce (GTK_WIDGET (self), sentence);
}

void
alea_games_news_progress (AleaGamesNews *self,
                          const char    *sentence,
                          double         fraction,
                          const char    *label,
                          const char    *action)
{
  g_return_if_fail (ALEA_IS_GAMES_NEWS (self));

  gtk_label_set_text (GTK_LABEL (self->label), sentence);
  if (!gtk_widget_get_visible (self->bar) || !gtk_widget_get_visible (GTK_WIDGET (self)))
    {
      show_button (self, label, action);
      gtk_widget_set_visible (self->close, FALSE);
      gtk_widget_set_visible (self->bar, TRUE);
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
      alea_announce (GTK_WIDGET (self), sentence);
    }

  if (fraction < 0)
    gtk_progress_bar_pulse (GTK_PROGRESS_BAR (self->bar));
  else
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), fraction);
}

void
alea_games_news_close (AleaGamesNews *self)
{
  g_return_if_fail (ALEA_IS_GAMES_NEWS (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
alea_games_news_class_init (AleaGamesNewsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "gamesnews");
}

static void
alea_games_news_init (AleaGamesNews *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (self->label, "numeric");
  self->bar = gtk_progress_bar_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Progress"), -1);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  alea_box_append (words, self->label, self->bar, NULL);

  self->button = gtk_button_new ();
  self->close = gtk_button_new_from_icon_name ("window-close-symbolic");
  gtk_widget_add_css_class (self->close, "flat");
  gtk_widget_set_tooltip_text (self->close, _("Close"));
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->close, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->close, "clicked", G_CALLBACK (alea_games_news_close), self);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  alea_box_append (self->box, words, self->button, self->close, NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  alea_mnemonics_name_once (self->box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
