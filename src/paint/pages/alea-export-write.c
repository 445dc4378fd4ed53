/* alea-export-write.c: puts a file in its place, whole or not at all
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-export.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <unistd.h>

G_DEFINE_QUARK (alea-export-error-quark, alea_export_error)

static gboolean
fail (const char  *path,
      int          code,
      GError     **error)
{
  g_set_error (error, ALEA_EXPORT_ERROR, ALEA_EXPORT_ERROR_WRITE, "%s: %s", path, g_strerror (code));
  return FALSE;
}

/* 0, or why not. */
static int
write_all (int     fd,
           GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  while (length > 0)
    {
      gssize n = write (fd, data, length);

      if (n < 0 && errno != EINTR)
        return errno;
      if (n > 0)
        {
          data += n;
          length -= (gsize) n;
        }
    }

  return 0;
}

/* Devices and pipes have no place that a file could be moved to. */
static gboolean
write_into (GBytes      *bytes,
            const char  *path,
            GError     **error)
{
  int fd = g_open (path, O_WRONLY | O_CLOEXEC, 0);
  int code = fd < 0 ? errno : write_all (fd, bytes);

  if (fd >= 0 && close (fd) != 0 && code == 0)
    code = errno;

  return code == 0 || fail (path, code, error);
}

/* A file descriptor; below 0 with errno. */
static int
make_beside (const char  *place,
             char       **temporary)
{
  *temporary = g_strconcat (place, ".XXXXXX", NULL);
  return g_mkstemp_full (*temporary, O_WRONLY | O_CLOEXEC, 0666);
}

static gboolean
write_beside (GBytes      *bytes,
              const char  *place,
              const char  *path,
              GError     **error)
{
  g_autofree char *temporary = NULL;
  int fd = make_beside (place, &temporary), code;

  if (fd < 0)
    return fail (path, errno, error);

  code = write_all (fd, bytes);
  if (code == 0 && fsync (fd) != 0)
    code = errno;
  if (close (fd) != 0 && code == 0)
    code = errno;
  if (code == 0 && g_rename (temporary, place) != 0)
    code = errno;
  if (code == 0)
    return TRUE;

  g_unlink (temporary);
  return fail (path, code, error);
}

/* A link stays one, also where what it names is not there yet. */
static char *
follow_link (const char *path)
{
  g_autofree char *real = realpath (path, NULL), *folder = NULL, *target = NULL;

  if (real != NULL || !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    return g_strdup (real != NULL ? real : path);

  folder = g_path_get_dirname (path);
  target = g_file_read_link (path, NULL);
  return target != NULL ? g_canonicalize_filename (target, folder) : g_strdup (path);
}

gboolean
alea_export_check (const char  *path,
                   GError     **error)
{
  g_autofree char *place = NULL, *temporary = NULL;
  int fd;

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return fail (path, EISDIR, error);
  if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return g_access (path, W_OK) == 0 || fail (path, errno, error);

  place = follow_link (path);
  fd = make_beside (place, &temporary);
  if (fd < 0)
    return fail (path, errno, error);

  close (fd);
  g_unlink (temporary);
  return TRUE;
}

gboolean
alea_export_write (GBytes      *bytes,
                   const char  *path,
                   GError     **error)
{
  g_autofree char *place = NULL;

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return fail (path, EISDIR, error);
  if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return write_into (bytes, path, error);

  place = follow_link (path);
  return write_beside (bytes, place, path, error);
}
