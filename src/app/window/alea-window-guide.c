/* alea-window-guide.c: the guide beside the game, or over it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-side-pane.h"
#include "alea-start-screen.h"
#include "alea-window-game.h"

static gboolean
is_open (AleaWindow *self)
{
  return self->guide != NULL && alea_side_pane_get_open (ALEA_SIDE_PANE (self->pane));
}

/* --- opening and closing ---------------------------------------------------- */

static void
close_guide (AleaWindow *self)
{
  g_autoptr(GtkWidget) focus = g_steal_pointer (&self->focus_before_guide);

  if (!is_open (self))
    return;

  alea_side_pane_set_open (ALEA_SIDE_PANE (self->pane), FALSE);
  if (focus != NULL && gtk_widget_get_root (focus) == GTK_ROOT (self))
    gtk_widget_grab_focus (focus);
}

/* Beside the start screen or the editor it would only be in the way; and it
 * goes with the game that it was opened from. */
static void
update_guide (AleaWindow *self)
{
  const gboolean has_game = alea_screen_get_session (alea_window_get_screen (self)) != NULL;

  if (self->guide == NULL)
    return;

  if (self->guide_of != alea_window_get_screen (self))
    close_guide (self);
  alea_side_pane_set_is_alone (ALEA_SIDE_PANE (self->pane), !has_game);
  alea_guide_screen_set_place (self->guide, alea_window_is_guide_alone (self),
                               has_game && alea_window_is_guide_alone (self),
                               alea_side_pane_get_is_narrow (ALEA_SIDE_PANE (self->pane)));
}

static void
tour_done_cb (AleaWindow *self)
{
  g_settings_set_boolean (self->settings, "offers-tour", FALSE);
}

/* Beside the guide, which stays where it is. */
static void
practise_cb (AleaWindow *self,
             AleaGame   *game)
{
  alea_game_set_dice (game, alea_start_screen_make_dice (ALEA_START_SCREEN (self->start)));
  alea_window_play_computer (self, game);
}

/* --- making it -------------------------------------------------------------- */

/* It takes time to read, so it waits until somebody asks for it. */
static void
need_guide (AleaWindow *self)
{
  if (self->guide != NULL)
    return;

  self->guide = ALEA_GUIDE_SCREEN (alea_guide_screen_new (self->settings));
  alea_side_pane_set_side (ALEA_SIDE_PANE (self->pane), GTK_WIDGET (self->guide));
  g_signal_connect_object (self->guide, "changed", G_CALLBACK (alea_window_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guide, "close", G_CALLBACK (close_guide), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guide, "play", G_CALLBACK (practise_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guide, "tour-done", G_CALLBACK (tour_done_cb), self, G_CONNECT_SWAPPED);
}

static void
open_guide (AleaWindow *self)
{
  if (!is_open (self))
    g_set_object (&self->focus_before_guide, gtk_window_get_focus (GTK_WINDOW (self)));

  need_guide (self);
  self->guide_of = alea_window_get_screen (self);
  alea_side_pane_set_open (ALEA_SIDE_PANE (self->pane), TRUE);
  update_guide (self);
}

/* What applies now: the rule behind what is said, else those of the game. */
static void
show_now (AleaWindow *self)
{
  AleaScreen *screen = alea_window_get_screen (self);

  if (alea_screen_get_session (screen) != NULL)
    alea_guide_screen_show_rule (self->guide, alea_window_get_rules (self), alea_screen_get_rule (screen));
  else
    alea_guide_screen_show_contents (self->guide);
}

/* Where to is "now", "contents", "tour", "practice", or the number of a rule. */
static void
guide_cb (AleaWindow *self,
          GVariant   *parameter)
{
  const char *where = g_variant_get_string (parameter, NULL);

  open_guide (self);
  if (g_str_equal (where, "now"))
    show_now (self);
  else if (g_str_equal (where, "contents"))
    alea_guide_screen_show_contents (self->guide);
  else if (g_str_equal (where, "tour"))
    alea_guide_screen_show_tour (self->guide);
  else if (g_str_equal (where, "practice"))
    alea_guide_screen_show_practice (self->guide);
  else
    alea_guide_screen_show_rule (self->guide, alea_window_get_rules (self), where);
}

/* Of the game with that id. */
static void
learn_cb (AleaWindow *self,
          GVariant   *parameter)
{
  const AleaRules *rules = alea_rules_find (g_variant_get_string (parameter, NULL));

  if (rules == NULL)
    return;

  open_guide (self);
  alea_guide_screen_show_chapter (self->guide, rules);
}

/* --- the way back ------------------------------------------------------------ */

/* Keys belong to it, so that it is what is gone back in. */
static gboolean
is_guide_asked (AleaWindow *self)
{
  return self->guide != NULL && alea_window_get_asked (self) == ALEA_SCREEN (self->guide);
}

static void
back_cb (AleaWindow *self)
{
  if (!is_guide_asked (self))
    alea_window_show_screen (self, alea_window_get_session (self) != NULL ? ALEA_SCREEN (self->play)
                                                                          : ALEA_SCREEN (self->start));
  else if (!alea_guide_screen_go_back (self->guide))
    close_guide (self);
}

/* Escape, where nobody has another use for it, is the button "Back"; but one too
 * many does not leave a board on which something is made.  Alt and the arrow
 * are, too, where there is no game to look back in. */
static gboolean
key_cb (AleaWindow      *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  const gboolean has_board = (alea_screen_get_traits (alea_window_get_asked (self)) & ALEA_SCREEN_HAS_BOARD) != 0;
  const gboolean is_left = key == GDK_KEY_Left || key == GDK_KEY_KP_Left;

  state &= gtk_accelerator_get_default_mod_mask ();
  if (!(state == 0 && key == GDK_KEY_Escape && !has_board) && !(state == GDK_ALT_MASK && is_left))
    return GDK_EVENT_PROPAGATE;
  if (!is_guide_asked (self) && !gtk_widget_get_visible (self->back_button))
    return GDK_EVENT_PROPAGATE;

  return gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

void
alea_window_add_guide (AleaWindow *self)
{
  const AleaAction actions[] = {
    { .name = "guide", .callback = G_CALLBACK (guide_cb), .parameter = "s" },
    { .name = "learn", .callback = G_CALLBACK (learn_cb), .parameter = "s" },
    { .name = "back", .callback = G_CALLBACK (back_cb) },
  };
  GtkEventController *keys = gtk_event_controller_key_new ();

  alea_actions_add (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_signal_connect (self, "updated", G_CALLBACK (update_guide), NULL);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
