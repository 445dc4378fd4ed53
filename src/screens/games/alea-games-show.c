/* alea-games-show.c: which games are in view
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-games-screen-private.h"

void
alea_games_screen_filter (AleaGamesScreen *self)
{
  alea_shelf_list_set_filter (alea_games_view_get_list (self->view), self->filter);
  alea_games_filters_show (self->filters, self->filter);
  alea_games_screen_count (self);
}

void
alea_games_screen_clear (AleaGamesScreen *self)
{
  const AleaFilterChoice all = { .kind = ALEA_FILTER_ALL };

  if (!alea_filter_choice_is_on (&all, self->filter))
    alea_filter_choice_toggle (&all, self->filter);
  g_clear_pointer (&self->filter->search, g_free);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  alea_games_screen_filter (self);
}

void
alea_games_screen_show_side (AleaGamesScreen *self,
                             gboolean         is_open)
{
  self->is_side_open = is_open;
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->side_button)) != is_open)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->side_button), is_open);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* As soon as they are there. */
void
alea_games_screen_go_to_games (AleaGamesScreen *self)
{
  const guint n_games = g_list_model_get_n_items (G_LIST_MODEL (alea_games_view_get_list (self->view)));

  self->wants_focus = n_games == 0 && !self->is_empty;
  if (self->is_empty)
    gtk_widget_child_focus (self->empty, GTK_DIR_TAB_FORWARD);
  else if (n_games > 0)
    alea_games_view_focus (self->view);
}
