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

#include "alea-game-record.h"
#include "alea-saving.h"

#include <glib/gi18n.h>

/* --- what has been saved ---------------------------------------------------- */

/* Where the game is saved, for the title; NULL for nowhere. */
static char *
describe_place (AleaWindow *self)
{
  g_autofree char *name = NULL;

  if (self->filed.place == NULL)
    return NULL;

  name = alea_file_place_get_name (self->filed.place);
  if (alea_window_get_is_saved (self))
    return g_steal_pointer (&name);

  /* Translators: the name of a file; the game has gone on since it was saved */
  return g_strdup_printf (_("%s, not saved"), name);
}

void
alea_window_update_place (AleaWindow *self)
{
  g_autofree char *place = describe_place (self);

  if (self->play != NULL)
    alea_play_screen_set_place (self->play, place);
}

/* --- saving one after the other --------------------------------------------- */

/* What was asked for while something else was saved; the game may have been
 * left by then. */
typedef struct
{
  AleaSession   *session;
  AleaFilePlace *place;        /* NULL: where it is saved before that */
  gboolean       is_appended;
} Save;

static void
save_free (gpointer data)
{
  Save *save = data;

  g_object_unref (save->session);
  g_clear_pointer (&save->place, alea_file_place_free);
  g_free (save);
}

static void
forget_saves (AleaWindow *self)
{
  g_queue_clear_full (&self->next_saves, save_free);
}

static gboolean
is_same_file (const AleaFilePlace *a,
              const AleaFilePlace *b)
{
  return a != NULL && b != NULL && g_file_equal (alea_file_place_get_file (a), alea_file_place_get_file (b));
}

/* Once is enough for each game and file. */
static void
remember_save (AleaWindow          *self,
               const AleaFilePlace *place,
               gboolean             is_appended)
{
  AleaSession *session = alea_window_get_session (self);
  Save *save;

  for (GList *l = self->next_saves.head, *next; l != NULL; l = next)
    {
      save = l->data;
      next = l->next;
      if (save->session == session && (is_same_file (save->place, place) || save->place == place))
        {
          save_free (save);
          g_queue_delete_link (&self->next_saves, l);
        }
    }

  save = g_new0 (Save, 1);
  save->session = g_object_ref (session);
  save->place = place != NULL ? alea_file_place_copy (place) : NULL;
  save->is_appended = is_appended;
  g_queue_push_tail (&self->next_saves, save);
}

/* The game is in @place now, and saved there again it replaces itself. */
static void
settle_saves (AleaWindow          *self,
              const AleaFilePlace *place)
{
  for (GList *l = self->next_saves.head; l != NULL; l = l->next)
    {
      Save *save = l->data;

      if (save->session != self->saving || (save->place != NULL && !is_same_file (save->place, place)))
        continue;
      g_clear_pointer (&save->place, alea_file_place_free);
      save->place = alea_file_place_copy (place);
      save->is_appended = FALSE;
    }
}

static gboolean
is_being_saved (AleaWindow  *self,
                AleaSession *session)
{
  for (GList *l = self->next_saves.head; l != NULL; l = l->next)
    if (((Save *) l->data)->session == session)
      return TRUE;

  return self->saving != NULL && self->saving == session;
}

/* --- saving ----------------------------------------------------------------- */

static void ask_about_changed_file (AleaWindow          *self);
static void write_session          (AleaWindow          *self,
                                    AleaSession         *session,
                                    const AleaFilePlace *place,
                                    gboolean             is_appended);

/* Meanwhile the game may have gone on, or another one have begun. */
static void
note_saved (AleaWindow    *self,
            AleaFilePlace *place)
{
  alea_window_remember_file (alea_file_place_get_file (place));
  if (alea_window_get_session (self) != self->saving)
    return;

  alea_filed_clear (&self->filed);
  self->filed.place = alea_file_place_copy (place);
  self->filed.saved_events = g_steal_pointer (&self->saving_events);
  self->filed.may_replace = TRUE;
  alea_window_update_place (self);
}

static gboolean
is_in_file (AleaWindow          *self,
            const AleaFilePlace *place)
{
  return is_same_file (self->filed.place, place);
}

/* Even what failed may have left the file other than it was. */
static void
note_not_saved (AleaWindow    *self,
                AleaFilePlace *place,
                const GError  *error)
{
  gboolean is_same = alea_window_get_session (self) == self->saving;

  if (is_same && is_in_file (self, place))
    {
      alea_file_place_free (self->filed.place);
      self->filed.place = alea_file_place_copy (place);
    }

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG) && is_same && self->filed.place != NULL)
    ask_about_changed_file (self);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    alea_tell (GTK_WINDOW (self), _("The game cannot be saved"), error->message);
}

/* What has no place by now waited for a save that came to nothing; TRUE if that
 * was the game under way. */
static gboolean
save_next (AleaWindow *self)
{
  gboolean has_no_place = FALSE;

  while (self->saving == NULL && !g_queue_is_empty (&self->next_saves))
    {
      Save *save = g_queue_pop_head (&self->next_saves);
      gboolean is_done = save->session == alea_window_get_session (self) && save->place != NULL
                         && is_in_file (self, save->place) && alea_window_get_is_saved (self);

      has_no_place |= save->place == NULL && save->session == alea_window_get_session (self);
      if (save->place != NULL && !is_done)
        write_session (self, save->session, save->place, save->is_appended);
      save_free (save);
    }

  return has_no_place;
}

static void
saved_cb (AleaFilePlace *place,
          const GError  *error,
          gpointer       data)
{
  AleaWindow *self = data;
  gboolean has_no_place;

  if (error == NULL)
    {
      note_saved (self, place);
      settle_saves (self, place);
    }
  else
    note_not_saved (self, place, error);

  g_clear_object (&self->saving);
  g_clear_pointer (&self->saving_events, g_array_unref);
  has_no_place = save_next (self);
  if (error == NULL && self->saving != NULL)
    return;

  if (error == NULL && self->closes_when_saved)
    gtk_window_close (GTK_WINDOW (self));
  self->closes_when_saved = FALSE;

  /* A failure was told, but whoever cancels and then saves wants just that. */
  if (has_no_place && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.save", NULL);
}

static void
write_session (AleaWindow          *self,
               AleaSession         *session,
               const AleaFilePlace *place,
               gboolean             is_appended)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *text = alea_window_write_session (session, &error);

  if (text == NULL)
    {
      alea_tell (GTK_WINDOW (self), _("The game cannot be saved"), error->message);
      return;
    }

  self->saving = g_object_ref (session);
  self->saving_events = alea_window_copy_events (alea_session_get_game (session));
  alea_saving_start (GTK_WINDOW (self), place, text, is_appended, saved_cb, self);
}

static void
write_game (AleaWindow          *self,
            const AleaFilePlace *place,
            gboolean             is_appended)
{
  if (alea_window_get_session (self) == NULL)
    return;

  if (self->saving != NULL)
    remember_save (self, place, is_appended);
  else
    write_session (self, alea_window_get_session (self), place, is_appended);
}

static void
replace_cb (gpointer data)
{
  AleaWindow *self = data;

  if (self->filed.place != NULL)
    write_game (self, self->filed.place, FALSE);
}

static void
replace_all_cb (gpointer data)
{
  AleaWindow *self = data;

  if (self->filed.place != NULL)
    {
      alea_file_place_take_all (self->filed.place);
      replace_cb (self);
    }
}

static void
append_cb (gpointer data)
{
  AleaWindow *self = data;

  if (self->filed.place != NULL)
    write_game (self, self->filed.place, TRUE);
}

/* Other variations than the one that was played are not kept in a game. */
static gboolean
would_lose_variations (AleaWindow *self)
{
  const AleaRecord *origin = alea_game_record_get_origin (alea_window_get_game (self));

  return origin != NULL && origin->n_variations > 0 && !self->filed.may_replace;
}

static void
ask_about_changed_file (AleaWindow *self)
{
  g_autofree char *name = alea_file_place_get_name (self->filed.place);
  g_autofree char *question = g_strdup_printf (_("%s has been changed"), name);

  if (alea_file_place_get_n_games (self->filed.place) > 1)
    alea_ask (GTK_WINDOW (self), question,
              _("Another program has changed this file of many games. This game can be added behind the others; "
                "nothing in the file is replaced."),
              _("_Add the Game"), append_cb, self);
  else
    alea_ask (GTK_WINDOW (self), question,
              _("Another program has changed this file since you opened it. What it holds now would be replaced by "
                "this game."),
              _("_Replace It"), replace_all_cb, self);
}

static void
ask_about_many_games (AleaWindow *self)
{
  g_autofree char *name = alea_file_place_get_name (self->filed.place);
  g_autofree char *question = g_strdup_printf (_("Save in %s?"), name);

  alea_ask (GTK_WINDOW (self), question,
            would_lose_variations (self)
            ? _("This file holds many games. Only this one is replaced, all others stay exactly as they are. Its "
                "variations are not kept.")
            : _("This file holds many games. Only this one is replaced, all others stay exactly as they are."),
            _("_Save"), replace_cb, self);
}

static void save_game_as (AleaWindow *self);

static void
save_game (AleaWindow *self)
{
  if (alea_window_get_game (self) == NULL)
    return;

  if (is_being_saved (self, alea_window_get_session (self)))
    remember_save (self, NULL, FALSE);
  else if (self->filed.place == NULL)
    save_game_as (self);
  else if (alea_file_place_has_changed (self->filed.place))
    ask_about_changed_file (self);
  else if (alea_file_place_get_n_games (self->filed.place) > 1 && !self->filed.may_replace)
    ask_about_many_games (self);
  else if (would_lose_variations (self))
    alea_ask (GTK_WINDOW (self), _("Save without the variations?"),
              _("The file has variations of this game. They are not kept when it is saved there again."),
              _("_Save"), replace_cb, self);
  else
    replace_cb (self);
}

/* --- saving elsewhere ------------------------------------------------------- */

/* What the program keeps for itself is not written over: a game is added to the
 * earlier ones, and where one waits none is saved.  FALSE for other files. */
static gboolean
spare_own_file (AleaWindow *self,
                GFile      *file)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *path = alea_window_get_folder ();
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *reason = NULL;
  g_autoptr(GFile) folder = g_file_new_for_path (path);

  if (alea_window_is_archive (file))
    {
      if (!alea_window_put_among_earlier (self, &error))
        alea_tell (GTK_WINDOW (self), _("The game cannot be saved"), error->message);
      alea_window_update_place (self);
      return TRUE;
    }
  if (!g_file_has_parent (file, folder))
    return FALSE;

  reason = g_strdup_printf (_("“%s” may not be written."), name);
  alea_tell (GTK_WINDOW (self), _("The game cannot be saved"), reason);
  return TRUE;
}

/* In the file that it came from the game is saved as ever: the other games of
 * that file stay. */
static void
save_response_cb (GtkNativeDialog *chooser,
                  int              response,
                  AleaWindow      *self)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autoptr(AleaFilePlace) place = NULL;

  if (response == GTK_RESPONSE_ACCEPT && file != NULL && !spare_own_file (self, file))
    place = alea_file_place_new (file);
  if (place != NULL && is_in_file (self, place))
    save_game (self);
  else if (place != NULL)
    write_game (self, place, FALSE);

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

static void
save_game_as (AleaWindow *self)
{
  AleaSession *session = alea_window_get_session (self);
  GtkFileChooserNative *chooser;
  g_autofree char *suggestion = NULL;

  if (session == NULL)
    return;

  chooser = alea_window_make_chooser (self, _("Save the Game"), GTK_FILE_CHOOSER_ACTION_SAVE);
  suggestion = suggest_name (session);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), suggestion);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* --- actions ---------------------------------------------------------------- */

/* FALSE where the screen in view has nothing but the game. */
static gboolean
save_screen (AleaWindow *self,
             gboolean    as)
{
  AleaScreen *screen = alea_window_get_screen (self);

  if ((alea_screen_get_traits (screen) & ALEA_SCREEN_SAVES) == 0)
    return FALSE;

  alea_screen_save (screen, as);
  return TRUE;
}

static void
save_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  if (!save_screen (data, FALSE))
    save_game (data);
}

static void
save_as_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  if (!save_screen (data, TRUE))
    save_game_as (data);
}

void
alea_window_add_saving (AleaWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "save", .activate = save_cb },
    { .name = "save-as", .activate = save_as_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect (self, "destroy", G_CALLBACK (forget_saves), NULL);
}
