/* alea-window-keys.c: keys that mean the same wherever the focus is
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-announce.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- accelerators --------------------------------------------------------- */

/* The actions that keys are for: those of the page of the guide while keys
 * belong to it, else those of the screen in view; NULL for neither. */
static GActionGroup *
get_asked (AleaWindow *self)
{
  GActionGroup *answers = alea_window_is_guide_asked (self) ? alea_guide_screen_get_answers (self->guide) : NULL;

  if (answers != NULL || alea_window_is_guide_alone (self))
    return answers;
  if (alea_window_is_editing (self))
    return alea_editor_screen_get_actions (self->editor);
  if (alea_window_is_drawing (self))
    return alea_diagram_screen_get_actions (self->diagram);

  return alea_window_is_playing (self) ? alea_play_screen_get_actions (self->play) : NULL;
}

/* They have the same names there. */
static const char *
get_asked_name (const char *name)
{
  return name + strlen ("win.");
}

void
alea_window_answer_action (GtkWidget  *widget,
                           const char *name,
                           GVariant   *parameter)
{
  GActionGroup *asked = get_asked (ALEA_WINDOW (widget));

  if (asked != NULL)
    g_action_group_activate_action (asked, get_asked_name (name), parameter);
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

/* Of diagrams it is not, and a pause hides what there is. */
static gboolean
is_undoing_heard (AleaWindow *self)
{
  return !alea_window_is_drawing (self)
         && !(alea_window_is_playing (self) && alea_play_screen_get_is_paused (self->play));
}

/* The buttons show whether there is something to undo; who only hears, and
 * hears of nothing, cannot know whether the key was taken. */
void
alea_window_undo_action (GtkWidget  *widget,
                         const char *name,
                         GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);
  GActionGroup *asked = get_asked (self);
  const char *what = get_asked_name (name);

  if (asked != NULL && g_action_group_get_action_enabled (asked, what))
    g_action_group_activate_action (asked, what, NULL);
  else if (!undo_letters (self, what) && asked != NULL && is_undoing_heard (self))
    alea_announce (widget, g_str_equal (what, "undo") ? _("There is nothing to undo.")
                                                      : _("There is nothing to redo."));
}

/* --- other keys ----------------------------------------------------------- */

/* These cannot be accelerators: they would be taken from entries. */
static gboolean
press_clipboard_key (AleaWindow *self,
                     guint       key)
{
  if (key == GDK_KEY_v)
    return gtk_widget_activate_action (GTK_WIDGET (self), "win.paste", NULL);
  if (key == GDK_KEY_c && (alea_window_is_playing (self) || alea_window_is_editing (self)))
    return gtk_widget_activate_action (GTK_WIDGET (self), "game.copy-position", NULL);
  if (key == GDK_KEY_c && alea_window_is_drawing (self))
    return gtk_widget_activate_action (GTK_WIDGET (self), "game.copy-picture", NULL);

  return GDK_EVENT_PROPAGATE;
}

/* Beside a game the rules are read, and these keys turn them over. */
static gboolean
press_page_key (AleaWindow *self,
                guint       key)
{
  const gboolean is_up = key == GDK_KEY_Page_Up || key == GDK_KEY_KP_Page_Up;
  const gboolean is_down = key == GDK_KEY_Page_Down || key == GDK_KEY_KP_Page_Down;

  if ((!is_up && !is_down) || !alea_window_is_playing (self) || alea_window_is_guide_asked (self))
    return GDK_EVENT_PROPAGATE;

  g_action_group_activate_action (alea_play_screen_get_actions (self->play), "look",
                                  g_variant_new_string (is_up ? "previous" : "next"));
  return GDK_EVENT_STOP;
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

/* Space rolls wherever the focus is, unless what has it needs the key; while
 * there is nothing to roll it presses what has the focus, as everywhere, but
 * only if it was moved there since the game went on.  Else it says again what
 * is due. */
gboolean
alea_window_key (AleaWindow      *self,
                 guint            key,
                 guint            code,
                 GdkModifierType  state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GActionGroup *game;

  if (self->play != NULL && moves_focus (key))
    alea_play_screen_mean_focus (self->play);
  if ((state & gtk_accelerator_get_default_mod_mask ()) == 0 && press_page_key (self, key))
    return GDK_EVENT_STOP;
  if (focus != NULL && GTK_IS_EDITABLE (focus)
      && !((is_space (key) || is_slash (key) || is_face (key)) && is_at_beginning (focus)))
    return GDK_EVENT_PROPAGATE;
  if ((state & gtk_accelerator_get_default_mod_mask ()) == GDK_CONTROL_MASK)
    return press_clipboard_key (self, key);
  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (alea_window_is_guide_asked (self))
    return alea_window_press_guide_key (self, key);
  if (alea_window_is_editing (self))
    return alea_editor_screen_key (self->editor, key);
  if (!alea_window_is_playing (self))
    return GDK_EVENT_PROPAGATE;

  if (alea_play_screen_key (self->play, key))
    return GDK_EVENT_STOP;

  game = alea_play_screen_get_actions (self->play);

  switch (key)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      if (!alea_play_screen_get_can_roll (self->play))
        return alea_play_screen_repeat (self->play, focus)
               || (focus != NULL && GTK_IS_EDITABLE (focus)) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
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
