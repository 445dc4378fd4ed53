/* alea-window.c: the window
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-announce.h"
#include "alea-mnemonics.h"
#include "alea-pages.h"
#include "alea-play-screen.h"
#include "alea-shortcuts.h"
#include "alea-side-pane.h"
#include "alea-start-screen.h"
#include "alea-style.h"
#include "alea-words.h"
#include "alea-yield.h"

/**
 * AleaWindow:
 *
 * A title bar, and below it one screen at a time.
 */

G_DEFINE_FINAL_TYPE (AleaWindow, alea_window, GTK_TYPE_APPLICATION_WINDOW)

gboolean
alea_window_is_guide_alone (AleaWindow *self)
{
  return self->guide != NULL && alea_side_pane_get_open (ALEA_SIDE_PANE (self->pane))
         && alea_side_pane_get_covers (ALEA_SIDE_PANE (self->pane));
}

AleaScreen *
alea_window_get_screen (AleaWindow *self)
{
  return ALEA_SCREEN (gtk_stack_get_visible_child (GTK_STACK (self->stack)));
}

static AleaScreen *
get_front (AleaWindow *self)
{
  return alea_window_is_guide_alone (self) ? ALEA_SCREEN (self->guide) : alea_window_get_screen (self);
}

/* Keys belong to the guide while it is alone, or has the focus. */
AleaScreen *
alea_window_get_asked (AleaWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *guide = GTK_WIDGET (self->guide);

  if (alea_window_is_guide_alone (self) || (guide != NULL && focus != NULL && gtk_widget_is_ancestor (focus, guide)))
    return ALEA_SCREEN (guide);

  return alea_window_get_screen (self);
}

void
alea_window_add_screen (AleaWindow *self,
                        AleaScreen *screen)
{
  gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (screen));
  g_signal_connect_object (screen, "changed", G_CALLBACK (alea_window_update), self, G_CONNECT_SWAPPED);
}

/* Screen readers speak a window's new title, so it names the game, and only
 * that: what happens in it is announced (see alea_announce()).  To set it again is
 * to speak it again. */
static void
tell_title (AleaWindow *self,
            const char *title)
{
  if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (self)), title) != 0)
    alea_announce_title (GTK_WINDOW (self), title);
}

/* The title comes before the focus moves: what the window is called then, a
 * screen reader that is slow takes for known. */
void
alea_window_show_screen (AleaWindow *self,
                         AleaScreen *screen)
{
  g_autofree char *title = alea_words_printable (alea_screen_get_title (screen));

  if (!alea_window_is_guide_alone (self))
    tell_title (self, title);
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

/* --- menus ---------------------------------------------------------------- */

static gboolean
leave_button_cb (gpointer data)
{
  GtkWidget *focus = gtk_window_get_focus (data);

  if (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_MENU_BUTTON) != NULL)
    alea_screen_take_focus (alea_window_get_screen (data));
  return G_SOURCE_REMOVE;
}

/* GTK leaves the focus on the button of a menu that is closed, far from the
 * squares where a player goes on; newer versions do so once this has been told. */
static void
menu_closed_cb (AleaWindow *self)
{
  alea_screen_take_focus (alea_window_get_screen (self));
  g_idle_add_full (G_PRIORITY_HIGH, leave_button_cb, g_object_ref (self), g_object_unref);
}

static void
follow_menu (AleaWindow *self,
             GtkWidget  *button)
{
  GtkPopover *menu = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));

  alea_pages_name_menu (GTK_MENU_BUTTON (button));
  g_signal_connect_object (menu, "closed", G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
}

/* When there is a first game: it is a good part of what the window takes to be
 * made.  A check box of which the action was there before it, perhaps that of
 * another screen, would be a plain item to a screen reader, in GTK 4.8. */
static void
make_game_menu (AleaWindow *self)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (self->game_button);

  if (gtk_menu_button_get_popover (button) != NULL)
    return;

  gtk_widget_insert_action_group (GTK_WIDGET (self), "game", NULL);
  gtk_menu_button_set_menu_model (button, self->game_menu);
  follow_menu (self, self->game_button);
}

/* --- what is in view ------------------------------------------------------ */

/* In characters: what the title bar has room for between its buttons. */
#define SUBTITLE_CHARS 48
#define BRIEF_CHARS    26

static void
update_title (AleaWindow *self)
{
  AleaScreen *front = get_front (self);
  const gboolean is_brief = (alea_screen_get_traits (front) & ALEA_SCREEN_IS_BRIEF) != 0;
  g_autofree char *title = alea_words_printable (alea_screen_get_title (front));
  g_autofree char *subtitle = alea_screen_make_subtitle (front);
  g_autofree char *shown = alea_words_printable (subtitle != NULL ? subtitle : "");

  tell_title (self, title);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->subtitle), shown);
  gtk_label_set_max_width_chars (GTK_LABEL (self->subtitle), is_brief ? BRIEF_CHARS : SUBTITLE_CHARS);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_place), subtitle != NULL);
  gtk_widget_set_visible (self->title_box, (alea_screen_get_traits (front) & ALEA_SCREEN_HAS_TITLE) == 0);
  alea_style_set (self->title_box, "narrow", alea_screen_get_is_narrow (front));
  alea_yield_set_is_whole (self->title_place, alea_screen_get_is_narrow (front));
  alea_yield_set_is_whole (self->subtitle_place, alea_screen_get_is_narrow (front));
  alea_pages_show_one (GTK_STACK (self->stack), title);
}

/* What only takes back a mistake is there after it was made; and where it is narrow
 * there is no button for what cannot be done again. */
static void
update_undo (AleaWindow *self)
{
  AleaScreen *front;
  GActionGroup *actions;
  gboolean is_steady, has_undo;

  /* GTK may tell of a button until the window has gone. */
  if (self->settings == NULL)
    return;

  front = get_front (self);
  actions = alea_screen_get_actions (front);
  is_steady = alea_screen_get_session (front) != NULL
              || (alea_screen_get_traits (front) & ALEA_SCREEN_HAS_BOARD) != 0;
  has_undo = actions != NULL && g_action_group_has_action (actions, "undo")
             && (is_steady || g_action_group_get_action_enabled (actions, "undo"));
  gtk_widget_set_visible (self->undo_button, has_undo);
  gtk_widget_set_visible (self->redo_button,
                          has_undo && g_action_group_has_action (actions, "redo")
                          && (!alea_screen_get_is_narrow (front) || gtk_widget_get_sensitive (self->redo_button)));
}

/* In a narrow window the title has the room of what makes it small or large; the
 * button that closes it stays where it is. */
static void
update_decoration (AleaWindow *self,
                   gboolean    is_narrow)
{
  GtkHeaderBar *bar = GTK_HEADER_BAR (self->title_bar);
  g_autofree char *layout = NULL;
  g_autoptr(GString) less = NULL;
  const char *wanted;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-decoration-layout", &layout, NULL);
  less = g_string_new (layout);
  g_string_replace (less, "minimize", "", 0);
  g_string_replace (less, "maximize", "", 0);
  wanted = is_narrow ? less->str : NULL;
  /* To set the same again makes all of its buttons anew. */
  if (g_strcmp0 (gtk_header_bar_get_decoration_layout (bar), wanted) != 0)
    gtk_header_bar_set_decoration_layout (bar, wanted);
}

/* Undo, and all else that the title bar and the menu offer, is that of the
 * screen in view. */
static void
update_buttons (AleaWindow *self)
{
  AleaScreen *front = get_front (self);
  GActionGroup *actions = alea_screen_get_actions (front);
  const gboolean is_start = GTK_WIDGET (front) == self->start;
  const AleaScreenTraits traits = alea_screen_get_traits (front);
  const gboolean is_narrow = alea_screen_get_is_narrow (front);
  const gboolean has_sheet = (traits & ALEA_SCREEN_HAS_SHEET) != 0;
  const gboolean has_game = alea_screen_get_session (front) != NULL;
  const gboolean is_report = (traits & ALEA_SCREEN_IS_REPORT) != 0;

  if (has_game)
    make_game_menu (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "game", actions);
  gtk_widget_set_visible (self->start_buttons, is_start);
  gtk_widget_set_visible (self->games_label, !is_narrow);
  gtk_widget_set_visible (self->play_buttons, !is_start);
  /* Where there is no room for them the main menu has them. */
  gtk_widget_set_visible (self->new_button, has_game && !is_narrow);
  gtk_widget_set_visible (self->guide_button, !is_narrow && !alea_window_is_guide_alone (self));
  update_undo (self);
  gtk_widget_set_visible (self->game_button, has_game);
  gtk_widget_set_visible (self->game_label, !is_narrow && (traits & ALEA_SCREEN_IS_BRIEF) == 0);
  gtk_widget_set_visible (self->back_button, !is_start && !has_game);
  gtk_widget_set_visible (self->sheet_button, has_sheet);
  gtk_widget_set_visible (self->report_buttons, is_report && !is_narrow);
  update_decoration (self, is_narrow);
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
  const gboolean is_report = (traits & ALEA_SCREEN_IS_REPORT) != 0 && alea_window_get_session (self) != NULL;
  const gboolean can_save = has_game || is_report || (traits & ALEA_SCREEN_SAVES) != 0;
  GActionMap *map = G_ACTION_MAP (self);

  /* A screen may have its own use for the key. */
  alea_actions_enable (map, "new", actions == NULL || !g_action_group_has_action (actions, "new"));
  alea_actions_enable (map, "save", can_save);
  alea_actions_enable (map, "save-as", can_save);
  alea_actions_enable (map, "house-rules", has_game);
  alea_actions_enable (map, "dice", has_game && !is_covered && alea_window_get_rules (self)->dice != NULL);
  alea_actions_enable (map, "continue", has_game && !is_covered);
  alea_actions_enable (map, "review", has_game && !is_covered);
  alea_actions_enable (map, "export", (traits & ALEA_SCREEN_HAS_BOARD) != 0);
  alea_actions_enable (map, "edit", !is_covered);
  alea_actions_enable (map, "diagram", !is_covered);
}

/* The stack has no screen any more when the window goes. */
void
alea_window_update (AleaWindow *self)
{
  if (gtk_stack_get_visible_child (GTK_STACK (self->stack)) == NULL)
    return;

  g_signal_emit_by_name (self, "updated");
  update_title (self);
  update_buttons (self);
  update_actions (self);
}

/* --- the game ------------------------------------------------------------- */

/* The first screen does not show it, so that the window opens without waiting
 * for it. */
void
alea_window_need_play_screen (AleaWindow *self)
{
  if (self->play != NULL)
    return;

  self->play = ALEA_PLAY_SCREEN (alea_play_screen_new ());
  alea_window_add_screen (self, ALEA_SCREEN (self->play));
  alea_play_screen_follow (self->play, self->settings);
}

/* --- actions -------------------------------------------------------------- */

const AleaRules *
alea_window_get_rules (AleaWindow *self)
{
  AleaGame *game = alea_window_get_game (self);

  return game != NULL ? alea_game_get_rules (game) : alea_rules_find ("chess");
}

gboolean
alea_window_is_alone (AleaWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (ALEA_IS_WINDOW (l->data) && l->data != self)
      return FALSE;

  return TRUE;
}

AleaWindow *
alea_window_open_another (AleaWindow *self)
{
  AleaWindow *another = alea_window_new (gtk_window_get_application (GTK_WINDOW (self)),
                                         alea_desk_get_shelf (self->desk), self->fill);

  alea_window_set_seed (another, alea_start_screen_get_seed (ALEA_START_SCREEN (self->start)));
  alea_match_set_first_player (alea_desk_get_match (another->desk),
                               alea_match_get_first_player (alea_desk_get_match (self->desk)));
  return another;
}

static void
fullscreen_cb (AleaWindow *self)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    gtk_window_fullscreen (GTK_WINDOW (self));
}

/* --- the class ------------------------------------------------------------ */

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
  if (ask_for_unsaved (self))
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
  g_clear_object (&self->reading);
  g_clear_object (&self->recent);
  if (self->desk != NULL)
    g_object_run_dispose (G_OBJECT (self->desk));
  g_clear_object (&self->desk);
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

  /**
   * AleaWindow::updated:
   *
   * Another screen is in view, or something of it is another than before.
   */
  g_signal_new ("updated", ALEA_TYPE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ALEA_TYPE_SIDE_PANE);
  g_type_ensure (ALEA_TYPE_START_SCREEN);
  g_type_ensure (ALEA_TYPE_YIELD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/aleachess/Alea/window.ui");
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, banner);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, banner_label);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, banner_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, pane);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, start);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, title_bar);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, title_box);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, title_place);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, subtitle_place);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, title);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, start_buttons);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, games_label);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, play_buttons);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, sheet_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, game_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, game_label);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, guide_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, report_buttons);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, game_menu);
  gtk_widget_class_bind_template_child (widget_class, AleaWindow, file_section);
  gtk_widget_class_bind_template_callback (widget_class, alea_window_update);

}

static void
alea_window_init (AleaWindow *self)
{
  const AleaAction actions[] = {
    { .name = "fullscreen", .callback = G_CALLBACK (fullscreen_cb) },
    { .name = "show-help-overlay", .callback = G_CALLBACK (alea_shortcuts_show) },
  };
  g_autoptr(GAction) seats = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  alea_mnemonics_name_once (gtk_window_get_titlebar (GTK_WINDOW (self)));
  follow_menu (self, self->menu_button);
  g_signal_connect_object (self->redo_button, "notify::sensitive", G_CALLBACK (update_undo), self, G_CONNECT_SWAPPED);
  self->settings = g_settings_new (APPLICATION_ID);
  seats = g_settings_create_action (self->settings, "seats");
  alea_start_screen_follow (ALEA_START_SCREEN (self->start), self->settings);
  alea_announce_window (GTK_WINDOW (self));
  alea_actions_add (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_action_map_add_action (G_ACTION_MAP (self), seats);
}

AleaWindow *
alea_window_new (GtkApplication *application,
                 AleaShelf      *shelf,
                 AleaWindowFill  fill)
{
  AleaWindow *self = g_object_new (ALEA_TYPE_WINDOW, "application", application, NULL);

  self->desk = alea_desk_new (shelf, self->settings, alea_window_is_alone (self));
  self->fill = fill;
  fill (self);
  alea_window_update (self);
  return self;
}

AleaDesk *
alea_window_get_desk (AleaWindow *self)
{
  g_return_val_if_fail (ALEA_IS_WINDOW (self), NULL);

  return self->desk;
}

void
alea_window_set_seed (AleaWindow *self,
                      const char *seed)
{
  g_return_if_fail (ALEA_IS_WINDOW (self));

  alea_start_screen_set_seed (ALEA_START_SCREEN (self->start), seed);
  alea_desk_set_has_promises (self->desk, seed == NULL);
}
