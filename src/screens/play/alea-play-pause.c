/* alea-play-pause.c: time that stands still while nobody sees the board
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-play-layout.h"
#include "alea-play-sentence.h"

/* Leaves @widget its place, but nothing of it can be seen, read or used. */
static void
set_hidden (GtkWidget *widget,
            gboolean   is_hidden)
{
  gtk_widget_set_sensitive (widget, !is_hidden);
  gtk_widget_set_opacity (widget, is_hidden ? 0 : 1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, is_hidden, -1);
}

/* A cover takes the place of the board, and nothing else gives it away. */
void
alea_play_screen_update_pause (AleaPlayScreen *self)
{
  AleaPlayLayout *layout = ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  gboolean is_paused = alea_play_screen_get_is_paused (self);
  GtkWidget *shown = is_paused ? self->cover : self->board;
  GtkWidget *hidden[] = { self->list, self->tray, self->far_tray, self->answers, self->far_answers, self->actions };
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->group), "pause");

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (is_paused));
  if (gtk_widget_get_visible (self->cover) == is_paused)
    return;

  /* What is about to be hidden must not have the focus. */
  gtk_widget_set_visible (shown, TRUE);
  gtk_widget_child_focus (shown, GTK_DIR_TAB_FORWARD);
  gtk_widget_set_visible (is_paused ? self->board : self->cover, FALSE);
  alea_play_layout_set_part (layout, ALEA_PART_BOARD, shown);
  for (guint i = 0; i < G_N_ELEMENTS (hidden); i++)
    set_hidden (hidden[i], is_paused);
  alea_play_screen_update_actions (self);
  alea_play_screen_say (self, "");
  alea_play_screen_update_auto (self);
  alea_screen_changed (ALEA_SCREEN (self));
}

static void
pause_cb (AleaPlayScreen *self,
          GVariant       *value)
{
  AleaClock *clock = alea_session_get_clock (self->session);

  if (g_variant_get_boolean (value))
    alea_clock_pause (clock);
  else
    alea_clock_resume (clock);
}

void
alea_play_screen_add_pause (AleaPlayScreen *self)
{
  alea_actions_add (G_ACTION_MAP (self->group),
                    &(AleaAction) { .name = "pause", .callback = G_CALLBACK (pause_cb), .state = "false" }, 1, self);
  self->clock_signals = g_signal_group_new (ALEA_TYPE_CLOCK);
  g_signal_group_connect_swapped (self->clock_signals, "notify::is-paused",
                                  G_CALLBACK (alea_play_screen_update_pause), self);
}
