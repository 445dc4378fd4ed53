/* alea-file-place.c: where in a file a game is saved
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-file-place.h"

#include "alea-file-change.h"

#include <string.h>
#include <unistd.h>

#define WHOLE_FILE ((goffset) -1)

struct _AleaFilePlace
{
  GFile     *file;
  char      *stamp;        /* NULL: nothing is known of the file */
  goffset    start;
  goffset    end;          /* WHOLE_FILE: whatever is there is replaced */
  guint      n_games;
  AleaWrite  write_bytes;
  int        per_mille;    /* that is written; touched atomically */
};

AleaFilePlace *
alea_file_place_new_in_file (GFile      *file,
                             const char *stamp,
                             goffset     start,
                             goffset     end,
                             guint       n_games)
{
  AleaFilePlace *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (AleaFilePlace, 1);
  self->file = g_object_ref (file);
  self->stamp = g_strdup (stamp);
  self->start = start;
  self->end = end;
  self->n_games = n_games;
  self->write_bytes = write;

  return self;
}

AleaFilePlace *
alea_file_place_new (GFile *file)
{
  return alea_file_place_new_in_file (file, NULL, 0, WHOLE_FILE, 1);
}

AleaFilePlace *
alea_file_place_copy (const AleaFilePlace *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return alea_file_place_new_in_file (self->file, self->stamp, self->start, self->end, self->n_games);
}

void
alea_file_place_free (AleaFilePlace *self)
{
  if (self == NULL)
    return;

  g_object_unref (self->file);
  g_free (self->stamp);
  g_free (self);
}

GFile *
alea_file_place_get_file (const AleaFilePlace *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->file;
}

char *
alea_file_place_get_name (const AleaFilePlace *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  name = g_file_get_basename (self->file);
  return g_filename_display_name (name);
}

guint
alea_file_place_get_n_games (const AleaFilePlace *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_games;
}

const char *
alea_file_place_get_stamp (const AleaFilePlace *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->stamp;
}

goffset
alea_file_place_get_start (const AleaFilePlace *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->start;
}

goffset
alea_file_place_get_end (const AleaFilePlace *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->end;
}

gboolean
alea_file_place_has_changed (const AleaFilePlace *self)
{
  g_autofree char *stamp = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->stamp == NULL)
    return FALSE;

  stamp = alea_file_stamp (self->file);
  return stamp != NULL && !g_str_equal (stamp, self->stamp);
}

void
alea_file_place_take_all (AleaFilePlace *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->stamp, g_free);
  self->start = 0;
  self->end = WHOLE_FILE;
  self->n_games = 1;
}

double
alea_file_place_get_fraction (AleaFilePlace *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_atomic_int_get (&self->per_mille) / 1000.0;
}

void
alea_file_place_set_write (AleaFilePlace *self,
                           AleaWrite      write_bytes)
{
  g_return_if_fail (self != NULL);

  self->write_bytes = write_bytes;
}

/* --- what is written ------------------------------------------------------ */

/* A change of the file that must have @stamp (transfer full), or may have any. */
static AleaFileChange
begin_change (AleaFilePlace *self,
              char          *stamp,
              GCancellable  *cancellable)
{
  return (AleaFileChange) {
    .file = self->file, .cancellable = cancellable, .per_mille = &self->per_mille,
    .write_bytes = self->write_bytes, .stamp = stamp,
  };
}

/* Whether the file is there now, whatever went wrong then. */
static gboolean
take_stamp (AleaFilePlace  *self,
            AleaFileChange *change)
{
  if (!change->is_there)
    return FALSE;

  g_free (self->stamp);
  self->stamp = g_steal_pointer (&change->new_stamp);
  return TRUE;
}

/* The game's text in the lines that the file has, without the blank ones at its end. */
static char *
fit_lines (AleaFileChange *change,
           const char     *text)
{
  g_autofree char *fitted = g_strchomp (g_strdup (text));
  g_auto(GStrv) lines = NULL;
  const char *head = "";
  gsize n = 0;

  if (change->old != NULL)
    {
      g_buffered_input_stream_fill (G_BUFFERED_INPUT_STREAM (change->old), ALEA_FILE_HEAD, change->cancellable, NULL);
      head = g_buffered_input_stream_peek_buffer (G_BUFFERED_INPUT_STREAM (change->old), &n);
    }
  change->line_end = g_strstr_len (head, (gssize) n, "\r\n") != NULL ? "\r\n" : "\n";

  lines = g_strsplit (fitted, "\n", -1);
  return g_strjoinv (change->line_end, lines);
}

gboolean
alea_file_place_replace (AleaFilePlace  *self,
                         const char     *text,
                         GCancellable   *cancellable,
                         GError        **error)
{
  g_auto(AleaFileChange) change = begin_change (self, g_strdup (self->stamp), cancellable);
  g_autofree char *fitted = NULL;
  gboolean is_written;

  if (!alea_file_change_open (&change, self->end != WHOLE_FILE, error))
    return FALSE;

  fitted = fit_lines (&change, text);
  change.start = MIN (self->start, change.old_size);
  change.end = self->end == WHOLE_FILE ? change.old_size : MIN (self->end, change.old_size);
  change.text = g_strconcat (fitted, change.end == change.old_size ? change.line_end : NULL, NULL);
  is_written = alea_file_change_write (&change, error);
  if (!take_stamp (self, &change))
    return FALSE;

  if (change.old_size == 0)
    self->n_games = 1;
  self->start = change.start;
  self->end = change.start + (goffset) strlen (fitted);
  return is_written;
}

/* What stands between the last game and another one.  (transfer full) */
static char *
make_gap (AleaFileChange *change)
{
  g_autoptr(GFileInputStream) stream = NULL;
  char last = '\n';

  if (change->old_size == 0)
    return g_strdup ("");

  stream = g_file_read (change->file, change->cancellable, NULL);
  if (stream != NULL && g_seekable_seek (G_SEEKABLE (stream), -1, G_SEEK_END, change->cancellable, NULL))
    (void) !g_input_stream_read (G_INPUT_STREAM (stream), &last, 1, change->cancellable, NULL);

  return g_strconcat (change->line_end, last != '\n' ? change->line_end : NULL, NULL);
}

gboolean
alea_file_place_append (AleaFilePlace  *self,
                        const char     *text,
                        GCancellable   *cancellable,
                        GError        **error)
{
  g_auto(AleaFileChange) change = begin_change (self, alea_file_stamp (self->file), cancellable);
  g_autofree char *fitted = NULL;
  g_autofree char *gap = NULL;
  gboolean is_written;

  if (!alea_file_change_open (&change, TRUE, error))
    return FALSE;

  fitted = fit_lines (&change, text);
  gap = make_gap (&change);
  change.start = change.end = change.old_size;
  change.text = g_strconcat (gap, fitted, change.line_end, NULL);
  is_written = alea_file_change_write (&change, error);
  if (!take_stamp (self, &change))
    return FALSE;

  self->start = change.start + (goffset) strlen (gap);
  self->end = self->start + (goffset) strlen (fitted);
  self->n_games = change.old_size > 0 ? self->n_games + 1 : 1;
  return is_written;
}

/* --- in a thread ---------------------------------------------------------- */

typedef struct
{
  AleaFilePlace *place;
  char          *text;
  gboolean       is_appended;
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_free (order->text);
  g_free (order);
}

static void
write_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  Order *order = data;
  GError *error = NULL;
  gboolean is_written = (order->is_appended ? alea_file_place_append : alea_file_place_replace)
                          (order->place, order->text, cancellable, &error);

  if (is_written)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
alea_file_place_write_async (AleaFilePlace       *self,
                             const char          *text,
                             gboolean             is_appended,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             data)
{
  g_autoptr(GTask) task = NULL;
  Order *order;

  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  order = g_new0 (Order, 1);
  order->place = self;
  order->text = g_strdup (text);
  order->is_appended = is_appended;

  task = g_task_new (NULL, cancellable, callback, data);
  /* Once the file has been replaced, it was not cancelled. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, order, order_free);
  g_task_run_in_thread (task, write_thread);
}

gboolean
alea_file_place_write_finish (GAsyncResult  *result,
                              GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
