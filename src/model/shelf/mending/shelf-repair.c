/* shelf-repair.c: the database, whatever has become of it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-repair.h"

#include "shelf-fault.h"
#include "shelf-lock.h"
#include "shelf-salvage.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* Microseconds: how long another program that mends is waited for, and between
 * two looks. */
#define PATIENCE (2 * G_USEC_PER_SEC)
#define PAUSE    5000

guint64
shelf_repair_get_file (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 ? (guint64) info.st_ino : 0;
}

static char *
tell_mended (ShelfPlace *place,
             const char *moved,
             guint       n_games)
{
  g_autofree char *name = g_filename_display_name (moved != NULL ? moved : place->folder);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "The file with your games was damaged. %u game was recovered. The damaged "
                                       "file is now called “%s”.",
                                       "The file with your games was damaged. %u games were recovered. The damaged "
                                       "file is now called “%s”.",
                                       n_games),
                          n_games, name);
}

static char *
tell_moved (const char *moved)
{
  g_autofree char *name = g_filename_display_name (moved);

  return g_strdup_printf (_("Another file or folder already had the name that Alea needs for your games. It has "
                            "been renamed “%s”."),
                          name);
}

/* --- mending -------------------------------------------------------------- */

static gboolean
mend (ShelfPlace  *place,
      char       **notice,
      GError     **error)
{
  g_autofree char *moved = NULL;
  guint n_games = 0;

  if (!shelf_salvage (place, &n_games, error))
    return FALSE;
  if (g_rename (place->mending, place->mended) != 0)
    return shelf_fault_set_errno (error, place->mended, errno);
  if (!shelf_place_exchange (place, &moved, error))
    return FALSE;

  g_free (*notice);
  *notice = tell_mended (place, moved, n_games);
  return TRUE;
}

static gboolean
needs_mending (ShelfPlace *place,
               guint64     damaged)
{
  return shelf_place_has_log_alone (place)
         || (damaged != 0 && shelf_repair_get_file (place->path) == damaged);
}

/* Whoever comes second waits a little, and finds that it has been done. */
static ShelfLock *
take_lock (ShelfPlace  *place,
           GError     **error)
{
  g_autoptr(ShelfLock) lock = shelf_lock_new (place->lock, error);
  const gint64 end = g_get_monotonic_time () + PATIENCE;
  g_autoptr(GError) failure = NULL;

  if (lock == NULL)
    return NULL;

  while (!shelf_lock_take (lock, SHELF_LOCK_MENDING, &failure))
    {
      if (failure != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&failure));
          return NULL;
        }
      if (g_get_monotonic_time () > end)
        {
          shelf_fault_set (error, ALEA_SHELF_ERROR_BUSY, place->path);
          return NULL;
        }
      g_usleep (PAUSE);
    }

  return g_steal_pointer (&lock);
}

/* Makes the file where there is none, and mends it where SQLite does not open
 * it. */
static ShelfDatabase *
make_or_mend (ShelfPlace  *place,
              guint64      damaged,
              char       **notice,
              GError     **error)
{
  g_autoptr(ShelfLock) lock = take_lock (place, error);
  g_autoptr(GError) failure = NULL;
  ShelfDatabase *database;

  if (lock == NULL)
    return NULL;

  if (!needs_mending (place, damaged))
    {
      if (!shelf_place_has_file (place) && !shelf_place_make_file (place, error))
        return NULL;
      database = shelf_database_open (place->path, SHELF_ACCESS_WRITE, &failure);
      if (database != NULL)
        return database;
      if (!g_error_matches (failure, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_DAMAGED))
        {
          g_propagate_error (error, g_steal_pointer (&failure));
          return NULL;
        }
    }

  return mend (place, notice, error) ? shelf_database_open (place->path, SHELF_ACCESS_WRITE, error) : NULL;
}

/* --- opening -------------------------------------------------------------- */

ShelfDatabase *
shelf_repair_open (ShelfPlace  *place,
                   guint64      damaged,
                   char       **notice,
                   GError     **error)
{
  g_autofree char *moved = NULL;

  if (!shelf_place_prepare (place, &moved, error))
    return NULL;
  if (moved != NULL)
    *notice = tell_moved (moved);

  if (shelf_place_has_file (place) && !needs_mending (place, damaged))
    {
      g_autoptr(GError) failure = NULL;
      ShelfDatabase *database;

      shelf_place_make_private (place);
      database = shelf_database_open (place->path, SHELF_ACCESS_WRITE, &failure);
      if (database != NULL)
        return database;
      if (!g_error_matches (failure, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_DAMAGED))
        {
          g_propagate_error (error, g_steal_pointer (&failure));
          return NULL;
        }
    }

  return make_or_mend (place, damaged, notice, error);
}
