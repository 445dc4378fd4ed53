/* alea-window-open.c: games out of files, and out of text
 *
 * A file is read whole, in a thread, before anything happens to the game under
 * way.  One game is opened at once; of several the players choose one.  A file
 * or a text without any game may still be a position.  Of several files each
 * but the first is opened in a window of its own.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-ask-file.h"
#include "alea-diagram-file.h"
#include "alea-game-chooser.h"
#include "alea-reading.h"
#include "alea-window-game.h"
#include "alea-window-open.h"

#include <glib/gi18n.h>

/* At a time: each has a window of its own. */
#define MAX_FILES 8

static void
tell_many_files (AleaWindow *self,
                 guint       n_files)
{
  g_autofree char *explanation = g_strdup_printf (/* Translators: always many files */
                                                  _("Only the first %d of %u files will be opened."), MAX_FILES, n_files);

  alea_tell (GTK_WINDOW (self), _("Too many files"), explanation);
}

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
  alea_tell (GTK_WINDOW (self), title != NULL ? title : _("Not a game"), reason);
}

typedef void (*OfferGame) (AleaWindow          *self,
                           AleaGame            *game,
                           const AleaFilePlace *place);

static void
load_number (AleaWindow   *self,
             AleaGameFile *source,
             guint         number,
             OfferGame     offer)
{
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
  offer (self, game, place);
}

static void
open_number (AleaGameFile *source,
             guint         number,
             gpointer      data)
{
  load_number (data, source, number, alea_window_offer_game_from);
}

static void
open_number_apart (AleaGameFile *source,
                   guint         number,
                   gpointer      data)
{
  load_number (data, source, number, alea_window_play_apart);
}

/* --- no game, but perhaps a position ---------------------------------------- */

static gboolean
is_position_file (GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : g_strdup ("");
  g_autofree char *lower = g_ascii_strdown (name, -1);

  return g_str_has_suffix (lower, ".fen") || g_str_has_suffix (lower, ".epd");
}

static void
open_position (AleaWindow   *self,
               AleaGameFile *source,
               gboolean      is_apart)
{
  const OfferGame offer = is_apart ? alea_window_play_apart : alea_window_offer_game_from;
  const char *text = alea_game_file_get_short_text (source);
  const gboolean is_position = is_position_file (alea_game_file_get_file (source));
  g_autoptr(GError) error = NULL;
  g_autoptr(AleaGame) game = text != NULL ? alea_window_read_position (self, text, &error) : NULL;
  const char *fault = alea_game_file_get_first_fault (source);

  if (game != NULL)
    {
      if (alea_game_file_get_file (source) != NULL)
        alea_window_remember_file (alea_game_file_get_file (source));
      offer (self, game, NULL);
    }
  else if (error != NULL && is_position && alea_window_edit_text (self, text, is_apart))
    alea_window_remember_file (alea_game_file_get_file (source));
  else if (error != NULL && is_position)
    tell_trouble (self, source, error->message);
  else
    tell_trouble (self, source, fault != NULL ? fault : _("There is no game in this file."));
}

/* --- reading ---------------------------------------------------------------- */

/* By its first words, or by its name when there is no game in it. */
static gboolean
is_diagram (AleaGameFile *source)
{
  GFile *file = alea_game_file_get_file (source);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  return alea_game_file_get_is_other (source)
         || (name != NULL && g_str_has_suffix (name, ALEA_DIAGRAM_SUFFIX)
             && alea_game_file_get_first_good (source) == 0);
}

static void
open_diagram (AleaWindow *self,
              GFile      *file,
              gboolean    is_apart)
{
  AleaWindow *window = is_apart ? alea_window_open_another (self) : self;

  if (is_apart)
    gtk_window_present (GTK_WINDOW (window));
  alea_window_open_diagram (window, file);
}

static void
open_source (AleaWindow   *self,
             AleaGameFile *source,
             const GError *error,
             gboolean      is_apart)
{
  const AleaGameChosen choose = is_apart ? open_number_apart : open_number;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    alea_window_forget_file (alea_game_file_get_file (source));
  if (error != NULL)
    tell_trouble (self, source, error->message);
  else if (is_diagram (source))
    open_diagram (self, alea_game_file_get_file (source), is_apart);
  else if (alea_game_file_get_n_games (source) > 1)
    alea_game_chooser_show (GTK_WINDOW (self), source, choose, self);
  else if (alea_game_file_get_first_good (source) == 1)
    choose (source, 1, self);
  else
    open_position (self, source, is_apart);
}

static void
read_cb (AleaGameFile *source,
         const GError *error,
         gpointer      data)
{
  open_source (data, source, error, FALSE);
}

static void
read_apart_cb (AleaGameFile *source,
               const GError *error,
               gpointer      data)
{
  open_source (data, source, error, TRUE);
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

static AleaGameFile *
make_source (GFile *file)
{
  AleaGameFile *source = alea_game_file_new (file);

  alea_game_file_set_other (source, ALEA_WINDOW_DIAGRAM_HEAD);
  return source;
}

void
alea_window_open_file (AleaWindow *self,
                       GFile      *file)
{
  g_autoptr(AleaGameFile) source = NULL;

  g_return_if_fail (ALEA_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  source = make_source (file);
  start_reading (self, source);
}

void
alea_window_open_files (AleaWindow  *self,
                        GFile      **files,
                        guint        n_files)
{
  g_return_if_fail (ALEA_IS_WINDOW (self));
  g_return_if_fail (files != NULL || n_files == 0);

  for (guint i = 0; i < MIN (n_files, MAX_FILES); i++)
    {
      g_autoptr(AleaGameFile) source = NULL;
      g_autoptr(GCancellable) cancellable = NULL;

      if (i == 0)
        {
          alea_window_open_file (self, files[i]);
          continue;
        }

      source = make_source (files[i]);
      cancellable = alea_reading_start (GTK_WINDOW (self), source, read_apart_cb, self);
    }

  if (n_files > MAX_FILES)
    tell_many_files (self, n_files);
}

void
alea_window_open_games (AleaWindow *self,
                        const char *text)
{
  g_autoptr(AleaGameFile) source = alea_game_file_new_for_text (text);

  start_reading (self, source);
}

/* --- actions ---------------------------------------------------------------- */

static void
open_chosen_cb (GFile    *file,
                gpointer  data)
{
  if (file != NULL)
    alea_window_open_file (data, file);
}

static void
open_cb (AleaWindow *self)
{
  const AleaFileKind kinds[] = {
    alea_file_kind_games (),
    { _("Positions (FEN)"), NULL, "*.fen" },
    { _("Diagrams"), "text/x-alea-diagram", "*" ALEA_DIAGRAM_SUFFIX },
    { _("All files"), NULL, "*" },
  };
  const AleaFileQuestion question = { .title = _("Open a Game"), .kinds = kinds, .n_kinds = G_N_ELEMENTS (kinds) };

  alea_ask_file_to_open (GTK_WINDOW (self), &question, open_chosen_cb, self);
}

static void
open_recent_cb (AleaWindow *self,
                GVariant   *parameter)
{
  g_autoptr(GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  alea_window_let_go_of_menu (self);
  alea_window_open_file (self, file);
}

void
alea_window_add_opening (AleaWindow *self)
{
  const AleaAction actions[] = {
    { .name = "open", .callback = G_CALLBACK (open_cb) },
    { .name = "open-recent", .callback = G_CALLBACK (open_recent_cb), .parameter = "s" },
  };

  alea_actions_add (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
