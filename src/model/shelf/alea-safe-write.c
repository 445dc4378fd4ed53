/* alea-safe-write.c: a file that is replaced whole or not at all
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-safe-write.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

gboolean
alea_errno_is_full (int error_number)
{
  return error_number == ENOSPC || error_number == EDQUOT || error_number == EFBIG;
}

gboolean
alea_errno_is_forbidden (int error_number)
{
  return error_number == EACCES || error_number == EPERM || error_number == EROFS;
}

gboolean
alea_safe_write_bytes (int            fd,
                       gconstpointer  bytes,
                       gsize          n_bytes,
                       AleaWrite      write_bytes)
{
  const char *rest = bytes;

  while (n_bytes > 0)
    {
      gssize n = write_bytes (fd, rest, n_bytes);

      if (n < 0 && errno == EINTR)
        continue;
      if (n == 0)
        errno = EIO;
      if (n <= 0)
        return FALSE;

      rest += n;
      n_bytes -= (gsize) n;
    }

  return TRUE;
}

/* FALSE with errno set. */
static gboolean
fill_and_close (int       fd,
                AleaFill  fill,
                gpointer  data)
{
  gboolean is_written;
  int saved_errno;

  errno = 0;
  is_written = fill (fd, data) && fsync (fd) == 0;
  saved_errno = errno != 0 ? errno : EIO;
  if (close (fd) != 0 && is_written)
    {
      is_written = FALSE;
      saved_errno = errno;
    }

  errno = saved_errno;
  return is_written;
}

/* Some file systems cannot do that for a folder, and need not. */
gboolean
alea_safe_write_sync (const char *folder)
{
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean is_synced;
  int saved_errno;

  if (fd < 0)
    return FALSE;

  is_synced = fsync (fd) == 0 || errno == EINVAL;
  saved_errno = errno;
  close (fd);
  errno = saved_errno;
  return is_synced;
}

gboolean
alea_safe_write (int         fd,
                 const char *new_path,
                 const char *path,
                 AleaFill    fill,
                 gpointer    data,
                 gboolean   *is_there)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int saved_errno;

  *is_there = fill_and_close (fd, fill, data) && g_rename (new_path, path) == 0;
  if (*is_there)
    return alea_safe_write_sync (folder);

  saved_errno = errno;
  g_unlink (new_path);
  errno = saved_errno;
  return FALSE;
}
