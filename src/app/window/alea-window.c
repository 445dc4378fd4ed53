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

#include <glib/gi18n.h>
#include <string.h>

/**
 * AleaWindow:
 *
 * A title bar, and below it one screen at a time.
 */

G_DEFINE_FINAL_TYPE (AleaWindow, alea_window, GTK_TYPE_APPLICATION_WINDOW)

AleaScreen *
alea_window_get_screen (AleaWindow *self)
{
  return ALEA_SCREEN (gtk_stack_get_visible_child (GTK_STACK (self->stack)));
}

AleaScreen *
alea_window_get_front (AleaWindow *self)
{
  return alea_window_is_guide_alone (self) ? ALEA_SCREEN (self->guide) : alea_window_get_screen (self);
}

void
alea_window_add_screen (AleaWindow *self,
                        AleaScreen *screen)
{
  gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (screen));
  g_signal_connect_object (screen, "changed", G_CALLBACK (alea_window_update), self, G_CONNECT_SWAPPED);
}

void
alea_window_show_screen (AleaWindow *self,
                         AleaScreen *screen)
{
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (screen));
}

AleaSession *
alea_window_get_session (AleaWindow *self)
{
  return self->play != NULL ? alea_screen_get_session (ALEA_SCREEN (self->play)) : NULL;
}

AleaGame *
alea_window_get_game (AleaWindow *self)
{
  AleaSession *session = alea_window_get_session (self);

  return session != NULL ? alea_session_get_game (session) : NULL;
}

/* --- what is in view ------------------------------------------------------ */

/* Screen readers speak a window's new title, so it names the game, and only
 * that: what happens in it is announced (see alea_announce()). */
static void
update_title (AleaWindow *self)
{
  AleaScreen *front = alea_window_get_front (self);
  const char *title = alea_screen_get_title (front);
  g_autofree char *subtitle = alea_screen_make_subtitle (front);

  /* To set it again is to speak it again. */
  if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (self)), title) != 0)
    gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->subtitle), subtitle != NULL ? subtitle : "");
  gtk_widget_set_visible (self->subtitle, subtitle != NULL);
  gtk_widget_set_visible (self->title_box, !alea_screen_get_is_narrow (front));
  alea_pages_show_one (GTK_STACK (self->stack), title);
}

/* Undo, and all else that the title bar and the menu offer, is that of the
 * screen in view. */
static void
update_buttons (AleaWindow *self)
{
  AleaScreen *front = alea_window_get_front (self);
  GActionGroup *actions = alea_screen_get_actions (front);
  const gboolean is_start = GTK_WIDGET (front) == self->start;
  const gboolean is_narrow = alea_screen_get_is_narrow (front);
  const gboolean has_undo = actions != NULL && g_action_group_has_action (actions, "undo");
  const gboolean has_sheet = actions != NULL && g_action_group_has_action (actions, "sheet");
  const gboolean has_game = alea_screen_get_session (front) != NULL;

  gtk_widget_insert_action_group (GTK_WIDGET (self), "game", actions);
  gtk_widget_set_visible (self->play_buttons, !is_start);
  gtk_widget_set_visible (self->new_button, has_game);
  gtk_widget_set_visible (self->undo_button, has_undo);
  gtk_widget_set_visible (self->redo_button, has_undo);
  gtk_widget_set_visible (self->back_button, !is_start && !has_game);
  gtk_widget_set_visible (self->sheet_button, has_sheet && is_narrow);
}

static void
set_enabled (AleaWindow *self,
             const char *action,
             gboolean    is_enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, is_enabled);
}

/* What would show the position is not to be had while the board is covered. */
static void
update_actions (AleaWindow *self)
{
  AleaScreen *screen = alea_window_get_screen (self);
  GActionGroup *actions = alea_screen_get_actions (screen);
  const AleaScreenTraits traits = alea_screen_get_traits (screen);
  const gboolean is_covered = (traits & ALEA_SCREEN_IS_COVERED) != 0;
  const gboolean has_game = alea_screen_get_session (screen) != NULL;
  const gboolean can_save = has_game || (traits & ALEA_SCREEN_SAVES) != 0;

  /* A screen may have its own use for the key. */
  set_enabled (self, "win.new", actions == NULL || !g_action_group_has_action (actions, "new"));
  set_enabled (self, "win.save", can_save);
  set_enabled (self, "win.save-as", can_save);
  set_enabled (self, "win.house-rules", has_game);
  set_enabled (self, "win.dice", has_game && !is_covered && alea_window_get_rules (self)->dice != NULL);
  set_enabled (self, "win.continue", has_game && !is_covered);
  set_enabled (self, "win.export", (traits & ALEA_SCREEN_HAS_BOARD) != 0);
  set_enabled (self, "win.edit", !is_covered);
  set_enabled (self, "win.diagram", !is_covered);
}

/* The stack has no screen any more when the window goes. */
void
alea_window_update (AleaWindow *self)
{
  if (gtk_stack_get_visible_child (GTK_STACK (self->stack)) == NULL)
    return;

  alea_window_update_guide (self);
  update_title (self);
  update_buttons (self);
  update_actions (self);
}

void
alea_window_update_place (AleaWindow *self)
{
  g_autofree char *place = alea_window_describe_place (self);

  if (self->play != NULL)
    alea_play_screen_set_place (self->play, place);
}

/* --- the game ------------------------------------------------------------- */

/* The first screen does not show it, so that the window opens without waiting
 * for it. */
static void
need_play_screen (AleaWindow *self)
{
  if (self->play != NULL)
    return;

  self->play = ALEA_PLAY_SCREEN (alea_play_screen_new ());
  alea_window_add_screen (self, ALEA_SCREEN (self->play));
  alea_play_screen_follow (self->play, self->settings);
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
  alea_window_update_place (self);
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

  alea_window_update_place (self);
  alea_window_show_screen (self, ALEA_SCREEN (self->play));
  alea_window_update (self);
  alea_screen_take_focus (ALEA_SCREEN (self->play));
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

  alea_window_show_screen (self, ALEA_SCREEN (self->start));
  alea_play_screen_set_session (self->play, NULL);
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

  if (alea_screen_get_session (alea_window_get_screen (self)) != NULL)
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
  alea_window_add_screen (self, ALEA_SCREEN (self->editor));
  g_signal_connect_object (self->editor, "play", G_CALLBACK (play_from_here_cb), self, G_CONNECT_SWAPPED);
}

/* The position that is looked at; without one, what was set up last. */
static void
edit_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);
  g_autoptr(AleaEditor) editor = alea_screen_make_editor (alea_window_get_screen (self));

  need_editor_screen (self);
  if (editor != NULL)
    alea_editor_screen_set_editor (self->editor, editor);
  alea_window_show_screen (self, ALEA_SCREEN (self->editor));
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);

  if (!alea_window_is_guide_alone (self))
    alea_window_show_screen (self, alea_window_get_session (self) != NULL ? ALEA_SCREEN (self->play)
                                                                          : ALEA_SCREEN (self->start));
  else if (!alea_guide_screen_go_back (self->guide))
    alea_window_close_guide (self);
}

void
alea_window_show_editor (AleaWindow      *self,
                         const AleaRules *rules)
{
  need_editor_screen (self);
  alea_editor_set_rules (alea_editor_screen_get_editor (self->editor), rules);
  alea_window_show_screen (self, ALEA_SCREEN (self->editor));
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
  alea_screen_take_focus (alea_window_get_screen (self));
}

static void
follow_menu (AleaWindow *self)
{
  GtkPopover *menu = gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->menu_button));

  g_signal_connect_object (menu, "closed", G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
}

/* Shows what would be lost, and asks there; FALSE for nothing. */
static gboolean
ask_for_unsaved (AleaWindow *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->stack); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (alea_screen_has_unsaved (ALEA_SCREEN (child)))
      {
        alea_window_show_screen (self, ALEA_SCREEN (child));
        alea_screen_leave (ALEA_SCREEN (child), (AleaScreenDone) gtk_window_destroy, self);
        return TRUE;
      }

  return FALSE;
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
  if (!alea_window_may_close (self) || ask_for_unsaved (self))
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
  gtk_widget_class_bind_template_callback (widget_class, alea_window_update);

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
  gtk_widget_class_install_action (widget_class, "win.house-rules", NULL, alea_window_house_rules_action);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_action);
}

static void
alea_window_init (AleaWindow *self)
{
  g_autoptr(GAction) seats = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  alea_mnemonics_name_once (gtk_window_get_titlebar (GTK_WINDOW (self)));
  alea_pages_name_menu (GTK_MENU_BUTTON (self->menu_button));
  follow_menu (self);
  self->settings = g_settings_new (APPLICATION_ID);
  seats = g_settings_create_action (self->settings, "seats");
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
  g_action_map_add_action (G_ACTION_MAP (self), seats);
  alea_window_update (self);
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
