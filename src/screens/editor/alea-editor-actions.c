/* alea-editor-actions.c: what can be done to the whole position
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-screen-private.h"

#include "alea-actions.h"
#include "alea-editor-faults.h"

#include <glib/gi18n.h>

static void
undo_cb (AleaEditorScreen *self)
{
  alea_editor_undo (self->editor);
}

static void
redo_cb (AleaEditorScreen *self)
{
  alea_editor_redo (self->editor);
}

static void
flip_cb (AleaEditorScreen *self,
         GVariant         *state,
         GSimpleAction    *action)
{
  alea_board_set_flipped (ALEA_BOARD (self->board), g_variant_get_boolean (state));
  g_simple_action_set_state (action, state);
}

static void
clear_cb (AleaEditorScreen *self)
{
  alea_editor_clear (self->editor);
}

static void
swap_cb (AleaEditorScreen *self)
{
  alea_editor_flip (self->editor);
}

static void
mirror_cb (AleaEditorScreen *self)
{
  alea_editor_mirror (self->editor);
}

static void
copy_cb (AleaEditorScreen *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), alea_editor_get_fen (self->editor));
  alea_editor_screen_say (self, _("The position is on the clipboard."));
}

static void
to_board_cb (AleaEditorScreen *self)
{
  gtk_widget_child_focus (self->board, GTK_DIR_TAB_FORWARD);
}

static void
play_cb (AleaEditorScreen *self)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGame) game = alea_editor_make_game (self->editor, &error);

  if (game != NULL)
    g_signal_emit_by_name (self, "play", game);
  else
    alea_editor_screen_warn (self, error->message);
}

/* --- arrays ---------------------------------------------------------------- */

static void
close_arrays (AleaEditorScreen *self)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->array));
}

static void
start_cb (AleaEditorScreen *self)
{
  close_arrays (self);
  alea_editor_set_start (self->editor);
}

void
alea_editor_screen_number_cb (AleaEditorScreen *self)
{
  /* What is typed counts as soon as it is there, not when the focus goes. */
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->number));
  alea_editor_set_number (self->editor, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number)));
}

static void
say_rolls (AleaEditorScreen *self,
           const char       *rolls)
{
  g_autofree char *news = g_strdup_printf (_("Rolled: %s"), rolls);

  alea_editor_screen_say (self, news);
}

static void
roll_cb (AleaEditorScreen *self)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *rolls = NULL;

  close_arrays (self);
  if (alea_editor_roll_array (self->editor, NULL, self->dice, &rolls, &error))
    say_rolls (self, rolls);
  else
    alea_editor_screen_warn (self, error->message);
}

void
alea_editor_screen_own_rolls_cb (AleaEditorScreen *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->own_rolls));
  g_autoptr(GError) error = NULL;
  g_autofree char *rolls = NULL;

  if (alea_editor_roll_array (self->editor, words, NULL, &rolls, &error))
    {
      close_arrays (self);
      gtk_editable_set_text (GTK_EDITABLE (self->own_rolls), "");
      say_rolls (self, rolls);
    }
  else
    alea_editor_screen_warn (self, error->message);
}

/* --- the group -------------------------------------------------------------- */

void
alea_editor_screen_update_actions (AleaEditorScreen *self)
{
  GActionMap *map = G_ACTION_MAP (self->group);

  alea_actions_enable (map, "undo", alea_editor_get_can_undo (self->editor));
  alea_actions_enable (map, "redo", alea_editor_get_can_redo (self->editor));
  alea_actions_enable (map, "play", alea_editor_get_is_playable (self->editor) && !self->is_text_refused);
  alea_actions_enable (map, "copy-position", !self->is_text_refused);
}

void
alea_editor_screen_add_actions (AleaEditorScreen *self)
{
  const AleaAction actions[] = {
    { .name = "undo", .callback = G_CALLBACK (undo_cb) },
    { .name = "redo", .callback = G_CALLBACK (redo_cb) },
    { .name = "flip", .callback = G_CALLBACK (flip_cb), .state = "false" },
    { .name = "start", .callback = G_CALLBACK (start_cb) },
    { .name = "roll-array", .callback = G_CALLBACK (roll_cb) },
    { .name = "clear", .callback = G_CALLBACK (clear_cb) },
    { .name = "swap", .callback = G_CALLBACK (swap_cb) },
    { .name = "mirror", .callback = G_CALLBACK (mirror_cb) },
    { .name = "copy-position", .callback = G_CALLBACK (copy_cb) },
    { .name = "to-board", .callback = G_CALLBACK (to_board_cb) },
    { .name = "play", .callback = G_CALLBACK (play_cb) },
  };

  self->group = g_simple_action_group_new ();
  alea_actions_add (G_ACTION_MAP (self->group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "edit", G_ACTION_GROUP (self->group));
}
