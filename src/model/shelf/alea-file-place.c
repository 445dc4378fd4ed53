/* alea-file-place.c: where in a file a game is saved
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-file-place.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define WHOLE_FILE ((goffset) -1)

/* How much is copied between two looks at whether to go on, and how much of a
 * file says which lines it has. */
#define CHUNK (256 * 1024)
#define HEAD  4096

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

char *
alea_file_place_stamp (GFile *file)
{
  g_autoptr(GFileInfo) info = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, NULL, NULL);
  if (info == NULL)
    return NULL;

  return g_strdup_printf ("%s %" G_GOFFSET_FORMAT, g_file_info_get_etag (info), g_file_info_get_size (info));
}

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

  stamp = alea_file_place_stamp (self->file);
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

/* A file being written: what stays of the old one, with a text in it. */
typedef struct
{
  AleaFilePlace *place;
  GCancellable  *cancellable;
  char          *stamp;        /* what the old file must have; NULL: any */
  GInputStream  *old;          /* NULL: nothing of it stays */
  goffset        old_size;
  goffset        n_copied;     /* bytes of the old file that were passed */

  goffset        start;        /* what is replaced */
  goffset        end;
  const char    *line_end;     /* as the file has it */
  char          *text;         /* with the gaps around it */

  int            fd;           /* where it goes, if there is no stream */
  const char    *new_path;     /* of a file that will take the place of the old one; or NULL */
  char          *new_stamp;    /* of what was written there; or NULL */
  GOutputStream *stream;
  GError        *error;        /* what went wrong; NULL: errno says it */
  gboolean       is_there;     /* the new file, whatever went wrong then */
} Job;

static void
job_clear (Job *job)
{
  g_clear_object (&job->old);
  g_clear_object (&job->stream);
  g_clear_error (&job->error);
  g_free (job->stamp);
  g_free (job->new_stamp);
  g_free (job->text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Job, job_clear)

static gboolean
put (Job           *job,
     gconstpointer  bytes,
     gsize          n_bytes)
{
  if (job->stream != NULL)
    return g_output_stream_write_all (job->stream, bytes, n_bytes, NULL, job->cancellable, &job->error);

  return alea_safe_write_bytes (job->fd, bytes, n_bytes, job->place->write_bytes);
}

static void
note_progress (Job *job)
{
  if (job->old_size > 0)
    g_atomic_int_set (&job->place->per_mille, (int) (1000 * MIN (job->n_copied, job->old_size) / job->old_size));
}

/* Passes the old file until byte @end, and keeps it if @is_kept. */
static gboolean
pass_old (Job      *job,
          goffset   end,
          gboolean  is_kept)
{
  g_autofree char *chunk = g_malloc (CHUNK);

  while (job->old != NULL && job->n_copied < end)
    {
      gssize n = g_input_stream_read (job->old, chunk, (gsize) MIN (end - job->n_copied, CHUNK), job->cancellable,
                                      &job->error);

      if (n < 0 || (is_kept && !put (job, chunk, (gsize) n)))
        return FALSE;
      if (n == 0)
        break;
      job->n_copied += n;
      note_progress (job);
    }

  return TRUE;
}

/* Whoever writes to the file meanwhile must not lose it. */
static gboolean
check_unchanged (Job *job)
{
  g_autofree char *stamp = NULL;

  if (job->stamp == NULL)
    return TRUE;

  stamp = alea_file_place_stamp (job->place->file);
  if (stamp == NULL || g_str_equal (stamp, job->stamp))
    return TRUE;

  g_set_error_literal (&job->error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG,
                       _("Another program has changed the file. Open it again."));
  return FALSE;
}

static gboolean
fill (Job *job)
{
  return pass_old (job, job->start, TRUE)
         && put (job, job->text, strlen (job->text))
         && pass_old (job, job->end, FALSE)
         && pass_old (job, job->old_size, TRUE)
         && check_unchanged (job)
         && !g_cancellable_set_error_if_cancelled (job->cancellable, &job->error);
}

static gboolean
fill_cb (int      fd,
         gpointer data)
{
  Job *job = data;
  g_autoptr(GFile) file = g_file_new_for_path (job->new_path);

  job->fd = fd;
  if (!fill (job))
    return FALSE;

  /* It keeps it under its new name.  Looked at there, it might be that of
   * another program's. */
  job->new_stamp = alea_file_place_stamp (file);
  return TRUE;
}

/* --- where it goes -------------------------------------------------------- */

static void
set_error (const AleaFilePlace  *self,
           int                   error_number,
           GError              **error)
{
  g_autofree char *name = g_file_get_parse_name (self->file);
  GIOErrorEnum code = g_io_error_from_errno (error_number);

  if (alea_errno_is_full (error_number))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _("There is no space left for “%s”."), name);
  else if (alea_errno_is_forbidden (error_number))
    g_set_error (error, G_IO_ERROR, (int) code, _("You don’t have permission to change “%s”."), name);
  else if (error_number == ENOENT)
    g_set_error (error, G_IO_ERROR, (int) code, _("The folder for “%s” no longer exists."), name);
  else
    g_set_error (error, G_IO_ERROR, (int) code, _("“%s” cannot be written: %s."), name, g_strerror (error_number));
}

/* A link stays one: what it leads to is replaced. */
static char *
resolve (const char *path)
{
  g_autofree char *buffer = g_malloc (PATH_MAX);

  return g_strdup (realpath (path, buffer) != NULL ? buffer : path);
}

/* FALSE with errno set, or the error of the job. */
static gboolean
write_local (Job        *job,
             const char *file_path)
{
  g_autofree char *path = resolve (file_path);
  g_autofree char *new_path = g_strconcat (path, ".XXXXXX", NULL);
  struct stat old;
  const gboolean is_new = stat (path, &old) != 0;
  int fd;

  /* Whoever protects a file wants it to stay, whatever its folder allows. */
  if (g_access (path, W_OK) != 0 && errno != ENOENT)
    return FALSE;

  /* Of a new file the system takes away what the user's mask forbids. */
  fd = g_mkstemp_full (new_path, O_WRONLY | O_CLOEXEC, is_new ? 0666 : 0600);
  if (fd < 0)
    return FALSE;

  /* Some file systems have no permissions. */
  if (!is_new)
    (void) !fchmod (fd, old.st_mode & 07777);
  job->new_path = new_path;
  return alea_safe_write (fd, new_path, path, fill_cb, job, &job->is_there);
}

/* A stream that is closed in vain leaves the old file where it is. */
static gboolean
write_remote (Job *job)
{
  g_autoptr(GCancellable) in_vain = g_cancellable_new ();

  job->stream = G_OUTPUT_STREAM (g_file_replace (job->place->file, NULL, FALSE, G_FILE_CREATE_NONE, job->cancellable,
                                                 &job->error));
  if (job->stream == NULL)
    return FALSE;
  if (fill (job))
    {
      job->is_there = g_output_stream_close (job->stream, job->cancellable, &job->error);
      return job->is_there;
    }

  g_cancellable_cancel (in_vain);
  g_output_stream_close (job->stream, in_vain, NULL);
  return FALSE;
}

static gboolean
write_file (Job     *job,
            GError **error)
{
  AleaFilePlace *self = job->place;
  const char *path = g_file_peek_path (self->file);
  gboolean is_written;

  is_written = path == NULL ? write_remote (job) : write_local (job, path);
  if (!is_written && job->error != NULL)
    g_propagate_error (error, g_steal_pointer (&job->error));
  else if (!is_written)
    set_error (self, errno, error);

  if (job->is_there)
    {
      g_free (self->stamp);
      self->stamp = job->new_stamp != NULL ? g_steal_pointer (&job->new_stamp) : alea_file_place_stamp (self->file);
    }
  return is_written;
}

/* --- what it holds -------------------------------------------------------- */

/* Pipes and devices are not files that could be replaced. */
static gboolean
check_kind (Job       *job,
            GFileInfo *info)
{
  GFileType type = g_file_info_get_file_type (info);

  if (type == G_FILE_TYPE_REGULAR || type == G_FILE_TYPE_UNKNOWN)
    return TRUE;

  set_error (job->place, type == G_FILE_TYPE_DIRECTORY ? EISDIR : EINVAL, &job->error);
  return FALSE;
}

/* Looks at what is there now, and opens it if something of it shall stay. */
static gboolean
open_old (Job      *job,
          gboolean  stays,
          GError  **error)
{
  g_autoptr(GFileInfo) info = NULL;
  g_autoptr(GFileInputStream) stream = NULL;

  g_atomic_int_set (&job->place->per_mille, 0);
  info = g_file_query_info (job->place->file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, job->cancellable, &job->error);
  if (g_error_matches (job->error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_clear_error (&job->error);
      return TRUE;
    }

  if (info != NULL && check_kind (job, info) && stays && check_unchanged (job))
    {
      stream = g_file_read (job->place->file, job->cancellable, &job->error);
      job->old = stream != NULL ? g_buffered_input_stream_new_sized (G_INPUT_STREAM (stream), HEAD) : NULL;
      job->old_size = g_file_info_get_size (info);
    }

  if (job->error == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&job->error));
  return FALSE;
}

/* The game's text in the lines that the file has, without the blank ones at its end. */
static char *
fit_lines (Job        *job,
           const char *text)
{
  g_autofree char *fitted = g_strchomp (g_strdup (text));
  g_auto(GStrv) lines = NULL;
  const char *head = "";
  gsize n = 0;

  if (job->old != NULL)
    {
      g_buffered_input_stream_fill (G_BUFFERED_INPUT_STREAM (job->old), HEAD, job->cancellable, NULL);
      head = g_buffered_input_stream_peek_buffer (G_BUFFERED_INPUT_STREAM (job->old), &n);
    }
  job->line_end = g_strstr_len (head, (gssize) n, "\r\n") != NULL ? "\r\n" : "\n";

  lines = g_strsplit (fitted, "\n", -1);
  return g_strjoinv (job->line_end, lines);
}

static gboolean
replace (AleaFilePlace  *self,
         const char     *text,
         GCancellable   *cancellable,
         GError        **error)
{
  g_auto(Job) job = { .place = self, .cancellable = cancellable, .stamp = g_strdup (self->stamp) };
  g_autofree char *fitted = NULL;
  gboolean is_written;

  if (!open_old (&job, self->end != WHOLE_FILE, error))
    return FALSE;

  fitted = fit_lines (&job, text);
  job.start = MIN (self->start, job.old_size);
  job.end = self->end == WHOLE_FILE ? job.old_size : MIN (self->end, job.old_size);
  job.text = g_strconcat (fitted, job.end == job.old_size ? job.line_end : NULL, NULL);
  is_written = write_file (&job, error);
  if (!job.is_there)
    return FALSE;

  if (job.old_size == 0)
    self->n_games = 1;
  self->start = job.start;
  self->end = job.start + (goffset) strlen (fitted);
  return is_written;
}

/* What stands between the last game and another one.  (transfer full) */
static char *
make_gap (Job *job)
{
  g_autoptr(GFileInputStream) stream = NULL;
  char last = '\n';

  if (job->old_size == 0)
    return g_strdup ("");

  stream = g_file_read (job->place->file, job->cancellable, NULL);
  if (stream != NULL && g_seekable_seek (G_SEEKABLE (stream), -1, G_SEEK_END, job->cancellable, NULL))
    (void) !g_input_stream_read (G_INPUT_STREAM (stream), &last, 1, job->cancellable, NULL);

  return g_strconcat (job->line_end, last != '\n' ? job->line_end : NULL, NULL);
}

static gboolean
append (AleaFilePlace  *self,
        const char     *text,
        GCancellable   *cancellable,
        GError        **error)
{
  g_auto(Job) job = { .place = self, .cancellable = cancellable, .stamp = alea_file_place_stamp (self->file) };
  g_autofree char *fitted = NULL;
  g_autofree char *gap = NULL;
  gboolean is_written;

  if (!open_old (&job, TRUE, error))
    return FALSE;

  fitted = fit_lines (&job, text);
  gap = make_gap (&job);
  job.start = job.end = job.old_size;
  job.text = g_strconcat (gap, fitted, job.line_end, NULL);
  is_written = write_file (&job, error);
  if (!job.is_there)
    return FALSE;

  self->start = job.start + (goffset) strlen (gap);
  self->end = self->start + (goffset) strlen (fitted);
  self->n_games = job.old_size > 0 ? self->n_games + 1 : 1;
  return is_written;
}

gboolean
alea_file_place_replace (AleaFilePlace  *self,
                         const char     *text,
                         GError        **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  return replace (self, text, NULL, error);
}

gboolean
alea_file_place_append (AleaFilePlace  *self,
                        const char     *text,
                        GError        **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  return append (self, text, NULL, error);
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
  gboolean is_written = order->is_appended ? append (order->place, order->text, cancellable, &error)
                                           : replace (order->place, order->text, cancellable, &error);

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
