/* alea-window-files.c: the game that is kept safe
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-archive.h"
#include "alea-game-record.h"
#include "alea-start-screen.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

/* --- keeping safe --------------------------------------------------------- */

void
alea_window_show_kept (AleaWindow *self)
{
  alea_window_set_enabled (self, "resume", self->kept != NULL);
  alea_start_screen_set_kept (ALEA_START_SCREEN (self->start), self->kept);
}

/* Puts aside what was kept and cannot be read, so that the next game is not
 * written over it, and says so once there is a window to say it in.  FALSE
 * when it is still there. */
static gboolean
set_aside (AleaWindow   *self,
           AleaAutosave *slot,
           const GError *why)
{
  g_autofree char *path = alea_autosave_set_aside (slot, NULL);
  g_autofree char *name = path != NULL ? g_filename_display_name (path) : NULL;

  g_free (self->set_aside);
  self->set_aside = name != NULL ? g_strdup_printf (_("%s\nIt is still there, as “%s”."), why->message, name)
                                 : g_strdup (why->message);
  return path != NULL;
}

/* When it was last written, in microseconds; 0: it is not there. */
static gint64
get_time (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 ? info.st_mtim.tv_sec * G_USEC_PER_SEC + info.st_mtim.tv_nsec / 1000 : 0;
}

/* Where the game @text from @slot is among the earlier games, because whoever
 * put it there died before the slot was empty.  Those were last written at
 * @earlier_time; what stood there before the slot was written is another game,
 * though it may have the same moves. */
static AleaFilePlace *
find_earlier (AleaAutosave *slot,
              const char   *text,
              gint64        earlier_time)
{
  g_autofree char *folder = alea_window_get_folder ();
  g_autofree char *game = alea_game_record_drop_private_lines (text);

  return earlier_time >= get_time (alea_autosave_get_path (slot)) ? alea_archive_find (folder, game) : NULL;
}

/* Without what only this program may know. */
static AleaFilePlace *
add_earlier (const char  *text,
             GError     **error)
{
  g_autofree char *folder = alea_window_get_folder ();
  g_autofree char *game = alea_game_record_drop_private_lines (text);

  return alea_archive_add (folder, game, NULL, error);
}

/* One game waits to be played on; what others have left behind, and what is
 * over, goes to the earlier games, or waits too where it cannot go there.
 * TRUE when the slot is empty by that. */
static gboolean
sort_out (AleaWindow   *self,
          AleaAutosave *slot,
          gint64        earlier_time)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *text = alea_autosave_load (slot, &error);
  g_autoptr(AleaGame) game = text != NULL ? alea_window_read_game (text, &error) : NULL;
  g_autoptr(AleaFilePlace) place = NULL;

  if (error != NULL)
    return set_aside (self, slot, error);
  if (game == NULL)
    return FALSE;

  if (self->kept == NULL && alea_game_get_state (game)->stage != ALEA_STAGE_OVER)
    {
      self->kept = g_steal_pointer (&game);
      return FALSE;
    }

  place = find_earlier (slot, text, earlier_time);
  if (place == NULL)
    place = add_earlier (text, NULL);
  if (place != NULL)
    return alea_autosave_clear (slot, NULL);

  if (self->kept == NULL)
    self->kept = g_steal_pointer (&game);
  return FALSE;
}

/* The game that was left last comes first, slots without one last. */
static void
open_slots (AleaWindow *self,
            gint64      earlier_time)
{
  g_autofree char *folder = alea_window_get_folder ();
  AleaAutosave *slot;

  while ((slot = alea_autosave_open (folder, NULL)) != NULL)
    {
      gboolean is_empty = sort_out (self, slot, earlier_time);

      if (!is_empty && self->autosave == NULL)
        self->autosave = g_steal_pointer (&slot);

      alea_autosave_close (slot);
      if (!is_empty && (slot != NULL || self->kept == NULL))
        return;
    }
}

static void
open_autosave (AleaWindow *self)
{
  g_autofree char *folder = alea_window_get_folder ();
  g_autoptr(GFile) file = alea_archive_get_file (folder);
  const gint64 earlier_time = get_time (g_file_peek_path (file));
  g_autofree char *text = NULL;

  open_slots (self, earlier_time);
  if (self->kept == NULL)
    return;

  /* Left again, it goes where it is. */
  text = alea_autosave_load (self->autosave, NULL);
  if (text != NULL)
    self->kept_filed.earlier = find_earlier (self->autosave, text, earlier_time);
  if (self->kept_filed.earlier != NULL)
    self->kept_filed.saved_events = alea_window_copy_events (self->kept);
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
static void
tell_set_aside_later (AleaWindow *self)
{
  if (self->set_aside != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, tell_set_aside, g_object_ref (self), g_object_unref);
}

/* Has what is in the slot put elsewhere, so that another game can be written
 * there. */
static gboolean
make_empty (AleaWindow    *self,
            AleaAutosave  *slot,
            GError       **error)
{
  g_autoptr(GError) why = NULL;
  g_autofree char *text = alea_autosave_load (slot, &why);
  g_autoptr(AleaGame) game = text != NULL ? alea_window_read_game (text, &why) : NULL;
  g_autoptr(AleaFilePlace) place = NULL;

  if (why != NULL && !set_aside (self, slot, why))
    {
      g_propagate_error (error, g_steal_pointer (&why));
      return FALSE;
    }
  if (why != NULL)
    tell_set_aside_later (self);
  if (game != NULL)
    place = add_earlier (text, error);

  return game == NULL || place != NULL;
}

/* Where all slots have a game, the oldest of these goes to the earlier games. */
static AleaAutosave *
open_another (AleaWindow  *self,
              GError     **error)
{
  g_autofree char *folder = alea_window_get_folder ();
  g_autoptr(AleaAutosave) another = alea_autosave_open_another (folder, error);

  return another != NULL && make_empty (self, another, error) ? g_steal_pointer (&another) : NULL;
}

/* The game from last time waits where it is, and is not written over. */
static gboolean
keep_elsewhere (AleaWindow  *self,
                GError     **error)
{
  AleaAutosave *another;

  if (self->kept == NULL || self->kept_autosave != NULL)
    return TRUE;

  another = open_another (self, error);
  if (another == NULL)
    return FALSE;

  self->kept_autosave = self->autosave;
  self->autosave = another;
  return TRUE;
}

/* With all that the game needs to go on as if it had not been left. */
static char *
write_to_keep (gpointer   data,
               GError   **error)
{
  AleaWindow *self = data;
  AleaSession *session = alea_window_get_session (self);
  g_autoptr(AleaRecord) record = alea_game_record_new (session);

  alea_game_record_add_private (record, session, alea_window_is_in_match (self) ? self->match : NULL);
  return alea_window_write_record (record, error);
}

/* Where no folder could be had, there may be one by now, with games in it. */
gboolean
alea_window_try_to_keep_game (AleaWindow  *self,
                              GError     **error)
{
  if (self->autosave == NULL)
    self->autosave = open_another (self, error);

  return self->autosave != NULL
         && keep_elsewhere (self, error)
         && alea_autosave_save (self->autosave, write_to_keep, self, error);
}

/* After every event, so that nothing is ever lost; a game that is over may
 * still be undone. */
void
alea_window_keep_game (AleaWindow *self)
{
  AleaGame *game = alea_window_get_game (self);
  g_autoptr(GError) error = NULL;

  if (game == NULL || alea_game_get_n_events (game) == 0)
    return;

  if (!alea_window_try_to_keep_game (self, &error) && !self->has_complained)
    {
      self->has_complained = TRUE;
      alea_tell (GTK_WINDOW (self), _("The game cannot be kept safe"), error->message);
    }
}

void
alea_window_add_keeping (AleaWindow *self)
{
  open_autosave (self);
  g_signal_connect_after (self, "map", G_CALLBACK (tell_set_aside_later), NULL);
  alea_window_show_kept (self);
}
