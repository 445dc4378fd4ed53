/* alea-window-save.c: games into files
 *
 * A game knows the place that it came from or was saved to, and is saved there
 * again.  In a file of many games only its own text is replaced.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-ask.h"
#include "alea-game-record.h"

#include <glib/gi18n.h>

typedef gboolean (*WritePlace) (AleaFilePlace  *place,
                                const char     *text,
                                GError        **error);

/* --- what has been saved ---------------------------------------------------- */

static AleaGame *
get_game (AleaWindow *self)
{
  AleaSession *session = alea_window_get_session (self);

  return session != NULL ? alea_session_get_game (session) : NULL;
}

void
alea_window_note_saved (AleaWindow *self)
{
  AleaGame *game = get_game (self);

  g_clear_pointer (&self->saved_events, g_array_unref);
  if (game == NULL)
    return;

  self->saved_events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  for (guint i = 0; i < alea_game_get_n_events (game); i++)
    g_array_append_vals (self->saved_events, alea_game_get_event (game, i), 1);
}

gboolean
alea_window_get_is_saved (AleaWindow *self)
{
  AleaGame *game = get_game (self);
  const GArray *saved = self->saved_events;

  if (game == NULL || self->place == NULL || saved == NULL || saved->len != alea_game_get_n_events (game))
    return FALSE;

  for (guint i = 0; i < saved->len; i++)
    if (!alea_record_same_event (&g_array_index (saved, AleaEvent, i), alea_game_get_event (game, i)))
      return FALSE;

  return TRUE;
}

void
alea_window_set_place (AleaWindow          *self,
                       const AleaFilePlace *place)
{
  g_clear_pointer (&self->place, alea_file_place_free);
  g_clear_pointer (&self->saved_events, g_array_unref);
  self->may_replace = FALSE;
  if (place == NULL)
    return;

  self->place = alea_file_place_copy (place);
  alea_window_note_saved (self);
}

/* Where the game is saved, for the title; NULL for nowhere. */
char *
alea_window_describe_place (AleaWindow *self)
{
  g_autofree char *name = NULL;

  if (self->place == NULL)
    return NULL;

  name = alea_file_place_get_name (self->place);
  if (alea_window_get_is_saved (self))
    return g_steal_pointer (&name);

  /* Translators: the name of a file; the game has gone on since it was saved */
  return g_strdup_printf (_("%s, not saved"), name);
}

/* --- saving ----------------------------------------------------------------- */

/* FALSE after the players have been told why not. */
static gboolean
write_game (AleaWindow    *self,
            AleaFilePlace *place,
            WritePlace     write_place)
{
  AleaSession *session = alea_window_get_session (self);
  g_autoptr(GError) error = NULL;
  g_autofree char *text = session != NULL ? alea_window_write_session (session, &error) : NULL;

  if (session == NULL)
    return FALSE;
  if (text == NULL || !write_place (place, text, &error))
    {
      alea_tell (GTK_WINDOW (self), _("The game cannot be saved"), error->message);
      return FALSE;
    }

  alea_window_note_saved (self);
  alea_window_remember_file (alea_file_place_get_file (place));
  alea_window_update_title (self);
  return TRUE;
}

static void
replace_cb (gpointer data)
{
  AleaWindow *self = data;

  if (self->place != NULL)
    self->may_replace = write_game (self, self->place, alea_file_place_replace);
}

static void
append_cb (gpointer data)
{
  AleaWindow *self = data;

  if (self->place != NULL)
    self->may_replace = write_game (self, self->place, alea_file_place_append);
}

/* Other variations than the one that was played are not kept in a game. */
static gboolean
would_lose_variations (AleaWindow *self)
{
  const AleaRecord *origin = alea_game_record_get_origin (get_game (self));

  return origin != NULL && origin->n_variations > 0 && !self->may_replace;
}

static void
ask_about_changed_file (AleaWindow *self)
{
  g_autofree char *name = alea_file_place_get_name (self->place);
  g_autofree char *question = g_strdup_printf (_("%s has been changed"), name);

  if (alea_file_place_get_n_games (self->place) > 1)
    alea_ask (GTK_WINDOW (self), question,
              _("Another program has changed this file of many games. This game can be added behind the others; "
                "nothing in the file is replaced."),
              _("_Add the Game"), append_cb, self);
  else
    alea_ask (GTK_WINDOW (self), question,
              _("Another program has changed this file since you opened it. What it holds now would be replaced by "
                "this game."),
              _("_Replace It"), replace_cb, self);
}

static void
ask_about_many_games (AleaWindow *self)
{
  g_autofree char *name = alea_file_place_get_name (self->place);
  g_autofree char *question = g_strdup_printf (_("Save in %s?"), name);

  alea_ask (GTK_WINDOW (self), question,
            would_lose_variations (self)
            ? _("This file holds many games. Only this one is replaced, all others stay exactly as they are. Its "
                "variations are not kept.")
            : _("This file holds many games. Only this one is replaced, all others stay exactly as they are."),
            _("_Save"), replace_cb, self);
}

void
alea_window_save_action (GtkWidget  *widget,
                         const char *name,
                         GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);

  if (alea_window_save_diagram (self, FALSE) || get_game (self) == NULL)
    return;

  if (self->place == NULL)
    alea_window_save_as_action (widget, name, parameter);
  else if (alea_file_place_has_changed (self->place))
    ask_about_changed_file (self);
  else if (alea_file_place_get_n_games (self->place) > 1 && !self->may_replace)
    ask_about_many_games (self);
  else if (would_lose_variations (self))
    alea_ask (GTK_WINDOW (self), _("Save without the variations?"),
              _("The file has variations of this game. They are not kept when it is saved there again."),
              _("_Save"), replace_cb, self);
  else
    replace_cb (self);
}

/* --- saving elsewhere ------------------------------------------------------- */

static void
save_response_cb (GtkNativeDialog *chooser,
                  int              response,
                  AleaWindow      *self)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    {
      g_autoptr(AleaFilePlace) place = alea_file_place_new (file);

      if (write_game (self, place, alea_file_place_replace))
        {
          alea_window_set_place (self, place);
          self->may_replace = TRUE;
          alea_window_update_title (self);
        }
    }

  g_object_unref (chooser);
}

/* "Anna – Ben.pgn", where names are known. */
static char *
suggest_name (AleaSession *session)
{
  AleaMatch *match = alea_session_get_match (session);
  guint white = alea_session_get_white (session);
  const char *first = alea_person_get_name (alea_match_get_person (match, white));
  const char *second = alea_person_get_name (alea_match_get_person (match, 1 - white));
  char *name;

  if (*first == '\0' || *second == '\0')
    return g_strdup (_("game.pgn"));

  name = g_strdup_printf ("%s – %s.pgn", first, second);
  return g_strdelimit (name, G_DIR_SEPARATOR_S, '-');
}

void
alea_window_save_as_action (GtkWidget  *widget,
                            const char *name,
                            GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);
  AleaSession *session = alea_window_get_session (self);
  GtkFileChooserNative *chooser;
  g_autofree char *suggestion = NULL;

  if (alea_window_save_diagram (self, TRUE) || session == NULL)
    return;

  chooser = alea_window_make_chooser (self, _("Save the Game"), GTK_FILE_CHOOSER_ACTION_SAVE);
  suggestion = suggest_name (session);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), suggestion);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
