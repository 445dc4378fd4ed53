/* alea-window-files.c: the game as text, and the game that is kept safe
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
#include "alea-start-screen.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/* --- text ----------------------------------------------------------------- */

char *
alea_window_write_session (gpointer   data,
                           GError   **error)
{
  g_autoptr(AleaRecord) record = alea_game_record_new (ALEA_SESSION (data));
  g_autoptr(GString) text = g_string_new (NULL);

  return alea_pgn_write (record, text, error) ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* The first game of @text; NULL, with the reason, when it is none. */
static AleaGame *
read_game (const char  *text,
           GError     **error)
{
  g_autoptr(AleaPgnReader) reader = alea_pgn_reader_new_for_text (text, strlen (text));
  g_autoptr(AleaPgnGame) found = NULL;
  g_autofree char *fault = NULL;

  if (!alea_pgn_reader_next (reader, &found, NULL, error))
    return NULL;
  if (found != NULL && !found->is_bad)
    return alea_game_record_play (found->record, error);

  fault = found != NULL ? alea_words_expand (&found->fault) : g_strdup (_("There is no game in this file."));
  g_set_error_literal (error, ALEA_GAME_ERROR, ALEA_GAME_ERROR_EVENT, fault);
  return NULL;
}

/* --- keeping safe --------------------------------------------------------- */

static char *
get_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "alea", NULL);
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
  g_autofree char *folder = get_folder ();
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;

  self->autosave = alea_autosave_open (folder, NULL);
  if (self->autosave == NULL)
    return;

  text = alea_autosave_load (self->autosave, &error);
  if (text != NULL)
    self->kept = read_game (text, &error);
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

/* The game from last time waits where it is, and is not written over. */
static void
keep_elsewhere (AleaWindow *self)
{
  g_autofree char *folder = get_folder ();
  AleaAutosave *another;

  if (self->kept == NULL || self->kept_autosave != NULL)
    return;

  another = alea_autosave_open_another (folder, NULL);
  if (another != NULL)
    {
      self->kept_autosave = self->autosave;
      self->autosave = another;
    }
}

/* After every event, so that nothing is ever lost.  Where no folder could be
 * had, there may be one by now. */
void
alea_window_keep_game (AleaWindow  *self,
                       AleaSession *session)
{
  AleaGame *game = alea_session_get_game (session);
  g_autofree char *folder = get_folder ();
  g_autoptr(GError) error = NULL;
  gboolean done = FALSE;

  if (alea_game_get_n_events (game) == 0)
    return;

  if (self->autosave == NULL)
    self->autosave = alea_autosave_open (folder, &error);
  if (self->autosave != NULL)
    {
      keep_elsewhere (self);
      done = alea_game_get_state (game)->stage == ALEA_STAGE_OVER
             ? alea_autosave_clear (self->autosave, &error)
             : alea_autosave_save (self->autosave, alea_window_write_session, session, &error);
    }

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
  if (self->kept_autosave != NULL)
    {
      alea_autosave_close (self->autosave);
      self->autosave = g_steal_pointer (&self->kept_autosave);
    }
  alea_start_screen_set_kept (ALEA_START_SCREEN (self->start), NULL);
  if (game != NULL)
    alea_window_offer_game (self, game);
}
