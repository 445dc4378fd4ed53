/* shelf-place.c: the folder of the shelf and what stands in it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-place.h"

#include "alea-safe-write.h"
#include "shelf-fault.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* So many damaged ones on one day are enough. */
#define MAX_NAMES 1000

ShelfPlace *
shelf_place_new (const char *folder)
{
  ShelfPlace *self = g_new0 (ShelfPlace, 1);

  self->folder = g_canonicalize_filename (folder, NULL);
  self->path = g_build_filename (self->folder, "games.db", NULL);
  self->log = g_strconcat (self->path, "-wal", NULL);
  self->index = g_strconcat (self->path, "-shm", NULL);
  self->lock = g_build_filename (self->folder, "games.lock", NULL);
  self->mending = g_strconcat (self->path, ".mending", NULL);
  self->pages = g_strconcat (self->path, ".pages", NULL);
  self->mended = g_strconcat (self->path, ".mended", NULL);

  return self;
}

void
shelf_place_free (ShelfPlace *self)
{
  if (self == NULL)
    return;

  g_free (self->folder);
  g_free (self->path);
  g_free (self->log);
  g_free (self->index);
  g_free (self->lock);
  g_free (self->mending);
  g_free (self->pages);
  g_free (self->mended);
  g_free (self);
}

/* --- names for what is damaged -------------------------------------------- */

/* A path that nothing stands at, nor beside it; NULL where there is none. */
static char *
find_name (ShelfPlace *self,
           const char *ending)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");

  for (guint i = 1; i <= MAX_NAMES; i++)
    {
      g_autofree char *number = i == 1 ? g_strdup ("") : g_strdup_printf ("-%u", i);
      g_autofree char *name = g_strdup_printf ("games-damaged-%s%s%s", day, number, ending);
      g_autofree char *path = g_build_filename (self->folder, name, NULL);
      g_autofree char *log = g_strconcat (path, "-wal", NULL);
      GStatBuf info;

      if (g_lstat (path, &info) != 0 && g_lstat (log, &info) != 0)
        return g_steal_pointer (&path);
    }

  errno = EEXIST;
  return NULL;
}

static gboolean
rename_file (const char  *from,
             const char  *to,
             GError     **error)
{
  if (to != NULL && g_rename (from, to) == 0)
    return TRUE;

  return shelf_fault_set_errno (error, from, errno);
}

/* --- preparing ------------------------------------------------------------ */

/* A link that leads to a file, or nowhere yet, is as good as a file. */
static gboolean
is_file_or_nothing (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) != 0 || S_ISREG (info.st_mode);
}

static gboolean
make_way (ShelfPlace  *self,
          const char  *path,
          char       **moved,
          GError     **error)
{
  g_autofree char *name = NULL;

  if (is_file_or_nothing (path))
    return TRUE;

  name = find_name (self, "");
  if (!rename_file (path, name, error))
    return FALSE;

  g_free (*moved);
  *moved = g_steal_pointer (&name);
  return TRUE;
}

gboolean
shelf_place_prepare (ShelfPlace  *self,
                     char       **moved,
                     GError     **error)
{
  if (g_mkdir_with_parents (self->folder, 0700) != 0)
    return shelf_fault_set_errno (error, self->folder, errno);

  return make_way (self, self->path, moved, error)
         && make_way (self, self->log, moved, error)
         && make_way (self, self->index, moved, error)
         && make_way (self, self->lock, moved, error)
         && make_way (self, self->mending, moved, error)
         && make_way (self, self->pages, moved, error)
         && make_way (self, self->mended, moved, error);
}

/* What SQLite keeps beside a database must not be found by another one: two
 * programs that write into one log write over each other.  Nobody has a lock on
 * a file that has just been made, so none is lost by closing it. */
static gboolean
make_empty (ShelfPlace  *self,
            GError     **error)
{
  /* A link that leads nowhere yet is followed. */
  const int flags = g_file_test (self->path, G_FILE_TEST_IS_SYMLINK) ? 0 : O_EXCL;
  int fd;

  g_unlink (self->log);
  g_unlink (self->index);
  fd = g_open (self->path, O_RDWR | O_CREAT | O_CLOEXEC | flags, 0600);
  if (fd < 0 && errno != EEXIST)
    return shelf_fault_set_errno (error, self->path, errno);

  if (fd >= 0)
    close (fd);
  return TRUE;
}

/* A log that is still there is that of the damaged one. */
static gboolean
take_mended (ShelfPlace  *self,
             const char  *log_name,
             GError     **error)
{
  if (g_access (self->log, F_OK) == 0 && !rename_file (self->log, log_name, error))
    return FALSE;

  g_unlink (self->index);
  if (!rename_file (self->mended, self->path, error))
    return FALSE;

  alea_safe_write_sync (self->folder);
  return TRUE;
}

gboolean
shelf_place_has_file (ShelfPlace *self)
{
  return g_access (self->path, F_OK) == 0;
}

gboolean
shelf_place_make_file (ShelfPlace  *self,
                       GError     **error)
{
  g_autofree char *name = NULL;

  if (g_access (self->mended, F_OK) != 0)
    return make_empty (self, error);

  name = find_name (self, ".db-wal");
  return take_mended (self, name, error);
}

void
shelf_place_make_private (ShelfPlace *self)
{
  /* Where it is not ours, that is for its owner to say. */
  (void) !g_chmod (self->path, 0600);
}

gboolean
shelf_place_has_log_alone (ShelfPlace *self)
{
  GStatBuf info;

  return g_access (self->path, F_OK) != 0 && g_access (self->mended, F_OK) != 0
         && g_stat (self->log, &info) == 0 && info.st_size > 0;
}

/* --- exchanging ----------------------------------------------------------- */

/* Wherever this is broken off, either the damaged one is still there, or none
 * is, and then shelf_place_make_file() takes the one that was mended. */
gboolean
shelf_place_exchange (ShelfPlace  *self,
                      char       **moved,
                      GError     **error)
{
  g_autofree char *name = find_name (self, ".db");
  g_autofree char *log_name = g_strconcat (name != NULL ? name : "", "-wal", NULL);

  if (g_access (self->path, F_OK) == 0 && !rename_file (self->path, name, error))
    return FALSE;
  if (!take_mended (self, name != NULL ? log_name : NULL, error))
    return FALSE;

  g_free (*moved);
  *moved = g_steal_pointer (&name);
  return TRUE;
}
