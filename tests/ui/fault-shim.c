/* fault-shim.c: a machine on which things fail, for one program
 *
 * Loaded before the program (LD_PRELOAD).  A file of the folder that
 * ALEA_TEST_FAULTS names makes something fail for as long as it is there:
 *
 *   disk-full    writing into a folder “alea” finds no room
 *   disk-slow    it takes a tenth of a second, but for games on the shelf
 *   disk-stuck   it takes until that is over, but for those
 *   lost-names   new names in such a folder do not come to the disk
 *   no-random    the system has no random numbers
 *   flatpak      the program is in a Flatpak
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static bool
is_on (const char *fault)
{
  const char *folder = getenv ("ALEA_TEST_FAULTS");
  char path[PATH_MAX];

  if (folder == NULL)
    return false;

  snprintf (path, sizeof path, "%s/%s", folder, fault);
  return access (path, F_OK) == 0;
}

/* Pipes and sockets are never full. */
static bool
has_in_path (int         fd,
             const char *part)
{
  char link[64], path[PATH_MAX + 1];
  ssize_t length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink (link, path, sizeof path - 2);
  if (length < 0)
    return false;

  /* The folder itself, too. */
  strcpy (path + length, "/");
  return strstr (path, part) != NULL;
}

static bool
is_kept_file (int fd)
{
  return has_in_path (fd, "/alea/");
}

static bool
has_room (int fd)
{
  if (is_kept_file (fd) && is_on ("disk-full"))
    {
      errno = ENOSPC;
      return false;
    }

  return true;
}

ssize_t
write (int         fd,
       const void *bytes,
       size_t      n_bytes)
{
  if (!has_room (fd))
    return -1;
  if (is_kept_file (fd) && !has_in_path (fd, "/alea/games.") && is_on ("disk-slow"))
    usleep (100 * 1000);
  while (is_kept_file (fd) && !has_in_path (fd, "/alea/games.") && is_on ("disk-stuck"))
    usleep (10 * 1000);

  return syscall (SYS_write, fd, bytes, n_bytes);
}

/* As the shelf writes. */
ssize_t
pwrite64 (int         fd,
          const void *bytes,
          size_t      n_bytes,
          off64_t     offset)
{
  return has_room (fd) ? syscall (SYS_pwrite64, fd, bytes, n_bytes, offset) : -1;
}

int
fsync (int fd)
{
  struct stat info;

  if (is_kept_file (fd) && fstat (fd, &info) == 0 && S_ISDIR (info.st_mode) && is_on ("lost-names"))
    {
      errno = EIO;
      return -1;
    }

  return (int) syscall (SYS_fsync, fd);
}

/* As GLib has it, but for links. */
int
g_file_test (const char *path,
             int         test)
{
  const int is_regular = 1 << 0, is_folder = 1 << 2, is_program = 1 << 3, is_there = 1 << 4;
  struct stat info;

  if (strcmp (path, "/.flatpak-info") == 0 && is_on ("flatpak"))
    return true;
  if (stat (path, &info) != 0)
    return false;

  return (test & is_there) != 0 || ((test & is_regular) != 0 && S_ISREG (info.st_mode))
         || ((test & is_folder) != 0 && S_ISDIR (info.st_mode))
         || ((test & is_program) != 0 && access (path, X_OK) == 0);
}

ssize_t
getrandom (void    *bytes,
           size_t   n_bytes,
           unsigned flags)
{
  if (is_on ("no-random"))
    {
      errno = ENOSYS;
      return -1;
    }

  return syscall (SYS_getrandom, bytes, n_bytes, flags);
}
