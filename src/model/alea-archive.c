/* alea-archive.c: games that were left, in a file that grows
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-archive.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <sys/file.h>
#include <unistd.h>

GFile *
alea_archive_get_file (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);

  return g_file_new_build_filename (folder, "earlier-games.pgn", NULL);
}

/* Waits for whoever writes now.  -1 with @error; closing it lets go. */
static int
lock (const char  *folder,
      GError     **error)
{
  g_autofree char *path = g_build_filename (folder, "earlier-games.lock", NULL);
  g_autofree char *name = g_filename_display_name (folder);
  int fd = -1;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);

  while (fd >= 0 && flock (fd, LOCK_EX) != 0)
    if (errno != EINTR)
      {
        int saved_errno = errno;

        close (fd);
        fd = -1;
        errno = saved_errno;
      }

  if (fd < 0)
    g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (errno), _("“%s” cannot be written: %s."), name,
                 g_strerror (errno));
  return fd;
}

AleaFilePlace *
alea_archive_add (const char           *folder,
                  const char           *text,
                  const AleaFilePlace  *earlier,
                  GError              **error)
{
  g_autoptr(GFile) file = NULL;
  g_autoptr(AleaFilePlace) place = NULL;
  gboolean is_added;
  int fd;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  fd = lock (folder, error);
  if (fd < 0)
    return NULL;

  file = alea_archive_get_file (folder);
  if (earlier != NULL && !alea_file_place_has_changed (earlier))
    {
      place = alea_file_place_copy (earlier);
      is_added = alea_file_place_replace (place, text, error);
    }
  else
    {
      place = alea_file_place_new (file);
      is_added = alea_file_place_append (place, text, error);
    }

  close (fd);
  return is_added ? g_steal_pointer (&place) : NULL;
}
