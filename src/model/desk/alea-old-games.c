/* alea-old-games.c: what version 1 of the program has left
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-old-games.h"

#include "alea-game-record.h"
#include "alea-match.h"
#include "alea-pgn-reader.h"
#include "alea-shelf-exchange.h"
#include "alea-shelf-record.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define EARLIER "earlier-games.pgn"

/* So many there were. */
#define MAX_SLOTS 16

/* No game of a slot was longer, in bytes. */
#define MAX_SIZE (16 * 1024 * 1024)

/* When a file was last written, in milliseconds; 0: there is none.  A pipe or a
 * device is no file. */
static gint64
get_time (const char *path)
{
  GStatBuf info;

  return g_lstat (path, &info) == 0 && S_ISREG (info.st_mode)
         ? (gint64) info.st_mtim.tv_sec * 1000 + info.st_mtim.tv_nsec / 1000000 : 0;
}

/* --- the earlier games ---------------------------------------------------- */

/* A game of which not all can be read is there up to its fault; one that nothing
 * is left of is passed over. */
static AleaShelfGame *
read_earlier (gpointer       data,
              GCancellable  *cancellable,
              GError       **error)
{
  for (;;)
    {
      g_autoptr(AleaPgnGame) found = NULL;
      AleaShelfGame *game;

      if (!alea_pgn_reader_next (data, &found, cancellable, error) || found == NULL)
        return NULL;

      alea_game_record_drop_private (found->record);
      game = found->record->events->len > 0
             ? alea_shelf_record_to_game (found->record, ALEA_SHELF_ORIGIN_FILE, NULL) : NULL;
      if (game != NULL)
        return game;
    }
}

static void
bring_earlier (AleaShelf  *shelf,
               const char *folder)
{
  g_autoptr(GFile) file = g_file_new_build_filename (folder, EARLIER, NULL);
  g_autoptr(GFileInputStream) stream = NULL;

  if (get_time (g_file_peek_path (file)) == 0)
    return;

  stream = g_file_read (file, NULL, NULL);
  if (stream != NULL)
    alea_shelf_import_async (shelf, EARLIER, read_earlier, alea_pgn_reader_new (G_INPUT_STREAM (stream)),
                             (GDestroyNotify) alea_pgn_reader_free, NULL, NULL, NULL, NULL, NULL);
}

/* --- games under way ------------------------------------------------------ */

typedef struct
{
  char          *path;
  int            lock;      /* a file that is held */
  AleaShelfGame *game;      /* NULL once it was given */
  gboolean       is_whole;
} Slot;

static void
slot_free (gpointer data)
{
  Slot *slot = data;

  close (slot->lock);
  g_clear_pointer (&slot->game, alea_shelf_game_free);
  g_free (slot->path);
  g_free (slot);
}

/* -1 while a program of that version has it. */
static int
take_lock (const char *folder,
           guint       number)
{
  g_autofree char *name = g_strdup_printf ("game-%u.lock", number);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);

  if (fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0)
    {
      close (fd);
      return -1;
    }

  return fd;
}

static AleaShelfGame *
give_game (gpointer       data,
           GCancellable  *cancellable,
           GError       **error)
{
  return g_steal_pointer (&((Slot *) data)->game);
}

static void
brought_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  Slot *slot = data;
  g_autofree char *aside = g_strconcat (slot->path, ".damaged", NULL);

  if (alea_shelf_exchange_finish (ALEA_SHELF (object), result, NULL, NULL))
    {
      if (slot->is_whole)
        g_unlink (slot->path);
      else
        g_rename (slot->path, aside);
    }

  slot_free (slot);
}

static gboolean
read_match (AleaShelfMatch *kept,
            const char     *text)
{
  AleaMatchStand stand;

  if (text == NULL || !alea_match_parse_stand (text, &stand))
    return FALSE;

  kept->number = (int) stand.number;
  kept->first = (int) stand.first;
  kept->points[0] = (int) stand.points[0];
  kept->points[1] = (int) stand.points[1];
  return TRUE;
}

/* It counts in @match, which where it has no id is that of this game. */
static void
set_match (AleaShelfGame  *game,
           const char     *text,
           AleaShelf      *shelf,
           AleaShelfMatch *match)
{
  AleaShelfMatch own = { 0 };

  if (!read_match (&own, text))
    return;

  if (match->id == 0)
    {
      *match = own;
      match->id = alea_shelf_set_match (shelf, match, NULL, NULL);
    }
  game->match = match->id;
  game->match_number = own.number;
  game->match_first = own.first;
  game->match_points[0] = own.points[0];
  game->match_points[1] = own.points[1];
}

static AleaPgnGame *
read_slot (const char *path,
           char      **name)
{
  g_autofree char *text = NULL;
  g_autofree char *base = g_path_get_basename (path), *sum = NULL;
  g_autoptr(AleaPgnReader) reader = NULL;
  AleaPgnGame *found = NULL;
  GStatBuf info;
  gsize size;

  if (g_stat (path, &info) != 0 || info.st_size > MAX_SIZE || !g_file_get_contents (path, &text, &size, NULL))
    return NULL;

  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, size);
  *name = g_strconcat (base, " ", sum, NULL);
  reader = alea_pgn_reader_new_for_text (text, size);
  return alea_pgn_reader_next (reader, &found, NULL, NULL) ? found : NULL;
}

/* The name holds what stands in the file, so that it comes once. */
static void
bring_slot (AleaShelf      *shelf,
            const char     *folder,
            guint           number,
            AleaShelfMatch *match)
{
  g_autofree char *file_name = g_strdup_printf ("game-%u.pgn", number);
  g_autofree char *path = g_build_filename (folder, file_name, NULL);
  g_autofree char *name = NULL;
  g_autoptr(AleaPgnGame) found = NULL;
  const gint64 at = get_time (path);
  int lock = at != 0 ? take_lock (folder, number) : -1;
  Slot *slot;

  if (lock < 0)
    return;

  slot = g_new0 (Slot, 1);
  slot->path = g_steal_pointer (&path);
  slot->lock = lock;
  found = read_slot (slot->path, &name);
  if (found != NULL && found->record->events->len > 0)
    slot->game = alea_shelf_record_to_game (found->record, ALEA_SHELF_ORIGIN_HERE, NULL);
  if (slot->game == NULL)
    {
      slot_free (slot);
      return;
    }

  slot->is_whole = !found->is_bad;
  slot->game->started = slot->game->changed = at;
  set_match (slot->game, alea_record_get_tag (found->record, ALEA_GAME_RECORD_MATCH_TAG), shelf, match);
  alea_shelf_import_async (shelf, name, give_game, slot, NULL, NULL, NULL, NULL, brought_cb, slot);
}

void
alea_old_games_bring_over (AleaShelf  *shelf,
                           const char *folder,
                           GSettings  *settings)
{
  g_autofree char *text = NULL;
  AleaShelfMatch match = { 0 };

  g_return_if_fail (ALEA_IS_SHELF (shelf));
  g_return_if_fail (folder != NULL);
  g_return_if_fail (G_IS_SETTINGS (settings));

  text = g_settings_get_string (settings, "match");
  if (read_match (&match, text))
    {
      match.id = alea_shelf_set_match (shelf, &match, NULL, NULL);
      g_settings_reset (settings, "match");
    }
  for (guint number = 1; number <= MAX_SLOTS; number++)
    bring_slot (shelf, folder, number, &match);
  bring_earlier (shelf, folder);
}
