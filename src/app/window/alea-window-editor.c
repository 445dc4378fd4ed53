/* alea-window-editor.c: the screen on which positions are set up
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-editor-screen.h"
#include "alea-fen.h"
#include "alea-start-screen.h"
#include "alea-words.h"

#include <glib/gi18n.h>

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
edit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  AleaWindow *self = data;
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

/* A game of @rules from @fen; NULL, with the reason, when it is none. */
static AleaGame *
read_position (const AleaRules  *rules,
               const char       *fen,
               GError          **error)
{
  g_autofree char *sentence = NULL;
  AleaFenError fen_error;
  AleaSetup setup;

  if (alea_fen_read (fen, rules, &setup, &fen_error))
    return alea_game_new_from_setup (rules, NULL, &setup, error);

  sentence = alea_words_expand (&fen_error.text);
  g_set_error (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_SETUP,
               /* Translators: a place in a line of text, and what is wrong there */
               _("Character %d: %s"), fen_error.column, sentence);
  return NULL;
}

/* The game under way is asked first, then chess, then all others: many lines
 * mean something in several games.  The reason of the first is the best. */
static AleaGame *
read_any_position (const AleaRules  *first,
                   const char       *fen,
                   GError          **error)
{
  AleaGame *game = read_position (first, fen, error);

  for (int i = 0; game == NULL && alea_games[i] != NULL; i++)
    game = read_position (alea_games[i], fen, NULL);

  if (game != NULL)
    g_clear_error (error);
  return game;
}

AleaGame *
alea_window_read_position (AleaWindow  *self,
                           const char  *text,
                           GError     **error)
{
  g_autofree char *fen = g_strstrip (g_strdup (text));

  return read_any_position (alea_window_get_rules (self), fen, error);
}

/* The game of the first that @fen means something in; NULL for none. */
static const AleaRules *
find_rules (const AleaRules *first,
            const char      *fen)
{
  AleaSetup setup;

  if (alea_fen_read (fen, first, &setup, NULL))
    return first;

  for (int i = 0; alea_games[i] != NULL; i++)
    if (alea_fen_read (fen, alea_games[i], &setup, NULL))
      return alea_games[i];

  return NULL;
}

gboolean
alea_window_edit_text (AleaWindow *self,
                       const char *text,
                       gboolean    is_apart)
{
  g_autofree char *fen = g_strstrip (g_strdup (text));
  const AleaRules *rules = find_rules (alea_window_get_rules (self), fen);
  AleaWindow *window;

  if (rules == NULL)
    return FALSE;

  window = is_apart ? alea_window_open_another (self) : self;
  if (is_apart)
    gtk_window_present (GTK_WINDOW (window));
  show_editor (window, rules);
  return alea_screen_paste (alea_window_get_screen (window), fen);
}

void
alea_window_add_editor (AleaWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "edit", .activate = edit_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
