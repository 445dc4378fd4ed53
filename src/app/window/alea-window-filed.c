/* alea-window-filed.c: where a game can be found, and how it is written
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-archive.h"
#include "alea-game-record.h"
#include "alea-pgn-reader.h"
#include "alea-pgn-writer.h"
#include "alea-words.h"

#include <glib/gi18n.h>
#include <string.h>

void
alea_filed_clear (AleaFiled *filed)
{
  g_clear_pointer (&filed->place, alea_file_place_free);
  g_clear_pointer (&filed->earlier, alea_file_place_free);
  g_clear_pointer (&filed->saved_events, g_array_unref);
  filed->may_replace = FALSE;
}

GArray *
alea_window_copy_events (AleaGame *game)
{
  GArray *events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));

  for (guint i = 0; i < alea_game_get_n_events (game); i++)
    g_array_append_vals (events, alea_game_get_event (game, i), 1);

  return events;
}

/* --- text ----------------------------------------------------------------- */

char *
alea_window_write_record (const AleaRecord  *record,
                          GError           **error)
{
  g_autoptr(GString) text = g_string_new (NULL);

  return alea_pgn_write (record, text, error) ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
alea_window_write_session (AleaSession  *session,
                           GError      **error)
{
  g_autoptr(AleaRecord) record = alea_game_record_new (session);

  return alea_window_write_record (record, error);
}

/* The first game of @text, which this program has kept for itself; NULL, with
 * the reason, when it is none. */
AleaGame *
alea_window_read_game (const char  *text,
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

/* --- our own files ---------------------------------------------------------- */

char *
alea_window_get_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "alea", NULL);
}

static char *
find_id (GFile *file)
{
  g_autoptr(GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return info != NULL ? g_strdup (g_file_info_get_attribute_string (info, G_FILE_ATTRIBUTE_ID_FILE)) : NULL;
}

gboolean
alea_window_is_archive (GFile *file)
{
  g_autofree char *folder = alea_window_get_folder ();
  g_autoptr(GFile) archive = alea_archive_get_file (folder);
  g_autofree char *id = find_id (file);
  g_autofree char *archive_id = find_id (archive);

  return g_file_equal (file, archive) || (id != NULL && g_strcmp0 (id, archive_id) == 0);
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
