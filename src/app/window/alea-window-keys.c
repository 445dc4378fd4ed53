/* alea-window-keys.c: keys that mean the same wherever the focus is
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-announce.h"

#include <glib/gi18n.h>

/* --- accelerators --------------------------------------------------------- */

/* The actions that keys are for: those of the page of the guide while keys
 * belong to it, even when what they do is seen on the board beside it. */
static GActionGroup *
get_answers (AleaWindow *self)
{
  GActionGroup *answers = alea_screen_get_answers (alea_window_get_asked (self));

  return answers != NULL || alea_window_is_guide_alone (self) ? answers
                                                              : alea_screen_get_answers (alea_window_get_screen (self));
}

static void
answer_cb (AleaWindow    *self,
           GVariant      *parameter,
           GSimpleAction *action)
{
  GActionGroup *answers = get_answers (self);

  if (answers != NULL)
    g_action_group_activate_action (answers, g_action_get_name (G_ACTION (action)), parameter);
}

/* Of what is typed: the key would have come to it but for the action. */
static gboolean
undo_letters (AleaWindow *self,
              const char *name)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  g_autofree char *of_text = g_strconcat ("text.", name, NULL);

  return focus != NULL && GTK_IS_EDITABLE (focus) && gtk_widget_activate_action (focus, of_text, NULL);
}

static const char *
explain_nothing (AleaWindow *self,
                 const char *what)
{
  AleaSession *session = alea_window_get_session (self);
  AleaGameView *view = session != NULL ? alea_session_get_view (session) : NULL;
  const char *obstacle = NULL, *rule;

  if (view != NULL && !alea_game_view_get_is_live (view) && alea_window_get_asked (self) == ALEA_SCREEN (self->play))
    obstacle = alea_game_view_get_obstacle (view, &rule);
  if (obstacle != NULL)
    return obstacle;

  return g_str_equal (what, "undo") ? _("There is nothing to undo.") : _("There is nothing to redo.");
}

/* The buttons show whether there is something to undo; who only hears, and
 * hears of nothing, cannot know whether the key was taken. */
static void
undo_cb (AleaWindow    *self,
         GVariant      *parameter,
         GSimpleAction *action)
{
  GActionGroup *answers = get_answers (self);
  const char *what = g_action_get_name (G_ACTION (action));

  const gboolean is_covered = alea_screen_get_traits (alea_window_get_asked (self)) & ALEA_SCREEN_IS_COVERED;

  if (answers != NULL && g_action_group_get_action_enabled (answers, what))
    g_action_group_activate_action (answers, what, NULL);
  else if (!undo_letters (self, what) && answers != NULL && !is_covered)
    alea_announce (GTK_WIDGET (self), explain_nothing (self, what));
}

/* --- other keys ----------------------------------------------------------- */

/* These cannot be accelerators: they would be taken from entries. */
static gboolean
press_clipboard_key (AleaWindow *self,
                     guint       key)
{
  GActionGroup *actions = alea_screen_get_actions (alea_window_get_screen (self));

  if (key == GDK_KEY_v)
    return gtk_widget_activate_action (GTK_WIDGET (self), "win.paste", NULL);
  if (key == GDK_KEY_c && actions != NULL)
    return gtk_widget_activate_action (GTK_WIDGET (self),
                                       g_action_group_has_action (actions, "copy-position") ? "game.copy-position"
                                                                                            : "game.copy-picture",
                                       NULL);

  return GDK_EVENT_PROPAGATE;
}

/* Lines of text have no pages. */
static gboolean
is_page_key (guint key)
{
  return key == GDK_KEY_Page_Up || key == GDK_KEY_KP_Page_Up || key == GDK_KEY_Page_Down || key == GDK_KEY_KP_Page_Down;
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

/* No move begins with a blank, a slash or a face; nor does one that takes the
 * place of all that is there, as after a move that was refused. */
static gboolean
is_at_beginning (GtkWidget *editable)
{
  const glong length = g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (editable)), -1);
  int start, end;

  return length == 0
         || (gtk_editable_get_selection_bounds (GTK_EDITABLE (editable), &start, &end) && end - start == length);
}

static gboolean
moves_focus (guint key)
{
  switch (key)
    {
    case GDK_KEY_Tab:
    case GDK_KEY_ISO_Left_Tab:
    case GDK_KEY_KP_Tab:
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
    case GDK_KEY_F6:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether the key is for the text that is typed. */
static gboolean
is_typed (GtkWidget *focus,
          guint      key)
{
  return focus != NULL && GTK_IS_EDITABLE (focus) && !is_page_key (key)
         && !((is_space (key) || is_slash (key) || is_face (key)) && is_at_beginning (focus));
}

/* Space rolls wherever the focus is, unless what has it needs the key; while
 * there is nothing to roll it presses what has the focus, as everywhere, but
 * only if it was moved there since the game went on.  Else it says again what
 * is due. */
static gboolean
key_cb (AleaWindow      *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  state &= gtk_accelerator_get_default_mod_mask ();
  if (moves_focus (key))
    alea_screen_mean_focus (alea_window_get_screen (self));
  if (is_typed (focus, key))
    return GDK_EVENT_PROPAGATE;
  if (state == GDK_CONTROL_MASK)
    return press_clipboard_key (self, key);

  return state == 0 && alea_screen_key (alea_window_get_asked (self), key, focus);
}

void
alea_window_add_keys (AleaWindow *self)
{
  const AleaAction actions[] = {
    { .name = "roll-again", .callback = G_CALLBACK (answer_cb) },
    { .name = "accept", .callback = G_CALLBACK (answer_cb) },
    { .name = "castle", .callback = G_CALLBACK (answer_cb), .parameter = "s" },
    { .name = "to-board", .callback = G_CALLBACK (answer_cb) },
    { .name = "undo", .callback = G_CALLBACK (undo_cb) },
    { .name = "redo", .callback = G_CALLBACK (undo_cb) },
  };
  GtkEventController *keys = gtk_event_controller_key_new ();

  alea_actions_add (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
