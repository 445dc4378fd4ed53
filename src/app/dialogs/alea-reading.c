/* alea-reading.c: a file being read, with a bar and a way out
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-reading.h"

#include "alea-wait.h"

#include <glib/gi18n.h>

typedef struct
{
  AleaWait            *wait;
  AleaGameFile        *file;
  GCancellable        *cancellable;
  AleaReadingCallback  callback;
  gpointer             data;
} Reading;

static double
look_cb (gpointer   data,
         char     **details)
{
  Reading *reading = data;
  guint n_games = alea_game_file_get_n_read (reading->file);

  /* Translators: games found so far in a file */
  *details = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", n_games), n_games);
  return alea_game_file_get_fraction (reading->file);
}

static void
read_cb (GObject      *file,
         GAsyncResult *result,
         gpointer      data)
{
  Reading *reading = data;
  g_autoptr(GError) error = NULL;

  alea_game_file_read_finish (reading->file, result, &error);
  alea_wait_stop (reading->wait);
  if (!g_cancellable_is_cancelled (reading->cancellable))
    reading->callback (reading->file, error, reading->data);

  g_object_unref (reading->file);
  g_object_unref (reading->cancellable);
  g_free (reading);
}

GCancellable *
alea_reading_start (GtkWindow           *parent,
                    AleaGameFile        *file,
                    AleaReadingCallback  callback,
                    gpointer             data)
{
  Reading *reading = g_new0 (Reading, 1);

  reading->file = g_object_ref (file);
  reading->cancellable = g_cancellable_new ();
  reading->callback = callback;
  reading->data = data;
  reading->wait = alea_wait_start (parent, _("Reading the Games"), alea_game_file_get_file (file), reading->cancellable,
                                   look_cb, reading);

  alea_game_file_read_async (file, reading->cancellable, read_cb, reading);
  return g_object_ref (reading->cancellable);
}
