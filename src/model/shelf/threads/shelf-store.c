/* shelf-store.c: what the writing thread works on
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "shelf-store.h"

#include "shelf-copy.h"
#include "shelf-fault.h"
#include "shelf-lock.h"
#include "shelf-place.h"
#include "shelf-repair.h"

#include <sys/random.h>

struct _ShelfStore
{
  ShelfPlace    *place;
  ShelfDatabase *database;       /* NULL: not open */
  ShelfDatabase *lost;           /* that somebody has moved away: what is in it is still
                                  * to be brought over; or NULL */
  guint64        damaged;        /* the file that was found damaged; 0: none */
  ShelfLock     *lock;           /* NULL until the folder is there */
  GHashTable    *taken;          /* gint64 -> ShelfMirror: what this program has */
  gboolean       must_restore;   /* the database may lack the games of the mirrors */
  gboolean       has_restored;   /* in the transaction under way */
  char          *notice;
};

ShelfStore *
shelf_store_new (const char *folder)
{
  ShelfStore *self = g_new0 (ShelfStore, 1);

  self->place = shelf_place_new (folder);
  self->taken = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) shelf_mirror_free);
  return self;
}

void
shelf_store_free (ShelfStore *self)
{
  shelf_database_close (self->database, FALSE);
  shelf_database_close (self->lost, TRUE);
  shelf_lock_free (self->lock);
  g_hash_table_unref (self->taken);
  shelf_place_free (self->place);
  g_free (self->notice);
  g_free (self);
}

ShelfDatabase *
shelf_store_get_database (ShelfStore *self)
{
  return self->database;
}

char *
shelf_store_take_notice (ShelfStore *self)
{
  return g_steal_pointer (&self->notice);
}

/* Milliseconds since 1970 and some bits of chance, so that games of two
 * programs, or of two databases that become one, are told apart, and those
 * that begin one after the other lie side by side. */
gint64
shelf_store_make_ids (guint n)
{
  static GMutex mutex;
  static gint64 next = 0;
  guint32 chance;
  gint64 id;

  /* From the system, for programs may have begun as copies of one. */
  if (getrandom (&chance, sizeof chance, GRND_NONBLOCK) != sizeof chance)
    chance = g_random_int ();

  g_mutex_lock (&mutex);
  id = (shelf_rows_now () << 20 | (chance & 0xfffff)) & (SHELF_LOCK_MAX - 1);
  id = MAX (id, next);
  next = id + n;
  g_mutex_unlock (&mutex);

  return id;
}

/* --- games that are open -------------------------------------------------- */

ShelfMirror *
shelf_store_find (ShelfStore  *self,
                  gint64       id,
                  GError     **error)
{
  ShelfMirror *mirror = g_hash_table_lookup (self->taken, &id);

  if (mirror != NULL && mirror->game != NULL)
    return mirror;

  shelf_fault_set (error, ALEA_SHELF_ERROR_NOT_FOUND, NULL);
  return NULL;
}

static gboolean
has_row (gpointer key,
         gpointer value,
         gpointer data)
{
  return ((ShelfMirror *) value)->row == *(gint64 *) data;
}

gboolean
shelf_store_is_in_use (ShelfStore *self,
                       gint64      id)
{
  return g_hash_table_find (self->taken, has_row, &id) != NULL || shelf_lock_is_taken (self->lock, id);
}

gboolean
shelf_store_take (ShelfStore  *self,
                  gint64       id,
                  GError     **error)
{
  g_autoptr(GError) failure = NULL;

  if (g_hash_table_find (self->taken, has_row, &id) == NULL && shelf_lock_take (self->lock, id, &failure))
    {
      g_hash_table_insert (self->taken, g_memdup2 (&id, sizeof id), shelf_mirror_new (id));
      return TRUE;
    }

  if (failure != NULL)
    g_propagate_error (error, g_steal_pointer (&failure));
  else
    shelf_fault_set (error, ALEA_SHELF_ERROR_IN_USE, NULL);
  return FALSE;
}

void
shelf_store_give (ShelfStore *self,
                  gint64      id)
{
  const ShelfMirror *mirror = g_hash_table_lookup (self->taken, &id);

  if (mirror == NULL)
    return;

  shelf_lock_give (self->lock, mirror->row);
  g_hash_table_remove (self->taken, &id);
}

void
shelf_store_hold (ShelfStore    *self,
                  AleaShelfGame *game)
{
  ShelfMirror *mirror = g_hash_table_lookup (self->taken, &game->id);

  g_assert (mirror != NULL && mirror->game == NULL);

  mirror->game = game;
}

/* Takes all that this program has on the file that everybody finds now.  Where
 * somebody else has taken a game meanwhile, ours becomes another one, so that
 * neither writes over the other. */
static gboolean
hold_locks (ShelfStore  *self,
            GError     **error)
{
  g_autoptr(ShelfLock) lock = NULL;
  GHashTableIter iter;
  gpointer value;

  if (self->lock != NULL && shelf_lock_is_there (self->lock))
    return TRUE;

  lock = shelf_lock_new (self->place->lock, error);
  if (lock == NULL)
    return FALSE;

  g_hash_table_iter_init (&iter, self->taken);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      ShelfMirror *mirror = value;
      g_autoptr(GError) failure = NULL;

      if (shelf_lock_take (lock, mirror->row, &failure))
        continue;
      if (failure != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&failure));
          return FALSE;
        }
      mirror->row = shelf_store_make_ids (1);
      if (!shelf_lock_take (lock, mirror->row, error))
        return FALSE;
    }

  g_clear_pointer (&self->lock, shelf_lock_free);
  self->lock = g_steal_pointer (&lock);
  return TRUE;
}

/* --- the database --------------------------------------------------------- */

/* What stands at its path is not what is open, which goes on being there as long
 * as it is open. */
static void
lose_database (ShelfStore *self)
{
  shelf_database_take_log (self->database);
  if (self->lost == NULL)
    self->lost = self->database;
  else
    shelf_database_close (self->database, TRUE);
  self->database = NULL;
}

static void
drop_damaged (ShelfStore *self)
{
  self->damaged = shelf_repair_get_file (self->place->path);
  shelf_database_close (self->database, TRUE);
  self->database = NULL;
}

/* Where the log alone has gone, it is brought to the file as far as that is
 * possible.  The file cannot be opened again beside others who have it open
 * with the old log, so it is mended as well. */
static void
look_after (ShelfStore *self)
{
  if (self->database == NULL)
    return;

  switch (shelf_database_look_for (self->database))
    {
    case SHELF_MOVED:
      lose_database (self);
      break;
    case SHELF_SPOILT:
      if (shelf_database_has_head (self->database))
        shelf_database_empty_log (self->database);
      drop_damaged (self);
      break;
    case SHELF_THERE:
    default:
      break;
    }
}

static gboolean
open_database (ShelfStore  *self,
               GError     **error)
{
  g_autofree char *notice = NULL;

  self->database = shelf_repair_open (self->place, self->damaged, &notice, error);
  if (notice != NULL)
    {
      g_free (self->notice);
      self->notice = g_steal_pointer (&notice);
    }
  if (self->database == NULL)
    return FALSE;

  self->damaged = 0;
  self->must_restore = TRUE;
  return TRUE;
}

/* --- games in it ---------------------------------------------------------- */

gboolean
shelf_store_put (ShelfStore           *self,
                 const AleaShelfGame  *game,
                 GError              **error)
{
  const ShelfMirror *mirror = g_hash_table_lookup (self->taken, &game->id);
  AleaShelfGame row = *game;

  g_assert (mirror != NULL);

  row.id = mirror->row;
  return shelf_rows_put_game (self->database, &row, 0, error);
}

ShelfMirror *
shelf_store_find_row (ShelfStore  *self,
                      gint64       id,
                      GError     **error)
{
  ShelfMirror *mirror = shelf_store_find (self, id, error);
  gint64 is_there;

  if (mirror == NULL)
    return NULL;

  is_there = shelf_database_ask (self->database, "SELECT 1 FROM game WHERE id = ?1", mirror->row, error);
  if (is_there < 0)
    return NULL;

  return is_there > 0 || shelf_store_put (self, mirror->game, error) ? mirror : NULL;
}

/* Whoever has a game open knows best how it is. */
static gboolean
restore_games (ShelfStore  *self,
               GError     **error)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->taken);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const ShelfMirror *mirror = value;

      if (mirror->game != NULL && !shelf_store_put (self, mirror->game, error))
        return FALSE;
    }

  return self->lost == NULL || shelf_copy_all (self->lost, self->database, error);
}

/* --- transactions --------------------------------------------------------- */

gboolean
shelf_store_begin (ShelfStore  *self,
                   GError     **error)
{
  g_autoptr(GError) failure = NULL;

  look_after (self);
  if (self->database == NULL && !open_database (self, error))
    return FALSE;
  if (!hold_locks (self, error))
    return FALSE;

  if (shelf_database_run (self->database, "BEGIN IMMEDIATE", &failure)
      && (!self->must_restore || restore_games (self, &failure)))
    {
      self->has_restored = self->must_restore;
      return TRUE;
    }

  shelf_store_roll_back (self, failure);
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

gboolean
shelf_store_commit (ShelfStore  *self,
                    GError     **error)
{
  g_autoptr(GError) failure = NULL;

  if (!shelf_database_run (self->database, "COMMIT", &failure))
    {
      shelf_store_roll_back (self, failure);
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }

  look_after (self);
  if (self->database == NULL)
    return FALSE;

  if (self->has_restored)
    {
      self->must_restore = FALSE;
      shelf_database_close (self->lost, TRUE);
      self->lost = NULL;
    }
  return TRUE;
}

gboolean
shelf_store_has_to_settle (ShelfStore *self)
{
  look_after (self);
  return self->lost != NULL || (self->database == NULL && g_hash_table_size (self->taken) > 0);
}

void
shelf_store_roll_back (ShelfStore   *self,
                       const GError *error)
{
  /* SQLite may have done it already. */
  shelf_database_run (self->database, "ROLLBACK", NULL);
  if (g_error_matches (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_DAMAGED))
    drop_damaged (self);
}
