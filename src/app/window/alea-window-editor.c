/* alea-window-editor.c: the screen on which positions are set up
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-editor-screen.h"
#include "alea-position-text.h"
#include "alea-start-screen.h"
#include "alea-window-game.h"
#include "alea-window-open.h"
#include "alea-words.h"

#include <string.h>

/* --- the screen ------------------------------------------------------------- */

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
edit_cb (AleaWindow *self)
{
  g_autoptr(AleaEditor) editor = alea_screen_make_editor (alea_window_get_screen (self));

  need_editor_screen (self);
  if (editor != NULL)
    alea_editor_screen_set_editor (self->editor, editor);
  alea_window_show_screen (self, ALEA_SCREEN (self->editor));
}

static void
show_editor (AleaWindow      *self,
             const AleaRules *rules)
{
  need_editor_screen (self);
  alea_editor_set_rules (alea_editor_screen_get_editor (self->editor), rules);
  alea_window_show_screen (self, ALEA_SCREEN (self->editor));
}

/* --- positions as text ------------------------------------------------------ */

AleaGame *
alea_window_read_position (AleaWindow  *self,
                           const char  *text,
                           GError     **error)
{
  g_auto(AleaPositionText) found = { 0 };
  g_autofree char *sentence = NULL;
  AleaFenError why = { 0 };

  /* What must be assumed goes to the editor, which tells it. */
  if (alea_position_text_read (&found, text, strlen (text), alea_window_get_rules (self), &why))
    {
      if (found.assumed->len == 0)
        return alea_game_new_from_setup (found.rules, NULL, &found.setup, error);
      why = (AleaFenError) { .text = g_array_index (found.assumed, AleaText, 0) };
    }

  sentence = alea_words_expand_fen_error (&why, text);
  g_set_error_literal (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_SETUP, sentence);
  return NULL;
}

gboolean
alea_window_edit_text (AleaWindow *self,
                       const char *text,
                       gboolean    is_apart)
{
  g_auto(AleaPositionText) found = { 0 };
  AleaWindow *window;

  if (!alea_position_text_read (&found, text, strlen (text), alea_window_get_rules (self), NULL))
    return FALSE;

  window = is_apart ? alea_window_open_another (self) : self;
  if (is_apart)
    gtk_window_present (GTK_WINDOW (window));
  show_editor (window, found.rules);
  return alea_screen_paste (alea_window_get_screen (window), text);
}

void
alea_window_add_editor (AleaWindow *self)
{
  alea_actions_add (G_ACTION_MAP (self), &(AleaAction) { .name = "edit", .callback = G_CALLBACK (edit_cb) }, 1, self);
}
