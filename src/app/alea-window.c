/* alea-window.c: the window
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-ask.h"
#include "alea-dice-window.h"
#include "alea-editor-screen.h"
#include "alea-game-record.h"
#include "alea-house-rules-window.h"
#include "alea-match.h"
#include "alea-play-screen.h"
#include "alea-start-screen.h"

#include <glib/gi18n.h>

/**
 * AleaWindow:
 *
 * A title bar, and below it one screen at a time.
 */

G_DEFINE_FINAL_TYPE (AleaWindow, alea_window, GTK_TYPE_APPLICATION_WINDOW)

static gboolean
is_playing (AleaWindow *self)
{
  return self->play != NULL && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == GTK_WIDGET (self->play);
}

static gboolean
is_editing (AleaWindow *self)
{
  return self->editor != NULL
         && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == GTK_WIDGET (self->editor);
}

/* NULL while no game is on. */
static AleaGame *
get_game (AleaWindow *self)
{
  return self->play != NULL ? alea_play_screen_get_game (self->play) : NULL;
}

static const char *
get_title (AleaWindow *self)
{
  if (is_playing (self) && get_game (self) != NULL)
    return alea_game_get_title (get_game (self));
  if (alea_window_is_drawing (self))
    return alea_diagram_screen_get_title (self->diagram);

  return is_editing (self) ? _("Set Up a Position") : _("Alea");
}

static const char *
get_subtitle (AleaWindow *self)
{
  if (alea_window_is_drawing (self))
    return alea_diagram_screen_get_subtitle (self->diagram);

  return is_playing (self) ? alea_play_screen_get_subtitle (self->play) : NULL;
}

/* Screen readers speak a window's new title, so it names the game; what
 * happens in it is said by the sentence below the board. */
static void
update_title (AleaWindow *self)
{
  const char *title = get_title (self);
  const char *subtitle = get_subtitle (self);

  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->subtitle), subtitle != NULL ? subtitle : "");
  gtk_widget_set_visible (self->subtitle, subtitle != NULL);
}

static void
update_sheet_button (AleaWindow *self)
{
  gboolean needs_sheet = is_playing (self) && alea_play_screen_get_needs_sheet (self->play);
  gboolean has_no_room = (is_editing (self) && alea_editor_screen_get_is_narrow (self->editor))
                         || (alea_window_is_drawing (self) && alea_diagram_screen_get_is_narrow (self->diagram));

  /* Where even the list has no room, the buttons leave none for a title. */
  gtk_widget_set_visible (self->sheet_button, needs_sheet);
  gtk_widget_set_visible (self->title_box, !needs_sheet && !has_no_room);
}

/* Undo, and all else that the title bar and the menu offer, is that of the
 * screen in view. */
static void
update_actions (AleaWindow *self)
{
  GActionGroup *actions = NULL;

  if (is_editing (self))
    actions = alea_editor_screen_get_actions (self->editor);
  else if (alea_window_is_drawing (self))
    actions = alea_diagram_screen_get_actions (self->diagram);
  else if (self->play != NULL)
    actions = alea_play_screen_get_actions (self->play);

  gtk_widget_insert_action_group (GTK_WIDGET (self), "game", actions);
}

/* What would show the position is not to be had while the board is covered. */
static void
update_looking (AleaWindow *self)
{
  const gboolean is_covered = is_playing (self) && alea_play_screen_get_is_paused (self->play);
  const gboolean is_open = is_playing (self) && !is_covered;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.dice", is_open && alea_window_get_rules (self)->dice != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.continue", is_open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.edit", !is_covered);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.diagram", !is_covered);
}

static void
screen_cb (AleaWindow *self)
{
  const gboolean is_aside = is_editing (self) || alea_window_is_drawing (self);

  update_title (self);
  update_sheet_button (self);
  update_actions (self);
  gtk_widget_set_visible (self->play_buttons, is_playing (self) || is_aside);
  gtk_widget_set_visible (self->new_button, is_playing (self));
  gtk_widget_set_visible (self->back_button, is_aside);
  /* The screen has its own use for the key. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new", !alea_window_is_drawing (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save", is_playing (self) || alea_window_is_drawing (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.house-rules", is_playing (self));
  update_looking (self);
}

void
alea_window_update (AleaWindow *self)
{
  screen_cb (self);
}

/* The menu and the preferences say the same. */
static void
seats_setting_cb (AleaWindow *self)
{
  g_action_group_change_action_state (alea_play_screen_get_actions (self->play), "seats",
                                      g_settings_get_value (self->settings, "seats"));
}

static void
seats_action_cb (AleaWindow *self,
                 const char *name,
                 GVariant   *state)
{
  g_autofree char *seats = g_settings_get_string (self->settings, "seats");

  if (!g_str_equal (seats, g_variant_get_string (state, NULL)))
    g_settings_set_value (self->settings, "seats", state);
}

/* The first screen does not show it, so that the window opens without waiting
 * for it. */
static void
need_play_screen (AleaWindow *self)
{
  GActionGroup *actions;

  if (self->play != NULL)
    return;

  self->play = ALEA_PLAY_SCREEN (alea_play_screen_new ());
  gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (self->play));
  g_signal_connect_object (self->play, "notify::subtitle", G_CALLBACK (screen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "notify::needs-sheet", G_CALLBACK (update_sheet_button), self, G_CONNECT_SWAPPED);

  actions = alea_play_screen_get_actions (self->play);
  g_signal_connect_object (self->settings, "changed::seats", G_CALLBACK (seats_setting_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (actions, "action-state-changed::seats", G_CALLBACK (seats_action_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (actions, "action-state-changed::pause", G_CALLBACK (update_looking), self, G_CONNECT_SWAPPED);
  seats_setting_cb (self);
}

static void
events_cb (AleaWindow *self)
{
  AleaSession *session = alea_window_get_session (self);

  if (session != NULL)
    alea_window_keep_game (self, session);
}

/* A seed from the command line is a promise itself.  Where there are no random
 * numbers for a secret, the first roll will say so. */
static void
promise_fair_dice (AleaWindow  *self,
                   AleaSession *session)
{
  g_autoptr(AleaFairDice) fair_dice = NULL;

  if (alea_start_screen_get_seed (ALEA_START_SCREEN (self->start)) != NULL)
    return;

  fair_dice = alea_fair_dice_new (NULL);
  if (fair_dice != NULL)
    alea_session_set_fair_dice (session, fair_dice);
}

static void
begin_cb (AleaWindow *self,
          AleaGame   *game)
{
  AleaClockControl control = { 0 };
  g_autofree char *clock_setting = g_settings_get_string (self->settings, "clock");
  g_autoptr(AleaClock) clock = NULL;
  g_autoptr(AleaSession) session = NULL;

  need_play_screen (self);
  alea_play_screen_set_session (self->play, NULL);
  if (self->has_played)
    alea_match_next_game (self->match);
  self->has_played = TRUE;

  alea_clock_control_parse (&control, clock_setting, NULL);
  clock = alea_clock_new (&control);
  session = alea_session_new (game, self->match, clock);
  if (alea_game_get_n_events (game) == 0)
    promise_fair_dice (self, session);
  alea_play_screen_set_session (self->play, session);
  g_signal_connect_object (game, "notify::n-events", G_CALLBACK (events_cb), self, G_CONNECT_SWAPPED);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->play));
  screen_cb (self);
}

/* --- actions -------------------------------------------------------------- */

static void
leave_game (gpointer data)
{
  AleaWindow *self = data;

  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->start);
  alea_play_screen_set_session (self->play, NULL);
}

static gboolean
would_lose_something (AleaWindow *self)
{
  AleaGame *game = get_game (self);

  return game != NULL && alea_game_get_n_events (game) > 0
         && alea_game_get_state (game)->stage != ALEA_STAGE_OVER;
}

AleaSession *
alea_window_get_session (AleaWindow *self)
{
  return self->play != NULL ? alea_play_screen_get_session (self->play) : NULL;
}

const AleaRules *
alea_window_get_rules (AleaWindow *self)
{
  AleaGame *game = get_game (self);

  return game != NULL ? alea_game_get_rules (game) : alea_rules_find ("chess");
}

static void
begin_offered_game (gpointer data)
{
  AleaWindow *self = data;
  g_autoptr(AleaGame) game = g_steal_pointer (&self->offered);

  begin_cb (self, game);
}

void
alea_window_offer_game (AleaWindow *self,
                        AleaGame   *game)
{
  g_set_object (&self->offered, game);

  if (would_lose_something (self))
    alea_ask (GTK_WINDOW (self), _("Leave this game?"), _("It is not finished and will be lost."),
              _("_Leave the Game"), begin_offered_game, self);
  else
    begin_offered_game (self);
}

static void
new_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);

  if (!is_playing (self))
    return;

  if (would_lose_something (self))
    alea_ask (GTK_WINDOW (self), _("Leave this game?"), _("It is not finished and will be lost."),
              _("_Leave the Game"), leave_game, self);
  else
    leave_game (self);
}

/* Made when it is asked for, and not by GTK from gtk/help-overlay.ui: with a
 * hidden window about, GTK 4.8 crashes when an assistive technology asks for a
 * window that is not there. */
static void
show_shortcuts_action (GtkWidget  *widget,
                       const char *name,
                       GVariant   *parameter)
{
  g_autoptr(GtkBuilder) builder = gtk_builder_new_from_resource ("/org/aleachess/Alea/help-overlay.ui");
  GtkWindow *shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  gtk_window_set_transient_for (shortcuts, GTK_WINDOW (widget));
  gtk_window_set_hide_on_close (shortcuts, FALSE);
  gtk_window_present (shortcuts);
}

/* The state that is looked at is where another game begins, in a window of its
 * own: the game that is played stays what it is. */
static void
continue_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);
  AleaGame *played = get_game (self);
  g_autoptr(AleaGame) game = NULL;
  g_autoptr(GError) error = NULL;
  AleaWindow *window;

  if (played == NULL)
    return;

  game = alea_game_record_copy (alea_window_get_session (self), alea_game_get_view (played), &error);
  if (game == NULL)
    {
      alea_tell (GTK_WINDOW (self), _("The game cannot be copied"), error->message);
      return;
    }

  window = ALEA_WINDOW (alea_window_new (gtk_window_get_application (GTK_WINDOW (self))));
  alea_window_set_seed (window, alea_start_screen_get_seed (ALEA_START_SCREEN (self->start)));
  alea_match_set_first_player (window->match, alea_match_get_first_player (self->match));
  alea_game_set_dice (game, alea_start_screen_make_dice (ALEA_START_SCREEN (self->start)));
  /* In this order: GTK 4.8 tells screen readers of something that is no
   * window when its screens change before it is shown. */
  gtk_window_present (GTK_WINDOW (window));
  begin_cb (window, game);
}

/* --- setting up ----------------------------------------------------------- */

static void
play_from_here_cb (AleaWindow *self,
                   AleaGame   *game)
{
  alea_game_set_dice (game, alea_start_screen_make_dice (ALEA_START_SCREEN (self->start)));
  alea_window_offer_game (self, game);
}

static void
need_editor_screen (AleaWindow *self)
{
  if (self->editor != NULL)
    return;

  self->editor = ALEA_EDITOR_SCREEN (alea_editor_screen_new ());
  alea_editor_screen_set_dice (self->editor, alea_start_screen_make_dice (ALEA_START_SCREEN (self->start)));
  gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (self->editor));
  g_signal_connect_object (self->editor, "notify::is-narrow", G_CALLBACK (update_sheet_button), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "play", G_CALLBACK (play_from_here_cb), self, G_CONNECT_SWAPPED);
}

/* The position that is looked at; without a game, what was set up last. */
static void
edit_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);

  need_editor_screen (self);
  if (is_playing (self) && get_game (self) != NULL)
    {
      const AleaState *state = alea_game_get_viewed (get_game (self));
      g_autoptr(AleaEditor) editor = NULL;
      AleaSetup setup;

      alea_state_get_setup (state, &setup);
      editor = alea_editor_new_from_setup (state->rules, &state->options, &setup);
      alea_editor_screen_set_editor (self->editor, editor);
    }

  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->editor));
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);

  if (is_editing (self) || alea_window_is_drawing (self))
    gtk_stack_set_visible_child (GTK_STACK (self->stack),
                                 get_game (self) != NULL ? GTK_WIDGET (self->play) : self->start);
}

gboolean
alea_window_paste_into_editor (AleaWindow *self,
                               const char *text)
{
  if (is_editing (self))
    alea_editor_screen_paste (self->editor, text);
  else if (alea_window_is_drawing (self))
    alea_diagram_screen_paste (self->diagram, text);

  return is_editing (self) || alea_window_is_drawing (self);
}

/* Those of the game that is played. */
static void
house_rules_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  AleaGame *game = get_game (ALEA_WINDOW (widget));

  if (game != NULL)
    alea_house_rules_window_show (GTK_WINDOW (widget), alea_game_get_rules (game),
                                  &alea_game_get_state (game)->options);
}

static void
dice_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AleaSession *session = alea_window_get_session (ALEA_WINDOW (widget));

  if (session != NULL)
    alea_dice_window_show (GTK_WINDOW (widget), session);
}

static void
fullscreen_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

/* --- the class ------------------------------------------------------------ */

/* These cannot be accelerators: they would be taken from entries. */
static gboolean
press_clipboard_key (AleaWindow *self,
                     guint       key)
{
  if (key == GDK_KEY_v)
    return gtk_widget_activate_action (GTK_WIDGET (self), "win.paste", NULL);
  if (key == GDK_KEY_c && (is_playing (self) || is_editing (self)))
    return gtk_widget_activate_action (GTK_WIDGET (self), "game.copy-position", NULL);
  if (key == GDK_KEY_c && alea_window_is_drawing (self))
    return gtk_widget_activate_action (GTK_WIDGET (self), "game.copy-picture", NULL);

  return GDK_EVENT_PROPAGATE;
}

static gboolean
is_space (guint key)
{
  return key == GDK_KEY_space || key == GDK_KEY_KP_Space;
}

static gboolean
is_slash (guint key)
{
  return key == GDK_KEY_slash || key == GDK_KEY_KP_Divide;
}

/* A face of real dice. */
static gboolean
is_face (guint key)
{
  return (key >= GDK_KEY_1 && key <= GDK_KEY_9) || (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_9);
}

/* No move begins with a blank, a slash or a face. */
static gboolean
is_empty (GtkWidget *editable)
{
  return *gtk_editable_get_text (GTK_EDITABLE (editable)) == '\0';
}

/* Space rolls wherever the focus is, unless what has it needs the key. */
static gboolean
key_cb (AleaWindow      *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GActionGroup *game;

  if (focus != NULL && GTK_IS_EDITABLE (focus) && !((is_space (key) || is_slash (key) || is_face (key)) && is_empty (focus)))
    return GDK_EVENT_PROPAGATE;
  if ((state & gtk_accelerator_get_default_mod_mask ()) == GDK_CONTROL_MASK)
    return press_clipboard_key (self, key);
  if (!is_playing (self) || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  if (alea_play_screen_key (self->play, key))
    return GDK_EVENT_STOP;

  game = alea_play_screen_get_actions (self->play);

  switch (key)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      if (!g_action_group_get_action_enabled (game, "roll"))
        return GDK_EVENT_PROPAGATE;
      g_action_group_activate_action (game, "roll", NULL);
      return GDK_EVENT_STOP;
    case GDK_KEY_f:
    case GDK_KEY_F:
      g_action_group_activate_action (game, "flip", NULL);
      return GDK_EVENT_STOP;
    case GDK_KEY_slash:
    case GDK_KEY_KP_Divide:
      g_action_group_activate_action (game, "type", NULL);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* Names and dice are those of last time, and follow the settings. */
static void
restore_persons (AleaWindow *self)
{
  static const char *const names[ALEA_N_PERSONS] = { "first-name", "second-name" };
  static const char *const dice[ALEA_N_PERSONS] = { "first-own-dice", "second-own-dice" };

  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    {
      AleaPerson *person = alea_match_get_person (self->match, i);

      g_settings_bind (self->settings, names[i], person, "name", G_SETTINGS_BIND_GET);
      g_settings_bind (self->settings, dice[i], person, "has-own-dice", G_SETTINGS_BIND_GET);
    }
}

static void
restore_size (AleaWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static gboolean
alea_window_close_request (GtkWindow *window)
{
  AleaWindow *self = ALEA_WINDOW (window);
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (self->settings, "window-width", width);
  g_settings_set_int (self->settings, "window-height", height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));
  if (alea_window_keep_diagram (self))
    return GDK_EVENT_STOP;

  return GTK_WINDOW_CLASS (alea_window_parent_class)->close_request (window);
}

static void
alea_window_dispose (GObject *object)
{
  AleaWindow *self = ALEA_WINDOW (object);

  g_clear_object (&self->offered);
  g_clear_object (&self->kept);
  g_clear_pointer (&self->autosave, alea_autosave_close);
  g_clear_object (&self->match);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (alea_window_parent_class)->dispose (object);
}

static void
alea_window_class_init (AleaWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = alea_window_close_request;

  g_type_ensure (ALEA_TYPE_START_SCREEN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/aleachess/Alea/window.ui");
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, start);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, title_box);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, title);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, play_buttons);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, sheet_button);
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, screen_cb);

  gtk_widget_class_install_action (widget_class, "win.new", NULL, new_action);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, alea_window_open_action);
  gtk_widget_class_install_action (widget_class, "win.save", NULL, alea_window_save_action);
  gtk_widget_class_install_action (widget_class, "win.resume", NULL, alea_window_resume_action);
  gtk_widget_class_install_action (widget_class, "win.continue", NULL, continue_action);
  gtk_widget_class_install_action (widget_class, "win.edit", NULL, edit_action);
  gtk_widget_class_install_action (widget_class, "win.diagram", NULL, alea_window_diagram_action);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "win.paste", NULL, alea_window_paste_action);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, show_shortcuts_action);
  gtk_widget_class_install_action (widget_class, "win.dice", NULL, dice_action);
  gtk_widget_class_install_action (widget_class, "win.house-rules", NULL, house_rules_action);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_action);
}

static void
alea_window_init (AleaWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (APPLICATION_ID);
  self->match = alea_match_new ();
  alea_start_screen_follow (ALEA_START_SCREEN (self->start), self->settings);
  restore_persons (self);
  restore_size (self);
  alea_window_open_autosave (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.resume", self->kept != NULL);
  alea_start_screen_set_kept (ALEA_START_SCREEN (self->start), self->kept, self->match);
  screen_cb (self);
}

GtkWidget *
alea_window_new (GtkApplication *application)
{
  return g_object_new (ALEA_TYPE_WINDOW, "application", application, NULL);
}

void
alea_window_set_seed (AleaWindow *self,
                      const char *seed)
{
  g_return_if_fail (ALEA_IS_WINDOW (self));

  alea_start_screen_set_seed (ALEA_START_SCREEN (self->start), seed);
}

void
alea_window_begin (AleaWindow      *self,
                   const AleaRules *rules)
{
  g_autoptr(AleaGame) game = NULL;

  g_return_if_fail (ALEA_IS_WINDOW (self));
  g_return_if_fail (rules != NULL);

  game = alea_start_screen_make_game (ALEA_START_SCREEN (self->start), rules);
  if (game != NULL)
    alea_window_offer_game (self, game);
}
