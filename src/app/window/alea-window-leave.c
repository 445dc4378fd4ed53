/* alea-window-leave.c: where games go that are left
 *
 * Nobody is asked whether a game may be lost, because none is.  One that is not
 * over waits on the start screen; all others that are in no file of the players
 * are put among the earlier games (see alea-archive.h).  Only where nothing can
 * be written there is a question.
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
#include <string.h>

gboolean
alea_window_has_unsaved (AleaWindow *self)
{
  AleaGame *game = alea_window_get_game (self);

  return game != NULL && alea_game_get_n_events (game) > 0 && !alea_window_get_is_saved (self);
}

static gboolean
is_over (AleaWindow *self)
{
  return alea_game_get_state (alea_window_get_game (self))->stage == ALEA_STAGE_OVER;
}

gboolean
alea_window_is_under_way (AleaWindow *self)
{
  return alea_window_has_unsaved (self) && !is_over (self);
}

/* --- the earlier games ------------------------------------------------------ */

void
alea_window_update_earlier (AleaWindow *self)
{
  g_autofree char *folder = alea_window_get_folder ();
  g_autoptr(GFile) file = alea_archive_get_file (folder);

  alea_window_set_enabled (self, "earlier", g_file_query_exists (file, NULL));
}

/* In all windows, as there are more of them now. */
static void
update_earlier_everywhere (AleaWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (ALEA_IS_WINDOW (l->data))
      alea_window_update_earlier (l->data);
}

/* What is kept of the game in the slot is in a file by now; but until its first
 * event a game has none, and what is there is the game from last time.  That
 * stays also when it is about to go on, until it is written anew. */
static void
clear_slot (AleaWindow *self)
{
  if (alea_window_get_game (self) != NULL && self->autosave != NULL
      && (self->kept == NULL || self->kept_autosave != NULL))
    alea_autosave_clear (self->autosave, NULL);
}

gboolean
alea_window_put_among_earlier (AleaWindow  *self,
                               GError     **error)
{
  g_autofree char *folder = alea_window_get_folder ();
  g_autofree char *text = alea_window_write_session (alea_window_get_session (self), error);
  AleaFilePlace *place = text != NULL ? alea_archive_add (folder, text, self->filed.earlier, error) : NULL;

  if (place == NULL)
    return FALSE;

  alea_filed_clear (&self->filed);
  self->filed.earlier = place;
  self->filed.saved_events = alea_window_copy_events (alea_window_get_game (self));
  clear_slot (self);
  update_earlier_everywhere (self);
  return TRUE;
}

/* --- the game that waits ---------------------------------------------------- */

/* Only one game waits: the one that has waited goes to the earlier games. */
static gboolean
make_room (AleaWindow  *self,
           GError     **error)
{
  g_autofree char *folder = alea_window_get_folder ();
  g_autofree char *text = NULL;
  g_autofree char *game = NULL;
  g_autoptr(AleaFilePlace) place = NULL;

  if (self->kept_autosave == NULL)
    return TRUE;

  text = alea_autosave_load (self->kept_autosave, error);
  game = text != NULL ? alea_game_record_drop_private_lines (text) : NULL;
  place = game != NULL ? alea_archive_add (folder, game, self->kept_filed.earlier, error) : NULL;
  if (place == NULL)
    return FALSE;

  alea_autosave_clear (self->kept_autosave, NULL);
  g_clear_pointer (&self->kept_autosave, alea_autosave_close);
  g_clear_object (&self->kept);
  alea_filed_clear (&self->kept_filed);
  update_earlier_everywhere (self);
  return TRUE;
}

/* As it would be after a new start. */
static gboolean
make_wait (AleaWindow  *self,
           GError     **error)
{
  g_autofree char *text = NULL;

  if (!alea_window_try_to_keep_game (self, error) || !make_room (self, error))
    return FALSE;

  text = alea_autosave_load (self->autosave, error);
  self->kept = text != NULL ? alea_window_read_game (text, error) : NULL;
  if (self->kept == NULL)
    return FALSE;

  if (alea_window_is_in_match (self))
    alea_window_note_match (self, self->kept);
  self->kept_filed = self->filed;
  memset (&self->filed, 0, sizeof self->filed);
  alea_window_show_kept (self);
  return TRUE;
}

/* --- leaving ---------------------------------------------------------------- */

/* Who has played is not new here; the guide still has the tour. */
static void
forget_tour (AleaWindow *self)
{
  if (alea_window_has_unsaved (self))
    g_settings_set_boolean (self->settings, "offers-tour", FALSE);
}

static void
ask_to_lose (AleaWindow      *self,
             const GError    *why,
             AleaAskCallback  leave)
{
  g_autofree char *explanation = g_strdup_printf (/* Translators: %s is a sentence that says why */
                                                  _("%s\nThe game will be lost."), why->message);

  alea_ask (GTK_WINDOW (self), _("Leave this game?"), explanation, _("_Leave the Game"), leave, self);
}

void
alea_window_leave_game (AleaWindow      *self,
                        gboolean         waits,
                        AleaAskCallback  leave)
{
  g_autoptr(GError) error = NULL;

  forget_tour (self);
  if (!alea_window_has_unsaved (self))
    clear_slot (self);
  else if ((!waits || is_over (self) || !make_wait (self, &error))
           && !alea_window_put_among_earlier (self, error == NULL ? &error : NULL))
    {
      ask_to_lose (self, error, leave);
      return;
    }

  leave (self);
}

static void
close_cb (gpointer data)
{
  AleaWindow *self = data;

  self->may_lose = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

/* The last game that is not over stays where it is, and the program offers it
 * when it starts again. */
static gboolean
may_close (AleaWindow *self)
{
  g_autoptr(GError) error = NULL;
  gboolean is_kept;

  if (self->may_lose || alea_window_get_game (self) == NULL)
    return TRUE;
  forget_tour (self);
  if (!alea_window_has_unsaved (self))
    {
      if (is_over (self) || !alea_window_is_alone (self))
        clear_slot (self);
      return TRUE;
    }

  if (is_over (self) || !alea_window_is_alone (self))
    is_kept = alea_window_put_among_earlier (self, &error) || alea_window_try_to_keep_game (self, NULL);
  else
    is_kept = alea_window_try_to_keep_game (self, &error) || alea_window_put_among_earlier (self, NULL);
  if (!is_kept)
    ask_to_lose (self, error, close_cb);

  return is_kept;
}

/* What is being saved is waited for. */
static gboolean
close_request_cb (AleaWindow *self)
{
  self->closes_when_saved = self->saving != NULL;
  return self->closes_when_saved || !may_close (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

void
alea_window_add_leaving (AleaWindow *self)
{
  g_signal_connect (self, "close-request", G_CALLBACK (close_request_cb), NULL);
}
