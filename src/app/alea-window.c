/* alea-window.c: the window
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window.h"

#include "alea-ask.h"
#include "alea-play-screen.h"
#include "alea-start-screen.h"

#include <glib/gi18n.h>

/**
 * AleaWindow:
 *
 * A title bar, and below it one screen at a time.
 */

struct _AleaWindow
{
  GtkApplicationWindow  parent_instance;

  GtkWidget            *stack;
  GtkWidget            *start;
  GtkWidget            *play;
  GtkWidget            *title_box;
  GtkWidget            *title;
  GtkWidget            *subtitle;
  GtkWidget            *play_buttons;
  GtkWidget            *sheet_button;
  GSettings            *settings;
  const AleaRules      *wanted;   /* the game to begin when this one is left; or NULL */
};

G_DEFINE_FINAL_TYPE (AleaWindow, alea_window, GTK_TYPE_APPLICATION_WINDOW)

static gboolean
is_playing (AleaWindow *self)
{
  return gtk_stack_get_visible_child (GTK_STACK (self->stack)) == self->play;
}

/* Screen readers speak a window's new title, so it names the game; what
 * happens in it is said by the sentence below the board. */
static void
update_title (AleaWindow *self)
{
  AleaGame *game = alea_play_screen_get_game (ALEA_PLAY_SCREEN (self->play));
  const char *title = is_playing (self) && game != NULL ? alea_game_get_title (game) : _("Alea");
  const char *subtitle = alea_play_screen_get_subtitle (ALEA_PLAY_SCREEN (self->play));
  gboolean has_subtitle = is_playing (self) && subtitle != NULL;

  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->subtitle), has_subtitle ? subtitle : "");
  gtk_widget_set_visible (self->subtitle, has_subtitle);
}

static void
update_sheet_button (AleaWindow *self)
{
  gboolean needs_sheet = is_playing (self) && alea_play_screen_get_needs_sheet (ALEA_PLAY_SCREEN (self->play));

  /* Where even the list has no room, the buttons leave none for a title. */
  gtk_widget_set_visible (self->sheet_button, needs_sheet);
  gtk_widget_set_visible (self->title_box, !needs_sheet);
}

static void
screen_cb (AleaWindow *self)
{
  update_title (self);
  update_sheet_button (self);
  gtk_widget_set_visible (self->play_buttons, is_playing (self));
}

static void
begin_cb (AleaWindow *self,
          AleaGame   *game)
{
  alea_play_screen_set_game (ALEA_PLAY_SCREEN (self->play), game);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->play);
  screen_cb (self);
}

/* --- actions -------------------------------------------------------------- */

static void
leave_game (gpointer data)
{
  AleaWindow *self = data;

  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->start);
  alea_play_screen_set_game (ALEA_PLAY_SCREEN (self->play), NULL);
  if (self->wanted != NULL)
    alea_start_screen_begin (ALEA_START_SCREEN (self->start), self->wanted);
}

static gboolean
would_lose_something (AleaWindow *self)
{
  AleaGame *game = alea_play_screen_get_game (ALEA_PLAY_SCREEN (self->play));

  return game != NULL && alea_game_get_n_events (game) > 0
         && alea_game_get_state (game)->stage != ALEA_STAGE_OVER;
}

static void
leave_for (AleaWindow      *self,
           const AleaRules *wanted)
{
  self->wanted = wanted;
  if (would_lose_something (self))
    alea_ask (GTK_WINDOW (self), _("Leave this game?"), _("It is not finished and will be lost."),
              _("_Leave the Game"), leave_game, self);
  else
    leave_game (self);
}

static void
new_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);

  if (is_playing (self))
    leave_for (self, NULL);
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

/* Space rolls wherever the focus is, unless what has it needs the key. */
static gboolean
key_cb (AleaWindow      *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GActionGroup *game = alea_play_screen_get_actions (ALEA_PLAY_SCREEN (self->play));

  if (!is_playing (self) || (state & gtk_accelerator_get_default_mod_mask ()) != 0
      || (focus != NULL && GTK_IS_EDITABLE (focus)))
    return GDK_EVENT_PROPAGATE;

  if (alea_play_screen_key (ALEA_PLAY_SCREEN (self->play), key))
    return GDK_EVENT_STOP;

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

  return GTK_WINDOW_CLASS (alea_window_parent_class)->close_request (window);
}

static void
alea_window_dispose (GObject *object)
{
  AleaWindow *self = ALEA_WINDOW (object);

  g_clear_object (&self->settings);

  G_OBJECT_CLASS (alea_window_parent_class)->dispose (object);
}

static void
alea_window_class_init (AleaWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = alea_window_close_request;

  g_type_ensure (ALEA_TYPE_PLAY_SCREEN);
  g_type_ensure (ALEA_TYPE_START_SCREEN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/aleachess/Alea/window.ui");
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, start);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, play);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, title_box);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, title);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, play_buttons);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, sheet_button);
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, screen_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_sheet_button);

  gtk_widget_class_install_action (widget_class, "win.new", NULL, new_action);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_action);
}

static void
alea_window_init (AleaWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "game",
                                  alea_play_screen_get_actions (ALEA_PLAY_SCREEN (self->play)));

  self->settings = g_settings_new (APPLICATION_ID);
  restore_size (self);
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
  g_return_if_fail (ALEA_IS_WINDOW (self));
  g_return_if_fail (rules != NULL);

  leave_for (self, rules);
}
