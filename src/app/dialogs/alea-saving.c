/* alea-saving.c: a game being written into a file, with a bar and a way out
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-saving.h"

#include "alea-wait.h"

#include <glib/gi18n.h>

typedef struct
{
  AleaWait           *wait;
  AleaFilePlace      *place;    /* the thread's until it has ended */
  AleaSavingCallback  callback;
  GObject            *data;
} Saving;

static double
look_cb (gpointer   data,
         char     **details)
{
  Saving *saving = data;

  return alea_file_place_get_fraction (saving->place);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Saving *saving = data;
  g_autoptr(GError) error = NULL;

  alea_file_place_write_finish (result, &error);
  alea_wait_stop (saving->wait);
  saving->callback (saving->place, error, saving->data);

  alea_file_place_free (saving->place);
  g_object_unref (saving->data);
  g_free (saving);
}

void
alea_saving_start (GtkWindow           *parent,
                   const AleaFilePlace *place,
                   const char          *text,
                   gboolean             is_appended,
                   AleaSavingCallback   callback,
                   gpointer             data)
{
  Saving *saving = g_new0 (Saving, 1);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();

  saving->place = alea_file_place_copy (place);
  saving->callback = callback;
  saving->data = g_object_ref (data);
  saving->wait = alea_wait_start (parent, _("Saving the Game"), alea_file_place_get_file (place), cancellable, look_cb,
                                  saving);
  alea_file_place_write_async (saving->place, text, is_appended, cancellable, written_cb, saving);
}
