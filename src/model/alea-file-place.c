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

struct _AleaFilePlace
{
  GFile     *file;
  char      *stamp;        /* NULL: nothing is known of the file */
  goffset    start;
  goffset    end;          /* WHOLE_FILE: whatever is there is replaced */
  guint      n_games;
  AleaWrite  write_bytes;
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
alea_file_place_set_write (AleaFilePlace *self,
                           AleaWrite      write_bytes)
{
  g_return_if_fail (self != NULL);

  self->write_bytes = write_bytes;
}

/* --- writing -------------------------------------------------------------- */

static void
set_error (const AleaFilePlace  *self,
           int                   error_number,
           GError              **error)
{
  g_autofree char *name = g_file_get_parse_name (self->file);
  GIOErrorEnum code = g_io_error_from_errno (error_number);

  if (alea_errno_is_full (error_number))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _("There is no room left for “%s”."), name);
  else if (alea_errno_is_forbidden (error_number))
    g_set_error (error, G_IO_ERROR, (int) code, _("“%s” may not be written."), name);
  else if (error_number == ENOENT)
    g_set_error (error, G_IO_ERROR, (int) code, _("The folder of “%s” is not there any more."), name);
  else
    g_set_error (error, G_IO_ERROR, (int) code, _("“%s” cannot be written: %s."), name, g_strerror (error_number));
}

/* The permissions of the file that is replaced, or what a new one gets. */
static mode_t
find_mode (const char *path)
{
  struct stat info;
  mode_t mask;

  if (stat (path, &info) == 0)
    return info.st_mode & 07777;

  mask = umask (0);
  umask (mask);
  return 0666 & ~mask;
}

/* A link stays one: what it leads to is replaced. */
static char *
resolve (const char *path)
{
  g_autofree char *buffer = g_malloc (PATH_MAX);

  return g_strdup (realpath (path, buffer) != NULL ? buffer : path);
}

/* FALSE with errno set. */
static gboolean
write_local (const AleaFilePlace *self,
             const char          *file_path,
             const AleaPiece     *pieces,
             guint                n_pieces)
{
  g_autofree char *path = resolve (file_path);
  g_autofree char *new_path = g_strconcat (path, ".XXXXXX", NULL);
  int fd;

  /* Whoever protects a file wants it to stay, whatever its folder allows. */
  if (g_access (path, W_OK) != 0 && errno != ENOENT)
    return FALSE;

  fd = g_mkstemp_full (new_path, O_WRONLY | O_CLOEXEC, 0600);
  if (fd < 0)
    return FALSE;

  /* Some file systems have no permissions. */
  (void) !fchmod (fd, find_mode (path));
  return alea_safe_write (fd, new_path, path, pieces, n_pieces, self->write_bytes);
}

static gboolean
write_remote (const AleaFilePlace  *self,
              const AleaPiece      *pieces,
              guint                 n_pieces,
              GError              **error)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();

  for (guint i = 0; i < n_pieces; i++)
    g_byte_array_append (bytes, pieces[i].bytes, (guint) pieces[i].n_bytes);

  return g_file_replace_contents (self->file, (const char *) bytes->data, bytes->len, NULL, FALSE,
                                  G_FILE_CREATE_NONE, NULL, NULL, error);
}

static gboolean
write_pieces (AleaFilePlace    *self,
              const AleaPiece  *pieces,
              guint             n_pieces,
              GError          **error)
{
  const char *path = g_file_peek_path (self->file);

  if (path == NULL && !write_remote (self, pieces, n_pieces, error))
    return FALSE;
  if (path != NULL && !write_local (self, path, pieces, n_pieces))
    {
      set_error (self, errno, error);
      return FALSE;
    }

  g_free (self->stamp);
  self->stamp = alea_file_place_stamp (self->file);
  return TRUE;
}

/* What is there now; empty for a file that is not. */
static GBytes *
read_file (const AleaFilePlace  *self,
           GError              **error)
{
  g_autoptr(GError) failure = NULL;
  GBytes *bytes = g_file_load_bytes (self->file, NULL, NULL, &failure);

  if (bytes == NULL && g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return g_bytes_new_static ("", 0);
  if (bytes == NULL)
    g_propagate_error (error, g_steal_pointer (&failure));

  return bytes;
}

/* The game's text in the lines that the file has, without the blank ones at its end. */
static char *
fit_lines (const char *text,
           const char *bytes,
           gsize       n_bytes)
{
  g_autofree char *fitted = g_strchomp (g_strdup (text));
  g_auto(GStrv) lines = NULL;

  if (g_strstr_len (bytes, (gssize) n_bytes, "\r\n") == NULL)
    return g_steal_pointer (&fitted);

  lines = g_strsplit (fitted, "\n", -1);
  return g_strjoinv ("\r\n", lines);
}

gboolean
alea_file_place_replace (AleaFilePlace  *self,
                         const char     *text,
                         GError        **error)
{
  g_autoptr(GBytes) old = NULL;
  g_autofree char *fitted = NULL;
  const char *bytes;
  gsize n_bytes, start, end;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  old = self->end == WHOLE_FILE ? g_bytes_new_static ("", 0) : read_file (self, error);
  if (old == NULL)
    return FALSE;

  bytes = g_bytes_get_data (old, &n_bytes);
  start = MIN ((gsize) self->start, n_bytes);
  end = self->end == WHOLE_FILE ? n_bytes : MIN ((gsize) self->end, n_bytes);
  fitted = fit_lines (text, bytes, MIN (n_bytes, 4096));

  {
    const AleaPiece pieces[] = {
      { bytes, start },
      { fitted, strlen (fitted) },
      { "\n", end == n_bytes },
      { bytes + end, n_bytes - end },
    };

    if (!write_pieces (self, pieces, G_N_ELEMENTS (pieces), error))
      return FALSE;
  }

  if (n_bytes == 0)
    self->n_games = 1;
  self->start = (goffset) start;
  self->end = (goffset) (start + strlen (fitted));
  return TRUE;
}

gboolean
alea_file_place_append (AleaFilePlace  *self,
                        const char     *text,
                        GError        **error)
{
  g_autoptr(GBytes) old = NULL;
  g_autofree char *fitted = NULL;
  const char *bytes, *gap;
  gsize n_bytes;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  old = read_file (self, error);
  if (old == NULL)
    return FALSE;

  bytes = g_bytes_get_data (old, &n_bytes);
  fitted = fit_lines (text, bytes, MIN (n_bytes, 4096));
  gap = n_bytes == 0 ? "" : bytes[n_bytes - 1] == '\n' ? "\n" : "\n\n";

  {
    const AleaPiece pieces[] = {
      { bytes, n_bytes }, { gap, strlen (gap) }, { fitted, strlen (fitted) }, { "\n", 1 },
    };

    if (!write_pieces (self, pieces, G_N_ELEMENTS (pieces), error))
      return FALSE;
  }

  self->start = (goffset) (n_bytes + strlen (gap));
  self->end = self->start + (goffset) strlen (fitted);
  self->n_games++;
  return TRUE;
}
