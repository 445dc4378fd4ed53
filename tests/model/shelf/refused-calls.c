/* refused-calls.c: the system, which refuses what it is told to
 *
 * The program's own functions of these names are found before those of the
 * library, by SQLite and GLib as well.  Under each of its names: with large files
 * some have another.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What that puts in front of these functions cannot be replaced, and with the other
 * both names would be one. */
#undef _FORTIFY_SOURCE
#undef _FILE_OFFSET_BITS
#define _GNU_SOURCE

#include "refused-shelf.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static ssize_t
read_at (int    fd,
         void  *bytes,
         size_t n_bytes,
         off_t  offset)
{
  const struct iovec part = { bytes, n_bytes };

  errno = ESTALE;
  return refusal_is_due (REFUSAL_OF_READING) ? -1 : preadv (fd, &part, 1, offset);
}

static ssize_t
write_at (int         fd,
          const void *bytes,
          size_t      n_bytes,
          off_t       offset)
{
  const struct iovec part = { (void *) bytes, n_bytes };

  errno = EIO;
  return refusal_is_due (REFUSAL_OF_WRITING) ? -1 : pwritev (fd, &part, 1, offset);
}

ssize_t
pread (int    fd,
       void  *bytes,
       size_t n_bytes,
       off_t  offset)
{
  return read_at (fd, bytes, n_bytes, offset);
}

ssize_t
pread64 (int     fd,
         void   *bytes,
         size_t  n_bytes,
         off64_t offset)
{
  return read_at (fd, bytes, n_bytes, (off_t) offset);
}

ssize_t
pwrite (int         fd,
        const void *bytes,
        size_t      n_bytes,
        off_t       offset)
{
  return write_at (fd, bytes, n_bytes, offset);
}

ssize_t
pwrite64 (int         fd,
          const void *bytes,
          size_t      n_bytes,
          off64_t     offset)
{
  return write_at (fd, bytes, n_bytes, (off_t) offset);
}

/* The mode is there where a file may be made. */
static int
open_at (const char *path,
         int         flags,
         va_list     arguments)
{
  const mode_t mode = (flags & O_CREAT) != 0 ? va_arg (arguments, mode_t) : 0;

  errno = EIO;
  return refusal_is_due (REFUSAL_OF_OPENING) ? -1 : openat (AT_FDCWD, path, flags, mode);
}

int
open (const char *path,
      int         flags,
      ...)
{
  va_list arguments;
  int fd;

  va_start (arguments, flags);
  fd = open_at (path, flags, arguments);
  va_end (arguments);
  return fd;
}

int
open64 (const char *path,
        int         flags,
        ...)
{
  va_list arguments;
  int fd;

  va_start (arguments, flags);
  fd = open_at (path, flags, arguments);
  va_end (arguments);
  return fd;
}

/* One argument at most, as big as a pointer. */
static int
control (int     fd,
         int     command,
         va_list arguments)
{
  void *argument = va_arg (arguments, void *);

  errno = ENOLCK;
  if (command == F_OFD_SETLK && ((struct flock *) argument)->l_type != F_UNLCK
      && refusal_is_due (REFUSAL_OF_LOCKING))
    return -1;

#ifdef SYS_fcntl64
  return (int) syscall (SYS_fcntl64, fd, command, argument);
#else
  return (int) syscall (SYS_fcntl, fd, command, argument);
#endif
}

int
fcntl (int fd,
       int command,
       ...)
{
  va_list arguments;
  int result;

  va_start (arguments, command);
  result = control (fd, command, arguments);
  va_end (arguments);
  return result;
}

int
fcntl64 (int fd,
         int command,
         ...)
{
  va_list arguments;
  int result;

  va_start (arguments, command);
  result = control (fd, command, arguments);
  va_end (arguments);
  return result;
}

int
rename (const char *from,
        const char *to)
{
  errno = EIO;
  return refusal_is_due (REFUSAL_OF_RENAMING) ? -1 : renameat (AT_FDCWD, from, AT_FDCWD, to);
}
