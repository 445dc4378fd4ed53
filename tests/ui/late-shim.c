/* late-shim.c: a program that now and then stands still, as on a busy machine
 *
 * Loaded before the program (LD_PRELOAD), for which ALEA_TEST_LATE is a number
 * to draw the pauses from.  The main thread sleeps before it looks at what has
 * come in, and before and after a file gets its name: no test may rely on how
 * soon something is done, and no file on what comes right after it.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* Only the program itself: its tests are not late. */
static bool
is_late (unsigned *seed)
{
  const char *number = getenv ("ALEA_TEST_LATE");

  if (number == NULL || strcmp (program_invocation_short_name, "alea") != 0 || syscall (SYS_gettid) != getpid ())
    return false;

  if (*seed == 0)
    *seed = (unsigned) atoi (number) * 7919u + (unsigned) getpid ();
  return true;
}

/* One time in @chance, for less than @most milliseconds. */
static void
stand_still (unsigned chance,
             unsigned most)
{
  static unsigned seed;
  const int saved_errno = errno;

  if (is_late (&seed) && (unsigned) rand_r (&seed) % chance == 0)
    nanosleep (&(struct timespec) { .tv_nsec = (long) ((unsigned) rand_r (&seed) % most) * 1000000 }, NULL);
  errno = saved_errno;
}

int
poll (struct pollfd *files,
      nfds_t         n_files,
      int            timeout)
{
  static int (*system_poll) (struct pollfd *, nfds_t, int);
  int n;

  if (system_poll == NULL)
    system_poll = (int (*) (struct pollfd *, nfds_t, int)) dlsym (RTLD_NEXT, "poll");

  n = system_poll (files, n_files, timeout);
  if (timeout != 0)
    stand_still (100, 250);
  return n;
}

int
rename (const char *old_path,
        const char *new_path)
{
  static int (*system_rename) (const char *, const char *);
  int result;

  if (system_rename == NULL)
    system_rename = (int (*) (const char *, const char *)) dlsym (RTLD_NEXT, "rename");

  stand_still (2, 150);
  result = system_rename (old_path, new_path);
  stand_still (2, 150);
  return result;
}
