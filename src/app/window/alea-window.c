/* alea-window.c: the window
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-announce.h"
#include "alea-editor-screen.h"
#include "alea-game-record.h"
#include "alea-match.h"
#include "alea-mnemonics.h"
#include "alea-pages.h"
#include "alea-play-screen.h"
#include "alea-shortcuts.h"
#include "alea-side-pane.h"
#include "alea-start-screen.h"
#include "alea-words.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * AleaWindow:
 *
 * A title bar, and below it one screen at a time.
 */

G_DEFINE_FINAL_TYPE (AleaWindow, alea_window, GTK_TYPE_APPLICATION_WINDOW)

gboolean
alea_window_is_playing (AleaWindow *self)
{
  return self->play != NULL && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == GTK_WIDGET (self->play);
}

gboolean
alea_window_is_editing (AleaWindow *self)
{
  return self->editor != NULL
         && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == GTK_WIDGET (self->editor);
}

AleaGame *
alea_window_get_game (AleaWindow *self)
{
  return self->play != NULL ? alea_play_screen_get_game (self->play) : NULL;
}

static const char *
get_title (AleaWindow *self)
{
  if (alea_window_is_guide_alone (self))
    return alea_guide_screen_get_title (self->guide);
  if (alea_window_is_playing (self) && alea_window_get_game (self) != NULL)
    return alea_game_get_title (alea_window_get_game (self));
  if (alea_window_is_drawing (self))
    return alea_diagram_screen_get_title (self->diagram);

  return alea_window_is_editing (self) ? _("Set Up a Position") : _("Alea");
}

/* What is said of the start, and where the game is saved. */
static char *
make_play_subtitle (AleaWindow *self)
{
  const char *start = alea_play_screen_get_subtitle (self->play);
  g_autofree char *place = alea_window_describe_place (self);

  if (start != NULL && place != NULL)
    /* Translators: what the start is called, and the name of a file */
    return g_strdup_printf (_("%s · %s"), start, place);

  return place != NULL ? g_steal_pointer (&place) : g_strdup (start);
}

static char *
make_subtitle (AleaWindow *self)
{
  if (alea_window_is_guide_alone (self))
    return NULL;
  if (alea_window_is_drawing (self))
    return g_strdup (alea_diagram_screen_get_subtitle (self->diagram));

  return alea_window_is_playing (self) ? make_play_subtitle (self) : NULL;
}

/* Screen readers speak a window's new title, so it names the game, and only
 * that: what happens in it is announced (see alea_announce()). */
void
alea_window_update_title (AleaWindow *self)
{
  g_autofree char *title = alea_words_printable (get_title (self)), *subtitle = make_subtitle (self);
  g_autofree char *shown = alea_words_printable (subtitle != NULL ? subtitle : "");

  /* To set it again is to speak it again. */
  if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (self)), title) != 0)
    gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->subtitle), shown);
  gtk_widget_set_visible (self->subtitle, subtitle != NULL);
}

static void
update_sheet_button (AleaWindow *self)
{
  gboolean needs_sheet = alea_window_is_playing (self) && !alea_window_is_guide_alone (self)
                         && alea_play_screen_get_needs_sheet (self->play);
  gboolean has_no_room = (alea_window_is_editing (self) && alea_editor_screen_get_is_narrow (self->editor))
                         || (alea_window_is_drawing (self) && alea_diagram_screen_get_is_narrow (self->diagram));
  gboolean has_guide_title = alea_window_is_guide_alone (self)
                             && alea_side_pane_get_is_narrow (ALEA_SIDE_PANE (self->pane));

  /* Where even the list has no room, the buttons leave none for a title; the
   * guide then has its own. */
  gtk_widget_set_visible (self->sheet_button, needs_sheet);
  gtk_widget_set_visible (self->title_box, !needs_sheet && !has_no_room && !has_guide_title);
}

/* Undo, and all else that the title bar and the menu offer, is that of the
 * screen in view. */
static void
update_actions (AleaWindow *self)
{
  GActionGroup *actions = NULL;

  if (alea_window_is_guide_alone (self))
    actions = NULL;
  else if (alea_window_is_editing (self))
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
  const gboolean is_covered = alea_window_is_playing (self) && alea_play_screen_get_is_paused (self->play);
  const gboolean is_open = alea_window_is_playing (self) && !is_covered;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.dice", is_open && alea_window_get_rules (self)->dice != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.continue", is_open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.export",
                                 is_open || alea_window_is_editing (self) || alea_window_is_drawing (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.edit", !is_covered);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.diagram", !is_covered);
}

static void
screen_cb (AleaWindow *self)
{
  const gboolean is_guide = alea_window_is_guide_alone (self);
  const gboolean is_aside = alea_window_is_editing (self) || alea_window_is_drawing (self);

  alea_window_update_title (self);
  alea_pages_show_one (GTK_STACK (self->stack), get_title (self));
  update_sheet_button (self);
  update_actions (self);
  alea_window_update_guide (self);
  gtk_widget_set_visible (self->play_buttons, alea_window_is_playing (self) || is_aside || is_guide);
  gtk_widget_set_visible (self->new_button, alea_window_is_playing (self) && !is_guide);
  gtk_widget_set_visible (self->undo_button, !is_guide);
  gtk_widget_set_visible (self->redo_button, !is_guide);
  gtk_widget_set_visible (self->back_button, is_aside || is_guide);
  /* The screen has its own use for the key. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new", !alea_window_is_drawing (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save", alea_window_is_playing (self) || alea_window_is_drawing (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-as", alea_window_is_playing (self) || alea_window_is_drawing (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.house-rules", alea_window_is_playing (self));
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

  alea_play_screen_follow (self->play, self->settings);
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

  if (session == NULL)
    return;

  /* The clock of a game that was read waits until somebody plays on. */
  alea_clock_resume (alea_session_get_clock (session));
  if (alea_window_is_in_match (self))
    self->has_played = TRUE;
  alea_window_keep_game (self);
  alea_window_update_title (self);
}

/* Takes @filed, or NULL, and leaves it empty. */
static void
play (AleaWindow *self,
      AleaGame   *game,
      AleaFiled  *filed)
{
  g_autoptr(AleaSession) session = NULL;

  need_play_screen (self);
  alea_play_screen_set_session (self->play, NULL);
  alea_filed_clear (&self->filed);
  if (filed != NULL)
    {
      self->filed = *filed;
      memset (filed, 0, sizeof *filed);
    }
  session = alea_window_make_session (self, game);
  alea_play_screen_set_session (self->play, session);
  g_signal_connect_object (game, "notify::n-events", G_CALLBACK (events_cb), self, G_CONNECT_SWAPPED);
  if (alea_window_has_unsaved (self))
    alea_window_keep_game (self);

  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->play));
  screen_cb (self);
  gtk_widget_child_focus (GTK_WIDGET (alea_play_screen_get_board (self->play)), GTK_DIR_TAB_FORWARD);
}

void
alea_window_play (AleaWindow *self,
                  AleaGame   *game)
{
  play (self, game, NULL);
}

/* --- actions -------------------------------------------------------------- */

static void
leave_game (gpointer data)
{
  AleaWindow *self = data;

  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->start);
  alea_play_screen_set_session (self->play, NULL);
}

AleaSession *
alea_window_get_session (AleaWindow *self)
{
  return self->play != NULL ? alea_play_screen_get_session (self->play) : NULL;
}

const AleaRules *
alea_window_get_rules (AleaWindow *self)
{
  AleaGame *game = alea_window_get_game (self);

  return game != NULL ? alea_game_get_rules (game) : alea_rules_find ("chess");
}

static void
begin_offered_game (gpointer data)
{
  AleaWindow *self = data;
  g_autoptr(AleaGame) game = g_steal_pointer (&self->offered);

  play (self, game, &self->offered_filed);
}

void
alea_window_offer_game (AleaWindow *self,
                        AleaGame   *game)
{
  AleaFiled nowhere = { 0 };

  alea_window_offer_game_from (self, game, &nowhere);
}

void
alea_window_offer_game_from (AleaWindow *self,
                             AleaGame   *game,
                             AleaFiled  *filed)
{
  if (alea_window_is_under_way (self))
    {
      alea_window_play_apart (self, game, filed);
      return;
    }

  g_set_object (&self->offered, game);
  alea_filed_clear (&self->offered_filed);
  self->offered_filed = *filed;
  memset (filed, 0, sizeof *filed);
  alea_window_leave_game (self, FALSE, begin_offered_game);
}

AleaWindow *
alea_window_open_another (AleaWindow *self)
{
  AleaWindow *another = ALEA_WINDOW (alea_window_new (gtk_window_get_application (GTK_WINDOW (self))));

  alea_window_set_seed (another, alea_start_screen_get_seed (ALEA_START_SCREEN (self->start)));
  alea_match_set_first_player (another->match, alea_match_get_first_player (self->match));
  return another;
}

void
alea_window_play_apart (AleaWindow *self,
                        AleaGame   *game,
                        AleaFiled  *filed)
{
  AleaWindow *another = alea_window_open_another (self);

  /* In this order: GTK 4.8 tells screen readers of something that is no
   * window when its screens change before it is shown. */
  gtk_window_present (GTK_WINDOW (another));
  play (another, game, filed);
}

static void
new_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);

  if (alea_window_is_playing (self))
    alea_window_leave_game (self, TRUE, leave_game);
}

static void
show_shortcuts_action (GtkWidget  *widget,
                       const char *name,
                       GVariant   *parameter)
{
  alea_shortcuts_show (GTK_WINDOW (widget));
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
  if (alea_window_is_playing (self) && alea_window_get_game (self) != NULL)
    {
      const AleaState *state = alea_game_get_viewed (alea_window_get_game (self));
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

  if (alea_window_is_guide_alone (self))
    {
      if (!alea_guide_screen_go_back (self->guide))
        alea_window_close_guide (self);
    }
  else if (alea_window_is_editing (self) || alea_window_is_drawing (self))
    gtk_stack_set_visible_child (GTK_STACK (self->stack),
                                 alea_window_get_game (self) != NULL ? GTK_WIDGET (self->play) : self->start);
}

void
alea_window_show_editor (AleaWindow      *self,
                         const AleaRules *rules)
{
  need_editor_screen (self);
  alea_editor_set_rules (alea_editor_screen_get_editor (self->editor), rules);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->editor));
}

gboolean
alea_window_paste_into_editor (AleaWindow *self,
                               const char *text)
{
  if (alea_window_is_editing (self))
    alea_editor_screen_paste (self->editor, text);
  else if (alea_window_is_drawing (self))
    alea_diagram_screen_paste (self->diagram, text);

  return alea_window_is_editing (self) || alea_window_is_drawing (self);
}

AleaEditor *
alea_window_get_edited (AleaWindow *self)
{
  return alea_window_is_editing (self) ? alea_editor_screen_get_editor (self->editor) : NULL;
}

/* The boards of all screens turn by an action of one name. */
gboolean
alea_window_get_is_flipped (AleaWindow *self)
{
  GActionGroup *actions = alea_window_is_editing (self) ? alea_editor_screen_get_actions (self->editor)
                                                        : alea_play_screen_get_actions (self->play);
  g_autoptr(GVariant) state = g_action_group_get_action_state (actions, "flip");

  return g_variant_get_boolean (state);
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

/* GTK leaves the focus on the button of a menu that is closed, far from the
 * squares where a player goes on. */
static void
menu_closed_cb (AleaWindow *self)
{
  if (alea_window_is_playing (self))
    gtk_widget_child_focus (GTK_WIDGET (alea_play_screen_get_board (self->play)), GTK_DIR_TAB_FORWARD);
}

static void
follow_menu (AleaWindow *self)
{
  GtkPopover *menu = gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->menu_button));

  g_signal_connect_object (menu, "closed", G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
}

static gboolean
alea_window_close_request (GtkWindow *window)
{
  AleaWindow *self = ALEA_WINDOW (window);

  alea_window_keep_size (self);
  if (self->saving != NULL)
    {
      self->closes_when_saved = TRUE;
      return GDK_EVENT_STOP;
    }
  if (!alea_window_may_close (self) || alea_window_keep_diagram (self))
    return GDK_EVENT_STOP;

  return GTK_WINDOW_CLASS (alea_window_parent_class)->close_request (window);
}

/* GTK says of itself that a window is not maximized until it is constructed. */
static void
alea_window_constructed (GObject *object)
{
  G_OBJECT_CLASS (alea_window_parent_class)->constructed (object);

  alea_window_restore_size (ALEA_WINDOW (object));
}

static void
alea_window_dispose (GObject *object)
{
  AleaWindow *self = ALEA_WINDOW (object);

  g_clear_handle_id (&self->size_timer, g_source_remove);
  g_clear_object (&self->focus_before_guide);
  g_clear_object (&self->offered);
  g_clear_object (&self->kept);
  g_clear_object (&self->reading);
  g_clear_object (&self->recent);
  g_clear_object (&self->saving);
  alea_window_forget_saves (self);
  g_clear_pointer (&self->saving_events, g_array_unref);
  alea_filed_clear (&self->filed);
  alea_filed_clear (&self->offered_filed);
  alea_filed_clear (&self->kept_filed);
  g_clear_pointer (&self->autosave, alea_autosave_close);
  g_clear_pointer (&self->set_aside, g_free);
  g_clear_pointer (&self->kept_autosave, alea_autosave_close);
  g_clear_object (&self->match);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (alea_window_parent_class)->dispose (object);
}

static void
alea_window_class_init (AleaWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = alea_window_constructed;
  G_OBJECT_CLASS (klass)->dispose = alea_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = alea_window_close_request;

  g_type_ensure (ALEA_TYPE_SIDE_PANE);
  g_type_ensure (ALEA_TYPE_START_SCREEN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/aleachess/Alea/window.ui");
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, pane);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, start);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, title_box);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, title);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, play_buttons);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, sheet_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, file_section);
  gtk_widget_class_bind_template_callback (widget_class, alea_window_play);
  gtk_widget_class_bind_template_callback (widget_class, alea_window_key);
  gtk_widget_class_bind_template_callback (widget_class, screen_cb);

  gtk_widget_class_install_action (widget_class, "win.new", NULL, new_action);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, alea_window_open_action);
  gtk_widget_class_install_action (widget_class, "win.save", NULL, alea_window_save_action);
  gtk_widget_class_install_action (widget_class, "win.save-as", NULL, alea_window_save_as_action);
  gtk_widget_class_install_action (widget_class, "win.open-recent", "s", alea_window_open_recent_action);
  gtk_widget_class_install_action (widget_class, "win.clear-recent", NULL, alea_window_clear_recent_action);
  gtk_widget_class_install_action (widget_class, "win.earlier", NULL, alea_window_earlier_action);
  gtk_widget_class_install_action (widget_class, "win.resume", NULL, alea_window_resume_action);
  gtk_widget_class_install_action (widget_class, "win.again", NULL, alea_window_again_action);
  gtk_widget_class_install_action (widget_class, "win.roll-again", NULL, alea_window_answer_action);
  gtk_widget_class_install_action (widget_class, "win.accept", NULL, alea_window_answer_action);
  gtk_widget_class_install_action (widget_class, "win.castle", "s", alea_window_answer_action);
  gtk_widget_class_install_action (widget_class, "win.to-board", NULL, alea_window_answer_action);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, alea_window_undo_action);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, alea_window_undo_action);
  gtk_widget_class_install_action (widget_class, "win.continue", NULL, alea_window_continue_action);
  gtk_widget_class_install_action (widget_class, "win.edit", NULL, edit_action);
  gtk_widget_class_install_action (widget_class, "win.diagram", NULL, alea_window_diagram_action);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "win.paste", NULL, alea_window_paste_action);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, alea_window_print_action);
  gtk_widget_class_install_action (widget_class, "win.export", NULL, alea_window_export_action);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, show_shortcuts_action);
  gtk_widget_class_install_action (widget_class, "win.guide", "s", alea_window_guide_action);
  gtk_widget_class_install_action (widget_class, "win.dice", NULL, alea_window_dice_action);
  gtk_widget_class_install_action (widget_class, "win.dice-words", NULL, alea_window_dice_words_action);
  gtk_widget_class_install_action (widget_class, "win.house-rules", NULL, alea_window_house_rules_action);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_action);
}

static void
alea_window_init (AleaWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  alea_mnemonics_name_once (gtk_window_get_titlebar (GTK_WINDOW (self)));
  alea_pages_name_menu (GTK_MENU_BUTTON (self->menu_button));
  follow_menu (self);
  self->settings = g_settings_new (APPLICATION_ID);
  self->match = alea_match_new ();
  alea_start_screen_follow (ALEA_START_SCREEN (self->start), self->settings);
  alea_window_restore_persons (self, self->match);
  alea_window_open_autosave (self);
  g_signal_connect_after (self, "map", G_CALLBACK (alea_window_tell_set_aside), NULL);
  alea_window_accept_drops (self);
  alea_window_watch_recent (self);
  alea_window_show_kept (self);
  alea_window_update_earlier (self);
  alea_announce_window (GTK_WINDOW (self));
  screen_cb (self);
}

GtkWidget *
alea_window_new (GtkApplication *application)
{
  AleaWindow *self = g_object_new (ALEA_TYPE_WINDOW, "application", application, NULL);

  alea_window_find_match (self);
  return GTK_WIDGET (self);
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
