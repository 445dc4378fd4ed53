/* fault-shim.c: a machine on which things fail, for one program
 *
 * Loaded before the program (LD_PRELOAD).  A file of the folder that
 * ALEA_TEST_FAULTS names makes something fail for as long as it is there:
 *
 *   disk-full    writing into a folder “alea” finds no room
 *   disk-slow    it takes a tenth of a second
 *   no-random    the system has no random numbers
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
is_kept_file (int fd)
{
  char link[64], path[PATH_MAX];
  ssize_t length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink (link, path, sizeof path - 1);
  if (length < 0)
    return false;

  path[length] = '\0';
  return strstr (path, "/alea/") != NULL;
}

ssize_t
write (int         fd,
       const void *bytes,
       size_t      n_bytes)
{
  if (is_kept_file (fd) && is_on ("disk-full"))
    {
      errno = ENOSPC;
      return -1;
    }
  if (is_kept_file (fd) && is_on ("disk-slow"))
    usleep (100 * 1000);

  return syscall (SYS_write, fd, bytes, n_bytes);
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
