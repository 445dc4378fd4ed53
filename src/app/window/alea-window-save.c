/* alea-window-save.c: games into files
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-ask-file.h"
#include "alea-document-save.h"
#include "alea-folder.h"
#include "alea-wait.h"

#include <glib/gi18n.h>

/* --- while it is saved ---------------------------------------------------- */

/* What says how far it is belongs to the document, under this name. */
#define WAIT "alea-window-wait"

static double
look_cb (gpointer   document,
         char     **details)
{
  return alea_document_get_saving_fraction (document);
}

static void
saving_cb (AleaDocument *document,
           GParamSpec   *pspec,
           AleaWindow   *self)
{
  AleaWait *wait = g_object_steal_data (G_OBJECT (document), WAIT);

  g_clear_pointer (&wait, alea_wait_stop);
  if (!alea_document_get_is_saving (document))
    return;

  wait = alea_wait_start (GTK_WINDOW (self), _("Saving the Game"), alea_document_get_saving_file (document),
                          alea_document_get_saving_cancellable (document), look_cb, document);
  g_object_set_data (G_OBJECT (document), WAIT, wait);
}

static void
saved_cb (AleaDocument *document,
          AleaWindow   *self)
{
  alea_window_remember_file (alea_file_place_get_file (alea_document_get_place (document)));
}

/* --- questions ------------------------------------------------------------ */

static void
save (AleaWindow  *self,
      AleaSaveHow  how)
{
  AleaDocument *document = alea_desk_get_document (self->desk);

  if (document != NULL)
    alea_document_save (document, how);
}

static void
replace_cb (gpointer data)
{
  save (data, ALEA_SAVE_REPLACE);
}

static void
replace_all_cb (gpointer data)
{
  save (data, ALEA_SAVE_REPLACE_ALL);
}

static void
add_cb (gpointer data)
{
  save (data, ALEA_SAVE_ADD);
}

static void
ask_about_changes (AleaWindow *self,
                   const char *name,
                   gboolean    has_others)
{
  g_autofree char *question = g_strdup_printf (_("%s has been changed"), name);

  if (has_others)
    alea_ask (GTK_WINDOW (self), question,
              _("Another program has changed this file, which holds several games. You can add this game after the "
                "others; nothing in the file will be replaced."),
              _("_Add the Game"), add_cb, self);
  else
    alea_ask (GTK_WINDOW (self), question,
              _("Another program has changed this file since you opened it. Saving would replace its contents with "
                "this game."),
              _("_Replace It"), replace_all_cb, self);
}

static void
ask_about_others (AleaWindow *self,
                  const char *name,
                  gboolean    is_bare)
{
  g_autofree char *question = g_strdup_printf (_("Save in %s?"), name);

  alea_ask (GTK_WINDOW (self), question,
            is_bare
            ? _("This file holds several games. Only this one will be replaced, and its variations will be lost; "
                "all the others stay exactly as they are.")
            : _("This file holds several games. Only this one will be replaced; all the others stay exactly as "
                "they are."),
            _("_Save"), replace_cb, self);
}

static void save_as (AleaWindow *self);

static void
ask_and_save (AleaWindow       *self,
              AleaDocument     *document,
              AleaSaveQuestion  question)
{
  g_autofree char *name = alea_document_get_place (document) != NULL
                          ? alea_file_place_get_name (alea_document_get_place (document)) : NULL;

  switch (question)
    {
    case ALEA_SAVE_NOWHERE:
      save_as (self);
      break;
    case ALEA_SAVE_OVER_CHANGES:
    case ALEA_SAVE_AMONG_CHANGES:
      ask_about_changes (self, name, question == ALEA_SAVE_AMONG_CHANGES);
      break;
    case ALEA_SAVE_AMONG_OTHERS:
    case ALEA_SAVE_AMONG_OTHERS_BARE:
      ask_about_others (self, name, question == ALEA_SAVE_AMONG_OTHERS_BARE);
      break;
    case ALEA_SAVE_BARE:
      alea_ask (GTK_WINDOW (self), _("Save without the variations?"),
                _("The game in this file has variations. They will be lost if you save over it."),
                _("_Save"), replace_cb, self);
      break;
    case ALEA_SAVE_AT_ONCE:
    default:
      save (self, ALEA_SAVE_REPLACE);
    }
}

static void
save_elsewhere_cb (gpointer data)
{
  save_as (data);
}

/* Another place may do, as long as it is the game in view. */
static void
failed_cb (AleaDocument *document,
           const GError *error,
           AleaWindow   *self)
{
  const gboolean is_here = document == alea_desk_get_document (self->desk);

  if (is_here && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG)
      && alea_document_get_place (document) != NULL)
    ask_and_save (self, document, alea_file_place_get_n_games (alea_document_get_place (document)) > 1
                                  ? ALEA_SAVE_AMONG_CHANGES : ALEA_SAVE_OVER_CHANGES);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  else if (is_here)
    alea_ask (GTK_WINDOW (self), _("The game cannot be saved"), error->message, _("Sa_ve As…"), save_elsewhere_cb, self);
  else
    alea_tell (GTK_WINDOW (self), _("The game cannot be saved"), error->message);
}

/* --- saving --------------------------------------------------------------- */

static void
save_game (AleaWindow *self)
{
  AleaDocument *document = alea_desk_get_document (self->desk);

  if (document != NULL)
    ask_and_save (self, document, alea_document_ask_save (document));
}

/* What the program keeps for itself is not written over; FALSE for other files. */
static gboolean
spare_own_file (AleaWindow *self,
                GFile      *file)
{
  g_autofree char *path = alea_folder_get_games ();
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *reason = NULL;
  g_autoptr(GFile) folder = g_file_new_for_path (path);

  if (!g_file_has_parent (file, folder))
    return FALSE;

  reason = g_strdup_printf (_("You don’t have permission to change “%s”."), name);
  alea_tell (GTK_WINDOW (self), _("The game cannot be saved"), reason);
  return TRUE;
}

/* In the file that it came from the game is saved as ever: the other games of
 * that file stay. */
static void
save_to_cb (GFile    *file,
            gpointer  data)
{
  AleaWindow *self = data;
  AleaDocument *document = alea_desk_get_document (self->desk);
  const AleaFilePlace *place = document != NULL ? alea_document_get_place (document) : NULL;

  if (file == NULL || document == NULL || spare_own_file (self, file))
    return;

  if (place != NULL && g_file_equal (alea_file_place_get_file (place), file))
    save_game (self);
  else
    alea_document_save_as (document, file);
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
save_as (AleaWindow *self)
{
  AleaDocument *document = alea_desk_get_document (self->desk);
  const AleaFileKind games = alea_file_kind_games ();
  AleaFileQuestion question = { .title = _("Save the Game"), .kinds = &games, .n_kinds = 1 };
  g_autofree char *suggestion = NULL;

  if (document == NULL)
    return;

  suggestion = suggest_name (alea_document_get_session (document));
  question.name = suggestion;
  alea_ask_file_to_save (GTK_WINDOW (self), &question, save_to_cb, self);
}

/* --- actions -------------------------------------------------------------- */

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
save_cb (AleaWindow *self)
{
  if (!save_screen (self, FALSE))
    save_game (self);
}

static void
save_as_cb (AleaWindow *self)
{
  if (!save_screen (self, TRUE))
    save_as (self);
}

/* What is being saved is followed to its end, also when it is left. */
static void
document_cb (AleaWindow *self)
{
  AleaDocument *document = alea_desk_get_document (self->desk);

  if (document == NULL)
    return;

  g_signal_connect_object (document, "notify::is-saving", G_CALLBACK (saving_cb), self, 0);
  g_signal_connect_object (document, "saved", G_CALLBACK (saved_cb), self, 0);
  g_signal_connect_object (document, "save-failed", G_CALLBACK (failed_cb), self, 0);
  g_signal_connect_object (document, "wanted", G_CALLBACK (save_game), self, G_CONNECT_SWAPPED);
}

void
alea_window_add_saving (AleaWindow *self)
{
  const AleaAction actions[] = {
    { .name = "save", .callback = G_CALLBACK (save_cb) },
    { .name = "save-as", .callback = G_CALLBACK (save_as_cb) },
  };

  alea_actions_add (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_signal_connect_object (self->desk, "notify::document", G_CALLBACK (document_cb), self, G_CONNECT_SWAPPED);
}
