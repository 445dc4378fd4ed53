/* shelf-lock.c: which program has which game open
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-lock.h"

#include "shelf-fault.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

struct _ShelfLock
{
  char *path;
  int   fd;
};

ShelfLock *
shelf_lock_new (const char  *path,
                GError     **error)
{
  ShelfLock *self;
  int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0600);

  if (fd < 0)
    {
      shelf_fault_set_errno (error, path, errno);
      return NULL;
    }

  self = g_new0 (ShelfLock, 1);
  self->path = g_strdup (path);
  self->fd = fd;
  return self;
}

void
shelf_lock_free (ShelfLock *self)
{
  if (self == NULL)
    return;

  close (self->fd);
  g_free (self->path);
  g_free (self);
}

gboolean
shelf_lock_is_there (ShelfLock *self)
{
  struct stat here, there;

  return fstat (self->fd, &here) == 0 && stat (self->path, &there) == 0
         && here.st_ino == there.st_ino && here.st_dev == there.st_dev;
}

/* A file may have ids that no program of ours has given; each of those shares the
 * byte of another one. */
static gint64
get_byte (gint64 id)
{
  if (id >= 0 && id <= SHELF_LOCK_MAX)
    return id;

  id &= SHELF_LOCK_MAX - 1;
  return id != SHELF_LOCK_MENDING ? id : SHELF_LOCK_MAX;
}

static struct flock
make_lock (short  type,
           gint64 id)
{
  return (struct flock) { .l_type = type, .l_whence = SEEK_SET, .l_start = (off_t) get_byte (id), .l_len = 1 };
}

gboolean
shelf_lock_take (ShelfLock  *self,
                 gint64      id,
                 GError    **error)
{
  struct flock lock = make_lock (F_WRLCK, id);

  if (fcntl (self->fd, F_OFD_SETLK, &lock) == 0)
    return TRUE;

  if (errno != EAGAIN && errno != EACCES)
    shelf_fault_set_errno (error, self->path, errno);
  return FALSE;
}

void
shelf_lock_give (ShelfLock *self,
                 gint64     id)
{
  struct flock lock = make_lock (F_UNLCK, id);

  fcntl (self->fd, F_OFD_SETLK, &lock);
}

gboolean
shelf_lock_is_taken (ShelfLock *self,
                     gint64     id)
{
  struct flock lock = make_lock (F_WRLCK, id);

  return fcntl (self->fd, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}
