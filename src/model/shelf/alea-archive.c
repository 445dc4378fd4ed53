/* alea-archive.c: games that were left, in a file that grows
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-archive.h"

#include "alea-safe-append.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

GFile *
alea_archive_get_file (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);

  return g_file_new_build_filename (folder, "earlier-games.pgn", NULL);
}

/* How long is waited for whoever writes now, and how long between two looks, in
 * microseconds. */
#define PATIENCE (G_USEC_PER_SEC)
#define PAUSE    (G_USEC_PER_SEC / 1000)

/* FALSE with errno set. */
static gboolean
wait_for_lock (int fd)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (flock (fd, LOCK_EX | LOCK_NB) != 0)
    {
      if ((errno != EWOULDBLOCK && errno != EINTR) || g_get_monotonic_time () > end)
        return FALSE;
      g_usleep (PAUSE);
    }

  return TRUE;
}

static void
set_error (GError     **error,
           const char  *path,
           int          error_number)
{
  g_autofree char *name = g_filename_display_name (path);

  if (error_number == EWOULDBLOCK)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                 _("“%s” cannot be written: another program is just writing it."), name);
  else
    g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (error_number), _("“%s” cannot be written: %s."), name,
                 g_strerror (error_number));
}

/* Waits a little for whoever writes now, and completes what was broken off.  -1
 * with @error; closing it lets go. */
static int
lock (const char  *folder,
      const char  *path,
      GError     **error)
{
  g_autofree char *lock_path = g_build_filename (folder, "earlier-games.lock", NULL);
  int saved_errno;
  int fd = -1;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    fd = open (lock_path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (fd >= 0 && wait_for_lock (fd) && alea_safe_append_complete (fd, path))
    return fd;

  saved_errno = errno;
  if (fd >= 0)
    close (fd);
  set_error (error, fd >= 0 ? path : folder, saved_errno);
  return -1;
}

/* Where it has changed, or to write it anew would take long, the game will be
 * there once more. */
static gboolean
can_replace (const AleaFilePlace *earlier,
             const char          *path)
{
  GStatBuf info;

  return earlier != NULL && !alea_file_place_has_changed (earlier)
         && (g_stat (path, &info) != 0 || info.st_size <= ALEA_ARCHIVE_MAX_REPLACED);
}

AleaFilePlace *
alea_archive_add (const char           *folder,
                  const char           *text,
                  const AleaFilePlace  *earlier,
                  GError              **error)
{
  g_autoptr(GFile) file = NULL;
  g_autoptr(AleaFilePlace) place = NULL;
  const char *path;
  gboolean is_added;
  int fd;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  file = alea_archive_get_file (folder);
  path = g_file_peek_path (file);
  fd = lock (folder, path, error);
  if (fd < 0)
    return NULL;

  if (can_replace (earlier, path))
    {
      place = alea_file_place_copy (earlier);
      is_added = alea_file_place_replace (place, text, error);
    }
  else
    {
      place = alea_file_place_new (file);
      is_added = alea_file_place_add (place, text, fd, error);
    }

  close (fd);
  return is_added ? g_steal_pointer (&place) : NULL;
}

/* --- searching ------------------------------------------------------------ */

/* The last bytes of @file, which begin at *@start; NULL where it cannot be
 * read.  Where a machine has died there may be zeros in it; they become blanks.
 * (transfer full) */
static char *
read_end (GFile   *file,
          goffset *start)
{
  g_autoptr(GFileInputStream) stream = g_file_read (file, NULL, NULL);
  g_autoptr(GFileInfo) info = NULL;
  g_autofree char *text = NULL;
  gsize size, n_read;

  if (stream != NULL)
    info = g_file_input_stream_query_info (stream, G_FILE_ATTRIBUTE_STANDARD_SIZE, NULL, NULL);
  if (info == NULL)
    return NULL;

  *start = MAX (g_file_info_get_size (info) - ALEA_ARCHIVE_MAX_REPLACED, 0);
  size = (gsize) (g_file_info_get_size (info) - *start);
  text = g_malloc (size + 1);
  if (!g_seekable_seek (G_SEEKABLE (stream), *start, G_SEEK_SET, NULL, NULL)
      || !g_input_stream_read_all (G_INPUT_STREAM (stream), text, size, &n_read, NULL, NULL))
    return NULL;

  text[n_read] = '\0';
  for (char *zero = text; (zero = memchr (zero, '\0', n_read - (gsize) (zero - text))) != NULL;)
    *zero = ' ';

  return g_steal_pointer (&text);
}

/* In the lines that the file has, without the blank ones at its end. */
static char *
fit_lines (const char *text,
           const char *file_text)
{
  g_autofree char *fitted = g_strchomp (g_strdup (text));
  g_auto(GStrv) lines = g_strsplit (fitted, "\n", -1);

  return g_strjoinv (strstr (file_text, "\r\n") != NULL ? "\r\n" : "\n", lines);
}

/* Whole lines of @text; NULL for none. */
static const char *
find_lines (const char *text,
            const char *lines)
{
  const gsize length = strlen (lines);

  for (const char *found = strstr (text, lines); found != NULL && length > 0; found = strstr (found + 1, lines))
    if ((found == text || found[-1] == '\n') && strchr ("\r\n", found[length]) != NULL)
      return found;

  return NULL;
}

AleaFilePlace *
alea_archive_find (const char *folder,
                   const char *text)
{
  g_autoptr(GFile) file = NULL;
  g_autofree char *stamp = NULL;
  g_autofree char *file_text = NULL;
  g_autofree char *lines = NULL;
  const char *found = NULL;
  goffset start;
  int fd;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  file = alea_archive_get_file (folder);
  fd = lock (folder, g_file_peek_path (file), NULL);
  if (fd < 0)
    return NULL;

  stamp = alea_file_place_stamp (file);
  file_text = read_end (file, &start);
  close (fd);
  if (file_text != NULL)
    {
      lines = fit_lines (text, file_text);
      found = find_lines (file_text, lines);
    }
  if (found == NULL)
    return NULL;

  start += found - file_text;
  return alea_file_place_new_in_file (file, stamp, start, start + (goffset) strlen (lines), 1);
}
