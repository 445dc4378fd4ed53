/* alea-editor-fen.c: the position as text
 *
 * The entry shows the position, and the position follows what is typed there
 * as soon as it can be read.  What cannot be read stays, with the place of the
 * fault, until something else is done or it is discarded; meanwhile no position
 * can be played or copied, as two are shown.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-screen-private.h"

#include "alea-editor-fen.h"
#include "alea-style.h"
#include "alea-words.h"

/* Says what was read that nobody wrote, and what to write instead. */
static void
say_assumed (AleaEditorScreen *self)
{
  g_autofree char *assumed = alea_editor_dup_assumed (self->editor);

  if (assumed != NULL)
    alea_editor_screen_say (self, assumed);
}

static void
set_refused (AleaEditorScreen *self,
             gboolean          is_refused)
{
  self->is_text_refused = is_refused;
  alea_style_set (self->fen, "error", is_refused);

  alea_fault_list_set_mismatch (ALEA_FAULT_LIST (self->faults), is_refused);
  alea_editor_screen_update_actions (self);
  alea_editor_screen_show_status (self);
}

static void
clear_error (AleaEditorScreen *self)
{
  if (!self->is_text_refused)
    return;

  set_refused (self, FALSE);
  gtk_widget_set_visible (self->fen_error, FALSE);
  alea_editor_screen_say (self, NULL);
}

/* Where the sentence is always there, nothing has to move for the reason. */
void
alea_editor_screen_place_fen_error (AleaEditorScreen *self)
{
  const gboolean is_narrow = alea_screen_get_is_narrow (ALEA_SCREEN (self));

  gtk_widget_set_visible (self->fen_error, self->is_text_refused && is_narrow);
  if (self->is_text_refused && !is_narrow)
    alea_editor_screen_warn (self, gtk_label_get_text (GTK_LABEL (self->fen_error)));
}

static void
show_error (AleaEditorScreen   *self,
            const char         *text,
            const AleaFenError *error)
{
  g_autofree char *sentence = alea_words_expand_fen_error (error, text);

  gtk_label_set_text (GTK_LABEL (self->fen_error), sentence);
  set_refused (self, TRUE);
  alea_editor_screen_place_fen_error (self);
}

void
alea_editor_screen_update_fen (AleaEditorScreen *self)
{
  const char *fen = alea_editor_get_fen (self->editor);

  clear_error (self);
  if (self->is_updating || g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->fen)), fen))
    return;

  self->is_updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->fen), fen);
  self->is_updating = FALSE;
}

void
alea_editor_screen_discard_text (AleaEditorScreen *self)
{
  alea_editor_screen_update_fen (self);
  gtk_editable_set_position (GTK_EDITABLE (self->fen), -1);
}

void
alea_editor_screen_fen_changed_cb (AleaEditorScreen *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->fen))), *assumed = NULL;
  gboolean is_pasting = self->is_pasting, is_good;
  AleaFenError error;

  if (self->is_updating)
    return;

  /* Nobody's text is put right while it is being typed. */
  self->is_updating = TRUE;
  self->is_pasting = FALSE;
  is_good = is_pasting ? alea_editor_paste_fen (self->editor, g_strstrip (text), &error)
                       : alea_editor_set_fen (self->editor, text, &error);
  self->is_updating = FALSE;
  if (!is_good)
    {
      show_error (self, text, &error);
      return;
    }

  clear_error (self);
  /* And of what was missing a letter ago nothing is left. */
  assumed = alea_editor_dup_assumed (self->editor);
  alea_editor_screen_say (self, assumed);
}

/* What is good is written in order, what is not has the cursor where it goes
 * wrong. */
void
alea_editor_screen_fen_activate_cb (AleaEditorScreen *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->fen));
  AleaFenError error;

  alea_editor_end_step (self->editor);
  if (alea_editor_set_fen (self->editor, text, &error))
    alea_editor_screen_update_fen (self);
  else
    gtk_editable_set_position (GTK_EDITABLE (self->fen), alea_words_find_fault (&error, text));
}

void
alea_editor_screen_paste (AleaEditorScreen *self,
                          const char       *text)
{
  g_autofree char *fen = g_strstrip (g_strdup (text));
  AleaFenError error;

  if (alea_editor_paste_fen (self->editor, fen, &error))
    {
      say_assumed (self);
      return;
    }

  g_strdelimit (fen, "\t\r\n", ' ');
  /* It is shown, so that it can be put right. */
  self->is_updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->fen), fen);
  self->is_updating = FALSE;
  show_error (self, fen, &error);
  gtk_widget_grab_focus (self->fen);
  gtk_editable_set_position (GTK_EDITABLE (self->fen), alea_words_find_fault (&error, fen));
}

static void
paste_cb (AleaEditorScreen *self)
{
  self->is_pasting = TRUE;
}

/* What is typed next is a step by itself. */
static void
leave_cb (AleaEditorScreen *self)
{
  alea_editor_end_step (self->editor);
  if (!self->is_text_refused)
    alea_editor_screen_update_fen (self);
}

static GtkAdjustment *
get_scrolled (AleaEditorScreen *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

static gboolean
scroll_to_text (gpointer data)
{
  if (gtk_widget_get_mapped (data))
    gtk_adjustment_set_value (get_scrolled (data), gtk_adjustment_get_upper (get_scrolled (data)));

  return G_SOURCE_REMOVE;
}

/* Where the text scrolls it is the last of all: what is said above it must not
 * push it out of sight while somebody types.  The parts are being placed now. */
static void
scrolled_cb (AleaEditorScreen *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (alea_screen_get_is_narrow (ALEA_SCREEN (self)) && focus != NULL && gtk_widget_is_ancestor (focus, self->fen))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, scroll_to_text, g_object_ref (self), g_object_unref);
}

void
alea_editor_screen_add_fen (AleaEditorScreen *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self->fen)), "paste-clipboard",
                           G_CALLBACK (paste_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (self->fen, focus);
  g_signal_connect_object (get_scrolled (self), "changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
}
