/* alea-window-files.c: games in files, and the game that is kept safe
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-ask.h"
#include "alea-autosave.h"
#include "alea-game-record.h"
#include "alea-pgn-reader.h"
#include "alea-pgn-writer.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/* --- text ----------------------------------------------------------------- */

static char *
write_session (gpointer   data,
               GError   **error)
{
  g_autoptr(AleaRecord) record = alea_game_record_new (ALEA_SESSION (data));
  g_autoptr(GString) text = g_string_new (NULL);

  return alea_pgn_write (record, text, error) ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* The first game of @reader; NULL, with the reason, when it is none. */
static AleaGame *
read_game (AleaPgnReader  *reader,
           GError        **error)
{
  g_autoptr(AleaPgnGame) found = NULL;
  g_autofree char *fault = NULL;

  if (!alea_pgn_reader_next (reader, &found, NULL, error))
    return NULL;

  if (found == NULL)
    g_set_error_literal (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT, _("There is no game in this file."));
  else if (found->is_bad)
    {
      fault = alea_words_expand (&found->fault);
      g_set_error (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT,
                   /* Translators: a place in a file, and what is wrong there */
                   _("Line %u, character %u: %s"), found->fault_place.line, found->fault_place.column, fault);
    }
  else
    return alea_game_record_play (found->record, error);

  return NULL;
}

/* --- keeping safe --------------------------------------------------------- */

static AleaAutosave *
open_autosave (GError **error)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "alea", NULL);

  return alea_autosave_open (folder, error);
}

/* Puts aside what was kept and cannot be read, so that the next game is not
 * written over it, and says so once there is a window to say it in. */
static void
set_aside (AleaWindow   *self,
           const GError *why)
{
  g_autofree char *path = alea_autosave_set_aside (self->autosave, NULL);
  g_autofree char *name = path != NULL ? g_filename_display_name (path) : NULL;

  self->set_aside = name != NULL ? g_strdup_printf (_("%s\nIt is still there, as “%s”."), why->message, name)
                                 : g_strdup (why->message);
}

void
alea_window_open_autosave (AleaWindow *self)
{
  g_autofree char *text = NULL;
  g_autoptr(AleaPgnReader) reader = NULL;
  g_autoptr(GError) error = NULL;

  self->autosave = open_autosave (NULL);
  if (self->autosave == NULL)
    return;

  text = alea_autosave_load (self->autosave, &error);
  if (text != NULL)
    {
      reader = alea_pgn_reader_new_for_text (text, strlen (text));
      self->kept = read_game (reader, &error);
    }
  if (error != NULL)
    set_aside (self, error);
}

static gboolean
tell_set_aside (gpointer data)
{
  AleaWindow *self = data;
  g_autofree char *explanation = g_steal_pointer (&self->set_aside);

  if (explanation != NULL)
    alea_tell (GTK_WINDOW (self), _("The game from last time cannot be read"), explanation);
  return G_SOURCE_REMOVE;
}

/* Not before this window stands there, or the other would be behind it. */
void
alea_window_tell_set_aside (AleaWindow *self)
{
  if (self->set_aside != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, tell_set_aside, g_object_ref (self), g_object_unref);
}

/* After every event, so that nothing is ever lost.  Where no folder could be
 * had, there may be one by now. */
void
alea_window_keep_game (AleaWindow  *self,
                       AleaSession *session)
{
  AleaGame *game = alea_session_get_game (session);
  g_autoptr(GError) error = NULL;
  gboolean done = FALSE;

  if (alea_game_get_n_events (game) == 0)
    return;

  if (self->autosave == NULL)
    self->autosave = open_autosave (&error);
  if (self->autosave != NULL && alea_game_get_state (game)->stage == ALEA_STAGE_OVER)
    done = alea_autosave_clear (self->autosave, &error);
  else if (self->autosave != NULL)
    done = alea_autosave_save (self->autosave, write_session, session, &error);

  if (!done && !self->has_complained)
    {
      self->has_complained = TRUE;
      alea_tell (GTK_WINDOW (self), _("The game cannot be kept safe"), error->message);
    }
}

void
alea_window_resume_action (GtkWidget  *widget,
                           const char *name,
                           GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);
  g_autoptr(AleaGame) game = g_steal_pointer (&self->kept);

  gtk_widget_action_set_enabled (widget, "win.resume", FALSE);
  if (game != NULL)
    alea_window_offer_game (self, game);
}

/* --- opening and saving --------------------------------------------------- */

static GtkFileChooserNative *
make_chooser (AleaWindow           *self,
              const char           *title,
              GtkFileChooserAction  action)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, NULL, NULL);
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Chess games (PGN)"));
  gtk_file_filter_add_mime_type (filter, "application/vnd.chess-pgn");
  gtk_file_filter_add_pattern (filter, "*.pgn");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  return chooser;
}

void
alea_window_open_file (AleaWindow *self,
                       GFile      *file)
{
  g_autoptr(GFileInputStream) stream = NULL;
  g_autoptr(AleaPgnReader) reader = NULL;
  g_autoptr(AleaGame) game = NULL;
  g_autoptr(GError) error = NULL;

  stream = g_file_read (file, NULL, &error);
  if (stream != NULL)
    {
      reader = alea_pgn_reader_new (G_INPUT_STREAM (stream));
      game = read_game (reader, &error);
    }

  if (game != NULL)
    alea_window_offer_game (self, game);
  else
    {
      g_autofree char *path = g_file_get_parse_name (file);
      g_autofree char *title = g_strdup_printf (_("%s cannot be opened"), path);

      alea_tell (GTK_WINDOW (self), title, error->message);
    }
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
  GtkFileChooserNative *chooser = make_chooser (self, _("Open a Game"), GTK_FILE_CHOOSER_ACTION_OPEN);

  g_signal_connect_object (chooser, "response", G_CALLBACK (open_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
save_response_cb (GtkNativeDialog *chooser,
                  int              response,
                  AleaWindow      *self)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  AleaSession *session = alea_window_get_session (self);
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT && file != NULL && session != NULL
      && ((text = write_session (session, &error)) == NULL
          || !g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error)))
    alea_tell (GTK_WINDOW (self), _("The game cannot be saved"), error->message);
  g_object_unref (chooser);
}

void
alea_window_save_action (GtkWidget  *widget,
                         const char *name,
                         GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);
  GtkFileChooserNative *chooser;

  if (alea_window_get_session (self) == NULL)
    return;

  chooser = make_chooser (self, _("Save the Game"), GTK_FILE_CHOOSER_ACTION_SAVE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), _("game.pgn"));
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
