/* alea-window-open.c: games out of files, and out of text
 *
 * A file is read whole, in a thread, before anything happens to the game under
 * way.  One game is opened at once; of several the players choose one.  A file
 * or a text without any game may still be a position.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-ask.h"
#include "alea-game-chooser.h"
#include "alea-reading.h"

#include <glib/gi18n.h>

static void
tell_trouble (AleaWindow   *self,
              AleaGameFile *source,
              const char   *reason)
{
  GFile *file = alea_game_file_get_file (source);
  g_autofree char *name = file != NULL ? g_file_get_parse_name (file) : NULL;
  g_autofree char *title = NULL;

  if (name != NULL)
    title = g_strdup_printf (_("%s cannot be opened"), name);
  alea_tell (GTK_WINDOW (self), title != NULL ? title : _("This is no game"), reason);
}

static void
open_number (AleaGameFile *source,
             guint         number,
             gpointer      data)
{
  AleaWindow *self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGame) game = alea_game_file_load (source, number, &error);
  g_autoptr(AleaFilePlace) place = NULL;

  if (game == NULL)
    {
      tell_trouble (self, source, error->message);
      return;
    }

  place = alea_game_file_get_place (source, number);
  if (place != NULL)
    alea_window_remember_file (alea_file_place_get_file (place));
  alea_window_offer_game_from (self, game, place);
}

/* --- no game, but perhaps a position ---------------------------------------- */

/* The text of a file that is short enough for a position; NULL for others. */
static char *
load_short_text (AleaGameFile *source)
{
  GFile *file = alea_game_file_get_file (source);
  g_autoptr(GFileInputStream) stream = file != NULL ? g_file_read (file, NULL, NULL) : NULL;
  g_autofree char *text = g_malloc0 (ALEA_WINDOW_MAX_POSITION + 1);
  gsize length;

  if (stream == NULL
      || !g_input_stream_read_all (G_INPUT_STREAM (stream), text, ALEA_WINDOW_MAX_POSITION + 1, &length, NULL, NULL)
      || length > ALEA_WINDOW_MAX_POSITION)
    return NULL;

  return g_utf8_make_valid (text, (gssize) length);
}

static gboolean
is_position_file (GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : g_strdup ("");
  g_autofree char *lower = g_ascii_strdown (name, -1);

  return g_str_has_suffix (lower, ".fen") || g_str_has_suffix (lower, ".epd");
}

static void
open_position (AleaWindow   *self,
               AleaGameFile *source)
{
  g_autofree char *text = load_short_text (source);
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGame) game = text != NULL ? alea_window_read_position (self, text, &error) : NULL;
  const char *fault = alea_game_file_get_first_fault (source);

  if (game != NULL)
    {
      alea_window_remember_file (alea_game_file_get_file (source));
      alea_window_offer_game (self, game);
    }
  else if (error != NULL && is_position_file (alea_game_file_get_file (source)))
    tell_trouble (self, source, error->message);
  else
    tell_trouble (self, source, fault != NULL ? fault : _("There is no game in this file."));
}

/* --- reading ---------------------------------------------------------------- */

static void
read_cb (AleaGameFile *source,
         const GError *error,
         gpointer      data)
{
  AleaWindow *self = data;

  if (error != NULL)
    tell_trouble (self, source, error->message);
  else if (alea_game_file_get_n_games (source) > 1)
    alea_game_chooser_show (GTK_WINDOW (self), source, open_number, self);
  else if (alea_game_file_get_first_good (source) == 1)
    open_number (source, 1, self);
  else
    open_position (self, source);
}

static void
start_reading (AleaWindow   *self,
               AleaGameFile *source)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = alea_reading_start (GTK_WINDOW (self), source, read_cb, self);
}

void
alea_window_open_file (AleaWindow *self,
                       GFile      *file)
{
  g_autoptr(AleaGameFile) source = NULL;

  g_return_if_fail (ALEA_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  if (alea_window_open_diagram (self, file))
    return;

  source = alea_game_file_new (file);
  start_reading (self, source);
}

void
alea_window_open_games (AleaWindow *self,
                        const char *text)
{
  g_autoptr(AleaGameFile) source = alea_game_file_new_for_text (text);

  start_reading (self, source);
}

/* --- the dialog ------------------------------------------------------------- */

static void
add_filter (GtkFileChooser *chooser,
            const char     *name,
            const char     *type,
            const char     *pattern)
{
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  if (type != NULL)
    gtk_file_filter_add_mime_type (filter, type);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (chooser, filter);
}

GtkFileChooserNative *
alea_window_make_chooser (AleaWindow           *self,
                          const char           *title,
                          GtkFileChooserAction  action)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, NULL, NULL);

  add_filter (GTK_FILE_CHOOSER (chooser), _("Chess games (PGN)"), "application/vnd.chess-pgn", "*.pgn");
  if (action == GTK_FILE_CHOOSER_ACTION_OPEN)
    {
      add_filter (GTK_FILE_CHOOSER (chooser), _("Positions (FEN)"), NULL, "*.fen");
      add_filter (GTK_FILE_CHOOSER (chooser), _("Diagrams"), "text/x-alea-diagram", "*.aleadiagram");
      add_filter (GTK_FILE_CHOOSER (chooser), _("All files"), NULL, "*");
    }

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  return chooser;
}

static void
open_response_cb (GtkNativeDialog *chooser,
                  int              response,
                  AleaWindow      *self)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    alea_window_open_file (self, file);
  g_object_unref (chooser);
}

void
alea_window_open_action (GtkWidget  *widget,
                         const char *name,
                         GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);
  GtkFileChooserNative *chooser = alea_window_make_chooser (self, _("Open a Game"), GTK_FILE_CHOOSER_ACTION_OPEN);

  g_signal_connect_object (chooser, "response", G_CALLBACK (open_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
