/* alea-file-change.c: a file that is written anew, with a text in it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-file-change.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* How much is copied between two looks at whether to go on. */
#define CHUNK (256 * 1024)

char *
alea_file_stamp (GFile *file)
{
  g_autoptr(GFileInfo) info = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, NULL, NULL);
  if (info == NULL)
    return NULL;

  return g_strdup_printf ("%s %" G_GOFFSET_FORMAT, g_file_info_get_etag (info), g_file_info_get_size (info));
}

void
alea_file_change_clear (AleaFileChange *self)
{
  g_clear_object (&self->old);
  g_clear_object (&self->stream);
  g_clear_error (&self->error);
  g_free (self->stamp);
  g_free (self->new_stamp);
  g_free (self->text);
}

static gboolean
put (AleaFileChange *self,
     gconstpointer   bytes,
     gsize           n_bytes)
{
  if (self->stream != NULL)
    return g_output_stream_write_all (self->stream, bytes, n_bytes, NULL, self->cancellable, &self->error);

  return alea_safe_write_bytes (self->fd, bytes, n_bytes, self->write_bytes);
}

static void
note_progress (AleaFileChange *self)
{
  if (self->old_size > 0)
    g_atomic_int_set (self->per_mille, (int) (1000 * MIN (self->n_copied, self->old_size) / self->old_size));
}

/* Passes the old file until byte @end, and keeps it if @is_kept. */
static gboolean
pass_old (AleaFileChange *self,
          goffset         end,
          gboolean        is_kept)
{
  g_autofree char *chunk = g_malloc (CHUNK);

  while (self->old != NULL && self->n_copied < end)
    {
      gssize n = g_input_stream_read (self->old, chunk, (gsize) MIN (end - self->n_copied, CHUNK), self->cancellable,
                                      &self->error);

      if (n < 0 || (is_kept && !put (self, chunk, (gsize) n)))
        return FALSE;
      if (n == 0)
        break;
      self->n_copied += n;
      note_progress (self);
    }

  return TRUE;
}

/* Whoever writes to the file meanwhile must not lose it. */
static gboolean
check_unchanged (AleaFileChange *self)
{
  g_autofree char *stamp = NULL;

  if (self->stamp == NULL)
    return TRUE;

  stamp = alea_file_stamp (self->file);
  if (stamp == NULL || g_str_equal (stamp, self->stamp))
    return TRUE;

  g_set_error_literal (&self->error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG,
                       _("Another program has changed the file. Open it again."));
  return FALSE;
}

static gboolean
fill (AleaFileChange *self)
{
  return pass_old (self, self->start, TRUE)
         && put (self, self->text, strlen (self->text))
         && pass_old (self, self->end, FALSE)
         && pass_old (self, self->old_size, TRUE)
         && check_unchanged (self)
         && !g_cancellable_set_error_if_cancelled (self->cancellable, &self->error);
}

static gboolean
fill_cb (int      fd,
         gpointer data)
{
  AleaFileChange *self = data;
  g_autoptr(GFile) file = g_file_new_for_path (self->new_path);

  self->fd = fd;
  if (!fill (self))
    return FALSE;

  /* It keeps it under its new name.  Looked at there, it might be that of
   * another program's. */
  self->new_stamp = alea_file_stamp (file);
  return TRUE;
}

/* --- where it goes -------------------------------------------------------- */

static void
set_error (GFile   *file,
           int      error_number,
           GError **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
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

/* FALSE with errno set, or the error of the change. */
static gboolean
write_local (AleaFileChange *self,
             const char     *file_path)
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
  self->new_path = new_path;
  return alea_safe_write (fd, new_path, path, fill_cb, self, &self->is_there);
}

/* A stream that is closed in vain leaves the old file where it is. */
static gboolean
write_remote (AleaFileChange *self)
{
  g_autoptr(GCancellable) in_vain = g_cancellable_new ();

  self->stream = G_OUTPUT_STREAM (g_file_replace (self->file, NULL, FALSE, G_FILE_CREATE_NONE, self->cancellable,
                                                  &self->error));
  if (self->stream == NULL)
    return FALSE;
  if (fill (self))
    {
      self->is_there = g_output_stream_close (self->stream, self->cancellable, &self->error);
      return self->is_there;
    }

  g_cancellable_cancel (in_vain);
  g_output_stream_close (self->stream, in_vain, NULL);
  return FALSE;
}

gboolean
alea_file_change_write (AleaFileChange  *self,
                        GError         **error)
{
  const char *path = g_file_peek_path (self->file);
  gboolean is_written = path == NULL ? write_remote (self) : write_local (self, path);

  if (!is_written && self->error != NULL)
    g_propagate_error (error, g_steal_pointer (&self->error));
  else if (!is_written)
    set_error (self->file, errno, error);

  if (self->is_there && self->new_stamp == NULL)
    self->new_stamp = alea_file_stamp (self->file);
  return is_written;
}

/* --- what is there -------------------------------------------------------- */

/* Pipes and devices are not files that could be replaced. */
static gboolean
check_kind (AleaFileChange *self,
            GFileInfo      *info)
{
  GFileType type = g_file_info_get_file_type (info);

  if (type == G_FILE_TYPE_REGULAR || type == G_FILE_TYPE_UNKNOWN)
    return TRUE;

  set_error (self->file, type == G_FILE_TYPE_DIRECTORY ? EISDIR : EINVAL, &self->error);
  return FALSE;
}

gboolean
alea_file_change_open (AleaFileChange  *self,
                       gboolean         stays,
                       GError         **error)
{
  g_autoptr(GFileInfo) info = NULL;
  g_autoptr(GFileInputStream) stream = NULL;

  g_atomic_int_set (self->per_mille, 0);
  info = g_file_query_info (self->file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, self->cancellable, &self->error);
  if (g_error_matches (self->error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_clear_error (&self->error);
      return TRUE;
    }

  if (info != NULL && check_kind (self, info) && stays && check_unchanged (self))
    {
      stream = g_file_read (self->file, self->cancellable, &self->error);
      self->old = stream != NULL ? g_buffered_input_stream_new_sized (G_INPUT_STREAM (stream), ALEA_FILE_HEAD) : NULL;
      self->old_size = g_file_info_get_size (info);
    }

  if (self->error == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&self->error));
  return FALSE;
}
