/* alea-window-paste.c: a game from the clipboard
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-ask.h"
#include "alea-fen.h"
#include "alea-game.h"
#include "alea-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* No FEN is longer. */
#define MAX_LENGTH (2 * ALEA_FEN_SIZE)

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

static void
text_cb (GObject      *clipboard,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(AleaWindow) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGame) game = NULL;

  if (text == NULL || strlen (text) > MAX_LENGTH)
    {
      alea_tell (GTK_WINDOW (self), _("Nothing to paste"), _("There is no position on the clipboard."));
      return;
    }

  if (alea_window_paste_into_editor (self, text))
    return;

  game = read_any_position (alea_window_get_rules (self), g_strstrip (text), &error);
  if (game != NULL)
    alea_window_offer_game (self, game);
  else
    alea_tell (GTK_WINDOW (self), _("This is no position"), error->message);
}

void
alea_window_paste_action (GtkWidget  *widget,
                          const char *name,
                          GVariant   *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, text_cb, g_object_ref (widget));
}
