/* alea-window-files.c: dialogs that ask for a file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include <glib/gi18n.h>

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
